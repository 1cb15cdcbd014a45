# Pastiche at a real table: its set-up and its score sheet.

## What a counted sheet says

pa-score-commission = Zlecenie: { $title }
pa-score-artist = Oba dzieła jednego artysty: { $artist }
pa-score-cards = Przydatne karty: { $cards }

## What the sheet asks for

pa-sheet-completed = Ukończone zlecenia
pa-sheet-commissions = Zlecenia na ręce
pa-sheet-palette = Karty palety na ręce

## The set-up

pa-setup-start = Połóżcie element startowy na środku stołu i posortujcie karty palety według kolorów: to bank.
pa-setup-cards = Każdy gracz dostaje po jednej karcie zielonej, fioletowej, pomarańczowej i brązowej.
pa-setup-hexes = Pomieszajcie zakryte heksy: to zapas. Każdy gracz dobiera { $count }.
pa-setup-commissions = Potasujcie zlecenia i rozdajcie każdemu po { $count }, w ukryciu przed innymi.
pa-setup-gallery = Odkryjcie { $count } zlecenia: to galeria. Pozostałe ({ $left }) tworzą talię.
pa-setup-starter = Wylosujcie, kto zaczyna.
pa-setup-goal = Zapamiętajcie cel: { $points } punktów za ukończone zlecenia ogłasza koniec.
