# Final Touch, les règles numérotées. [D] marque un choix de notre part là où les livrets se taisent ou sont ambigus.

FT-head-aim = But du jeu
FT-aim = Tous travaillent au même chef-d'œuvre, mais seul est payé qui apporte la touche finale. Le premier joueur ou la première équipe à 25 $ gagne.

FT-head-components = Matériel
FT-C1 = 25 cartes Chef-d'œuvre. Chacune indique les touches de couleur qu'il lui faut, la somme qu'elle rapporte à qui l'achève, et une somme moindre pour les adversaires de qui la gâche.
FT-C2 = 60 cartes Touche de couleur : 12 jaunes, 12 vertes, 12 marron, 12 bleues et 12 rouges.
FT-C3 = [D] La liste des cartes imprimées n'est pas publique. La nôtre est de nous. Elle suppose que la valeur d'une œuvre achevée est son nombre de touches (4 à 12), que celle d'une œuvre gâchée en est la moitié arrondie à l'inférieur, qu'il n'y a pas plus de 5 touches d'une même couleur et qu'il existe des valeurs impaires. Si vous possédez la boîte, vous pouvez corriger la liste.

FT-head-setup = Mise en place
FT-S1 = Les chefs-d'œuvre sont mélangés en une pioche face visible : tout le monde voit le chef-d'œuvre en cours et le suivant, et rien au-delà.
FT-S2 = Les touches sont mélangées. Chaque joueur en reçoit 5, cachées aux autres ; le reste forme une pioche face cachée. [D] La taille de la pioche et le contenu de la défausse sont connus de tous.
FT-S3 = [D] Selon les livrets, le dernier à être allé dans un musée ou une galerie commence. Ici, l'hôte désigne qui commence ou s'en remet au hasard (par défaut).
FT-S4 = À deux : l'un contre l'autre. À trois : chacun pour soi. À quatre : deux équipes de deux, les partenaires assis face à face (places 1 et 3 contre 2 et 4), avec une cagnotte par équipe. On joue dans le sens des aiguilles d'une montre.

FT-head-turn = Un tour
FT-T1 = Vous devez jouer au moins une touche. On ne peut pas passer.
FT-T2 = Vous améliorez ou vous gribouillez, jamais les deux lors d'un même tour.
FT-I1 = Améliorer : jouez de 1 à 5 touches de votre main. Chacune doit correspondre à une touche encore manquante, et jamais plus d'une couleur qu'il n'en manque.
FT-I2 = Vous n'êtes pas obligé de jouer tout ce qui convient, et vous pouvez toujours gribouiller à la place avec une carte qui ne convient pas : savoir se retenir est le cœur du jeu.
FT-M1 = Gribouiller : jouez exactement une touche de votre main dans la zone de gribouillage.
FT-M2 = Seule une couleur qui ne manque pas en ce moment peut gribouiller : une couleur que le chef-d'œuvre n'a jamais demandée, ou dont toutes les touches sont déjà posées.
FT-M3 = Une main sans carte qui convienne doit gribouiller ; une main dont toutes les cartes conviennent doit améliorer. Chaque carte va dans une zone et une seule : il y a donc toujours un coup permis.
FT-R1 = À la fin de votre tour, complétez votre main à 5 cartes.
FT-R2 = Quand la pioche est épuisée, même pendant que vous complétez votre main, la défausse est mélangée pour former une nouvelle pioche et l'on continue à piocher. Les cartes posées dans les deux zones ne font pas partie de la défausse.

FT-head-scoring = Décompte
FT-F1 = Qui joue la dernière touche manquante apporte la touche finale et reçoit la valeur de l'œuvre achevée (dans la cagnotte de l'équipe à quatre joueurs).
FT-F2 = Qui joue le troisième gribouillage gâche le chef-d'œuvre, qui reste inachevé, et le concède : l'adversaire (à deux) ou l'autre équipe (à quatre) reçoit la valeur de l'œuvre gâchée. Le partenaire de qui l'a gâchée ne reçoit rien.
FT-F3 = À trois : un chef-d'œuvre gâché est posé entre les deux adversaires, et toute sa valeur d'œuvre gâchée compte pour chacun d'eux.
FT-N1 = Quand un chef-d'œuvre est achevé ou concédé, la manche est finie. Dans cet ordre : les deux zones vont à la défausse, le chef-d'œuvre suivant devient celui en cours, et le joueur qui a achevé ou concédé le précédent complète sa main à 5 cartes et rejoue aussitôt.

FT-head-end = Fin de partie
FT-E1 = La partie s'arrête dès qu'un joueur ou une équipe a 25 $ ou plus : avant que quiconque ne complète sa main ou ne pioche. Cela peut arriver parce qu'un adversaire a été forcé de gâcher l'œuvre.
FT-E2 = [D] À trois, si une œuvre gâchée porte les deux adversaires à 25 $ ou plus, le plus riche des deux gagne.
FT-E3 = De même à égalité : ces deux joueurs disputent un dernier chef-d'œuvre, le suivant de la pioche, selon les règles à deux, sans le troisième. Qui reçoit cette carte gagne la partie : la gâcher, c'est donc perdre. [D] Ils gardent leur main ; le premier d'entre eux dans le sens des aiguilles d'une montre, après qui a gâché l'œuvre, commence.
FT-E4 = [D] Si une liste de cartes personnelle épuise la pioche de chefs-d'œuvre, le plus riche gagne ; à égalité, la victoire est partagée. Cela ne peut pas arriver avec notre liste.

FT-head-knowledge = Qui peut savoir quoi
FT-public = Tout le monde : le chef-d'œuvre en cours et le suivant, les deux zones, toutes les cagnottes et les cartes devant chacun, le contenu de la défausse, la taille des mains et des pioches, et tous les coups joués.
FT-private = Vous seul : votre main. Celle d'un partenaire est cachée aussi. Les livrets ne disent rien des discussions entre joueurs ; rien n'est donc imposé.
FT-nobody = Personne : l'ordre de la pioche, et celui des chefs-d'œuvre au-delà du suivant.
