# The replay of a finished game, step by step.

replay-title = { $game }: replay
replay-untitled = Replay
replay-controls = Steps
replay-first = Go to the deal
replay-back = Previous step
replay-next = Next step
replay-last = Go to the end
replay-play = Play
replay-pause = Pause
replay-view = Point of view
replay-open = All hands open
replay-spectator = Spectator
replay-seat = { $player }
replay-link = Copy a link to this step
replay-table = Back to the table
replay-record = Download the record
replay-deal = The deal.
play-on = Play on from here
