# Notifications: what is sent to people who are not at the table.

notify-turn = { $game }: twoja kolej
notify-reminder = { $game }: { $hours ->
    [one] na ruch została godzina
    [few] na ruch zostały { $hours } godziny
   *[other] na ruch zostało { $hours } godzin
}
notify-digest = { $count ->
    [one] Twoja kolej w { $count } grze
   *[other] Twoja kolej w { $count } grach
}
notify-test = Bottega: próba
notify-test-text = Tak dowiesz się, że nadeszła twoja kolej.
notify-stop = Dostajesz tę wiadomość, bo tak wybrano w ustawieniach gry Bottega. Aby nie dostawać więcej, otwórz { $link }
notify-confirm = Bottega: czy to twój adres?
notify-confirm-text =
    Ktoś poprosił, aby Bottega pisała na ten adres, gdy w grze nadejdzie jego kolej.

    Jeśli to ty, otwórz ten link:
    { $link }

    Jeśli nie, nic nie rób: nie dostaniesz więcej wiadomości.
notify-recovery = Bottega: nowe hasło
notify-recovery-text =
    Ktoś poprosił o nowe hasło do konta „{ $account }”.

    Jeśli to ty, ustaw je tutaj. Link działa raz, przez godzinę:
    { $link }

    Jeśli nie, nic nie rób: hasło pozostanie bez zmian.
