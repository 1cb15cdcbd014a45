# Analiza zakończonej gry.

review-title = { $game }, { $players }: analiza gry
review-split = Szczęście i gra
review-account = { $player }: { $result } wobec równego udziału w wygranej. Szczęście { $luck } (z dokładnością do { $error }), gra { $play }.
review-note = W setnych częściach wygranej. Szczęście to wartość rozdań i dobrań, minus to, czego można się było spodziewać; w wielu grach sumuje się do zera. Gra to reszta: własna i pozostałych.
review-curve = Przebieg gry
review-curve-label = Czego każda strona mogła oczekiwać po każdym ruchu, przy odkrytych kartach
review-curve-key = W górę: udział w wygranej. Kwadraty to błędy, kropki to szczęśliwe dobrania; oba opisano niżej.
review-moments = Czego { $player } może się z niej nauczyć
review-none = Nie znaleziono błędu.
review-moment = Ruch { $number }, { $player }: { $verdict ->
    [blunder] poważny błąd
   *[mistake] błąd
}
review-made = Zagrano: { $move }
review-better = Lepiej: { $move }
review-cost = Kosztowało to { $share } % wygranej.
review-cost-points = Kosztowało to { $share } % wygranej i { NUMBER($points, maximumFractionDigits: 1) ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
} wkrótce potem.
review-luckiest = O czym zdecydowało szczęście
review-luck = Ruch { $number }: { $way ->
    [unlucky] pech: { $player }, { $share } % wygranej.
   *[lucky] szczęście: { $player }, { $share } % wygranej.
}
review-luck-deal = Rozdanie: { $way ->
    [unlucky] pech: { $player }, { $share } % wygranej.
   *[lucky] szczęście: { $player }, { $share } % wygranej.
}
