# Pastiche na stronie: plansza, koniec, pierwsza gra. Kolory, tytuły i odmowy to teksty serwera.

## Plansza

pas-board = Plansza
pas-points = { $points } { $points ->
    [one] punkt
    [few] punkty
   *[other] punktów
}
pas-of-goal = z { $goal }
pas-holds = { $cards } { $cards ->
    [one] karta
    [few] karty
   *[other] kart
}, { $hexes } { $hexes ->
    [one] heks
    [few] heksy
   *[other] heksów
}
pas-bonus = premia +{ $bonus }
pas-usable = przydatne: { $usable } pkt
pas-starter = Zaczyna grę: runda kończy się przed tym graczem
pas-not-trading = nie handluje
pas-steps = Tura
pas-last-round = ostatnia runda
pas-step-place = Połóż heks
pas-step-trade = Handluj
pas-step-swap = Zamień
pas-step-complete = Ukończ
pas-step-discard = Zwróć karty

## Litery kolorów

pas-letter-red = C
pas-letter-yellow = Ł
pas-letter-blue = N
pas-letter-orange = Po
pas-letter-green = Zi
pas-letter-violet = Fi
pas-letter-brown = Br
pas-letter-amber = Bu
pas-letter-scarlet = Sk
pas-letter-olive = Ol
pas-letter-teal = Mo
pas-letter-magenta = Ma
pas-letter-purple = Pu
pas-letter-black = Cz
pas-letter-white = Bi
pas-letter-gray = Sz
pas-letter-bisque = Be

## Mapa

pas-map = Mapa
pas-map-tools = Oglądanie mapy
pas-zoom-in = Przybliż
pas-zoom-out = Oddal
pas-wish = Szukaj koloru
pas-fit = Pokaż całą
pas-hex-laid = Heks na { $at }, { $by ->
    [start] z elementu startowego
   *[player] położony przez: { $player }
}
pas-cell = Wolne pole { $at }, tu powstanie: { $cards }{ $best ->
    [yes] ; jedno z najlepszych
   *[no] {""}
}{ $chosen ->
    [yes] . Wybrane: naciśnij, aby obrócić heks
   *[no] {""}
}

## Kładzenie heksa

pas-hexes = Twoje heksy
pas-hex = Twój heks { $number }: { $dabs }, środek { $centre }
pas-turn-left = Obróć w lewo
pas-turn-right = Obróć w prawo
pas-pick-cell = Wybierz zaznaczone pole. { $touch ->
    [yes] Dotknij go ponownie, żeby obrócić heks.
   *[no] Heks obrócisz ponownym kliknięciem, kółkiem myszy albo klawiszem R.
}
pas-pick-best = Gwiazdka oznacza każde pole, na którym z tego heksa powstanie najwięcej: { $colour }.
pas-pick-centre = Na każdym zaznaczonym polu możesz wziąć kolor ze środka tego heksa: { $colour }.
pas-pick-none = Ten heks nie da teraz koloru: { $colour }.
pas-pick-bank = Żaden heks nie daje koloru: { $colour }. Dostaniesz go tylko w banku albo od innego gracza.
pas-brings = Powstanie: { $cards }.
pas-brings-nothing = Tu nic nie powstanie.
pas-take-mix = Weź mieszankę
pas-take-nothing = Połóż bez zysku
pas-take-centre = Weź: { $colour }

## Tura

pas-wait = { $step ->
    [place] { $player } kładzie heks.
    [trade] { $player } handluje. Możesz składać oferty i odpowiadać.
    [discard] { $player } zwraca karty.
   *[other] { $player } kończy zlecenia.
}
pas-do = { $step ->
    [trade] Handluj z bankiem i z innymi, potem zamień jedno zlecenie, ukończ, co możesz, albo zakończ turę.
   *[other] Ukończ, co możesz, albo zakończ turę.
}
pas-return-some = Masz więcej niż { $limit } kart. Wybierz karty do zwrotu: { $count }.
pas-return = Zwróć { $count } z { $of }
pas-end-count = { $count ->
    [0] Zakończ turę
    [one] Zakończ turę, zwróć jedną kartę
    [few] Zakończ turę, zwróć { $count } karty
   *[other] Zakończ turę, zwróć { $count } kart
}

## Ręka

pas-hand = Twoja paleta
pas-hand-size = { $count } z { $limit }
pas-hand-none = Brak kart. Przyniosą je heksy.
pas-card = { $name }, { $count ->
    [one] jedna karta
    [few] { $count } karty
   *[other] { $count } kart
}, wartość { $value }{ $needed ->
    [0] {""}
   *[other] , potrzebna do twoich zleceń
}{ $mode ->
    [return] . Do zwrotu: { $taken }
    [offer] . W ofercie: { $taken }
   *[look] {""}
}

## Zlecenia

pas-commissions = Twoje zlecenia
pas-pane-commissions = Zlecenia
pas-gallery = Galeria
pas-deck = { $deck ->
    [one] zostało { $deck } zlecenie
    [few] zostały { $deck } zlecenia
   *[other] zostało { $deck } zleceń
}
pas-pair = +{ $bonus } za ukończenie obu dzieł tego malarza, razem z: { $other }
pas-palette-of = Jego paleta: { $cards }
pas-seek = Szukaj koloru: { $colour }
pas-complete = Ukończ
pas-swap = Zamień
pas-swap-which = Które zlecenie z galerii bierzesz za: { $title }?
pas-swap-take = Weź
pas-swap-for = Weź za: { $title }
pas-closes-trading = Zamiana lub ukończenie kończy handel.
pas-gives-up = { $action ->
    [swap] Zamiana kończy handel w tej turze. Przepada: { $things }.
    [complete] Ukończenie zlecenia kończy handel i zamiany w tej turze. Przepada: { $things }.
   *[end] Jeśli zakończysz turę, przepada: { $things }.{ $last ->
        [yes] {" "}To twoja ostatnia tura.
       *[no] {""}
    }
}
pas-gives-title = { $title } ({ $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
})
pas-gives-trades = { $count ->
    [one] wymiana w banku: { $count }
   *[other] wymiany w banku: { $count }
}
pas-gives-partners = oferty dla: { $players }
pas-gives-offers = { $count ->
    [one] otwarta oferta
   *[other] otwarte oferty: { $count }
}
pas-gives-swap = zamiana zlecenia
pas-yes = { $action ->
    [swap] Zamień
    [complete] Ukończ
   *[end] Zakończ turę
}
pas-not-yet = Jeszcze nie
pas-completed = Ukończone
pas-pane-players = Gracze

## Bank

pas-bank = Bank
pas-supply = { $supply ->
    [one] został { $supply } heks
    [few] zostały { $supply } heksy
    [many] zostało { $supply } heksów
   *[other] zostało { $supply } heksu
}
pas-worth = { $value } p.
pas-stack = { $name }: zostało { $left }, wartość { $value }{ $seek ->
    [yes] . Szukaj tego koloru
   *[no] {""}
}
pas-trade-give = Za: { $cards }
pas-useful = Tego brakuje twojemu zleceniu
pas-no-trade = Za karty, które masz, bank nic teraz nie da.
pas-no-trade-for = Żadna wymiana nie da teraz koloru: { $colour }.
pas-rule-b1 = Za trzy jednakowe karty: jedna czarna, biała albo kolor drugiego lub trzeciego rzędu.
pas-rule-b2 = Żółta i brązowa to beżowa; czarna i biała to szara.
pas-rule-b3 = Za kolor podstawowy i jeszcze jedną kartę: inny kolor podstawowy.

## Oferty

pas-offers = Oferty
pas-offers-none = { $step ->
    [place] Gracze handlują po położeniu heksa.
    [trade] { $made ->
        [0] W tej turze nikt niczego nie zaproponował.
       *[other] Nie ma otwartych ofert.
    }
    [complete] Handel zamknięty: w tej turze zamieniono lub ukończono zlecenie.
   *[discard] Handel zamknięty: tura się kończy.
}
pas-listen = Przyjmuję oferty
pas-side = { $gets ->
    [yes] { $you ->
        [yes] Dostajesz
       *[no] { $player } dostaje
    }
   *[no] { $you ->
        [yes] oddajesz
       *[no] { $player } oddaje
    }
}
pas-accept = Przyjmij
pas-decline = Odrzuć
pas-counter = Kontroferta
pas-withdraw = Wycofaj
pas-compose = Złóż ofertę (zostało { $left })
pas-compose-title = Twoja oferta
pas-compose-how = Dotknij lub przeciągnij karty, które dajesz, i kolory, których chcesz.
pas-to = Dla
pas-to-all = wszystkich
pas-side-give = Dajesz
pas-side-get = Chcesz
pas-ask-from = Dowolny kolor
pas-ask-add = Poproś o: { $colour }
pas-take-out = Wyjmij: { $colour }
pas-offer-says = Dajesz: { $give }. W zamian: { $get }.
pas-offers-left = { $left ->
    [one] Została jedna oferta w tej turze.
    [few] Zostały { $left } oferty w tej turze.
   *[other] Zostało { $left } ofert w tej turze.
}
pas-send = Zaproponuj

## Tablica kolorów

pas-chart = Tablica kolorów
pas-chart-pin = Zostaw ją obok mapy
pas-chart-two = Gdzie spotykają się dwie plamy
pas-chart-three = Gdzie spotykają się trzy plamy
pas-chart-bank = W banku

## Koniec

pas-end-completed = Ukończone zlecenia
pas-end-usable = Przydatne karty
pas-end-bonus = Premie za artystów
pas-end-both = Oba dzieła: { $artist }
pas-end-nothing = Żadnego ukończonego zlecenia.

## Pierwsza gra

pas-learn-map = Wszyscy kładą heksy na tej mapie. Gdzie plamy nowego heksa stykają się z plamami sąsiadów, tam się mieszają, a gracz dostaje karty powstałych kolorów.
pas-learn-card = Kartami kończy się zlecenia. „Słoneczniki” wymagają pomarańczowej, zielonej, bursztynowej i żółtej. To, co masz, jest już namalowane; brakuje bursztynowej i żółtej.
pas-learn-lay = Dwie żółte plamy i jedna czerwona dają bursztynowy. W polu „Szukaj koloru” wybierz bursztynowy: gwiazdka zaznaczy najlepsze pole. Naciśnij je; heks sam obróci się najlepiej. Potem weź mieszankę.
pas-learn-lay-else = Tak też wolno. W tej lekcji szukaj bursztynowego, naciśnij pole z gwiazdką, nie obracaj heksa i weź mieszankę.
pas-learn-bank = Bursztynowa i dwie pomarańczowe. Teraz możesz handlować, ile chcesz. Bank daje jedną kartę za trzy jednakowe: oddaj trzy fioletowe za czarną, której wymaga „Mona Lisa”.
pas-learn-bank-else = Dobra wymiana. W tej lekcji oddaj trzy fioletowe za czarną.
pas-learn-offer = Inni też handlują: Ambrogio proponuje ci żółtą za brązową. Właśnie tej brakuje „Słonecznikom”. Przyjmij.
pas-learn-offer-else = Spójrz najpierw na ofertę: żółta karta to wszystko, czego brakuje „Słonecznikom”.
pas-learn-complete = Masz wszystko, czego wymagają „Słoneczniki”. Ukończ je: cztery karty wracają do banku, a obraz jest twój.
pas-learn-complete-else = Najpierw ukończ „Słoneczniki”: wszystkie karty są na miejscu.
pas-learn-end = 8 punktów i od razu nowe zlecenie. Nie ma nic więcej do zrobienia: zakończ turę. Możesz zatrzymać osiem kart.
pas-learn-end-else = W tej lekcji zakończ turę.
pas-learn-others = Dobierasz nowy heks, a Ambrogio położył swój. Liczba pośrodku mówi, czyj to heks: kłaść trzeba zawsze przy cudzym heksie albo przy elemencie startowym.
pas-learn-goal = Przy dwóch graczach koniec ogłasza się przy 45 punktach z ukończonych zleceń, przy trzech przy 40, przy czterech przy 35. Masz 42. Premie się do tego nie liczą.
pas-learn-left = co się dzieje, gdy skończy się stos, talia lub heksy, i jak rozstrzyga się wszystkie remisy
pas-learn-primary = „Madonnie na łące” brakuje czerwonej. Zamiast mieszanki możesz wziąć jedną kartę koloru ze środka swojego heksa. Naciśnij obwiedzione pole i weź czerwoną.
pas-learn-madonna = Czerwona i niebieska: więcej nie trzeba. Ukończ „Madonnę na łące”.
pas-learn-own = Jeszcze o mapie: heks musi stykać się bokiem z elementem startowym albo z cudzym heksem. Może przy tym dotykać także twoich, ale nie wyłącznie twoich. Jeśli w banku nie ma już karty jakiegoś koloru, nie dostajesz jej.
pas-learn-bisque = Niektórych kart nie ma na mapie. Bank daje beżową za żółtą i brązową: potrzebuje jej „Mona Lisa”.
pas-learn-gray = Szara to czarna i biała: potrzebuje jej „Absynt”.
pas-learn-penalty = Dowolna karta podstawowa i jeszcze jedna wybrana, kara, kupują inną podstawową. Oddaj niebieską i pomarańczową za żółtą.
pas-learn-propose = Oferty możesz składać i ty, do sześciu na turę. „Absyntowi” brakuje bursztynowej: zaproponuj jedną pomarańczową za jedną bursztynową. W swojej turze możesz ją złożyć jednemu graczowi albo wszystkim.
pas-learn-traded = Ambrogio przyjął. Oferta przepada z końcem tury albo gdy zamienisz lub ukończysz zlecenie: od tej chwili w tej turze nie ma już handlu.
pas-learn-swap = Po handlu możesz zamienić JEDNO zlecenie z galerią. Na leżące tam „Słoneczniki” cię stać: oddaj za nie „Mleczarkę”. To kończy handel w tej turze.
pas-learn-both = Ukończ „Słoneczniki”. Masz już „Gwiaździstą noc” van Gogha: oba dzieła jednego artysty dają premię.
pas-learn-gallery = 8 punktów i 5 punktów premii. Kończyć można też prosto z galerii, tyle, ile zdołasz opłacić: „Madonna na łące” wymaga czerwonej i niebieskiej.
pas-learn-replaced = Galeria i ręka są od razu uzupełnione; nową kartę można ukończyć jeszcze w tej turze. Liczba po plusie to twoja premia.
pas-learn-last = Ukończ „Słoneczniki”: to razem 50.
pas-learn-called = Koniec jest ogłoszony. Gra zaczęła się od ciebie, więc Ambrogio ma jeszcze jedną turę: każdy rozgrywa ich tyle samo. Zakończ turę.
pas-learn-scores = 50 punktów za zlecenia, 5 punktów premii i 4 za karty palety, których zlecenia z twojej ręki jeszcze potrzebują: 59. Ambrogio ma 12. Przy remisie wygrywa ten, kto ukończył więcej zleceń.
pas-chapter-first = Pierwsza tura
pas-chapter-primary = Kolor podstawowy zamiast mieszanki
pas-chapter-trading = Handel
pas-chapter-commissions = Galeria i premie
pas-chapter-end = Koniec gry

## Dlaczego gra się skończyła

end-PA-E1 = Ktoś zebrał za zlecenia tyle punktów, ile kończy grę, a wszyscy rozegrali tyle samo tur.
end-PA-D2 = Nikt nie miał już heksa do położenia.
pas-tie-commissions = Remis w punktach: decyduje większa liczba ukończonych zleceń.
pas-tie-usable = Remis w punktach i zleceniach: decydują punkty za przydatne karty palety.
pas-tie-bonus = Remis w punktach, zleceniach i przydatnych kartach: decyduje wyższa premia za artystę.
pas-tie-shared = Remis we wszystkim: zwycięstwo jest wspólne.
