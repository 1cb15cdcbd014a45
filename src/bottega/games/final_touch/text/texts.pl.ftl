# Final Touch: co mówi poza zasadami.

## Maźnięcia

ft-about = Wszyscy podrabiają to samo arcydzieło. Zarabia tylko ten, kto nada mu ostatni szlif.
ft-box = Karty z drukowanej gry nie są publiczne. Te tutaj są nasze, ułożone zgodnie ze wszystkim, co o niej wiadomo.

colour-yellow = żółte
colour-green = zielone
colour-brown = brązowe
colour-blue = niebieskie
colour-red = czerwone

touches-yellow = { $count } { $count ->
    [one] żółte
    [few] żółte
   *[other] żółtych
}
touches-green = { $count } { $count ->
    [one] zielone
    [few] zielone
   *[other] zielonych
}
touches-brown = { $count } { $count ->
    [one] brązowe
    [few] brązowe
   *[other] brązowych
}
touches-blue = { $count } { $count ->
    [one] niebieskie
    [few] niebieskie
   *[other] niebieskich
}
touches-red = { $count } { $count ->
    [one] czerwone
    [few] czerwone
   *[other] czerwonych
}

ft-untitled = arcydzieło bez tytułu

## Odmowy

refused-nothing = Musisz zagrać przynajmniej jedno maźnięcie; nie można spasować.
refused-both = Albo retusz, albo gryzmolenie, nie jedno i drugie w tej samej turze.
refused-not-held = Nie masz tylu kart; brakuje ci: { $touches }.
refused-not-missing = Za dużo: { $touches } ponad to, czego brakuje.
refused-one-smear = Gryzmolenie to zagranie dokładnie jednego maźnięcia.
refused-still-missing = Tym nie można gryzmolić ({ $touches }): tego koloru jeszcze brakuje.

## Co się dzieje

ft-improved = { $you ->
    [yes] Retuszujesz
   *[no] { $player } retuszuje
}: { $touches }.
ft-smeared = { $you ->
    [yes] Gryzmolisz
   *[no] { $player } gryzmoli
}: { $touches }, gryzmoł { $smears } z 3.
ft-finished = { $you ->
    [yes] Nadajesz
   *[no] { $player } nadaje
} ostatni szlif obrazowi „{ $title }” i { $you ->
    [yes] zarabiasz
   *[no] zarabia
} { $value } $.
ft-ruined = { $you ->
    [yes] Niszczysz
   *[no] { $player } niszczy
} „{ $title }”. Wypłata { $value } $: { $winners }.
ft-drew-known = { $you ->
    [yes] Dobierasz: { $touches }.
   *[no] { $player } dobiera: { $touches }.
}
ft-drew = { $player } dobiera { $count } { $count ->
    [one] kartę
    [few] karty
   *[other] kart
}.
ft-reshuffled = Stos kart odrzuconych zostaje potasowany; nowa talia ma { $count } { $count ->
    [one] kartę
    [few] karty
   *[other] kart
}.
ft-masterpiece = Nowe arcydzieło: „{ $title }”.
ft-tiebreak = Remis ({ $players }): rozstrzyga jeszcze jedno arcydzieło. Kto je dostanie, wygrywa (FT-E3).
ft-over = Gra jest skończona.

## Stół

ft-current = Arcydzieło: { $title }. Ukończone { $finished } $, zniszczone { $ruined } $.
ft-current-by = { $artist }, { $year }.
ft-missing = Jeszcze brakuje: { $touches }.
ft-zones = Retusze: { $touches }. Gryzmoły: { $smears } z 3.
ft-next = Następne arcydzieło: { $title }. Wymaga: { $touches }. Ukończone { $finished } $, zniszczone { $ruined } $.
ft-no-next = Po tym arcydziele nie ma już następnego.
ft-purse = { $players }: { $money } $.
ft-hands = Karty na rękach: { $hands }.
ft-hand-size = { $player }: { $count }
ft-piles = Talia: { $draw } { $draw ->
    [one] karta
    [few] karty
   *[other] kart
}. Karty odrzucone: { $touches }.
ft-hand = Twoja ręka: { $touches }.

## Możliwości

ft-choice-improve = Retuszuj: { $touches }
ft-choice-finish = Retuszuj: { $touches }. Ostatni szlif, { $value } $ dla ciebie
ft-choice-smear = Gryzmol: { $touches }
ft-choice-ruin = Gryzmol: { $touches }. Zniszczy arcydzieło, wypłata { $value } $: { $winners }

## Gra w terminalu

ft-help = Słowami: retusz żółte 2 brązowe albo gryzmol czerwone. W skrócie: +YNN albo -R (Y żółte, G zielone, N brązowe, B niebieskie, R czerwone).
ft-word-improve = retusz, retuszuj, r
ft-word-smear = gryzmol, gryzmolenie, g
ft-word-fillers = i, oraz, jedno

## Podpowiedzi

hint-finishes = { $money ->
    [0] To nie kończy arcydzieła.
   *[other] To kończy arcydzieło za { $money } $.
}
hint-ruins = { $money ->
    [0] To nie niszczy arcydzieła.
   *[other] To niszczy arcydzieło i daje przeciwnikom { $money } $.
}
hint-suits = { $count ->
    [0] Nie zostaje ci żadna karta potrzebna następnemu arcydziełu.
   *[other] Zachowane karty, których potrzebuje następne arcydzieło: { $count }.
}
hint-exposed = { $percent ->
    [0] Następny gracz nie może ukończyć tego, co zostawiasz.
    [100] Następny gracz na pewno może ukończyć to, co zostawiasz.
   *[other] Następny gracz może ukończyć to, co zostawiasz, przy { $percent }% możliwych rąk.
}
hint-traps = { $percent ->
    [0] Następny gracz nie jest zmuszony go zniszczyć.
    [100] Następny gracz musi je zniszczyć.
   *[other] Następny gracz musi je zniszczyć przy { $percent }% możliwych rąk.
}
hint-later = { $percent ->
    [0] Jeśli wróci do ciebie bez zmian, nie możesz go ukończyć.
    [100] Jeśli wróci do ciebie bez zmian, możesz je ukończyć.
   *[other] Jeśli wróci do ciebie bez zmian, możesz je ukończyć przy { $percent }% możliwych dobrań kart.
}
ft-hint-outlook = Spodziewany wynik do końca tego arcydzieła: { $way ->
    [more] o około { $points } $ więcej niż
   *[fewer] o około { $points } $ mniej niż
} { $than }.
