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
board-pick = Pick touches that improve, or one to smear.
board-plan = Plan ahead while you wait.
board-wait = { $player } is at the easel.
board-watch = You are watching.
board-play = Play
board-confirm-improve = Improve
board-confirm-finish = Put the final touch
board-confirm-smear = Smear
board-confirm-ruin = Smear and ruin it
board-put-back = Put back
board-instead = Play this card instead

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

## The first game

learn-wall = This is the masterpiece. Everybody paints at the same one, and only whoever puts the final touch is paid.
learn-needs = The Gleaners needs four touches: one yellow, one green, two brown. The value in dollars is as high as the touches are many.
learn-improve = These are your five cards. Brown is missing, and you hold two. Pick up both, look at what they would do, and improve.
learn-improve-else = That is allowed too. For this lesson, play the two browns together.
learn-refill = Two parts are painted, and you drew back up to five cards. Now Ambrogio plays.
learn-smeared = Ambrogio smeared with red. A colour that is not missing can only smear, one card a turn. Three smears ruin a masterpiece, and the one who ruins it pays: the others get its lower value.
learn-hold = Yellow and green are missing. You hold the yellow, but whoever adds the last one gets all the money. Hold it back: smear with a blue instead.
learn-hold-else = Allowed, but then one green card would win it for Ambrogio. Keep the yellow and smear with a blue.
learn-final = Two smears: one more would have ruined it, so Ambrogio had to paint the yellow. Only green is missing, and you have just drawn it. Put the final touch.
learn-final-else = Look again: the green card finishes the masterpiece, for $4.
learn-again = $4 for you. Whoever ends a masterpiece goes on at once with the next. The Kiss needs red: play both.
learn-again-else = A fine move. For this lesson, play the two reds.
learn-trap = Ambrogio smeared again: it seems that nothing in that hand fits. Make it two smears with a blue, and the third may be forced.
learn-trap-else = Possible, but it would let Ambrogio breathe. Smear with a blue.
learn-won = Nothing fitted, so Ambrogio had to ruin The Kiss. Its lower value, $3, is yours, and that makes $25: you win.
learn-left = playing several colours in one turn, the purse that two partners share when four play, and the tie-break of three
