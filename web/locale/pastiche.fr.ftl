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
pas-bonus = prime +{ $bonus }
pas-usable = { $usable } pts utilisables
pas-starter = A commencé la partie : une manche se termine avant ce joueur
pas-not-trading = n’échange pas
pas-steps = Le tour
pas-last-round = dernière manche
pas-step-place = Poser
pas-step-trade = Échanger
pas-step-swap = Changer de commande
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

## Le plan

pas-map = Plan
pas-map-tools = Regarder le plan
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
pas-pair = +{ $bonus } pour les deux œuvres de ce peintre, avec { $other }
pas-palette-of = Sa palette : { $cards }
pas-seek = Chercher : { $colour }
pas-complete = Achever
pas-swap = Échanger
pas-swap-which = Quelle commande de la galerie prenez-vous contre { $title } ?
pas-swap-take = Prendre
pas-swap-for = La prendre contre { $title }
pas-closes-trading = Une commande échangée ou achevée clôt les échanges.
pas-gives-up = { $action ->
    [swap] Changer de commande clôt les échanges de ce tour. Vous perdez : { $things }.
    [complete] Achever une commande clôt les échanges de ce tour, avec les joueurs, la banque et la galerie. Vous perdez : { $things }.
   *[end] Si vous finissez le tour, vous perdez : { $things }.{ $last ->
        [yes] {" "}C’est votre dernier tour.
       *[no] {""}
    }
}
pas-gives-title = { $title } ({ $points ->
    [one] { $points } point
   *[other] { $points } points
})
pas-gives-trades = { $count ->
    [one] { $count } échange avec la banque
   *[other] { $count } échanges avec la banque
}
pas-gives-partners = des offres à { $players }
pas-gives-offers = { $count ->
    [one] une offre ouverte
   *[other] { $count } offres ouvertes
}
pas-gives-swap = le changement d’une commande
pas-yes = { $action ->
    [swap] Échanger
    [complete] Achever
   *[end] Finir le tour
}
pas-not-yet = Pas encore
pas-completed = Achevées
pas-pane-players = Joueurs

## La banque

pas-bank = Banque
pas-supply = { $supply ->
    [one] { $supply } hexagone restant
   *[other] { $supply } hexagones restants
}
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
pas-side = { $gets ->
    [yes] { $you ->
        [yes] Vous recevez
       *[no] { $player } reçoit
    }
   *[no] { $you ->
        [yes] vous donnez
       *[no] { $player } donne
    }
}
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
pas-chart-pin = Le garder à côté du plan
pas-chart-two = Où deux touches se rencontrent
pas-chart-three = Où trois touches se rencontrent
pas-chart-bank = À la banque

## La fin

pas-end-completed = Commandes achevées
pas-end-usable = Cartes utilisables
pas-end-bonus = Primes d’artiste
pas-end-both = Les deux œuvres de { $artist }
pas-end-nothing = Aucune commande achevée.

## La première partie

pas-learn-map = Tout le monde pose des hexagones sur ce plan. Là où les touches d’un nouvel hexagone rencontrent celles de ses voisins, elles se mélangent, et l’on reçoit les cartes des couleurs obtenues.
pas-learn-card = Avec les cartes, vous achevez des commandes. Les Tournesols demandent orange, vert, ambre et jaune. Ce que vous avez est déjà peint ; il vous manque l’ambre et le jaune.
pas-learn-lay = Deux touches jaunes et une rouge donnent l’ambre. Sous « Chercher une couleur », choisissez l’ambre : une étoile marque la meilleure case. Appuyez dessus ; l’hexagone se tourne de lui-même au mieux. Puis prenez le mélange.
pas-learn-lay-else = C’est permis aussi. Pour cette leçon, cherchez l’ambre, appuyez sur la case étoilée sans tourner l’hexagone, et prenez le mélange.
pas-learn-bank = Une ambre et deux orange. Vous pouvez maintenant échanger autant que vous voulez. La banque donne une carte pour trois identiques : donnez-lui les trois violettes contre une noire, que La Joconde demande.
pas-learn-bank-else = Un bon échange. Pour cette leçon, donnez trois violettes contre une noire.
pas-learn-offer = Les autres échangent aussi : Ambrogio vous propose une jaune contre une marron. La jaune est tout ce qui manque aux Tournesols. Acceptez.
pas-learn-offer-else = Regardez d’abord l’offre : la carte jaune est tout ce qui manque aux Tournesols.
pas-learn-complete = Vous avez tout ce que demandent Les Tournesols. Achevez-les : les quatre cartes retournent à la banque, et le tableau est à vous.
pas-learn-complete-else = Achevez d’abord Les Tournesols : toutes les cartes sont là.
pas-learn-end = 8 points, et aussitôt une nouvelle commande. Il n’y a plus rien à faire : finissez votre tour. Vous pouvez garder huit cartes.
pas-learn-end-else = Pour cette leçon, finissez votre tour.
pas-learn-others = Vous avez pioché un hexagone, et Ambrogio en a posé un. Le numéro au milieu dit à qui il est : on pose toujours contre l’hexagone d’un autre, ou contre la pièce de départ.
pas-learn-goal = À deux, la fin est annoncée à 45 points de commandes achevées ; à trois à 40, à quatre à 35. Vous en avez 42. Les primes n’y comptent pas.
pas-learn-left = ce qui arrive quand une pile, la pioche ou les hexagones sont épuisés, et comment toutes les égalités sont tranchées
pas-learn-primary = Il manque une rouge à La Madone à la prairie. Au lieu du mélange, vous pouvez prendre une carte d’une couleur du centre de votre hexagone. Appuyez sur la case entourée et prenez rouge.
pas-learn-madonna = Rouge et bleu : c’est tout ce qu’elle demande. Achevez La Madone à la prairie.
pas-learn-own = Encore un mot sur le plan : un hexagone doit partager un côté avec la pièce de départ ou avec l’hexagone d’un autre. Toucher en plus les vôtres est permis, ne toucher que les vôtres ne l’est pas. Si la banque n’a plus de carte d’une couleur, vous ne la recevez pas.
pas-learn-bisque = Certaines couleurs ne viennent jamais du plan. La banque donne une beige contre une jaune et une marron : La Joconde en a besoin.
pas-learn-gray = Une grise, c’est une noire et une blanche : L’Absinthe en a besoin.
pas-learn-penalty = Une primaire quelconque et une autre carte de votre choix, la pénalité, achètent une autre primaire. Donnez bleu et orange contre jaune.
pas-learn-propose = Vous pouvez faire vous-même des offres, jusqu’à six par tour. Il manque une ambre à L’Absinthe : proposez une orange contre une ambre. Pendant votre tour, l’offre peut aller à un joueur ou à tous.
pas-learn-traded = Ambrogio a accepté. Une offre disparaît à la fin du tour, ou quand vous échangez ou achevez une commande : dès lors, plus d’échanges de cartes pendant ce tour.
pas-learn-swap = Après les échanges de cartes, vous pouvez échanger UNE commande avec la galerie. Vous pouvez y payer Les Tournesols : donnez La Laitière. Cela met fin aux échanges de cartes du tour.
pas-learn-both = Achevez Les Tournesols. Vous avez déjà La Nuit étoilée de Van Gogh : les deux œuvres d’un même artiste donnent une prime.
pas-learn-gallery = 8 points et une prime de 5. On peut aussi achever directement dans la galerie, autant qu’on peut en payer : La Madone à la prairie demande rouge et bleu.
pas-learn-replaced = La galerie et la main sont complétées aussitôt ; une nouvelle commande pourrait être achevée dans le même tour. Le nombre après le plus est votre prime.
pas-learn-last = Achevez Les Tournesols : cela fait 50.
pas-learn-called = La fin est annoncée. Comme vous avez commencé, Ambrogio a encore un tour : chacun en joue autant. Finissez votre tour.
pas-learn-scores = 50 points de commandes, 5 de prime et 4 pour les cartes Palette dont les commandes de votre main ont encore besoin : 59. Ambrogio a 12. En cas d’égalité, le plus de commandes l’emporte.
pas-chapter-first = Premier tour
pas-chapter-primary = Une primaire au lieu du mélange
pas-chapter-trading = Les échanges
pas-chapter-commissions = La galerie et les primes
pas-chapter-end = La fin

## Pourquoi la partie est finie

end-PA-E1 = Un joueur a atteint avec ses commandes le total qui annonce la fin, et chacun a joué autant de tours.
end-PA-D2 = Plus personne n’avait d’hexagone à poser.
pas-tie-commissions = Égalité de points : le plus grand nombre de commandes achevées départage.
pas-tie-usable = Égalité de points et de commandes : les points des cartes Palette utilisables départagent.
pas-tie-bonus = Égalité de points, de commandes et de cartes utilisables : la prime d’artiste départage.
pas-tie-shared = Égalité en tout : la victoire est partagée.
