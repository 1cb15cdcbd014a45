# Final Touch na stronie: plansza, koniec, pierwsza gra. Kolory, tytuły i odmowy to teksty serwera.

## Plansza

touch-label = Plansza
touch-money = { $money } $
touch-touches = { $touches }
touch-current = Arcydzieło
touch-number = Arcydzieło { $number }
touch-next = Następne
touch-no-next = Po tym nie ma już nic.
touch-value-finished = ukończone
touch-value-ruined = zniszczone
touch-needs = Potrzebne maźnięcia
touch-need = { $name }: { $done } z { $needed }
touch-smears = Gryzmoły
touch-smears-of = { $smears } z { $limit }
touch-draw = Talia
touch-discard = Odrzucone
touch-cards = { $count } { $count ->
    [one] karta
    [few] karty
   *[other] kart
}
touch-goal = z { $goal }
touch-won = Wiszą w galerii
touch-won-line = { $title }, { $as ->
    [finished] obraz ukończony
   *[ruined] obraz zniszczony
}: { $money } ({ $players })
touch-last = Ostatni ruch
touch-painting = { $title }, w trakcie malowania. Gotowe: { $improved }. Brakuje: { $missing }. Gryzmoły: { $smears } z { $limit }.
touch-painting-next = { $title }, na razie szkic. Wymaga: { $needs }.
touch-painting-finished = { $title }, obraz ukończony.
touch-painting-ruined = { $title }, obraz zniszczony: podarty i krzywo powieszony.
touch-ended-finished = Ostatni szlif
touch-ended-ruined = Zniszczone

## Litery na kartach

touch-letter-yellow = Ł
touch-letter-green = Z
touch-letter-brown = B
touch-letter-blue = N
touch-letter-red = C

## Ręka

touch-hand = Twoja ręka
touch-card = { $name }, karta { $place } z { $count }
touch-card-tag = { $card }: { $tag }
touch-tag-improve = retusz
touch-tag-finish = kończy
touch-tag-smear = gryzmoł
touch-tag-ruin = niszczy
touch-pick = Wybierz maźnięcia do retuszu albo jeden gryzmoł.
touch-plan = Czekając, możesz zaplanować ruch.
touch-wait = Przy sztaludze: { $player }.
touch-watch = Oglądasz grę.
touch-play = Zagraj
touch-confirm-improve = Retuszuj
touch-confirm-finish = Nadaj ostatni szlif
touch-confirm-smear = Gryzmol
touch-confirm-ruin = Gryzmol i zniszcz
touch-put-back = Cofnij wybór
touch-instead = Zagraj zamiast tego tę kartę

## Co zrobiłby wybór

touch-gets = { $players }: { $money }
touch-effect-improve = Retusz: { $touches }. Potem będzie jeszcze brakować: { $missing }.
touch-effect-smear = Gryzmolenie: { $touches }. To gryzmoł { $smears } z { $limit }.
touch-effect-finish = „{ $title }” będzie ukończone ({ $touches }): { $gets }.
touch-effect-ruin = „{ $title }” będzie zniszczone ({ $touches }): { $gets }.
touch-effect-again = Potem zaczynasz następne arcydzieło.
touch-effect-win = Ten ruch wygrywa grę.
touch-effect-lose = To kończy grę. { $count ->
    [one] Wygrywa: { $winners }.
   *[other] Wygrywają: { $winners }.
}
touch-effect-tiebreak = Będzie remis: rozstrzygnie jeszcze jedno arcydzieło.

## Koniec

touch-end-money = Skąd są pieniądze
touch-end-nothing = Ani jednego arcydzieła.
touch-end-finished = ukończone
touch-end-ruined = { $you ->
    [yes] zniszczone przez ciebie
   *[no] zniszczone przez: { $player }
}
touch-end-ruined-team = zniszczone przez zespół { $team }
touch-end-ruined-others = zniszczone przez innych

## Pierwsza gra

touch-learn-wall = Wygrywa, kto pierwszy ma 25 $. Oto arcydzieło: wszyscy malują to samo, ale płacą tylko temu, kto nada mu ostatni szlif.
touch-learn-needs = To arcydzieło, „Kobiety zbierające kłosy”, wymaga czterech maźnięć: jednego żółtego, jednego zielonego i dwóch brązowych. Kto je ukończy, dostaje 4 $. Ta gra trwa już od jakiegoś czasu: ty masz 18 $, Ambrogio 19 $.
touch-learn-improve = To twoje pięć kart. Brakuje brązowych, a masz dwie. Wybierz obie, zobacz, co by zrobiły, i retuszuj.
touch-learn-improve-else = Tak też można. W tej lekcji zagraj obie brązowe naraz.
touch-learn-refill = Dwie części są pomalowane, a ty masz znów pięć kart. Teraz gra Ambrogio.
touch-learn-smeared = Ambrogio gryzmoli czerwoną kartą. Kolor, którego nie brakuje, może tylko gryzmolić, po jednej karcie na turę. Trzy gryzmoły niszczą arcydzieło: jeśli zniszczysz je ty, niższą wartość dostaną przeciwnicy.
touch-learn-hold = Brakuje żółtego i zielonego. Masz żółtą, ale wszystko zgarnia ten, kto dołoży ostatnią. Zatrzymaj ją: gryzmol raczej niebieską kartą.
touch-learn-hold-else = Można, ale wtedy Ambrogiowi wystarczy jedna zielona. Zatrzymaj żółtą i gryzmol niebieską kartą.
touch-learn-final = Dwa gryzmoły: jeszcze jeden i byłoby po wszystkim, więc Ambrogio musiał domalować żółte. Brakuje tylko zielonego, a ty właśnie dobierasz zieloną kartę. Nadaj ostatni szlif.
touch-learn-final-else = Spójrz jeszcze raz: zielona karta kończy arcydzieło, za 4 $.
touch-learn-again = 4 $ dla ciebie. Kto kończy arcydzieło, od razu gra dalej przy następnym. „Pocałunek” wymaga czerwonych: zagraj obie.
touch-learn-again-else = Dobry ruch. W tej lekcji zagraj obie czerwone.
touch-learn-trap = Ambrogio znów gryzmoli: najwyraźniej żadna karta nie pasuje. Dołóż drugi gryzmoł niebieską kartą, a trzeci może być wymuszony.
touch-learn-trap-else = Można, ale Ambrogio odetchnie. Gryzmol niebieską kartą.
touch-learn-won = Nic nie pasowało i Ambrogio musiał zniszczyć „Pocałunek”. Niższa wartość, 3 $, jest twoja, a to razem 25 $: wygrywasz.
touch-learn-left = nasze decyzje tam, gdzie instrukcja milczy, na przykład co się dzieje, gdy skończy się własna lista kart
touch-learn-played = Dwa z sześciu maźnięć „Pocałunku” są gotowe, a ty masz znów pięć kart. Ruch, który arcydzieła nie kończy ani nie niszczy, kończy twoją turę.
touch-learn-several = „Pocałunek” wymaga jeszcze dwóch żółtych, jednego zielonego i jednego czerwonego. W jednej turze wolno zagrać do pięciu maźnięć różnych kolorów, jeśli każdego brakuje: wybierz wszystkie cztery i ukończ obraz.
touch-learn-several-else = Można, ale resztę domaluje wtedy Ambrogio. Zagraj naraz dwie żółte, zieloną i czerwoną.
touch-learn-several-done = 6 $ za jednym razem i od razu grasz przy następnym arcydziele. Gdy talia się wyczerpie, powstaje nowa z potasowanego stosu kart odrzuconych; każdy wie, co na nim leży.
touch-learn-three = Trzech graczy: każdy gra dla siebie. Leżą tu dwa gryzmoły, a gra Ambrogio. Ty i Nina macie po 23 $.
touch-learn-three-done = Nic nie pasowało i Ambrogio zniszczył obraz. Przy trzech graczach niższą wartość, 3 $, dostaje każdy z dwojga przeciwników: macie po 26 $. Wygrałaby wyższa suma; ponieważ są równe, ty i Nina gracie o jeszcze jedno arcydzieło. Kto dostanie tę kartę, wygrywa, więc nie zniszcz obrazu.
touch-learn-partners = Czterech graczy: partnerzy siedzą naprzeciw siebie. Ty i Nina macie wspólną sakiewkę, przeciw wam grają Ambrogio i Bianca. Karty na ręce są ukryte, także przed partnerem.
touch-learn-share = Leżą tu dwa gryzmoły, trzeci dałby innym 2 $. Brakuje tylko zielonego, a masz tę kartę: ukończ arcydzieło dla swojego zespołu.
touch-learn-share-else = Spójrz jeszcze raz: kończy je zielona karta.
touch-learn-shared = 4 $ do sakiewki, którą dzielisz z Niną: razem 16 $. Wygrywa zespół, który pierwszy ma 25 $.
touch-chapter-first = Pierwsza tura
touch-chapter-final = Ostatni szlif
touch-chapter-ruin = Zniszczenie i koniec gry
touch-chapter-several = Kilka kolorów naraz
touch-chapter-three = Trzech graczy i dogrywka
touch-chapter-partners = Czterech graczy i partnerzy

## Dlaczego gra się skończyła

end-FT-E1 = Gra kończy się, gdy tylko gracz lub zespół ma 25 $.
end-FT-E2 = Jedno zniszczenie dało dwóm graczom 25 $: wygrywa bogatszy.
end-FT-E3 = Dwóch graczy miało remis: rozstrzygnęło ostatnie arcydzieło.
end-FT-E4 = Zabrakło arcydzieł: wygrywa najbogatszy.
