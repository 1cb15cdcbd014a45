# Des tables avec sa propre liste de composants.

box-title = Cartes et tuiles
box-ours = Les nôtres
box-file = D’un fichier
box-file-label = Liste des composants (TOML)
box-file-hint = Pour qui possède la boîte imprimée : votre propre liste de cartes et de tuiles. La table la garde, et les enregistrements l’emportent avec eux.
box-unnamed = Une liste sans nom
box-line =
    { $author ->
        [none] Cartes et tuiles : « { $name } », version { $version }.
       *[other] Cartes et tuiles : « { $name } » de { $author }, version { $version }.
    }
box-again = Nouvelle table avec cette liste
box-save = Enregistrer la liste
