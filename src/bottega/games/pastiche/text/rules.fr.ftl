# Pastiche, les règles numérotées. [D] marque un choix de notre part là où le livret se tait ou est ambigu.

PA-head-aim = But du jeu
PA-aim = Placez des hexagones pour que leurs touches se mélangent, récoltez les couleurs en cartes Palette et achevez des commandes avec elles. Le plus de points gagne.

PA-head-components = Matériel
PA-C1 = 34 commandes : deux œuvres pour chacun des 17 artistes. Chacune montre une palette de 2 à 7 touches de couleur et vaut de 7 à 16 points.
PA-C2 = 132 cartes Palette, qui forment ensemble la banque. Rouge, jaune et bleu : 8 de chaque, à 4 points la carte. Orange, vert, violet et marron : 12 de chaque, à 1 point. Ambre, écarlate, olive, sarcelle, magenta et pourpre : 6 de chaque, à 2 points. Noir et blanc : 6 de chaque, à 3 points. Gris : 6, à 6 points. Beige : 6, à 4 points.
PA-C3 = 54 hexagones : une touche de couleur primaire à chacun des six sommets, une ou deux primaires au centre.
PA-C4 = Une pièce de départ : trois hexagones en triangle.
PA-C5 = [D] Les palettes des commandes imprimées et les hexagones imprimés ne sont pas publics. Notre liste respecte tout ce que l'on en sait : les points d'une commande sont la somme des valeurs des cartes de ses touches, les fourchettes ci-dessus, de 15 à 31 points pour les deux œuvres d'un même artiste, et La Joconde = beige + noir + vert = 8. Si vous possédez la boîte, vous pouvez corriger la liste.

PA-head-chart = Le tableau des mélanges
PA-M1 = Deux touches : rouge et jaune donnent orange ; jaune et bleu, vert ; rouge et bleu, violet. Deux touches identiques ne donnent rien. [D] Le tableau est imprimé sur une carte de référence que nous n'avons pas vue.
PA-M2 = Trois touches : rouge, jaune et bleu donnent marron. Deux rouges et une jaune donnent écarlate ; deux jaunes et une rouge, ambre ; deux jaunes et une bleue, olive ; deux bleues et une jaune, sarcelle ; deux rouges et une bleue, magenta ; deux bleues et une rouge, pourpre. Trois touches identiques donnent leur propre couleur primaire. [D] Écarlate, ambre, olive et sarcelle sont probables, mais pas certains.
PA-M3 = Là où un sommet du nouvel hexagone rencontre un hexagone, deux touches se mélangent ; là où il en rencontre deux, trois touches.

PA-head-setup = Mise en place
PA-S1 = La pièce de départ est au milieu. Chaque joueur a une carte verte, une violette, une orange et une marron, deux hexagones de la réserve face cachée et deux commandes cachées. Quatre commandes sont posées face visible : la galerie. Le reste forme la pioche. Le premier joueur est tiré au sort.

PA-head-turn = Un tour, dans cet ordre
PA-T1 = Placez l'un de vos deux hexagones, tourné comme vous voulez.
PA-T2 = Il doit partager au moins un côté avec la pièce de départ ou avec un hexagone placé par un AUTRE joueur. Toucher en plus vos propres hexagones est permis ; ne toucher que les vôtres ne l'est pas.
PA-T3 = Prenez ensuite SOIT toutes les cartes mélangées à ses sommets (peu importe qui a placé les hexagones voisins), SOIT une carte d'une primaire de son centre (s'il y en a deux, choisissez).
PA-T4 = [D] Une couleur dont la pile est vide à la banque n'est pas reçue ; s'il reste moins de cartes que vous n'en avez mélangé, prenez ce qu'il y a. Une primaire du centre dont la pile est vide à la banque ne peut pas être choisie. Un placement qui ne mélange rien est permis.
PA-T5 = Échangez ensuite autant de fois que vous voulez, avec la banque et avec les autres joueurs, mais seulement pendant votre propre tour. Échanger ou achever une commande met fin aux échanges de cartes du tour.
PA-B1 = Banque : trois cartes identiques contre une noire, une blanche, une secondaire ou une tertiaire (le marron est une secondaire) ; jamais contre une grise, une beige ou une primaire.
PA-B2 = Banque : jaune + marron contre beige. Noir + blanc contre gris.
PA-B3 = Banque : une primaire quelconque plus une autre carte quelconque (la pénalité) contre une primaire de votre choix. [D] Deux passages du livret diffèrent ici ; nous suivons celui-ci.
PA-B4 = [D] Ce que vous prenez doit être à la banque ; les cartes rendues y retournent d'abord.
PA-P1 = Joueurs : des cartes Palette seulement, jamais de commandes ; de part et d'autre, le nombre de cartes dont les deux conviennent ; le joueur dont c'est le tour doit être l'un des deux.
PA-P2 = [D] Une offre nomme son destinataire (ou tous), ce qui est donné et ce qui est demandé. Le destinataire peut accepter, refuser ou faire une contre-offre. Chacun donne au moins une carte. Une offre disparaît à la fin du tour, dès qu'une commande est échangée ou achevée, et quand son auteur n'a plus les cartes. Un joueur peut déclarer « je n'échange pas » : ses refus sont alors immédiats. Au plus 6 offres par joueur et par tour, pour que personne ne bloque la table.
PA-G1 = Vous pouvez ensuite échanger UNE commande de votre main contre une de la galerie.
PA-G2 = Vous pouvez ensuite achever des commandes, de votre main ou de la galerie, autant que vous pouvez en payer : montrez la commande, rendez à la banque exactement la palette qu'elle montre, posez-la face visible devant vous. [D] La galerie est aussitôt complétée à quatre commandes, et votre main à deux, à partir de la pioche ; la nouvelle commande peut être achevée aussi.
PA-G3 = [D] Quand la pioche est vide, rien n'est remplacé.
PA-H1 = À la fin de votre propre tour, vous gardez au plus 8 cartes Palette ; vous choisissez celles qui retournent à la banque. En avoir plus de 8 est permis à tout autre moment.
PA-D1 = Piochez pour avoir de nouveau deux hexagones. [D] Quand la réserve est vide, vous continuez avec ce que vous avez ; un joueur sans hexagone, ou qui ne peut en placer aucun, saute le placement et passe aux échanges.
PA-D2 = [D] Quand la réserve est vide et que plus aucun joueur n'a d'hexagone, on finit la manche et la partie s'arrête.

PA-head-end = Fin de partie
PA-E1 = La fin est annoncée quand les commandes achevées d'un joueur atteignent 45 points (à 2), 40 (à 3) ou 35 (à 4) ; on joue encore jusqu'à ce que chacun ait eu le même nombre de tours.
PA-E2 = Score = commandes achevées + cartes Palette utilisables + primes d'artiste.
PA-E3 = Cartes Palette utilisables : celles de votre main dont les commandes de VOTRE MAIN ont encore besoin, chaque carte comptée une seule fois pour les deux commandes ; elles valent les points imprimés dessus. La galerie ne compte pas.
PA-E4 = Prime d'artiste, pour les deux œuvres d'un même artiste, selon le total de leurs points : de 15 à 17, 3 ; de 18 à 22, 4 ; de 23 à 27, 5 ; de 28 à 31, 6.
PA-E5 = Égalité : le plus de commandes ; puis le plus de points de cartes Palette utilisables ; puis le plus de points de primes ; [D] puis victoire partagée.

PA-head-knowledge = Qui peut savoir quoi
PA-public = Tout le monde : le plan, la banque, la galerie, les commandes achevées, la taille de toutes les mains et de toutes les piles, et chaque carte gagnée, échangée ou rendue (cela s'est fait à découvert). [D] Un joueur attentif peut donc déduire les cartes Palette des autres ; par défaut, seul leur nombre est montré, et une option de la table les montre à tous.
PA-private = Vous seul : vos cartes Palette, vos deux commandes, [D] et vos deux hexagones.
PA-nobody = Personne : l'ordre de la pioche des commandes et celui de la réserve d'hexagones.
