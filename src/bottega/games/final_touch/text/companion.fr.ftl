# Final Touch at a real table: its set-up and its score sheet.

## What a counted sheet says

ft-score-finished = { $title }, œuvre achevée
ft-score-finished-untitled = Un chef-d'œuvre achevé
ft-score-ruined = { $title }, œuvre gâchée par { $player }
ft-score-ruined-untitled = Un chef-d'œuvre gâché par { $player }

refused-sheet-over = Ligne { $row } : la partie était déjà finie.
refused-sheet-contenders = Ligne { $row } : seuls { $names } jouent le départage.

## What the sheet asks for

ft-sheet-title = Chef-d'œuvre
ft-sheet-value = Une autre carte, qui a rapporté $
ft-sheet-finished = Achevé par
ft-sheet-ruined = Gâché par

## The set-up

ft-setup-seats = { $seats ->
    [2] Asseyez-vous face à face : c'est un duel, chacun a sa cagnotte.
    [3] Chacun joue pour soi, avec sa propre cagnotte.
   *[other] Formez deux équipes. Les partenaires s'assoient face à face et partagent une cagnotte.
}
ft-setup-masterpieces = Mélangez les { $count } chefs-d'œuvre en une pioche face visible. Tout le monde voit la première carte et la suivante : décalez un peu la première.
ft-setup-touches = Mélangez les touches et distribuez-en { $count } à chacun, cachées aux autres. Les { $left } autres forment la pioche face cachée.
ft-setup-starter = Décidez qui commence ; selon le livret, le dernier à être allé dans un musée ou une galerie. On joue dans le sens des aiguilles d'une montre.
