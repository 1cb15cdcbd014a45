# For people at a real table.

companion-title = { $game }: the companion
companion-about = For a game with the printed box on a real table. No account is needed; what you enter stays in this browser.
companion-all-rules = All the rules
companion-parts = Parts of the companion
companion-part-set-up = Set-up
companion-part-turns = Turns
companion-part-score = Score
companion-part-rules = Ask the rules

companion-name = Name of player { $number }
companion-players-fixed = { $count } players. To change their number, clear the score sheet first.

companion-round = Round { $number }
companion-turn = It is the turn of { $name }.
companion-timer = Time of this turn
companion-next = Next player
companion-back = Back
companion-start = Start the timer
companion-stop = Stop the timer
companion-restart = Begin with round 1

companion-why = Where the points come from
companion-won = { $count ->
    [one] { $names } wins.
   *[other] { $names } win.
}
companion-way = What it is
companion-numbered = { $label }, { $number }
companion-add = Add
companion-add-to = Add: { $label }
companion-choose = Choose…
companion-remove = Remove: { $what }
companion-rows = The score sheet
companion-clear = Clear the score sheet

companion-ask = Ask in your own words
companion-ask-hint = For example: can I trade after swapping? Or the number of a rule.
companion-found = { $count ->
    [0] No rule has these words.
    [one] One rule has these words.
   *[other] { $count } rules fit best.
}
