# Pastiche : ce qu'il dit en plus de ses règles.

## Palette

pa-about = Posez des tuiles pour que leurs couleurs se touchent et se mélangent, et échangez celles qui ne vous servent pas. Avec les bonnes couleurs, copiez les tableaux des grands maîtres : la collection de plus grande valeur gagne.
pa-box = Ce que demandent les commandes du jeu imprimé, et ses hexagones, ne sont pas publics. Ceux d’ici sont les nôtres, établis dans le respect de tout ce qui en est connu.

palette-red = rouge
palette-yellow = jaune
palette-blue = bleu
palette-orange = orange
palette-green = vert
palette-violet = violet
palette-brown = marron
palette-amber = ambre
palette-scarlet = écarlate
palette-olive = olive
palette-teal = sarcelle
palette-magenta = magenta
palette-purple = pourpre
palette-black = noir
palette-white = blanc
palette-gray = gris
palette-bisque = beige

cards-red = { $count } { $count ->
    [one] rouge
   *[other] rouges
}
cards-yellow = { $count } { $count ->
    [one] jaune
   *[other] jaunes
}
cards-blue = { $count } { $count ->
    [one] bleue
   *[other] bleues
}
cards-orange = { $count } orange
cards-green = { $count } { $count ->
    [one] verte
   *[other] vertes
}
cards-violet = { $count } { $count ->
    [one] violette
   *[other] violettes
}
cards-brown = { $count } marron
cards-amber = { $count } ambre
cards-scarlet = { $count } { $count ->
    [one] écarlate
   *[other] écarlates
}
cards-olive = { $count } olive
cards-teal = { $count } sarcelle
cards-magenta = { $count } magenta
cards-purple = { $count } { $count ->
    [one] pourpre
   *[other] pourpres
}
cards-black = { $count } { $count ->
    [one] noire
   *[other] noires
}
cards-white = { $count } { $count ->
    [one] blanche
   *[other] blanches
}
cards-gray = { $count } { $count ->
    [one] grise
   *[other] grises
}
cards-bisque = { $count } { $count ->
    [one] beige
   *[other] beiges
}

pa-title = « { $title } »
pa-untitled = une commande sans titre

## Refus

refused-bank-b1 = La banque donne une carte noire, blanche, secondaire ou tertiaire contre trois cartes identiques ; jamais de grise, de beige ni de primaire.
refused-bank-b2 = Une beige coûte une jaune et une marron ; une grise coûte une noire et une blanche.
refused-bank-b3 = Une primaire coûte une primaire quelconque et une autre carte.
refused-bank-empty = La banque n'a plus de carte { $colour ->
    [red] rouge
    [yellow] jaune
    [blue] bleue
    [orange] orange
    [green] verte
    [violet] violette
    [brown] marron
    [amber] ambre
    [scarlet] écarlate
    [olive] olive
    [teal] sarcelle
    [magenta] magenta
    [purple] pourpre
    [black] noire
    [white] blanche
    [gray] grise
   *[bisque] beige
}.
refused-bank-later = On n'échange avec la banque que pendant son propre tour, une fois l'hexagone placé et avant d'échanger ou d'achever des commandes.
refused-cards-held = Vous n'avez pas ces cartes.
refused-palette-only = Seules des cartes Palette peuvent être échangées.
refused-partner = Une offre s'adresse à un autre joueur, et l'un des deux doit être celui dont c'est le tour.
refused-empty-side = Chacun doit donner au moins une carte.
refused-too-many-offers = Vous avez déjà fait vos 6 offres de ce tour.
refused-dead-offer = Cette offre n'est plus ouverte.
refused-not-your-offer = Vous ne pouvez répondre qu'aux offres qui vous sont faites, et ne retirer que les vôtres.
refused-place-first = Placez d'abord un hexagone.
refused-hex-held = Vous n'avez pas cet hexagone.
refused-no-side = L'hexagone doit occuper une case libre et partager un côté avec la pièce de départ ou avec l'hexagone d'un autre joueur.
refused-not-in-centre = Il n'y a pas de { $colour ->
    [red] rouge
    [yellow] jaune
   *[blue] bleu
} au centre de cet hexagone.
refused-stack-empty = La banque n'a plus de carte { $colour ->
    [red] rouge
    [yellow] jaune
   *[blue] bleue
} à prendre.
refused-swap-once = On échange une seule commande par tour, avant d'en achever une.
refused-not-in-hand = « { $title } » n'est pas dans votre main.
refused-not-in-gallery = « { $title } » n'est pas dans la galerie.
refused-not-to-complete = « { $title } » n'est ni dans votre main ni dans la galerie.
refused-palette-lacks = Il manque encore à votre palette : { $cards }.
refused-return-first = Rendez d'abord des cartes pour n'en garder que { $limit }.
refused-return-exactly = Rendez exactement ce qu'il faut de cartes pour en garder { $limit }.

## Ce qui se passe

pa-placed = { $you ->
    [yes] Vous placez
   *[no] { $player } place
} un hexagone en { $at } : { $take ->
    [mix] il rapporte { $cards }.
    [centre] { $cards } de son centre.
   *[nothing] il ne rapporte rien.
}
pa-banked = { $you ->
    [yes] Vous donnez
   *[no] { $player } donne
} à la banque { $cards } contre { $get }.
pa-offered = { $to ->
    [all] { $you ->
        [yes] Vous proposez
       *[no] { $player } propose
    } à tous
    [you] { $player } vous propose
   *[other] { $you ->
        [yes] Vous proposez
       *[no] { $player } propose
    } à { $partner }
} { $cards } contre { $get }{ $open ->
    [yes] {" "}(offre { $offer }).
   *[no] {" "}: refus immédiat.
}
pa-accepted = { $who ->
    [you] Vous acceptez l'offre { $offer } : { $partner } vous donne { $cards } contre { $get }.
    [yours] { $player } accepte votre offre { $offer } : vous donnez { $cards } contre { $get }.
   *[others] { $player } accepte l'offre { $offer } : { $partner } donne { $cards } contre { $get }.
}
pa-declined = { $who ->
    [you] Vous refusez l'offre { $offer }.
    [yours] { $player } refuse votre offre { $offer }.
   *[others] { $player } refuse l'offre { $offer }.
}
pa-withdrawn = { $you ->
    [yes] Vous retirez
   *[no] { $player } retire
} l'offre { $offer }.
pa-closed = { $on ->
    [yes] { $you ->
        [yes] Vous n'échangez plus : les offres sont refusées aussitôt.
       *[no] { $player } n'échange plus.
    }
   *[no] { $you ->
        [yes] Vous échangez à nouveau.
       *[no] { $player } échange à nouveau.
    }
}
pa-swapped = { $you ->
    [yes] Vous échangez
   *[no] { $player } échange
} { $gave } contre { $took } de la galerie.
pa-completed = { $you ->
    [yes] Vous achevez
   *[no] { $player } achève
} { $work }{ $gallery ->
    [yes] {" "}de la galerie
   *[no] {""}
} : { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
pa-returned = { $you ->
    [yes] Vous rendez
   *[no] { $player } rend
} { $cards } à la banque.
pa-drew-hex = { $player } pioche { $count ->
    [one] un hexagone
   *[other] { $count } hexagones
}.
pa-drew-hex-known = { $you ->
    [yes] Vous piochez
   *[no] { $player } pioche
} { $count ->
    [one] un hexagone
   *[other] { $count } hexagones
} : { $hexes }.
pa-last-round = { $you ->
    [yes] Vous atteignez
   *[no] { $player } atteint
} le total qui annonce la fin : on finit la manche (PA-E1).
pa-over = La partie est terminée.

## La table

pa-turn = { $you ->
    [yes] À vous
   *[no] Au tour de { $player }
}. { $step ->
    [place] Placement d'un hexagone.
    [trade] Échanges, puis commandes à échanger ou à achever.
    [complete] Commandes à achever.
   *[discard] Cartes à rendre pour n'en garder que { $limit }.
}
pa-goal = La fin est annoncée à { $points } points de commandes achevées.
pa-round-ends = La fin est annoncée : on finit la manche.
pa-map = Plan. Chaque rangée commence par les coordonnées q,r de sa première case. Un hexagone montre qui l'a placé (0 : la pièce de départ) et ses touches dans le sens des aiguilles d'une montre depuis le haut : R rouge, J jaune, B bleu.
pa-map-free = Des coordonnées parmi les hexagones : vous pouvez y placer un hexagone. Un point : une case vide.
pa-bank = Banque, { $points ->
    [one] { $points } point
   *[other] { $points } points
} la carte : { $cards }.
pa-stacks = { $deck ->
    [one] { $deck } commande
   *[other] { $deck } commandes
} dans la pioche, { $supply ->
    [one] { $supply } hexagone
   *[other] { $supply } hexagones
} dans la réserve.
pa-gallery = Galerie : { $work }. { $points ->
    [one] { $points } point
   *[other] { $points } points
} pour { $cards }.
pa-commission = Votre commande : { $work }. { $points ->
    [one] { $points } point
   *[other] { $points } points
} pour { $cards }.
pa-lacking = Il vous manque { $cards }.
pa-payable = Vous pouvez l'achever.
pa-player = { $player } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $count ->
    [one] { $count } carte Palette
   *[other] { $count } cartes Palette
}, { $hexes ->
    [one] { $hexes } hexagone
   *[other] { $hexes } hexagones
}.
pa-player-completed = Commandes achevées : { $titles }.
pa-player-closed = Refuse toutes les offres.
pa-player-open = Palette : { $cards }.
pa-offer = Offre { $offer } : { $to ->
    [all] { $you ->
        [yes] vous donnez
       *[no] { $player } donne
    } au premier qui accepte
    [you] { $player } vous donne
   *[other] { $you ->
        [yes] vous donnez
       *[no] { $player } donne
    } à { $partner }
} { $cards } contre { $get }.
pa-settled = { $you ->
    [yes] Votre offre { $offer }
   *[no] Offre { $offer } de { $player }
}, { $cards } contre { $get } : { $fate ->
    [accepted] { $to ->
        [you] vous l'avez acceptée.
       *[other] { $partner } l'a acceptée.
    }
    [declined] { $to ->
        [all] tout le monde l'a refusée.
        [you] vous l'avez refusée.
       *[other] { $partner } l'a refusée.
    }
    [withdrawn] retirée.
    [void] annulée, car { $you ->
        [yes] vous n'avez plus
       *[no] { $player } n'a plus
    } ces cartes.
   *[lapsed] les échanges ont pris fin avant une réponse.
}
pa-face = { $dabs } (centre : { $centre })
pa-hex = Votre hexagone { $number } : { $hex }.
pa-palette = Votre palette, { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} : { $cards }.

## Choix

pa-choice-place = Placer l'hexagone { $hex } en { $at }{ $turn ->
    [0] {""}
   *[other] , tourné de { $turn }
}, prendre { $take ->
    [mix] le mélange : { $cards }
   *[centre] { $colour } au centre
}
pa-choice-bank = Banque : { $cards } contre { $get }
pa-choice-offer = { $to ->
    [all] Proposer à tous
   *[other] Proposer à { $partner }
} { $cards } contre { $get }
pa-choice-accept = Accepter l'offre { $offer } de { $player } : vous recevez { $cards } contre { $get }
pa-choice-decline = Refuser l'offre { $offer } de { $player } : { $cards } contre { $get }
pa-choice-withdraw = Retirer votre offre { $offer } : { $cards } contre { $get }
pa-choice-swap = Échanger { $gave } contre { $took } de la galerie
pa-choice-complete = Achever { $work } : { $points ->
    [one] { $points } point
   *[other] { $points } points
} pour { $cards }
pa-choice-return = Rendre { $cards }
pa-choice-end = { $count ->
    [0] Finir votre tour
    [one] Finir votre tour : une carte devra retourner à la banque
   *[other] Finir votre tour : { $count } cartes devront retourner à la banque
}
pa-choice-closed = { $on ->
    [yes] Refuser désormais toutes les offres
   *[no] Écouter à nouveau les offres
}

## Jouer dans un terminal

pa-help =
    En toutes lettres : placer 1 en 2,-1 tour 3 prendre mélange (votre hexagone 1, dans la case 2,-1 : q augmente vers la droite, r vers le bas, rangée par rangée ; tourné de trois sixièmes dans le sens des aiguilles d'une montre ; prenez le mélange ou une couleur de son centre). banque 3 orange contre noir. offrir 2 vert contre rouge à 2 (ou à tous). accepter 1, refuser 1, retirer 1. échanger tournesols contre joconde, achever tournesols : le début d'un titre suffit. rendre 2 vert. finir. fermé oui refuse toutes les offres, fermé non les écoute à nouveau. pourquoi placer 1 en 2,-1 dit ce que cela rapporterait.
pa-dabs = RJB
pa-colour-words = brown: brun; teal: canard; bisque: bisque, chair
pa-word-place = placer, place, placez, p, poser
pa-word-bank = banque, b
pa-word-offer = offrir, offre, proposer, o
pa-word-accept = accepter, accepte, a
pa-word-decline = refuser, refuse, décliner, r
pa-word-withdraw = retirer, retire
pa-word-swap = échanger, échange, e
pa-word-complete = achever, achève, terminer, c
pa-word-return = rendre, rends
pa-word-end = finir, fin, f
pa-word-closed = fermé, fermer
pa-word-at = en, sur, à, hexagone, l, case, prendre, le, de, du, au, centre
pa-word-turn = tour, tourné, tourner
pa-word-mix = mélange, mélanger, mix
pa-word-for = contre, pour
pa-word-to = à
pa-word-all = tous, tout
pa-word-and = et
pa-word-off = non

## Conseils

hint-completes = { $points ->
    [0] Cela n'achève rien.
   *[other] Cela achève « { $title } » : { $points } points avec les primes.
}
hint-cards = { $way ->
    [more] Vous aurez { $count } { $count ->
        [one] carte
       *[other] cartes
    } de plus.
    [fewer] Vous aurez { $count } { $count ->
        [one] carte
       *[other] cartes
    } de moins.
   *[same] Vous aurez autant de cartes.
}
hint-lacks = { $count ->
    [0] Vous aurez alors toutes les cartes que demande « { $title } ».
    [one] Il manquera alors { $count } carte pour « { $title } ».
   *[other] Il manquera alors { $count } cartes pour « { $title } ».
}
hint-offer = { $count ->
    [0] Si c'est accepté, vous aurez toutes les cartes que demande « { $title } ».
    [one] Si c'est accepté, il manquera { $count } carte pour « { $title } ».
   *[other] Si c'est accepté, il manquera { $count } cartes pour « { $title } ».
}
pa-hint-outlook = À prévoir dans deux tours, cartes utilisables comprises : { $way ->
    [more] environ { $points } { $points ->
        [one] point
       *[other] points
    } de plus qu'avec
   *[fewer] environ { $points } { $points ->
        [one] point
       *[other] points
    } de moins qu'avec
} { $than }.
