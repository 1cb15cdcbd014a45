# To, co mówi tylko ekran trwającej gry.

## Odejście i poddanie gry

resign-title = Poddaj grę
resign-ask = Poddać tę grę?
resign-text = Bot gra za ciebie do końca i nie można już wrócić. Wynik powie o poddaniu gry.
resign-last = Nikt inny tu nie gra: gra kończy się od razu, bez zwycięzcy.
resign-do = Poddaj grę
resigned-you = Gra poddana. Dalej gra za ciebie bot.
resigned-line = { $you ->
    [yes] Gra poddana przez ciebie. Dalej grał bot.
   *[no] { $player }: gra poddana. Dalej grał bot.
}
table-resigned-seat = gra poddana
result-given-up = Gra została poddana
result-given-up-text = { $you ->
    [yes] Po poddaniu gry przez ciebie nie było komu grać dalej.
   *[no] Wszyscy poddali grę i nie było komu grać dalej.
}

## Kogoś nie ma

absent-text = Kolej na: { $player }, ale tej osoby od dłuższej chwili nie ma.
absent-do = Niech gra bot
stand-in-question = { $player } pyta, czy bot ma grać za gracza { $partner } do jego powrotu.
stand-in-question-you = { $player } pyta, czy bot ma grać za ciebie. Jesteś tam?
stand-in-here = Jestem
stand-in-waiting = Pytamy innych, czy bot ma grać za gracza { $partner }.

## Przerwa

pause-title = Przerwa w grze
pause-text = W czasie przerwy nikt nie gra i nikomu nie ubywa czasu. Gra rusza dalej sama.
pause-length = Jak długo?
pause-days = { $days ->
    [one] { $days } dzień
   *[many] { $days } dni
}
pause-hours = { $hours } godzin
pause-do = Zrób przerwę
pause-ask = Zapytaj innych
pause-question = { $player } prosi o przerwę do: { $date }.
pause-waiting = Pytamy innych o przerwę do: { $date }.
pause-now = Przerwa w grze do: { $date }.
table-paused-now = Przerwa
resume-do = Graj dalej teraz
resume-ask = Zapytaj innych, czy grać dalej
resume-question = { $player } chce skończyć przerwę i grać dalej teraz.
resume-waiting = Pytamy innych, czy grać dalej teraz.

## Pytania

question-yes = Tak
question-no = Nie
question-withdraw = Wycofaj pytanie
question-waits = Czekamy na: { $players }.

## Cofanie ruchu

undo-what = Cofnąć ten ruch? { $move }
undo-more = { $count ->
    [one] Razem z nim cofnie się późniejszy ruch:
    [few] Razem z nim cofną się { $count } późniejsze ruchy:
   *[many] Razem z nim cofnie się { $count } późniejszych ruchów:
}
undo-keep = Zostaw
undo-of = { $player } chce cofnąć ten ruch: { $move }
undo-of-mine = Czekamy, aż pozostali zgodzą się cofnąć ten ruch: { $move }
log-undone = cofnięte

## Czat

chat-unread = { $count ->
    [one] { $count } nowa wiadomość
    [few] { $count } nowe wiadomości
   *[many] { $count } nowych wiadomości
}
chat-spectators = Rozmawiasz z innymi widzami. Gracze przeczytają to po grze.

## Rozdanie

sealed-title = Czy rozdanie można sprawdzić?
sealed-text =
    { $draws ->
        [same] Nie. W tej grze losuje się to samo co w tej, którą kontynuuje, a jej ziarno jest jawne. To gra dla wprawy. Oto SHA-256 ziarna.
        [new] Od tego miejsca tak. Wszystko, co losowane po pozycji początkowej, pochodzi z tajnego ziarna. Oto jego SHA-256, ogłoszone przed pierwszym ruchem. Ziarno zobaczysz po grze i sprawdzisz, że go nie zmieniono.
       *[deal] Tak. Wszystko, co losowe w tej grze, pochodzi z tajnego ziarna. Oto jego SHA-256, ogłoszone przed pierwszym ruchem. Ziarno zobaczysz po grze i sprawdzisz, że go nie zmieniono.
    }

## Ustawienia miejsca

auto-decline = Odrzucaj od razu to, na co mnie nie stać

table-try-again = Spróbuj ponownie

fair-title = Czy rozdanie było uczciwe?
fair-text =
    { $draws ->
        [same] W tej grze losowano to samo co w tej, którą kontynuowała. Jej ziarno było jawne przez cały czas, więc nie dowodzi niczego o szczęściu. Twoja przeglądarka może sprawdzić, że to ziarno wskazane przed pierwszym ruchem.
        [new] Przed pierwszym ruchem serwer ogłosił skrót tajnego ziarna, z którego pochodzi wszystko, co wylosowano po pozycji początkowej. Teraz ziarno jest jawne i twoja przeglądarka może sama obliczyć skrót.
       *[deal] Przed pierwszym ruchem serwer ogłosił skrót tajnego ziarna. Teraz ziarno jest jawne i twoja przeglądarka może sama obliczyć skrót.
    }
fair-check = Sprawdź tutaj
fair-yes = Skrót zgadza się z ogłoszonym przed pierwszym ruchem: ziarna nie zmieniono.
fair-no = Skrót się nie zgadza: to nie jest ziarno, które zapieczętowano.
fair-no-seed = Ta gra nie ma ziarna do sprawdzenia.
fair-seed = Ziarno
fair-hash = Jego SHA-256, obliczone w twojej przeglądarce
fair-commitment = Ogłoszone przed pierwszym ruchem
