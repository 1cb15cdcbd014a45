# Ce que seule l’analyse d’une partie dit, et un coup qu’on rejoue.

reviewed-title = { $game } : analyse
reviewed-untitled = Analyse
reviewed-making = Le maître examine chaque coup.
reviewed-making-why = Cela prend une minute ou deux, et les parties en cours passent avant. Si vous partez, l’analyse vous attend : ce qui est fait est gardé.
reviewed-progress = { $done } sur { $total }
reviewed-ready = L’analyse est prête.
reviewed-stopped = L’analyse n’est pas encore complète.
reviewed-go-on = Continuer
reviewed-result = Résultat
reviewed-play = Par le jeu
reviewed-luck = Par chance
reviewed-interval = Dans 95 cas sur 100, la vérité se trouve entre les nombres entre parenthèses.
reviewed-range = { $from } à { $to }
reviewed-curve-key = Vers le haut : la part de la victoire selon le maître ; c’est une tendance, pas une probabilité. Les carrés sont des erreurs, les grands de grosses erreurs ; les points pleins sont de la chance, les vides de la malchance. Chacun mène à l’endroit de la partie.
reviewed-table = Toutes les marques en tableau
reviewed-happened = Ce qui s’est passé
reviewed-share = Valeur, en % de la victoire
reviewed-try = Réessayer
reviewed-answer = Qu’est-ce qui était mieux, et pourquoi ?
reviewed-show = Montrez-moi

## Un coup qu’on rejoue

trial-ask = Que joueriez-vous ici ? Choisissez sur le plateau ; le maître dira ce qu’il en pense.
trial-thinking = Le maître réfléchit.
trial-best = Le maître ferait de même.
trial-good = Un bon coup : presque rien ne s’y oppose.
trial-mistake = Une erreur.
trial-blunder = Une grosse erreur.
trial-back = Retour à l’analyse
