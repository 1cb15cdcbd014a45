# Notifications: the section of the settings, and the pages that mails lead to.

notices-title = Notifications
notices-why = Sachez que c’est à vous de jouer, où que vous soyez.
notices-list = Vos notifications arrivent par
notices-none = Pas encore de notifications. Choisissez un moyen ci-dessous.
notices-kind-push = Navigateur : { $label }
notices-kind-mail = E-mail : { $label }
notices-kind-chat = Messagerie : { $label }
notices-kind-webhook = Webhook : { $label }
notices-this-browser = celui-ci
notices-unconfirmed = Ouvrez le lien du message que nous avons envoyé, pour que nous sachions que l’adresse est à vous.
notices-problem = Le dernier message n’est pas arrivé : { $problem }
notices-test = Envoyer un essai
notices-test-of = Envoyer un essai : { $channel }
notices-again = Renvoyer le message
notices-again-of = Renvoyer le message : { $channel }
notices-tested = L’essai est envoyé.
notices-asked = Nous avons envoyé un message avec un lien. Ouvrez-le pour confirmer l’adresse.
notices-remove = Supprimer
notices-remove-of = Supprimer : { $channel }
notices-removed = Supprimé.
notices-added = Ajouté. Envoyez un essai pour voir le résultat.
notices-push = Dans ce navigateur
notices-push-do = Me prévenir dans ce navigateur
notices-push-insecure = Les navigateurs ne le permettent qu’en https. { $mail ->
    [yes] Utilisez plutôt l’e-mail ou ntfy.
   *[no] Utilisez plutôt ntfy.
}
notices-push-unsupported = Ce navigateur ne le permet pas. Sur iPhone ou iPad, ajoutez d’abord Bottega à l’écran d’accueil.
notices-push-denied = Les notifications de cette page sont bloquées dans les réglages du navigateur. Autorisez-les, puis réessayez.
notices-mail = Adresse e-mail
notices-mail-password = Votre mot de passe, s’il vous plaît : qui lit le courrier de cette adresse peut en définir un nouveau.
notices-add = Ajouter
notices-more = Messageries et webhooks
notices-chat = Adresse chez { $services }
notices-chat-hint = Par exemple ntfy://mon-sujet-secret, ou l’adresse de webhook donnée par Discord ou Slack.
notices-webhook = Webhook
notices-webhook-hint = Pour les programmes : du JSON est envoyé à cette adresse.
notices-quiet = Heures calmes
notices-quiet-from = de
notices-quiet-until = à
notices-quiet-hint = Fuseau horaire : { $zone }. Ce qui se passe alors est annoncé ensuite.
notices-saved = Enregistré.
notices-confirm-title = Est-ce bien votre adresse ?
notices-confirm-done = Merci. Vous recevrez désormais un message quand c’est à vous de jouer.
notices-stop-title = Plus de messages
notices-stop-done = C’est fait : cette adresse ne reçoit plus de messages sur vos tours.
notices-to-settings = Notifications dans les réglages

recover-ask = Mot de passe oublié ?
recover-lead = Saisissez le nom du compte ci-dessus. Un lien pour en choisir un nouveau est envoyé à l’adresse e-mail du compte, si vous en avez confirmé une dans les réglages, sous Notifications. Sinon, l’hôte de ce serveur peut définir un nouveau mot de passe.
recover-send = Envoyer le lien
recover-sent = Si ce compte a une adresse e-mail confirmée, un lien y est envoyé. Il est valable une heure.
recover-title = Choisir un nouveau mot de passe
recover-save = Définir le mot de passe
recover-done = Le nouveau mot de passe de « { $account } » est défini et tous les appareils sont déconnectés. Connectez-vous maintenant avec.

days-off-title = Jours de repos
days-off-why = Dans les parties qui laissent des jours pour chaque coup, votre temps ne s’écoule pas ces jours-là. Vos changements comptent à partir de demain. Les autres le voient quand ils vous attendent.
days-off-weekdays = Chaque semaine, trois au plus
days-off-holidays = Vacances
days-off-from = du
days-off-to = au
days-off-add = Ajouter
days-off-left = { $count ->
    [one] Encore { $count } jour cette année.
   *[other] Encore { $count } jours cette année.
}
days-off-range = { $from } – { $to }
days-off-remove = Supprimer : { $range }
days-off-zone = Fuseau horaire : { $zone }
