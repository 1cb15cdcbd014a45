# Fresco : ce qu'il dit en plus de ses règles.

## Peintures, montants, lieux

fr-about = Vous êtes maîtres fresquistes, et l’évêque veut faire restaurer le plafond de sa cathédrale. Levez-vous tôt pour être le premier au marché, mélangez les couleurs qu’il vous faut et peignez plus de la fresque que les autres.
fr-box = Les tuiles, cartes et prix du jeu imprimé ne sont pas publics. Ceux d’ici sont les nôtres, établis dans le respect de tout ce qui en est connu.
fr-option-modules = Modules
fr-option-modules-portraits = Portraits
fr-option-modules-requests = Les requêtes de l’évêque
fr-option-modules-blends = Mélanges spéciaux

paint-red = rouge
paint-yellow = jaune
paint-blue = bleu
paint-orange = orange
paint-green = vert
paint-purple = violet
paint-pink = rose
paint-brown = marron

paints-red = { $count } { $count ->
    [one] rouge
   *[other] rouges
}
paints-yellow = { $count } { $count ->
    [one] jaune
   *[other] jaunes
}
paints-blue = { $count } { $count ->
    [one] bleue
   *[other] bleues
}
paints-orange = { $count } orange
paints-green = { $count } { $count ->
    [one] verte
   *[other] vertes
}
paints-purple = { $count } { $count ->
    [one] violette
   *[other] violettes
}
paints-pink = { $count } { $count ->
    [one] rose
   *[other] roses
}
paints-brown = { $count } marron

fr-thalers = { $thalers ->
    [one] { $thalers } thaler
   *[other] { $thalers } thalers
}
fr-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
fr-apprentices = { $apprentices ->
    [one] { $apprentices } apprenti
   *[other] { $apprentices } apprentis
}

fr-leonardo = Léonard
fr-column-market = marché
fr-column-cathedral = cathédrale
fr-column-studio = studio
fr-column-workshop = atelier
fr-column-theatre = théâtre
fr-stack-general = générale
fr-stack-orange = orange
fr-stack-green = verte
fr-stack-purple = violette

## Portraits

fr-face-primary = { $count } parmi rouge, jaune et bleu, au choix
fr-face-mood = humeur plus { $count }
fr-power-gods-servant = Serviteur de Dieu
fr-power-abbot = Abbé
fr-power-actor = Acteur
fr-power-sexton = Sacristain
fr-does-gods-servant = Serviteur de Dieu, 1 thaler de plus aux revenus
fr-does-abbot = Abbé, 1 de plus aux primes de l'évêque
fr-does-actor = Acteur, meilleure humeur au théâtre
fr-does-sexton = Sacristain, une fois par manche, déplace l'évêque n'importe où

## Refus

refused-time-taken = Le lever à { $time } heures n'est pas libre.
refused-column-full = { $spaces ->
    [0] La feuille n'a pas de case
    [one] La feuille n'a que { $spaces } case
   *[other] La feuille n'a que { $spaces } cases
} { $column ->
    [market] au marché
    [cathedral] à la cathédrale
    [studio] au studio
    [workshop] à l'atelier
   *[theatre] au théâtre
} pour cette manche.
refused-too-many-apprentices = Vous n'avez que { $apprentices ->
    [one] { $apprentices } apprenti
   *[other] { $apprentices } apprentis
}.
refused-bump-first = Le peintre tombé sur un autre doit d'abord aller en avant ou en arrière.
refused-no-booth = Il n'y a pas d'étal { $booth }.
refused-booth-closed = L'étal { $booth } est fermé ou vide.
refused-tile-not-there = La tuile { $tile } n'est pas à vendre.
refused-tile-each = Chaque apprenti achète une tuile, et vous en avez { $apprentices } ici.
refused-cannot-pay = Vous ne pouvez pas payer { fr-thalers }.
refused-must-choose-a-booth = Vos apprentis sont au marché : choisissez un étal ouvert. Vous n'êtes pas obligé d'acheter.
refused-no-segment = Il n'y a plus de tuile sur cette case.
refused-paints-missing = Il vous manque { $paints }.
refused-bishop-there = L'évêque est déjà là.
refused-bishop-one-step = L'évêque n'avance que d'un pas, diagonales comprises.
refused-bishop-cost = Vous ne pouvez pas payer { fr-thalers } pour déplacer l'évêque.
refused-sexton-once = Le Sacristain vous a déjà aidé pendant cette manche.
refused-no-sexton = Seul le Sacristain déplace l'évêque à lui seul, et vous ne l'avez pas.
refused-sexton-with-a-segment = Cette partie a commencé selon des règles plus anciennes : le Sacristain n'y déplace l'évêque que juste avant la restauration d'un fragment.
refused-not-for-the-altar = Le retable n'accepte pas ces peintures ensemble.
refused-no-portrait = Il n'y a pas de portrait { $portrait } à prendre.
refused-no-primaries = On ne choisit des peintures qu'avec un portrait qui en offre.
refused-primaries-exactly = Choisissez exactement { $count } peintures parmi rouge, jaune et bleu.
refused-no-such-blend = Aucun mélange ne donne { $paint ->
    [red] de rouge
    [yellow] de jaune
    [blue] de bleu
    [orange] d'orange
    [green] de vert
    [purple] de violet
    [pink] de rose
   *[brown] de marron
}.
refused-blend-lacks = Vous n'avez pas les peintures qui donnent { $paint ->
    [red] du rouge
    [yellow] du jaune
    [blue] du bleu
    [orange] de l'orange
    [green] du vert
    [purple] du violet
    [pink] du rose
   *[brown] du marron
}.
refused-request-once = Vous avez déjà satisfait une requête pendant cette manche.
refused-request-instead = Seul un apprenti qui n'a pas encore mélangé peut satisfaire une requête.
refused-no-request = Il n'y a plus de requête { $stack ->
    [general] générale
    [orange] orange
    [green] verte
   *[purple] violette
}.
refused-three-tiles = Une requête demande trois tuiles de fresque différentes, à vous.
refused-no-splotch = Les trois tuiles doivent porter une tache { $stack ->
    [general] de couleur
    [orange] orange
    [green] verte
   *[purple] violette
}.
refused-leonardo-buys-nothing = Léonard ferme un étal et n'achète rien.
refused-leonardo-moves-no-bishop = Léonard ne déplace pas l'évêque avant de restaurer.
refused-leonardo-near-the-bishop = Léonard restaure un fragment sur la case de l'évêque ou à côté, à défaut un des plus proches.
refused-leonardo-restores = Léonard doit restaurer un fragment de la fresque.

## Ce qui se passe

fr-got-up = { $you ->
    [yes] Vous vous levez
   *[no] { $player } se lève
} à { $time } heures{ $mood ->
    [0] .
   *[other] {" "}: humeur { $mood }.
}
fr-sealed = { $player } a { $again ->
    [yes] changé son plan
   *[no] scellé son plan
}.
fr-sealed-known = { $sent ->
    [0] { $you ->
        [yes] Vous n'envoyez personne.
       *[no] { $player } n'envoie personne.
    }
   *[other] { $you ->
        [yes] Votre plan : { $plan }.
       *[no] Le plan de { $player } : { $plan }.
    }
}
fr-revealed = Les plans sont révélés : { $plans }.
fr-plan-of = { $player } ({ $plan })
fr-visited-market = { $bought ->
    [yes] { $you ->
        [yes] Vous achetez
       *[no] { $player } achète
    } { $paints } à l'étal { $booth } pour { fr-thalers } ; l'étal ferme.
   *[no] { $you ->
        [yes] Vous fermez
       *[no] { $player } ferme
    } l'étal { $booth } sans rien acheter.
}
fr-restored = { $you ->
    [yes] Vous restaurez
   *[no] { $player } restaure
} { $at }{ $bishop ->
    [no] {""}
   *[other] , l'évêque déplacé en { $bishop }
} : { fr-points }{ $bonus ->
    [0] {""}
   *[other] {" "}({ $value } et { $bonus } pour l'évêque)
}.
fr-moved-bishop = { $you ->
    [yes] Avec le Sacristain, vous déplacez
   *[no] Avec le Sacristain, { $player } déplace
} l'évêque en { $bishop }, pour { fr-thalers }.
fr-restored-altar = { $you ->
    [yes] Vous restaurez
   *[no] { $player } restaure
} le retable avec { $paints } : { fr-points }.
fr-took-portrait = { $you ->
    [yes] Vous prenez
   *[no] { $player } prend
} un portrait : { $face }.
fr-paid = { $you ->
    [yes] Vous gagnez
   *[no] { $player } gagne
} { fr-thalers } au studio.
fr-blended = { $you ->
    [yes] Vous mélangez et obtenez
   *[no] { $player } mélange et obtient
} { $paints }.
fr-fulfilled = { $you ->
    [yes] Vous satisfaites
   *[no] { $player } satisfait
} une requête ({ $stack }) avec les tuiles { $values } : { fr-points }.
fr-passed = { $you ->
    [yes] Vous passez
   *[no] { $player } passe
}.
fr-bumped = { $you ->
    [yes] Vous tombez
   *[no] { $player } tombe
} sur un autre peintre : case { $ahead } ou { $behind }.
fr-stepped = { $you ->
    [yes] Vous allez
   *[no] { $player } va
} { $ahead ->
    [yes] en avant
   *[no] en arrière
}, case { $score }.
fr-cheered = Théâtre : { $you ->
    [yes] votre humeur est à
   *[no] { $player } a une humeur de
} { $mood }.
fr-dealt = Le marché est de nouveau garni{ $count ->
    [0] .
   *[other] {" "}; nouveaux portraits : { $portraits }.
}
fr-income = Revenus : { $you ->
    [yes] vous recevez
   *[no] { $player } reçoit
} { fr-thalers }{ $special ->
    [yes] {" "}et { $paints }
   *[no] {""}
}.
fr-chose-income = { $you ->
    [yes] Vous choisissez
   *[no] { $player } choisit
} { $paints } comme revenus.
fr-round = { $last ->
    [yes] La dernière manche commence (FR-E1).
   *[no] La manche { $round } commence.
}
fr-counted = { $you ->
    [yes] Vous changez
   *[no] { $player } change
} { fr-thalers } en { fr-points }.
fr-over = La partie est terminée.

## La table

fr-now = Manche { $round }{ $last ->
    [yes] , la dernière
   *[no] {""}
} : { $phase ->
    [get_up] lever
    [plan] planification
    [market] marché
    [cathedral] cathédrale
    [studio] studio
    [workshop] atelier
   *[income] revenus
}. { $who ->
    [you] C'est à vous.
    [for-leonardo] Vous décidez pour Léonard.
    [leonardo] { $player } décide pour Léonard.
    [all] Tout le monde planifie en même temps.
   *[other] Tour : { $player }.
}
fr-here = Il vous reste { fr-apprentices } à faire agir ici{ $half ->
    [yes] {" "}; le premier a encore un mélange à faire
   *[no] {""}
}.
fr-hostel = Auberge, { $time } heures (humeur { $mood }, prix au marché { $price }) : { $player }.
fr-hostel-free = libre
fr-moods = L'humeur va de 1 à { $spaces } : à { $plus } et plus, un apprenti de plus ; à { $minus } et moins, un de moins.
fr-booth = Étal { $number } : { $tiles }.
fr-booth-closed = Étal { $number } : fermé.
fr-goods = tuile { $number } ({ $paints })
fr-price = Une tuile de marché vous coûte { fr-thalers }.
fr-fresco = Fresque : { $tiles ->
    [one] il reste { $tiles } tuile
   *[other] il reste { $tiles } tuiles
}, rangées et colonnes de 1 à 5. Une tuile montre sa valeur et ses peintures : R rouge, J jaune, B bleu, O orange, V vert, I violet, S rose, M marron. Une étoile : l'évêque. Un tiret : restauré.
fr-altar-primaries = Retable : rouge, jaune et bleu pour { fr-points } ; { $more } de plus pour chacune remplacée par orange, vert ou violet.
fr-altar-blends = Retable : orange, vert et violet pour { fr-points }{ $special ->
    [yes] {" "}; { $pink } de plus pour chacun remplacé par rose, { $brown } de plus par marron
   *[no] {""}
}.
fr-studio = Studio : { $portraits }. { $left ->
    [0] Il n'y a plus d'autres portraits.
   *[other] Encore { $left } dans la pile.
}
fr-portrait = portrait { $number } ({ $face })
fr-requests = Requêtes : { $stacks }.
fr-request = { $stack } pour { fr-points } ({ $left } en pile)
fr-track = Piste de score, du premier au dernier : { $places }.
fr-place = { $player } ({ $score })
fr-place-start = { $player } (S{ $score })
fr-player = { $player } : { fr-points }, humeur { $mood }, { fr-apprentices }.
fr-player-leonardo = { $player }, le peintre neutre : { fr-points }. Dans cette manche, { $you ->
    [yes] vous décidez
   *[no] { $decider } décide
} pour lui.
fr-player-plan = Plan : { $plan }.
fr-player-sealed = Le plan est scellé.
fr-player-tiles = Tuiles de fresque : { $values }.
fr-player-requests = Requêtes : { $stacks }.
fr-player-request = { $stack } ({ $points })
fr-player-portraits = Portraits : { $portraits }.
fr-player-open = { fr-thalers } ; peintures : { $paints }.
fr-tiles = Vos tuiles de fresque : { $tiles }.
fr-tile = { $number } (valeur { $value }, { $splotches ->
    [no] sans tache
   *[other] tache { $splotches }
})
fr-plan = Votre plan : { $plan }.
fr-own = Vous avez { fr-thalers }. Vos peintures : { $paints }.

## Choix

fr-choice-get-up = Se lever à { $time } (humeur { $mood }, { fr-apprentices }, prix au marché { $price })
fr-choice-get-up-leonardo = Se lever à { $time } (Léonard)
fr-choice-plan = Planifier { $plan }{ $idle ->
    [0] {""}
   *[other] {" "}({ $idle } sans rien faire)
}
fr-choice-booth = Étal { $booth } tuiles { $tiles } ({ $paints } pour { fr-thalers })
fr-choice-close = Étal { $booth } (ne rien acheter, le fermer)
fr-choice-close-leonardo = Étal { $booth } (Léonard le ferme)
fr-choice-restore = Restaurer { $at } ({ fr-points } pour { $paints })
fr-choice-restore-bishop = Restaurer { $at } évêque { $bishop } ({ fr-points } pour { $paints }, et { fr-thalers })
fr-choice-restore-leonardo = Restaurer { $at } ({ fr-points } pour Léonard)
fr-choice-altar = Retable { $paints } ({ fr-points })
fr-choice-sexton = Sacristain { $bishop } (l'évêque y va, pour { fr-thalers })
fr-choice-portrait = Prendre le portrait { $portrait } ({ $face }{ $thalers ->
    [0] {""}
   *[other] {" "}; et { fr-thalers }
})
fr-choice-primaries = Prendre le portrait { $portrait } avec { $paints }{ $thalers ->
    [0] {""}
   *[other] {" "}(et { fr-thalers })
}
fr-choice-money = Prendre l'argent ({ fr-thalers })
fr-choice-blend = Mélanger { $paint } (à partir de { $paints })
fr-choice-request = Requête { $stack } { $tiles } ({ fr-points } pour les tuiles { $values })
fr-choice-pass = Passer (renoncer à { fr-apprentices } ici)
fr-choice-ahead = En avant (case { $space })
fr-choice-behind = En arrière (case { $space })
fr-choice-income = Revenus { $paints }

## Jouer dans un terminal

fr-help =
    En toutes lettres : se lever à 7. planifier marché 2 cathédrale 1 studio 1 atelier 1 (ou planifier personne ; ou cinq nombres, du marché au théâtre : plan 2 1 1 1 0). étal 2 tuiles 1 3 (ou seulement étal 2 : il ferme et vous n'achetez rien). restaurer 3,2 évêque 3,3 (rangée, colonne ; l'évêque y va d'abord, contre paiement). retable rouge jaune bleu. sacristain 3,3 (le Sacristain y déplace l'évêque). prendre portrait 1, avec des peintures au choix prendre portrait 1 rouge 2 ; prendre argent. mélanger orange. requête générale 1 2 3 (les numéros de vos tuiles de fresque). en avant ou en arrière, sur la piste de score. revenus rouge bleu. passer renonce à ce qui reste ici. Les lettres de la grille nomment aussi les peintures : retable R J B. Ce qui est entre parenthèses explique et n'est pas à taper.
fr-letters = RJBOVISM
fr-names = purple: pourpre, mauve; brown: brun; market: stand; cathedral: fresque; studio: portrait; workshop: mélange; general: quelconque
fr-word-get-up = lever, lève, levez, se, debout
fr-word-plan = planifier, planifie, planifiez, plan, envoyer
fr-word-booth = étal, stand, marché, acheter, achète
fr-word-restore = restaurer, restaure, restaurez, fresque
fr-word-bishop = évêque
fr-word-altar = retable, autel
fr-word-sexton = sacristain, évêque
fr-word-take = prendre, prends, prenez, studio
fr-word-portrait = portrait, carte
fr-word-money = argent, thalers, paie, paye
fr-word-blend = mélanger, mélange, mélangez
fr-word-request = requête, satisfaire
fr-word-pass = passer, passe, renoncer
fr-word-step = en, aller
fr-word-ahead = avant, avancer, devant
fr-word-behind = arrière, reculer, derrière
fr-word-income = revenus, revenu
fr-word-nobody = personne, rien, aucun
fr-word-clock = h, heures, heure
fr-word-fillers = à, a, le, la, les, l, un, une, de, des, du, d, et, avec, sur, en, lever, rangée, ligne, colonne, case, tuile, tuiles, étal, stand, requête, apprenti, apprentis

## Conseils

hint-points = { $points ->
    [0] Cela ne rapporte pas de points.
   *[other] Cela rapporte { fr-points }.
}
hint-gains = { $count ->
    [0] Cela ne rapporte pas de peinture.
   *[other] Cela rapporte { $paints }.
}
hint-uses = { $count ->
    [0] Cela n'utilise pas de peinture.
   *[other] Cela utilise { $paints }.
}
hint-thalers = { $way ->
    [more] Cela rapporte { fr-thalers }.
    [less] Cela coûte { fr-thalers }.
   *[same] Cela ne rapporte ni ne coûte de thalers.
}
hint-income = { $way ->
    [more] Vos revenus augmentent de { fr-thalers } par manche.
    [less] Vos revenus baissent de { fr-thalers } par manche.
   *[same] Vos revenus en thalers ne changent pas.
}
hint-income-paints = { $count ->
    [one] Cela rapporte désormais { $count } peinture par manche.
   *[other] Cela rapporte désormais { $count } peintures par manche.
}
hint-mood = { $changes ->
    [yes] L'humeur passe de { $before } à { $after }.
   *[no] L'humeur reste à { $before }.
}
hint-lasting = Le portrait vous sert jusqu'à la fin de la partie.
hint-gives-up = { $apprentices ->
    [0] Cela renonce à un mélange.
   *[other] Cela renonce à { fr-apprentices }.
}
hint-apprentices = Vous avez { fr-apprentices } cette manche.
hint-price = Une tuile de marché vous coûte { fr-thalers }.
hint-earlier = { $count ->
    [0] Personne n'est levé avant vous pour l'instant.
    [one] { $count } peintre est levé avant vous pour l'instant.
   *[other] { $count } peintres sont levés avant vous pour l'instant.
}
hint-cathedral = { $points ->
    [0] Aucun point n'est à portée dans la cathédrale.
   *[other] À portée dans la cathédrale, sauf si quelqu'un vous devance : { fr-points }.
}
hint-buys = { $count ->
    [0] Cela n'achète rien au marché.
    [one] Vous pouvez payer { $count } tuile au marché.
   *[other] Vous pouvez payer { $count } tuiles au marché.
}
hint-pay = { $thalers ->
    [0] Cela ne rapporte pas de paie au studio.
   *[other] Paie au studio, si vous ne prenez pas de portrait : { fr-thalers }.
}
hint-blends = { $count ->
    [0] Cela ne permet aucun mélange.
   *[other] Cela permet jusqu'à { $count } mélanges.
}
hint-idle = { $apprentices ->
    [0] Tout le monde a du travail.
    [one] { fr-apprentices } reste inactif.
   *[other] { fr-apprentices } restent inactifs.
}
fr-hint-outlook = À prévoir d'ici la fin de la manche : { $way ->
    [more] environ { $points } { $points ->
        [one] point
       *[other] points
    } de plus qu'avec
   *[fewer] environ { $points } { $points ->
        [one] point
       *[other] points
    } de moins qu'avec
} { $than }.
