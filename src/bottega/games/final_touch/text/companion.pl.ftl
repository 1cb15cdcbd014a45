# Final Touch at a real table: its set-up and its score sheet.

## What a counted sheet says

ft-score-finished = { $title }: arcydzieło ukończone
ft-score-finished-untitled = Ukończone arcydzieło
ft-score-ruined = { $title }: arcydzieło zniszczone ({ $player })
ft-score-ruined-untitled = Zniszczone arcydzieło ({ $player })

refused-sheet-over = Wiersz { $row }: gra skończyła się już wcześniej.
refused-sheet-contenders = Wiersz { $row }: dogrywkę rozgrywają tylko { $names }.

## What the sheet asks for

ft-sheet-title = Arcydzieło
ft-sheet-value = Inna karta, wypłata w $
ft-sheet-finished = Kto ukończył
ft-sheet-ruined = Kto zniszczył

## The set-up

ft-setup-seats = { $seats ->
    [2] Usiądźcie naprzeciw siebie: to pojedynek, każdy ma swoją sakiewkę.
    [3] Każdy gra na własny rachunek i ma swoją sakiewkę.
   *[other] Utwórzcie dwa zespoły. Partnerzy siadają naprzeciw siebie i mają wspólną sakiewkę.
}
ft-setup-masterpieces = Potasujcie karty arcydzieł (jest ich { $count }) w odkrytą talię. Wszyscy widzą pierwszą kartę i następną: pierwszą lekko przesuńcie.
ft-setup-touches = Potasujcie karty maźnięć i rozdajcie każdemu po { $count }, w ukryciu przed innymi. Pozostałe ({ $left }) tworzą zakrytą talię.
ft-setup-starter = Ustalcie, kto zaczyna; według instrukcji ten, kto ostatnio był w muzeum lub galerii. Gra toczy się zgodnie z ruchem wskazówek zegara.
