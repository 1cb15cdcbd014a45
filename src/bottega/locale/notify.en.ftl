# Notifications: what is sent to people who are not at the table.

notify-turn = { $game }: your turn
notify-reminder = { $game }: { $hours ->
    [one] one hour left for your move
   *[other] { $hours } hours left for your move
}
notify-digest = Your turn in { $count } games
notify-test = Bottega: a test
notify-test-text = This is how you will be told that it is your turn.
notify-stop = You get this mail because you asked for it in Bottega. To stop it, open { $link }
notify-confirm = Bottega: is this your address?
notify-confirm-text =
    Somebody asked Bottega to send a mail to this address when it is their turn in a game.

    If that was you, open this link:
    { $link }

    If not, do nothing: you will get no further mail.
notify-recovery = Bottega: a new password
notify-recovery-text =
    Somebody asked for a new password for the account “{ $account }”.

    If that was you, choose one here. The link works once, for one hour:
    { $link }

    If not, do nothing: your password stays as it is.
