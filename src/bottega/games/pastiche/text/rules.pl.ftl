# Pastiche, numerowane zasady. [D] oznacza naszą decyzję tam, gdzie instrukcja milczy lub jest niejednoznaczna.

PA-head-aim = Cel gry
PA-aim = Kładź heksy tak, aby ich plamki się mieszały, zbieraj kolory jako karty palety i kończ za nie zlecenia. Wygrywa najwięcej punktów.

PA-head-components = Elementy gry
PA-C1 = 34 zlecenia: po dwa dzieła każdego z 17 artystów. Każde zlecenie pokazuje paletę złożoną z 2 do 7 plamek koloru i jest warte od 7 do 16 punktów.
PA-C2 = 132 karty palety, które razem tworzą bank. Czerwone, żółte i niebieskie: po 8, każda za 4 punkty. Pomarańczowe, zielone, fioletowe i brązowe: po 12, za 1 punkt. Bursztynowe, szkarłatne, oliwkowe, morskie, magentowe i purpurowe: po 6, za 2 punkty. Czarne i białe: po 6, za 3 punkty. Szare: 6, za 6 punktów. Beżowe: 6, za 4 punkty.
PA-C3 = 54 heksy: plamka koloru podstawowego przy każdym z sześciu wierzchołków, w środku jeden lub dwa kolory podstawowe.
PA-C4 = Jeden element startowy: trzy heksy ułożone w trójkąt.
PA-C5 = [D] Palety wydrukowanych zleceń i wydrukowane heksy nie są publicznie znane. Nasza lista mieści się we wszystkim, co o nich wiadomo: punkty zlecenia to suma wartości kart jego plamek, podane wyżej zakresy, od 15 do 31 punktów za oba dzieła jednego artysty oraz Mona Lisa = beżowy + czarny + zielony = 8. Jeśli masz pudełko z grą, możesz tę listę poprawić.

PA-head-chart = Tabela kolorów
PA-M1 = Dwie plamki: czerwona i żółta dają pomarańczowy; żółta i niebieska zielony; czerwona i niebieska fioletowy. Dwie jednakowe plamki nie dają nic. [D] Tabela jest wydrukowana na karcie pomocy, której nie widzieliśmy.
PA-M2 = Trzy plamki: czerwona, żółta i niebieska dają brązowy. Dwie czerwone i żółta dają szkarłatny; dwie żółte i czerwona bursztynowy; dwie żółte i niebieska oliwkowy; dwie niebieskie i żółta morski; dwie czerwone i niebieska magentowy; dwie niebieskie i czerwona purpurowy. Trzy jednakowe plamki dają swój kolor podstawowy. [D] Szkarłatny, bursztynowy, oliwkowy i morski są prawdopodobne, ale nie pewne.
PA-M3 = Tam, gdzie wierzchołek nowego heksa styka się z jednym heksem, mieszają się dwie plamki; tam, gdzie styka się z dwoma, trzy plamki.

PA-head-setup = Przygotowanie do gry
PA-S1 = Element startowy leży na środku. Każdy gracz ma po jednej karcie zielonej, fioletowej, pomarańczowej i brązowej, dwa heksy z zakrytego zapasu oraz dwa ukryte zlecenia. Cztery zlecenia leżą odkryte: to galeria. Reszta tworzy talię. Pierwszego gracza wyznacza los.

PA-head-turn = Tura, w tej kolejności
PA-T1 = Połóż jeden ze swoich dwóch heksów, obrócony tak, jak chcesz.
PA-T2 = Musi on mieć co najmniej jeden wspólny bok z elementem startowym albo z heksem położonym przez INNEGO gracza. Może przy tym stykać się także z twoimi heksami; nie może stykać się wyłącznie z nimi.
PA-T3 = Potem weź ALBO wszystkie karty zmieszane przy jego wierzchołkach (nieważne, kto położył sąsiednie heksy), ALBO jedną kartę koloru podstawowego z jego środka (jeśli są tam dwa, wybierz jeden).
PA-T4 = [D] Koloru, którego stos w banku jest pusty, nie dostajesz; jeśli zostało mniej kart, niż zmieszano, bierzesz to, co jest. Nie można wybrać koloru podstawowego ze środka, którego stos w banku jest pusty. Wolno położyć heks tak, że niczego nie miesza.
PA-T5 = Potem wymieniaj karty, ile razy chcesz, z bankiem i z innymi graczami, ale tylko w swojej turze. Zamiana lub ukończenie zlecenia kończy wymianę kart w tej turze.
PA-B1 = Bank: trzy jednakowe karty za jedną czarną, białą lub kartę koloru drugiego albo trzeciego rzędu (brązowy jest kolorem drugiego rzędu); nigdy za szarą, beżową ani za kartę koloru podstawowego.
PA-B2 = Bank: żółta + brązowa za beżową. Czarna + biała za szarą.
PA-B3 = Bank: dowolna karta koloru podstawowego i jedna dowolna inna karta (kara) za wybraną kartę koloru podstawowego. [D] Dwa miejsca instrukcji się tu różnią; trzymamy się tego.
PA-B4 = [D] To, co bierzesz, musi być w banku; oddawane karty wracają do niego najpierw.
PA-P1 = Gracze: tylko karty palety, nigdy zlecenia; po obu stronach dowolna liczba kart, na którą obie się zgodzą; jedną ze stron musi być gracz, którego tura trwa.
PA-P2 = [D] Oferta wskazuje adresata (albo wszystkich), to, co się daje, i to, czego się chce. Adresat może ją przyjąć, odrzucić albo złożyć kontrofertę. Każda strona daje co najmniej jedną kartę. Oferta przepada z końcem tury, gdy ktoś pierwszy raz zamieni lub ukończy zlecenie oraz gdy jej autor nie ma już tych kart. Gracz może ustawić „nie handluję”, co od razu odrzuca oferty. Każdy gracz składa najwyżej 6 ofert na turę, aby nikt nie blokował stołu.
PA-G1 = Potem możesz zamienić JEDNO zlecenie z ręki na jedno z galerii.
PA-G2 = Potem możesz ukończyć zlecenia z ręki lub z galerii, tyle, ile zdołasz opłacić: pokaż zlecenie, zwróć do banku dokładnie tę paletę, którą pokazuje, i połóż je odkryte przed sobą. [D] Galerię od razu uzupełnia się z talii do czterech zleceń, a twoją rękę do dwóch; nową kartę też wolno ukończyć.
PA-G3 = [D] Gdy talia jest pusta, niczego się nie uzupełnia.
PA-H1 = Na koniec własnej tury możesz mieć najwyżej 8 kart palety; wybierasz, co wraca do banku. W każdej innej chwili możesz mieć więcej niż 8.
PA-D1 = Dobierz heksy, aby znów mieć dwa. [D] Gdy zapas jest pusty, grasz dalej tym, co masz; gracz bez heksa albo taki, który nie ma gdzie go położyć, pomija kładzenie i zaczyna od wymiany.
PA-D2 = [D] Gdy zapas jest pusty i żaden gracz nie ma już heksów, runda zostaje dokończona i gra się kończy.

PA-head-end = Koniec gry
PA-E1 = Koniec zostaje ogłoszony, gdy ukończone zlecenia jednego z graczy osiągną 45 punktów (2 graczy), 40 (3) lub 35 (4); gra toczy się dalej, aż wszyscy rozegrają tyle samo tur.
PA-E2 = Wynik = ukończone zlecenia + przydatne karty palety + premie za artystów.
PA-E3 = Przydatne karty palety: te z twojej ręki, których potrzebują jeszcze zlecenia na TWOJEJ RĘCE, każda karta liczona tylko raz dla obu zleceń; warte tyle punktów, ile na nich podano. Galeria się nie liczy.
PA-E4 = Premia za artystę, za oba jego dzieła, według sumy ich punktów: od 15 do 17, 3; od 18 do 22, 4; od 23 do 27, 5; od 28 do 31, 6.
PA-E5 = Remis: więcej ukończonych zleceń; potem więcej punktów za przydatne karty palety; potem więcej punktów premii; [D] potem zwycięstwo jest wspólne.

PA-head-knowledge = Kto co może wiedzieć
PA-public = Wszyscy: mapę, bank, galerię, ukończone zlecenia, liczbę kart i heksów na rękach i w stosach oraz każdą kartę zdobytą, wymienioną lub zwróconą (działo się to jawnie). [D] Uważny gracz może więc wywnioskować, jakie karty palety mają inni; mimo to domyślnie widać tylko ich liczbę, a opcja stołu pokazuje je wszystkim.
PA-private = Tylko ty: swoje karty palety, swoje dwa zlecenia [D] i swoje dwa heksy.
PA-nobody = Nikt: kolejność talii zleceń i zapasu heksów.
