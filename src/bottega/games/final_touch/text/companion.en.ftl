# Final Touch at a real table: its set-up and its score sheet.

## What a counted sheet says

ft-score-finished = { $title }, finished
ft-score-finished-untitled = A masterpiece, finished
ft-score-ruined = { $title }, ruined by { $player }
ft-score-ruined-untitled = A masterpiece, ruined by { $player }

refused-sheet-over = Row { $row }: the game was over before it.
refused-sheet-contenders = Row { $row }: in the tie-break only { $names } play.

## What the sheet asks for

ft-sheet-title = Masterpiece
ft-sheet-value = Another card, which paid $
ft-sheet-finished = Finished by
ft-sheet-ruined = Ruined by

## The set-up

ft-setup-seats = { $seats ->
    [2] Sit down across from each other: it is a duel, and each has a purse.
    [3] Each plays alone, with a purse of their own.
   *[other] Form two teams. Partners sit across from each other and share a purse.
}
ft-setup-masterpieces = Shuffle the { $count } masterpieces into a face-up pile. Everyone sees the top card and the one after it: shift the top card a little.
ft-setup-touches = Shuffle the touches and deal { $count } to each player, hidden from the others. The other { $left } are the face-down draw pile.
ft-setup-starter = Decide who begins; by the rulebook, whoever was last in a museum or a gallery. Play goes clockwise.
