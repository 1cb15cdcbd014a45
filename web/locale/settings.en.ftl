# Settings: name, account, looks, sessions, what is kept.

settings-look = Display and sound
settings-theme = Theme
settings-theme-auto = System
settings-theme-light = Light
settings-theme-dark = Dark
settings-motion = Animations
settings-motion-auto = System
settings-motion-none = Off
settings-pace = Moves of others
settings-pace-calm = Calm
settings-pace-brisk = Brisk
settings-pace-once = At once
settings-letters = Letters and shapes on every colour
settings-asks = Ask before I give something up
settings-sound = Play sounds: brush, coins, plaster, and two soft notes when it is my turn
settings-volume = Volume: { $percent }%
settings-you = You
settings-save = Save
settings-saved = Saved.
settings-account = Account
settings-account-why = You are playing as a guest. With an account you keep your games when you change browser.
settings-account-is = You are signed in as { $account }.
settings-claim = Create an account
settings-claim-do = Create account
settings-claimed = Your account is ready. Your games are in it.
settings-leave-seat = Sign in and give up that seat
settings-stay-guest = Stay a guest
settings-signed-in = Welcome back.
settings-games = { $count ->
    [one] Welcome back. One game from this device is now in your account.
   *[other] Welcome back. { $count } games from this device are now in your account.
}
settings-sign-out = Sign out
settings-signed-out = Signed out.
settings-account-name = Account name
settings-password = Password
settings-password-change = Change password
settings-password-old = Current password
settings-password-new = New password
settings-password-changed = Password changed. Your other devices are signed out.
settings-password-devices = Your other devices will be signed out.
settings-forgotten = Forgotten your password? Whoever hosts this server can set a new one.
settings-move = Move to another device
settings-move-why = Continue on your phone or another computer. The link works once, for ten minutes.
settings-move-do = Create a link
settings-link-ready = The link is ready.
settings-devices = Where you are signed in
settings-devices-guest = You have no account: on a device that you sign out, nobody can get your games back.
settings-device-unknown = Unknown device
settings-device-here = this device
settings-device-began = { $how ->
    [link] Opened with a link on { $date }.
    [sign-in] Signed in on { $date }.
    [claim] Account created here on { $date }.
   *[guest] Here since { $date }.
}
settings-device-seen = Last used { $date }.
settings-device-end = Sign out: { $device }
settings-everywhere = Sign out everywhere
settings-opened-elsewhere = Your games were opened on another device on { $date }. If that was not you, sign that device out.
settings-data = Your data
settings-export-why = Your name, your games with their records, and what you said in the chat, in one file.
settings-export = Download everything
settings-import-why = Games from another server: choose the file you downloaded there, or a single record.
settings-import = Import games from a file
settings-import-none = This file is neither an export of Bottega nor a record.
settings-imported = { $count ->
    [one] One game is here to be replayed.
   *[other] { $count } games are here to be replayed.
}{ $failed ->
    [0] {""}
   *[other] {" "}Not readable here: { $failed }.
}
settings-erase-why = Your name, account, devices and chat can be deleted for good. Others keep the games you played with them, without your name.
settings-erase = Delete my data…
settings-erase-title = Delete everything about you?
settings-erase-text = Your name, account, bots, devices and chat are deleted at once, and nobody can bring them back. In games that are not over a bot plays on for you. Others keep their games; your seat has no name there.
settings-erase-password = Password of { $account }
settings-erase-do = Delete for good
settings-erased = Everything about you has been deleted.
