# Co link pokazuje na czacie: tytuł i wiersz pod nim.

preview-start = { $games }. Zagraj od razu z botami albo wyślij znajomym link. Konto nie jest potrzebne.
preview-invites = { $player } zaprasza cię do gry { $game }: { $count } graczy, od { $from } do { $to } min
preview-open = { $game }: { $count } graczy, od { $from } do { $to } min
preview-free = { $free ->
    [0] Wszystkie miejsca są zajęte.
    [one] Jedno miejsce jest wolne: siadaj i graj.
    [few] { $free } miejsca są wolne: siadaj i graj.
   *[other] { $free } miejsc jest wolnych: siadaj i graj.
}
preview-playing = { $game }: { $count ->
    [one] gra { $players }
   *[other] grają { $players }
}
preview-playing-text = Gra trwa: oglądaj ją na żywo.
preview-over = { $game }, zagrali: { $players }
preview-over-text = Obejrzyj całą grę jeszcze raz, ruch po ruchu.
preview-private = Prywatna gra { $game }
preview-private-text = Widzą ją tylko osoby przy stole.
preview-learn = Naucz się gry { $game } w trzy minuty
preview-rules = Zasady gry { $game }
preview-companion = { $game } przy prawdziwym stole: przygotowanie, tury i wynik
