# Fresco, les règles numérotées. [D] marque un choix de notre part là où le livret se tait ou est ambigu.

FR-head-aim = But du jeu
FR-aim = Vous êtes des maîtres peintres et restaurez le plafond de la cathédrale. À chaque manche, vous prévoyez où vont vos apprentis : acheter des peintures, restaurer, gagner de l'argent, mélanger ou aller au théâtre. Le plus de points gagne.

FR-head-components = Matériel
FR-C1 = Les peintures : les primaires rouge, jaune et bleu ; leurs mélanges orange, vert et violet ; les mélanges spéciaux rose et marron. Peintures et argent sont illimités.
FR-C2 = Des tuiles de fresque sur une grille de 5 x 5 cases ; des tuiles de marché ; des cartes Portrait des séries A, B et C ; des tuiles de requête ; pour chaque joueur, une feuille d'actions avec une colonne de 3 cases pour le marché, la cathédrale, le studio, l'atelier et le théâtre. La face 2 de la feuille porte une seconde colonne de cathédrale à la place du théâtre.
FR-C3 = [D] Les tuiles et les cartes imprimées, les lignes médianes de l'auberge, la longueur de l'échelle d'humeur, la taille des étals et les mélanges spéciaux ne sont pas publics. Notre liste respecte tout ce que l'on en sait. Si vous possédez la boîte, vous pouvez corriger la liste.

FR-head-setup = Mise en place
FR-S1 = L'ordre de départ est tiré au sort : les peintres occupent les cases de départ, en montant à partir de S1, la dernière place. Les cases de départ ne comptent pas : votre premier point vous mène à la case 1.
FR-S2 = Chaque joueur a 1 peinture rouge, 1 jaune et 1 bleue, 12 thalers, 5 apprentis et une humeur au centre de l'échelle. Un apprenti de plus, sans couleur, attend au théâtre.
FR-S3 = À 3 joueurs : les tuiles de marché 2 bleues, 2 jaunes et 2 rouges quittent le jeu, et il y a 3 étals de 10 cases en tout (4, 3, 3). À 4 joueurs : 4 étals de 13 cases en tout (4, 3, 3, 3). Toutes les tuiles de marché sauf une sont distribuées face visible ; celle-là reste dans le sac. [D] La répartition des cases entre les étals est de nous.
FR-S4 = La tuile de valeur 24 est au centre. Parmi les tuiles de valeur 3 à 11, on en retire du jeu au hasard juste assez pour que les autres remplissent les 24 cases restantes, face visible. [D] Le texte dit d'en retirer 6 ; d'après le nombre de tuiles, il en faut 7.
FR-S5 = L'évêque se tient au centre. Les portraits, chaque série mélangée, forment une pile, A sur B sur C ; deux sont face visible. Les requêtes forment quatre piles (générale, orange, verte, violette), la plus forte valeur au-dessus.

FR-head-get-up = Heure de lever et humeur
FR-U1 = Dans l'ordre inverse des scores, le dernier de la piste en premier, chaque joueur prend une heure de lever libre.
FR-U2 = Elle fait monter ou descendre votre humeur comme l'indique sa ligne de l'auberge, sans jamais dépasser un bout de l'échelle.
FR-U3 = Humeur dans la zone du haut : six apprentis. Dans la zone du bas : quatre. Sinon, cinq.
FR-U4 = On le vérifie à chaque manche, juste après que l'heure de lever a modifié l'humeur.

FR-head-planning = Planification
FR-P1 = Tous en même temps, à l'abri des regards, les joueurs envoient leurs apprentis sur les cases de leur feuille d'actions : au plus 3 par colonne, ou 6 à la cathédrale sur la face 2. Quand tout le monde est prêt, les plans sont révélés ensemble. [D] Les 3 et 6 cases sont de nous, et des apprentis peuvent rester inactifs.

FR-head-actions = Actions
FR-O1 = Les lieux se suivent : marché, cathédrale, studio, atelier, théâtre. Dans chacun, les joueurs agissent dans l'ordre de leurs heures de lever, chacun faisant tout ce qu'il y fait. On peut renoncer à toute action, sauf dans le cas de FR-K3. [D] Le théâtre, et le studio quand aucun portrait n'est visible, se jouent d'eux-mêmes.
FR-K1 = Marché : choisissez UN étal. Chaque apprenti peut acheter une de ses tuiles au prix de la ligne de votre heure de lever ; chaque tuile n'est vendue qu'une fois. Les peintures vont derrière votre paravent.
FR-K2 = Qui a envoyé au moins un apprenti ferme l'étal qu'il a choisi : toutes ses tuiles vont dans le sac, même si rien n'a été acheté. [D] On ne peut pas se rendre à un étal fermé ou vide ; s'il n'en reste aucun d'ouvert, vous ne faites rien.
FR-K3 = [D] Si vous avez envoyé des apprentis, vous devez choisir un étal s'il y en a un d'ouvert (et il ferme), mais vous n'êtes pas obligé d'acheter.
FR-H1 = Cathédrale : chaque apprenti restaure un fragment de la fresque, ou une fois le retable.
FR-H2 = Avant de restaurer un fragment, vous pouvez payer 1 thaler pour déplacer l'évêque d'un pas, diagonales comprises. [D] Une fois par fragment restauré, y compris vers une case restaurée, jamais hors de la grille, et seulement si un fragment est ensuite restauré.
FR-H3 = Restaurer un fragment : rendez ses peintures à la réserve, prenez la tuile face cachée devant vous et marquez sa valeur, plus 3 si l'évêque s'y trouvait, ou plus 2 s'il était à côté (8 voisines), le tout en une seule fois. L'évêque va sur la case libérée.
FR-H4 = Retable, primaires : rouge + jaune + bleu pour 2 points. Chacune des trois peut être remplacée par orange, vert ou violet, répétitions permises, pour 1 point de plus chacune.
FR-H5 = Retable, mélanges : orange + vert + violet pour 6 points. Chacun des trois peut être remplacé par rose (3 de plus) ou marron (5 de plus) ; rose et marron peuvent se répéter, les trois autres non.
FR-T1 = Studio : chaque apprenti gagne 3 thalers. Un apprenti par joueur et par manche peut prendre à la place un portrait visible.
FR-T2 = Un portrait à éclair rapporte aussitôt et quitte le jeu : de l'argent, des points, du rouge, du jaune ou du bleu au choix, la peinture indiquée, ou de l'humeur. [D] L'humeur ne dépasse jamais le bout de l'échelle et compte pour les apprentis de la manche suivante.
FR-T3 = Un portrait permanent reste devant vous. Serviteur de Dieu : 1 thaler de plus aux revenus. Abbé : 1 de plus aux primes de l'évêque. Acteur : 3 au lieu de 2 au théâtre. Sacristain : une fois par manche, pendant que vous travaillez dans la cathédrale, 1 thaler déplace l'évêque n'importe où, avant la restauration d'un fragment ou du retable, ou à lui seul. [D] Aucun apprenti n'est utilisé pour cela.
FR-W1 = Atelier : chaque apprenti fait jusqu'à deux mélanges ; ce qui vient d'être mélangé peut l'être à nouveau. Rouge + jaune donnent orange, rouge + bleu violet, jaune + bleu vert. Les mélanges spéciaux sont dans la liste du matériel ; dans la nôtre, orange + violet donnent rose, et orange + vert + violet marron.
FR-W2 = Un apprenti par joueur et par manche peut satisfaire une requête au lieu de mélanger : une requête générale avec 3 quelconques de vos tuiles de fresque, une requête spéciale avec 3 tuiles qui portent sa tache de couleur. La tuile du dessus de la pile rapporte ses points. Les 3 tuiles de fresque ne donnent plus de revenus ; la requête donne 1 thaler et 1 peinture : sa couleur si elle est spéciale, rouge, jaune ou bleu si elle est générale, au choix chaque fois.
FR-A1 = Théâtre : chaque apprenti fait monter votre humeur de 2 (3 avec l'Acteur), sans jamais dépasser le bout de l'échelle.

FR-head-track = La piste de score
FR-V1 = Deux peintres ne partagent jamais une case : si vous tombez sur un autre, vous allez sur la case libre la plus proche, en avant ou en arrière, au choix. Cela compte : votre score est la case où vous êtes. [D] Jamais en dessous de 1 une fois que vous avez marqué.
FR-V2 = Il n'y a donc pas deux scores égaux au-dessus de 0, et pas d'égalité. Parmi ceux qui sont encore sur les cases de départ, S1 est dernier.

FR-head-round-end = Fin d'une manche (sauf la dernière)
FR-B1 = Les tuiles de marché retournent dans le sac, sont mélangées et redistribuées ; une reste dans le sac. Les portraits visibles que personne n'a pris quittent le jeu et deux nouveaux sont posés. Revenus : 1 thaler par tuile de fresque qui n'est pas sous une requête, plus vos requêtes, plus le Serviteur de Dieu. Les peintres quittent l'auberge. [D] Que ce soit 1 thaler par tuile est de nous.

FR-head-end = Fin de partie
FR-E1 = Une manche qui commence avec 6 tuiles de fresque ou moins sur le plateau, ou avec les deux derniers portraits posés, est la dernière : on la planifie sur la face 2 des feuilles.
FR-E2 = À la fin, dans l'ordre des heures de lever, 1 point pour chaque tranche de 2 thalers, en une seule fois. Le plus de points gagne.

FR-head-knowledge = Qui peut savoir quoi
FR-public = Tout le monde : le plateau, les scores, les humeurs, les heures de lever, les portraits et les requêtes pris, et ce qui a été dépensé à découvert ; le nombre de tuiles de fresque prises, [D] et lesquelles, puisqu'elles ont été prises à découvert.
FR-private = Vous seul : votre argent, les peintures derrière votre paravent, et votre plan jusqu'à la révélation. [D] Cachés, bien qu'un joueur attentif puisse les déduire ; une option de la table montre l'argent et les peintures à tous.
FR-nobody = Personne : l'ordre du sac et de la pile de portraits, et les tuiles retirées du jeu.

FR-head-beyond = Au-delà du livret
FR-X1 = [D] Les parties à deux joueurs et celles sans certains modules ne sont pas dans le texte. FR-X2 à FR-X9 sont de nous.
FR-X2 = [D] Sans les mélanges spéciaux : la tuile de valeur 11 est au centre et aucune tuile de 13 ou plus n'est utilisée ; il en reste exactement 24 autres et aucune n'est retirée. Rose et marron n'existent pas, ni au retable ni à l'atelier, et les portraits rose et marron quittent le jeu avant que l'on mélange les séries.
FR-X3 = [D] Sans les portraits : le studio ne fait que payer, et seules les tuiles qui restent sur le plateau amènent la dernière manche.
FR-X4 = [D] Sans les requêtes : l'atelier ne sert qu'à mélanger.
FR-X5 = [D] À 2 joueurs : un peintre neutre, Léonard, est le troisième sur la piste de score (où il se décale comme les autres) et à l'auberge. Il commence sur S3, la dernière case de départ ; l'ordre des joueurs sur S1 et S2 est tiré au sort. Il n'a ni peinture, ni argent, ni humeur, ni apprentis, ni revenus. Tuiles de marché et étals sont ceux pour 3 joueurs.
FR-X6 = [D] Qui décide pour Léonard : à la première manche, celui des deux joueurs qui est dernier sur la piste ; puis chacun son tour, manche après manche. Léonard prend son heure de lever à sa place dans l'ordre habituel ; qui décide pour lui la choisit.
FR-X7 = [D] Marché : quand vient le tour de Léonard selon les heures de lever, qui décide pour lui ferme un étal ouvert. Rien n'est acheté.
FR-X8 = [D] Cathédrale : quand vient le tour de Léonard selon les heures de lever, qui décide pour lui lui fait restaurer gratuitement un fragment, sur la case de l'évêque ou à côté ; s'il n'y en a pas, un des plus proches, un pas en diagonale comptant pour un. Il le marque avec la prime de l'évêque, et l'évêque y va. Il ne déplace jamais l'évêque au préalable et ne restaure jamais le retable.
FR-X9 = [D] Léonard ne peut pas gagner : le meilleur des deux joueurs l'emporte. Ses points ne comptent que sur la piste. Quand il tombe sur un autre peintre, qui décide pour lui dit de quel côté il va.
FR-X10 = [D] Les parties commencées avec la version 1 de ces règles continuent avec elle : la case de départ de Léonard y est tirée au sort comme les autres, et le Sacristain n'y déplace l'évêque que juste avant la restauration d'un fragment.
