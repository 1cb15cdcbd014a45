# Fresco at a real table: its set-up and its score sheet.

## What a counted sheet says

fr-score-tile = Tuile de fresque de valeur { $value }
fr-score-bishop-here = L'évêque s'y trouvait
fr-score-bishop-next = L'évêque se trouvait à côté
fr-score-altar = Retable avec { $paints }
fr-score-request = Requête
fr-score-portrait = Portrait à points
fr-score-abbot = Abbé : 1 de plus aux primes de l'évêque désormais
fr-score-thalers = Argent de la fin : { fr-thalers }
fr-score-points = Compté à la main
fr-score-step = Déplacement depuis une case occupée

refused-sheet-step = Ligne { $row } : un autre peintre est sur la case { $space }. Choisissez : en avant sur { $ahead }, ou en arrière sur { $behind }.
refused-sheet-no-step = Ligne { $row } : personne ne gêne, il n'y a rien à choisir.
refused-sheet-money-last = Ligne { $row } : l'argent se compte une fois par joueur, après tout le reste.
refused-sheet-altar = Ligne { $row } : le retable n'accepte pas ces trois peintures ensemble.
refused-sheet-leonardo = Ligne { $row } : Léonard ne fait que restaurer des fragments.
refused-sheet-leonardo-name = À deux joueurs, Leonardo est le peintre neutre. Choisissez un autre nom.

## What the sheet asks for

fr-sheet-player = Qui
fr-sheet-tile = Tuile de fresque de valeur
fr-sheet-altar = Retable avec
fr-sheet-request = Requête, points
fr-sheet-portrait = Portrait, points
fr-sheet-abbot = A pris le portrait
fr-sheet-thalers = À la fin : thalers
fr-sheet-points = Autres points
fr-sheet-bishop = L'évêque
fr-sheet-bishop-here = s'y trouvait
fr-sheet-bishop-next = se trouvait à côté
fr-sheet-step = Si un autre peintre y est
fr-sheet-step-ahead = en avant
fr-sheet-step-behind = en arrière

## The set-up

fr-setup-order = Tirez au sort : les peintres se placent sur les cases de départ à partir de S1, la dernière place.
fr-setup-player = Donnez à chacun { $thalers } thalers, { $paints } (peintures), { $apprentices } apprentis, un paravent et une feuille d'action. Le marqueur d'humeur commence au centre de sa piste ; un apprenti de plus par joueur attend au théâtre.
fr-setup-market-without = Retirez { $count } tuiles de marché du jeu : celles de 2 bleues, 2 jaunes et 2 rouges.
fr-setup-market = Mélangez les tuiles de marché dans le sac. Garnissez { $count } étals de { $spaces } tuiles, face visible. Une tuile reste dans le sac.
fr-setup-tiles = Posez la tuile de fresque de valeur { $value } au centre du plafond.
fr-setup-tiles-out = Mélangez les tuiles de valeur 3 à 11 et retirez-en { $count } du jeu sans les regarder. Toutes les autres vont face visible sur les autres cases.
fr-setup-bishop = L'évêque se tient au centre.
fr-setup-portraits = Mélangez chaque série de portraits et empilez-les, A sur B sur C. Posez-en { $count } face visible.
fr-setup-requests = Triez les requêtes en quatre piles (générales, orange, vertes, violettes), la plus haute valeur sur le dessus.
fr-setup-leonardo = À deux : Léonard, un peintre neutre, commence sur S3 et se lève à l'auberge comme les autres. Il ne possède rien.
