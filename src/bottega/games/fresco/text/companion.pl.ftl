# Fresco at a real table: its set-up and its score sheet.

## What a counted sheet says

fr-score-tile = Kafelek fresku o wartości { $value }
fr-score-bishop-here = Biskup stał na nim
fr-score-bishop-next = Biskup stał obok
fr-score-altar = Ołtarz: { $paints }
fr-score-request = Życzenie
fr-score-portrait = Portret z punktami
fr-score-abbot = Opat: odtąd 1 więcej do premii biskupa
fr-score-thalers = Pieniądze na koniec: { fr-thalers }
fr-score-points = Policzone ręcznie
fr-score-step = Przesunięcie z zajętego pola

refused-sheet-step = Wiersz { $row }: na polu { $space } stoi inny malarz. Wybierz: do przodu na { $ahead } albo do tyłu na { $behind }.
refused-sheet-no-step = Wiersz { $row }: nikt nie stoi na drodze, nie ma czego wybierać.
refused-sheet-money-last = Wiersz { $row }: pieniądze liczy się raz dla każdego gracza, po wszystkim innym.
refused-sheet-altar = Wiersz { $row }: takich trzech farb razem ołtarz nie przyjmuje.
refused-sheet-leonardo = Wiersz { $row }: Leonardo tylko odnawia fragmenty.
refused-sheet-leonardo-name = Przy dwóch graczach Leonardo to neutralny malarz. Wybierz inne imię.

## What the sheet asks for

fr-sheet-player = Kto
fr-sheet-tile = Kafelek fresku o wartości
fr-sheet-altar = Ołtarz, farby
fr-sheet-request = Życzenie, punkty
fr-sheet-portrait = Portret, punkty
fr-sheet-abbot = Zdobyty portret
fr-sheet-thalers = Na koniec: talary
fr-sheet-points = Inne punkty
fr-sheet-bishop = Biskup
fr-sheet-bishop-here = stał na nim
fr-sheet-bishop-next = stał obok
fr-sheet-step = Jeśli stoi tam inny malarz
fr-sheet-step-ahead = do przodu
fr-sheet-step-behind = do tyłu

## The set-up

fr-setup-order = Wylosujcie kolejność: malarze stają na polach startowych, od S1, ostatniego miejsca, wzwyż.
fr-setup-player = Każdy gracz dostaje: talary ({ $thalers }), farby ({ $paints }), pomocników ({ $apprentices }), parawan i arkusz akcji. Znacznik nastroju zaczyna na środku toru; jeszcze jeden pomocnik każdego gracza czeka w teatrze.
fr-setup-market-without = Odłóżcie do pudełka { $count } kafelki targu: z 2 niebieskimi, 2 żółtymi i 2 czerwonymi farbami.
fr-setup-market = Pomieszajcie kafelki targu w woreczku. Wyłóżcie je odkryte na stragany (jest ich { $count }): { $spaces }. Jeden kafelek zostaje w woreczku.
fr-setup-tiles = Połóżcie kafelek fresku o wartości { $value } na środku sklepienia.
fr-setup-tiles-out = Pomieszajcie kafelki o wartości od 3 do 11 i odłóżcie do pudełka { $count }, nie patrząc. Wszystkie inne kładziecie odkryte na pozostałych polach.
fr-setup-bishop = Biskup stoi na środku.
fr-setup-portraits = Potasujcie każdy zestaw portretów i ułóżcie w stos, A na B na C. Odkryjcie { $count }.
fr-setup-requests = Ułóżcie życzenia w cztery stosy (ogólne, pomarańczowe, zielone, fioletowe), najwyższa wartość na wierzchu.
fr-setup-leonardo = Dla dwóch graczy: Leonardo, neutralny malarz, zaczyna na S3 i wstaje w gospodzie jak inni. Nie ma nic własnego.
