# What the page says beside the games' own words.

## Everywhere

frame-brand = Bottega, to the start page
frame-nav = Page
frame-language = Language
frame-skip = Skip to the content
frame-close = Close
frame-cancel = Cancel
frame-home = To the start page
frame-loading = One moment …
frame-offline = The server cannot be reached. Please try again in a moment.
frame-broken = Something went wrong. Please try again.
frame-not-loaded = This part of the page could not be loaded. It may have been renewed since you opened it.
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

## Home

home-title = Take a seat in the workshop
home-lead = Three painting games, for two to four. Begin at once against bots, or send friends a link. No account needed.
home-mine = My games
home-players = { $from } to { $to } players
home-minutes = { $from } to { $to } min
home-play = Play now
home-starting = Setting the table …
home-level = Against
level-apprentice = Apprentice
level-journeyman = Journeyman
level-master = Master
home-friends = With friends
home-device = Same device
home-learn = Learn in three minutes
home-rules = Rules
home-open = Open tables
home-open-none = Nobody is looking for players just now. Open a table and send the link around.
home-watch = Games to watch
home-join = Join a table
home-code = Code or link
home-go = Go there
home-over = Finished games
home-fair = Every deal can be checked: its seed is sealed before the first move and shown after the last.
home-credits = Whose games these are

## A line in a list of tables

line-your-turn = Your turn
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
line-full = { $you ->
    [yes] Full: you can begin
   *[no] Full, waiting for { $player } to begin
}
line-unready = Full, waiting until everybody is ready
line-waits = Waiting for { $players }
line-playing = Being played

## A new table

new-title = { $game }: a new table
new-players = Players
new-seat = Seat { $number }
new-me = Me
new-open = Whoever comes
new-device = Someone at this device
new-device-name = Name of the player at seat { $number }
new-bot = Bot: { $bot }
new-bot-greedy = Bot that plays well
new-bot-apprentice = Apprentice: a child can win
new-bot-journeyman = Journeyman: a match for a regular player
new-bot-master = Master: the best we have, thinks up to two seconds
new-bot-random = Bot that plays anything
new-clock = Time
time-none = No time limit
time-live = { $seconds ->
    [0] { $minutes } min each
   *[other] { $minutes } min each + { $seconds } s per move
}
time-async = { $days ->
    [one] { $days } day per move
   *[other] { $days } days per move
}
new-privacy = Who may come
new-privacy-link = Whoever has the link
new-privacy-public = Anyone: listed on the start page
new-privacy-closed = Players only, nobody watches
new-options = More options
new-autostart = Begin as soon as every seat is taken
new-make = Open the table
option-chosen = { $label }: { $words }
option-seat-chance = Chance decides

## The table

table-title = Table
table-seats = Players
table-you = you
table-team = Team { $team }
table-stand-in = a bot stands in
table-away-now = away
table-same-device = this device
table-hand-over = Hand over
table-to-move = { $you ->
    [yes] your turn
   *[no] to move
}
table-winner = winner
table-your-turn = Your turn
table-your-answer = Your answer
table-turn-of = Waiting for { $players }
table-answer-of = Waiting for { $player } to answer
table-share = Invite others
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
table-log = Log
table-log-empty = Nothing has happened yet.
table-chat = Chat
table-chat-empty = Nobody has said anything yet.
table-chat-say = Say something
table-chat-send = Send
table-phrases = Phrases that translate themselves
table-mute = Do not hear { $player }
report-title = Report to the host
report-line = Report to the host: { $player }, “{ $text }”
report-name = Report a name
report-who = Whose name?
report-nobody = Nobody here has a name that could be reported.
report-note = What is wrong? (You need not say.)
report-send = Send
report-sent = Thank you. Whoever hosts this server will see it.
table-as-text = The table in words
table-reconnecting = The line broke. Connecting again …
table-reconnected = Connected again. Nothing was lost.
table-server-restarts = The server is restarting. The game goes on in a moment …
table-restarted = The server has restarted. Nothing was lost.
since-title = Since your last turn
since-more = { $count ->
    [one] One thing more before that: see the log.
   *[other] { $count } things more before that: see the log.
}
advice-ask = What would the master do?
advice-thinking = The master is thinking …
advice-title = What the master would do
advice-play = Play this
advice-told = The master would: { $choice }. { $reason }

undo-do = Take my last move back
undo-ask = Ask to take my last move back
undo-asked = { $player } would like to take a move back.
undo-waiting = The others are asked whether you may take your move back.
undo-yes = Yes, of course
undo-no = No
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

share-title = Invite others
share-link = Link
share-copy = Copy
share-copied = Copied
share-send = Send the link …
share-code = Or say the code:
share-qr = The link as a QR code, for a phone’s camera
share-local = This link works on this computer only.
share-local-how = To open it on other devices in your network, start Bottega with “bottega --lan” (or “make play LAN=1”).

## Several players at one device

handover-title = { $player } is next
handover-text = Hand the device to { $player }. The others look away.
handover-ready = I am { $player }
handover-covered = Covered while the device changes hands.

## The end

result-you = You win!
result-winners = { $count ->
    [one] { $winners } wins
   *[other] { $winners } win
}
result-players = Players
result-score = Score
result-rematch = Play again
result-rematch-go = To the next game
result-replay = Watch the replay
fair-title = Was the deal fair?
fair-text = Before the first move the server published the hash of a secret seed. Now the seed is public, and your browser can count the hash itself.
fair-check = Check it here
fair-yes = The hash is the one that was published: nobody changed the deal.
fair-no = The hash is another one. This deal was not the one that was sealed.
fair-no-seed = This game has no seed to check.
fair-seed = Seed
fair-hash = Its SHA-256, counted in this page
fair-commitment = Published before the first move

## Replay

replay-title = { $game }: replay
replay-controls = Steps
replay-first = To the deal
replay-back = One step back
replay-next = One step on
replay-last = To the end
replay-play = Play by itself
replay-pause = Stop
replay-step-label = Step
replay-step = Step { $step } of { $last }
replay-view = Seen by
replay-open = All hands open
replay-spectator = As a spectator
replay-seat = As { $player }
replay-link = Copy a link to this step
replay-table = To the table
replay-record = Download the record
replay-deal = The deal.

## Rules and lessons

rules-title = { $game }: the rules
rules-contents = Contents
rules-rule = Rule { $rule }
rules-none = There is no rule { $rule }.
rules-all = Read it among all the rules
rules-ours = (our decision where the books are silent)
lesson-title = { $game }: a first game
lesson-skip = Skip the lesson
lesson-hint = Hint
lesson-next = Go on
lesson-back = Back
lesson-none = There is no lesson for this game yet. Its rules are a good start.
lesson-done = You know enough to play
lesson-done-text = Not in this lesson: { $rest }. The rules, one tap away at every table, tell it all.
lesson-again = Once more

## A game without a picture of its own

plain-table = The table
plain-choices = What you can do
plain-some = The most useful choices of many.
plain-filter = Find among the choices

## Settings

settings-title = Settings
settings-look = Look and sound
settings-theme = Light
settings-theme-auto = As the device
settings-theme-light = Day
settings-theme-dark = Lamp
settings-motion = Motion
settings-motion-auto = As the device
settings-motion-none = None
settings-letters = Letters and shapes on every colour
settings-sound = A soft sound when it is my turn
settings-you = You
settings-name = Your name
settings-save = Save
settings-saved = Saved.
settings-account = Account
settings-account-why = You play without one. An account keeps your games if this browser forgets you.
settings-account-is = You are signed in as { $account }.
settings-claim = New account
settings-claim-do = Make the account
settings-claimed = The account is yours, and so are your games.
settings-sign-in = Sign in
settings-signed-in = Welcome back.
settings-games = { $count ->
    [one] Welcome back. One game of this device is now in your account.
   *[other] Welcome back. { $count } games of this device are now in your account.
}
settings-sign-out = Sign out
settings-signed-out = Signed out.
settings-account-name = Account name
settings-password = Password
settings-move = Another device
settings-move-why = Go on playing on your phone or another computer. The link works once, for ten minutes.
settings-move-do = Make the link
settings-link-ready = The link is ready.
home-opened-elsewhere = Your games were opened on another device on { $date }, by a link of yours. If that was not you, sign it out:
home-it-was-me = It was me
settings-devices = Where you are signed in
settings-devices-guest = You have no account: on a device that you sign out, nobody can get your games back.
settings-device-unknown = Unknown device
settings-device-here = this device
settings-device-began = { $how ->
    [link] Opened by a link, { $date }.
    [sign-in] Signed in with the password, { $date }.
    [claim] Account made here, { $date }.
   *[guest] Here since { $date }.
}
settings-device-seen = Last used { $date }.
settings-device-end = Sign out: { $device }
settings-everywhere = Sign out everywhere
settings-opened-elsewhere = Your games were opened on another device on { $date }. If that was not you, sign that device out.
settings-data = Your data
settings-export-why = Your name, your games with their records, and what you said in the chat, in one file.
settings-export = Download everything
settings-import-why = Games of another server: choose the file you downloaded there, or a single record. They come one by one.
settings-import = Bring games from a file
settings-import-none = This file is neither an export of Bottega nor a record.
settings-imported = { $count ->
    [one] One game is here to be replayed.
   *[other] { $count } games are here to be replayed.
}{ $failed ->
    [0] {""}
   *[other] {" "}Not readable here: { $failed }.
}
settings-erase-why = Your name, account, devices and chat can be erased for good. Others keep the games you played with them, without your name.
settings-erase = Erase me …
settings-erase-title = Erase everything about you?
settings-erase-text = Your name, account, devices and chat are deleted at once, and nobody can bring them back. In games that are not over a bot plays on for you. Others keep their games; your seat has no name there.
settings-erase-password = Password of { $account }
settings-erase-do = Erase for ever
settings-erased = Everything about you is erased.
invited-title = By invitation
invited-text = Whoever hosts this server lets those in who have an invitation. It works once.
invited-code = Your invitation
invited-do = Come in
invited-account = I have an account: sign in
move-title = Go on playing here
move-text = This brings your name and your games from the other device to this one.
move-do = Bring them here
lost-title = There is nothing here
lost-text = This page does not exist. The game you look for may have another address.
