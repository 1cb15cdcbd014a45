# Co mówi strona, oprócz słów samych gier.

## Wszędzie

frame-brand = Bottega, strona główna
frame-nav = Strona
frame-language = Język
frame-sound-on = Włącz dźwięk
frame-sound-off = Wyłącz dźwięk
frame-skip = Przejdź do treści
frame-close = Zamknij
frame-cancel = Anuluj
frame-home = Wróć na stronę główną
frame-loading = Wczytywanie…
frame-offline = Nie można połączyć się z serwerem. Spróbuj ponownie za chwilę.
frame-broken = Coś poszło nie tak. Spróbuj ponownie.
frame-not-loaded = Nie udało się wczytać tej części strony. Być może od jej otwarcia ukazała się nowa wersja.
frame-reload = Wczytaj stronę ponownie
frame-turn-title = ● { $what ->
    [answer] Twoja odpowiedź
   *[turn] Twoja kolej
}: { $title }
frame-turns = { $count ->
    [one] Twoja kolej
    [few] Twoja kolej w { $count } grach
   *[many] Twoja kolej w { $count } grach
}
seat-open = Wolne miejsce
guest-names = Giotto, Sofonisba, Masaccio, Artemisia, Duccio, Lavinia, Cimabue, Plautilla, Uccello, Fede
frame-next-game = Następna gra

## Strona główna

home-title = Zajmij miejsce w pracowni
home-lead = Trzy gry o malowaniu dla 2–4 graczy. Zagraj od razu z botami albo wyślij znajomym link. Konto nie jest potrzebne.
home-mine = Moje gry
home-seats = Gracze, { $game }
home-count = { $count ->
    [one] { $count } gracz
   *[other] { $count } graczy
}
home-minutes = od { $from } do { $to } min
home-play = Zagraj
home-starting = Przygotowujemy stół…
home-level = Przeciwnik
level-apprentice = Uczeń
level-journeyman = Czeladnik
level-master = Mistrz
level-hint-apprentice = Łatwy
level-hint-journeyman = Średni
level-hint-master = Najsilniejszy, myśli do dwóch sekund
level-points = { $promise } · { $points } pkt
home-friends = Ze znajomymi
home-device = Jedno urządzenie
home-learn = Naucz się w trzy minuty
home-rules = Zasady
home-companion = Przy prawdziwym stole
home-open = Otwarte stoły
home-open-none = Nikt teraz nie szuka graczy. Otwórz stół i roześlij link.
home-watch = Gry do oglądania
home-join = Dołącz do stołu
home-code = Kod lub link
home-go = Dołącz
home-over = Zakończone gry
home-fair = Każde rozdanie można sprawdzić: jego ziarno jest zapieczętowane przed pierwszym ruchem i ujawniane po ostatnim.
home-credits = Autorzy gier

## Wiersz na liście stołów

line-your-turn = Twoja kolej
line-left = pozostało { $time }
line-won = Wygrana
line-over = Zakończona
line-minutes =
    { $count ->
        [0] przed chwilą
       *[other] { $count } min temu
    }
line-hours = { $count } godz. temu
line-days =
    { $count ->
        [1] wczoraj
       *[other] { $count } dni temu
    }
line-free = { $count ->
    [one] { $count } wolne miejsce
    [few] { $count } wolne miejsca
   *[many] { $count } wolnych miejsc
}
line-answers = { $player } odpowiada zwykle w ciągu { $days ->
    [0] { $hours } godz.
    [one] doby
   *[many] { $days } dni
}
line-full = { $you ->
    [yes] Komplet: możesz zacząć
   *[no] Komplet, czekamy, aż { $player } zacznie
}
line-unready = Komplet, czekamy, aż wszyscy będą gotowi
line-waits = Czekamy na: { $players }
line-playing = W toku

## Nowy stół

new-title = { $game }: nowy stół
new-players = Gracze
new-seat = Miejsce { $number }
new-me = Ja
new-open = Wolne miejsce
new-device = Inny gracz przy tym urządzeniu
new-device-name = Nick gracza na miejscu { $number }
new-bot = Bot: { $bot }
new-bot-greedy = Prosty bot
new-bot-apprentice = Uczeń: łatwy
new-bot-journeyman = Czeladnik: średni
new-bot-master = Mistrz: najsilniejszy, myśli do dwóch sekund
new-bot-random = Losowy bot
new-bot-points = { $bot } · { $points }
new-points = Punkty siły: czeladnik ma 1000. W grze dwóch osób 100 punktów więcej wygrywa 64 partie na 100.
new-challenge = Konto bota, według nazwy
new-challenge-name = Nazwa bota na miejscu { $number }
new-clock = Zegar
time-none = Bez limitu czasu
time-live = { $seconds ->
    [0] { $minutes } min na osobę
   *[other] { $minutes } min na osobę + { $seconds } s za ruch
}
time-async = { $days ->
    [one] { $days } dzień na ruch
   *[other] { $days } dni na ruch
}
new-privacy = Kto może dołączyć
new-privacy-link = Każdy, kto ma link
new-privacy-public = Każdy: stół widać na stronie głównej
new-privacy-closed = Gracze z linkiem, bez widzów
new-options = Więcej opcji
new-autostart = Zacznij, gdy wszystkie miejsca będą zajęte
new-make = Otwórz stół
option-chosen = { $label }: { $words }
option-seat-chance = Losowo

## Stół

table-title = Stół
table-seats = Gracze
table-you = ty
table-team = Zespół { $team }
table-stand-in = w zastępstwie gra bot
table-away-now = brak połączenia
table-notified = powiadomienie { $ago }
table-day-off = dzień wolny do { $date }
table-same-device = to urządzenie
table-hand-over = Podaj urządzenie
table-to-move = { $you ->
    [yes] twój ruch
   *[no] teraz gra
}
table-winner = zwycięstwo
table-leads = prowadzi
table-deeds = Ostatni ruch
table-about = Więcej: { $player }
table-your-turn = Twoja kolej
table-your-answer = Twoja odpowiedź
table-turn-of = Czekamy na: { $players }
table-answer-of = Czekamy na odpowiedź: { $player }
table-share = Zaproś innych
table-hand = Oddaj komuś moje miejsce
table-leave = Odejdź od stołu
table-bot-plays = Bot gra za ciebie.
table-return = Wracam na swoje miejsce
table-you-watch = Oglądasz grę.
table-watchers = { $count ->
    [one] Jeden widz
    [few] { $count } widzów
   *[many] { $count } widzów
}
table-panes = Części planszy
table-menu = Więcej
table-talk = Przebieg gry i czat
table-talk-hide = Przenieś przebieg i czat pod planszę
table-talk-show = Pokaż przebieg i czat obok planszy
table-log = Przebieg gry
table-log-empty = Nic się jeszcze nie wydarzyło.
table-chat = Czat
table-chat-empty = Nikt jeszcze nic nie powiedział.
table-chat-say = Powiedz coś
table-chat-send = Wyślij
table-phrases = Gotowe zwroty: każdy czyta je w swoim języku
table-mute = Wycisz: { $player }
report-title = Zgłoś gospodarzowi
report-line = Zgłoś gospodarzowi: { $player }, „{ $text }”
report-name = Zgłoś nick
report-who = Czyj nick?
report-nobody = Nikt tutaj nie ma nicku, który można by zgłosić.
report-note = Co jest nie tak? (opcjonalnie)
report-send = Wyślij
report-sent = Dziękujemy. Gospodarz tego serwera to zobaczy.
table-as-text = Wersja tekstowa
table-reconnecting = Utracono połączenie. Łączymy ponownie…
table-reconnected = Znów połączono. Nic nie przepadło.
table-server-restarts = Serwer uruchamia się ponownie. Gra zaraz ruszy dalej…
table-restarted = Serwer uruchomił się ponownie. Nic nie przepadło.
since-title = Od twojego ostatniego ruchu
since-more = { $count ->
    [one] Jeszcze jedno zdarzenie wcześniej: zobacz przebieg gry.
    [few] Jeszcze { $count } zdarzenia wcześniej: zobacz przebieg gry.
   *[many] Jeszcze { $count } zdarzeń wcześniej: zobacz przebieg gry.
}
advice-ask = Co zrobiłby mistrz?
advice-thinking = Mistrz się zastanawia…
advice-title = Co zrobiłby mistrz
advice-draft = Twój wybór
advice-play = Zagraj ten ruch
advice-told = Mistrz zagrałby: { $choice }. { $reason }

undo-do = Cofnij mój ostatni ruch
undo-ask = Poproś o cofnięcie mojego ruchu
undo-asked = { $player } prosi o cofnięcie ruchu.
undo-waiting = Czekamy, aż pozostali zgodzą się na cofnięcie ruchu.
leave-text = Bot zagra za ciebie. W każdej chwili możesz wrócić na swoje miejsce.
leave-open = Twoje miejsce będzie wolne dla innych.
leave-do = Odejdź
clock-label = Pozostały czas
clock-days = { $days ->
    [one] { $days } dzień
    [few] { $days } dni
   *[many] { $days } dni
}
clock-hours = { $hours } godz.

## Zaproszenie

share-title = Zaproś innych
share-link = Link
share-copy = Kopiuj
share-copied = Skopiowano
share-send = Udostępnij link…
share-code = Albo podaj kod:
share-qr = Link jako kod QR, dla aparatu w telefonie
share-local = Ten link działa tylko na tym komputerze.
share-local-how = Aby otworzyć go na innych urządzeniach w twojej sieci, uruchom Bottegę poleceniem „bottega --lan” (lub „make play LAN=1”).

## Kilku graczy przy jednym urządzeniu

handover-title = Teraz gra { $player }
handover-text = Podaj urządzenie: teraz gra { $player }. Pozostali patrzą w inną stronę.
handover-ready = To ja, { $player }
handover-covered = Zakryte, dopóki urządzenie nie trafi do następnej osoby.

## Koniec

result-winners = { $count ->
    [one] Wygrywa { $winners }
    [few] Wygrywają { $winners }
   *[many] Wygrywają { $winners }
}
result-players = Gracze
result-score = Wynik
result-rematch = Jeszcze raz
result-rematch-go = Do następnej gry
result-replay = Obejrzyj powtórkę
result-review = Analiza gry
result-look = Zobacz stół
result-show = Wynik

## Powtórka

replay-step-label = Krok
replay-step = Krok { $step } z { $last }
origin-line = Toczy się dalej od ruchu { $step } innej gry

## Zasady i lekcje

rules-title = { $game }: zasady
rules-contents = Spis treści
rules-rule = Zasada { $rule }
rules-none = Nie ma zasady { $rule }.
rules-all = Zobacz wśród wszystkich zasad
rules-ours = nasza decyzja
rules-legend = „Nasza decyzja” oznacza to, co nie pochodzi z instrukcji: milczy ona, jest niejasna lub sprzeczna albo nie widzieliśmy tej części pudełka.
lesson-title = { $game }: { $chapter }
lesson-hint = Wskazówka
lesson-next = Dalej
lesson-back = Wstecz
lesson-none = Ta gra nie ma jeszcze lekcji. Zasady to dobry początek.
lesson-done = Rozdział ukończony: { $chapter }
lesson-chapters = Rozdziały
lesson-learnt = gotowe
lesson-left = Czego nie ma w lekcji, jest w zasadach, które masz pod ręką przy każdym stole: { $rest }.
lesson-go = Dalej: { $chapter }
lesson-else = W tej lekcji: { $hint }

## Gra bez własnego obrazu

plain-table = Stół
plain-choices = Co możesz zrobić
plain-some = Najprzydatniejsze z wielu możliwości.
plain-filter = Szukaj wśród możliwości

## Ustawienia

settings-title = Ustawienia
settings-name = Twój nick
settings-sign-in = Zaloguj się
home-opened-elsewhere = Twoje gry otwarto na innym urządzeniu { $date } za pomocą twojego linku. Jeśli to nie ty, wyloguj to urządzenie:
home-it-was-me = To ja
invited-title = Z zaproszeniem
invited-text = Ten serwer jest tylko dla zaproszonych. Zaproszenie działa jeden raz.
invited-code = Kod zaproszenia
invited-do = Wejdź
invited-account = Mam konto: zaloguj się
move-title = Graj dalej tutaj
move-text = Twój nick i twoje gry przejdą z tamtego urządzenia na to.
move-do = Przenieś tutaj
lost-title = Nie ma takiej strony
lost-text = Ta strona nie istnieje. Sprawdź link albo wróć na stronę główną.

# --- the page without a server ---
offline-loading = Pobieranie gier: { $loaded } z { $all } MB. Zasady i lekcje możesz czytać już teraz.
offline-progress = Pobieranie gier
offline-another-tab = Bottega jest już otwarta w innej karcie. Zamknij ją, a potem odśwież tę stronę.
offline-failed = Nie udało się uruchomić gier: { $reason }
offline-not-kept = Ta przeglądarka nie zachowa tu twoich gier. Zapisz je w ustawieniach, zanim zamkniesz stronę.
offline-lead = Trzy gry o malowaniu dla 2–4 graczy, z botami lub w kilka osób na jednym urządzeniu. Wszystko działa w tej przeglądarce, także bez sieci.
offline-friends = Ta strona działa tylko w twojej przeglądarce. Aby grać ze znajomymi na kilku urządzeniach, jedno z was uruchamia serwer Bottega (Python, jedno polecenie: make play LAN=1) i wysyła wyświetlony link.
offline-fair = Karty rozdano na tym urządzeniu, z ziarna, które cały czas tu było. To uczciwe między tobą a botami, ale dla innych nie jest dowodem.
offline-strength = Siła w przeglądarce
offline-strength-why = Uczeń gra tak jak na serwerze; czeladnik też, jeśli to urządzenie zdąży ze wszystkimi jego próbami. Mistrz próbuje tu mniej ruchów niż na serwerze, bo Python w przeglądarce jest wolniejszy, a na telefonie jeszcze mniej.
offline-strength-won = Z tyloma próbami, na ile ma czas przeglądarka na komputerze, mistrz wygrywał z zachłannym botem z Bottegi 0.1, jeden na jednego:
offline-strength-share = { $title }: { $won } % z { $games } gier (przedział 95 %: od { $low } do { $high } %).
offline-games = Twoje gry
offline-games-why = Gry są przechowywane tylko w tej przeglądarce. Zapisuj je co jakiś czas do pliku, także po to, by grać dalej w innej przeglądarce; plik czyta też bottega replay.
offline-save = Zapisz wszystkie gry do pliku
offline-saved = Zapisano.
offline-read-file = Wczytaj gry z pliku
offline-read =
    { $count ->
        [one] Wczytano 1 grę, nowych: { $fresh }.
        [few] Wczytano { $count } gry, nowych: { $fresh }.
       *[many] Wczytano { $count } gier, nowych: { $fresh }.
    }
