# Fresco, numerowane zasady. [D] oznacza naszą decyzję tam, gdzie instrukcja milczy lub jest niejednoznaczna.

FR-head-aim = Cel gry
FR-aim = Jesteście mistrzami malarstwa i odnawiacie sklepienie katedry. W każdej rundzie planujesz, dokąd pójdą twoi pomocnicy: kupować farby, odnawiać, zarabiać, mieszać farby czy do teatru. Wygrywa najwięcej punktów.

FR-head-components = Elementy gry
FR-C1 = Farby: podstawowe czerwona, żółta i niebieska; ich mieszanki pomarańczowa, zielona i fioletowa; mieszanki specjalne różowa i brązowa. Farb i pieniędzy nigdy nie brakuje.
FR-C2 = Kafelki fresku na siatce 5 x 5 pól; kafelki targu; karty portretów z zestawów A, B i C; kafelki życzeń; dla każdego gracza arkusz akcji z kolumną 3 pól na targ, katedrę, atelier, pracownię i teatr. Strona 2 arkusza ma zamiast teatru drugą kolumnę katedry.
FR-C3 = [D] Wydrukowane kafelki i karty, środkowe wiersze gospody, długość toru nastroju, wielkość straganów i mieszanki specjalne nie są publicznie znane. Nasza lista mieści się we wszystkim, co o nich wiadomo. Jeśli masz pudełko z grą, możesz tę listę poprawić.

FR-head-setup = Przygotowanie do gry
FR-S1 = Kolejność na początku wyznacza los: malarze stają na polach startowych, od S1, ostatniego miejsca, wzwyż. Pola startowe się nie liczą: pierwszy punkt to pole 1.
FR-S2 = Każdy gracz ma 1 farbę czerwoną, 1 żółtą i 1 niebieską, 12 talarów, 5 pomocników i nastrój na środku toru. Jeszcze jeden pomocnik, bezbarwny, czeka w teatrze.
FR-S3 = 3 graczy: kafelki targu z 2 niebieskimi, 2 żółtymi i 2 czerwonymi farbami odpadają z gry, a na targu są 3 stragany o 10 polach (4, 3, 3). 4 graczy: 4 stragany o 13 polach (4, 3, 3, 3). Wszystkie kafelki targu oprócz jednego wykłada się odkryte; ten jeden zostaje w woreczku. [D] Podział pól między stragany jest nasz.
FR-S4 = Kafelek o wartości 24 leży na środku. Spośród kafelków o wartości od 3 do 11 odrzuca się losowo tyle, aby reszta dokładnie zapełniła pozostałe 24 pola, gdzie kafelki leżą odkryte. [D] Tekst mówi, że odpada 6; z liczby kafelków wynika, że musi odpaść 7.
FR-S5 = Biskup stoi na środku. Portrety, każdy zestaw potasowany, tworzą jeden stos, A na B na C; dwa leżą odkryte. Życzenia tworzą cztery stosy (ogólne, pomarańczowe, zielone, fioletowe), w każdym najwyższa wartość na wierzchu.

FR-head-get-up = Godzina pobudki i nastrój
FR-U1 = W kolejności odwrotnej do punktacji, od ostatniego na torze, każdy gracz zajmuje wolną godzinę pobudki.
FR-U2 = Przesuwa ona twój nastrój w górę lub w dół, jak mówi jej wiersz w gospodzie, nigdy poza koniec toru.
FR-U3 = Nastrój w górnej strefie: sześciu pomocników. W dolnej strefie: czterech. Poza nimi: pięciu.
FR-U4 = Sprawdza się to w każdej rundzie, od razu po przesunięciu nastroju przez godzinę pobudki.

FR-head-planning = Planowanie
FR-P1 = Wszyscy gracze jednocześnie i w ukryciu wysyłają swoich pomocników na pola arkusza akcji: najwyżej 3 do jednej kolumny, a do katedry na stronie 2 najwyżej 6. Gdy wszyscy są gotowi, plany odsłania się razem. [D] Liczby pól, 3 i 6, są nasze, a pomocnicy mogą próżnować.

FR-head-actions = Akcje
FR-O1 = Miejsca rozgrywa się jedno po drugim: targ, katedra, atelier, pracownia, teatr. W każdym gracze działają w kolejności godzin pobudki, a każdy robi tam wszystko, co ma do zrobienia. Z każdej akcji można zrezygnować, z wyjątkiem FR-K3. [D] Teatr, a także atelier, gdy nie ma odkrytego portretu, rozgrywają się same.
FR-K1 = Targ: wybierz JEDEN stragan. Każdy pomocnik może kupić jeden jego kafelek po cenie z wiersza twojej godziny pobudki; każdy kafelek sprzedaje się raz. Farby trafiają za twoją zasłonkę.
FR-K2 = Kto wysłał co najmniej jednego pomocnika, zamyka wybrany stragan: wszystkie jego kafelki trafiają do woreczka, nawet jeśli nic nie kupiono. [D] Zamkniętego ani pustego straganu nie można odwiedzić; jeśli żaden nie jest otwarty, nie robisz nic.
FR-K3 = [D] Jeśli masz na targu pomocników i jakiś stragan jest otwarty, musisz wybrać stragan (i on się zamyka), ale nie musisz kupować.
FR-H1 = Katedra: każdy pomocnik odnawia jeden fragment fresku albo raz ołtarz.
FR-H2 = Przed odnowieniem fragmentu możesz zapłacić 1 talar, aby przesunąć biskupa o jeden krok, także na ukos. [D] Raz na każdy odnawiany fragment, także na odnowione pola, nigdy poza siatkę i tylko wtedy, gdy zaraz potem odnawiasz fragment.
FR-H3 = Odnawianie fragmentu: zwróć jego farby do zasobów, weź kafelek zakryty przed siebie i zdobądź jego wartość oraz 3 więcej, jeśli stał na nim biskup, albo 2 więcej, jeśli stał obok (8 sąsiednich pól), wszystko za jednym razem. Biskup przechodzi na zwolnione pole.
FR-H4 = Ołtarz, farby podstawowe: czerwona + żółta + niebieska za 2 punkty. Każdą z tych trzech można zastąpić pomarańczową, zieloną lub fioletową, także powtarzając kolor, po 1 punkcie więcej za każdą.
FR-H5 = Ołtarz, mieszanki: pomarańczowa + zielona + fioletowa za 6 punktów. Każdą z tych trzech można zastąpić różową (3 więcej) lub brązową (5 więcej); różowa i brązowa mogą się powtarzać, pozostałe trzy nie.
FR-T1 = Atelier: każdy pomocnik zarabia 3 talary. Jeden pomocnik każdego gracza może w rundzie wziąć zamiast tego odkryty portret.
FR-T2 = Portret z błyskawicą działa od razu i odpada z gry: pieniądze, punkty, farby czerwone, żółte lub niebieskie do wyboru, pokazana farba albo nastrój. [D] Nastrój nigdy nie wychodzi poza koniec toru i liczy się dla pomocników w następnej rundzie.
FR-T3 = Portret trwały zostaje przy tobie. Sługa Boży: 1 talar dochodu więcej. Opat: 1 więcej do premii biskupa. Aktor: 3 zamiast 2 w teatrze. Zakrystian: raz na rundę, gdy pracujesz w katedrze, za 1 talar przenosi biskupa na dowolne pole: przed odnowieniem fragmentu lub ołtarza albo samodzielnie. [D] Nie zajmuje to pomocnika.
FR-W1 = Pracownia: każdy pomocnik miesza do dwóch razy; to, co zmieszane, można mieszać dalej. Czerwona + żółta dają pomarańczową, czerwona + niebieska fioletową, żółta + niebieska zieloną. Mieszanki specjalne są na liście elementów; na naszej pomarańczowa + fioletowa dają różową, a pomarańczowa + zielona + fioletowa brązową.
FR-W2 = Jeden pomocnik każdego gracza może w rundzie zamiast mieszania spełnić życzenie: ogólne za 3 dowolne twoje kafelki fresku, specjalne za 3 kafelki z jego plamką. Wierzchni kafelek tego stosu daje swoje punkty. Te 3 kafelki fresku nie przynoszą już dochodu; życzenie przynosi 1 talar i 1 farbę: specjalne swojego koloru, ogólne czerwoną, żółtą lub niebieską, za każdym razem do wyboru.
FR-A1 = Teatr: każdy pomocnik podnosi twój nastrój o 2 (o 3 z Aktorem), nigdy poza koniec toru.

FR-head-track = Tor punktacji
FR-V1 = Dwaj malarze nigdy nie stoją na jednym polu: jeśli trafiasz na innego, idziesz na najbliższe wolne pole, do przodu lub do tyłu, jak chcesz. To się liczy: twój wynik to pole, na którym stoisz. [D] Nigdy poniżej 1, gdy masz już punkty.
FR-V2 = Dlatego nie ma dwóch równych wyników powyżej 0 ani remisów. Wśród tych, którzy są jeszcze na polach startowych, ostatni jest S1.

FR-head-round-end = Koniec rundy (oprócz ostatniej)
FR-B1 = Kafelki targu wracają do woreczka, miesza się je i wykłada na nowo; jeden zostaje w woreczku. Odkryte portrety, których nikt nie wziął, odpadają z gry i wykłada się dwa nowe. Dochód: 1 talar za każdy kafelek fresku, który nie leży pod życzeniem, do tego twoje życzenia i Sługa Boży. Malarze opuszczają gospodę. [D] 1 talar za kafelek to nasza decyzja.

FR-head-end = Koniec gry
FR-E1 = Runda, która zaczyna się przy 6 lub mniej kafelkach fresku na planszy albo z wyłożonymi dwoma ostatnimi portretami, jest ostatnia: planuje się ją na stronie 2 arkuszy akcji.
FR-E2 = Na koniec, w kolejności godzin pobudki, 1 punkt za każde 2 talary, za jednym razem. Wygrywa, kto ma najwięcej punktów.

FR-head-knowledge = Kto co może wiedzieć
FR-public = Wszyscy: planszę, punkty, nastroje, godziny pobudki, wzięte portrety i życzenia oraz to, co wydano jawnie; liczbę wziętych kafelków fresku, [D] a także które to kafelki, bo wzięto je jawnie.
FR-private = Tylko ty: swoje pieniądze, farby za swoją zasłonką i swój plan aż do odsłonięcia. [D] Ukryte, choć uważny gracz może je wywnioskować; opcja stołu pokazuje pieniądze i farby wszystkim.
FR-nobody = Nikt: kolejność kafelków w woreczku i stosu portretów oraz kafelki, które odpadły z gry.

FR-head-beyond = Poza instrukcją
FR-X1 = [D] Gry dwuosobowej ani gier bez modułów nie ma w tekście. FR-X2 do FR-X9 są nasze.
FR-X2 = [D] Bez mieszanek specjalnych: na środku leży kafelek o wartości 11, a kafelków od 13 wzwyż się nie używa, więc zostają dokładnie 24 inne i żaden nie odpada. Różowej i brązowej farby nie ma: ani przy ołtarzu, ani w pracowni, a portrety różowy i brązowy odpadają z gry przed tasowaniem zestawów.
FR-X3 = [D] Bez portretów: atelier tylko płaci, a ostatnią rundę przynosi jedynie liczba kafelków na planszy.
FR-X4 = [D] Bez życzeń: w pracowni tylko się miesza.
FR-X5 = [D] 2 graczy: neutralny malarz, Leonardo, jest trzecim malarzem na torze punktacji (przesuwa się jak inni) i w gospodzie. Zaczyna na S3, ostatnim polu startowym; kolejność graczy na S1 i S2 jest losowa. Nie ma farb, pieniędzy, nastroju, pomocników ani dochodu. Kafelki targu i stragany są takie, jak dla 3 graczy.
FR-X6 = [D] Kto decyduje za Leonarda: w pierwszej rundzie ten z dwóch graczy, który jest ostatni na torze, potem na zmianę, runda po rundzie. Leonardo zajmuje godzinę pobudki w zwykłej kolejności; wybiera ją ten, kto za niego decyduje.
FR-X7 = [D] Targ: gdy według godzin pobudki przychodzi kolej Leonarda, ten, kto za niego decyduje, zamyka jeden otwarty stragan. Niczego się nie kupuje.
FR-X8 = [D] Katedra: gdy według godzin pobudki przychodzi kolej Leonarda, ten, kto za niego decyduje, każe mu odnowić za darmo jeden fragment na polu biskupa lub obok; jeśli takiego nie ma, jeden z najbliższych, licząc krok na ukos jak każdy inny. Leonardo dostaje za niego punkty z premią biskupa, a biskup tam przechodzi. Nigdy przedtem nie przesuwa biskupa i nie odnawia ołtarza.
FR-X9 = [D] Leonardo nie może wygrać: wygrywa lepszy z dwóch graczy. Jego punkty liczą się tylko na torze. Gdy trafia na innego malarza, stronę wybiera ten, kto za niego decyduje.
FR-X10 = [D] Gry zaczęte według wersji 1 tych zasad toczą się według niej dalej: pole startowe Leonarda jest w nich losowane jak pozostałe, a Zakrystian przenosi biskupa tylko tuż przed odnowieniem fragmentu.
