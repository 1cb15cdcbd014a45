# Fresco: what it says besides its rules.

## Paints, sums, places

fr-about = You are master fresco painters, and the bishop wants his cathedral’s ceiling restored. Rise early to be first at the market, mix the colours you need, and paint more of the fresco than the others.
fr-box = The tiles, cards and prices of the printed game are not public. Those here are our own, made within all that is known of it.
fr-option-modules = Modules
fr-option-modules-portraits = Portraits
fr-option-modules-requests = The bishop’s requests
fr-option-modules-blends = Special blends

paint-red = red
paint-yellow = yellow
paint-blue = blue
paint-orange = orange
paint-green = green
paint-purple = purple
paint-pink = pink
paint-brown = brown

paints-red = { $count } red
paints-yellow = { $count } yellow
paints-blue = { $count } blue
paints-orange = { $count } orange
paints-green = { $count } green
paints-purple = { $count } purple
paints-pink = { $count } pink
paints-brown = { $count } brown

fr-thalers = { $thalers ->
    [one] { $thalers } thaler
   *[other] { $thalers } thalers
}
fr-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
fr-apprentices = { $apprentices ->
    [one] { $apprentices } apprentice
   *[other] { $apprentices } apprentices
}

fr-leonardo = Leonardo
fr-column-market = market
fr-column-cathedral = cathedral
fr-column-studio = studio
fr-column-workshop = workshop
fr-column-theatre = theatre
fr-stack-general = general
fr-stack-orange = orange
fr-stack-green = green
fr-stack-purple = purple

## Portraits

fr-face-primary = { $count } of red, yellow and blue, as you choose
fr-face-mood = mood up { $count }
fr-power-gods-servant = God's servant
fr-power-abbot = Abbot
fr-power-actor = Actor
fr-power-sexton = Sexton
fr-does-gods-servant = God's servant, 1 more thaler at income
fr-does-abbot = Abbot, 1 more on the bishop's bonuses
fr-does-actor = Actor, more mood at the theatre
fr-does-sexton = Sexton, once a round moves the bishop anywhere

## Refusals

refused-time-taken = { $time } o'clock is not free.
refused-column-full = { $spaces ->
    [0] The sheet has no space for the { $column } this round.
    [one] The sheet has only { $spaces } space for the { $column } this round.
   *[other] The sheet has only { $spaces } spaces for the { $column } this round.
}
refused-too-many-apprentices = You have only { $apprentices ->
    [one] { $apprentices } apprentice
   *[other] { $apprentices } apprentices
}.
refused-bump-first = First the painter who landed on another has to step ahead or behind.
refused-no-booth = There is no booth { $booth }.
refused-booth-closed = Booth { $booth } is closed or empty.
refused-tile-not-there = Tile { $tile } is not there to be bought.
refused-tile-each = Each apprentice buys one tile, and you have { $apprentices } here.
refused-cannot-pay = You cannot pay { fr-thalers }.
refused-must-choose-a-booth = Your apprentices are at the market: choose an open booth. You need not buy.
refused-no-segment = There is no tile left on that space.
refused-paints-missing = You lack { $paints }.
refused-bishop-there = The bishop already stands there.
refused-bishop-one-step = The bishop moves only one step, diagonals included.
refused-bishop-cost = You cannot pay { fr-thalers } to move the bishop.
refused-sexton-once = The Sexton has already helped you this round.
refused-no-sexton = Only the Sexton moves the bishop by himself, and you do not have him.
refused-sexton-with-a-segment = This game was begun by earlier rules: its Sexton moves the bishop only just before a segment is restored.
refused-not-for-the-altar = The altar does not take these paints together.
refused-no-portrait = There is no portrait { $portrait } to take.
refused-no-primaries = Paints may be chosen only with a portrait that offers them.
refused-primaries-exactly = Choose exactly { $count } paints out of red, yellow and blue.
refused-no-such-blend = No blend gives { $paint }.
refused-blend-lacks = You do not have the paints that make { $paint }.
refused-request-once = You have already fulfilled a request this round.
refused-request-instead = Only an apprentice that has not blended yet can fulfil a request.
refused-no-request = There is no { $stack } request left.
refused-three-tiles = A request takes three different fresco tiles of yours.
refused-no-splotch = All three tiles must show a { $stack } splotch.
refused-leonardo-buys-nothing = Leonardo closes a booth and buys nothing.
refused-leonardo-moves-no-bishop = Leonardo does not move the bishop before he restores.
refused-leonardo-near-the-bishop = Leonardo restores a segment at or next to the bishop, or else one of the nearest.
refused-leonardo-restores = Leonardo has to restore a segment of the fresco.

## What happens

fr-got-up = { $you ->
    [yes] You get up
   *[no] { $player } gets up
} at { $time }{ $mood ->
    [0] .
   *[other] : mood { $mood }.
}
fr-sealed = { $player } has { $again ->
    [yes] changed the plan
   *[no] sealed a plan
}.
fr-sealed-known = { $sent ->
    [0] { $you ->
        [yes] You send nobody.
       *[no] { $player } sends nobody.
    }
   *[other] { $you ->
        [yes] Your plan: { $plan }.
       *[no] The plan of { $player }: { $plan }.
    }
}
fr-revealed = The plans are revealed: { $plans }.
fr-plan-of = { $player } ({ $plan })
fr-visited-market = { $bought ->
    [yes] { $you ->
        [yes] You buy
       *[no] { $player } buys
    } { $paints } at booth { $booth } for { fr-thalers }; the booth closes.
   *[no] { $you ->
        [yes] You close
       *[no] { $player } closes
    } booth { $booth } without buying.
}
fr-restored = { $you ->
    [yes] You restore
   *[no] { $player } restores
} { $at }{ $bishop ->
    [no] {""}
   *[other] , with the bishop moved to { $bishop }
}: { fr-points }{ $bonus ->
    [0] {""}
   *[other] {" "}({ $value } and { $bonus } for the bishop)
}.
fr-moved-bishop = { $you ->
    [yes] You have
   *[no] { $player } has
} the Sexton move the bishop to { $bishop }, for { fr-thalers }.
fr-restored-altar = { $you ->
    [yes] You restore
   *[no] { $player } restores
} the altar with { $paints }: { fr-points }.
fr-took-portrait = { $you ->
    [yes] You take
   *[no] { $player } takes
} a portrait: { $face }.
fr-paid = { $you ->
    [yes] You earn
   *[no] { $player } earns
} { fr-thalers } in the studio.
fr-blended = { $you ->
    [yes] You blend
   *[no] { $player } blends
} { $paints }.
fr-fulfilled = { $you ->
    [yes] You fulfil
   *[no] { $player } fulfils
} a request ({ $stack }) with the tiles { $values }: { fr-points }.
fr-passed = { $you ->
    [yes] You pass
   *[no] { $player } passes
}.
fr-bumped = { $you ->
    [yes] You land
   *[no] { $player } lands
} on another painter: space { $ahead } or { $behind }.
fr-stepped = { $you ->
    [yes] You step
   *[no] { $player } steps
} { $ahead ->
    [yes] ahead
   *[no] back
} to { $score }.
fr-cheered = Theatre: { $you ->
    [yes] your mood is
   *[no] { $player } has a mood of
} { $mood }.
fr-dealt = The market is dealt anew{ $count ->
    [0] .
   *[other] ; new portraits: { $portraits }.
}
fr-income = Income: { $you ->
    [yes] you get
   *[no] { $player } gets
} { fr-thalers }{ $special ->
    [yes] {" "}and { $paints }
   *[no] {""}
}.
fr-chose-income = { $you ->
    [yes] You choose
   *[no] { $player } chooses
} { $paints } as income.
fr-round = { $last ->
    [yes] The last round begins (FR-E1).
   *[no] Round { $round } begins.
}
fr-counted = { $you ->
    [yes] You turn
   *[no] { $player } turns
} { fr-thalers } into { fr-points }.
fr-over = The game is over.

## The table

fr-now = Round { $round }{ $last ->
    [yes] , the last one
   *[no] {""}
}: { $phase ->
    [get_up] getting up
    [plan] planning
    [market] market
    [cathedral] cathedral
    [studio] studio
    [workshop] workshop
   *[income] income
}. { $who ->
    [you] It is your turn.
    [for-leonardo] You decide for Leonardo.
    [leonardo] { $player } decides for Leonardo.
    [all] Everyone plans at the same time.
   *[other] Turn: { $player }.
}
fr-here = You have { fr-apprentices } left to act here{ $half ->
    [yes] ; the first has one blend left
   *[no] {""}
}.
fr-hostel = Hostel, { $time } o'clock (mood { $mood }, market price { $price }): { $player }.
fr-hostel-free = free
fr-moods = Mood runs from 1 to { $spaces }: { $plus } and up gives one apprentice more, { $minus } and down one fewer.
fr-booth = Booth { $number }: { $tiles }.
fr-booth-closed = Booth { $number }: closed.
fr-goods = tile { $number } ({ $paints })
fr-price = A market tile costs you { fr-thalers }.
fr-fresco = Fresco, { $tiles ->
    [one] { $tiles } tile
   *[other] { $tiles } tiles
} left, rows and columns 1 to 5. A tile shows its value and its paints: R red, Y yellow, B blue, O orange, G green, P purple, K pink, N brown. A star: the bishop. A dash: restored.
fr-altar-primaries = Altar: red, yellow and blue for { fr-points }; { $more } more for each replaced by orange, green or purple.
fr-altar-blends = Altar: orange, green and purple for { fr-points }{ $special ->
    [yes] ; { $pink } more for each replaced by pink, { $brown } more by brown
   *[no] {""}
}.
fr-studio = Studio: { $portraits }. { $left ->
    [0] No more portraits follow.
   *[other] { $left } more in the stack.
}
fr-portrait = portrait { $number } ({ $face })
fr-requests = Requests: { $stacks }.
fr-request = { $stack } for { fr-points } ({ $left } left)
fr-track = Score track from the front: { $places }.
fr-place = { $player } ({ $score })
fr-place-start = { $player } (S{ $score })
fr-player = { $player }: { fr-points }, mood { $mood }, { fr-apprentices }.
fr-player-leonardo = { $player }, the neutral painter: { fr-points }. This round { $you ->
    [yes] you decide
   *[no] { $decider } decides
} for him.
fr-player-plan = Plan: { $plan }.
fr-player-sealed = The plan is sealed.
fr-player-tiles = Fresco tiles: { $values }.
fr-player-requests = Requests: { $stacks }.
fr-player-request = { $stack } ({ $points })
fr-player-portraits = Portraits: { $portraits }.
fr-player-open = { fr-thalers }; paints: { $paints }.
fr-tiles = Your fresco tiles: { $tiles }.
fr-tile = { $number } (value { $value }, { $splotches ->
    [no] no splotch
   *[other] splotch { $splotches }
})
fr-plan = Your plan: { $plan }.
fr-own = You have { fr-thalers }. Your paints: { $paints }.

## Choices

fr-choice-get-up = Get up at { $time } (mood { $mood }, { fr-apprentices }, market price { $price })
fr-choice-get-up-leonardo = Get up at { $time } (Leonardo)
fr-choice-plan = Plan { $plan }{ $idle ->
    [0] {""}
   *[other] {" "}({ $idle } idle)
}
fr-choice-booth = Booth { $booth } tiles { $tiles } ({ $paints } for { fr-thalers })
fr-choice-close = Booth { $booth } (buy nothing, close it)
fr-choice-close-leonardo = Booth { $booth } (Leonardo closes it)
fr-choice-restore = Restore { $at } ({ fr-points } for { $paints })
fr-choice-restore-bishop = Restore { $at } bishop { $bishop } ({ fr-points } for { $paints }, and { fr-thalers })
fr-choice-restore-leonardo = Restore { $at } ({ fr-points } for Leonardo)
fr-choice-altar = Altar { $paints } ({ fr-points })
fr-choice-sexton = Sexton { $bishop } (the bishop moves there, for { fr-thalers })
fr-choice-portrait = Take portrait { $portrait } ({ $face }{ $thalers ->
    [0] {""}
   *[other] ; and { fr-thalers }
})
fr-choice-primaries = Take portrait { $portrait } with { $paints }{ $thalers ->
    [0] {""}
   *[other] {" "}(and { fr-thalers })
}
fr-choice-money = Take money ({ fr-thalers })
fr-choice-blend = Blend { $paint } (out of { $paints })
fr-choice-request = Request { $stack } { $tiles } ({ fr-points } for the tiles { $values })
fr-choice-pass = Pass (forfeit { fr-apprentices } here)
fr-choice-ahead = Ahead (space { $space })
fr-choice-behind = Behind (space { $space })
fr-choice-income = Income { $paints }

## Playing in a terminal

fr-help =
    In words: get up at 7. plan market 2 cathedral 1 studio 1 workshop 1 (or plan nobody; or five numbers, market to theatre: plan 2 1 1 1 0). booth 2 tiles 1 3 (or only booth 2: it closes and you buy nothing). restore 3,2 bishop 3,3 (row, column; the bishop moves there first, for money). altar red yellow blue. sexton 3,3 (the Sexton moves the bishop there). take portrait 1, with paints to choose take portrait 1 red 2; take money. blend orange. request general 1 2 3 (the numbers of your fresco tiles). ahead or behind, on the score track. income red blue. pass forfeits what is left here. The letters of the grid name paints, too: altar R Y B. What stands in brackets explains and need not be typed.
fr-letters = RYBOGPKN
fr-names = purple: violet, mauve; theatre: theater; market: shop; cathedral: church, fresco; studio: portrait; workshop: blending; general: any, coins
fr-word-get-up = get, up, rise, wake
fr-word-plan = plan, send
fr-word-booth = booth, buy, market, b
fr-word-restore = restore, fresco, r
fr-word-bishop = bishop
fr-word-altar = altar, a
fr-word-sexton = sexton, bishop
fr-word-take = take, studio, t
fr-word-portrait = portrait, card
fr-word-money = money, thalers, pay, paid
fr-word-blend = blend, mix, make
fr-word-request = request, fulfil, fulfill
fr-word-pass = pass, forfeit, skip
fr-word-step = step, go, move
fr-word-ahead = ahead, forward, forwards, on
fr-word-behind = behind, back, backward, backwards
fr-word-income = income
fr-word-nobody = nobody, idle, none
fr-word-clock = o, clock, am, pm, h
fr-word-fillers = at, up, the, to, a, an, of, in, with, and, for, from, row, column, space, tile, tiles, booth, buy, nothing, request, apprentice, apprentices

## Hints

hint-points = { $points ->
    [0] It brings no points.
   *[other] It brings { fr-points }.
}
hint-gains = { $count ->
    [0] It brings no paint.
   *[other] It brings { $paints }.
}
hint-uses = { $count ->
    [0] It uses no paint.
   *[other] It uses { $paints }.
}
hint-thalers = { $way ->
    [more] It brings { fr-thalers }.
    [less] It costs { fr-thalers }.
   *[same] It neither brings nor costs thalers.
}
hint-income = { $way ->
    [more] Your income grows by { fr-thalers } a round.
    [less] Your income shrinks by { fr-thalers } a round.
   *[same] Your income in thalers stays the same.
}
hint-income-paints = { $count ->
    [one] From now on it brings 1 paint a round.
   *[other] From now on it brings { $count } paints a round.
}
hint-mood = { $changes ->
    [yes] Mood { $before } becomes { $after }.
   *[no] The mood stays at { $before }.
}
hint-lasting = The portrait helps you for the rest of the game.
hint-gives-up = { $apprentices ->
    [0] It leaves one blend unused.
   *[other] It gives up { fr-apprentices }.
}
hint-apprentices = You have { fr-apprentices } this round.
hint-price = A market tile costs you { fr-thalers }.
hint-earlier = { $count ->
    [0] Nobody is up before you so far.
    [one] 1 painter is up before you so far.
   *[other] { $count } painters are up before you so far.
}
hint-cathedral = { $points ->
    [0] No points are in reach in the cathedral.
   *[other] In reach in the cathedral, unless somebody is first: { fr-points }.
}
hint-buys = { $count ->
    [0] It buys nothing at the market.
    [one] You can pay for 1 market tile with it.
   *[other] You can pay for { $count } market tiles with it.
}
hint-pay = { $thalers ->
    [0] It earns no pay in the studio.
   *[other] Pay in the studio, if you take no portrait: { fr-thalers }.
}
hint-blends = { $count ->
    [0] It allows no blends.
   *[other] It allows up to { $count } blends.
}
hint-idle = { $apprentices ->
    [0] Everyone has work.
   *[other] It leaves { fr-apprentices } idle.
}
fr-hint-outlook = Expected by the end of the round: { $way ->
    [more] about { $points } { $points ->
        [one] point
       *[other] points
    } more than with
   *[fewer] about { $points } { $points ->
        [one] point
       *[other] points
    } fewer than with
} { $than }.
