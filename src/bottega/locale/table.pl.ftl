# Co dzieje się przy stole poza grą: mówi o tym tylko serwer.

table-undone = { $you ->
    [yes] Cofasz ruch{ $more ->
            [0] .
            [one] {" "}i jeszcze jeden po nim.
            [few] {" "}i { $more } następne.
           *[many] {" "}i { $more } następnych.
        }
   *[no] { $player } cofa ruch{ $more ->
            [0] .
            [one] {" "}i jeszcze jeden po nim.
            [few] {" "}i { $more } następne.
           *[many] {" "}i { $more } następnych.
        }
}
table-undo-asked = { $you ->
    [yes] Prosisz o cofnięcie ruchu{ $more ->
            [0] .
            [one] {" "}i jeszcze jednego po nim.
           *[many] {" "}i { $more } następnych.
        }
   *[no] { $player } prosi o cofnięcie ruchu{ $more ->
            [0] .
            [one] {" "}i jeszcze jednego po nim.
           *[many] {" "}i { $more } następnych.
        }
}
table-stand-in-asked = { $to ->
    [you] { $player } pyta, czy bot ma grać za ciebie.
   *[other] { $you ->
        [yes] Pytasz, czy bot ma zastąpić gracza { $partner }.
       *[no] { $player } pyta, czy bot ma zastąpić gracza { $partner }.
    }
}
table-pause-asked = { $you ->
    [yes] Prosisz o przerwę: { $days ->
            [0] { $hours ->
                [one] { $hours } godzina
                [few] { $hours } godziny
               *[many] { $hours } godzin
            }
            [one] { $days } dzień
           *[many] { $days } dni
        }.
   *[no] { $player } prosi o przerwę: { $days ->
            [0] { $hours ->
                [one] { $hours } godzina
                [few] { $hours } godziny
               *[many] { $hours } godzin
            }
            [one] { $days } dzień
           *[many] { $days } dni
        }.
}
table-resume-asked = { $you ->
    [yes] Prosisz o zakończenie przerwy.
   *[no] { $player } prosi o zakończenie przerwy.
}
table-resigned = { $last ->
    [yes] { $you ->
        [yes] Poddajesz grę. Na tym się kończy.
       *[no] { $player } poddaje grę. Na tym się kończy.
    }
   *[no] { $you ->
        [yes] Poddajesz grę. Dalej gra za ciebie bot.
       *[no] { $player } poddaje grę. Dalej gra bot.
    }
}
table-paused = Przerwa w grze: { $days ->
            [0] { $hours ->
                [one] { $hours } godzina
                [few] { $hours } godziny
               *[many] { $hours } godzin
            }
            [one] { $days } dzień
           *[many] { $days } dni
        }.
table-resumed = Koniec przerwy.
table-auto-decline = { $on ->
    [yes] { $you ->
        [yes] Oferty, na które cię nie stać, są teraz odrzucane za ciebie.
       *[no] Oferty, na które gracza { $player } nie stać, są teraz od razu odrzucane.
    }
   *[no] { $you ->
        [yes] Znów odpowiadasz na każdą ofertę.
       *[no] { $player } znów odpowiada na każdą ofertę.
    }
}
table-days-off = { $you ->
    [yes] Zmieniasz swoje dni wolne.
   *[no] { $player } zmienia swoje dni wolne.
}
table-taken = { $you ->
    [yes] Przejmujesz miejsce innego gracza.
   *[no] { $player } przejmuje miejsce innego gracza.
}
table-agree = { $you ->
    [yes] Zgadzasz się.
   *[no] { $player } zgadza się.
}
table-refuse = { $you ->
    [yes] Odmawiasz.
   *[no] { $player } odmawia.
}
table-away = { $you ->
    [yes] Zastępuje cię bot.
   *[no] Gracza { $player } zastępuje bot.
}
table-back = { $you ->
    [yes] Wracasz do gry.
   *[no] { $player } wraca do gry.
}
table-sees = { $player } widzi: { $line }
