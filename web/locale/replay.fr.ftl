# La rediffusion d’une partie terminée, pas à pas.

replay-title = { $game } : revoir la partie
replay-untitled = Partie rejouée
replay-controls = Étapes
replay-first = Aller à la donne
replay-back = Étape précédente
replay-next = Étape suivante
replay-last = Aller à la fin
replay-play = Lecture
replay-pause = Pause
replay-view = Point de vue
replay-open = Toutes les mains visibles
replay-spectator = Spectateur
replay-seat = Du point de vue de { $player }
replay-link = Copier un lien vers cette étape
replay-table = Retour à la table
replay-record = Télécharger l’enregistrement
replay-deal = La donne.
play-on = Rejouer à partir d’ici
