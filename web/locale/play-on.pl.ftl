# Gra dalej od kroku zakończonej gry i skąd taka gra pochodzi.

play-on-title = Graj dalej od kroku { $step }
play-on-text = Nowa gra zacznie się od takiego stołu, jaki tu widać. Zakończona gra się nie zmieni.
play-on-seat = Moje miejsce
play-on-others = Pozostałe miejsca
play-on-bots = Boty
play-on-open = Zaproszone osoby
play-on-open-hint = Dostaniesz dla nich link. Gra zacznie się, gdy wszystkie miejsca będą zajęte.
play-on-device = Wszyscy na tym urządzeniu
play-on-level = Siła botów
play-on-hidden = Zakryte karty
play-on-hidden-kept = Takie, jakie były
play-on-hidden-dealt = Rozdane na nowo
play-on-hidden-hint = W granicach tego, co w tym kroku było wiadome na moim miejscu.
play-on-draws = Przyszłe dobieranie
play-on-draws-new = Nowe
play-on-draws-same = Takie samo
play-on-draws-hint = Te same ruchy dobierają to samo co w zakończonej grze.
play-on-no-seed = Zapis nie mówi, skąd gra brała swoje losowania, więc dobieranie będzie nowe.
play-on-go = Graj dalej
origin-kept = Zakryte karty są takie, jakie tam były.
origin-dealt = Zakryte karty rozdano na nowo, zgodnie z tym, co było wiadome na miejscu { $seat }.
origin-same = Te same ruchy dobierają to samo co tam.
origin-new = Dobieranie jest nowe.
origin-show = Zobacz tę pozycję
