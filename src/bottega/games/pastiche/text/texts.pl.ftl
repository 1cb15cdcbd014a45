# Pastiche: co mówi poza zasadami.

## Paleta

pa-about = Układaj płytki tak, by ich kolory się stykały i mieszały w potrzebne farby, a zbędnymi się wymieniaj. Z odpowiednich farb powstają kopie obrazów wielkich mistrzów: wygrywa najcenniejsza kolekcja.
pa-box = To, czego żądają zlecenia z drukowanej gry, i jej heksy nie są publiczne. Te tutaj są nasze, ułożone zgodnie ze wszystkim, co o niej wiadomo.

palette-red = czerwony
palette-yellow = żółty
palette-blue = niebieski
palette-orange = pomarańczowy
palette-green = zielony
palette-violet = fioletowy
palette-brown = brązowy
palette-amber = bursztynowy
palette-scarlet = szkarłatny
palette-olive = oliwkowy
palette-teal = morski
palette-magenta = magentowy
palette-purple = purpurowy
palette-black = czarny
palette-white = biały
palette-gray = szary
palette-bisque = beżowy

cards-red = { $count } { $count ->
    [one] czerwona
    [few] czerwone
   *[other] czerwonych
}
cards-yellow = { $count } { $count ->
    [one] żółta
    [few] żółte
   *[other] żółtych
}
cards-blue = { $count } { $count ->
    [one] niebieska
    [few] niebieskie
   *[other] niebieskich
}
cards-orange = { $count } { $count ->
    [one] pomarańczowa
    [few] pomarańczowe
   *[other] pomarańczowych
}
cards-green = { $count } { $count ->
    [one] zielona
    [few] zielone
   *[other] zielonych
}
cards-violet = { $count } { $count ->
    [one] fioletowa
    [few] fioletowe
   *[other] fioletowych
}
cards-brown = { $count } { $count ->
    [one] brązowa
    [few] brązowe
   *[other] brązowych
}
cards-amber = { $count } { $count ->
    [one] bursztynowa
    [few] bursztynowe
   *[other] bursztynowych
}
cards-scarlet = { $count } { $count ->
    [one] szkarłatna
    [few] szkarłatne
   *[other] szkarłatnych
}
cards-olive = { $count } { $count ->
    [one] oliwkowa
    [few] oliwkowe
   *[other] oliwkowych
}
cards-teal = { $count } { $count ->
    [one] morska
    [few] morskie
   *[other] morskich
}
cards-magenta = { $count } { $count ->
    [one] magentowa
    [few] magentowe
   *[other] magentowych
}
cards-purple = { $count } { $count ->
    [one] purpurowa
    [few] purpurowe
   *[other] purpurowych
}
cards-black = { $count } { $count ->
    [one] czarna
    [few] czarne
   *[other] czarnych
}
cards-white = { $count } { $count ->
    [one] biała
    [few] białe
   *[other] białych
}
cards-gray = { $count } { $count ->
    [one] szara
    [few] szare
   *[other] szarych
}
cards-bisque = { $count } { $count ->
    [one] beżowa
    [few] beżowe
   *[other] beżowych
}

pa-title = „{ $title }”
pa-untitled = zlecenie bez tytułu

## Odmowy

refused-bank-b1 = Za trzy jednakowe karty bank daje jedną czarną, białą lub kartę koloru drugiego albo trzeciego rzędu; nigdy szarą, beżową ani kartę koloru podstawowego.
refused-bank-b2 = Beżowa kosztuje żółtą i brązową; szara kosztuje czarną i białą.
refused-bank-b3 = Karta koloru podstawowego kosztuje dowolną kartę koloru podstawowego i jedną inną kartę.
refused-bank-empty = W banku nie ma już kart w kolorze { $colour ->
    [red] czerwonym
    [yellow] żółtym
    [blue] niebieskim
    [orange] pomarańczowym
    [green] zielonym
    [violet] fioletowym
    [brown] brązowym
    [amber] bursztynowym
    [scarlet] szkarłatnym
    [olive] oliwkowym
    [teal] morskim
    [magenta] magentowym
    [purple] purpurowym
    [black] czarnym
    [white] białym
    [gray] szarym
   *[bisque] beżowym
}.
refused-bank-later = Z bankiem można wymieniać tylko we własnej turze, po położeniu heksa, a przed zamianą lub ukończeniem zleceń.
refused-cards-held = Nie masz tych kart.
refused-palette-only = Wymieniać można tylko karty palety.
refused-partner = Ofertę składa się innemu graczowi, a jednym z dwojga musi być gracz, którego tura trwa.
refused-empty-side = Każda strona musi dać co najmniej jedną kartę.
refused-too-many-offers = To już wszystkie twoje 6 ofert w tej turze.
refused-dead-offer = Ta oferta nie jest już aktualna.
refused-not-your-offer = Możesz odpowiadać tylko na oferty skierowane do ciebie, a wycofywać tylko własne.
refused-place-first = Najpierw połóż heks.
refused-hex-held = Nie masz takiego heksa.
refused-no-side = Heks musi zająć wolne pole i mieć wspólny bok z elementem startowym albo z heksem innego gracza.
refused-not-in-centre = W środku tego heksa nie ma koloru { $colour ->
    [red] czerwonego
    [yellow] żółtego
   *[blue] niebieskiego
}.
refused-stack-empty = W banku nie ma już do wzięcia kart w kolorze { $colour ->
    [red] czerwonym
    [yellow] żółtym
   *[blue] niebieskim
}.
refused-swap-once = W turze można zamienić jedno zlecenie, zanim się jakieś ukończy.
refused-not-in-hand = Zlecenia „{ $title }” nie masz na ręce.
refused-not-in-gallery = Zlecenia „{ $title }” nie ma w galerii.
refused-not-to-complete = Zlecenia „{ $title }” nie ma ani na twojej ręce, ani w galerii.
refused-palette-lacks = Twojej palecie jeszcze brakuje: { $cards }.
refused-return-first = Najpierw zwróć karty, aby zostało ci { $limit }.
refused-return-exactly = Zwróć dokładnie tyle kart, aby zostało ci { $limit }.

## Co się dzieje

pa-placed = { $you ->
    [yes] Kładziesz
   *[no] { $player } kładzie
} heks na { $at }: { $take ->
    [mix] { $cards }.
    [centre] { $cards } z jego środka.
   *[nothing] nie daje nic.
}
pa-banked = { $you ->
    [yes] Dajesz
   *[no] { $player } daje
} bankowi: { $cards }. W zamian: { $get }.
pa-offered = { $to ->
    [all] { $you ->
        [yes] Oferujesz
       *[no] { $player } oferuje
    } wszystkim: { $cards }. W zamian: { $get }
    [you] { $player } oferuje ci: { $cards }. W zamian: { $get }
   *[other] { $you ->
        [yes] Oferujesz
       *[no] { $player } oferuje
    } graczowi { $partner }: { $cards }. W zamian: { $get }
}{ $open ->
    [yes] {" "}(oferta { $offer }).
   *[no] ; oferta od razu odrzucona.
}
pa-accepted = { $who ->
    [you] Przyjmujesz ofertę { $offer }. { $partner } daje ci: { $cards }. W zamian: { $get }.
    [yours] { $player } przyjmuje twoją ofertę { $offer }. Dajesz: { $cards }. W zamian: { $get }.
   *[others] { $player } przyjmuje ofertę { $offer }. { $partner } daje: { $cards }. W zamian: { $get }.
}
pa-declined = { $who ->
    [you] Odrzucasz ofertę { $offer }.
    [yours] { $player } odrzuca twoją ofertę { $offer }.
   *[others] { $player } odrzuca ofertę { $offer }.
}
pa-withdrawn = { $you ->
    [yes] Wycofujesz
   *[no] { $player } wycofuje
} ofertę { $offer }.
pa-closed = { $on ->
    [yes] { $you ->
        [yes] Już nie handlujesz: oferty są od razu odrzucane.
       *[no] { $player } już nie handluje.
    }
   *[no] { $you ->
        [yes] Znów handlujesz.
       *[no] { $player } znów handluje.
    }
}
pa-swapped = { $you ->
    [yes] Zamieniasz
   *[no] { $player } zamienia
} zlecenie { $gave } na { $took } z galerii.
pa-completed = { $you ->
    [yes] Kończysz
   *[no] { $player } kończy
} zlecenie { $work }{ $gallery ->
    [yes] {" "}z galerii
   *[no] {""}
}: { $points } { $points ->
    [one] punkt
    [few] punkty
   *[other] punktów
}.
pa-returned = { $you ->
    [yes] Zwracasz
   *[no] { $player } zwraca
} do banku: { $cards }.
pa-drew-hex = { $player } dobiera { $count ->
    [one] heks
    [few] { $count } heksy
   *[other] { $count } heksów
}.
pa-drew-hex-known = { $you ->
    [yes] Dobierasz
   *[no] { $player } dobiera
} { $count ->
    [one] heks
    [few] { $count } heksy
   *[other] { $count } heksów
}: { $hexes }.
pa-last-round = { $you ->
    [yes] Osiągasz próg punktów i ogłaszasz
   *[no] { $player } osiąga próg punktów i ogłasza
} koniec: runda zostanie dograna (PA-E1).
pa-over = Gra jest skończona.

## Stół

pa-turn = { $you ->
    [yes] Twoja tura
   *[no] Tura: { $player }
}. { $step ->
    [place] Kładzenie heksa.
    [trade] Wymiana, a potem zamiana i kończenie zleceń.
    [complete] Kończenie zleceń.
   *[discard] Zwracanie kart, aż zostanie { $limit }.
}
pa-goal = Koniec zostaje ogłoszony przy { $points } punktach za ukończone zlecenia.
pa-round-ends = Ogłoszono koniec: runda zostanie dograna.
pa-map = Mapa. Każdy rząd zaczyna się od współrzędnych q,r swojego pierwszego pola. Przy heksie podano, kto go położył (0: element startowy), i plamki zgodnie z ruchem wskazówek zegara, od góry: C czerwona, Ł żółta, N niebieska.
pa-map-free = Współrzędne między heksami: tam możesz położyć heks. Kropka: puste pole.
pa-bank = Bank, { $points } { $points ->
    [one] punkt
    [few] punkty
   *[other] punktów
} za kartę: { $cards }.
pa-stacks = Talia: { $deck } { $deck ->
    [one] zlecenie
    [few] zlecenia
   *[other] zleceń
}. Zapas: { $supply } { $supply ->
    [one] heks
    [few] heksy
   *[other] heksów
}.
pa-gallery = Galeria: { $work }. { $points } { $points ->
    [one] punkt
    [few] punkty
   *[other] punktów
} za: { $cards }.
pa-commission = Twoje zlecenie: { $work }. { $points } { $points ->
    [one] punkt
    [few] punkty
   *[other] punktów
} za: { $cards }.
pa-lacking = Brakuje ci: { $cards }.
pa-payable = Możesz je ukończyć.
pa-player = { $player }: { $points } { $points ->
    [one] punkt
    [few] punkty
   *[other] punktów
}, { $count } { $count ->
    [one] karta palety
    [few] karty palety
   *[other] kart palety
}, { $hexes } { $hexes ->
    [one] heks
    [few] heksy
   *[other] heksów
}.
pa-player-completed = Ukończone zlecenia: { $titles }.
pa-player-closed = Odrzuca wszystkie oferty.
pa-player-open = Paleta: { $cards }.
pa-offer = Oferta { $offer }: { $to ->
    [all] { $you ->
        [yes] dajesz
       *[no] { $player } daje
    } temu, kto pierwszy przyjmie: { $cards }. W zamian: { $get }.
    [you] { $player } daje ci: { $cards }. W zamian: { $get }.
   *[other] { $you ->
        [yes] dajesz
       *[no] { $player } daje
    } graczowi { $partner }: { $cards }. W zamian: { $get }.
}
pa-settled = { $you ->
    [yes] Twoja oferta { $offer }
   *[no] Oferta { $offer } ({ $player })
}: { $cards }, w zamian: { $get }; { $fate ->
    [accepted] { $to ->
        [you] przyjmujesz ją.
       *[other] { $partner } ją przyjmuje.
    }
    [declined] { $to ->
        [all] wszyscy ją odrzucili.
        [you] odrzucasz ją.
       *[other] { $partner } ją odrzuca.
    }
    [withdrawn] wycofana.
    [void] nieważna, bo { $you ->
        [yes] nie masz już
       *[no] { $player } nie ma już
    } tych kart.
   *[lapsed] wymiana skończyła się przed odpowiedzią.
}
pa-face = { $dabs } (środek: { $centre })
pa-hex = Twój heks { $number }: { $hex }.
pa-palette = Twoja paleta, { $count } { $count ->
    [one] karta
    [few] karty
   *[other] kart
}: { $cards }.

## Możliwości

pa-choice-place = Połóż heks { $hex } na { $at }{ $turn ->
    [0] {""}
   *[other] , obrót o { $turn }
}, weź { $take ->
    [mix] mieszankę: { $cards }
   *[centre] { $colour } ze środka
}
pa-choice-bank = Bank: { $cards }, w zamian: { $get }
pa-choice-offer = { $to ->
    [all] Zaoferuj wszystkim: { $cards }, w zamian: { $get }
   *[other] Zaoferuj (adresat: { $partner }): { $cards }, w zamian: { $get }
}
pa-choice-accept = Przyjmij ofertę { $offer } ({ $player }): dostajesz: { $cards }, w zamian: { $get }
pa-choice-decline = Odrzuć ofertę { $offer } ({ $player }): { $cards }, w zamian: { $get }
pa-choice-withdraw = Wycofaj swoją ofertę { $offer }: { $cards }, w zamian: { $get }
pa-choice-swap = Zamień { $gave } na { $took } z galerii
pa-choice-complete = Ukończ { $work }: { $points } { $points ->
    [one] punkt
    [few] punkty
   *[other] punktów
} za: { $cards }
pa-choice-return = Zwróć: { $cards }
pa-choice-end = { $count ->
    [0] Zakończ turę
    [one] Zakończ turę: jedna karta musi wrócić do banku
    [few] Zakończ turę: { $count } karty muszą wrócić do banku
   *[other] Zakończ turę: { $count } kart musi wrócić do banku
}
pa-choice-closed = { $on ->
    [yes] Odrzucaj odtąd wszystkie oferty
   *[no] Znów rozważaj oferty
}

## Gra w terminalu

pa-help =
    Słowami: połóż 1 na 2,-1 obrót 3 weź mieszankę (twój heks 1 na polu 2,-1: q rośnie w prawo, r w dół, rząd po rzędzie; obrócony o trzy szóste zgodnie z ruchem wskazówek zegara; bierzesz mieszankę albo kolor z jego środka). bank 3 pomarańczowe za czarny. oferta 2 zielone za czerwony dla 2 (albo dla wszystkich). przyjmij 1, odrzuć 1, wycofaj 1. zamień słoneczniki na mona lisa, ukończ słoneczniki: wystarczy początek tytułu. zwróć 2 zielone. zakończ. zamknięte tak odrzuca wszystkie oferty, zamknięte nie znów je dopuszcza. dlaczego połóż 1 na 2,-1 mówi, co by to dało.
pa-dabs = CŁN
pa-colour-words = bisque: biszkoptowy, cielisty; teal: turkusowy
pa-word-place = połóż, kładę
pa-word-bank = bank, b
pa-word-offer = oferta, zaoferuj, oferuję, o
pa-word-accept = przyjmij, przyjmuję
pa-word-decline = odrzuć, odrzucam
pa-word-withdraw = wycofaj, wycofuję
pa-word-swap = zamień, zamieniam, z
pa-word-complete = ukończ, kończę, u
pa-word-return = zwróć, zwracam, oddaj
pa-word-end = zakończ, pas
pa-word-closed = zamknięte, zamknij
pa-word-at = na, heks, pole, weź, ze, środka, o
pa-word-turn = obrót, obróć, obrócony
pa-word-mix = mieszanka, mieszankę, mix
pa-word-for = za, na, zamian
pa-word-to = dla, do
pa-word-all = wszystkich, wszystkim, wszyscy
pa-word-and = i, oraz, w
pa-word-off = nie

## Podpowiedzi

hint-completes = { $points ->
    [0] To niczego nie kończy.
   *[other] To kończy zlecenie „{ $title }”: { $points } pkt z premiami.
}
hint-cards = { $way ->
    [more] Masz potem o { $count } { $count ->
        [one] kartę
        [few] karty
       *[other] kart
    } więcej.
    [fewer] Masz potem o { $count } { $count ->
        [one] kartę
        [few] karty
       *[other] kart
    } mniej.
   *[same] Masz potem tyle samo kart.
}
hint-lacks = { $count ->
    [0] Masz potem wszystkie karty do zlecenia „{ $title }”.
   *[other] Do zlecenia „{ $title }” brakuje potem { $count } { $count ->
        [one] karty
       *[other] kart
    }.
}
hint-offer = { $count ->
    [0] Jeśli ktoś przyjmie, masz wszystkie karty do zlecenia „{ $title }”.
   *[other] Jeśli ktoś przyjmie, do zlecenia „{ $title }” brakuje { $count } { $count ->
        [one] karty
       *[other] kart
    }.
}
pa-hint-outlook = Spodziewany wynik za dwie twoje tury, razem z przydatnymi kartami palety: { $way ->
    [more] o około { $points } pkt więcej niż
   *[fewer] o około { $points } pkt mniej niż
} { $than }.
