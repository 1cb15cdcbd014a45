# Ce que tous les jeux partagent.

site-title = Bottega : trois jeux de peinture

list-none = rien
list-more = { $first }, { $next }
list-last = { $first } et { $next }

## Ce qu'aucune ligne des livrets ne couvre

G-TURN = Ce n'est pas à vous de décider maintenant.
G-STEP = Cela n'appartient pas à cette phase ou à cette étape.
G-HELD = Vous ne l'avez pas, ou ne pouvez pas le payer.
G-OVER = La partie est terminée.
G-UNDO = Vous pouvez reprendre votre propre dernier coup. S'il a fait piocher une carte, s'il vous a révélé quelque chose, ou si quelqu'un a joué depuis, les autres personnes à la table doivent être d'accord ; contre des robots seuls, personne.

refused-over = La partie est terminée.
refused-turn = Ce n'est pas votre tour.
refused-step = Ce n'est pas possible dans cette phase ou à cette étape.
refused-stale = La partie a avancé avant l’arrivée de votre coup. Rien n’a été joué.
refused-undo = Ce coup ne peut pas être repris.
refused-undo-waits = Une demande attend déjà une réponse : une seule question à la fois.
refused-undo-again = Cela vous a été refusé. Vous pourrez redemander après le prochain coup.
refused-undo-away = Quelqu’un dont l’accord est nécessaire est absent. Demandez à son retour.

## Joueurs

seat-human = Joueur { $number }
seat-erased = Joueur effacé { $number }
seat-random = Robot au hasard
seat-greedy = Robot simple
seat-apprentice = Apprenti
seat-journeyman = Compagnon
seat-master = Maître
seat-rated = Force { $points }
seat-outside = Compte de robot
seat-you = vous

## Jouer dans un terminal

play-welcome = { $game }. Tapez le numéro d'un choix, ou un coup en toutes lettres. ? explique, quitter sort.
play-from = Cette partie reprend après le coup { $step } d'une autre.
play-bot = { $player }: { $kind }
play-choices = Vos choix :
play-choices-some = Vos choix, les plus utiles parmi d'autres ; les autres en toutes lettres (? explique) :
play-no-rule = Il n'y a pas de règle { $rule }.
play-choice = { $number }. { $choice }
play-prompt = Votre coup :{" "}
play-answer = On vous demande quelque chose hors de votre tour. Répondez, ou appuyez sur Entrée pour laisser passer.
play-handover = C'est au tour de { $player }. Appuyez sur Entrée quand les autres ne regardent pas.{" "}
play-unclear = Je ne comprends pas « { $text } ». Tapez le numéro d'un choix, ou ? pour l'aide.
play-refused = { $rule } : { $sentence }
play-rule = Règle { $rule } : { $text }
play-why-legal = Oui, vous pouvez : { $choice }
play-why-what = Dites quel coup : pourquoi 3, ou pourquoi suivi d'un coup en toutes lettres.
play-undone = Coup repris.
play-leave = Au revoir.
play-result = { $count ->
    [one] Victoire : { $winners }.
   *[other] Victoire : { $winners }.
}
play-result-you = { $count ->
    [one] Vous gagnez !
   *[other] Vous gagnez ensemble : { $winners }.
}
play-score = { $players } : { $score }
play-reason = La partie s'est terminée par la règle { $rule } : { $text }
play-commitment = Le SHA-256 de la graine secrète est { $commitment }. Il a été fixé avant le premier coup ; la graine suivra à la fin de la partie.
play-fair = La donne était équitable si le SHA-256 de la graine { $seed } est { $commitment } et si la graine redonne cette donne : bottega replay --verify vérifie les deux.
play-saved = La partie est enregistrée dans { $file }.
play-help-common =
    Commandes : un numéro joue ce choix. voir montre à nouveau la table. pourquoi 3 (ou pourquoi et un coup en toutes lettres) dit si un coup est permis et par quelle règle. règles montre toutes les règles, règles et un numéro de règle une seule. journal répète ce qui s'est passé. annuler reprend votre dernier coup là où c'est équitable. conseil dit ce que ferait un maître, et pourquoi. équitable montre comment vérifier la donne. quitter sort.

## Mots que le terminal comprend

word-help = ?, aide, h
word-look = voir, v
word-why = pourquoi
word-rules = règles, règle
word-log = journal
word-undo = annuler
word-quit = quitter, q
word-hint = conseil, conseils
word-fair = équitable

## Le serveur : ce qui arrive à une table

## Le serveur : ce qu’il refuse

problem-malformed = Illisible : { $reason }.
problem-invalid = Ce n’est pas valable : { $reason }.
problem-sheet = { $sentence } ({ $rule })
problem-sign-in = Dites-nous d’abord votre nom.
problem-wrong-password = Nom ou mot de passe incorrect.
problem-no-account = Vous jouez en invité et n’avez pas de mot de passe.
problem-no-mail = Ce serveur n’envoie pas d’e-mails. L’hôte peut définir un nouveau mot de passe pour vous.
problem-weak-password = Ce mot de passe est parmi les premiers que l’on essaierait. Choisissez-en un plus long ou plus rare.
problem-mixed-letters = Un nom de compte n’a que des lettres d’un seul alphabet.
problem-name-taken = Ce nom est pris, ou vous avez déjà un compte.
problem-signed-out = Vous avez été déconnecté sur cet appareil.
problem-wrong-token = Ce jeton est inconnu ou a été révoqué.
problem-scope = Ce jeton ne le permet pas : il n’a pas le droit « { $scope } ».
problem-not-for-bots = Les robots ne peuvent pas faire cela.
problem-banned = Vous ne pouvez pas jouer sur ce serveur. L’hôte dit : { $reason }
problem-not-invited = On vient sur ce serveur par invitation. Demandez à qui l’héberge un code qui n’a pas encore servi.
problem-no-sign-up = Ce serveur n’accueille pas de nouveaux joueurs pour le moment. Si vous avez un compte, connectez-vous.
problem-link-used = Ce lien a déjà servi, ou il est trop ancien.
problem-not-found = Il n’y a rien ici.
problem-no-such-table = Aucune table ne porte ce code.
problem-no-such-game = Ce jeu n’existe pas.
problem-not-allowed = Cette table est fermée.
problem-method = Impossible de faire cela ici.
problem-wrong-origin = Cette demande vient d’un autre site.
problem-wrong-host = Ce serveur n’est pas configuré pour l’adresse « { $host } ». La personne qui l’héberge peut l’autoriser avec BOTTEGA_PUBLIC_URL ou BOTTEGA_ALLOWED_HOSTS.
problem-no-name = Un nom a au moins une lettre.
problem-nothing-said = Dites quelque chose, avec vos mots ou avec une des phrases.
problem-full = Toutes les places de cette table sont prises.
problem-no-such-bot = Aucun robot ne s’appelle « { $name } ».
problem-too-many-bots = Vous en avez trop. Supprimez-en un d’abord.
problem-not-challenged = Aucune place n’attend votre réponse ici.
problem-not-full = Il reste des places libres.
problem-not-ready = Tout le monde n’est pas encore prêt.
problem-taken = Cette place est prise.
problem-seated = Vous êtes déjà à cette table.
problem-both-seated = Vous êtes deux fois à la même table : en invité sous le nom de { $guest }, et avec ce compte sous le nom de { $account }. Si vous vous connectez, vous gardez la place de { $account }.{ $running_count ->
    [0] { "" }
   *[other] { " " }À { $running }, un robot reprend la place de { $guest }.
}{ $free_count ->
    [0] { "" }
   *[other] { " " }À { $free }, où la partie n’a pas commencé, la place de { $guest } se libère.
}
problem-not-seated = Ce n’est pas votre place.
problem-started = La partie a commencé.
problem-not-started = La partie n’a pas encore commencé.
problem-not-over = La partie n’est pas finie.
problem-no-outcome = Cette partie n’a pas de résultat : elle ne peut pas être analysée.
problem-resigned = Vous avez abandonné cette partie.
problem-paused = La partie est en pause.
problem-question-waits = Une question attend déjà une réponse : une à la fois.
problem-nothing-asked = Cette question n’est plus posée.
problem-not-absent = Un robot peut remplacer quelqu’un que la partie attend et qui est absent depuis un moment.
problem-over = La partie est terminée.
problem-not-host = Seul l'hôte peut le faire.
problem-moved-on = Quelqu’un a été plus rapide. Regardez à nouveau.
problem-with-people = { hint-alone }
problem-nothing-to-decide = { hint-none }
problem-no-hint = Le maître n’a pas de réponse pour le moment. Redemandez dans un instant.
problem-outdated = Cette partie a commencé avec d’autres règles et ne peut pas continuer : { $reason }.
problem-not-delivered = L’envoi n’a pas abouti : { $reason }.
problem-too-many-tables = Vous avez trop de tables. Finissez-en une d’abord.
problem-too-fast = Trop vite. Attendez un instant.
problem-too-large = C’est trop grand.
problem-unavailable = Le serveur ne peut rien enregistrer pour le moment. Rien n’a changé ; réessayez dans un instant.
problem-internal = Une erreur s’est produite de notre côté. Rien n’a changé.

## Conversation : des phrases qui se traduisent

phrase-hello = Bonjour
phrase-good-luck = Bonne chance
phrase-your-turn = C’est à vous
phrase-one-moment = Un instant, s’il vous plaît
phrase-well-played = Bien joué
phrase-thanks = Merci
phrase-sorry = Désolé
phrase-good-game = Belle partie
phrase-again = Encore une partie ?
phrase-goodbye = Au revoir

## Conseils

hint-line = { $number }. { $choice }. { $reason }
hint-obvious = Il n'y a rien à peser ici.
hint-no-better = À première vue, pas d'avantage sur les autres coups.
hint-no-worse = À première vue, pas moins bon que le premier choix.
hint-less = À première vue, cela rapporte moins que le premier choix.
hint-two = { $first } { $second }
hint-than-next = le deuxième choix
hint-than-best = le premier choix
hint-even = Pas de différence nette de score avec le deuxième choix.
hint-prefers = Le maître le préfère tout de même pour la suite.
hint-none = Vous n'avez rien à décider pour l'instant.
hint-alone = Les conseils sont réservés aux parties contre des robots seuls.

## Options that several games share

option-starter = Qui commence
option-open = Jouer mains et argent visibles
