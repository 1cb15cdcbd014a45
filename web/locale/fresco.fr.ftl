# Fresco sur la page : le plateau, la fin, la première partie. Peintures, lieux, portraits et refus sont les textes du serveur.

## Le cours d'une manche

fresco-board = Le plateau
fresco-course = Le cours d’une manche
fresco-round = Manche { $round }
fresco-last-round = Manche { $round }, la dernière
fresco-phase-get_up = Lever
fresco-phase-plan = Plan
fresco-phase-market = Marché
fresco-phase-cathedral = Cathédrale
fresco-phase-studio = Studio
fresco-phase-workshop = Atelier
fresco-phase-theatre = Théâtre
fresco-phase-income = Revenus

## Les lieux

fresco-hostel = Auberge
fresco-hour = heure
fresco-mood = humeur
fresco-price = prix
fresco-hostel-row = { $time } heures : humeur { $mood }, prix au marché { $price }, { $player }
fresco-mood-track = Humeur
fresco-mood-of = { $player } : humeur { $mood }, apprentis { $apprentices }.
fresco-mood-plus = +1 apprenti
fresco-mood-minus = −1 apprenti
fresco-each = pièce
fresco-each-apprentice = par apprenti
fresco-booth = Étal { $number } :
fresco-booth-only = Étal { $number } : le fermer sans rien acheter
fresco-booth-closed = fermé
fresco-goods = Étal { $number } : { $paints }
fresco-ceiling = La fresque, rangée par rangée
fresco-tiles-left = { $count ->
    [one] encore { $count } tuile
   *[other] encore { $count } tuiles
}
fresco-space = Rangée et colonne { $at }
fresco-tile = tuile de valeur { $value } pour { $paints }
fresco-restored = restauré
fresco-bishop-here = l’évêque est ici
fresco-sexton-here = le Sacristain peut y mener l’évêque
fresco-splotch = compte pour une requête ({ $stack })
fresco-bonus = l’évêque ajoute { $bonus }
fresco-brings = à portée pour { $points }, au mieux { $best }
fresco-ways = L’évêque, avant que vous restauriez { $at }
fresco-ways-none = Choisissez un fragment : l’évêque peut ajouter des points.
fresco-way-stays = l’évêque reste
fresco-way-moves = l’évêque va en { $to } pour { $thalers }
fresco-way-sexton = le Sacristain mène l’évêque en { $to } pour { $thalers }
fresco-way-only = L’évêque seulement
fresco-altar = Retable
fresco-altar-primaries = { $more } de plus par orange, vert ou violet à la place
fresco-altar-blends = rose à la place : { $pink } de plus ; marron : { $brown } de plus
fresco-altar-blends-only = toutes trois différentes
fresco-altar-laid = Sur le retable
fresco-altar-lay = Peintures à poser sur le retable
fresco-altar-add = Poser { $paint } sur le retable, il en reste { $count }
fresco-altar-take = Reprendre { $paint }
fresco-portrait-taken = pris
fresco-portraits-left = { $count ->
    [0] Il n’y a plus d’autres portraits.
   *[other] Encore { $count } dans la pile.
}
fresco-primaries = { $count ->
    [one] Choisissez { $count } peinture
   *[other] Choisissez { $count } peintures
}
fresco-primaries-chosen = Choisies : { $chosen } sur { $count }
fresco-primary-add = Ajouter { $paint }
fresco-primary-take = Reposer { $paint }
fresco-recipes = Ce qui se mélange
fresco-blend = { $paints } donnent { $paint }{ $can ->
    [yes] {""}
   *[no] {" "}: il vous manque de la peinture
}
fresco-blends-left = { $half ->
    [yes] encore 1 mélange{ $more ->
        [0] {""}
        [one] , puis { $more } apprenti
       *[other] , puis { $more } apprentis
    }
   *[no] { $apprentices ->
        [one] { $apprentices } apprenti
       *[other] { $apprentices } apprentis
    }
}
fresco-undo = Reprendre le dernier mélange
fresco-requests = Les requêtes de l’évêque
fresco-stack = Requête ({ $stack }) pour trois de vos tuiles : { $points } points ; { $left } en pile
fresco-stack-left = reste { $count }
fresco-request-tiles = Posez dessous trois de vos tuiles :
fresco-own-tile = Tuile { $value }, taches : { $splotches }{ $fits ->
    [yes] {""}
   *[no] , ne convient pas
}

## Les peintres

fresco-sheets = Les peintres, et où vont leurs apprentis
fresco-painter = Peintre
fresco-painters = Scores
fresco-taken = possède
fresco-sealed = scellé
fresco-tiles-taken = { $count ->
    [one] { $count } tuile de fresque
   *[other] { $count } tuiles de fresque
}
fresco-income-of = revenus { $thalers }
fresco-income-short = +{ $thalers } par manche
fresco-thalers-word = thalers
fresco-points-word = points
fresco-leonardo = { $you ->
    [yes] vous décidez pour lui
   *[no] { $player } décide pour lui
}
fresco-screen = Derrière votre paravent
fresco-no-paint = pas de peinture

## Le plan

fresco-plan = Votre feuille d’actions
fresco-plan-hint = Envoyez vos apprentis : touchez un lieu pour y en envoyer un.
fresco-idle = { $count ->
    [0] Tout le monde a du travail.
    [one] { $count } apprenti inactif
   *[other] { $count } apprentis inactifs
}
fresco-send = Envoyer un apprenti, { $column } : { $count } sur { $spaces }
fresco-call-back = Rappeler un apprenti, { $column }
fresco-outlook-market = { $count ->
    [0] Vous ne pouvez pas payer une tuile à { $thalers }.
    [one] Une tuile : { $sum } de vos { $money } thalers.
   *[other] Jusqu’à { $count } tuiles à { $thalers } : { $sum } de vos { $money } thalers.
}
fresco-outlook-cathedral = Avec votre peinture, jusqu’à { $points } : { $steps }.
fresco-outlook-bought = Après un achat à l’étal { $booth } pour { $thalers }, jusqu’à { $points } : { $steps }.
fresco-outlook-before = Avant vous : { $players }. Si l’étal { $booth } est alors fermé : { $points }.
fresco-outlook-cathedral-none = Rien à restaurer avec la peinture que vous avez.
fresco-outlook-studio = { $thalers }{ $portraits ->
    [yes] , ou l’un d’eux prend un portrait à la place
   *[no] {""}
}.
fresco-outlook-workshop = Jusqu’à { $count } mélanges.
fresco-outlook-request = Ou une requête ({ $stack }) : { $points }.
fresco-outlook-theatre = L’humeur passe de { $mood } à { $then }.
fresco-step-tile = le { $value } en { $at } ({ $points })
fresco-step-altar = le retable ({ $points })
fresco-revealed = Les plans sont révélés
fresco-nobody = personne

## L'établi

fresco-ask-get_up = À quelle heure vous levez-vous ? Tôt, on est partout premier ; tard, tout est moins cher et l’humeur monte.
fresco-ask-plan = Planifiez en secret ; toutes les feuilles sont révélées ensemble.
fresco-ask-sealed = Votre plan est scellé. Vous pouvez encore le changer.
fresco-ask-market = Choisissez un étal et ce que vous y achetez, { $left } sur place. Ensuite il ferme.
fresco-ask-cathedral = { $can ->
    [restore] Restaurez un fragment, { $left } sur place.
    [altar] Posez trois couleurs sur le retable, { $left } sur place.
   *[both] Restaurez un fragment, ou posez trois couleurs sur le retable, { $left } sur place.
}
fresco-ask-sexton = Rien ne peut être restauré. Le Sacristain peut mener l’évêque n’importe où.
fresco-ask-studio = { $apprentices ->
    [one] Votre apprenti : prenez un portrait, ou { $thalers }.
   *[other] Vos { $apprentices } apprentis : prenez un portrait avec l’un d’eux, ou { $thalers } en tout.
}
fresco-ask-workshop = { $can ->
    [blend] Mélangez, { $left } sur place.
    [request] Satisfaites une requête, { $left } sur place.
   *[both] Mélangez ou satisfaites une requête, { $left } sur place.
}
fresco-ask-income = Vos requêtes générales rapportent de la peinture : choisissez.
fresco-ask-leonardo = { $phase ->
    [get_up] Vous décidez pour Léonard : à quelle heure se lève-t-il ?
    [market] Vous décidez pour Léonard : quel étal ferme-t-il ?
   *[cathedral] Vous décidez pour Léonard : quel fragment restaure-t-il ?
}
fresco-wait = { $phase ->
    [get_up] { $player } se lève.
    [market] { $player } est au marché.
    [cathedral] { $player } est à la cathédrale.
    [studio] { $player } est au studio.
    [workshop] { $player } est à l’atelier.
   *[income] { $player } choisit de la peinture.
}
fresco-wait-plans = Font encore leur plan : { $players }.
fresco-wait-bump = { $player } tombe sur un autre peintre et décide de quel côté aller.
fresco-wait-leonardo = { $player } décide pour Léonard.
fresco-told-get-up = Lever à { $time } heures : humeur { $mood }, { $apprentices }, prix au marché { $price }.
fresco-told-get-up-leonardo = Léonard se lève à { $time } heures.
fresco-told-closes = L’étal { $booth } ferme. Rien n’est acheté.
fresco-told-sexton = L’évêque va en { $to }. Rien n’est restauré.
fresco-told-then-closes = L’étal { $booth } ferme.
fresco-told-income = Puis à chaque manche : { $change } de revenus, et { $chosen ->
    [0] { $paints }
   *[other] une peinture de votre choix
}.
fresco-told-keeps = Il reste chez vous.
fresco-effect-gains = Rapporte { $gains }.
fresco-effect-costs = Coûte { $costs }.
fresco-effect-points = { $bonus ->
    [0] { $points }.
   *[other] { $points } : { $value } et { $bonus } pour l’évêque.
}
fresco-effect-points-leonardo = { $bonus ->
    [0] { $points } pour Léonard.
   *[other] { $points } pour Léonard : { $value } et { $bonus } pour l’évêque.
}
fresco-effect-bump = Cette case est prise : vous choisirez entre { $behind } et { $ahead }.
fresco-confirm-get-up = Se lever
fresco-confirm-get-up-at = Se lever à { $time } heures
fresco-confirm-seal = Sceller le plan
fresco-confirm-reseal = Sceller le changement
fresco-confirm-sealed = Plan scellé
fresco-confirm-buy = Acheter
fresco-confirm-close = Fermer l’étal
fresco-confirm-restore = Restaurer
fresco-confirm-altar = Restaurer le retable
fresco-confirm-sexton = Déplacer l’évêque
fresco-confirm-studio = Prendre
fresco-confirm-request = Satisfaire
fresco-confirm-income = Prendre
fresco-pass = { $apprentices ->
    [0] Terminé ici
    [one] Renoncer à { $apprentices } apprenti
   *[other] Renoncer à { $apprentices } apprentis
}
fresco-take-pay = Prendre { $thalers }, sans portrait
fresco-only-pay = Seulement { $thalers }
fresco-question-pass = { $apprentices ->
    [one] Renoncer à { $apprentices } apprenti : ni { $thalers } ni portrait ?
   *[other] Renoncer à { $apprentices } apprentis : ni { $thalers } ni portrait ?
}
fresco-question-pass-yes = Renoncer
fresco-question-pass-no = Revenir
fresco-question-left = Renoncer à { $left } ?
fresco-question-points = Renoncer à { $left } ? Le prochain pourrait encore rapporter { $points }.
fresco-question-blends = Renoncer à { $left } et à { $blends } mélanges au plus ?
fresco-question-blend = Renoncer à votre dernier mélange ?
fresco-question-booth = Ne rien acheter ? Vous avez ici { $left }.
fresco-question-booth-yes = Ne rien acheter
fresco-question-idle = { $count ->
    [one] { $count } apprenti reste inactif. Sceller quand même ?
   *[other] { $count } apprentis restent inactifs. Sceller quand même ?
}
fresco-question-idle-yes = Sceller quand même
fresco-question-idle-no = Continuer le plan
fresco-put-back = Reposer
fresco-bump = { $leonardo ->
    [yes] Léonard tombe sur un autre peintre
   *[no] Vous tombez sur un autre peintre
}
fresco-bump-text = Deux peintres ne partagent jamais une case : allez sur la plus proche case libre, en avant ou en arrière. Cela compte.
fresco-bump-ahead = En avant, case { $space }
fresco-bump-behind = En arrière, case { $space }

## Entre les manches, et la fin

fresco-summary = La manche { $round } commence
fresco-summary-last = La dernière manche commence
fresco-summary-last-text = Ne gardez rien pour plus tard : ensuite, { $thalers } thalers font un point. Il n’y a plus de théâtre, mais une seconde colonne pour la cathédrale.
fresco-summary-scored = { $points ->
    [one] { $points } point marqué,
   *[other] { $points } points marqués,
}
fresco-summary-income = revenus : { $thalers }
fresco-summary-mood = théâtre : humeur { $mood }
fresco-summary-left = Tuiles au plafond : { $tiles }. Une manche qui commence avec { $end } ou moins est la dernière.
fresco-summary-portraits = Nouveaux portraits : { $portraits }.
fresco-deeds-now = Fait pendant cette manche
fresco-deeds-before = Fait pendant la manche précédente
fresco-gain-tile = fragment
fresco-gain-bishop = évêque
fresco-gain-altar = retable
fresco-gain-request = requête
fresco-gain-portrait = portrait
fresco-gain-money = argent
fresco-deed-bought = a acheté { $paints } à l’étal { $booth } pour { $thalers }
fresco-deed-closed = a fermé l’étal { $booth } sans rien acheter
fresco-deed-restored = a restauré le { $value } en { $at } : { $points }
fresco-deed-altar = a restauré le retable : { $points }
fresco-deed-studio = du studio : { $got }
fresco-deed-blended = a mélangé { $paints }
fresco-deed-request = a satisfait une requête ({ $stack }) : { $points }
fresco-deed-theatre = théâtre : humeur { $mood }
fresco-deed-income = a choisi { $paints } comme revenu
fresco-end-last = La dernière manche avait commencé avec { $why ->
    [portraits] les derniers portraits
   *[tiles] { $tiles } tuiles ou moins au plafond
}.
fresco-end = D’où viennent les points
fresco-end-tiles = tuiles
fresco-end-requests = requêtes
fresco-end-money = argent
fresco-end-rest = évêque, retable, portraits, décalages
fresco-end-bishop = évêque
fresco-end-altar = retable
fresco-end-portraits = portraits
fresco-end-bumps = décalages sur la piste
fresco-end-leonardo = Léonard ne peut pas gagner.

## La première partie

fresco-learn-ceiling = Le plafond de la cathédrale attend sous le vieux plâtre. Payez les peintures qu’une tuile demande, prenez-la et marquez sa valeur : un morceau de l’image apparaît. Qui a le plus de points à la fin gagne.
fresco-learn-mood = Chaque manche commence par une heure. Les lève-tôt sont partout premiers, mais paient plus cher au marché et perdent leur bonne humeur. Une bonne humeur amène un sixième apprenti, une mauvaise coûte le cinquième.
fresco-learn-get-up = Vous êtes en queue de la piste de score : vous choisissez en premier. Levez-vous à 7 heures : l’humeur tombe à 8, juste assez pour six apprentis.
fresco-learn-get-up-else = C’est possible. Pour cette leçon, levez-vous à 7 heures.
fresco-learn-plan = Maintenant, chacun planifie en secret. Envoyez deux apprentis au marché, deux à la cathédrale, un au studio et un à l’atelier. Vous lisez dessous ce qu’ils pourraient faire. Puis scellez le plan.
fresco-learn-plan-else = Pour cette leçon : marché deux, cathédrale deux, studio un, atelier un.
fresco-learn-market = Les plans sont révélés, et vous êtes premier au marché. Chaque apprenti peut acheter une tuile, à un seul étal, qui ferme ensuite. Achetez à l’étal 1 la tuile orange et celle à trois bleues.
fresco-learn-market-else = Regardez l’étal 1 : prenez la tuile orange et celle à trois bleues.
fresco-learn-restore = Le 5 demande orange et bleu. L’évêque est à côté : 2 de plus. Pour 1 thaler il vient d’abord dessus : 3 de plus. Choisissez la tuile, puis cette façon.
fresco-learn-restore-else = Choisissez le 5 au milieu, et faites venir l’évêque dessus pour 1 thaler.
fresco-learn-altar = 8 points. Votre second apprenti restaure plutôt le retable : posez-y rouge, jaune et bleu. Des mélanges vaudraient plus.
fresco-learn-altar-else = Posez rouge, jaune et bleu sur le retable.
fresco-learn-bump = Ambrogio est sur la case 18, et deux peintres ne partagent jamais une case. En avant, c’est un point de plus ; en arrière, vous choisiriez votre heure plus tôt. Allez en avant.
fresco-learn-bump-else = Les deux sont permis. Pour cette leçon, allez en avant.
fresco-learn-studio = Au studio, un apprenti gagne 3 thalers ou prend un portrait. Le Serviteur de Dieu reste chez vous et paie 1 thaler de plus à chaque manche : prenez-le.
fresco-learn-studio-else = Prenez le Serviteur de Dieu cette fois.
fresco-learn-blend = À l’atelier, un apprenti mélange deux fois. Jaune et bleu donnent vert. Un geste suffit ; tant que personne d’autre n’a joué, vous pouvez le reprendre.
fresco-learn-blend-else = Mélangez du vert.
fresco-learn-round = La manche est finie : le marché est de nouveau garni, et chaque tuile que vous avez prise rapporte 1 thaler. Avec 6 tuiles ou moins au plafond, la manche suivante est la dernière.
fresco-learn-left = jouer à deux, où Léonard, un peintre neutre, se joint à vous ; jouer sans certains modules ; et l’effet de chaque portrait
fresco-learn-revealed = Tous les plans sont révélés ensemble. Les lieux se suivent : marché, cathédrale, studio, atelier, théâtre. Dans chacun, qui s’est levé le premier commence : c’est vous.
fresco-learn-track = 19 points. Vous n’êtes plus dernier sur cette piste : à la manche suivante, vous choisirez votre heure plus tard.
fresco-learn-late = Votre humeur est à 2 : à 2 ou moins, vous n’avez que quatre apprentis. Levez-vous à 9 heures : l’humeur monte de 1 et la peinture est bon marché, mais tous passent avant vous.
fresco-learn-theatre = Humeur 3 : cinq apprentis. Au théâtre, chacun d’eux fait monter l’humeur de 2. Envoyez-en deux au marché et trois au théâtre.
fresco-learn-cheap = Deux étals sont fermés, mais à 9 heures une tuile ne vous coûte que 1 thaler. Achetez à l’étal 1 la tuile orange et celle à trois bleues.
fresco-learn-cheered = Le théâtre vient en dernier et se joue de lui-même : votre humeur est montée de 3 à 9, tout en haut. À partir de 8, vous avez six apprentis, si l’heure de lever suivante l’y laisse. Avec le portrait de l’Acteur, ce serait 3 pour chacun.
fresco-learn-orange = À l’atelier, un apprenti mélange deux fois. Vous en avez deux. Mélangez d’abord rouge et jaune pour faire de l’orange.
fresco-learn-purple = Puis rouge et bleu pour faire du violet. C’était un apprenti.
fresco-learn-pink = Ce qui est mélangé peut l’être encore : orange et violet donnent rose, un mélange spécial. Orange, vert et violet ensemble donneraient marron.
fresco-learn-rich = Les mélanges spéciaux valent le plus sur les grandes tuiles et sur le retable. Un autre matin : orange, vert et violet y rapportent 6 points, et rose à la place de l’un d’eux 3 de plus. Posez orange, vert et rose.
fresco-learn-nine = 9 points. Marron à la place d’un mélange en aurait fait 5 de plus.
fresco-learn-stacks = Trois de vos tuiles peuvent satisfaire une requête de l’évêque, une fois par manche, grâce à un apprenti à l’atelier. Une requête générale prend trois tuiles quelconques ; une orange, verte ou violette prend trois tuiles qui portent cette tache.
fresco-learn-request = Vous avez trois tuiles à tache verte. Choisissez la requête verte : elle rapporte 9 points, la suivante de cette pile 8 seulement.
fresco-learn-income = Revenus. Les tuiles sous une requête ne paient plus, mais chaque requête paie 1 thaler et 1 peinture : la verte du vert, une générale rouge, jaune ou bleu. Vous en aviez satisfait une générale : choisissez bleu.
fresco-learn-fulfilled = Du vert et du bleu sont derrière votre paravent, et il en viendra à chaque manche. Les requêtes paient donc mieux tôt.
fresco-learn-last = Il reste six tuiles : une manche qui commence avec 6 tuiles ou moins est la dernière. Elle l’est aussi quand les deux derniers portraits sont posés. Il n’y a pas de revenus après elle.
fresco-learn-side = La dernière manche se planifie sur la face 2 de la feuille : une seconde colonne de la cathédrale à la place du théâtre, donc jusqu’à six apprentis qui restaurent. Envoyez-en quatre à la cathédrale et un au studio.
fresco-learn-five = L’évêque est à côté du 5 : 2 points de plus. Restaurez-le et laissez l’évêque où il est.
fresco-learn-seven = Il est allé sur la case restaurée. Le 7 au bord droit demande orange et violet.
fresco-learn-nine-tile = Maintenant il est à côté du 9 : vert, violet et jaune.
fresco-learn-last-altar = Votre quatrième apprenti : rouge, jaune et bleu sur le retable.
fresco-learn-points = Il n’y a pas de manche suivante : l’argent vaut un demi-point, un portrait permanent rien. Prenez le portrait de 4 points.
fresco-learn-counted = À la fin, chaque tranche de 2 thalers est devenue un point : vos 9 en ont fait 4. Le plus de points gagne : 86 pour vous.
fresco-chapter-morning = Première manche : heure et plan
fresco-chapter-work = Première manche : marché et cathédrale
fresco-chapter-evening = Première manche : studio et atelier
fresco-chapter-mood = Humeur et théâtre
fresco-chapter-blends = Mélanges spéciaux
fresco-chapter-requests = Requêtes
fresco-chapter-end = La fin

## Pourquoi la partie est finie

end-FR-E2 = La dernière manche est terminée. L’argent est devenu des points : le plus grand nombre gagne.
