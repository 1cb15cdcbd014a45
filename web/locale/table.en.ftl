# What only the screen of a running game says.

## Leaving and resigning

resign-title = Resign
resign-ask = Resign from this game?
resign-text = A bot plays on for you to the end, and you cannot come back. The result says that you resigned.
resign-last = Nobody else plays here: the game ends at once, without a winner.
resign-do = Resign
resigned-you = You have resigned. A bot plays on for you.
resigned-line = { $you ->
    [yes] You resigned. A bot played on for you.
   *[no] { $player } resigned. A bot played on.
}
table-resigned-seat = resigned
result-given-up = The game was given up
result-given-up-text = { $you ->
    [yes] You resigned, and nobody was left to play on.
   *[no] Everybody resigned, and nobody was left to play on.
}

## Somebody is absent

absent-text = { $player } has been away for a while, and it is their turn.
absent-do = Let a bot play
stand-in-question = { $player } asks whether a bot should play for { $partner } until they are back.
stand-in-question-you = { $player } asks whether a bot should play for you. Are you there?
stand-in-here = I am here
stand-in-waiting = The others are asked whether a bot should play for { $partner }.

## A pause

pause-title = Pause the game
pause-text = While the game is paused nobody moves and no time is lost. It goes on by itself.
pause-length = How long?
pause-days = { $days ->
    [one] One day
   *[other] { $days } days
}
pause-hours = { $hours } hours
pause-do = Pause
pause-ask = Ask the others
pause-question = { $player } asks for a pause until { $date }.
pause-waiting = The others are asked for a pause until { $date }.
pause-now = The game is paused until { $date }.
table-paused-now = Paused
resume-do = Go on now
resume-ask = Ask the others to go on now
resume-question = { $player } would like to end the pause and go on now.
resume-waiting = The others are asked whether to go on now.

## Questions

question-yes = Yes
question-no = No
question-withdraw = Do not ask any more
question-waits = Waiting for { $players }.

## Undo

undo-what = Take this back? { $move }
undo-more = { $count ->
    [one] The move after it is taken back too:
   *[other] The { $count } moves after it are taken back too:
}
undo-keep = Leave it
undo-of = { $player } would like to take this back: { $move }
undo-of-mine = Waiting for the others to let you take this back: { $move }
log-undone = taken back

## Chat

chat-unread = { $count ->
    [one] One new message
   *[other] { $count } new messages
}
chat-spectators = You are chatting with other spectators. Players can read it after the game.

## The deal

sealed-title = Can the deal be checked?
sealed-text =
    { $draws ->
        [same] No. This game draws the same as the one it goes on from, and the seed of that game is public. It is for practice. This is the SHA-256 of the seed.
        [new] From here on, yes. Everything drawn after the position this game began with comes from a secret seed. This is its SHA-256, published before the first move. The seed is shown after the game, so you can check that it was not changed.
       *[deal] Yes. Everything random in this game comes from a secret seed. This is its SHA-256, published before the first move. The seed is shown after the game, so you can check that it was not changed.
    }

## Settings of a seat

auto-decline = Automatically decline what I cannot pay

table-try-again = Try again

fair-title = Was the deal fair?
fair-text =
    { $draws ->
        [same] This game drew the same as the one it goes on from. Its seed was public all along, so it proves nothing about luck. Your browser can check that it is the seed this game named before the first move.
        [new] Before the first move the server published the hash of a secret seed, from which came everything drawn after the position this game began with. The seed is public now, and your browser can compute the hash itself.
       *[deal] Before the first move the server published the hash of a secret seed. The seed is public now, and your browser can compute the hash itself.
    }
fair-check = Check it here
fair-yes = The hash matches the one published before the first move: the seed was not changed.
fair-no = The hash does not match: this is not the seed that was sealed.
fair-no-seed = This game has no seed to check.
fair-seed = Seed
fair-hash = Its SHA-256, computed in your browser
fair-commitment = Published before the first move
