# Tableaux, peintres et lieux, comme les musées les nomment. Le message est le nom anglais, sans accents.

## Années

year-circa = vers { $year }

## Tableaux

title-mona-lisa = La Joconde
title-lady-with-an-ermine = La Dame à l'hermine
title-the-birth-of-venus = La Naissance de Vénus
title-primavera = Le Printemps
title-madonna-of-the-meadow = La Madone à la prairie
title-the-sistine-madonna = La Madone Sixtine
title-the-descent-from-the-cross = La Descente de croix
title-portrait-of-a-lady = Portrait d'une dame
title-view-of-toledo = Vue de Tolède
title-the-burial-of-the-count-of-orgaz = L'Enterrement du comte d'Orgaz
title-portrait-of-innocent-x = Portrait d'Innocent X
title-las-meninas = Les Ménines
title-self-portrait-with-two-circles = Autoportrait aux deux cercles
title-the-night-watch = La Ronde de nuit
title-girl-with-a-pearl-earring = La Jeune Fille à la perle
title-the-milkmaid = La Laitière
title-the-fifer = Le Fifre
title-a-bar-at-the-folies-bergere = Un bar aux Folies-Bergère
title-the-ballet-class = La Classe de danse
title-l-absinthe = L'Absinthe
title-impression-sunrise = Impression, soleil levant
title-woman-with-a-parasol = La Femme à l'ombrelle
title-the-swing = La Balançoire
title-luncheon-of-the-boating-party = Le Déjeuner des canotiers
title-the-card-players = Les Joueurs de cartes
title-mont-sainte-victoire = La Montagne Sainte-Victoire
title-bathers-at-asnieres = Une baignade à Asnières
title-a-sunday-on-la-grande-jatte = Un dimanche après-midi à l'île de la Grande Jatte
title-sunflowers = Les Tournesols
title-the-starry-night = La Nuit étoilée
title-vision-after-the-sermon = La Vision après le sermon
title-where-do-we-come-from-what-are-we-where-are-we-going = D'où venons-nous ? Que sommes-nous ? Où allons-nous ?
title-yellow-cow = La Vache jaune
title-the-large-blue-horses = Les Grands Chevaux bleus
title-american-gothic = American Gothic
title-the-gleaners = Des glaneuses
title-portrait-of-the-artist-s-mother = Portrait de la mère de l'artiste
title-the-scream = Le Cri
title-the-creation-of-adam = La Création d'Adam
title-young-hare = Le Lièvre
title-the-kiss = Le Baiser
title-under-the-wave-off-kanagawa = La Grande Vague de Kanagawa
title-wanderer-above-the-sea-of-fog = Le Voyageur contemplant une mer de nuages
title-the-arnolfini-portrait = Les Époux Arnolfini
title-the-raft-of-the-medusa = Le Radeau de la Méduse
title-the-hay-wain = La Charrette de foin
title-the-fighting-temeraire = Le Dernier Voyage du Téméraire
title-liberty-leading-the-people = La Liberté guidant le peuple
title-bridge-over-a-pond-of-water-lilies = Le Pont sur le bassin aux nymphéas

# Celle de Fragonard ; celle d'en haut est de Renoir
ft-title-the-swing = Les Hasards heureux de l'escarpolette

## Peintres

artist-leonardo-da-vinci = Léonard de Vinci
artist-sandro-botticelli = Sandro Botticelli
artist-raphael = Raphaël
artist-rogier-van-der-weyden = Rogier van der Weyden
artist-el-greco = Le Greco
artist-diego-velazquez = Diego Vélasquez
artist-rembrandt = Rembrandt
artist-johannes-vermeer = Johannes Vermeer
artist-edouard-manet = Édouard Manet
artist-edgar-degas = Edgar Degas
artist-claude-monet = Claude Monet
artist-pierre-auguste-renoir = Pierre-Auguste Renoir
artist-paul-cezanne = Paul Cézanne
artist-georges-seurat = Georges Seurat
artist-vincent-van-gogh = Vincent van Gogh
artist-paul-gauguin = Paul Gauguin
artist-franz-marc = Franz Marc
artist-grant-wood = Grant Wood
artist-jean-francois-millet = Jean-François Millet
artist-james-mcneill-whistler = James McNeill Whistler
artist-edvard-munch = Edvard Munch
artist-michelangelo = Michel-Ange
artist-albrecht-durer = Albrecht Dürer
artist-gustav-klimt = Gustav Klimt
artist-katsushika-hokusai = Katsushika Hokusai
artist-caspar-david-friedrich = Caspar David Friedrich
artist-jan-van-eyck = Jan van Eyck
artist-jean-honore-fragonard = Jean-Honoré Fragonard
artist-theodore-gericault = Théodore Géricault
artist-john-constable = John Constable
artist-j-m-w-turner = William Turner
artist-eugene-delacroix = Eugène Delacroix

## Lieux

place-louvre-paris = Musée du Louvre, Paris
place-czartoryski-museum-krakow = Musée Czartoryski, Cracovie
place-uffizi-florence = Galerie des Offices, Florence
place-kunsthistorisches-museum-vienna = Kunsthistorisches Museum, Vienne
place-gemaldegalerie-alte-meister-dresden = Gemäldegalerie Alte Meister, Dresde
place-prado-madrid = Musée du Prado, Madrid
place-national-gallery-of-art-washington = National Gallery of Art, Washington
place-metropolitan-museum-of-art-new-york = Metropolitan Museum of Art, New York
place-santo-tome-toledo = Église Santo Tomé, Tolède
place-doria-pamphilj-gallery-rome = Galerie Doria-Pamphilj, Rome
place-kenwood-house-london = Kenwood House, Londres
place-rijksmuseum-amsterdam = Rijksmuseum, Amsterdam
place-mauritshuis-the-hague = Mauritshuis, La Haye
place-musee-d-orsay-paris = Musée d'Orsay, Paris
place-courtauld-gallery-london = Courtauld Gallery, Londres
place-musee-marmottan-monet-paris = Musée Marmottan Monet, Paris
place-the-phillips-collection-washington = Phillips Collection, Washington
place-philadelphia-museum-of-art = Philadelphia Museum of Art
place-national-gallery-london = National Gallery, Londres
place-art-institute-of-chicago = Art Institute of Chicago
place-museum-of-modern-art-new-york = Museum of Modern Art, New York
place-national-galleries-of-scotland-edinburgh = National Galleries of Scotland, Édimbourg
place-museum-of-fine-arts-boston = Museum of Fine Arts, Boston
place-guggenheim-museum-new-york = Musée Guggenheim, New York
place-walker-art-center-minneapolis = Walker Art Center, Minneapolis
