# Pastiche sur la page : le plateau, la fin, la première partie. Couleurs, titres et refus sont ceux du serveur.

## Le plateau

pas-board = Le plateau
pas-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
pas-of-goal = sur { $goal }
pas-holds = { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}, { $hexes ->
    [one] { $hexes } hexagone
   *[other] { $hexes } hexagones
}
pas-bonus = bonus +{ $bonus }
pas-usable = { $usable } pts utilisables
pas-not-trading = n’échange pas
pas-steps = Le tour
pas-step-place = Poser
pas-step-trade = Échanger
pas-step-complete = Achever
pas-step-discard = Rendre des cartes

## Lettres des couleurs

pas-letter-red = R
pas-letter-yellow = J
pas-letter-blue = B
pas-letter-orange = Or
pas-letter-green = Ve
pas-letter-violet = Vi
pas-letter-brown = Ma
pas-letter-amber = Am
pas-letter-scarlet = Éc
pas-letter-olive = Ol
pas-letter-teal = Sa
pas-letter-magenta = Mg
pas-letter-purple = Po
pas-letter-black = No
pas-letter-white = Bl
pas-letter-gray = Gr
pas-letter-bisque = Be

## La carte

pas-map = Carte
pas-map-tools = Regarder la carte
pas-zoom-in = Zoomer
pas-zoom-out = Dézoomer
pas-wish = Chercher une couleur
pas-fit = Tout montrer
pas-hex-laid = Hexagone en { $at }, { $by ->
    [start] de la pièce de départ
   *[player] posé par { $player }
}
pas-cell = Case libre { $at } : ici, il mélange { $cards }{ $best ->
    [yes] ; l’une des meilleures
   *[no] {""}
}{ $chosen ->
    [yes] . Choisie : appuyez pour tourner l’hexagone
   *[no] {""}
}

## Poser un hexagone

pas-hexes = Vos hexagones
pas-hex = Votre hexagone { $number } : { $dabs }, centre { $centre }
pas-turn-left = Tourner à gauche
pas-turn-right = Tourner à droite
pas-pick-cell = Choisissez une case marquée. { $touch ->
    [yes] Touchez-la encore pour tourner l’hexagone.
   *[no] Pour tourner l’hexagone : un second clic, la molette ou la touche R.
}
pas-pick-best = Une étoile marque chaque case où cet hexagone donne le plus de cette couleur : { $colour }.
pas-pick-centre = Dans toute case marquée, vous pouvez prendre au centre de cet hexagone : { $colour }.
pas-pick-none = Cet hexagone ne peut rien donner maintenant en { $colour }.
pas-pick-bank = Aucun hexagone ne donne { $colour } : cette couleur ne vient que de la banque ou d’un autre joueur.
pas-brings = Mélange { $cards }.
pas-brings-nothing = Ne mélange rien ici.
pas-take-mix = Prendre le mélange
pas-take-nothing = Le poser pour rien
pas-take-centre = Prendre { $colour }

## Le tour

pas-wait = { $step ->
    [place] { $player } pose un hexagone.
    [trade] { $player } fait ses échanges. Vous pouvez proposer et répondre.
    [discard] { $player } rend des cartes.
   *[other] { $player } achève des commandes.
}
pas-do = { $step ->
    [trade] Échangez avec la banque et les autres, puis une commande avec la galerie, achevez ce que vous pouvez, ou terminez votre tour.
   *[other] Achevez ce que vous pouvez, ou terminez votre tour.
}
pas-return-some = Vous avez plus de { $limit } cartes. Choisissez-en { $count } à rendre.
pas-return = Rendre { $count } sur { $of }
pas-end-count = { $count ->
    [0] Finir le tour
    [one] Finir le tour, rendre une carte
   *[other] Finir le tour, rendre { $count } cartes
}

## La main

pas-hand = Votre palette
pas-hand-size = { $count } sur { $limit }
pas-hand-none = Aucune carte. Les hexagones en rapportent.
pas-card = { $name }, { $count ->
    [one] une carte
   *[other] { $count } cartes
}, valeur { $value }{ $needed ->
    [0] {""}
   *[other] , demandée par vos commandes
}{ $mode ->
    [return] . { $taken } à rendre
    [offer] . { $taken } dans l’offre
   *[look] {""}
}

## Commandes

pas-commissions = Vos commandes
pas-pane-commissions = Commandes
pas-gallery = Galerie
pas-deck = { $deck ->
    [one] encore { $deck } commande
   *[other] encore { $deck } commandes
}
pas-palette-of = Sa palette : { $cards }
pas-seek = Chercher : { $colour }
pas-complete = Achever
pas-swap = Échanger
pas-swap-which = Quelle commande de la galerie prenez-vous contre { $title } ?
pas-swap-take = Prendre
pas-swap-for = La prendre contre { $title }
pas-closes-trading = Une commande échangée ou achevée clôt les échanges.
pas-completed = Achevées
pas-pane-players = Joueurs

## La banque

pas-bank = Banque
pas-worth = { $value } p.
pas-stack = { $name } : il en reste { $left }, valeur { $value }{ $seek ->
    [yes] . Chercher cette couleur
   *[no] {""}
}
pas-trade-give = { $cards } contre
pas-useful = Elle manque à l’une de vos commandes
pas-no-trade = La banque n’a pas d’échange pour les cartes que vous avez.
pas-no-trade-for = Aucun échange ne donne maintenant : { $colour }.
pas-rule-b1 = Trois cartes identiques valent une noire, une blanche, une secondaire ou une tertiaire.
pas-rule-b2 = Jaune et marron donnent beige ; noir et blanc donnent gris.
pas-rule-b3 = Une primaire et une carte de plus valent une autre primaire.

## Offres

pas-offers = Offres
pas-offers-none = { $step ->
    [place] Les joueurs échangent une fois l’hexagone posé.
    [trade] { $made ->
        [0] Personne n’a rien proposé ce tour-ci.
       *[other] Aucune offre en cours.
    }
    [complete] Les échanges de cartes sont clos : une commande a été échangée ou achevée ce tour-ci.
   *[discard] Les échanges de cartes sont clos : le tour se termine.
}
pas-listen = J’écoute les offres
pas-accept = Accepter
pas-decline = Refuser
pas-counter = Contre-offre
pas-withdraw = Retirer
pas-compose = Faire une offre (encore { $left })
pas-compose-title = Votre offre
pas-compose-how = Touchez ou glissez les cartes que vous donnez et les couleurs voulues.
pas-to = À
pas-to-all = tout le monde
pas-side-give = Vous donnez
pas-side-get = Vous demandez
pas-ask-from = N’importe quelle couleur
pas-ask-add = Demander : { $colour }
pas-take-out = Retirer : { $colour }
pas-offer-says = { $give } contre { $get }.
pas-offers-left = { $left ->
    [one] Encore une offre ce tour-ci.
   *[other] Encore { $left } offres ce tour-ci.
}
pas-send = Proposer

## Le cercle des couleurs

pas-chart = Mélanges
pas-chart-two = Où deux touches se rencontrent
pas-chart-three = Où trois touches se rencontrent
pas-chart-bank = À la banque

## La fin

pas-end-completed = Commandes achevées
pas-end-usable = Cartes utilisables
pas-end-bonus = Bonus d’artiste
pas-end-nothing = Aucune commande achevée.

## La première partie

pas-learn-map = Tout le monde pose des hexagones sur cette carte. Là où les touches d’un nouvel hexagone rencontrent celles de ses voisins, elles se mélangent, et l’on reçoit les cartes des couleurs obtenues.
pas-learn-card = Avec les cartes, vous achevez des commandes. Les Tournesols demandent orange, vert, ambre et jaune. Ce que vous avez est déjà peint ; il vous manque l’ambre et le jaune.
pas-learn-lay = Deux touches jaunes et une rouge donnent l’ambre. Sous « Chercher une couleur », choisissez l’ambre : une étoile marque la meilleure case. Appuyez dessus ; l’hexagone se tourne de lui-même au mieux. Puis prenez le mélange.
pas-learn-lay-else = C’est permis aussi. Pour cette leçon, cherchez l’ambre, appuyez sur la case étoilée sans tourner l’hexagone, et prenez le mélange.
pas-learn-bank = Une ambre et deux oranges. Vous pouvez maintenant échanger autant que vous voulez. La banque donne une carte pour trois identiques : donnez-lui les trois violettes contre une noire, que La Joconde demande.
pas-learn-bank-else = Un bon échange. Pour cette leçon, donnez trois violettes contre une noire.
pas-learn-offer = Les autres échangent aussi : Ambrogio vous propose une jaune contre une marron. C’est ce qui manque aux Tournesols. Acceptez.
pas-learn-offer-else = Regardez d’abord l’offre : la carte jaune est tout ce qui manque aux Tournesols.
pas-learn-complete = Vous avez tout ce que demandent Les Tournesols. Achevez-les : les quatre cartes retournent à la banque, et le tableau est à vous.
pas-learn-complete-else = Achevez d’abord Les Tournesols : toutes les cartes sont là.
pas-learn-end = 8 points, et aussitôt une nouvelle commande. Il n’y a plus rien à faire : finissez votre tour. Vous pouvez garder huit cartes.
pas-learn-end-else = Pour cette leçon, finissez votre tour.
pas-learn-others = Vous avez pioché un hexagone, et Ambrogio en a posé un. Le numéro au milieu dit à qui il est : on pose toujours contre l’hexagone d’un autre, ou contre la pièce de départ.
pas-learn-goal = À deux joueurs, la fin est annoncée à 45 points de commandes achevées. Les deux œuvres d’un même peintre donnent un bonus, et les cartes dont vos commandes ont encore besoin comptent un peu.
pas-learn-left = prendre une primaire au centre d’un hexagone au lieu du mélange, faire soi-même des offres, les échanges de la banque pour le beige, le gris et les primaires, échanger une commande avec la galerie, en achever une de la galerie, et le même nombre de tours pour tous

## Pourquoi la partie est finie

end-PA-E1 = Les commandes d’un joueur ont atteint les points de fin de partie, et chacun a joué autant de tours.
end-PA-D2 = Plus personne n’avait d’hexagone à poser.
