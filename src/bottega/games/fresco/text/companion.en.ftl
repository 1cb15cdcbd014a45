# Fresco at a real table: its set-up and its score sheet.

## What a counted sheet says

fr-score-tile = Fresco tile of value { $value }
fr-score-bishop-here = The bishop stood on it
fr-score-bishop-next = The bishop stood next to it
fr-score-altar = Altar with { $paints }
fr-score-request = Request
fr-score-portrait = Portrait with points
fr-score-abbot = Abbot: 1 more on the bishop's bonuses from now on
fr-score-thalers = Money at the end: { fr-thalers }
fr-score-points = Counted by hand
fr-score-step = Moved on from an occupied space

refused-sheet-step = Row { $row }: another painter stands on { $space }. Choose: ahead to { $ahead }, or behind to { $behind }.
refused-sheet-no-step = Row { $row }: nobody is in the way, so there is nothing to choose.
refused-sheet-money-last = Row { $row }: money is counted once for each player, after all else.
refused-sheet-altar = Row { $row }: the altar does not take these three paints together.
refused-sheet-leonardo = Row { $row }: Leonardo only restores segments.
refused-sheet-leonardo-name = With two players Leonardo is the neutral painter. Choose another name.

## What the sheet asks for

fr-sheet-player = Who
fr-sheet-tile = Fresco tile of value
fr-sheet-altar = Altar with
fr-sheet-request = Request with points
fr-sheet-portrait = Portrait with points
fr-sheet-abbot = Took the portrait
fr-sheet-thalers = At the end: thalers
fr-sheet-points = Other points
fr-sheet-bishop = The bishop
fr-sheet-bishop-here = stood on it
fr-sheet-bishop-next = stood next to it
fr-sheet-step = If another painter stands there
fr-sheet-step-ahead = go ahead
fr-sheet-step-behind = go behind

## The set-up

fr-setup-order = Draw lots: the painters stand on the start spaces from S1, the last place, upwards.
fr-setup-player = Give each player { $thalers } thalers, { $paints }, { $apprentices } apprentices, a screen and an action sheet. The mood marker begins in the centre of its track; one more apprentice of each player waits at the theatre.
fr-setup-market-without = Take { $count } market tiles out of the game: those with 2 blue, 2 yellow and 2 red.
fr-setup-market = Mix the market tiles in the bag. Fill { $count } booths with { $spaces } tiles, face up. One tile stays in the bag.
fr-setup-tiles = Lay the fresco tile of value { $value } in the centre of the ceiling.
fr-setup-tiles-out = Mix the tiles of value 3 to 11, and take { $count } of them out of the game unseen. All the others go face up on the other spaces.
fr-setup-bishop = The bishop stands on the centre.
fr-setup-portraits = Shuffle each set of portraits and stack them, A on B on C. Lay { $count } open.
fr-setup-requests = Sort the requests into four stacks (general, orange, green, purple), the highest value on top.
fr-setup-leonardo = For two players: Leonardo, a neutral painter, begins on S3 and gets up in the hostel like the others. He has nothing of his own.
