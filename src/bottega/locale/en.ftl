# What all games share.

site-title = Bottega: three painting games

list-none = nothing
list-more = { $first }, { $next }
list-last = { $first } and { $next }

## What no rulebook line covers

G-TURN = It is not your decision now.
G-STEP = That does not belong to this phase or step.
G-HELD = You do not hold that, or cannot pay it.
G-OVER = The game is over.
G-UNDO = You may take back your own last move. If it drew a card, showed you something new, or somebody has moved since, the other people at the table have to agree; against bots alone nobody has to.

refused-over = The game is over.
refused-turn = It is not your turn.
refused-step = That is not possible in this phase or step.
refused-stale = The game moved on before your move arrived. Nothing was played.
refused-undo = This move cannot be taken back.
refused-undo-waits = A request is waiting for an answer already: one question at a time.
refused-undo-again = This was refused. You may ask again after the next move.
refused-undo-away = Somebody who has to agree is away. Ask when they are back.

## Players

seat-human = Player { $number }
seat-erased = Erased player { $number }
seat-random = Random bot
seat-greedy = Simple bot
seat-apprentice = Apprentice
seat-journeyman = Journeyman
seat-master = Master
seat-rated = Strength { $points }
seat-outside = Bot account
seat-you = you

## Playing in a terminal

play-welcome = { $game }. Type the number of a choice, or a move in words. ? explains, quit leaves.
play-from = This game goes on after move { $step } of another.
play-bot = { $player }: { $kind }
play-choices = Your choices:
play-choices-some = Your choices, the most useful of many; others in words (? explains):
play-no-rule = There is no rule { $rule }.
play-choice = { $number }. { $choice }
play-prompt = Your move:{" "}
play-answer = You are asked something out of turn. Answer, or press Enter to let it be.
play-handover = { $player } is next. Press Enter when the others look away.{" "}
play-unclear = I do not understand "{ $text }". Type the number of a choice, or ? for help.
play-refused = { $rule }: { $sentence }
play-rule = Rule { $rule }: { $text }
play-why-legal = Yes, you may: { $choice }
play-why-what = Say which move: why 3, or why followed by a move in words.
play-undone = Taken back.
play-leave = Goodbye.
play-result = { $count ->
    [one] { $winners } wins.
   *[other] { $winners } win.
}
play-result-you = { $count ->
    [one] You win!
   *[other] You win together: { $winners }.
}
play-score = { $players }: { $score }
play-reason = The game ended by rule { $rule }: { $text }
play-commitment = The SHA-256 of the secret seed is { $commitment }. It was fixed before the first move; the seed follows when the game is over.
play-fair = The deal was fair if the SHA-256 of the seed { $seed } is { $commitment }, and the seed gives this deal: bottega replay --verify checks both.
play-saved = The record is in { $file }.
play-help-common =
    Commands: a number plays that choice. look shows the table again. why 3 (or why and a move in words) says whether a move is legal and by which rule. rules shows all rules, rules and an id one of them. log repeats what happened. undo takes your last move back where that is fair. hint says what a master would do, and why. fair shows how the deal can be checked. quit leaves.

## Words the terminal understands

word-help = ?, help, h
word-look = look, l
word-why = why
word-rules = rules, rule
word-log = log
word-undo = undo
word-quit = quit, exit, q
word-hint = hint, hints
word-fair = fair

## The server: what happens at a table

## The server: what it refuses

problem-malformed = This cannot be read: { $reason }.
problem-invalid = This is not valid: { $reason }.
problem-sheet = { $sentence } ({ $rule })
problem-sign-in = Tell us your name first.
problem-wrong-password = Wrong name or password.
problem-no-account = You play as a guest and have no password.
problem-no-mail = This server sends no mail. Whoever hosts it can set a new password for you.
problem-weak-password = This password is among the first that anybody would try. Choose a longer or rarer one.
problem-mixed-letters = An account name has letters of one alphabet only.
problem-name-taken = This name is taken, or you have an account already.
problem-signed-out = You were signed out on this device.
problem-wrong-token = This token is unknown or was revoked.
problem-scope = This token does not allow it: it has not the scope “{ $scope }”.
problem-not-for-bots = Bots cannot do this.
problem-banned = You cannot play on this server. The host says: { $reason }
problem-not-invited = This server is by invitation. Ask whoever hosts it for a code that has not been used.
problem-no-sign-up = This server takes no new players just now. If you have an account, sign in.
problem-link-used = This link was used already, or is too old.
problem-not-found = There is nothing here.
problem-no-such-table = There is no table with this code.
problem-no-such-game = There is no such game.
problem-not-allowed = This table is closed.
problem-method = This cannot be done here.
problem-wrong-origin = This request comes from another site.
problem-wrong-host = This server is not set up for the address “{ $host }”. Whoever hosts it can allow it with BOTTEGA_PUBLIC_URL or BOTTEGA_ALLOWED_HOSTS.
problem-no-name = A name needs at least one letter.
problem-nothing-said = Say something, in your own words or with one of the phrases.
problem-full = Every seat at this table is taken.
problem-no-such-bot = No bot is called “{ $name }”.
problem-too-many-bots = You have too many of them. Delete one first.
problem-not-challenged = No seat here waits for your answer.
problem-not-full = There are still free seats.
problem-not-ready = Not everybody is ready yet.
problem-taken = Somebody sits there.
problem-seated = You sit at this table already.
problem-both-seated = You sit at the same table twice: as { $guest }, a guest, and as { $account }, with this account. If you sign in, you keep the seat of { $account }.{ $running_count ->
    [0] { "" }
   *[other] { " " }In { $running } a bot takes over the seat of { $guest }.
}{ $free_count ->
    [0] { "" }
   *[other] { " " }In { $free }, which has not begun, the seat of { $guest } becomes free.
}
problem-not-seated = This is not your seat.
problem-started = The game has begun.
problem-not-started = The game has not begun yet.
problem-not-over = The game is not over yet.
problem-no-outcome = This game has no result, so it cannot be reviewed.
problem-resigned = You have resigned from this game.
problem-paused = The game is paused.
problem-question-waits = A question is waiting for an answer already: one at a time.
problem-nothing-asked = This question is no longer open.
problem-not-absent = A bot can stand in once the game waits for somebody who has been away for a while.
problem-over = The game is over.
problem-not-host = Only the host can do this.
problem-moved-on = Somebody else was quicker. Look again.
problem-with-people = { hint-alone }
problem-nothing-to-decide = { hint-none }
problem-no-hint = The master has no answer just now. Ask again in a moment.
problem-outdated = This game was begun with other rules and cannot go on: { $reason }.
problem-not-delivered = It could not be delivered: { $reason }.
problem-too-many-tables = You have too many tables. Finish one first.
problem-too-fast = Too fast. Wait a moment.
problem-too-large = This is too large.
problem-unavailable = The server cannot save right now. Nothing has changed; try again in a moment.
problem-internal = Something went wrong on our side. Nothing has changed.

## Chat: phrases that translate themselves

phrase-hello = Hello
phrase-good-luck = Good luck
phrase-your-turn = It is your turn
phrase-one-moment = One moment, please
phrase-well-played = Well played
phrase-thanks = Thank you
phrase-sorry = Sorry
phrase-good-game = Good game
phrase-again = Another game?
phrase-goodbye = Goodbye

## Hints

hint-line = { $number }. { $choice }. { $reason }
hint-obvious = There is nothing to weigh up here.
hint-no-better = At first glance it has no advantage over the other moves.
hint-no-worse = At first glance it is no worse than the first move.
hint-less = At first glance it brings less than the first move.
hint-two = { $first } { $second }
hint-than-next = the next best move
hint-than-best = the first move
hint-even = No clear difference in the score from the next best move.
hint-prefers = The master still prefers it for what comes later.
hint-none = There is nothing for you to decide now.
hint-alone = Hints are for games against bots alone.

## Options that several games share

option-starter = Who begins
option-open = Show everyone’s cards and money
