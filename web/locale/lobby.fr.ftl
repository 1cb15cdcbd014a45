# Une table avant la partie : l’invitation, qui est assis où, et qui attend qui.

lobby-invites = { $player } vous invite à jouer.
lobby-welcome = Il y a une place pour vous.
lobby-taken = Toutes les places sont prises. Vous pourrez regarder la partie.
lobby-freed = L’hôte a libéré votre place.
lobby-waiting = { $count ->
    [one] Il manque encore un joueur.
   *[other] Il manque encore { $count } joueurs.
}
lobby-auto = La partie commence quand toutes les places sont prises.
lobby-auto-ready = La partie commence quand toutes les places sont prises et que tout le monde est prêt.
lobby-then = { $you ->
    [yes] Quand toutes les places seront prises, vous pourrez commencer.
   *[no] Quand toutes les places seront prises, { $player } pourra commencer.
}
lobby-full = { $you ->
    [yes] Toutes les places sont prises. Vous pouvez commencer.
   *[no] Toutes les places sont prises. On attend que { $player } commence.
}
lobby-ask-ready = Toutes les places sont prises. Le temps démarre quand tout le monde est prêt.
lobby-unready = Pas encore prêt : { $players }.
lobby-sit = S’asseoir
lobby-ready = Je suis prêt(e)
lobby-not-ready = Pas encore
lobby-start = Commencer la partie

## Ce qui est convenu

lobby-length = Durée
lobby-options = Options
lobby-host = hôte
lobby-is-ready = prêt(e)
lobby-is-not-ready = pas encore prêt(e)

## Ce qu’on peut faire d’une place

lobby-move = Passer ici
lobby-add-bot = Ajouter un robot
lobby-add-last-bot = Ajouter un robot et commencer
lobby-seat-menu = Plus, pour la place { $number }
lobby-put-bot = Robot : { $level }
lobby-challenged = attend l’accord de { $bot }
lobby-declined = { $bot } a refusé
lobby-withdraw = Retirer le défi
lobby-free = { $kind ->
    [bot] Retirer le robot
   *[person] Libérer cette place
}
lobby-swap = Échanger avec { $player }
lobby-swap-free = Passer à la place { $number }
lobby-pass-host = Nommer { $player } hôte

## Donner sa place à quelqu’un

hand-text = La première personne qui ouvre ce lien joue à votre place, avec vos cartes et votre temps. Il ne sert qu’une fois.
hand-make = Créer le lien
hand-title = Une place pour vous
hand-lead = Quelqu’un vous donne sa place. Vous continuez la partie pour lui ou elle.
hand-take = Prendre la place
lobby-answers = répond en général en moins { $days ->
    [0] de { $hours } h
    [one] d’un jour
   *[other] de { $days } jours
}
