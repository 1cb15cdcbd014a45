# What only the review of a game says, and a move that is tried again.

reviewed-title = { $game }: review
reviewed-untitled = Review
reviewed-making = The master looks at every move.
reviewed-making-why = It takes a minute or two, and games that are being played go first. If you leave, it waits for you: what was made is kept.
reviewed-progress = { $done } of { $total } done
reviewed-ready = The review is ready.
reviewed-stopped = The review is not complete yet.
reviewed-go-on = Go on
reviewed-result = Result
reviewed-play = By play
reviewed-luck = By luck
reviewed-interval = In 95 of 100 cases the truth lies between the numbers in brackets.
reviewed-range = { $from } to { $to }
reviewed-curve-key = Upwards: the share of the win as the master judges it, a course rather than odds. Squares are mistakes, large ones blunders; full dots are good luck, empty ones bad luck. Each leads to its place in the replay.
reviewed-table = All marks as a table
reviewed-happened = What happened
reviewed-share = Worth, in % of the win
reviewed-try = Try again
reviewed-answer = What was better, and why?
reviewed-show = Show me

## A move that is tried again

trial-ask = What would you play here? Choose on the board; the master tells you what it thinks.
trial-thinking = The master thinks about it.
trial-best = The master would do the same.
trial-good = A good move: hardly anything speaks against it.
trial-mistake = A mistake.
trial-blunder = A blunder.
trial-back = Back to the review
