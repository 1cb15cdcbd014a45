# L’analyse d’une partie terminée.

review-title = { $game }, { $players } : l’analyse de la partie
review-split = Chance et jeu
review-account = { $player } : { $result } par rapport à une part égale de la victoire. Chance { $luck } (à { $error } près), jeu { $play }.
review-note = En centièmes de la victoire. La chance est la valeur des distributions et des pioches, moins ce qu’on pouvait en attendre ; sur beaucoup de parties, elle s’annule. Le jeu est le reste : le vôtre et celui des autres.
review-curve = Le cours de la partie
review-curve-label = Ce que chaque camp pouvait attendre après chaque coup, cartes ouvertes
review-curve-key = Vers le haut : la part de la victoire. Les carrés sont des erreurs, les points des pioches heureuses ; le texte les reprend plus bas.
review-moments = Ce que { $player } peut en apprendre
review-none = Aucune erreur trouvée.
review-moment = Coup { $number }, { $player } : { $verdict ->
    [blunder] une grosse erreur
   *[mistake] une erreur
}
review-made = Joué : { $move }
review-better = Mieux : { $move }
review-cost = Coût : { $share } % de la victoire.
review-cost-points = Coût : { $share } % de la victoire, et { NUMBER($points, maximumFractionDigits: 1) ->
    [one] { $points } point
   *[other] { $points } points
} peu après.
review-luckiest = Ce que la chance a décidé
review-luck = Coup { $number } : { $way ->
    [unlucky] malchance pour { $player }, { $share } % de la victoire.
   *[lucky] chance pour { $player }, { $share } % de la victoire.
}
review-luck-deal = La distribution : { $way ->
    [unlucky] malchance pour { $player }, { $share } % de la victoire.
   *[lucky] chance pour { $player }, { $share } % de la victoire.
}
