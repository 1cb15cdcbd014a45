# What the page says beside the games' own words.

## Everywhere

frame-brand = Bottega, to the start page
frame-nav = Page
frame-language = Language
frame-sound-on = Turn sound on
frame-sound-off = Turn sound off
frame-skip = Skip to the content
frame-close = Close
frame-cancel = Cancel
frame-home = To the start page
frame-loading = Loading…
frame-offline = The server cannot be reached. Try again in a moment.
frame-broken = Something went wrong. Please try again.
frame-not-loaded = This part of the page could not be loaded. The page may have been updated since you opened it.
frame-reload = Load the page again
frame-turn-title = ● { $what ->
    [answer] Your answer
   *[turn] Your turn
}: { $title }
frame-turns = { $count ->
    [one] Your turn
   *[other] Your turn in { $count } games
}
seat-open = Free seat
guest-names = Giotto, Sofonisba, Masaccio, Artemisia, Duccio, Lavinia, Cimabue, Plautilla, Uccello, Fede
frame-next-game = Next game

## Home

home-title = Take a seat in the workshop
home-lead = Three painting games for 2 to 4 players. Play bots right away, or send friends a link. No account needed.
home-mine = My games
home-seats = Players, { $game }
home-count = { $count } players
home-minutes = { $from } to { $to } min
home-play = Play now
home-starting = Starting the game…
home-level = Against
level-apprentice = Apprentice
level-journeyman = Journeyman
level-master = Master
level-hint-apprentice = Easy
level-hint-journeyman = Medium
level-hint-master = The strongest: thinks for up to two seconds
level-points = { $promise } · { $points } points
home-friends = With friends
home-device = Same device
home-learn = Learn in three minutes
home-rules = Rules
home-companion = At a real table
home-open = Open tables
home-open-none = Nobody is looking for players right now. Open a table and share the link.
home-watch = Games to watch
home-join = Join a table
home-code = Code or link
home-go = Join
home-over = Finished games
home-fair = Every deal can be checked: its seed is sealed before the first move and revealed after the last.
home-credits = Credits

## A line in a list of tables

line-your-turn = Your turn
line-left = { $time } left
line-won = Won
line-over = Finished
line-minutes =
    { $count ->
        [0] just now
       *[other] { $count } min ago
    }
line-hours = { $count } h ago
line-days =
    { $count ->
        [1] yesterday
       *[other] { $count } days ago
    }
line-free = { $count ->
    [one] { $count } free seat
   *[other] { $count } free seats
}
line-answers = { $player } usually answers within { $days ->
    [0] { $hours } h
    [one] a day
   *[other] { $days } days
}
line-full = { $you ->
    [yes] Full: you can start
   *[no] Full, waiting for { $player } to start
}
line-unready = Full, waiting until everybody is ready
line-waits = Waiting for { $players }
line-playing = In progress

## A new table

new-title = { $game }: a new table
new-players = Players
new-seat = Seat { $number }
new-me = Me
new-open = Open seat
new-device = Another player on this device
new-device-name = Name of the player at seat { $number }
new-bot = Bot: { $bot }
new-bot-greedy = Simple bot
new-bot-apprentice = Apprentice: easy
new-bot-journeyman = Journeyman: medium
new-bot-master = Master: the strongest, thinks for up to two seconds
new-bot-random = Random bot
new-bot-points = { $bot } · { $points }
new-points = Points of strength: the journeyman has 1000. Between two players, 100 points more win 64 of 100 games.
new-challenge = A bot account, by its name
new-challenge-name = Name of the bot at seat { $number }
new-clock = Clock
time-none = No time limit
time-live = { $seconds ->
    [0] { $minutes } min each
   *[other] { $minutes } min each + { $seconds } s per move
}
time-async = { $days ->
    [one] { $days } day per move
   *[other] { $days } days per move
}
new-privacy = Who can join
new-privacy-link = Anyone with the link
new-privacy-public = Anyone: listed on the start page
new-privacy-closed = Players with the link; no spectators
new-options = More options
new-autostart = Start as soon as every seat is taken
new-make = Open the table
option-chosen = { $label }: { $words }
option-seat-chance = Random

## The table

table-title = Table
table-seats = Players
table-you = you
table-team = Team { $team }
table-stand-in = played by a bot
table-away-now = away
table-notified = notified { $ago }
table-day-off = day off until { $date }
table-same-device = this device
table-hand-over = Hand over
table-to-move = { $you ->
    [yes] your turn
   *[no] to move
}
table-winner = winner
table-leads = leads
table-deeds = Last move
table-about = More about { $player }
table-your-turn = Your turn
table-your-answer = Your answer
table-turn-of = Waiting for { $players }
table-answer-of = Waiting for { $player } to answer
table-share = Invite players
table-hand = Hand my seat to somebody
table-leave = Leave the table
table-bot-plays = A bot is playing for you.
table-return = Take my seat back
table-you-watch = You are watching.
table-watchers = { $count ->
    [one] One spectator
   *[other] { $count } spectators
}
table-panes = Parts of the board
table-menu = More
table-talk = Log and chat
table-talk-hide = Move log and chat below the board
table-talk-show = Show log and chat beside the board
table-log = Log
table-log-empty = Nothing has happened yet.
table-chat = Chat
table-chat-empty = Nobody has said anything yet.
table-chat-say = Say something
table-chat-send = Send
table-phrases = Quick phrases, translated for everyone
table-mute = Mute { $player }
report-title = Report to the host
report-line = Report to the host: { $player }, “{ $text }”
report-name = Report a name
report-who = Whose name?
report-nobody = Nobody here has a name that could be reported.
report-note = What is wrong? (optional)
report-send = Send
report-sent = Thank you. Whoever hosts this server will see it.
table-as-text = Text view
table-reconnecting = Connection lost. Reconnecting…
table-reconnected = Reconnected. Nothing was lost.
table-server-restarts = The server is restarting. The game continues in a moment…
table-restarted = The server has restarted. Nothing was lost.
since-title = Since your last turn
since-more = { $count ->
    [one] 1 earlier event: see the log.
   *[other] { $count } earlier events: see the log.
}
advice-ask = What would the master do?
advice-thinking = The master is thinking…
advice-title = What the master would do
advice-draft = Your own choice
advice-play = Play this
advice-told = The master would: { $choice }. { $reason }

undo-do = Take back my last move
undo-ask = Ask to take back my last move
undo-asked = { $player } would like to take a move back.
undo-waiting = Waiting for the others to let you take your move back.
leave-text = A bot will play for you. You can come back and take your seat at any time.
leave-open = Your seat will be free for others.
leave-do = Leave
clock-label = Time left
clock-days = { $days ->
    [one] { $days } day
   *[other] { $days } days
}
clock-hours = { $hours } h

## Inviting

share-title = Invite players
share-link = Link
share-copy = Copy
share-copied = Copied
share-send = Share the link…
share-code = Or tell them the code:
share-qr = The link as a QR code, for a phone’s camera
share-local = This link only works on this computer.
share-local-how = To open it on other devices in your network, start Bottega with “bottega --lan” (or “make play LAN=1”).

## Several players at one device

handover-title = { $player } plays next
handover-text = Hand the device to { $player }. The others look away.
handover-ready = I am { $player }
handover-covered = Covered while the device changes hands.

## The end

result-winners = { $count ->
    [one] { $winners } wins
   *[other] { $winners } win
}
result-players = Players
result-score = Score
result-rematch = Play again
result-rematch-go = Go to the next game
result-replay = Watch the replay
result-review = Review the game
result-look = Look at the table
result-show = Result

## Replay

replay-step-label = Step
replay-step = Step { $step } of { $last }
origin-line = Goes on from move { $step } of another game

## Rules and lessons

rules-title = { $game }: the rules
rules-contents = Contents
rules-rule = Rule { $rule }
rules-none = There is no rule { $rule }.
rules-all = Show it among all the rules
rules-ours = our ruling
rules-legend = “Our ruling” marks what is not from the rulebook: it is silent, unclear or contradicts itself there, or we have not seen that part of the box.
lesson-title = { $game }: { $chapter }
lesson-hint = Hint
lesson-next = Next
lesson-back = Back
lesson-none = There is no lesson for this game yet. Its rules are a good start.
lesson-done = Chapter done: { $chapter }
lesson-chapters = Chapters
lesson-learnt = done
lesson-left = Not in this lesson, but in the rules, one tap away at every table: { $rest }.
lesson-go = Next: { $chapter }
lesson-else = For this lesson: { $hint }

## A game without a picture of its own

plain-table = The table
plain-choices = What you can do
plain-some = The most useful choices of many.
plain-filter = Find among the choices

## Settings

settings-title = Settings
settings-name = Your name
settings-sign-in = Sign in
home-opened-elsewhere = Your games were opened on another device on { $date } with a link you made. If that was not you, sign that device out:
home-it-was-me = It was me
invited-title = By invitation
invited-text = This server is by invitation only. An invitation works once.
invited-code = Invitation code
invited-do = Enter
invited-account = I have an account: sign in
move-title = Continue here
move-text = Your name and your games move from the other device to this one.
move-do = Move them here
lost-title = Page not found
lost-text = This page does not exist. Check the link, or go to the start page.

# --- the page without a server ---
offline-loading = Fetching the games: { $loaded } of { $all } MB. You can already read rules and lessons.
offline-progress = Fetching the games
offline-another-tab = Bottega is already open in another tab. Close that one, then load this page again.
offline-failed = The games could not be started: { $reason }
offline-not-kept = This browser does not keep your games here. Save them in Settings before you close the page.
offline-lead = Three painting games for 2 to 4 players, against bots or several at one device. Everything runs in this browser, offline too.
offline-friends = This page plays in your browser alone. To play with friends on several devices, one of you runs a Bottega server (Python, one command: make play LAN=1) and sends the link it shows.
offline-fair = The cards were dealt on this device, from a seed that was here all along. That is fair between you and the bots, but no proof to others.
offline-strength = Strength in the browser
offline-strength-why = The apprentice plays as on a server; the journeyman too, where this device is quick enough for all its tries. The master tries fewer moves here than on a server, because Python is slower in a browser, and fewer still on a phone.
offline-strength-won = With as many tries as a desktop browser has time for, the master won against the greedy bot of Bottega 0.1, one against one:
offline-strength-share = { $title }: { $won } % of { $games } games (95 % interval { $low } to { $high } %).
offline-games = Your games
offline-games-why = Games are kept in this browser only. Save them in a file from time to time, or to go on in another browser; bottega replay reads the file too.
offline-save = Save all games in a file
offline-saved = Saved.
offline-read-file = Read games from a file
offline-read =
    { $count ->
        [one] 1 game read, { $fresh } new.
       *[other] { $count } games read, { $fresh } new.
    }
