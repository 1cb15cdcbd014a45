# Playing on from a step of a finished game, and where a game comes from that did.

play-on-title = Play on from step { $step }
play-on-text = A new game begins with the table as it stands here. The finished game stays as it is.
play-on-seat = My seat
play-on-others = The other seats
play-on-bots = Bots
play-on-open = People I invite
play-on-open-hint = You get a link for them. The game begins when every seat is taken.
play-on-device = All at this device
play-on-level = Strength of the bots
play-on-hidden = Hidden cards
play-on-hidden-kept = As they were
play-on-hidden-dealt = Dealt anew
play-on-hidden-hint = Within what my seat could know at this step.
play-on-draws = Draws to come
play-on-draws-new = New ones
play-on-draws-same = The same
play-on-draws-hint = Whoever makes the same moves draws the same as in the finished game.
play-on-no-seed = The record does not say what its game drew from, so the draws to come are new ones.
play-on-go = Play on
origin-kept = The hidden cards are as they were there.
origin-dealt = The hidden cards were dealt anew, within what seat { $seat } knew there.
origin-same = The same moves draw the same as there.
origin-new = The draws are new ones.
origin-show = Look at that position
