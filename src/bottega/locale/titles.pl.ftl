# Obrazy, malarze i miejsca, tak jak nazywają je muzea. Komunikat to angielska nazwa bez znaków diakrytycznych.

## Lata

year-circa = ok. { $year }

## Obrazy

title-mona-lisa = Mona Lisa
title-lady-with-an-ermine = Dama z gronostajem
title-the-birth-of-venus = Narodziny Wenus
title-primavera = Primavera
title-madonna-of-the-meadow = Madonna na łące
title-the-sistine-madonna = Madonna Sykstyńska
title-the-descent-from-the-cross = Zdjęcie z krzyża
title-portrait-of-a-lady = Portret damy
title-view-of-toledo = Widok Toledo
title-the-burial-of-the-count-of-orgaz = Pogrzeb hrabiego Orgaza
title-portrait-of-innocent-x = Portret Innocentego X
title-las-meninas = Panny dworskie
title-self-portrait-with-two-circles = Autoportret z dwoma kręgami
title-the-night-watch = Straż nocna
title-girl-with-a-pearl-earring = Dziewczyna z perłą
title-the-milkmaid = Mleczarka
title-the-fifer = Flecista
title-a-bar-at-the-folies-bergere = Bar w Folies-Bergère
title-the-ballet-class = Klasa tańca
title-l-absinthe = Absynt
title-impression-sunrise = Impresja, wschód słońca
title-woman-with-a-parasol = Kobieta z parasolem
title-the-swing = Huśtawka
title-luncheon-of-the-boating-party = Śniadanie wioślarzy
title-the-card-players = Gracze w karty
title-mont-sainte-victoire = Góra Świętej Wiktorii
title-bathers-at-asnieres = Kąpiel w Asnières
title-a-sunday-on-la-grande-jatte = Niedzielne popołudnie na wyspie Grande Jatte
title-sunflowers = Słoneczniki
title-the-starry-night = Gwiaździsta noc
title-vision-after-the-sermon = Wizja po kazaniu
title-where-do-we-come-from-what-are-we-where-are-we-going = Skąd przychodzimy? Kim jesteśmy? Dokąd zmierzamy?
title-yellow-cow = Żółta krowa
title-the-large-blue-horses = Wielkie niebieskie konie
title-american-gothic = American Gothic
title-the-gleaners = Kobiety zbierające kłosy
title-portrait-of-the-artist-s-mother = Portret matki artysty
title-the-scream = Krzyk
title-the-creation-of-adam = Stworzenie Adama
title-young-hare = Zając
title-the-kiss = Pocałunek
title-under-the-wave-off-kanagawa = Wielka fala w Kanagawie
title-wanderer-above-the-sea-of-fog = Wędrowiec nad morzem mgły
title-the-arnolfini-portrait = Portret małżonków Arnolfinich
title-the-raft-of-the-medusa = Tratwa Meduzy
title-the-hay-wain = Wóz na siano
title-the-fighting-temeraire = Ostatnia droga Temeraire'a
title-liberty-leading-the-people = Wolność wiodąca lud na barykady
title-bridge-over-a-pond-of-water-lilies = Most nad stawem z liliami wodnymi

# Fragonarda; powyższa jest Renoira
ft-title-the-swing = Huśtawka

## Malarze

artist-leonardo-da-vinci = Leonardo da Vinci
artist-sandro-botticelli = Sandro Botticelli
artist-raphael = Rafael Santi
artist-rogier-van-der-weyden = Rogier van der Weyden
artist-el-greco = El Greco
artist-diego-velazquez = Diego Velázquez
artist-rembrandt = Rembrandt
artist-johannes-vermeer = Jan Vermeer
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
artist-michelangelo = Michał Anioł
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

## Miejsca

place-louvre-paris = Luwr, Paryż
place-czartoryski-museum-krakow = Muzeum Książąt Czartoryskich, Kraków
place-uffizi-florence = Galeria Uffizi, Florencja
place-kunsthistorisches-museum-vienna = Kunsthistorisches Museum, Wiedeń
place-gemaldegalerie-alte-meister-dresden = Galeria Obrazów Starych Mistrzów, Drezno
place-prado-madrid = Muzeum Prado, Madryt
place-national-gallery-of-art-washington = National Gallery of Art, Waszyngton
place-metropolitan-museum-of-art-new-york = Metropolitan Museum of Art, Nowy Jork
place-santo-tome-toledo = Kościół Santo Tomé, Toledo
place-doria-pamphilj-gallery-rome = Galeria Doria Pamphilj, Rzym
place-kenwood-house-london = Kenwood House, Londyn
place-rijksmuseum-amsterdam = Rijksmuseum, Amsterdam
place-mauritshuis-the-hague = Mauritshuis, Haga
place-musee-d-orsay-paris = Musée d'Orsay, Paryż
place-courtauld-gallery-london = Courtauld Gallery, Londyn
place-musee-marmottan-monet-paris = Musée Marmottan Monet, Paryż
place-the-phillips-collection-washington = Phillips Collection, Waszyngton
place-philadelphia-museum-of-art = Philadelphia Museum of Art
place-national-gallery-london = National Gallery, Londyn
place-art-institute-of-chicago = Art Institute of Chicago
place-museum-of-modern-art-new-york = Museum of Modern Art, Nowy Jork
place-national-galleries-of-scotland-edinburgh = National Galleries of Scotland, Edynburg
place-museum-of-fine-arts-boston = Museum of Fine Arts, Boston
place-guggenheim-museum-new-york = Muzeum Guggenheima, Nowy Jork
place-walker-art-center-minneapolis = Walker Art Center, Minneapolis
