# Final Touch sur la page : le plateau, la fin, la première partie. Couleurs, titres et refus sont les textes du serveur.

## Le plateau

touch-label = Le plateau
touch-money = { $money } $
touch-touches = { $touches }
touch-current = Le chef-d’œuvre
touch-number = Chef-d’œuvre { $number }
touch-next = Ensuite
touch-no-next = Rien après celui-ci.
touch-value-finished = achevé
touch-value-ruined = gâché
touch-needs = Touches nécessaires
touch-need = { $name } : { $done } sur { $needed }
touch-smears = Gribouillages
touch-smears-of = { $smears } sur { $limit }
touch-draw = Pioche
touch-discard = Défausse
touch-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
touch-goal = sur { $goal }
touch-won = Accrochés dans la galerie
touch-won-line = { $title }, { $as ->
    [finished] tableau achevé
   *[ruined] tableau gâché
} : { $money } pour { $players }
touch-last = Dernier coup
touch-painting = { $title }, en cours. Peint : { $improved }. Il manque : { $missing }. Gribouillages : { $smears } sur { $limit }.
touch-painting-next = { $title }, encore au crayon. Il lui faut { $needs }.
touch-painting-finished = { $title }, tableau achevé.
touch-painting-ruined = { $title }, tableau gâché : déchiré et accroché de travers.
touch-ended-finished = La touche finale
touch-ended-ruined = Gâché

## Les lettres sur les cartes

touch-letter-yellow = J
touch-letter-green = V
touch-letter-brown = M
touch-letter-blue = B
touch-letter-red = R

## La main

touch-hand = Votre main
touch-card = { $name }, carte { $place } sur { $count }
touch-card-tag = { $card } : { $tag }
touch-tag-improve = améliore
touch-tag-finish = achève
touch-tag-smear = gribouille
touch-tag-ruin = gâche
touch-pick = Choisissez des touches qui améliorent, ou une qui gribouille.
touch-plan = Préparez votre coup en attendant.
touch-wait = { $player } est au chevalet.
touch-watch = Vous regardez la partie.
touch-play = Jouer
touch-confirm-improve = Améliorer
touch-confirm-finish = Apporter la touche finale
touch-confirm-smear = Gribouiller
touch-confirm-ruin = Gribouiller et gâcher
touch-put-back = Reposer les cartes
touch-instead = Jouer plutôt cette carte

## Ce que ferait une sélection

touch-gets = { $money } pour { $players }
touch-effect-improve = Améliore avec { $touches }. Il manquerait encore : { $missing }.
touch-effect-smear = Gribouille avec { $touches } : gribouillage { $smears } sur { $limit }.
touch-effect-finish = Achève « { $title } » avec { $touches } : { $gets }.
touch-effect-ruin = Gâche « { $title } » avec { $touches } : { $gets }.
touch-effect-again = Vous entamez ensuite le chef-d’œuvre suivant.
touch-effect-win = La partie est gagnée.
touch-effect-lose = La partie se termine : { $count ->
    [one] { $winners } gagne.
   *[other] { $winners } gagnent.
}
touch-effect-tiebreak = Égalité : un dernier chef-d’œuvre départagera.

## La fin

touch-end-money = D’où vient l’argent
touch-end-nothing = Aucun chef-d’œuvre.
touch-end-finished = achevé
touch-end-ruined = { $you ->
    [yes] gâché par vous
   *[no] gâché par { $player }
}
touch-end-ruined-team = gâché par l’équipe { $team }
touch-end-ruined-others = gâché par d’autres

## La première partie

touch-learn-wall = Le premier à 25 $ gagne. Voici le chef-d’œuvre : tout le monde peint le même tableau, mais seul celui qui apporte la touche finale est payé.
touch-learn-needs = « Des glaneuses » demande quatre touches : une jaune, une verte, deux marron. Qui l’achève reçoit 4 $. Cette partie dure depuis un moment : vous avez 18 $, Ambrogio 19 $.
touch-learn-improve = Voici vos cinq cartes. Il manque du marron, et vous en avez deux. Prenez les deux, voyez ce qu’elles feraient, puis améliorez.
touch-learn-improve-else = C’est permis aussi. Pour cette leçon, jouez les deux marron ensemble.
touch-learn-refill = Deux parties sont peintes, et vous avez repioché jusqu’à cinq cartes. À Ambrogio de jouer.
touch-learn-smeared = Ambrogio a gribouillé avec du rouge. Une couleur qui ne manque pas ne peut que gribouiller, une carte par tour. Trois gribouillages gâchent l’œuvre : si c’est vous, vos adversaires en reçoivent la petite valeur.
touch-learn-hold = Il manque une jaune et une verte. Vous avez la jaune, mais qui pose la dernière rafle tout. Gardez-la : gribouillez plutôt avec une bleue.
touch-learn-hold-else = C’est permis, mais une seule verte suffirait alors à Ambrogio. Gardez la jaune et gribouillez avec une bleue.
touch-learn-final = Deux gribouillages : un de plus et l’œuvre était gâchée, Ambrogio a donc dû peindre la jaune. Il ne manque que la verte, et vous venez de la piocher. À vous la touche finale.
touch-learn-final-else = Regardez bien : la carte verte achève le chef-d’œuvre, pour 4 $.
touch-learn-again = 4 $ pour vous. Qui termine un chef-d’œuvre enchaîne aussitôt avec le suivant. Il faut du rouge au Baiser : jouez vos deux rouges.
touch-learn-again-else = Joli coup. Pour cette leçon, jouez les deux rouges.
touch-learn-trap = Ambrogio a encore gribouillé : rien ne doit convenir dans sa main. Ajoutez un deuxième gribouillage avec une bleue, le troisième sera peut-être forcé.
touch-learn-trap-else = Possible, mais Ambrogio respirerait. Gribouillez avec une bleue.
touch-learn-won = Rien ne convenait : Ambrogio a dû gâcher Le Baiser. Sa petite valeur, 3 $, est pour vous, ce qui fait 25 $ : vous gagnez.
touch-learn-left = nos choix là où le livret se tait, par exemple quand une liste de cartes personnelle est épuisée
touch-learn-played = Deux des six touches du Baiser sont posées, et vous avez repioché jusqu’à cinq cartes. Un coup qui n’achève ni ne gâche l’œuvre finit votre tour.
touch-learn-several = Il manque encore au Baiser deux jaunes, une verte et une rouge. En un tour, on peut jouer jusqu’à cinq touches de plusieurs couleurs, pourvu que chacune manque : prenez les quatre et achevez l’œuvre.
touch-learn-several-else = C’est permis, mais le reste serait alors pour Ambrogio. Jouez ensemble deux jaunes, la verte et la rouge.
touch-learn-several-done = 6 $ d’un coup, et vous enchaînez avec le chef-d’œuvre suivant. Quand la pioche est épuisée, la défausse est mélangée pour en former une nouvelle ; tout le monde sait ce qu’il y a dans la défausse.
touch-learn-three = Trois joueurs : chacun pour soi. Il y a deux gribouillages, et c’est à Ambrogio de jouer. Nina et vous avez 23 $ chacun.
touch-learn-three-done = Rien ne convenait : Ambrogio a gâché l’œuvre. À trois, la petite valeur, 3 $, va aux deux adversaires : 26 $ chacun. Le total le plus haut gagnerait ; comme ils sont égaux, Nina et vous disputez un dernier chef-d’œuvre. Qui reçoit cette carte gagne : ne le gâchez donc pas.
touch-learn-partners = Quatre joueurs : les partenaires sont face à face. Vous partagez une cagnotte avec Nina, contre Ambrogio et Bianca. Les mains restent cachées, même à votre partenaire.
touch-learn-share = Il y a deux gribouillages : un troisième donnerait 2 $ aux autres. Il ne manque que la verte, et vous l’avez : achevez le chef-d’œuvre pour votre équipe.
touch-learn-share-else = Regardez bien : la carte verte l’achève.
touch-learn-shared = 4 $ pour la cagnotte que vous partagez avec Nina : 16 $. La première équipe à 25 $ gagne.
touch-chapter-first = Premier tour
touch-chapter-final = La touche finale
touch-chapter-ruin = Gâcher, et la fin
touch-chapter-several = Plusieurs couleurs à la fois
touch-chapter-three = À trois, et le départage
touch-chapter-partners = À quatre, en équipes

## Pourquoi la partie est finie

end-FT-E1 = La partie finit dès qu’un joueur ou une équipe a 25 $.
end-FT-E2 = Un tableau gâché a mené deux joueurs à 25 $ : le plus riche gagne.
end-FT-E3 = Deux joueurs étaient à égalité : le dernier chef-d’œuvre les a départagés.
end-FT-E4 = Il ne restait plus de chef-d’œuvre : le plus riche gagne.
