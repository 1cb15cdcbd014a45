# Notifications: the section of the settings, and the pages that mails lead to.

notices-title = Powiadomienia
notices-why = Dowiesz się, że nadeszła twoja kolej, gdziekolwiek jesteś.
notices-list = Powiadomienia dostajesz przez
notices-none = Nie masz jeszcze powiadomień. Wybierz sposób poniżej.
notices-kind-push = Przeglądarka: { $label }
notices-kind-mail = E-mail: { $label }
notices-kind-chat = Komunikator: { $label }
notices-kind-webhook = Webhook: { $label }
notices-this-browser = ta
notices-unconfirmed = Otwórz link z wysłanej wiadomości, abyśmy wiedzieli, że to twój adres.
notices-problem = Ostatnia wiadomość nie dotarła: { $problem }
notices-test = Wyślij próbę
notices-test-of = Wyślij próbę: { $channel }
notices-again = Wyślij wiadomość ponownie
notices-again-of = Wyślij wiadomość ponownie: { $channel }
notices-tested = Próba wysłana.
notices-asked = Wysłaliśmy wiadomość z linkiem. Otwórz go, aby potwierdzić adres.
notices-remove = Usuń
notices-remove-of = Usuń: { $channel }
notices-removed = Usunięto.
notices-added = Dodano. Wyślij próbę, aby zobaczyć, jak to wygląda.
notices-push = W tej przeglądarce
notices-push-do = Powiadamiaj w tej przeglądarce
notices-push-insecure = Przeglądarki pozwalają na to tylko przez https. { $mail ->
    [yes] Zamiast tego wybierz e-mail albo ntfy.
   *[no] Zamiast tego wybierz ntfy.
}
notices-push-unsupported = Ta przeglądarka tego nie potrafi. Na iPhonie lub iPadzie najpierw dodaj Bottegę do ekranu początkowego.
notices-push-denied = Powiadomienia tej strony są zablokowane w ustawieniach przeglądarki. Zezwól na nie i spróbuj ponownie.
notices-mail = Adres e-mail
notices-mail-password = Podaj hasło: kto czyta pocztę pod tym adresem, może ustawić nowe.
notices-add = Dodaj
notices-more = Komunikatory i webhooki
notices-chat = Adres w { $services }
notices-chat-hint = Na przykład ntfy://moj-tajny-temat albo adres webhooka z Discorda lub Slacka.
notices-webhook = Webhook
notices-webhook-hint = Dla programów: na ten adres wysyłany jest JSON.
notices-quiet = Godziny ciszy
notices-quiet-from = od
notices-quiet-until = do
notices-quiet-hint = Strefa czasowa: { $zone }. O tym, co się wtedy stanie, dowiesz się później.
notices-saved = Zapisano.
notices-confirm-title = Czy to twój adres?
notices-confirm-done = Dziękujemy. Odtąd dostaniesz wiadomość, gdy nadejdzie twoja kolej.
notices-stop-title = Koniec wiadomości
notices-stop-done = Gotowe: na ten adres nie przyjdą już wiadomości o twojej kolei.
notices-to-settings = Powiadomienia w ustawieniach

recover-ask = Nie pamiętasz hasła?
recover-lead = Wpisz powyżej nazwę konta. Link do ustawienia nowego hasła wyślemy na adres e-mail konta, jeśli został potwierdzony w ustawieniach, w sekcji Powiadomienia. W przeciwnym razie nowe hasło może ustawić gospodarz serwera.
recover-send = Wyślij link
recover-sent = Jeśli to konto ma potwierdzony adres e-mail, wysłaliśmy tam link. Działa przez godzinę.
recover-title = Ustaw nowe hasło
recover-save = Ustaw hasło
recover-done = Nowe hasło do konta „{ $account }” jest ustawione, a wszystkie urządzenia zostały wylogowane. Zaloguj się teraz nowym hasłem.

days-off-title = Dni wolne
days-off-why = W grach, w których na ruch są dni, twój czas w te dni nie płynie. Zmiany liczą się od jutra. Inni widzą to, gdy na ciebie czekają.
days-off-weekdays = Co tydzień, najwyżej trzy
days-off-holidays = Urlop
days-off-from = od
days-off-to = do
days-off-add = Dodaj
days-off-left = { $count ->
    [one] W tym roku jeszcze { $count } dzień.
   *[many] W tym roku jeszcze { $count } dni.
}
days-off-range = { $from } – { $to }
days-off-remove = Usuń: { $range }
days-off-zone = Strefa czasowa: { $zone }
