# Final Touch: what it says besides its rules.

## Touches

ft-about = Everyone forges the same masterpiece. Only whoever puts the final touch to it gets paid.
ft-box = The cards of the printed game are not public. Those here are our own, made within all that is known of it.

colour-yellow = yellow
colour-green = green
colour-brown = brown
colour-blue = blue
colour-red = red

touches-yellow = { $count } yellow
touches-green = { $count } green
touches-brown = { $count } brown
touches-blue = { $count } blue
touches-red = { $count } red

ft-untitled = an untitled masterpiece

## Refusals

refused-nothing = You must play at least one touch: you cannot pass.
refused-both = Either improve or smear, not both in one turn.
refused-not-held = You do not hold enough: you are short of { $touches }.
refused-not-missing = Too many: { $touches } more than it needs.
refused-one-smear = A smear is exactly one touch.
refused-still-missing = You cannot smear with { $touches }: that colour is still missing.

## What happens

ft-improved = { $you ->
    [yes] You improve
   *[no] { $player } improves
} with { $touches }.
ft-smeared = { $you ->
    [yes] You smear
   *[no] { $player } smears
} with { $touches }: smear { $smears } of 3.
ft-finished = { $you ->
    [yes] You put
   *[no] { $player } puts
} the final touch to { $title } and { $you ->
    [yes] earn
   *[no] earns
} ${ $value }.
ft-ruined = { $you ->
    [yes] You ruin
   *[no] { $player } ruins
} { $title }: ${ $value } for { $winners }.
ft-drew-known = { $you ->
    [yes] You draw { $touches }.
   *[no] { $player } draws { $touches }.
}
ft-drew = { $player } draws { $count ->
    [one] one card
   *[other] { $count } cards
}.
ft-reshuffled = The discard is shuffled into a new draw pile of { $count } cards.
ft-masterpiece = The masterpiece is now { $title }.
ft-tiebreak = A tie between { $players }: one last masterpiece. Whoever gets it wins (FT-E3).
ft-over = The game is over.

## The table

ft-current = Masterpiece: { $title }. Finished ${ $finished }, ruined ${ $ruined }.
ft-current-by = By { $artist }, { $year }.
ft-missing = Still missing: { $touches }.
ft-zones = Improved with { $touches }. Smears: { $smears } of 3.
ft-next = Next masterpiece: { $title }. Needs { $touches }. Finished ${ $finished }, ruined ${ $ruined }.
ft-no-next = There is no masterpiece after this one.
ft-purse = { $players }: ${ $money }.
ft-hands = Cards in hand: { $hands }.
ft-hand-size = { $player }: { $count }
ft-piles = Draw pile: { $draw } cards. Discard: { $touches }.
ft-hand = Your hand: { $touches }.

## Choices

ft-choice-improve = Improve with { $touches }
ft-choice-finish = Improve with { $touches }: the final touch, ${ $value } for you
ft-choice-smear = Smear with { $touches }
ft-choice-ruin = Smear with { $touches }: ruins it, ${ $value } for { $winners }

## Playing in a terminal

ft-help = In words: improve yellow 2 brown, or smear red. In short: +YNN, or -R (Y yellow, G green, N brown, B blue, R red).
ft-word-improve = improve, i
ft-word-smear = smear, s
ft-word-fillers = with, and, a, one

## Hints

hint-finishes = { $money ->
    [0] It does not finish the masterpiece.
   *[other] It finishes the masterpiece for ${ $money }.
}
hint-ruins = { $money ->
    [0] It does not ruin the masterpiece.
   *[other] It ruins the masterpiece, which pays your opponents ${ $money }.
}
hint-suits = { $count ->
    [0] You keep no card that the next masterpiece needs.
   *[other] Cards you keep that the next masterpiece needs: { $count }.
}
hint-exposed = { $percent ->
    [0] The next player cannot finish what you leave.
    [100] The next player can surely finish what you leave.
   *[other] The next player can finish what you leave with { $percent } % of possible hands.
}
hint-traps = { $percent ->
    [0] The next player is not forced to ruin it.
    [100] The next player is forced to ruin it.
   *[other] The next player is forced to ruin it with { $percent } % of possible hands.
}
hint-later = { $percent ->
    [0] If it comes back to you as you leave it, you cannot finish it.
    [100] If it comes back to you as you leave it, you can finish it.
   *[other] If it comes back to you as you leave it, you can finish it with { $percent } % of possible draws.
}
ft-hint-outlook = Expected by the end of this masterpiece: { $way ->
    [more] about ${ $points } more than with
   *[fewer] about ${ $points } less than with
} { $than }.
