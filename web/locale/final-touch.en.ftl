# Final Touch on the page: the board, the end, the first game. Colours, titles and refusals are the server's own texts.

## The board

touch-label = The board
touch-money = ${ $money }
touch-touches = { $touches }
touch-current = The masterpiece
touch-number = Masterpiece { $number }
touch-next = Next
touch-no-next = Nothing after this one.
touch-value-finished = finished
touch-value-ruined = ruined
touch-needs = Touches it needs
touch-need = { $name }: { $done } of { $needed }
touch-smears = Smears
touch-smears-of = { $smears } of { $limit }
touch-draw = Draw pile
touch-discard = Discard
touch-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
touch-goal = of { $goal }
touch-won = Hanging in the gallery
touch-won-line = { $title }, { $as ->
    [finished] finished
   *[ruined] ruined
}: { $money } for { $players }
touch-last = Last move
touch-painting = { $title }, being painted. Done: { $improved }. Missing: { $missing }. Smears: { $smears } of { $limit }.
touch-painting-next = { $title }, still in pencil. Needs { $needs }.
touch-painting-finished = { $title }, finished.
touch-painting-ruined = { $title }, ruined: torn, and hung crooked.
touch-ended-finished = The final touch
touch-ended-ruined = Ruined

## Letters on the cards

touch-letter-yellow = Y
touch-letter-green = G
touch-letter-brown = N
touch-letter-blue = B
touch-letter-red = R

## The hand

touch-hand = Your hand
touch-card = { $name }, card { $place } of { $count }
touch-card-tag = { $card }: { $tag }
touch-tag-improve = improves
touch-tag-finish = finishes
touch-tag-smear = smears
touch-tag-ruin = ruins
touch-pick = Pick touches that improve, or one to smear.
touch-plan = Plan ahead while you wait.
touch-wait = { $player } is at the easel.
touch-watch = You are watching.
touch-play = Play
touch-confirm-improve = Improve
touch-confirm-finish = Add the final touch
touch-confirm-smear = Smear
touch-confirm-ruin = Smear and ruin it
touch-put-back = Put back
touch-instead = Play this card instead

## What a selection would do

touch-gets = { $money } for { $players }
touch-effect-improve = Improves with { $touches }. Then still missing: { $missing }.
touch-effect-smear = Smears with { $touches }: smear { $smears } of { $limit }.
touch-effect-finish = Finishes { $title } with { $touches }: { $gets }.
touch-effect-ruin = Ruins { $title } with { $touches }: { $gets }.
touch-effect-again = Then you begin the next masterpiece.
touch-effect-win = That wins the game.
touch-effect-lose = That ends the game: { $count ->
    [one] { $winners } wins.
   *[other] { $winners } win.
}
touch-effect-tiebreak = That makes a tie: one last masterpiece decides.

## The end

touch-end-money = Where the money came from
touch-end-nothing = No masterpiece.
touch-end-finished = finished
touch-end-ruined = { $you ->
    [yes] ruined by you
   *[no] ruined by { $player }
}
touch-end-ruined-team = ruined by team { $team }
touch-end-ruined-others = ruined by others

## The first game

touch-learn-wall = The first to have $25 wins. This is the masterpiece: everyone paints the same picture, but only the player who adds the final touch is paid.
touch-learn-needs = The Gleaners needs four touches: one yellow, one green, two brown. Whoever finishes it gets $4. This game has been going on for a while: you have $18, Ambrogio $19.
touch-learn-improve = These are your five cards. Brown is missing, and you hold two. Pick up both, look at what they would do, and improve.
touch-learn-improve-else = That is allowed too. For this lesson, play the two browns together.
touch-learn-refill = Two parts are painted, and you drew back up to five cards. Now Ambrogio plays.
touch-learn-smeared = Ambrogio smeared with red. A colour that is not missing can only smear, one card per turn. Three smears ruin a masterpiece: if you ruin it, your opponents get the lower value.
touch-learn-hold = Yellow and green are missing. You hold the yellow, but whoever adds the last one gets all the money. Hold it back: smear with a blue instead.
touch-learn-hold-else = Allowed, but then one green card would win it for Ambrogio. Keep the yellow and smear with a blue.
touch-learn-final = Two smears: one more would have ruined it, so Ambrogio had to paint the yellow. Only green is missing, and you have just drawn it. Add the final touch.
touch-learn-final-else = Look again: the green card finishes the masterpiece, for $4.
touch-learn-again = $4 for you. Whoever ends a masterpiece goes on at once with the next. The Kiss needs red: play both.
touch-learn-again-else = A fine move. For this lesson, play the two reds.
touch-learn-trap = Ambrogio smeared again: it seems that nothing in that hand fits. Make it two smears with a blue, and the third may be forced.
touch-learn-trap-else = Possible, but it would let Ambrogio breathe. Smear with a blue.
touch-learn-won = Nothing fitted, so Ambrogio had to ruin The Kiss. Its lower value, $3, is yours, and that makes $25: you win.
touch-learn-left = our rulings where the rulebook is silent, such as what happens if your own card list runs out
touch-learn-played = Two of the six touches of The Kiss are done, and you have drawn back up to five. Your turn ends with a play that neither finishes nor ruins.
touch-learn-several = The Kiss still needs two yellow, one green and one red. A turn may play up to five touches of several colours, as long as each of them is missing: pick up all four and finish it.
touch-learn-several-else = Allowed, but the rest is then up to Ambrogio. Play two yellow, the green and the red together.
touch-learn-several-done = $6 at once, and you go on with the next masterpiece. When the draw pile runs out, the discard is shuffled into a new one; everyone knows what lies in the discard.
touch-learn-three = Three players: each for themselves. Two smears lie here, and it is Ambrogio’s turn. You and Nina have $23 each.
touch-learn-three-done = Nothing fitted, so Ambrogio ruined it. With three players its lower value, $3, goes to both opponents: $26 each. The higher total would win; as yours are equal, you and Nina play one last masterpiece. Whoever receives that card wins, so do not ruin it.
touch-learn-partners = Four players: partners sit across. You and Nina share a purse, against Ambrogio and Bianca. Your hands stay hidden, from your partner too.
touch-learn-share = Two smears lie here, so a third would give $2 to the others. Only green is missing, and you hold it: finish the masterpiece for your team.
touch-learn-share-else = Look again: the green card finishes it.
touch-learn-shared = $4 for the purse that you share with Nina: $16. The first team with $25 wins.
touch-chapter-first = First turn
touch-chapter-final = The final touch
touch-chapter-ruin = Ruin, and how it ends
touch-chapter-several = Several colours at once
touch-chapter-three = Three players and the tie-break
touch-chapter-partners = Four players and partners

## Why the game ended

end-FT-E1 = The game ends as soon as a player or team has $25.
end-FT-E2 = One ruin brought two players to $25: the one with more money wins.
end-FT-E3 = Two players were tied: the last masterpiece decided between them.
end-FT-E4 = There was no masterpiece left: the most money wins.
