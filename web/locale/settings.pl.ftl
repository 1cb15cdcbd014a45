# Ustawienia: imię, konto, wygląd, sesje, co jest przechowywane.

settings-look = Wygląd i dźwięk
settings-theme = Motyw
settings-theme-auto = Systemowy
settings-theme-light = Jasny
settings-theme-dark = Ciemny
settings-motion = Animacje
settings-motion-auto = Jak w systemie
settings-motion-none = Wyłączone
settings-pace = Ruchy innych
settings-pace-calm = Spokojnie
settings-pace-brisk = Szybko
settings-pace-once = Od razu
settings-letters = Litery i kształty na każdym kolorze
settings-asks = Pytaj, zanim z czegoś zrezygnuję
settings-sound = Odtwarzaj dźwięki: pędzel, monety, tynk i dwie ciche nuty, gdy jest moja kolej
settings-volume = Głośność: { $percent }%
settings-you = Ty
settings-save = Zapisz
settings-saved = Zapisano.
settings-account = Konto
settings-account-why = Grasz jako gość. Z kontem zachowasz swoje gry po zmianie przeglądarki.
settings-account-is = Zalogowano jako { $account }.
settings-claim = Nowe konto
settings-claim-do = Załóż konto
settings-claimed = Konto jest gotowe. Twoje gry są na nim.
settings-leave-seat = Zaloguj się i oddaj to miejsce
settings-stay-guest = Zostań gościem
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
settings-password-change = Zmień hasło
settings-password-old = Obecne hasło
settings-password-new = Nowe hasło
settings-password-changed = Hasło zmienione. Inne twoje urządzenia zostały wylogowane.
settings-password-devices = Inne twoje urządzenia zostaną wylogowane.
settings-forgotten = Nie pamiętasz hasła? Gospodarz tego serwera może ustawić nowe.
settings-move = Przenieś się na inne urządzenie
settings-move-why = Graj dalej na telefonie lub innym komputerze. Link działa raz, przez dziesięć minut.
settings-move-do = Utwórz link
settings-link-ready = Link jest gotowy.
settings-devices = Twoje zalogowane urządzenia
settings-devices-guest = Nie masz konta: na urządzeniu, które wylogujesz, nikt już nie odzyska twoich gier.
settings-device-unknown = Nieznane urządzenie
settings-device-here = to urządzenie
settings-device-began = { $how ->
    [link] Otwarte linkiem { $date }.
    [sign-in] Zalogowane hasłem { $date }.
    [claim] Tu założono konto { $date }.
   *[guest] Tutaj od { $date }.
}
settings-device-seen = Ostatnio używane { $date }.
settings-device-end = Wyloguj: { $device }
settings-everywhere = Wyloguj wszędzie
settings-opened-elsewhere = Twoje gry otwarto na innym urządzeniu { $date }. Jeśli to nie ty, wyloguj to urządzenie.
settings-data = Twoje dane
settings-export-why = Twój nick, twoje gry z zapisami i twoje wiadomości z czatu, w jednym pliku.
settings-export = Pobierz wszystko
settings-import-why = Gry z innego serwera: wybierz plik pobrany tam albo pojedynczy zapis.
settings-import = Wczytaj gry z pliku
settings-import-none = Ten plik nie jest ani eksportem Bottegi, ani zapisem gry.
settings-imported = { $count ->
    [one] Jedna gra jest gotowa do odtworzenia.
    [few] { $count } gry są gotowe do odtworzenia.
   *[many] { $count } gier jest gotowych do odtworzenia.
}{ $failed ->
    [0] {""}
   *[other] {" "}Nie dało się odczytać: { $failed }.
}
settings-erase-why = Twój nick, konto, urządzenia i wiadomości można usunąć na zawsze. Inni zachowają gry rozegrane z tobą, bez twojego nicku.
settings-erase = Usuń moje dane…
settings-erase-title = Usunąć wszystko o tobie?
settings-erase-text = Nick, konto, boty, urządzenia i wiadomości zostaną usunięte od razu i nikt ich nie przywróci. W grach, które trwają, zagra za ciebie bot. Inni zachowają swoje gry; twoje miejsce będzie bez nicku.
settings-erase-password = Hasło konta { $account }
settings-erase-do = Usuń na zawsze
settings-erased = Wszystko o tobie zostało usunięte.
