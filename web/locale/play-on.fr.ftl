# Rejouer à partir d’une étape d’une partie terminée, et d’où vient une telle partie.

play-on-title = Rejouer à partir de l’étape { $step }
play-on-text = Une nouvelle partie commence avec la table telle qu’elle est ici. La partie terminée ne change pas.
play-on-seat = Ma place
play-on-others = Les autres places
play-on-bots = Robots
play-on-open = Des personnes que j’invite
play-on-open-hint = Vous recevez un lien pour elles. La partie commence dès que toutes les places sont prises.
play-on-device = Tous sur cet appareil
play-on-level = Force des robots
play-on-hidden = Cartes cachées
play-on-hidden-kept = Telles quelles
play-on-hidden-dealt = Redistribuées
play-on-hidden-hint = Selon ce que ma place pouvait savoir à cette étape.
play-on-draws = Pioches à venir
play-on-draws-new = Nouvelles
play-on-draws-same = Les mêmes
play-on-draws-hint = Qui joue les mêmes coups pioche la même chose que dans la partie terminée.
play-on-no-seed = L’enregistrement ne dit pas d’où venaient ses pioches : celles à venir sont donc nouvelles.
play-on-go = Rejouer
origin-kept = Les cartes cachées y sont telles quelles.
origin-dealt = Les cartes cachées ont été redistribuées selon ce que savait la place { $seat }.
origin-same = Les mêmes coups y piochent la même chose.
origin-new = Les pioches sont nouvelles.
origin-show = Voir cette position
