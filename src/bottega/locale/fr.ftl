# Ce que tous les jeux partagent.

list-none = rien
list-more = { $first }, { $next }
list-last = { $first } et { $next }

## Ce qu'aucune ligne des livrets ne couvre

G-TURN = Ce n'est pas à vous de décider maintenant.
G-STEP = Cela n'appartient pas à cette phase ou à cette étape.
G-HELD = Vous ne l'avez pas, ou ne pouvez pas le payer.
G-OVER = La partie est terminée.
G-UNDO = Vous pouvez reprendre votre propre dernier coup, sauf s'il a fait piocher une carte, s'il vous a révélé quelque chose, ou si quelqu'un a joué depuis.

refused-over = La partie est terminée.
refused-turn = Ce n'est pas votre tour.
refused-step = Ce n'est pas possible dans cette phase ou à cette étape.
refused-stale = La partie a avancé depuis que la question vous a été posée.
refused-undo = Ce coup ne peut pas être repris.

## Joueurs

seat-human = Joueur { $number }
seat-random = Hasard { $number }
seat-greedy = Glouton { $number }
seat-you = vous

## Jouer dans un terminal

play-welcome = { $game }. Tapez le numéro d'un choix, ou un coup en toutes lettres. ? explique, quitter sort.
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
play-fair = La donne était honnête si le SHA-256 de la graine { $seed } est { $commitment } et si la graine redonne cette donne : bottega replay --verify vérifie les deux.
play-saved = La partie est enregistrée dans { $file }.
play-help-common =
    Commandes : un numéro joue ce choix. voir montre à nouveau la table. pourquoi 3 (ou pourquoi et un coup en toutes lettres) dit si un coup est permis et par quelle règle. règles montre toutes les règles, règles et un numéro de règle une seule. journal répète ce qui s'est passé. annuler reprend votre dernier coup là où c'est équitable. honnête montre comment vérifier la donne. quitter sort.

## Mots que le terminal comprend

word-help = ?, aide, h
word-look = voir, v
word-why = pourquoi
word-rules = règles, règle
word-log = journal
word-undo = annuler
word-quit = quitter, q
word-fair = honnête
