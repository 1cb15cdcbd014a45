# What a link shows in a chat: a title and a line under it.

preview-start = { $games }. Play bots right away, or send friends a link. No account needed.
preview-invites = { $player } invites you to { $game }: { $count } players, { $from } to { $to } min
preview-open = { $game }: { $count } players, { $from } to { $to } min
preview-free = { $free ->
    [0] All seats are taken.
    [one] One seat is free: sit down and play.
   *[other] { $free } seats are free: sit down and play.
}
preview-playing = { $game }: { $count ->
    [one] { $players } is playing
   *[other] { $players } are playing
}
preview-playing-text = The game is on: watch it live.
preview-over = { $game }, played by { $players }
preview-over-text = Watch the whole game again, move by move.
preview-private = A private game of { $game }
preview-private-text = Only those who sit at the table can see it.
preview-learn = Learn { $game } in three minutes
preview-rules = The rules of { $game }
preview-companion = { $game } at a real table: set-up, turns and score
