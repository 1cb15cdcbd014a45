# Ce qu’un lien montre dans une discussion : un titre et une ligne dessous.

preview-start = { $games }. Jouez tout de suite contre des robots ou envoyez un lien à vos amis. Aucun compte nécessaire.
preview-invites = { $player } vous invite à jouer à { $game } : { $count } joueurs, { $from } à { $to } min
preview-open = { $game } : { $count } joueurs, { $from } à { $to } min
preview-free = { $free ->
    [0] Toutes les places sont prises.
    [one] Une place est libre : installez-vous et jouez.
   *[other] { $free } places sont libres : installez-vous et jouez.
}
preview-playing = { $game } : { $count ->
    [one] { $players } joue
   *[other] { $players } jouent
}
preview-playing-text = La partie est en cours : suivez-la en direct.
preview-over = { $game }, une partie de { $players }
preview-over-text = Revoyez toute la partie, coup par coup.
preview-private = Une partie privée de { $game }
preview-private-text = Seules les personnes assises à la table peuvent la voir.
preview-learn = Apprenez { $game } en trois minutes
preview-rules = Les règles de { $game }
preview-companion = { $game } sur une vraie table : mise en place, tours et score
