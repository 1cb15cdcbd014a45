# Fresco: co mówi poza zasadami.

## Farby, kwoty, miejsca

fr-about = Jesteście mistrzami fresku, a biskup chce odnowić sklepienie swojej katedry. Wstań wcześnie, by jako pierwszy trafić na targ, zmieszaj potrzebne farby i namaluj większą część fresku niż inni.
fr-box = Kafelki, karty i ceny z drukowanej gry nie są publiczne. Te tutaj są nasze, ułożone zgodnie ze wszystkim, co o niej wiadomo.
fr-option-modules = Moduły
fr-option-modules-portraits = Portrety
fr-option-modules-requests = Życzenia biskupa
fr-option-modules-blends = Mieszanki specjalne

paint-red = czerwony
paint-yellow = żółty
paint-blue = niebieski
paint-orange = pomarańczowy
paint-green = zielony
paint-purple = fioletowy
paint-pink = różowy
paint-brown = brązowy

paints-red = { $count } { $count ->
    [one] czerwony
    [few] czerwone
   *[other] czerwonych
}
paints-yellow = { $count } { $count ->
    [one] żółty
    [few] żółte
   *[other] żółtych
}
paints-blue = { $count } { $count ->
    [one] niebieski
    [few] niebieskie
   *[other] niebieskich
}
paints-orange = { $count } { $count ->
    [one] pomarańczowy
    [few] pomarańczowe
   *[other] pomarańczowych
}
paints-green = { $count } { $count ->
    [one] zielony
    [few] zielone
   *[other] zielonych
}
paints-purple = { $count } { $count ->
    [one] fioletowy
    [few] fioletowe
   *[other] fioletowych
}
paints-pink = { $count } { $count ->
    [one] różowy
    [few] różowe
   *[other] różowych
}
paints-brown = { $count } { $count ->
    [one] brązowy
    [few] brązowe
   *[other] brązowych
}

fr-thalers = { $thalers } { $thalers ->
    [one] talar
    [few] talary
   *[other] talarów
}
fr-points = { $points } { $points ->
    [one] punkt
    [few] punkty
   *[other] punktów
}
fr-apprentices = { $apprentices ->
    [one] { $apprentices } pomocnik
    [few] { $apprentices } pomocników
   *[other] { $apprentices } pomocników
}

fr-leonardo = Leonardo
fr-column-market = targ
fr-column-cathedral = katedra
fr-column-studio = atelier
fr-column-workshop = pracownia
fr-column-theatre = teatr
fr-stack-general = ogólne
fr-stack-orange = pomarańczowe
fr-stack-green = zielone
fr-stack-purple = fioletowe

## Portrety

fr-face-primary = { $count } do wyboru z czerwonego, żółtego i niebieskiego
fr-face-mood = nastrój w górę o { $count }
fr-power-gods-servant = Sługa Boży
fr-power-abbot = Opat
fr-power-actor = Aktor
fr-power-sexton = Zakrystian
fr-does-gods-servant = Sługa Boży, 1 talar dochodu więcej
fr-does-abbot = Opat, 1 więcej do premii biskupa
fr-does-actor = Aktor, lepszy nastrój w teatrze
fr-does-sexton = Zakrystian, raz na rundę przenosi biskupa na dowolne pole

## Odmowy

refused-time-taken = Godzina { $time } nie jest wolna.
refused-column-full = { $spaces ->
    [0] Arkusz akcji nie ma w tej rundzie pól
    [one] Arkusz akcji ma w tej rundzie tylko { $spaces } pole
    [few] Arkusz akcji ma w tej rundzie tylko { $spaces } pola
   *[other] Arkusz akcji ma w tej rundzie tylko { $spaces } pól
} { $column ->
    [market] na targ
    [cathedral] na katedrę
    [studio] na atelier
    [workshop] na pracownię
   *[theatre] na teatr
}.
refused-too-many-apprentices = Masz tylko { $apprentices ->
    [one] { $apprentices } pomocnika
    [few] { $apprentices } pomocników
   *[other] { $apprentices } pomocników
}.
refused-bump-first = Najpierw malarz, który trafił na innego, musi pójść do przodu lub do tyłu.
refused-no-booth = Nie ma straganu { $booth }.
refused-booth-closed = Stragan { $booth } jest zamknięty lub pusty.
refused-tile-not-there = Kafelka { $tile } nie ma tu do kupienia.
refused-tile-each = Każdy pomocnik kupuje jeden kafelek, a tylu masz tu pomocników: { $apprentices }.
refused-cannot-pay = Nie stać cię na to: cena to { fr-thalers }.
refused-must-choose-a-booth = Twoi pomocnicy są na targu: wybierz otwarty stragan. Nie musisz kupować.
refused-no-segment = Na tym polu nie ma już kafelka.
refused-paints-missing = Brakuje ci: { $paints }.
refused-bishop-there = Biskup już tam stoi.
refused-bishop-one-step = Biskup przesuwa się tylko o jeden krok, także na ukos.
refused-bishop-cost = Nie masz za co przesunąć biskupa: to kosztuje { fr-thalers }.
refused-sexton-once = Zakrystian już ci w tej rundzie pomógł.
refused-no-sexton = Samego biskupa przenosi tylko Zakrystian, a nie masz go.
refused-sexton-with-a-segment = Tę grę zaczęto według wcześniejszych zasad: Zakrystian przenosi w niej biskupa tylko tuż przed odnowieniem fragmentu.
refused-not-for-the-altar = Tych farb razem ołtarz nie przyjmuje.
refused-no-portrait = Portretu { $portrait } nie ma do wzięcia.
refused-no-primaries = Farby można wybrać tylko z portretem, który je daje.
refused-primaries-exactly = Wybierz dokładnie tyle farb spośród czerwonych, żółtych i niebieskich: { $count }.
refused-no-such-blend = Żadna mieszanka nie daje koloru { $paint ->
    [red] czerwonego
    [yellow] żółtego
    [blue] niebieskiego
    [orange] pomarańczowego
    [green] zielonego
    [purple] fioletowego
    [pink] różowego
   *[brown] brązowego
}.
refused-blend-lacks = Nie masz farb na kolor { $paint ->
    [red] czerwony
    [yellow] żółty
    [blue] niebieski
    [orange] pomarańczowy
    [green] zielony
    [purple] fioletowy
    [pink] różowy
   *[brown] brązowy
}.
refused-request-once = W tej rundzie życzenie zostało już przez ciebie spełnione.
refused-request-instead = Życzenie może spełnić tylko pomocnik, który jeszcze nie mieszał.
refused-no-request = Nie ma już { $stack ->
    [general] ogólnych
    [orange] pomarańczowych
    [green] zielonych
   *[purple] fioletowych
} życzeń.
refused-three-tiles = Życzenie wymaga trzech różnych twoich kafelków fresku.
refused-no-splotch = Wszystkie trzy kafelki muszą mieć plamkę { $stack ->
    [general] koloru
    [orange] pomarańczową
    [green] zieloną
   *[purple] fioletową
}.
refused-leonardo-buys-nothing = Leonardo zamyka stragan i niczego nie kupuje.
refused-leonardo-moves-no-bishop = Leonardo nie przesuwa biskupa, zanim coś odnowi.
refused-leonardo-near-the-bishop = Leonardo odnawia fragment na polu biskupa lub obok, a jeśli takiego nie ma, jeden z najbliższych.
refused-leonardo-restores = Leonardo musi odnowić fragment fresku.

## Co się dzieje

fr-got-up = { $you ->
    [yes] Wstajesz
   *[no] { $player } wstaje
} o { $time }{ $mood ->
    [0] .
   *[other] : nastrój { $mood }.
}
fr-sealed = { $player }: { $again ->
    [yes] plan zmieniony
   *[no] plan gotowy
}.
fr-sealed-known = { $sent ->
    [0] { $you ->
        [yes] Nikogo nie wysyłasz.
       *[no] { $player } nikogo nie wysyła.
    }
   *[other] { $you ->
        [yes] Twój plan: { $plan }.
       *[no] { $player } planuje: { $plan }.
    }
}
fr-revealed = Plany odsłonięte: { $plans }.
fr-plan-of = { $player } ({ $plan })
fr-visited-market = { $bought ->
    [yes] { $you ->
        [yes] Kupujesz
       *[no] { $player } kupuje
    } { $paints } na straganie { $booth } za { fr-thalers }; stragan się zamyka.
   *[no] { $you ->
        [yes] Zamykasz
       *[no] { $player } zamyka
    } stragan { $booth } bez zakupów.
}
fr-restored = { $you ->
    [yes] Odnawiasz
   *[no] { $player } odnawia
} { $at }{ $bishop ->
    [no] {""}
   *[other] , z biskupem przesuniętym na { $bishop }
}: { fr-points }{ $bonus ->
    [0] {""}
   *[other] {" "}({ $value } i { $bonus } za biskupa)
}.
fr-moved-bishop = { $you ->
    [yes] Z pomocą Zakrystiana przenosisz
   *[no] { $player } z pomocą Zakrystiana przenosi
} biskupa na { $bishop } za { fr-thalers }.
fr-restored-altar = { $you ->
    [yes] Odnawiasz
   *[no] { $player } odnawia
} ołtarz za { $paints }: { fr-points }.
fr-took-portrait = { $you ->
    [yes] Bierzesz
   *[no] { $player } bierze
} portret: { $face }.
fr-paid = { $you ->
    [yes] Zarabiasz
   *[no] { $player } zarabia
} w atelier { fr-thalers }.
fr-blended = { $you ->
    [yes] Mieszasz i uzyskujesz
   *[no] { $player } miesza i uzyskuje
} { $paints }.
fr-fulfilled = { $you ->
    [yes] Spełniasz
   *[no] { $player } spełnia
} życzenie ({ $stack }) za kafelki { $values }: { fr-points }.
fr-passed = { $you ->
    [yes] Pasujesz
   *[no] { $player } pasuje
}.
fr-bumped = { $you ->
    [yes] Trafiasz
   *[no] { $player } trafia
} na innego malarza: pole { $ahead } albo { $behind }.
fr-stepped = { $you ->
    [yes] Idziesz
   *[no] { $player } idzie
} { $ahead ->
    [yes] do przodu
   *[no] do tyłu
} na { $score }.
fr-cheered = Teatr: { $you ->
    [yes] masz nastrój
   *[no] { $player } ma nastrój
} { $mood }.
fr-dealt = Na targu leżą nowe kafelki{ $count ->
    [0] .
   *[other] ; nowe portrety: { $portraits }.
}
fr-income = Dochód: { $you ->
    [yes] dostajesz
   *[no] { $player } dostaje
} { fr-thalers }{ $special ->
    [yes] {" "}i { $paints }
   *[no] {""}
}.
fr-chose-income = { $you ->
    [yes] Wybierasz
   *[no] { $player } wybiera
} { $paints } jako dochód.
fr-round = { $last ->
    [yes] Zaczyna się ostatnia runda (FR-E1).
   *[no] Zaczyna się runda { $round }.
}
fr-counted = { $you ->
    [yes] Wymieniasz
   *[no] { $player } wymienia
} { fr-thalers } na { fr-points }.
fr-over = Gra jest skończona.

## Stół

fr-now = Runda { $round }{ $last ->
    [yes] , ostatnia
   *[no] {""}
}: { $phase ->
    [get_up] pobudka
    [plan] planowanie
    [market] targ
    [cathedral] katedra
    [studio] atelier
    [workshop] pracownia
   *[income] dochód
}. { $who ->
    [you] Twoja kolej.
    [for-leonardo] Decydujesz za Leonarda.
    [leonardo] { $player } decyduje za Leonarda.
    [all] Wszyscy planują jednocześnie.
   *[other] Kolej: { $player }.
}
fr-here = Do działania masz tu jeszcze: { fr-apprentices }{ $half ->
    [yes] ; pierwszy ma jeszcze jedno mieszanie
   *[no] {""}
}.
fr-hostel = Gospoda, godzina { $time } (nastrój { $mood }, cena na targu { $price }): { $player }.
fr-hostel-free = wolna
fr-moods = Nastrój ma pola od 1 do { $spaces }: od { $plus } w górę jeden pomocnik więcej, od { $minus } w dół jeden mniej.
fr-booth = Stragan { $number }: { $tiles }.
fr-booth-closed = Stragan { $number }: zamknięty.
fr-goods = kafelek { $number } ({ $paints })
fr-price = Kafelek targu kosztuje cię { fr-thalers }.
fr-fresco = Fresk: { $tiles ->
    [one] został { $tiles } kafelek
    [few] zostały { $tiles } kafelki
   *[other] zostało { $tiles } kafelków
}, rzędy i kolumny od 1 do 5. Kafelek pokazuje wartość i farby: C czerwona, Ł żółta, N niebieska, P pomarańczowa, Z zielona, F fioletowa, R różowa, B brązowa. Gwiazdka: biskup. Kreska: odnowione.
fr-altar-primaries = Ołtarz: czerwony, żółty i niebieski za { fr-points }; { $more } więcej za każdy zastąpiony pomarańczowym, zielonym lub fioletowym.
fr-altar-blends = Ołtarz: pomarańczowy, zielony i fioletowy za { fr-points }{ $special ->
    [yes] ; { $pink } więcej za każdy zastąpiony różowym, { $brown } więcej brązowym
   *[no] {""}
}.
fr-studio = Atelier: { $portraits }. { $left ->
    [0] Więcej portretów nie będzie.
   *[other] W stosie jeszcze { $left }.
}
fr-portrait = portret { $number } ({ $face })
fr-requests = Życzenia: { $stacks }.
fr-request = { $stack } za { fr-points } (w stosie { $left })
fr-track = Tor punktacji od pierwszego: { $places }.
fr-place = { $player } ({ $score })
fr-place-start = { $player } (S{ $score })
fr-player = { $player }: { fr-points }, nastrój { $mood }, { fr-apprentices }.
fr-player-leonardo = { $player }, malarz neutralny: { fr-points }. W tej rundzie { $you ->
    [yes] decydujesz
   *[no] { $decider } decyduje
} za niego.
fr-player-plan = Plan: { $plan }.
fr-player-sealed = Plan gotowy.
fr-player-tiles = Kafelki fresku: { $values }.
fr-player-requests = Życzenia: { $stacks }.
fr-player-request = { $stack } ({ $points })
fr-player-portraits = Portrety: { $portraits }.
fr-player-open = { fr-thalers }; farby: { $paints }.
fr-tiles = Twoje kafelki fresku: { $tiles }.
fr-tile = { $number } (wartość { $value }, { $splotches ->
    [no] bez plamki
   *[other] plamki { $splotches }
})
fr-plan = Twój plan: { $plan }.
fr-own = Masz { fr-thalers }. Twoje kolory: { $paints }.

## Możliwości

fr-choice-get-up = Wstań o { $time } (nastrój { $mood }, { fr-apprentices }, cena na targu { $price })
fr-choice-get-up-leonardo = Wstań o { $time } (Leonardo)
fr-choice-plan = Plan { $plan }{ $idle ->
    [0] {""}
   *[other] {" "}(bez zajęcia: { $idle })
}
fr-choice-booth = Stragan { $booth } kafelki { $tiles } ({ $paints } za { fr-thalers })
fr-choice-close = Stragan { $booth } (nic nie kupujesz, stragan się zamyka)
fr-choice-close-leonardo = Stragan { $booth } (Leonardo go zamyka)
fr-choice-restore = Odnów { $at } ({ fr-points } za { $paints })
fr-choice-restore-bishop = Odnów { $at } biskup { $bishop } ({ fr-points } za { $paints } oraz { fr-thalers })
fr-choice-restore-leonardo = Odnów { $at } ({ fr-points } dla Leonarda)
fr-choice-altar = Ołtarz { $paints } ({ fr-points })
fr-choice-sexton = Zakrystian { $bishop } (biskup przechodzi tam za { fr-thalers })
fr-choice-portrait = Weź portret { $portrait } ({ $face }{ $thalers ->
    [0] {""}
   *[other] ; do tego { fr-thalers }
})
fr-choice-primaries = Weź portret { $portrait } i { $paints }{ $thalers ->
    [0] {""}
   *[other] {" "}(do tego { fr-thalers })
}
fr-choice-money = Weź pieniądze ({ fr-thalers })
fr-choice-blend = Zmieszaj { $paint } (zużywasz { $paints })
fr-choice-request = Życzenie { $stack } { $tiles } ({ fr-points } za kafelki { $values })
fr-choice-pass = Pas (rezygnujesz tu z działania: { fr-apprentices })
fr-choice-ahead = Do przodu (pole { $space })
fr-choice-behind = Do tyłu (pole { $space })
fr-choice-income = Dochód { $paints }

## Gra w terminalu

fr-help =
    Słowami: wstań o 7. plan targ 2 katedra 1 atelier 1 pracownia 1 (albo plan nikt; albo pięć liczb, od targu do teatru: plan 2 1 1 1 0). stragan 2 kafelki 1 3 (albo samo stragan 2: zamyka się, a ty nic nie kupujesz). odnów 3,2 biskup 3,3 (rząd, kolumna; biskup najpierw tam przechodzi, za opłatą). ołtarz czerwony żółty niebieski. zakrystian 3,3 (Zakrystian przenosi tam biskupa). weź portret 1, a z farbami do wyboru weź portret 1 czerwony 2; weź pieniądze. zmieszaj pomarańczowy. życzenie ogólne 1 2 3 (numery twoich kafelków fresku). do przodu albo do tyłu, na torze punktacji. dochód czerwony niebieski. pas rezygnuje z reszty w tym miejscu. Litery z siatki też nazywają farby: ołtarz C Ł N. To, co w nawiasach, wyjaśnia i nie trzeba tego wpisywać.
fr-letters = CŁNPZFRB
fr-names = purple: purpurowy, liliowy; cathedral: fresk; market: stragan; studio: portret; workshop: mieszanie; general: dowolne
fr-word-get-up = wstań, wstaję, wstawaj, wstaje, pobudka
fr-word-plan = plan, planuję, zaplanuj, wyślij
fr-word-booth = stragan, targ, kup, kupuję
fr-word-restore = odnów, odnawiam, restauruj, fresk
fr-word-bishop = biskup, biskupa, biskupem
fr-word-altar = ołtarz
fr-word-sexton = zakrystian, zakrystiana, biskup, biskupa
fr-word-take = weź, biorę, atelier
fr-word-portrait = portret, kartę, karta
fr-word-money = pieniądze, talary, zapłatę, zapłata
fr-word-blend = zmieszaj, mieszaj, mieszam
fr-word-request = życzenie, spełnij, spełniam
fr-word-pass = pas, pasuję, rezygnuję
fr-word-step = do, idź, idę
fr-word-ahead = przodu, przód, naprzód
fr-word-behind = tyłu, tył, wstecz
fr-word-income = dochód
fr-word-nobody = nikt, nikogo
fr-word-clock = godzinie, godzina
fr-word-fillers = o, i, oraz, na, po, w, za, rząd, rzędzie, kolumna, pole, kafelek, kafelki, kafelków, stragan, straganie, nic, życzenie, pomocnik, pomocników, pomocnika

## Podpowiedzi

hint-points = { $points ->
    [0] To nie daje punktów.
   *[other] To daje { fr-points }.
}
hint-gains = { $count ->
    [0] To nie daje farby.
   *[other] Zdobyte farby: { $paints }.
}
hint-uses = { $count ->
    [0] To nie zużywa farby.
   *[other] Zużyte farby: { $paints }.
}
hint-thalers = { $way ->
    [more] To daje { fr-thalers }.
    [less] To kosztuje { fr-thalers }.
   *[same] To nie daje talarów ani nie kosztuje.
}
hint-income = { $way ->
    [more] Dochód na rundę rośnie o { fr-thalers }.
    [less] Dochód na rundę maleje o { fr-thalers }.
   *[same] Dochód w talarach się nie zmienia.
}
hint-income-paints = Farby, które odtąd przynosi co rundę: { $count }.
hint-mood = { $changes ->
    [yes] Nastrój zmienia się z { $before } na { $after }.
   *[no] Nastrój pozostaje na { $before }.
}
hint-lasting = Portret pomaga ci do końca gry.
hint-gives-up = { $apprentices ->
    [0] Jedno mieszanie przepada.
   *[other] Bez działania: { fr-apprentices }.
}
hint-apprentices = W tej rundzie do dyspozycji: { fr-apprentices }.
hint-price = Kafelek targu kosztuje cię { fr-thalers }.
hint-earlier = { $count ->
    [0] Na razie nikt nie wstaje przed tobą.
   *[other] Malarze, którzy na razie wstają przed tobą: { $count }.
}
hint-cathedral = { $points ->
    [0] W katedrze nie ma punktów w zasięgu.
   *[other] W zasięgu w katedrze, o ile nikt cię nie uprzedzi: { fr-points }.
}
hint-buys = { $count ->
    [0] To niczego nie kupuje na targu.
   *[other] Kafelki targu, za które możesz zapłacić: { $count }.
}
hint-pay = { $thalers ->
    [0] To nie daje zapłaty w atelier.
   *[other] Zapłata w atelier, jeśli nie weźmiesz portretu: { fr-thalers }.
}
hint-blends = { $count ->
    [0] To nie pozwala mieszać farb.
   *[other] Pozwala mieszać farby, najwyżej { $count } { $count ->
        [one] raz
       *[other] razy
    }.
}
hint-idle = { $apprentices ->
    [0] Wszyscy mają zajęcie.
   *[other] Bez zajęcia: { fr-apprentices }.
}
fr-hint-outlook = Spodziewany wynik do końca rundy: { $way ->
    [more] o około { $points } pkt więcej niż
   *[fewer] o około { $points } pkt mniej niż
} { $than }.
