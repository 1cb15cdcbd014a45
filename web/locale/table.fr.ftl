# Ce que seul dit l’écran d’une partie en cours.

## Quitter et abandonner

resign-title = Abandonner
resign-ask = Abandonner cette partie ?
resign-text = Un robot joue pour vous jusqu’à la fin, et vous ne pourrez pas revenir. Le résultat dira que vous avez abandonné.
resign-last = Personne d’autre ne joue ici : la partie s’arrête aussitôt, sans vainqueur.
resign-do = Abandonner
resigned-you = Vous avez abandonné. Un robot continue pour vous.
resigned-line = { $you ->
    [yes] Vous avez abandonné. Un robot a continué pour vous.
   *[no] { $player } a abandonné. Un robot a continué.
}
table-resigned-seat = abandon
result-given-up = La partie a été abandonnée
result-given-up-text = { $you ->
    [yes] Vous avez abandonné, et il ne restait personne pour continuer.
   *[no] Tout le monde a abandonné, et il ne restait personne pour continuer.
}

## Quelqu’un est absent

absent-text = C’est le tour de { $player }, qu’on attend depuis un moment.
absent-do = Laisser jouer un robot
stand-in-question = { $player } demande si un robot doit jouer pour { $partner } en attendant son retour.
stand-in-question-you = { $player } demande si un robot doit jouer pour vous. Êtes-vous là ?
stand-in-here = Je suis là
stand-in-waiting = On demande aux autres si un robot doit jouer pour { $partner }.

## Une pause

pause-title = Mettre en pause
pause-text = Pendant la pause, personne ne joue et le temps ne court pas. La partie reprend d’elle-même.
pause-length = Combien de temps ?
pause-days = { $days ->
    [one] { $days } jour
   *[other] { $days } jours
}
pause-hours = { $hours } heures
pause-do = Mettre en pause
pause-ask = Demander aux autres
pause-question = { $player } demande une pause jusqu’au { $date }.
pause-waiting = On demande aux autres une pause jusqu’au { $date }.
pause-now = La partie est en pause jusqu’au { $date }.
table-paused-now = En pause
resume-do = Reprendre maintenant
resume-ask = Demander aux autres de reprendre
resume-question = { $player } voudrait finir la pause et reprendre maintenant.
resume-waiting = On demande aux autres s’ils veulent reprendre maintenant.

## Questions

question-yes = Oui
question-no = Non
question-withdraw = Ne plus demander
question-waits = On attend { $players }.

## Reprendre un coup

undo-what = Reprendre ce coup ? { $move }
undo-more = { $count ->
    [one] Le coup joué ensuite est repris aussi :
   *[other] Les { $count } coups joués ensuite sont repris aussi :
}
undo-keep = Le laisser
undo-of = { $player } voudrait reprendre ce coup : { $move }
undo-of-mine = On attend que les autres vous laissent reprendre ce coup : { $move }
log-undone = repris

## Discussion

chat-unread = { $count ->
    [one] { $count } nouveau message
   *[other] { $count } nouveaux messages
}
chat-spectators = Vous parlez avec les autres spectateurs. Les joueurs le liront après la partie.

## La donne

sealed-title = Peut-on vérifier la donne ?
sealed-text =
    { $draws ->
        [same] Non. Cette partie tire la même chose que celle qu’elle reprend, et la graine de celle-ci est publique. C’est un exercice. Voici le SHA-256 de la graine.
        [new] À partir d’ici, oui. Tout ce qui est tiré après la position de départ vient d’une graine secrète. Voici son SHA-256, publié avant le premier coup. La graine est montrée après la partie : vous pourrez vérifier qu’elle n’a pas été changée.
       *[deal] Oui. Tout le hasard de cette partie vient d’une graine secrète. Voici son SHA-256, publié avant le premier coup. La graine est montrée après la partie : vous pourrez vérifier qu’elle n’a pas été changée.
    }

## Réglages d’une place

auto-decline = Refuser d’office ce que je ne peux pas payer

table-try-again = Réessayer

fair-title = La donne était-elle équitable ?
fair-text =
    { $draws ->
        [same] Cette partie a tiré la même chose que celle qu’elle reprend. Sa graine était publique depuis le début : elle ne prouve rien sur la chance. Votre navigateur peut vérifier que c’est bien celle annoncée avant le premier coup.
        [new] Avant le premier coup, le serveur a publié l’empreinte d’une graine secrète, d’où vient tout ce qui a été tiré après la position de départ. La graine est maintenant publique, et votre navigateur peut calculer l’empreinte lui-même.
       *[deal] Avant le premier coup, le serveur a publié l’empreinte d’une graine secrète. La graine est maintenant publique, et votre navigateur peut calculer l’empreinte lui-même.
    }
fair-check = Vérifier ici
fair-yes = L’empreinte est celle publiée avant le premier coup : la graine n’a pas été changée.
fair-no = L’empreinte est différente : ce n’est pas la graine qui avait été scellée.
fair-no-seed = Cette partie n’a pas de graine à vérifier.
fair-seed = Graine
fair-hash = Son SHA-256, calculé dans votre navigateur
fair-commitment = Publié avant le premier coup
