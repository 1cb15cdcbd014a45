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
    [yes] jeszcze jedno mieszanie pierwszego z { $apprentices }
   *[no] pomocnicy: { $apprentices }
}
fresco-undo = Cofnij ostatnie mieszanie
fresco-requests = Życzenia biskupa
fresco-stack = { $stack }: punkty { $points }, w stosie { $left }
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
fresco-ask-cathedral = Odnów fragment albo połóż trzy farby na ołtarzu; na miejscu: { $left }.
fresco-ask-sexton = Nie można nic odnowić. Zakrystian może przyprowadzić biskupa na dowolne pole.
fresco-ask-studio = { $apprentices ->
    [one] Twój pomocnik: weź portret albo { $thalers }.
   *[other] Pomocnicy: { $apprentices }. Jednym z nich weź portret albo razem { $thalers }.
}
fresco-ask-workshop = Mieszaj albo spełnij życzenie; na miejscu: { $left }.
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
fresco-end = Skąd wzięły się punkty
fresco-end-tiles = kafelki
fresco-end-requests = życzenia
fresco-end-money = pieniądze
fresco-end-rest = biskup, ołtarz, portrety, przesunięcia
fresco-end-leonardo = Leonardo nie może wygrać.

## Pierwsza gra

fresco-learn-ceiling = Sklepienie katedry czeka pod starym tynkiem. Zapłać farbami, których żąda kafelek, weź go i zdobądź jego wartość: wyłoni się kawałek obrazu. Wygrywa, kto na końcu ma najwięcej punktów.
fresco-learn-mood = Każda runda zaczyna się od godziny. Ranne ptaszki są wszędzie pierwsze, ale na targu płacą więcej i psują sobie nastrój. Dobry nastrój daje szóstego pomocnika, zły zabiera piątego.
fresco-learn-get-up = Jesteś na końcu toru punktacji, więc wybierasz godzinę przed innymi. Wstań o 7: nastrój spadnie do 8, akurat dość na sześciu pomocników.
fresco-learn-get-up-else = Można. W tej lekcji wstań o 7.
fresco-learn-plan = Teraz wszyscy planują w ukryciu. Poślij dwóch na targ, dwóch do katedry, jednego do atelier i jednego do pracowni. Poniżej widać, co mogą osiągnąć. Potem zapieczętuj plan.
fresco-learn-plan-else = W tej lekcji: targ dwóch, katedra dwóch, atelier jeden, pracownia jeden.
fresco-learn-market = Plany są odsłonięte, a na targu zaczynasz ty. Wolno odwiedzić tylko jeden stragan, potem się zamyka. Kup pomarańczowy i trzy niebieskie na straganie 1.
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
fresco-learn-end = Jeszcze jedno: trzy twoje kafelki spełniają życzenie biskupa. Od razu daje punkty, a co rundę farbę, ale jego kafelki już nie płacą.
fresco-learn-left = teatru, zamiany talarów na punkty na koniec, mieszanek specjalnych: różowej i brązowej, życzeń na kafelki z tą samą plamką, końca przez ostatnie portrety i strony 2 arkusza w ostatniej rundzie

## Dlaczego gra się skończyła

end-FR-E2 = Ostatnia runda skończona, pieniądze zamienione na punkty. Wygrywa największa liczba punktów.
