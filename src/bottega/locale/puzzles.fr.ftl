# Problèmes en ligne de commande.

puzzle-title = { $game }, un problème : { $kind }.
puzzle-answer = Le meilleur coup : { $choice }. Il apporte { $percent } % de la victoire de plus que le suivant.
puzzle-finish-now = achever maintenant
puzzle-save-it = l'empêcher d'être gâché
puzzle-leave-nothing = ne rien laisser au suivant
puzzle-around-a-rival = tenir compte d'un rival
puzzle-plan-ahead = prévoir la suite
puzzle-best-hex = le meilleur hexagone
puzzle-trade-first = échanger d'abord
puzzle-best-buy = le meilleur achat
puzzle-best-place = le meilleur endroit à restaurer
puzzle-other = le meilleur coup
