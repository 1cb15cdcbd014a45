# A table before the game: the invitation, who sits where, and who waits for whom.

lobby-invites = { $player } invites you to a game.
lobby-welcome = There is a seat for you.
lobby-taken = Every seat is taken. You can watch when it starts.
lobby-freed = The host has freed your seat.
lobby-waiting = { $count ->
    [one] Waiting for one more player.
   *[other] Waiting for { $count } more players.
}
lobby-auto = The game starts when every seat is taken.
lobby-auto-ready = The game starts when every seat is taken and everybody is ready.
lobby-then = { $you ->
    [yes] When every seat is taken, you can start the game.
   *[no] When every seat is taken, { $player } can start the game.
}
lobby-full = { $you ->
    [yes] Every seat is taken. You can start the game.
   *[no] Every seat is taken. Waiting for { $player } to start the game.
}
lobby-ask-ready = Every seat is taken. The clock starts when everybody is ready.
lobby-unready = Waiting for { $players } to be ready.
lobby-sit = Sit down
lobby-ready = I am ready
lobby-not-ready = Not ready yet
lobby-start = Start the game

## What is agreed

lobby-length = Length
lobby-options = Options
lobby-host = host
lobby-is-ready = ready
lobby-is-not-ready = not ready yet

## What one may do with a seat

lobby-move = Move here
lobby-add-bot = Add a bot
lobby-add-last-bot = Add a bot and start
lobby-seat-menu = More for seat { $number }
lobby-put-bot = Bot: { $level }
lobby-challenged = waiting for { $bot } to accept
lobby-declined = { $bot } declined
lobby-withdraw = Withdraw the challenge
lobby-free = { $kind ->
    [bot] Remove the bot
   *[person] Free this seat
}
lobby-swap = Swap with { $player }
lobby-swap-free = Move to seat { $number }
lobby-pass-host = Make { $player } the host

## Handing a seat to somebody

hand-text = Whoever opens this link first plays on in your place: with your cards and your time. It works once.
hand-make = Make the link
hand-title = A seat for you
hand-lead = Somebody hands you their seat. You play on in their place.
hand-take = Take the seat
lobby-answers = usually answers within { $days ->
    [0] { $hours } h
    [one] a day
   *[other] { $days } days
}
