# Co mówi strona, oprócz słów samych gier.

## Wszędzie

frame-brand = Bottega, strona główna
frame-nav = Strona
frame-language = Język
frame-skip = Przejdź do treści
frame-close = Zamknij
frame-cancel = Anuluj
frame-home = Wróć na stronę główną
frame-loading = Chwileczkę…
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

## Strona główna

home-title = Usiądź w pracowni
home-lead = Trzy gry o malowaniu, dla 2–4 osób. Zacznij od razu z botami albo wyślij znajomym link. Konto nie jest potrzebne.
home-mine = Moje gry
home-players = od { $from } do { $to } graczy
home-minutes = od { $from } do { $to } min
home-play = Zagraj
home-starting = Przygotowujemy stół…
home-level = Przeciwnik
level-apprentice = Uczeń
level-journeyman = Czeladnik
level-master = Mistrz
home-friends = Ze znajomymi
home-device = Jedno urządzenie
home-learn = Naucz się w trzy minuty
home-rules = Zasady
home-open = Otwarte stoły
home-open-none = Nikt teraz nie szuka graczy. Otwórz stół i roześlij link.
home-watch = Gry do oglądania
home-join = Dołącz do stołu
home-code = Kod lub link
home-go = Przejdź
home-over = Zakończone gry
home-fair = Każde rozdanie można sprawdzić: jego ziarno jest zapieczętowane przed pierwszym ruchem i pokazane po ostatnim.
home-credits = Czyje to gry

## Wiersz na liście stołów

line-your-turn = Twoja kolej
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
new-open = Pierwsza chętna osoba
new-device = Ktoś przy tym urządzeniu
new-device-name = Imię gracza na miejscu { $number }
new-bot = Bot: { $bot }
new-bot-greedy = Bot, który gra dobrze
new-bot-apprentice = Uczeń: wygra z nim nawet dziecko
new-bot-journeyman = Czeladnik: godny przeciwnik dla stałego gracza
new-bot-master = Mistrz: najlepszy, myśli do dwóch sekund
new-bot-random = Bot, który gra byle co
new-clock = Czas
time-none = Bez limitu czasu
time-live = { $seconds ->
    [0] { $minutes } min na osobę
   *[other] { $minutes } min na osobę + { $seconds } s za ruch
}
time-async = { $days ->
    [one] { $days } dzień na ruch
   *[other] { $days } dni na ruch
}
new-privacy = Kto może przyjść
new-privacy-link = Każdy, kto ma link
new-privacy-public = Każdy: stół widać na stronie głównej
new-privacy-closed = Tylko gracze, nikt nie ogląda
new-options = Więcej opcji
new-autostart = Zacznij, gdy wszystkie miejsca będą zajęte
new-make = Otwórz stół
option-chosen = { $label }: { $words }
option-seat-chance = Decyduje los

## Stół

table-title = Stół
table-seats = Gracze
table-you = ty
table-team = Drużyna { $team }
table-stand-in = w zastępstwie gra bot
table-away-now = brak połączenia
table-same-device = to urządzenie
table-hand-over = Podaj urządzenie
table-to-move = { $you ->
    [yes] twój ruch
   *[no] teraz gra
}
table-winner = zwycięstwo
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
table-talk = Dziennik i rozmowa
table-log = Dziennik
table-log-empty = Nic się jeszcze nie wydarzyło.
table-chat = Rozmowa
table-chat-empty = Nikt jeszcze nic nie powiedział.
table-chat-say = Powiedz coś
table-chat-send = Wyślij
table-phrases = Gotowe zwroty: każdy czyta je w swoim języku
table-mute = Wycisz: { $player }
report-title = Zgłoś gospodarzowi
report-line = Zgłoś gospodarzowi: { $player }, „{ $text }”
report-name = Zgłoś imię
report-who = Czyje imię?
report-nobody = Nikt tutaj nie ma imienia, które można by zgłosić.
report-note = Co jest nie tak? (Nie musisz pisać.)
report-send = Wyślij
report-sent = Dziękujemy. Gospodarz tego serwera to zobaczy.
table-as-text = Stół opisany słowami
table-reconnecting = Połączenie zostało przerwane. Łączymy ponownie…
table-reconnected = Znów połączono. Nic nie przepadło.
table-server-restarts = Serwer uruchamia się ponownie. Gra zaraz ruszy dalej…
table-restarted = Serwer uruchomił się ponownie. Nic nie przepadło.
since-title = Od twojego ostatniego ruchu
since-more = { $count ->
    [one] Jeszcze jedno zdarzenie wcześniej: zobacz dziennik.
    [few] Jeszcze { $count } zdarzenia wcześniej: zobacz dziennik.
   *[many] Jeszcze { $count } zdarzeń wcześniej: zobacz dziennik.
}
advice-ask = Co zrobiłby mistrz?
advice-thinking = Mistrz się zastanawia…
advice-title = Co zrobiłby mistrz
advice-play = Zagraj to
advice-told = Mistrz zagrałby: { $choice }. { $reason }

undo-do = Cofnij mój ostatni ruch
undo-ask = Poproś o cofnięcie mojego ruchu
undo-asked = { $player } prosi o cofnięcie ruchu.
undo-waiting = Pytamy pozostałych, czy możesz cofnąć ruch.
undo-yes = Tak, oczywiście
undo-no = Nie
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
share-send = Wyślij link…
share-code = Albo podaj kod:
share-qr = Link jako kod QR, dla aparatu w telefonie
share-local = Ten link działa tylko na tym komputerze.
share-local-how = Aby otworzyć go na innych urządzeniach w Twojej sieci, uruchom Bottegę poleceniem „bottega --lan” (lub „make play LAN=1”).

## Kilku graczy przy jednym urządzeniu

handover-title = Teraz { $player }
handover-text = Podaj urządzenie: teraz gra { $player }. Pozostali patrzą w inną stronę.
handover-ready = To ja, { $player }
handover-covered = Zakryte, dopóki urządzenie nie trafi do następnej osoby.

## Koniec

result-you = Wygrywasz!
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
fair-title = Czy rozdanie było uczciwe?
fair-text = Przed pierwszym ruchem serwer ogłosił skrót tajnego ziarna. Teraz ziarno jest jawne i twoja przeglądarka może sama policzyć skrót.
fair-check = Sprawdź tutaj
fair-yes = Skrót jest taki, jaki ogłoszono: nikt nie zmienił rozdania.
fair-no = Skrót jest inny. To nie jest rozdanie, które zapieczętowano.
fair-no-seed = Ta gra nie ma ziarna do sprawdzenia.
fair-seed = Ziarno
fair-hash = Jego SHA-256, policzone na tej stronie
fair-commitment = Ogłoszone przed pierwszym ruchem

## Powtórka

replay-title = { $game }: powtórka
replay-controls = Kroki
replay-first = Do rozdania
replay-back = Krok wstecz
replay-next = Krok naprzód
replay-last = Do końca
replay-play = Odtwarzaj
replay-pause = Zatrzymaj
replay-step-label = Krok
replay-step = Krok { $step } z { $last }
replay-view = Widok
replay-open = Wszystkie karty odkryte
replay-spectator = Jako widz
replay-seat = Z miejsca: { $player }
replay-link = Kopiuj link do tego kroku
replay-table = Do stołu
replay-record = Pobierz zapis
replay-deal = Rozdanie.

## Zasady i lekcje

rules-title = { $game }: zasady
rules-contents = Spis treści
rules-rule = Zasada { $rule }
rules-none = Nie ma zasady { $rule }.
rules-all = Zobacz wśród wszystkich zasad
rules-ours = (nasza decyzja tam, gdzie instrukcje milczą)
lesson-title = { $game }: pierwsza gra
lesson-skip = Pomiń lekcję
lesson-hint = Wskazówka
lesson-next = Dalej
lesson-back = Wstecz
lesson-none = Ta gra nie ma jeszcze lekcji. Zasady to dobry początek.
lesson-done = Wiesz już dość, żeby grać
lesson-done-text = W tej lekcji nie było: { $rest }. Wszystko jest w zasadach, które masz pod ręką przy każdym stole.
lesson-again = Jeszcze raz

## Gra bez własnego obrazu

plain-table = Stół
plain-choices = Co możesz zrobić
plain-some = Najprzydatniejsze z wielu możliwości.
plain-filter = Szukaj wśród możliwości

## Ustawienia

settings-title = Ustawienia
settings-look = Wygląd i dźwięk
settings-theme = Światło
settings-theme-auto = Jak urządzenie
settings-theme-light = Dzień
settings-theme-dark = Lampa
settings-motion = Ruch
settings-motion-auto = Jak urządzenie
settings-motion-none = Brak
settings-letters = Litery i kształty na każdym kolorze
settings-sound = Cichy dźwięk, gdy przychodzi moja kolej
settings-you = Ty
settings-name = Twoje imię
settings-save = Zapisz
settings-saved = Zapisano.
settings-account = Konto
settings-account-why = Grasz bez konta. Konto zachowa twoje gry, jeśli ta przeglądarka o tobie zapomni.
settings-account-is = Zalogowano jako { $account }.
settings-claim = Nowe konto
settings-claim-do = Załóż konto
settings-claimed = Konto jest twoje, a z nim twoje gry.
settings-sign-in = Zaloguj się
settings-signed-in = Witamy z powrotem.
settings-games = { $count ->
    [one] Witamy z powrotem. Jedna gra z tego urządzenia jest teraz na twoim koncie.
    [few] Witamy z powrotem. { $count } gry z tego urządzenia są teraz na twoim koncie.
   *[many] Witamy z powrotem. { $count } gier z tego urządzenia jest teraz na twoim koncie.
}
settings-sign-out = Wyloguj się
settings-signed-out = Wylogowano.
settings-account-name = Nazwa konta
settings-password = Hasło
settings-move = Inne urządzenie
settings-move-why = Graj dalej na telefonie lub innym komputerze. Link działa raz, przez dziesięć minut.
settings-move-do = Utwórz link
settings-link-ready = Link jest gotowy.
home-opened-elsewhere = Twoje gry otwarto na innym urządzeniu { $date } za pomocą twojego odnośnika. Jeśli to nie ty, wyloguj je:
home-it-was-me = To ja
settings-devices = Twoje zalogowane urządzenia
settings-devices-guest = Nie masz konta: na urządzeniu, które wylogujesz, nikt już nie odzyska twoich gier.
settings-device-unknown = Nieznane urządzenie
settings-device-here = to urządzenie
settings-device-began = { $how ->
    [link] Otwarte przez odnośnik { $date }.
    [sign-in] Zalogowane hasłem { $date }.
    [claim] Tu założono konto { $date }.
   *[guest] Tutaj od { $date }.
}
settings-device-seen = Ostatnio używane { $date }.
settings-device-end = Wyloguj: { $device }
settings-everywhere = Wyloguj wszędzie
settings-opened-elsewhere = Twoje gry otwarto na innym urządzeniu { $date }. Jeśli to nie ty, wyloguj to urządzenie.
settings-data = Twoje dane
settings-export-why = Twoje imię, twoje gry z zapisami i twoje wiadomości z rozmów, w jednym pliku.
settings-export = Pobierz wszystko
settings-import-why = Gry z innego serwera: wybierz plik pobrany tam albo pojedynczy zapis. Trafią tu jedna po drugiej.
settings-import = Przenieś gry z pliku
settings-import-none = Ten plik nie jest ani eksportem Bottegi, ani zapisem gry.
settings-imported = { $count ->
    [one] Jedna gra jest gotowa do odtworzenia.
    [few] { $count } gry są gotowe do odtworzenia.
   *[many] { $count } gier jest gotowych do odtworzenia.
}{ $failed ->
    [0] {""}
   *[other] {" "}Nie dało się odczytać: { $failed }.
}
settings-erase-why = Twoje imię, konto, urządzenia i wiadomości można usunąć na zawsze. Inni zachowają gry rozegrane z tobą, bez twojego imienia.
settings-erase = Usuń mnie …
settings-erase-title = Usunąć wszystko o tobie?
settings-erase-text = Imię, konto, urządzenia i wiadomości zostaną usunięte od razu i nikt ich nie przywróci. W grach, które trwają, zagra za ciebie bot. Inni zachowają swoje gry; twoje miejsce nie będzie miało imienia.
settings-erase-password = Hasło konta { $account }
settings-erase-do = Usuń na zawsze
settings-erased = Wszystko o tobie zostało usunięte.
invited-title = Z zaproszeniem
invited-text = Gospodarz tego serwera wpuszcza osoby, które mają zaproszenie. Działa ono jeden raz.
invited-code = Twoje zaproszenie
invited-do = Wejdź
invited-account = Mam konto: zaloguj się
move-title = Graj dalej tutaj
move-text = Twoje imię i twoje gry przejdą z tamtego urządzenia na to.
move-do = Przenieś tutaj
lost-title = Tu nic nie ma
lost-text = Ta strona nie istnieje. Gra, której szukasz, może mieć inny adres.
