# To, co wspólne dla wszystkich gier.

site-title = Bottega: trzy gry o malowaniu

list-none = nic
list-more = { $first }, { $next }
list-last = { $first } i { $next }

## Czego nie obejmuje żadna linia instrukcji

G-TURN = To nie jest teraz twoja decyzja.
G-STEP = To nie należy do tej fazy lub tego kroku.
G-HELD = Nie masz tego albo nie możesz za to zapłacić.
G-OVER = Gra jest skończona.
G-UNDO = Możesz cofnąć własny ostatni ruch. Jeśli wiązał się z dobraniem karty, pokazał ci coś nowego albo ktoś już potem zagrał, muszą się zgodzić inne osoby przy stole; w grze z samymi botami nikt nie musi.

refused-over = Gra jest skończona.
refused-turn = To nie jest twoja tura.
refused-step = W tej fazie lub w tym kroku to niemożliwe.
refused-stale = Gra poszła dalej, zanim dotarł twój ruch. Nic nie zagrano.
refused-undo = Tego ruchu nie można cofnąć.
refused-undo-waits = Jedna prośba już czeka na odpowiedź: tylko jedno pytanie naraz.
refused-undo-again = Odmówiono. Możesz poprosić ponownie po następnym ruchu.
refused-undo-away = Ktoś, kto musi się zgodzić, jest nieobecny. Poproś po powrocie tej osoby.

## Gracze

seat-human = Gracz { $number }
seat-erased = Usunięty gracz { $number }
seat-random = Losowy bot
seat-greedy = Prosty bot
seat-apprentice = Uczeń
seat-journeyman = Czeladnik
seat-master = Mistrz
seat-rated = Siła { $points }
seat-outside = Konto bota
seat-you = ty

## Gra w terminalu

play-welcome = { $game }. Wpisz numer możliwości albo ruch słowami. ? wyjaśnia, koniec kończy.
play-from = Ta gra toczy się dalej od ruchu { $step } innej gry.
play-bot = { $player }: { $kind }
play-choices = Twoje możliwości:
play-choices-some = Twoje możliwości, najprzydatniejsze z wielu; inne słowami (? wyjaśnia):
play-no-rule = Nie ma zasady { $rule }.
play-choice = { $number }. { $choice }
play-prompt = Twój ruch:{" "}
play-answer = Ktoś pyta cię o coś poza twoją turą. Odpowiedz albo naciśnij Enter, aby to pominąć.
play-handover = Teraz { $player }. Naciśnij Enter, gdy inni nie patrzą.{" "}
play-unclear = Nie rozumiem „{ $text }”. Wpisz numer możliwości albo ?, aby uzyskać pomoc.
play-refused = { $rule }: { $sentence }
play-rule = Zasada { $rule }: { $text }
play-why-legal = Tak, możesz: { $choice }
play-why-what = Podaj ruch: dlaczego 3 albo dlaczego i ruch słowami.
play-undone = Cofnięto.
play-leave = Do widzenia.
play-result = { $count ->
    [one] Wygrywa { $winners }.
   *[other] Wygrywają { $winners }.
}
play-result-you = { $count ->
    [one] Wygrywasz!
   *[other] Wygrywacie razem: { $winners }.
}
play-score = { $players }: { $score }
play-reason = Gra zakończyła się według zasady { $rule }: { $text }
play-commitment = Skrót SHA-256 tajnego ziarna to { $commitment }. Ustalono go przed pierwszym ruchem; ziarno zostanie ujawnione po zakończeniu gry.
play-fair = Rozdanie było uczciwe, jeśli SHA-256 ziarna { $seed } to { $commitment }, a ziarno daje to samo rozdanie: sprawdza to bottega replay --verify.
play-saved = Zapis gry jest w pliku { $file }.
play-help-common =
    Polecenia: numer zagrywa daną możliwość. pokaż wyświetla stół jeszcze raz. dlaczego 3 (albo dlaczego i ruch słowami) mówi, czy ruch jest dozwolony i według której zasady. zasady pokazuje wszystkie zasady, zasady i numer zasady tylko ją. dziennik powtarza, co się wydarzyło. cofnij cofa twój ostatni ruch, gdy jest to uczciwe. podpowiedź mówi, co zrobiłby mistrz i dlaczego. uczciwość pokazuje, jak sprawdzić rozdanie. koniec kończy.

## Słowa, które rozumie terminal

word-help = ?, pomoc, h
word-look = pokaż, p
word-why = dlaczego
word-rules = zasady, zasada
word-log = dziennik
word-undo = cofnij
word-quit = koniec, k
word-hint = podpowiedź
word-fair = uczciwość

## Serwer: co dzieje się przy stole

## Serwer: czego odmawia

problem-malformed = Nie da się tego odczytać: { $reason }.
problem-invalid = To jest nieprawidłowe: { $reason }.
problem-sheet = { $sentence } ({ $rule })
problem-sign-in = Najpierw podaj swój nick.
problem-wrong-password = Zła nazwa lub hasło.
problem-no-account = Grasz jako gość i nie masz hasła.
problem-no-mail = Ten serwer nie wysyła e-maili. Gospodarz może ustawić ci nowe hasło.
problem-weak-password = To hasło jest jednym z pierwszych, jakie każdy by wypróbował. Wybierz dłuższe albo rzadsze.
problem-mixed-letters = Nazwa konta ma litery tylko jednego alfabetu.
problem-name-taken = Ta nazwa jest zajęta albo masz już konto.
problem-signed-out = Na tym urządzeniu nastąpiło wylogowanie.
problem-wrong-token = Ten token jest nieznany albo został unieważniony.
problem-scope = Ten token na to nie pozwala: nie ma uprawnienia „{ $scope }”.
problem-not-for-bots = Boty nie mogą tego robić.
problem-banned = Nie możesz grać na tym serwerze. Gospodarz pisze: { $reason }
problem-not-invited = Na ten serwer wchodzi się z zaproszeniem. Poproś gospodarza o kod, który nie był jeszcze użyty.
problem-no-sign-up = Ten serwer nie przyjmuje teraz nowych graczy. Jeśli masz konto, zaloguj się.
problem-link-used = Ten link był już użyty albo jest za stary.
problem-not-found = Tu nic nie ma.
problem-no-such-table = Nie ma stołu z tym kodem.
problem-no-such-game = Nie ma takiej gry.
problem-not-allowed = Ten stół jest zamknięty.
problem-method = Tego nie można tu zrobić.
problem-wrong-origin = To żądanie pochodzi z innej strony.
problem-wrong-host = Ten serwer nie jest skonfigurowany dla adresu „{ $host }”. Kto go prowadzi, może dopuścić ten adres przez BOTTEGA_PUBLIC_URL lub BOTTEGA_ALLOWED_HOSTS.
problem-no-name = Nick musi mieć choć jedną literę.
problem-nothing-said = Powiedz coś własnymi słowami albo jednym ze zwrotów.
problem-full = Wszystkie miejsca przy tym stole są zajęte.
problem-no-such-bot = Żaden bot nie nazywa się „{ $name }”.
problem-too-many-bots = Masz ich za dużo. Najpierw usuń któryś.
problem-not-challenged = Żadne miejsce nie czeka tu na twoją odpowiedź.
problem-not-full = Są jeszcze wolne miejsca.
problem-not-ready = Nie wszyscy są jeszcze gotowi.
problem-taken = Ktoś tam siedzi.
problem-seated = Już siedzisz przy tym stole.
problem-both-seated = Siedzisz przy tym samym stole dwa razy: jako gość { $guest } i z tego konta jako { $account }. Po zalogowaniu zachowasz miejsce gracza { $account }.{ $running_count ->
    [0] { "" }
   *[other] { " " }{ $running }: miejsce gracza { $guest } przejmie bot.
}{ $free_count ->
    [0] { "" }
   *[other] { " " }{ $free }: gra się jeszcze nie zaczęła, więc miejsce gracza { $guest } się zwolni.
}
problem-not-seated = To nie jest twoje miejsce.
problem-started = Gra już się zaczęła.
problem-not-started = Gra jeszcze się nie zaczęła.
problem-not-over = Gra jeszcze się nie skończyła.
problem-no-outcome = Ta gra nie ma wyniku, więc nie można jej przeanalizować.
problem-resigned = Ta gra została przez ciebie poddana.
problem-paused = Gra jest wstrzymana.
problem-question-waits = Jedno pytanie czeka już na odpowiedź: po kolei.
problem-nothing-asked = To pytanie jest już nieaktualne.
problem-not-absent = Bot może zastąpić kogoś, na kogo gra czeka i kogo nie ma od dłuższej chwili.
problem-over = Gra jest zakończona.
problem-not-host = Może to zrobić tylko gospodarz.
problem-moved-on = Ktoś był szybszy. Spójrz jeszcze raz.
problem-with-people = { hint-alone }
problem-nothing-to-decide = { hint-none }
problem-no-hint = Mistrz nie ma teraz odpowiedzi. Zapytaj za chwilę.
problem-outdated = Tę grę zaczęto według innych zasad i nie można jej kontynuować: { $reason }.
problem-not-delivered = Nie udało się dostarczyć: { $reason }.
problem-too-many-tables = Masz za dużo stołów. Najpierw zakończ któryś.
problem-too-fast = Za szybko. Poczekaj chwilę.
problem-too-large = To jest za duże.
problem-unavailable = Serwer nie może teraz niczego zapisać. Nic się nie zmieniło; spróbuj za chwilę.
problem-internal = Coś poszło nie tak po naszej stronie. Nic się nie zmieniło.

## Czat: zwroty, które same się tłumaczą

phrase-hello = Dzień dobry
phrase-good-luck = Powodzenia
phrase-your-turn = Twoja kolej
phrase-one-moment = Chwileczkę
phrase-well-played = Dobrze zagrane
phrase-thanks = Dziękuję
phrase-sorry = Przepraszam
phrase-good-game = Dobra gra
phrase-again = Jeszcze jedna gra?
phrase-goodbye = Do widzenia

## Podpowiedzi

hint-line = { $number }. { $choice }. { $reason }
hint-obvious = Tu nie ma się nad czym zastanawiać.
hint-no-better = Na pierwszy rzut oka bez przewagi nad innymi ruchami.
hint-no-worse = Na pierwszy rzut oka nie gorsze od pierwszego ruchu.
hint-less = Na pierwszy rzut oka daje mniej niż pierwszy ruch.
hint-two = { $first } { $second }
hint-than-next = po drugim ruchu
hint-than-best = po pierwszym ruchu
hint-even = Bez wyraźnej różnicy w wyniku względem drugiego ruchu.
hint-prefers = Mistrz i tak woli ten ruch ze względu na dalszą grę.
hint-none = Nie masz teraz nic do rozstrzygnięcia.
hint-alone = Podpowiedzi są tylko w grach z samymi botami.

## Options that several games share

option-starter = Kto zaczyna
option-open = Graj z odkrytymi kartami i pieniędzmi
