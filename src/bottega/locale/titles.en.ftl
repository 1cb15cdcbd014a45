# Paintings, painters and places, as the museums call them. The message is the English name, folded.

## Years

year-circa = c. { $year }

## Paintings

title-mona-lisa = Mona Lisa
title-lady-with-an-ermine = Lady with an Ermine
title-the-birth-of-venus = The Birth of Venus
title-primavera = Primavera
title-madonna-of-the-meadow = Madonna of the Meadow
title-the-sistine-madonna = The Sistine Madonna
title-the-descent-from-the-cross = The Descent from the Cross
title-portrait-of-a-lady = Portrait of a Lady
title-view-of-toledo = View of Toledo
title-the-burial-of-the-count-of-orgaz = The Burial of the Count of Orgaz
title-portrait-of-innocent-x = Portrait of Innocent X
title-las-meninas = Las Meninas
title-self-portrait-with-two-circles = Self-Portrait with Two Circles
title-the-night-watch = The Night Watch
title-girl-with-a-pearl-earring = Girl with a Pearl Earring
title-the-milkmaid = The Milkmaid
title-the-fifer = The Fifer
title-a-bar-at-the-folies-bergere = A Bar at the Folies-Bergère
title-the-ballet-class = The Ballet Class
title-l-absinthe = L'Absinthe
title-impression-sunrise = Impression, Sunrise
title-woman-with-a-parasol = Woman with a Parasol
title-the-swing = The Swing
title-luncheon-of-the-boating-party = Luncheon of the Boating Party
title-the-card-players = The Card Players
title-mont-sainte-victoire = Mont Sainte-Victoire
title-bathers-at-asnieres = Bathers at Asnières
title-a-sunday-on-la-grande-jatte = A Sunday on La Grande Jatte
title-sunflowers = Sunflowers
title-the-starry-night = The Starry Night
title-vision-after-the-sermon = Vision after the Sermon
title-where-do-we-come-from-what-are-we-where-are-we-going = Where Do We Come From? What Are We? Where Are We Going?
title-yellow-cow = Yellow Cow
title-the-large-blue-horses = The Large Blue Horses
title-american-gothic = American Gothic
title-the-gleaners = The Gleaners
title-portrait-of-the-artist-s-mother = Portrait of the Artist's Mother
title-the-scream = The Scream
title-the-creation-of-adam = The Creation of Adam
title-young-hare = Young Hare
title-the-kiss = The Kiss
title-under-the-wave-off-kanagawa = Under the Wave off Kanagawa
title-wanderer-above-the-sea-of-fog = Wanderer above the Sea of Fog
title-the-arnolfini-portrait = The Arnolfini Portrait
title-the-raft-of-the-medusa = The Raft of the Medusa
title-the-hay-wain = The Hay Wain
title-the-fighting-temeraire = The Fighting Temeraire
title-liberty-leading-the-people = Liberty Leading the People
title-bridge-over-a-pond-of-water-lilies = Bridge over a Pond of Water Lilies

# Fragonard's; the one above is Renoir's
ft-title-the-swing = The Swing

## Painters

artist-leonardo-da-vinci = Leonardo da Vinci
artist-sandro-botticelli = Sandro Botticelli
artist-raphael = Raphael
artist-rogier-van-der-weyden = Rogier van der Weyden
artist-el-greco = El Greco
artist-diego-velazquez = Diego Velázquez
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
artist-michelangelo = Michelangelo
artist-albrecht-durer = Albrecht Dürer
artist-gustav-klimt = Gustav Klimt
artist-katsushika-hokusai = Katsushika Hokusai
artist-caspar-david-friedrich = Caspar David Friedrich
artist-jan-van-eyck = Jan van Eyck
artist-jean-honore-fragonard = Jean-Honoré Fragonard
artist-theodore-gericault = Théodore Géricault
artist-john-constable = John Constable
artist-j-m-w-turner = J. M. W. Turner
artist-eugene-delacroix = Eugène Delacroix

## Places

place-louvre-paris = Louvre, Paris
place-czartoryski-museum-krakow = Czartoryski Museum, Kraków
place-uffizi-florence = Uffizi, Florence
place-kunsthistorisches-museum-vienna = Kunsthistorisches Museum, Vienna
place-gemaldegalerie-alte-meister-dresden = Gemäldegalerie Alte Meister, Dresden
place-prado-madrid = Prado, Madrid
place-national-gallery-of-art-washington = National Gallery of Art, Washington
place-metropolitan-museum-of-art-new-york = Metropolitan Museum of Art, New York
place-santo-tome-toledo = Santo Tomé, Toledo
place-doria-pamphilj-gallery-rome = Doria Pamphilj Gallery, Rome
place-kenwood-house-london = Kenwood House, London
place-rijksmuseum-amsterdam = Rijksmuseum, Amsterdam
place-mauritshuis-the-hague = Mauritshuis, The Hague
place-musee-d-orsay-paris = Musée d'Orsay, Paris
place-courtauld-gallery-london = Courtauld Gallery, London
place-musee-marmottan-monet-paris = Musée Marmottan Monet, Paris
place-the-phillips-collection-washington = The Phillips Collection, Washington
place-philadelphia-museum-of-art = Philadelphia Museum of Art
place-national-gallery-london = National Gallery, London
place-art-institute-of-chicago = Art Institute of Chicago
place-museum-of-modern-art-new-york = Museum of Modern Art, New York
place-national-galleries-of-scotland-edinburgh = National Galleries of Scotland, Edinburgh
place-museum-of-fine-arts-boston = Museum of Fine Arts, Boston
place-guggenheim-museum-new-york = Guggenheim Museum, New York
place-walker-art-center-minneapolis = Walker Art Center, Minneapolis
