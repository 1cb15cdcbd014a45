# Ce que dit la page, à côté des mots propres aux jeux.

## Partout

frame-brand = Bottega, retour à l’accueil
frame-nav = Page
frame-language = Langue
frame-sound-on = Activer le son
frame-sound-off = Couper le son
frame-skip = Aller au contenu
frame-close = Fermer
frame-cancel = Annuler
frame-home = Retour à l’accueil
frame-loading = Chargement…
frame-offline = Le serveur est injoignable. Réessayez dans un instant.
frame-broken = Quelque chose s’est mal passé. Réessayez.
frame-not-loaded = Cette partie de la page n’a pas pu être chargée. Le site a peut-être été mis à jour depuis que vous l’avez ouvert.
frame-reload = Recharger la page
frame-turn-title = ● { $what ->
    [answer] Votre réponse
   *[turn] À vous
} : { $title }
frame-turns = { $count ->
    [one] À vous de jouer
   *[other] À vous dans { $count } parties
}
seat-open = Place libre
guest-names = Giotto, Sofonisba, Masaccio, Artemisia, Duccio, Lavinia, Cimabue, Plautilla, Uccello, Fede
frame-next-game = Partie suivante

## Accueil

home-title = Prenez place à l’atelier
home-lead = Trois jeux de peinture, de 2 à 4 joueurs. Jouez tout de suite contre des robots ou envoyez un lien à vos amis. Aucun compte nécessaire.
home-mine = Mes parties
home-seats = Joueurs, { $game }
home-count = { $count } joueurs
home-minutes = { $from } à { $to } min
home-play = Jouer
home-starting = On prépare la table…
home-level = Contre
level-apprentice = Apprenti
level-journeyman = Compagnon
level-master = Maître
level-hint-apprentice = Facile
level-hint-journeyman = Moyen
level-hint-master = Le plus fort : réfléchit jusqu’à deux secondes
level-points = { $promise } · { $points } points
home-friends = Entre amis
home-device = Même appareil
home-learn = Apprendre en trois minutes
home-rules = Règles
home-companion = Sur une vraie table
home-open = Tables ouvertes
home-open-none = Personne ne cherche de joueurs en ce moment. Ouvrez une table et envoyez le lien.
home-watch = Parties à regarder
home-join = Rejoindre une table
home-code = Code ou lien
home-go = Rejoindre
home-over = Parties terminées
home-fair = Chaque donne peut être vérifiée : sa graine est scellée avant le premier coup et révélée après le dernier.
home-credits = Crédits

## Une ligne dans une liste de tables

line-your-turn = À vous
line-left = il reste { $time }
line-won = Gagnée
line-over = Terminée
line-minutes =
    { $count ->
        [0] à l’instant
       *[other] il y a { $count } min
    }
line-hours = il y a { $count } h
line-days =
    { $count ->
        [1] hier
       *[other] il y a { $count } jours
    }
line-free = { $count ->
    [one] { $count } place libre
   *[other] { $count } places libres
}
line-answers = { $player } répond en général en moins { $days ->
    [0] de { $hours } h
    [one] d’un jour
   *[other] de { $days } jours
}
line-full = { $you ->
    [yes] Complet : vous pouvez commencer
   *[no] Complet, on attend que { $player } commence
}
line-unready = Complet, on attend que tout le monde soit prêt
line-waits = On attend { $players }
line-playing = En cours

## Une nouvelle table

new-title = { $game } : une nouvelle table
new-players = Joueurs
new-seat = Place { $number }
new-me = Moi
new-open = Place libre
new-device = Un autre joueur sur cet appareil
new-device-name = Nom du joueur à la place { $number }
new-bot = Robot : { $bot }
new-bot-greedy = Robot simple
new-bot-apprentice = Apprenti : facile
new-bot-journeyman = Compagnon : moyen
new-bot-master = Maître : le plus fort, réfléchit jusqu’à deux secondes
new-bot-random = Robot qui joue au hasard
new-bot-points = { $bot } · { $points }
new-points = Points de force : le compagnon en a 1000. À deux joueurs, 100 points de plus gagnent 64 parties sur 100.
new-challenge = Un compte de robot, par son nom
new-challenge-name = Nom du robot à la place { $number }
new-clock = Pendule
time-none = Sans limite de temps
time-live = { $seconds ->
    [0] { $minutes } min chacun
   *[other] { $minutes } min chacun + { $seconds } s par coup
}
time-async = { $days ->
    [one] { $days } jour par coup
   *[other] { $days } jours par coup
}
new-privacy = Qui peut rejoindre
new-privacy-link = Toute personne qui a le lien
new-privacy-public = Tout le monde : la table s’affiche à l’accueil
new-privacy-closed = Les joueurs qui ont le lien, sans spectateurs
new-options = Plus d’options
new-autostart = Commencer dès que toutes les places sont prises
new-make = Ouvrir la table
option-chosen = { $label } : { $words }
option-seat-chance = Au hasard

## La table

table-title = Table
table-seats = Joueurs
table-you = vous
table-team = Équipe { $team }
table-stand-in = un robot joue
table-away-now = hors ligne
table-notified = notification { $ago }
table-day-off = jour de repos jusqu’au { $date }
table-same-device = cet appareil
table-hand-over = Passer l’appareil
table-to-move = { $you ->
    [yes] à vous de jouer
   *[no] doit jouer
}
table-winner = gagnant
table-leads = en tête
table-deeds = Dernier coup
table-about = Plus sur { $player }
table-your-turn = À vous de jouer
table-your-answer = Votre réponse
table-turn-of = On attend { $players }
table-answer-of = On attend la réponse de { $player }
table-share = Inviter des joueurs
table-hand = Donner ma place à quelqu’un
table-leave = Quitter la table
table-bot-plays = Un robot joue à votre place.
table-return = Reprendre ma place
table-you-watch = Vous regardez la partie.
table-watchers = { $count ->
    [one] Un spectateur
   *[other] { $count } spectateurs
}
table-panes = Parties du plateau
table-menu = Plus
table-talk = Journal et discussion
table-talk-hide = Mettre le journal et la discussion sous le plateau
table-talk-show = Montrer le journal et la discussion à côté du plateau
table-log = Journal
table-log-empty = Il ne s’est encore rien passé.
table-chat = Discussion
table-chat-empty = Personne n’a encore rien dit.
table-chat-say = Dire quelque chose
table-chat-send = Envoyer
table-phrases = Phrases toutes prêtes, que chacun lit dans sa langue
table-mute = Masquer les messages de { $player }
report-title = Signaler à l’hôte
report-line = Signaler à l’hôte : { $player }, « { $text } »
report-name = Signaler un nom
report-who = Le nom de qui ?
report-nobody = Personne ici n’a de nom que l’on puisse signaler.
report-note = Qu’est-ce qui ne va pas ? (facultatif)
report-send = Envoyer
report-sent = Merci. L’hôte de ce serveur le verra.
table-as-text = Version texte
table-reconnecting = Connexion perdue. Reconnexion…
table-reconnected = Connexion rétablie. Rien n’est perdu.
table-server-restarts = Le serveur redémarre. La partie reprend dans un instant…
table-restarted = Le serveur a redémarré. Rien n’est perdu.
since-title = Depuis votre dernier tour
since-more = { $count ->
    [one] 1 événement plus tôt : voir le journal.
   *[other] { $count } événements plus tôt : voir le journal.
}
advice-ask = Que ferait le maître ?
advice-thinking = Le maître réfléchit…
advice-title = Ce que ferait le maître
advice-draft = Votre choix
advice-play = Jouer ce coup
advice-told = Le maître jouerait : { $choice }. { $reason }

undo-do = Reprendre mon dernier coup
undo-ask = Demander à reprendre mon dernier coup
undo-asked = { $player } aimerait reprendre un coup.
undo-waiting = On attend que les autres vous laissent reprendre votre coup.
leave-text = Un robot jouera pour vous. Vous pouvez revenir reprendre votre place à tout moment.
leave-open = Votre place sera libre pour d’autres.
leave-do = Quitter
clock-label = Temps restant
clock-days = { $days ->
    [one] { $days } jour
   *[other] { $days } jours
}
clock-hours = { $hours } h

## Inviter

share-title = Inviter des joueurs
share-link = Lien
share-copy = Copier
share-copied = Copié
share-send = Partager le lien…
share-code = Ou donnez le code :
share-qr = Le lien en code QR, pour l’appareil photo d’un téléphone
share-local = Ce lien ne fonctionne que sur cet ordinateur.
share-local-how = Pour l’ouvrir sur d’autres appareils de votre réseau, lancez Bottega avec « bottega --lan » (ou « make play LAN=1 »).

## Plusieurs joueurs sur un appareil

handover-title = Au tour de { $player }
handover-text = Passez l’appareil à { $player }. Les autres regardent ailleurs.
handover-ready = Je suis { $player }
handover-covered = Caché pendant que l’appareil change de mains.

## La fin

result-winners = { $count ->
    [one] { $winners } gagne
   *[other] { $winners } gagnent
}
result-players = Joueurs
result-score = Score
result-rematch = Rejouer
result-rematch-go = Vers la partie suivante
result-replay = Revoir la partie
result-review = Analyser la partie
result-look = Voir la table
result-show = Résultat

## Revoir

replay-step-label = Étape
replay-step = Étape { $step } sur { $last }
origin-line = Reprend après le coup { $step } d’une autre partie

## Règles et leçons

rules-title = { $game } : les règles
rules-contents = Sommaire
rules-rule = Règle { $rule }
rules-none = Il n’y a pas de règle { $rule }.
rules-all = L’afficher parmi toutes les règles
rules-ours = notre choix
rules-legend = « Notre choix » signale ce qui ne vient pas du livret : il se tait, n’est pas clair ou se contredit, ou nous n’avons pas vu cette partie de la boîte.
lesson-title = { $game } : { $chapter }
lesson-hint = Conseil
lesson-next = Suivant
lesson-back = Retour
lesson-none = Ce jeu n’a pas encore de leçon. Commencez par ses règles.
lesson-done = Chapitre terminé : { $chapter }
lesson-chapters = Chapitres
lesson-learnt = vu
lesson-left = Ce que la leçon ne dit pas est dans les règles, à portée de main à chaque table : { $rest }.
lesson-go = Suite : { $chapter }
lesson-else = Pour cette leçon : { $hint }

## Un jeu sans image à lui

plain-table = La table
plain-choices = Ce que vous pouvez faire
plain-some = Les choix les plus utiles parmi beaucoup.
plain-filter = Chercher parmi les choix

## Réglages

settings-title = Réglages
settings-name = Votre nom
settings-sign-in = Se connecter
home-opened-elsewhere = Vos parties ont été ouvertes sur un autre appareil le { $date }, avec un lien créé par vous. Si ce n’était pas vous, déconnectez cet appareil :
home-it-was-me = C’était moi
invited-title = Sur invitation
invited-text = On n’entre sur ce serveur que sur invitation. Une invitation n’est valable qu’une fois.
invited-code = Code d’invitation
invited-do = Entrer
invited-account = J’ai un compte : me connecter
move-title = Continuer ici
move-text = Votre nom et vos parties passent de l’autre appareil à celui-ci.
move-do = Les transférer ici
lost-title = Page introuvable
lost-text = Cette page n’existe pas. Vérifiez le lien ou revenez à l’accueil.

# --- the page without a server ---
offline-loading = Chargement des jeux : { $loaded } sur { $all } Mo. Les règles et les leçons sont déjà lisibles.
offline-progress = Chargement des jeux
offline-another-tab = Bottega est déjà ouvert dans un autre onglet. Fermez-le, puis rechargez cette page.
offline-failed = Les jeux n’ont pas pu démarrer : { $reason }
offline-not-kept = Ce navigateur ne conserve pas vos parties ici. Enregistrez-les dans les paramètres avant de fermer la page.
offline-lead = Trois jeux de peinture pour 2 à 4 joueurs, contre des robots ou à plusieurs sur un appareil. Tout se passe dans ce navigateur, même hors ligne.
offline-friends = Cette page ne joue que dans votre navigateur. Pour jouer avec des amis sur plusieurs appareils, l’un de vous lance un serveur Bottega (Python, une commande : make play LAN=1) et envoie le lien affiché.
offline-fair = Les cartes ont été distribuées sur cet appareil, à partir d’une graine qui s’y trouvait. C’est équitable entre vous et les robots, mais ne prouve rien à d’autres.
offline-strength = La force dans le navigateur
offline-strength-why = L’apprenti joue comme sur un serveur ; le compagnon aussi, si cet appareil est assez rapide pour tous ses essais. Le maître essaie ici moins de coups que sur un serveur, car Python est plus lent dans un navigateur, et moins encore sur un téléphone.
offline-strength-won = Avec autant d’essais qu’un navigateur d’ordinateur en a le temps, le maître a gagné contre le robot glouton de Bottega 0.1, en duel :
offline-strength-share = { $title } : { $won } % de { $games } parties (intervalle à 95 % : { $low } à { $high } %).
offline-games = Vos parties
offline-games-why = Les parties ne sont conservées que dans ce navigateur. Enregistrez-les de temps en temps dans un fichier, ou pour continuer dans un autre navigateur ; bottega replay lit aussi ce fichier.
offline-save = Enregistrer toutes les parties
offline-saved = Enregistré.
offline-read-file = Lire des parties dans un fichier
offline-read =
    { $count ->
        [one] { $count } partie lue, dont { $fresh } nouvelle(s).
       *[other] { $count } parties lues, dont { $fresh } nouvelle(s).
    }
