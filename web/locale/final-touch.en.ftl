# Final Touch on the page: the board, the end, the first game. Colours, titles and refusals are the server's own texts.

## The board

board-label = The board
board-money = ${ $money }
board-touches = { $touches }
board-current = The masterpiece
board-next = Next
board-no-next = Nothing after this one.
board-value-finished = finished
board-value-ruined = ruined
board-needs = Touches it needs
board-need = { $name }: { $done } of { $needed } painted
board-smears = Smears
board-smears-of = { $smears } of { $limit }
board-draw = Draw pile
board-discard = Discard
board-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
board-purses = Purses
board-goal = of { $goal }
board-won = Hanging in the gallery
board-won-line = { $title }, { $as ->
    [finished] finished
   *[ruined] ruined
}: { $money } for { $players }
board-last = Last move
board-painting = { $title }, being painted. Done: { $improved }. Missing: { $missing }. Smears: { $smears } of { $limit }.
board-painting-next = { $title }, still in pencil. Needs { $needs }.
board-painting-finished = { $title }, finished.
board-painting-ruined = { $title }, ruined: torn, and hung crooked.
board-ended-finished = The final touch
board-ended-ruined = Ruined
board-go-on = Go on

## Letters on the cards

board-letter-yellow = Y
board-letter-green = G
board-letter-brown = N
board-letter-blue = B
board-letter-red = R

## The hand

board-hand = Your hand
board-card = { $name }, card { $place } of { $count }
board-card-tag = { $card }: { $tag }
board-tag-improve = improves
board-tag-finish = finishes
board-tag-smear = smears
board-tag-ruin = ruins
board-pick = Choose what to play: touches that improve, or one that smears.
board-plan = Plan ahead while you wait.
board-wait = { $player } is at the easel.
board-watch = You are watching.
board-sending = Playing …
board-play = Play
board-confirm-improve = Improve
board-confirm-finish = Put the final touch
board-confirm-smear = Smear
board-confirm-ruin = Smear and ruin it
board-put-back = Put back
board-instead = Play this card instead
board-rule = Rule { $rule }

## What a selection would do

board-gets = { $money } for { $players }
board-effect-improve = Improves with { $touches }. Then still missing: { $missing }.
board-effect-smear = Smears with { $touches }: smear { $smears } of { $limit }.
board-effect-finish = Finishes { $title } with { $touches }: { $gets }.
board-effect-ruin = Ruins { $title } with { $touches }: { $gets }.
board-effect-again = Then you begin the next masterpiece.
board-effect-win = That wins the game.
board-effect-lose = That ends the game: { $count ->
    [one] { $winners } wins.
   *[other] { $winners } win.
}
board-effect-tiebreak = That makes a tie: one last masterpiece decides.

## The end

end-money = How the money came
end-nothing = No masterpiece.
end-finished = finished
end-ruined = ruined by { $players }
end-ruined-others = ruined by others
end-total = { $players }: { $money }
