# Final Touch, numerowane zasady. [D] oznacza naszą decyzję tam, gdzie instrukcje milczą lub są niejednoznaczne.

FT-head-aim = Cel gry
FT-aim = Wszyscy pracują nad tym samym arcydziełem, ale zapłatę dostaje tylko ten, kto nada mu ostatni szlif. Wygrywa gracz lub zespół, który pierwszy ma 25 $.

FT-head-components = Elementy gry
FT-C1 = 25 kart arcydzieł. Na każdej podano wymagane maźnięcia, kwotę za jej ukończenie oraz mniejszą kwotę dla przeciwników tego, kto ją zniszczy.
FT-C2 = 60 kart maźnięć: po 12 żółtych, zielonych, brązowych, niebieskich i czerwonych.
FT-C3 = [D] Lista wydrukowanych kart nie jest publiczna. Nasza lista jest własna. Zakłada, że kwota za ukończenie to liczba maźnięć (od 4 do 12), kwota za zniszczenie to jej połowa zaokrąglona w dół, maźnięć jednego koloru jest najwyżej 5 i zdarzają się kwoty nieparzyste. Jeśli masz pudełko z grą, możesz tę listę poprawić.

FT-head-setup = Przygotowanie do gry
FT-S1 = Potasowane karty arcydzieł tworzą odkrytą talię: wszyscy widzą obecne arcydzieło i następne, a głębiej nic.
FT-S2 = Karty maźnięć zostają potasowane. Każdy gracz dostaje 5 kart, których inni nie widzą; reszta tworzy zakrytą talię. [D] Liczba kart w talii i zawartość stosu kart odrzuconych są jawne.
FT-S3 = [D] Według instrukcji zaczyna gracz, który ostatnio był w muzeum lub galerii. Tutaj gospodarz wskazuje, kto zaczyna, albo zdaje się na los (domyślnie).
FT-S4 = Dwóch graczy: pojedynek. Trzech graczy: każdy na własny rachunek. Czterech graczy: dwa dwuosobowe zespoły, partnerzy siedzą naprzeciw siebie (miejsca 1 i 3 przeciw 2 i 4) i mają wspólną sakiewkę. Gra toczy się zgodnie z ruchem wskazówek zegara.

FT-head-turn = Tura
FT-T1 = Musisz zagrać przynajmniej jedno maźnięcie. Nie można spasować.
FT-T2 = Albo retuszujesz, albo gryzmolisz, nigdy jedno i drugie w tej samej turze.
FT-I1 = Retusz: zagraj z ręki od 1 do 5 maźnięć. Każde musi odpowiadać maźnięciu, którego jeszcze brakuje, i nigdy nie więcej danego koloru, niż go brakuje.
FT-I2 = Nie musisz zagrywać wszystkiego, co pasuje, i zawsze możesz zamiast tego gryzmolić kartą, która nie pasuje: sztuka polega na powściągliwości.
FT-M1 = Gryzmolenie: zagraj z ręki dokładnie jedno maźnięcie do strefy gryzmołów.
FT-M2 = Gryzmolić można tylko kolorem, którego teraz nie brakuje: takim, którego arcydzieło nigdy nie wymagało, albo takim, którego wszystkie maźnięcia są już na miejscu.
FT-M3 = Ręka bez pasującej karty musi gryzmolić; ręka z samymi pasującymi kartami musi retuszować. Każda karta pasuje dokładnie do jednej strefy, więc zawsze istnieje dozwolony ruch.
FT-R1 = Na koniec swojej tury uzupełnij rękę do 5 kart.
FT-R2 = Gdy talia się wyczerpie, nawet w trakcie uzupełniania ręki, należy potasować stos kart odrzuconych, utworzyć z niego nową talię i dobierać dalej. Karty leżące w obu strefach nie należą do stosu kart odrzuconych.

FT-head-scoring = Punkty za arcydzieło
FT-F1 = Kto zagra ostatnie brakujące maźnięcie (ostatni szlif), kończy arcydzieło i otrzymuje kwotę za ukończenie (przy czterech graczach trafia ona do sakiewki zespołu).
FT-F2 = Kto zagra trzeci gryzmoł, niszczy arcydzieło i zrzeka się go: kwotę za zniszczenie otrzymuje przeciwnik (dwóch graczy) albo drugi zespół (czterech graczy). Partner tego, kto je zniszczył, nie dostaje nic.
FT-F3 = Trzech graczy: zniszczone arcydzieło leży między dwoma przeciwnikami i cała kwota za zniszczenie liczy się każdemu z nich.
FT-N1 = Gdy arcydzieło zostanie ukończone lub zniszczone, kolejno: karty z obu stref trafiają na stos kart odrzuconych, następne arcydzieło staje się obecnym, a gracz, który zakończył poprzednie, uzupełnia rękę do 5 kart i natychmiast odbywa kolejną turę.

FT-head-end = Koniec gry
FT-E1 = Gra kończy się w chwili, gdy gracz lub zespół ma 25 $ lub więcej: zanim ktokolwiek uzupełni rękę lub dobierze kartę. Może to nastąpić także wtedy, gdy przeciwnik musiał zniszczyć arcydzieło.
FT-E2 = [D] Trzech graczy, a jedno zniszczenie daje obu przeciwnikom 25 $ lub więcej: wygrywa ten, kto ma więcej.
FT-E3 = To samo przy remisie: tych dwóch gra o jeszcze jedno arcydzieło, następne w talii, według zasad dla dwóch graczy, bez trzeciego. Kto otrzyma tę kartę, wygrywa grę, więc jej zniszczenie oznacza przegraną. [D] Zachowują karty na ręce; zaczyna pierwszy z nich zgodnie z ruchem wskazówek zegara po graczu, który zniszczył arcydzieło.
FT-E4 = [D] Jeśli przy własnej liście kart talia arcydzieł się wyczerpie, wygrywa ten, kto ma najwięcej pieniędzy; przy równych kwotach zwycięstwo jest wspólne. Z naszą listą to się nie zdarza.

FT-head-knowledge = Kto co może wiedzieć
FT-public = Wszyscy: obecne i następne arcydzieło, obie strefy, wszystkie sakiewki i karty leżące przed graczami, zawartość stosu kart odrzuconych, liczbę kart na rękach i w taliach oraz wszystkie dotychczasowe zagrania.
FT-private = Tylko ty: swoje karty na ręce. Ręka partnera też jest zakryta. Instrukcje nie mówią nic o rozmowach przy stole, więc niczego się tu nie narzuca.
FT-nobody = Nikt: kolejność kart w talii maźnięć i arcydzieł poza następnym.
