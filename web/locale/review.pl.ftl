# Co mówi tylko analiza gry i ruch, którego próbuje się jeszcze raz.

reviewed-title = { $game }: analiza
reviewed-untitled = Analiza
reviewed-making = Mistrz ogląda każdy ruch.
reviewed-making-why = Potrwa to minutę lub dwie, a trwające gry mają pierwszeństwo. Jeśli wyjdziesz, analiza poczeka: to, co gotowe, zostaje.
reviewed-progress = Gotowe { $done } z { $total }
reviewed-ready = Analiza jest gotowa.
reviewed-stopped = Analiza nie jest jeszcze pełna.
reviewed-go-on = Dokończ
reviewed-result = Wynik
reviewed-play = Dzięki grze
reviewed-luck = Dzięki szczęściu
reviewed-interval = W 95 przypadkach na 100 prawda leży między liczbami w nawiasie.
reviewed-range = { $from } do { $to }
reviewed-curve-key = W górę: udział w wygranej według mistrza; to przebieg, a nie prawdopodobieństwo. Kwadraty to błędy, duże to poważne błędy; pełne kropki to szczęście, puste to pech. Każdy znak prowadzi do swojego miejsca w powtórce.
reviewed-table = Wszystkie znaki w tabeli
reviewed-happened = Co się stało
reviewed-share = Wartość, w % wygranej
reviewed-try = Spróbuj jeszcze raz
reviewed-answer = Co było lepsze i dlaczego?
reviewed-show = Pokaż

## Ruch jeszcze raz

trial-ask = Co tu zagrasz? Wybierz na planszy; mistrz powie, co o tym myśli.
trial-thinking = Mistrz się zastanawia.
trial-best = Mistrz zrobiłby to samo.
trial-good = Dobry ruch: prawie nic nie przemawia przeciw niemu.
trial-mistake = Błąd.
trial-blunder = Poważny błąd.
trial-back = Wróć do analizy
