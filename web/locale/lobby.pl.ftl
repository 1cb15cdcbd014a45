# Stół przed grą: zaproszenie, kto gdzie siedzi i kto na kogo czeka.

lobby-invites = { $player } zaprasza cię do gry.
lobby-welcome = Jest dla ciebie miejsce.
lobby-taken = Wszystkie miejsca są zajęte. Grę można będzie oglądać.
lobby-freed = Gospodarz zwolnił twoje miejsce.
lobby-waiting = { $count ->
    [one] Czekamy na jeszcze jednego gracza.
   *[other] Czekamy na jeszcze { $count } graczy.
}
lobby-auto = Gra zacznie się, gdy wszystkie miejsca będą zajęte.
lobby-auto-ready = Gra zacznie się, gdy wszystkie miejsca będą zajęte i wszyscy potwierdzą gotowość.
lobby-then = { $you ->
    [yes] Gdy wszystkie miejsca będą zajęte, możesz zacząć.
   *[no] Gdy wszystkie miejsca będą zajęte, grę zacznie { $player }.
}
lobby-full = { $you ->
    [yes] Wszystkie miejsca są zajęte. Możesz zacząć.
   *[no] Wszystkie miejsca są zajęte. Czekamy, aż { $player } zacznie.
}
lobby-ask-ready = Wszystkie miejsca są zajęte. Zegar ruszy, gdy wszyscy potwierdzą gotowość.
lobby-unready = Czekamy, aż gotowość potwierdzą: { $players }.
lobby-sit = Zajmij miejsce
lobby-ready = Potwierdź gotowość
lobby-not-ready = Jeszcze nie
lobby-start = Zacznij grę

## Co jest ustalone

lobby-length = Czas gry
lobby-options = Opcje
lobby-host = gospodarz
lobby-is-ready = gotowość potwierdzona
lobby-is-not-ready = jeszcze nie potwierdza

## Co można zrobić z miejscem

lobby-move = Przesiądź się
lobby-add-bot = Dodaj bota
lobby-add-last-bot = Dodaj bota i zacznij
lobby-seat-menu = Więcej dla miejsca { $number }
lobby-put-bot = Bot: { $level }
lobby-challenged = czeka na zgodę: { $bot }
lobby-declined = odmowa: { $bot }
lobby-withdraw = Wycofaj wyzwanie
lobby-free = { $kind ->
    [bot] Usuń bota
   *[person] Zwolnij to miejsce
}
lobby-swap = Zamień z: { $player }
lobby-swap-free = Przesiądź na miejsce { $number }
lobby-pass-host = Nowy gospodarz: { $player }

## Oddanie miejsca

hand-text = Kto pierwszy otworzy ten link, gra dalej za ciebie: twoimi kartami i z twoim czasem. Link działa raz.
hand-make = Utwórz link
hand-title = Miejsce dla ciebie
hand-lead = Ktoś oddaje ci swoje miejsce. Grasz dalej w jego imieniu.
hand-take = Zajmij miejsce
lobby-answers = odpowiada zwykle w ciągu { $days ->
    [0] { $hours } godz.
    [one] doby
   *[many] { $days } dni
}
