# For people at a real table.

companion-title = { $game } : le compagnon
companion-about = Pour une partie avec la boîte imprimée, sur une vraie table. Aucun compte n’est nécessaire ; ce que vous saisissez reste dans ce navigateur.
companion-all-rules = Toutes les règles
companion-parts = Parties du compagnon
companion-part-set-up = Mise en place
companion-part-turns = Tours
companion-part-score = Score
companion-part-rules = Questions de règles

companion-name = Nom du joueur { $number }
companion-players-fixed = { $count } joueurs. Pour en changer le nombre, effacez d’abord la feuille de score.

companion-round = Manche { $number }
companion-turn = C’est le tour de { $name }.
companion-timer = Durée de ce tour
companion-next = Joueur suivant
companion-back = Retour
companion-start = Lancer le chronomètre
companion-stop = Arrêter le chronomètre
companion-restart = Recommencer à la manche 1

companion-why = D’où viennent les points
companion-won = { $count ->
    [one] { $names } gagne.
   *[other] { $names } gagnent.
}
companion-way = De quoi il s’agit
companion-numbered = { $label }, { $number }
companion-add = Ajouter
companion-add-to = Ajouter : { $label }
companion-choose = Choisir…
companion-remove = Retirer : { $what }
companion-rows = La feuille de score
companion-clear = Effacer la feuille de score

companion-ask = Demandez avec vos mots
companion-ask-hint = Par exemple : puis-je échanger une commande ? Ou le numéro d’une règle.
companion-found = { $count ->
    [0] Aucune règle ne contient ces mots.
    [one] Une règle contient ces mots.
   *[other] Les { $count } règles les plus proches.
}
