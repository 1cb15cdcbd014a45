# Puzzles on the command line.

puzzle-title = { $game }, a puzzle: { $kind }.
puzzle-answer = The best move: { $choice }. It brings { $percent } % of the win more than the next best.
puzzle-finish-now = finish now
puzzle-save-it = save it from ruin
puzzle-leave-nothing = leave nothing to the next player
puzzle-around-a-rival = plan around a rival
puzzle-plan-ahead = plan ahead
puzzle-best-hex = the best hex
puzzle-trade-first = trade first
puzzle-best-buy = the best purchase
puzzle-best-place = the best place to restore
puzzle-other = the best move
