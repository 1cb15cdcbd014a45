# Tables with a component list of one's own.

box-title = Cards and tiles
box-ours = Ours
box-file = From a file
box-file-label = Component list (TOML)
box-file-hint = For owners of a printed box: your own list of cards and tiles. The table keeps it, and records bring it along.
box-unnamed = A list without a name
box-line =
    { $author ->
        [none] Cards and tiles: “{ $name }”, version { $version }.
       *[other] Cards and tiles: “{ $name }” by { $author }, version { $version }.
    }
box-again = New table with it
box-save = Save the list
