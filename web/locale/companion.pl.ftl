# For people at a real table.

companion-title = { $game }: pomocnik przy stole
companion-about = Do gry z drukowanym pudełkiem przy prawdziwym stole. Nie trzeba konta; to, co wpiszesz, zostaje w tej przeglądarce.
companion-all-rules = Wszystkie zasady
companion-parts = Części pomocnika
companion-part-set-up = Przygotowanie
companion-part-turns = Tury
companion-part-score = Wynik
companion-part-rules = Zapytaj o zasady

companion-name = Imię gracza { $number }
companion-players-fixed = Liczba graczy: { $count }. Aby ją zmienić, najpierw wyczyść arkusz punktów.

companion-round = Runda { $number }
companion-turn = Teraz gra { $name }.
companion-timer = Czas tej tury
companion-next = Następny gracz
companion-back = Cofnij
companion-start = Włącz stoper
companion-stop = Zatrzymaj stoper
companion-restart = Od rundy 1

companion-why = Skąd są punkty
companion-won = { $count ->
    [one] Wygrywa { $names }.
   *[other] Wygrywają { $names }.
}
companion-way = Co to jest
companion-numbered = { $label }, { $number }
companion-add = Dodaj
companion-add-to = Dodaj: { $label }
companion-choose = Wybierz…
companion-remove = Usuń: { $what }
companion-rows = Arkusz punktów
companion-clear = Wyczyść arkusz punktów

companion-ask = Zapytaj własnymi słowami
companion-ask-hint = Na przykład: czy mogę wymienić zlecenie? Albo numer zasady.
companion-found = { $count ->
    [0] Żadna zasada nie zawiera tych słów.
    [one] Jedna zasada zawiera te słowa.
    [few] Najlepiej pasują { $count } zasady.
   *[other] Najlepiej pasuje { $count } zasad.
}
