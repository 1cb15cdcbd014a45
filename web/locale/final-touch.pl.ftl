# Final Touch na stronie: plansza, koniec, pierwsza gra. Kolory, tytuły i odmowy to teksty serwera.

## Plansza

board-label = Plansza
board-money = { $money } $
board-touches = { $touches }
board-current = Arcydzieło
board-next = Następne
board-no-next = Po tym nie ma już nic.
board-value-finished = ukończone
board-value-ruined = zniszczone
board-needs = Potrzebne maźnięcia
board-need = { $name }: namalowano { $done } z { $needed }
board-smears = Gryzmoły
board-smears-of = { $smears } z { $limit }
board-draw = Talia
board-discard = Odrzucone
board-cards = { $count } { $count ->
    [one] karta
    [few] karty
   *[other] kart
}
board-goal = z { $goal }
board-won = Wiszą w galerii
board-won-line = { $title }, { $as ->
    [finished] obraz ukończony
   *[ruined] obraz zniszczony
}: { $money } ({ $players })
board-last = Ostatni ruch
board-painting = { $title }, w trakcie malowania. Gotowe: { $improved }. Brakuje: { $missing }. Gryzmoły: { $smears } z { $limit }.
board-painting-next = { $title }, na razie szkic. Wymaga: { $needs }.
board-painting-finished = { $title }, obraz ukończony.
board-painting-ruined = { $title }, obraz zniszczony: podarty i krzywo powieszony.
board-ended-finished = Ostatni szlif
board-ended-ruined = Zniszczone

## Litery na kartach

board-letter-yellow = Ż
board-letter-green = Z
board-letter-brown = B
board-letter-blue = N
board-letter-red = C

## Ręka

board-hand = Twoja ręka
board-card = { $name }, karta { $place } z { $count }
board-card-tag = { $card }: { $tag }
board-tag-improve = retusz
board-tag-finish = kończy
board-tag-smear = gryzmoł
board-tag-ruin = niszczy
board-pick = Wybierz maźnięcia do retuszu albo jeden gryzmoł.
board-plan = Czekając, możesz zaplanować ruch.
board-wait = Przy sztaludze: { $player }.
board-watch = Oglądasz grę.
board-play = Zagraj
board-confirm-improve = Retuszuj
board-confirm-finish = Nadaj ostatni szlif
board-confirm-smear = Gryzmol
board-confirm-ruin = Gryzmol i zniszcz
board-put-back = Cofnij wybór
board-instead = Zagraj zamiast tego tę kartę

## Co zrobiłby wybór

board-gets = { $players }: { $money }
board-effect-improve = Retusz: { $touches }. Potem będzie jeszcze brakować: { $missing }.
board-effect-smear = Gryzmolenie: { $touches }. To gryzmoł { $smears } z { $limit }.
board-effect-finish = „{ $title }” będzie ukończone ({ $touches }): { $gets }.
board-effect-ruin = „{ $title }” będzie zniszczone ({ $touches }): { $gets }.
board-effect-again = Potem zaczynasz następne arcydzieło.
board-effect-win = Ten ruch wygrywa grę.
board-effect-lose = To kończy grę. { $count ->
    [one] Wygrywa: { $winners }.
   *[other] Wygrywają: { $winners }.
}
board-effect-tiebreak = Będzie remis: rozstrzygnie jeszcze jedno arcydzieło.

## Koniec

end-money = Skąd są pieniądze
end-nothing = Ani jednego arcydzieła.
end-finished = ukończone
end-ruined = niszczy: { $players }
end-ruined-others = zniszczone przez innych

## Pierwsza gra

learn-wall = Oto arcydzieło. Wszyscy malują to samo, ale płacą tylko temu, kto nada mu ostatni szlif.
learn-needs = To arcydzieło, „Kobiety zbierające kłosy”, wymaga czterech maźnięć: jednego żółtego, jednego zielonego i dwóch brązowych. Jest warte tyle dolarów, ile maźnięć.
learn-improve = To twoje pięć kart. Brakuje brązowych, a masz dwie. Podnieś obie, zobacz, co by zrobiły, i retuszuj.
learn-improve-else = Tak też można. W tej lekcji zagraj obie brązowe naraz.
learn-refill = Dwie części są pomalowane, a ty masz znów pięć kart. Teraz gra Ambrogio.
learn-smeared = Ambrogio gryzmoli czerwoną. Kolor, którego nie brakuje, może tylko gryzmolić, po jednej karcie na turę. Trzy gryzmoły niszczą arcydzieło, a traci na tym ten, kto je zniszczył: niższą wartość dostają pozostali.
learn-hold = Brakuje żółtego i zielonego. Masz żółtą, ale wszystko zgarnia ten, kto dołoży ostatnią. Zatrzymaj ją: gryzmol raczej niebieską.
learn-hold-else = Można, ale wtedy Ambrogiowi wystarczy jedna zielona. Zatrzymaj żółtą i gryzmol niebieską.
learn-final = Dwa gryzmoły: jeszcze jeden i byłoby po wszystkim, więc Ambrogio musiał domalować żółte. Brakuje tylko zielonego, a ty właśnie dobierasz zieloną kartę. Nadaj ostatni szlif.
learn-final-else = Spójrz jeszcze raz: zielona karta kończy arcydzieło, za 4 $.
learn-again = 4 $ dla ciebie. Kto kończy arcydzieło, od razu gra dalej przy następnym. „Pocałunek” wymaga czerwonych: zagraj obie.
learn-again-else = Dobry ruch. W tej lekcji zagraj obie czerwone.
learn-trap = Ambrogio znów gryzmoli: najwyraźniej żadna karta nie pasuje. Dołóż drugi gryzmoł niebieską, a trzeci może być wymuszony.
learn-trap-else = Można, ale Ambrogio odetchnie. Gryzmol niebieską.
learn-won = Nic nie pasowało i Ambrogio musiał zniszczyć „Pocałunek”. Niższa wartość, 3 $, jest twoja, a to razem 25 $: wygrywasz.
learn-left = kilku kolorów w jednej turze, wspólnej sakiewki partnerów przy czterech graczach i dogrywki przy trzech
