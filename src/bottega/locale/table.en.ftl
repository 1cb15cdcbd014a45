# What happens at a table, beside the game: only the server tells it.

table-undone = { $you ->
    [yes] You took back a move{ $more ->
            [0] .
            [one] , and one move after it.
           *[other] , and { $more } moves after it.
        }
   *[no] { $player } took back a move{ $more ->
            [0] .
            [one] , and one move after it.
           *[other] , and { $more } moves after it.
        }
}
table-undo-asked = { $you ->
    [yes] You ask to take back a move{ $more ->
            [0] .
            [one] , and one move after it.
           *[other] , and { $more } moves after it.
        }
   *[no] { $player } asks to take back a move{ $more ->
            [0] .
            [one] , and one move after it.
           *[other] , and { $more } moves after it.
        }
}
table-stand-in-asked = { $to ->
    [you] { $player } asks whether a bot should play for you.
   *[other] { $you ->
        [yes] You ask whether a bot should play for { $partner }.
       *[no] { $player } asks whether a bot should play for { $partner }.
    }
}
table-pause-asked = { $you ->
    [yes] You ask for a pause: { $days ->
            [0] { $hours ->
                [one] one hour
               *[other] { $hours } hours
            }
            [one] one day
           *[other] { $days } days
        }.
   *[no] { $player } asks for a pause: { $days ->
            [0] { $hours ->
                [one] one hour
               *[other] { $hours } hours
            }
            [one] one day
           *[other] { $days } days
        }.
}
table-resume-asked = { $you ->
    [yes] You ask to end the pause.
   *[no] { $player } asks to end the pause.
}
table-resigned = { $last ->
    [yes] { $you ->
        [yes] You resigned. The game ends here.
       *[no] { $player } resigned. The game ends here.
    }
   *[no] { $you ->
        [yes] You resigned. A bot plays on for you.
       *[no] { $player } resigned. A bot plays on.
    }
}
table-paused = The game is paused: { $days ->
            [0] { $hours ->
                [one] one hour
               *[other] { $hours } hours
            }
            [one] one day
           *[other] { $days } days
        }.
table-resumed = The pause is over.
table-auto-decline = { $on ->
    [yes] { $you ->
        [yes] Offers that you cannot pay are now declined for you.
       *[no] Offers that { $player } cannot pay are now declined at once.
    }
   *[no] { $you ->
        [yes] You answer every offer yourself again.
       *[no] { $player } answers every offer again.
    }
}
table-days-off = { $you ->
    [yes] You have changed your days off.
   *[no] { $player } has changed their days off.
}
table-taken = { $you ->
    [yes] You have taken over another player’s seat.
   *[no] { $player } has taken over another player’s seat.
}
table-agree = { $you ->
    [yes] You agreed.
   *[no] { $player } agreed.
}
table-refuse = { $you ->
    [yes] You declined.
   *[no] { $player } declined.
}
table-away = { $you ->
    [yes] A bot stands in for you.
   *[no] A bot stands in for { $player }.
}
table-back = { $you ->
    [yes] You are back.
   *[no] { $player } is back.
}
table-sees = { $player } sees: { $line }
