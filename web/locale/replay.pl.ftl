# Powtórka zakończonej gry, krok po kroku.

replay-title = { $game }: powtórka
replay-untitled = Powtórka
replay-controls = Kroki
replay-first = Przejdź do rozdania
replay-back = Krok wstecz
replay-next = Krok naprzód
replay-last = Przejdź do końca
replay-play = Odtwarzaj
replay-pause = Zatrzymaj
replay-view = Punkt widzenia
replay-open = Wszystkie karty odkryte
replay-spectator = Widz
replay-seat = { $player }
replay-link = Kopiuj link do tego kroku
replay-table = Wróć do stołu
replay-record = Pobierz zapis
replay-deal = Rozdanie.
play-on = Graj dalej od tego miejsca
