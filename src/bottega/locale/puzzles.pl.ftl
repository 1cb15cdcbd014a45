# Zadania w wierszu poleceń.

puzzle-title = { $game }, zadanie: { $kind }.
puzzle-answer = Najlepszy ruch: { $choice }. Daje o { $percent } % wygranej więcej niż następny.
puzzle-finish-now = ukończ teraz
puzzle-save-it = uchroń je przed zniszczeniem
puzzle-leave-nothing = nie zostaw nic następnej osobie
puzzle-around-a-rival = uwzględnij rywala
puzzle-plan-ahead = zaplanuj naprzód
puzzle-best-hex = najlepszy heks
puzzle-trade-first = najpierw wymień
puzzle-best-buy = najlepszy zakup
puzzle-best-place = najlepsze miejsce do odnowienia
puzzle-other = najlepszy ruch
