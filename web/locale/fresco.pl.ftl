# Fresco na stronie: plansza, koniec, pierwsza gra. Farby, miejsca, portrety i odmowy to teksty serwera.

## Przebieg rundy

fresco-board = Plansza
fresco-course = Przebieg rundy
fresco-round = Runda { $round }
fresco-last-round = Runda { $round }, ostatnia
fresco-phase-get_up = Pobudka
fresco-phase-plan = Plan
fresco-phase-market = Targ
fresco-phase-cathedral = Katedra
fresco-phase-studio = Atelier
fresco-phase-workshop = Pracownia
fresco-phase-theatre = Teatr
fresco-phase-income = Dochód

## Miejsca

fresco-hostel = Gospoda
fresco-hour = godz.
fresco-mood = nastrój
fresco-price = cena
fresco-hostel-row = Godzina { $time }: nastrój { $mood }, cena na targu { $price }, { $player }
fresco-mood-track = Nastrój
fresco-mood-of = { $player }: nastrój { $mood }, pomocnicy: { $apprentices }.
fresco-mood-plus = +1 pomocnik
fresco-mood-minus = −1 pomocnik
fresco-each = za sztukę
fresco-each-apprentice = za pomocnika
fresco-booth = Stragan { $number }:
fresco-booth-only = Stragan { $number }: zamknij i nic nie kupuj
fresco-booth-closed = zamknięty
fresco-goods = Stragan { $number }: { $paints }
fresco-ceiling = Fresk, rząd po rzędzie
fresco-tiles-left = { $count ->
    [one] został { $count } kafelek
    [few] zostały { $count } kafelki
   *[other] zostało { $count } kafelków
}
fresco-space = Rząd i kolumna { $at }
fresco-tile = kafelek o wartości { $value } za { $paints }
fresco-restored = odnowione
fresco-bishop-here = tu stoi biskup
fresco-sexton-here = Zakrystian może tu przyprowadzić biskupa
fresco-splotch = liczy się do życzenia ({ $stack })
fresco-bonus = biskup dodaje { $bonus }
fresco-brings = w zasięgu za { $points }, najlepiej za { $best }
fresco-ways = Biskup, zanim odnowisz { $at }
fresco-ways-none = Wybierz fragment: biskup może dodać punkty.
fresco-way-stays = biskup zostaje
fresco-way-moves = biskup idzie na { $to } (koszt: { $thalers })
fresco-way-sexton = Zakrystian prowadzi biskupa na { $to } (koszt: { $thalers })
fresco-way-only = Tylko biskup
fresco-altar = Ołtarz
fresco-altar-primaries = +{ $more } za każdą pomarańczową, zieloną lub fioletową użytą w zamian
fresco-altar-blends = różowa w zamian: +{ $pink }, brązowa: +{ $brown }
fresco-altar-blends-only = wszystkie trzy różne
fresco-altar-laid = Na ołtarzu
fresco-altar-lay = Farby do położenia na ołtarzu
fresco-altar-add = Połóż na ołtarzu { $paint }, zostało { $count }
fresco-altar-take = Zabierz { $paint }
fresco-portrait-taken = zabrany
fresco-portraits-left = { $count ->
    [0] Więcej portretów nie będzie.
   *[other] Jeszcze w stosie: { $count }.
}
fresco-primaries = Wybierz farby: { $count }
fresco-primaries-chosen = Wybrano: { $chosen } z { $count }
fresco-primary-add = Dodaj { $paint }
fresco-primary-take = Odłóż { $paint }
fresco-recipes = Co z czego powstaje
fresco-blend = { $paints } daje { $paint }{ $can ->
    [yes] {""}
   *[no] : brakuje ci farby
}
fresco-blends-left = { $half ->
    [yes] jeszcze 1 mieszanie{ $more ->
        [0] {""}
       *[other] , potem pomocnicy: { $more }
    }
   *[no] pomocnicy: { $apprentices }
}
fresco-undo = Cofnij ostatnie mieszanie
fresco-requests = Życzenia biskupa
fresco-stack = Życzenie ({ $stack }) za trzy twoje kafelki: punkty { $points }; w stosie { $left }
fresco-stack-left = { $count } szt.
fresco-request-tiles = Połóż pod nim trzy swoje kafelki:
fresco-own-tile = Kafelek { $value }, plamki: { $splotches }{ $fits ->
    [yes] {""}
   *[no] , nie pasuje
}

## Malarze

fresco-sheets = Malarze i dokąd idą ich pomocnicy
fresco-painter = Malarz
fresco-painters = Wyniki
fresco-taken = ma
fresco-sealed = zapieczętowany
fresco-tiles-taken = { $count ->
    [one] { $count } kafelek fresku
    [few] { $count } kafelki fresku
   *[other] { $count } kafelków fresku
}
fresco-income-of = dochód { $thalers }
fresco-income-short = +{ $thalers } co rundę
fresco-thalers-word = talarów
fresco-points-word = punktów
fresco-leonardo = { $you ->
    [yes] decydujesz za niego
   *[no] { $player } decyduje za niego
}
fresco-screen = Za twoją zasłonką
fresco-no-paint = bez farb

## Plan

fresco-plan = Twój arkusz akcji
fresco-plan-hint = Wyślij pomocników: dotknij miejsca, aby kogoś tam posłać.
fresco-idle = { $count ->
    [0] Wszyscy mają zajęcie.
   *[other] Bez zajęcia: { $count }
}
fresco-send = Poślij jednego, { $column }: { $count } z { $spaces }
fresco-call-back = Odwołaj jednego, { $column }
fresco-outlook-market = { $count ->
    [0] Nie stać cię na kafelek: cena { $thalers }.
    [one] Jeden kafelek: { $sum } z twoich talarów ({ $money }).
   *[other] Kafelki: do { $count }, po { $thalers }, razem { $sum } z twoich talarów ({ $money }).
}
fresco-outlook-cathedral = Z twoimi farbami nawet { $points }: { $steps }.
fresco-outlook-bought = Po zakupach na straganie { $booth } za { $thalers } nawet { $points }: { $steps }.
fresco-outlook-before = Przed tobą: { $players }. Jeśli stragan { $booth } będzie już zamknięty: { $points }.
fresco-outlook-cathedral-none = Z farb, które masz, nic nie da się odnowić.
fresco-outlook-studio = { $thalers }{ $portraits ->
    [yes] , albo jeden z nich bierze zamiast tego portret
   *[no] {""}
}.
fresco-outlook-workshop = Do { $count } mieszań.
fresco-outlook-request = Albo życzenie ({ $stack }): { $points }.
fresco-outlook-theatre = Nastrój { $mood } zmieni się na { $then }.
fresco-step-tile = { $value } na { $at } ({ $points })
fresco-step-altar = ołtarz ({ $points })
fresco-revealed = Plany odsłonięte
fresco-nobody = nikt

## Ława

fresco-ask-get_up = O której wstajesz? Wcześnie: wszędzie pierwszeństwo. Późno: taniej i w lepszym nastroju.
fresco-ask-plan = Planuj w ukryciu; wszystkie arkusze odsłania się razem.
fresco-ask-sealed = Twój plan jest zapieczętowany. Możesz go jeszcze zmienić.
fresco-ask-market = Wybierz jeden stragan i co na nim kupić; na miejscu: { $left }. Potem się zamknie.
fresco-ask-cathedral = { $can ->
    [restore] Odnów fragment; na miejscu: { $left }.
    [altar] Połóż trzy farby na ołtarzu; na miejscu: { $left }.
   *[both] Odnów fragment albo połóż trzy farby na ołtarzu; na miejscu: { $left }.
}
fresco-ask-sexton = Nie można nic odnowić. Zakrystian może przyprowadzić biskupa na dowolne pole.
fresco-ask-studio = { $apprentices ->
    [one] Twój pomocnik: weź portret albo { $thalers }.
   *[other] Pomocnicy: { $apprentices }. Jednym z nich weź portret albo razem { $thalers }.
}
fresco-ask-workshop = { $can ->
    [blend] Mieszaj farby; na miejscu: { $left }.
    [request] Spełnij życzenie; na miejscu: { $left }.
   *[both] Mieszaj albo spełnij życzenie; na miejscu: { $left }.
}
fresco-ask-income = Twoje życzenia ogólne przynoszą farby: wybierz.
fresco-ask-leonardo = { $phase ->
    [get_up] Decydujesz za Leonarda: o której wstaje?
    [market] Decydujesz za Leonarda: który stragan zamyka?
   *[cathedral] Decydujesz za Leonarda: który fragment odnawia?
}
fresco-wait = { $phase ->
    [get_up] { $player } wstaje.
    [market] { $player } jest na targu.
    [cathedral] { $player } jest w katedrze.
    [studio] { $player } jest w atelier.
    [workshop] { $player } jest w pracowni.
   *[income] { $player } wybiera farby.
}
fresco-wait-plans = Jeszcze planują: { $players }.
fresco-wait-bump = { $player } trafia na innego malarza i decyduje, w którą stronę iść.
fresco-wait-leonardo = { $player } decyduje za Leonarda.
fresco-told-get-up = Pobudka o { $time }: nastrój { $mood }, { $apprentices }, cena na targu { $price }.
fresco-told-get-up-leonardo = Leonardo wstaje o { $time }.
fresco-told-closes = Stragan { $booth } się zamyka. Nic nie kupiono.
fresco-told-sexton = Biskup idzie na { $to }. Nic nie jest odnawiane.
fresco-told-then-closes = Stragan { $booth } się zamyka.
fresco-told-income = Potem co rundę: dochód { $change } i { $chosen ->
    [0] { $paints }
   *[other] farba do wyboru
}.
fresco-told-keeps = Zostaje u ciebie.
fresco-effect-gains = Daje: { $gains }.
fresco-effect-costs = Kosztuje: { $costs }.
fresco-effect-points = { $bonus ->
    [0] { $points }.
   *[other] { $points }: { $value } i { $bonus } za biskupa.
}
fresco-effect-points-leonardo = { $bonus ->
    [0] { $points } dla Leonarda.
   *[other] { $points } dla Leonarda: { $value } i { $bonus } za biskupa.
}
fresco-effect-bump = To pole jest zajęte: wybierzesz { $behind } albo { $ahead }.
fresco-confirm-get-up = Wstań
fresco-confirm-get-up-at = Wstań o { $time }
fresco-confirm-seal = Zapieczętuj plan
fresco-confirm-reseal = Zapieczętuj zmianę
fresco-confirm-sealed = Plan zapieczętowany
fresco-confirm-buy = Kup
fresco-confirm-close = Zamknij stragan
fresco-confirm-restore = Odnów
fresco-confirm-altar = Odnów ołtarz
fresco-confirm-sexton = Przesuń biskupa
fresco-confirm-studio = Weź
fresco-confirm-request = Spełnij
fresco-confirm-income = Weź
fresco-pass = { $apprentices ->
    [0] Koniec tutaj
    [one] Zrezygnuj z { $apprentices } pomocnika
   *[other] Zrezygnuj z { $apprentices } pomocników
}
fresco-take-pay = Weź { $thalers }, bez portretu
fresco-only-pay = Tylko { $thalers }
fresco-question-pass = { $apprentices ->
    [one] Zrezygnować z { $apprentices } pomocnika? Bez zapłaty ({ $thalers }) i bez portretu.
   *[other] Zrezygnować z { $apprentices } pomocników? Bez zapłaty ({ $thalers }) i bez portretu.
}
fresco-question-pass-yes = Zrezygnuj
fresco-question-pass-no = Wróć
fresco-question-left = Zrezygnować? Bez zajęcia: { $left }.
fresco-question-points = Zrezygnować? Bez zajęcia: { $left }. Następny mógłby jeszcze zdobyć { $points }.
fresco-question-blends = Zrezygnować? Bez zajęcia: { $left }; niewykorzystane mieszania: do { $blends }.
fresco-question-blend = Zrezygnować z ostatniego mieszania?
fresco-question-booth = Nic nie kupować? Na targu: { $left }.
fresco-question-booth-yes = Nie kupuj nic
fresco-question-idle = { $count ->
    [one] { $count } pomocnik zostaje bez zajęcia. Zapieczętować mimo to?
   *[other] { $count } pomocników zostaje bez zajęcia. Zapieczętować mimo to?
}
fresco-question-idle-yes = Zapieczętuj mimo to
fresco-question-idle-no = Planuj dalej
fresco-put-back = Odłóż
fresco-bump = { $leonardo ->
    [yes] Leonardo trafia na innego malarza
   *[no] Trafiasz na innego malarza
}
fresco-bump-text = Dwaj malarze nigdy nie stoją na jednym polu: idź na najbliższe wolne, do przodu lub do tyłu. To się liczy.
fresco-bump-ahead = Do przodu na { $space }
fresco-bump-behind = Do tyłu na { $space }

## Między rundami i koniec

fresco-summary = Zaczyna się runda { $round }
fresco-summary-last = Zaczyna się ostatnia runda
fresco-summary-last-text = Nie ma na co oszczędzać: potem { $thalers } talary to punkt. Teatru już nie ma, za to katedra ma drugą kolumnę.
fresco-summary-scored = zdobyte punkty: { $points },
fresco-summary-income = dochód: { $thalers }
fresco-summary-mood = teatr: nastrój { $mood }
fresco-summary-left = Kafelki na sklepieniu: { $tiles }. Runda, która zaczyna się z { $end } lub mniej, jest ostatnia.
fresco-summary-portraits = Nowe portrety: { $portraits }.
fresco-deeds-now = W tej rundzie
fresco-deeds-before = W poprzedniej rundzie
fresco-gain-tile = fragment
fresco-gain-bishop = biskup
fresco-gain-altar = ołtarz
fresco-gain-request = życzenie
fresco-gain-portrait = portret
fresco-gain-money = pieniądze
fresco-deed-bought = zakupy na straganie { $booth }: { $paints } za { $thalers }
fresco-deed-closed = zamknięty stragan { $booth }, bez zakupów
fresco-deed-restored = odnowiony kafelek { $value } na { $at }: { $points }
fresco-deed-altar = odnowiony ołtarz: { $points }
fresco-deed-studio = z atelier: { $got }
fresco-deed-blended = zmieszane: { $paints }
fresco-deed-request = spełnione życzenie ({ $stack }): { $points }
fresco-deed-theatre = teatr: nastrój { $mood }
fresco-deed-income = wybrany dochód: { $paints }
fresco-end-last = Ostatnia runda zaczęła się { $why ->
    [portraits] z ostatnimi portretami
   *[tiles] przy { $tiles } lub mniej kafelkach na sklepieniu
}.
fresco-end = Skąd wzięły się punkty
fresco-end-tiles = kafelki
fresco-end-requests = życzenia
fresco-end-money = pieniądze
fresco-end-rest = biskup, ołtarz, portrety, przesunięcia
fresco-end-bishop = biskup
fresco-end-altar = ołtarz
fresco-end-portraits = portrety
fresco-end-bumps = przesunięcia na torze
fresco-end-leonardo = Leonardo nie może wygrać.

## Pierwsza gra

fresco-learn-ceiling = Sklepienie katedry czeka pod starym tynkiem. Zapłać farbami, których żąda kafelek, weź go i zdobądź jego wartość: wyłoni się kawałek obrazu. Wygrywa, kto na końcu ma najwięcej punktów.
fresco-learn-mood = Każda runda zaczyna się od godziny. Ranne ptaszki są wszędzie pierwsze, ale na targu płacą więcej i psują sobie nastrój. Dobry nastrój daje szóstego pomocnika, zły zabiera piątego.
fresco-learn-get-up = Jesteś na końcu toru punktacji, więc wybierasz godzinę przed innymi. Wstań o 7: nastrój spadnie do 8, akurat dość na sześciu pomocników.
fresco-learn-get-up-else = Można. W tej lekcji wstań o 7.
fresco-learn-plan = Teraz wszyscy planują w ukryciu. Poślij dwóch na targ, dwóch do katedry, jednego do atelier i jednego do pracowni. Poniżej widać, co mogą osiągnąć. Potem zapieczętuj plan.
fresco-learn-plan-else = W tej lekcji: targ dwóch, katedra dwóch, atelier jeden, pracownia jeden.
fresco-learn-market = Plany są odsłonięte, a na targu zaczynasz ty. Każdy pomocnik może kupić jeden kafelek, tylko na jednym straganie, który potem się zamyka. Kup pomarańczowy i trzy niebieskie na straganie 1.
fresco-learn-market-else = Spójrz na stragan 1: weź pomarańczowy i trzy niebieskie.
fresco-learn-restore = Piątka żąda pomarańczowego i niebieskiego. Biskup stoi obok, to 2 więcej. Za 1 talar najpierw na nią wejdzie: 3 więcej. Wybierz kafelek, a potem ten sposób.
fresco-learn-restore-else = Wybierz piątkę w środku i za 1 talar wprowadź na nią biskupa.
fresco-learn-altar = 8 punktów. Drugi pomocnik odnowi ołtarz: połóż czerwony, żółty i niebieski. Kolory mieszane byłyby warte więcej.
fresco-learn-altar-else = Połóż na ołtarzu czerwony, żółty i niebieski.
fresco-learn-bump = Na 18 stoi Ambrogio, a dwaj malarze nigdy nie stoją na jednym polu. Do przodu to punkt więcej; z tyłu wcześniej wybiera się godzinę. Idź do przodu.
fresco-learn-bump-else = Jedno i drugie wolno. W tej lekcji idź do przodu.
fresco-learn-studio = W atelier pomocnik zarabia 3 talary albo bierze portret. Sługa Boży zostaje u ciebie i co rundę daje 1 talar więcej: weź go.
fresco-learn-studio-else = Tym razem weź Sługę Bożego.
fresco-learn-blend = W pracowni pomocnik miesza dwa razy. Żółty i niebieski dają zielony. Wystarczy dotknąć; dopóki nikt inny nie zagrał, można to cofnąć.
fresco-learn-blend-else = Zmieszaj zielony.
fresco-learn-round = Koniec rundy: targ znów jest pełny, a każdy zdobyty kafelek daje 1 talar. Gdy na sklepieniu zostanie najwyżej 6 kafelków, następna runda jest ostatnia.
fresco-learn-left = gra we dwoje, w której bierze udział Leonardo, neutralny malarz; gra bez niektórych modułów; działanie każdego z portretów
fresco-learn-revealed = Wszystkie plany odsłania się razem. Miejsca idą po kolei: targ, katedra, atelier, pracownia, teatr. W każdym zaczyna ten, kto wstał najwcześniej: to ty.
fresco-learn-track = 19 punktów. Na tym torze nie jesteś już na końcu, więc w następnej rundzie wybierzesz godzinę później.
fresco-learn-late = Twój nastrój to 2: przy 2 lub mniej masz tylko czterech pomocników. Wstań o 9: nastrój wzrośnie o 1, a farby są tanie, ale wszyscy są przed tobą.
fresco-learn-theatre = Nastrój 3: pięciu pomocników. W teatrze każdy z nich podnosi nastrój o 2. Poślij dwóch na targ i trzech do teatru.
fresco-learn-cheap = Dwa stragany są zamknięte, ale o 9 kafelek kosztuje cię tylko 1 talar. Kup pomarańczowy i trzy niebieskie na straganie 1.
fresco-learn-cheered = Teatr jest ostatni i rozgrywa się sam: twój nastrój wzrósł z 3 do 9, na samą górę. Od 8 masz sześciu pomocników, jeśli następna godzina pobudki go tam zostawi. Z portretem Aktora byłoby po 3 za każdego.
fresco-learn-orange = W pracowni pomocnik miesza dwa razy. Masz ich dwóch. Najpierw zmieszaj czerwony i żółty w pomarańczowy.
fresco-learn-purple = Teraz czerwony i niebieski w fioletowy. To był jeden pomocnik.
fresco-learn-pink = To, co zmieszane, można mieszać dalej: pomarańczowy i fioletowy dają różowy, mieszankę specjalną. Pomarańczowy, zielony i fioletowy razem dałyby brązowy.
fresco-learn-rich = Mieszanki specjalne są najwięcej warte na dużych kafelkach i na ołtarzu. Innego ranka: pomarańczowy, zielony i fioletowy dają tam 6 punktów, a różowy zamiast jednego z nich 3 więcej. Połóż pomarańczowy, zielony i różowy.
fresco-learn-nine = 9 punktów. Brązowy zamiast jednej z mieszanek dałby o 5 więcej.
fresco-learn-stacks = Trzy twoje kafelki mogą spełnić życzenie biskupa, raz na rundę, przez pomocnika w pracowni. Życzenie ogólne bierze trzy dowolne; pomarańczowe, zielone lub fioletowe trzy kafelki z tą plamką.
fresco-learn-request = Masz trzy kafelki z zieloną plamką. Wybierz zielone życzenie: daje 9 punktów, następne w tym stosie tylko 8.
fresco-learn-income = Dochód. Kafelki pod życzeniem już nie płacą, ale każde życzenie daje 1 talar i 1 farbę: zielone zieloną, ogólne czerwoną, żółtą lub niebieską. Masz już jedno ogólne życzenie: wybierz niebieską.
fresco-learn-fulfilled = Zielona i niebieska farba leżą za twoją zasłonką i co rundę dojdą następne. Dlatego życzenia najlepiej płacą wcześnie.
fresco-learn-last = Zostało sześć kafelków: runda, która zaczyna się z najwyżej 6 kafelkami, jest ostatnia. Ostatnia jest też wtedy, gdy wyłożono dwa ostatnie portrety. Po niej nie ma dochodu.
fresco-learn-side = Ostatnią rundę planuje się na stronie 2 arkusza: druga kolumna katedry zamiast teatru, więc odnawiać może do sześciu. Poślij czterech do katedry i jednego do atelier.
fresco-learn-five = Biskup stoi obok piątki: 2 punkty więcej. Odnów ją, a biskupa zostaw na miejscu.
fresco-learn-seven = Biskup przeszedł na odnowione pole. Siódemka przy prawym brzegu żąda pomarańczowego i fioletowego.
fresco-learn-nine-tile = Teraz stoi obok dziewiątki: zielony, fioletowy i żółty.
fresco-learn-last-altar = Czwarty pomocnik: czerwony, żółty i niebieski na ołtarz.
fresco-learn-points = Następnej rundy nie będzie: pieniądze są warte pół punktu, stałe portrety nic. Weź portret za 4 punkty.
fresco-learn-counted = Na koniec każde 2 talary dały punkt: z twoich 9 są 4. Wygrywa najwięcej punktów: ty masz 86.
fresco-chapter-morning = Pierwsza runda: godzina i plan
fresco-chapter-work = Pierwsza runda: targ i katedra
fresco-chapter-evening = Pierwsza runda: atelier i pracownia
fresco-chapter-mood = Nastrój i teatr
fresco-chapter-blends = Mieszanki specjalne
fresco-chapter-requests = Życzenia
fresco-chapter-end = Koniec gry

## Dlaczego gra się skończyła

end-FR-E2 = Ostatnia runda jest skończona. Pieniądze zamieniono na punkty: wygrywa największa liczba punktów.
