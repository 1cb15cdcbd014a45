# Notifications: what is sent to people who are not at the table.

notify-turn = { $game } : à vous de jouer
notify-reminder = { $game } : { $hours ->
    [one] il vous reste une heure pour jouer
   *[other] il vous reste { $hours } heures pour jouer
}
notify-digest = À vous de jouer dans { $count } parties
notify-test = Bottega : un essai
notify-test-text = Voilà comment vous saurez que c’est à vous de jouer.
notify-stop = Vous recevez ce message parce que vous l’avez demandé dans Bottega. Pour ne plus en recevoir, ouvrez { $link }
notify-confirm = Bottega : est-ce bien votre adresse ?
notify-confirm-text =
    Quelqu’un a demandé à Bottega d’écrire à cette adresse quand c’est à son tour de jouer.

    Si c’est vous, ouvrez ce lien :
    { $link }

    Sinon, ne faites rien : vous ne recevrez pas d’autre message.
notify-recovery = Bottega : nouveau mot de passe
notify-recovery-text =
    Quelqu’un a demandé un nouveau mot de passe pour le compte « { $account } ».

    Si c’est vous, choisissez-le ici. Le lien fonctionne une seule fois, pendant une heure :
    { $link }

    Sinon, ne faites rien : votre mot de passe reste le même.
