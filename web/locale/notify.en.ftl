# Notifications: the section of the settings, and the pages that mails lead to.

notices-title = Notifications
notices-why = Know when it is your turn, wherever you are.
notices-list = You are notified by
notices-none = No notifications yet. Choose a way below.
notices-kind-push = Browser: { $label }
notices-kind-mail = E-mail: { $label }
notices-kind-chat = Chat service: { $label }
notices-kind-webhook = Webhook: { $label }
notices-this-browser = this one
notices-unconfirmed = Open the link in the mail we sent, so that we know it is yours.
notices-problem = The last message did not arrive: { $problem }
notices-test = Send a test
notices-test-of = Send a test: { $channel }
notices-again = Send the mail again
notices-again-of = Send the mail again: { $channel }
notices-tested = The test was sent.
notices-asked = We sent a mail with a link. Open it to confirm the address.
notices-remove = Remove
notices-remove-of = Remove: { $channel }
notices-removed = Removed.
notices-added = Added. Send a test to see how it looks.
notices-push = In this browser
notices-push-do = Notify me in this browser
notices-push-insecure = Browsers allow this over https only. { $mail ->
    [yes] Use e-mail or ntfy instead.
   *[no] Use ntfy instead.
}
notices-push-unsupported = This browser cannot do it. On an iPhone or iPad, add Bottega to the home screen first.
notices-push-denied = Notifications of this page are blocked in the settings of your browser. Allow them there, then try again.
notices-mail = E-mail address
notices-mail-password = Enter your password: whoever reads the mail of this address can set a new one.
notices-add = Add
notices-more = Chat services and webhooks
notices-chat = Address at { $services }
notices-chat-hint = Such as ntfy://my-secret-topic, or the webhook address that Discord or Slack gives you.
notices-webhook = Webhook
notices-webhook-hint = For programs: JSON is posted to this address.
notices-quiet = Quiet hours
notices-quiet-from = from
notices-quiet-until = until
notices-quiet-hint = Time zone: { $zone }. You hear afterwards of what happens then.
notices-saved = Saved.
notices-confirm-title = Is this your address?
notices-confirm-done = Thank you. From now on you get a mail when it is your turn.
notices-stop-title = No more mails
notices-stop-done = Done: no more mails about your turns go to this address.
notices-to-settings = Notifications in the settings

recover-ask = Forgotten your password?
recover-lead = Type the name of the account above. A link to choose a new one goes to the e-mail address of the account, if you have confirmed one in the settings, under Notifications. Otherwise whoever hosts this server can set a new password.
recover-send = Send the link
recover-sent = If this account has a confirmed e-mail address, a link is on its way there. It works for one hour.
recover-title = Choose a new password
recover-save = Set the password
recover-done = The new password of “{ $account }” is set, and all devices are signed out. Sign in with it now.

days-off-title = Days off
days-off-why = In games with days for each move your time does not run on these days. What you change counts from tomorrow on. The others see it when they wait for you.
days-off-weekdays = Every week, at most three
days-off-holidays = Holidays
days-off-from = from
days-off-to = to
days-off-add = Add
days-off-left = { $count ->
    [one] One more day this year.
   *[other] { $count } more days this year.
}
days-off-range = { $from } to { $to }
days-off-remove = Remove: { $range }
days-off-zone = Time zone: { $zone }
