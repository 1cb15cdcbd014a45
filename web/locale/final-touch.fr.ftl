# Final Touch sur la page : le plateau, la fin, la première partie. Couleurs, titres et refus sont les textes du serveur.

## Le plateau

board-label = Le plateau
board-money = { $money } $
board-touches = { $touches }
board-current = Le chef-d’œuvre
board-next = Ensuite
board-no-next = Rien après celui-ci.
board-value-finished = achevé
board-value-ruined = gâché
board-needs = Touches nécessaires
board-need = { $name } : { $done } sur { $needed } peintes
board-smears = Gribouillages
board-smears-of = { $smears } sur { $limit }
board-draw = Pioche
board-discard = Défausse
board-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
board-goal = sur { $goal }
board-won = Accrochés dans la galerie
board-won-line = { $title }, { $as ->
    [finished] tableau achevé
   *[ruined] tableau gâché
} : { $money } pour { $players }
board-last = Dernier coup
board-painting = { $title }, en cours. Peint : { $improved }. Il manque : { $missing }. Gribouillages : { $smears } sur { $limit }.
board-painting-next = { $title }, encore au crayon. Il lui faut { $needs }.
board-painting-finished = { $title }, tableau achevé.
board-painting-ruined = { $title }, tableau gâché : déchiré et accroché de travers.
board-ended-finished = La touche finale
board-ended-ruined = Gâché

## Les lettres sur les cartes

board-letter-yellow = J
board-letter-green = V
board-letter-brown = M
board-letter-blue = B
board-letter-red = R

## La main

board-hand = Votre main
board-card = { $name }, carte { $place } sur { $count }
board-card-tag = { $card } : { $tag }
board-tag-improve = améliore
board-tag-finish = achève
board-tag-smear = gribouille
board-tag-ruin = gâche
board-pick = Choisissez des touches qui améliorent, ou une qui gribouille.
board-plan = Préparez votre coup en attendant.
board-wait = { $player } est au chevalet.
board-watch = Vous regardez la partie.
board-play = Jouer
board-confirm-improve = Améliorer
board-confirm-finish = Apporter la touche finale
board-confirm-smear = Gribouiller
board-confirm-ruin = Gribouiller et gâcher
board-put-back = Reposer les cartes
board-instead = Jouer plutôt cette carte

## Ce que ferait une sélection

board-gets = { $money } pour { $players }
board-effect-improve = Améliore avec { $touches }. Il manquerait encore : { $missing }.
board-effect-smear = Gribouille avec { $touches } : gribouillage { $smears } sur { $limit }.
board-effect-finish = Achève « { $title } » avec { $touches } : { $gets }.
board-effect-ruin = Gâche « { $title } » avec { $touches } : { $gets }.
board-effect-again = Vous entamez ensuite le chef-d’œuvre suivant.
board-effect-win = La partie est gagnée.
board-effect-lose = La partie se termine : { $count ->
    [one] { $winners } gagne.
   *[other] { $winners } gagnent.
}
board-effect-tiebreak = Égalité : un dernier chef-d’œuvre départagera.

## La fin

end-money = D’où vient l’argent
end-nothing = Aucun chef-d’œuvre.
end-finished = achevé
end-ruined = gâché par { $players }
end-ruined-others = gâché par d’autres

## La première partie

learn-wall = Voici le chef-d’œuvre. Tout le monde peint le même, et seul celui qui apporte la touche finale est payé.
learn-needs = « Des glaneuses » demande quatre touches : une jaune, une verte, deux marron. L’œuvre vaut autant de dollars qu’elle a de touches.
learn-improve = Voici vos cinq cartes. Il manque du marron, et vous en avez deux. Prenez les deux, voyez ce qu’elles feraient, puis améliorez.
learn-improve-else = C’est permis aussi. Pour cette leçon, jouez les deux marron ensemble.
learn-refill = Deux parties sont peintes, et vous avez repioché jusqu’à cinq cartes. À Ambrogio de jouer.
learn-smeared = Ambrogio a gribouillé avec du rouge. Une couleur qui ne manque pas ne peut que gribouiller, une carte par tour. Trois gribouillages gâchent l’œuvre, et tant pis pour qui l’a gâchée : les autres en reçoivent la petite valeur.
learn-hold = Il manque une jaune et une verte. Vous avez la jaune, mais qui pose la dernière rafle tout. Gardez-la : gribouillez plutôt avec une bleue.
learn-hold-else = C’est permis, mais une seule verte suffirait alors à Ambrogio. Gardez la jaune et gribouillez avec une bleue.
learn-final = Deux gribouillages : un de plus et l’œuvre était gâchée, Ambrogio a donc dû peindre la jaune. Il ne manque que la verte, et vous venez de la piocher. À vous la touche finale.
learn-final-else = Regardez bien : la carte verte achève le chef-d’œuvre, pour 4 $.
learn-again = 4 $ pour vous. Qui termine un chef-d’œuvre enchaîne aussitôt avec le suivant. Il faut du rouge au Baiser : jouez vos deux rouges.
learn-again-else = Joli coup. Pour cette leçon, jouez les deux rouges.
learn-trap = Ambrogio a encore gribouillé : rien ne doit convenir dans sa main. Ajoutez un deuxième gribouillage avec une bleue, le troisième sera peut-être forcé.
learn-trap-else = Possible, mais Ambrogio respirerait. Gribouillez avec une bleue.
learn-won = Rien ne convenait : Ambrogio a dû gâcher Le Baiser. Sa petite valeur, 3 $, est pour vous, ce qui fait 25 $ : vous gagnez.
learn-left = jouer plusieurs couleurs en un tour, la cagnotte commune des partenaires à quatre, et le départage à trois
