# Pastiche at a real table: its set-up and its score sheet.

## What a counted sheet says

pa-score-commission = Commission: { $title }
pa-score-artist = Both works of { $artist }
pa-score-cards = Usable cards: { $cards }

## What the sheet asks for

pa-sheet-completed = Completed commissions
pa-sheet-commissions = Commissions in the hand
pa-sheet-palette = Palette cards in the hand

## The set-up

pa-setup-start = Lay the starting piece in the middle of the table and sort the palette cards by colour: they are the bank.
pa-setup-cards = Give each player one green, one violet, one orange and one brown card.
pa-setup-hexes = Shuffle the hexes face down: they are the supply. Each player draws { $count }.
pa-setup-commissions = Shuffle the commissions and deal { $count } to each player, hidden from the others.
pa-setup-gallery = Lay { $count } commissions open: they are the gallery. The other { $left } are the deck.
pa-setup-starter = Draw lots for who begins.
pa-setup-goal = Remember the goal: { $points } points in completed commissions call the end.
