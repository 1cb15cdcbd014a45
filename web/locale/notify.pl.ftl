# Notifications: the section of the settings, and the pages that mails lead to.

notices-title = Twoja kolej, gdziekolwiek jesteś
notices-why = Dowiedz się, że nadeszła twoja kolej, gdy nie ma cię przy stole.
notices-list = Powiadomienia dostajesz przez
notices-none = Nic jeszcze nie wybrano. Wybierz sposób poniżej.
notices-kind-push = Przeglądarka: { $label }
notices-kind-mail = E-mail: { $label }
notices-kind-chat = Komunikator: { $label }
notices-kind-webhook = Webhook: { $label }
notices-this-browser = ta
notices-unconfirmed = Otwórz odnośnik z wysłanej wiadomości, abyśmy wiedzieli, że to twój adres.
notices-problem = Ostatnia wiadomość nie dotarła: { $problem }
notices-test = Wyślij próbę
notices-test-of = Wyślij próbę: { $channel }
notices-again = Wyślij wiadomość ponownie
notices-again-of = Wyślij wiadomość ponownie: { $channel }
notices-tested = Próba wysłana.
notices-asked = Wysłaliśmy wiadomość z odnośnikiem. Otwórz go, aby potwierdzić adres.
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
notices-add = Dodaj
notices-more = Komunikatory i webhooki
notices-chat = Adres w { $services }
notices-chat-hint = Na przykład ntfy://moj-tajny-temat albo adres webhooka z Discorda lub Slacka.
notices-webhook = Webhook
notices-webhook-hint = Dla programów: na ten adres wysyłany jest JSON.
notices-quiet = Cisza
notices-quiet-from = od
notices-quiet-until = do
notices-quiet-hint = Strefa czasowa: { $zone }. O tym, co się wtedy stanie, dowiesz się później.
notices-saved = Zapisano.
notices-confirm-title = Czy to twój adres?
notices-confirm-done = Dziękujemy. Odtąd dostaniesz wiadomość, gdy nadejdzie twoja kolej.
notices-stop-title = Koniec wiadomości
notices-stop-done = Gotowe: na ten adres nie przyjdą już wiadomości o twojej kolei.
notices-to-settings = Powiadomienia w ustawieniach
