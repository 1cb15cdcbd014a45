# Stoły z własną listą elementów.

box-title = Karty i kafelki
box-ours = Nasze
box-file = Z pliku
box-file-label = Lista elementów (TOML)
box-file-hint = Dla właścicieli drukowanej gry: własna lista kart i kafelków. Stół ją zachowuje, a zapisy gier zabierają ją ze sobą.
box-unnamed = Lista bez nazwy
box-line =
    { $author ->
        [none] Karty i kafelki: „{ $name }”, wersja { $version }.
       *[other] Karty i kafelki: „{ $name }” ({ $author }), wersja { $version }.
    }
box-again = Nowy stół z tą listą
box-save = Zapisz listę
