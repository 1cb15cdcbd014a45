# Réglages : nom, compte, apparence, sessions, ce qui est gardé.

settings-look = Affichage et son
settings-theme = Thème
settings-theme-auto = Système
settings-theme-light = Clair
settings-theme-dark = Sombre
settings-motion = Animations
settings-motion-auto = Système
settings-motion-none = Aucune
settings-pace = Coups des autres
settings-pace-calm = Calme
settings-pace-brisk = Rapide
settings-pace-once = Immédiat
settings-letters = Lettres et formes sur chaque couleur
settings-asks = Demander confirmation avant que je renonce à quelque chose
settings-sound = Jouer les sons : pinceau, pièces, plâtre, et deux notes douces quand c’est à moi de jouer
settings-volume = Volume : { $percent } %
settings-you = Vous
settings-save = Enregistrer
settings-saved = Enregistré.
settings-account = Compte
settings-account-why = Vous jouez en invité. Avec un compte, vous gardez vos parties en changeant de navigateur.
settings-account-is = Vous êtes connecté sous le nom de { $account }.
settings-claim = Créer un compte
settings-claim-do = Créer le compte
settings-claimed = Votre compte est prêt. Vos parties y sont.
settings-leave-seat = Se connecter et céder cette place
settings-stay-guest = Rester invité
settings-signed-in = Bon retour parmi nous.
settings-games = { $count ->
    [one] Bon retour parmi nous. Une partie de cet appareil est maintenant dans votre compte.
   *[other] Bon retour parmi nous. { $count } parties de cet appareil sont maintenant dans votre compte.
}
settings-sign-out = Se déconnecter
settings-signed-out = Déconnecté.
settings-account-name = Nom du compte
settings-password = Mot de passe
settings-password-change = Changer le mot de passe
settings-password-old = Mot de passe actuel
settings-password-new = Nouveau mot de passe
settings-password-changed = Mot de passe changé. Vos autres appareils sont déconnectés.
settings-password-devices = Vos autres appareils seront déconnectés.
settings-forgotten = Mot de passe oublié ? L’hôte de ce serveur peut en définir un nouveau.
settings-move = Changer d’appareil
settings-move-why = Continuez sur votre téléphone ou un autre ordinateur. Le lien n’est valable qu’une fois, pendant dix minutes.
settings-move-do = Créer le lien
settings-link-ready = Le lien est prêt.
settings-devices = Vos appareils connectés
settings-devices-guest = Vous n’avez pas de compte : sur un appareil que vous déconnectez, personne ne retrouvera vos parties.
settings-device-unknown = Appareil inconnu
settings-device-here = cet appareil
settings-device-began = { $how ->
    [link] Ouvert avec un lien le { $date }.
    [sign-in] Connecté le { $date }.
    [claim] Compte créé ici le { $date }.
   *[guest] Ici depuis le { $date }.
}
settings-device-seen = Utilisé le { $date }.
settings-device-end = Déconnecter : { $device }
settings-everywhere = Déconnecter partout
settings-opened-elsewhere = Vos parties ont été ouvertes sur un autre appareil le { $date }. Si ce n’était pas vous, déconnectez cet appareil.
settings-data = Vos données
settings-export-why = Votre nom, vos parties avec leur enregistrement et ce que vous avez dit dans la discussion, en un fichier.
settings-export = Tout télécharger
settings-import-why = Des parties d’un autre serveur : choisissez le fichier téléchargé là-bas, ou un seul enregistrement.
settings-import = Importer des parties depuis un fichier
settings-import-none = Ce fichier n’est ni un export de Bottega ni un enregistrement.
settings-imported = { $count ->
    [one] Une partie est là, à revoir.
   *[other] { $count } parties sont là, à revoir.
}{ $failed ->
    [0] {""}
   *[other] {" "}Illisibles ici : { $failed }.
}
settings-erase-why = Votre nom, votre compte, vos appareils et vos messages peuvent être supprimés définitivement. Les autres gardent les parties jouées avec vous, sans votre nom.
settings-erase = Supprimer mes données…
settings-erase-title = Supprimer tout ce qui vous concerne ?
settings-erase-text = Votre nom, votre compte, vos robots, vos appareils et vos messages sont supprimés aussitôt, et personne ne peut les rétablir. Dans les parties en cours, un robot joue à votre place. Les autres gardent leurs parties ; votre place n’y a plus de nom.
settings-erase-password = Mot de passe de { $account }
settings-erase-do = Supprimer définitivement
settings-erased = Tout ce qui vous concernait est supprimé.
