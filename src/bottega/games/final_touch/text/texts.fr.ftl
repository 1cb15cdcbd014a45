# Final Touch : ce qu'il dit en plus de ses règles.

## Touches

ft-about = Tout le monde contrefait le même chef-d’œuvre. Seul est payé celui qui y met la touche finale.
ft-box = Les cartes du jeu imprimé ne sont pas publiques. Celles d’ici sont les nôtres, établies dans le respect de tout ce qui en est connu.

colour-yellow = jaune
colour-green = verte
colour-brown = marron
colour-blue = bleue
colour-red = rouge

touches-yellow = { $count } { $count ->
    [one] jaune
   *[other] jaunes
}
touches-green = { $count } { $count ->
    [one] verte
   *[other] vertes
}
touches-brown = { $count } marron
touches-blue = { $count } { $count ->
    [one] bleue
   *[other] bleues
}
touches-red = { $count } { $count ->
    [one] rouge
   *[other] rouges
}

ft-untitled = un chef-d'œuvre sans titre

## Refus

refused-nothing = Vous devez jouer au moins une touche : on ne peut pas passer.
refused-both = Améliorez ou gribouillez, jamais les deux lors d'un même tour.
refused-not-held = Vous n'avez pas assez de cartes : il vous manque { $touches }.
refused-not-missing = Trop de touches : { $touches } de plus qu'il n'en faut.
refused-one-smear = Gribouiller, c'est jouer exactement une touche.
refused-still-missing = Impossible de gribouiller avec { $touches } : cette couleur manque encore.

## Ce qui se passe

ft-improved = { $you ->
    [yes] Vous améliorez
   *[no] { $player } améliore
} avec { $touches }.
ft-smeared = { $you ->
    [yes] Vous gribouillez
   *[no] { $player } gribouille
} avec { $touches } : gribouillage { $smears } sur 3.
ft-finished = { $you ->
    [yes] Vous apportez
   *[no] { $player } apporte
} la touche finale à « { $title } » et { $you ->
    [yes] gagnez
   *[no] gagne
} { $value } $.
ft-ruined = { $you ->
    [yes] Vous gâchez
   *[no] { $player } gâche
} « { $title } » : { $value } $ pour { $winners }.
ft-drew-known = { $you ->
    [yes] Vous piochez { $touches }.
   *[no] { $player } pioche { $touches }.
}
ft-drew = { $player } pioche { $count ->
    [one] une carte
   *[other] { $count } cartes
}.
ft-reshuffled = La défausse est mélangée : nouvelle pioche de { $count } cartes.
ft-masterpiece = Le chef-d'œuvre en cours est maintenant « { $title } ».
ft-tiebreak = Égalité entre { $players } : un dernier chef-d'œuvre. Qui l'obtient gagne (FT-E3).
ft-over = La partie est terminée.

## La table

ft-current = Chef-d'œuvre : { $title }. Achevé { $finished } $, gâché { $ruined } $.
ft-current-by = { $artist }, { $year }.
ft-missing = Il manque encore : { $touches }.
ft-zones = Amélioré avec { $touches }. Gribouillages : { $smears } sur 3.
ft-next = Chef-d'œuvre suivant : { $title }. Il lui faut { $touches }. Achevé { $finished } $, gâché { $ruined } $.
ft-no-next = Il n'y a pas de chef-d'œuvre après celui-ci.
ft-purse = { $players } : { $money } $.
ft-hands = Cartes en main : { $hands }.
ft-hand-size = { $player } : { $count }
ft-piles = Pioche : { $draw } cartes. Défausse : { $touches }.
ft-hand = Votre main : { $touches }.

## Choix

ft-choice-improve = Améliorer avec { $touches }
ft-choice-finish = Améliorer avec { $touches } : la touche finale, { $value } $ pour vous
ft-choice-smear = Gribouiller avec { $touches }
ft-choice-ruin = Gribouiller avec { $touches } : l'œuvre est gâchée, { $value } $ pour { $winners }

## Jouer dans un terminal

ft-help = En toutes lettres : améliorer jaune 2 marron, ou gribouiller rouge. En bref : +YNN, ou -R (Y jaune, G verte, N marron, B bleue, R rouge).
ft-word-improve = améliorer, a
ft-word-smear = gribouiller, g
ft-word-fillers = avec, et, un, une

## Conseils

hint-finishes = { $money ->
    [0] Cela n'achève pas le chef-d'œuvre.
   *[other] Cela achève le chef-d'œuvre pour { $money } $.
}
hint-ruins = { $money ->
    [0] Cela ne gâche pas le chef-d'œuvre.
   *[other] Cela gâche le chef-d'œuvre et rapporte { $money } $ à vos adversaires.
}
hint-suits = { $count ->
    [0] Vous ne gardez aucune carte utile au chef-d'œuvre suivant.
   *[other] Cartes gardées, utiles au chef-d'œuvre suivant : { $count }.
}
hint-exposed = { $percent ->
    [0] Le joueur suivant ne peut pas achever ce que vous laissez.
    [100] Le joueur suivant peut à coup sûr achever ce que vous laissez.
   *[other] Le joueur suivant peut achever ce que vous laissez avec { $percent } % des mains possibles.
}
hint-traps = { $percent ->
    [0] Le joueur suivant n'est pas forcé de le gâcher.
    [100] Le joueur suivant est forcé de le gâcher.
   *[other] Le joueur suivant est forcé de le gâcher avec { $percent } % des mains possibles.
}
hint-later = { $percent ->
    [0] S'il vous revient tel quel, vous ne pourrez pas l'achever.
    [100] S'il vous revient tel quel, vous pourrez l'achever.
   *[other] S'il vous revient tel quel, vous pourrez l'achever avec { $percent } % des pioches possibles.
}
ft-hint-outlook = À prévoir d'ici la fin de ce chef-d'œuvre : { $way ->
    [more] environ { $points } $ de plus qu'avec
   *[fewer] environ { $points } $ de moins qu'avec
} { $than }.
