# The review of a finished game.

review-title = { $game }, { $players }: the game reviewed
review-split = Luck and play
review-account = { $player }: { $result } against an equal share of the win. Luck { $luck } (give or take { $error }), play { $play }.
review-note = In hundredths of the win. Luck is what deals and draws were worth, less what was to be expected; over many games it adds up to nothing. Play is the rest: your own, and that of the others.
review-curve = The course of the game
review-curve-label = What each side could expect after each move, with all cards open
review-curve-key = Upwards: the share of the win. Squares are mistakes, dots are lucky draws; both are told below.
review-moments = What { $player } can learn from it
review-none = No mistake was found.
review-moment = Move { $number }, { $player }: { $verdict ->
    [blunder] a blunder
   *[mistake] a mistake
}
review-made = Played: { $move }
review-better = Better: { $move }
review-cost = It cost { $share } % of the win.
review-cost-points = It cost { $share } % of the win, and { NUMBER($points, maximumFractionDigits: 1) ->
    [one] 1 point
   *[other] { $points } points
} soon after.
review-luckiest = What luck decided
review-luck = Move { $number }: { $way ->
    [unlucky] bad luck for { $player }, { $share } % of the win.
   *[lucky] good luck for { $player }, { $share } % of the win.
}
review-luck-deal = The deal: { $way ->
    [unlucky] bad luck for { $player }, { $share } % of the win.
   *[lucky] good luck for { $player }, { $share } % of the win.
}
