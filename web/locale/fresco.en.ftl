# Fresco on the page: the board, the end, the first game. Paints, places, portraits and refusals are the server's own texts.

## The course of a round

fresco-board = The board
fresco-course = The course of a round
fresco-round = Round { $round }
fresco-last-round = Round { $round }, the last
fresco-phase-get_up = Get up
fresco-phase-plan = Plan
fresco-phase-market = Market
fresco-phase-cathedral = Cathedral
fresco-phase-studio = Studio
fresco-phase-workshop = Workshop
fresco-phase-theatre = Theatre
fresco-phase-income = Income

## The places

fresco-hostel = Hostel
fresco-hour = hour
fresco-mood = mood
fresco-price = price
fresco-hostel-row = { $time } o’clock: mood { $mood }, market price { $price }, { $player }
fresco-mood-track = Mood
fresco-mood-of = { $player }: mood { $mood }, apprentices { $apprentices }.
fresco-mood-plus = +1 apprentice
fresco-mood-minus = −1 apprentice
fresco-each = each
fresco-each-apprentice = per apprentice
fresco-booth = Booth { $number }:
fresco-booth-only = Booth { $number }: close it and buy nothing
fresco-booth-closed = closed
fresco-goods = Booth { $number }: { $paints }
fresco-ceiling = The fresco, row by row
fresco-tiles-left = { $count ->
    [one] 1 tile left
   *[other] { $count } tiles left
}
fresco-space = Row and column { $at }
fresco-tile = tile worth { $value } for { $paints }
fresco-restored = restored
fresco-bishop-here = the bishop is here
fresco-sexton-here = the Sexton can bring the bishop here
fresco-splotch = counts for a { $stack } request
fresco-bonus = the bishop adds { $bonus }
fresco-brings = within reach for { $points }, at best { $best }
fresco-ways = The bishop, before you restore { $at }
fresco-ways-none = Choose a segment: the bishop can add points.
fresco-way-stays = the bishop stays
fresco-way-moves = the bishop moves to { $to } for { $thalers }
fresco-way-sexton = the Sexton brings the bishop to { $to } for { $thalers }
fresco-way-only = The bishop only
fresco-altar = Altar
fresco-altar-primaries = { $more } more for each orange, green or purple instead
fresco-altar-blends = pink instead { $pink } more, brown { $brown } more
fresco-altar-blends-only = all three different
fresco-altar-laid = On the altar
fresco-altar-lay = Paints to lay on the altar
fresco-altar-add = Lay { $paint } on the altar, { $count } left
fresco-altar-take = Take { $paint } back
fresco-portrait-taken = taken
fresco-portraits-left = { $count ->
    [0] No more portraits follow.
    [one] One more in the stack.
   *[other] { $count } more in the stack.
}
fresco-primaries = { $count ->
    [one] Choose 1 paint
   *[other] Choose { $count } paints
}
fresco-primaries-chosen = Chosen: { $chosen } of { $count }
fresco-primary-add = Add { $paint }
fresco-primary-take = Put { $paint } back
fresco-recipes = What blends to what
fresco-blend = { $paints } make { $paint }{ $can ->
    [yes] {""}
   *[no] : you lack paint
}
fresco-blends-left = { $half ->
    [yes] 1 blend left{ $more ->
        [0] {""}
        [one] , then 1 apprentice
       *[other] , then { $more } apprentices
    }
   *[no] { $apprentices ->
        [one] 1 apprentice
       *[other] { $apprentices } apprentices
    }
}
fresco-undo = Take the last blend back
fresco-requests = The bishop’s requests
fresco-stack = Request ({ $stack }) for three of your tiles: { $points } points; { $left } in the stack
fresco-stack-left = { $count } left
fresco-request-tiles = Lay three of your tiles under it:
fresco-own-tile = Tile { $value }, splotches: { $splotches }{ $fits ->
    [yes] {""}
   *[no] , does not qualify
}

## The painters

fresco-sheets = The painters, and where their apprentices go
fresco-painter = Painter
fresco-painters = Score
fresco-taken = has
fresco-sealed = sealed
fresco-tiles-taken = { $count ->
    [one] 1 fresco tile
   *[other] { $count } fresco tiles
}
fresco-income-of = income { $thalers }
fresco-income-short = +{ $thalers } a round
fresco-thalers-word = thalers
fresco-points-word = points
fresco-leonardo = { $you ->
    [yes] you decide for him
   *[no] { $player } decides for him
}
fresco-screen = Behind your screen
fresco-no-paint = no paint

## Planning

fresco-plan = Your action sheet
fresco-plan-hint = Send your apprentices: tap a place to send one there.
fresco-idle = { $count ->
    [0] Everyone has work.
    [one] 1 apprentice idle
   *[other] { $count } apprentices idle
}
fresco-send = Send one to the { $column }: { $count } of { $spaces }
fresco-call-back = Call one back from the { $column }
fresco-outlook-market = { $count ->
    [0] You cannot pay for a tile at { $thalers }.
    [one] One tile: { $sum } of your { $money } thalers.
   *[other] Up to { $count } tiles at { $thalers } each: { $sum } of your { $money } thalers.
}
fresco-outlook-cathedral = With your paint, up to { $points }: { $steps }.
fresco-outlook-bought = After buying at booth { $booth } for { $thalers }, up to { $points }: { $steps }.
fresco-outlook-before = Before you: { $players }. If booth { $booth } is closed by then: { $points }.
fresco-outlook-cathedral-none = Nothing can be restored with the paint you have.
fresco-outlook-studio = { $thalers }{ $portraits ->
    [yes] , or one of them takes a portrait instead
   *[no] {""}
}.
fresco-outlook-workshop = Up to { $count } blends.
fresco-outlook-request = Or a request ({ $stack }): { $points }.
fresco-outlook-theatre = Mood { $mood } becomes { $then }.
fresco-step-tile = the { $value } at { $at } ({ $points })
fresco-step-altar = the altar ({ $points })
fresco-revealed = The plans lie open
fresco-nobody = nobody

## The bench

fresco-ask-get_up = When do you get up? Early is first everywhere, late is cheap and lifts the mood.
fresco-ask-plan = Plan in secret; all sheets are shown at once.
fresco-ask-sealed = Your plan is sealed. You can still change it.
fresco-ask-market = Choose one booth and what to buy there, { $left } at hand. Then it closes.
fresco-ask-cathedral = { $can ->
    [restore] Restore a segment, { $left } at hand.
    [altar] Lay three paints on the altar, { $left } at hand.
   *[both] Restore a segment, or lay three paints on the altar, { $left } at hand.
}
fresco-ask-sexton = Nothing can be restored. The Sexton can bring the bishop anywhere.
fresco-ask-studio = { $apprentices ->
    [one] Your apprentice: take a portrait, or { $thalers }.
   *[other] Your { $apprentices } apprentices: take a portrait with one of them, or { $thalers } in all.
}
fresco-ask-workshop = { $can ->
    [blend] Blend, { $left } at hand.
    [request] Fulfil a request, { $left } at hand.
   *[both] Blend, or fulfil a request, { $left } at hand.
}
fresco-ask-income = Your general requests bring paint: choose.
fresco-ask-leonardo = { $phase ->
    [get_up] You decide for Leonardo: when does he get up?
    [market] You decide for Leonardo: which booth does he close?
   *[cathedral] You decide for Leonardo: which segment does he restore?
}
fresco-wait = { $phase ->
    [get_up] { $player } is getting up.
    [market] { $player } is at the market.
    [cathedral] { $player } is in the cathedral.
    [studio] { $player } is in the studio.
    [workshop] { $player } is in the workshop.
   *[income] { $player } chooses paint.
}
fresco-wait-plans = Still planning: { $players }.
fresco-wait-bump = { $player } has landed on another painter and decides which way to step.
fresco-wait-leonardo = { $player } decides for Leonardo.
fresco-told-get-up = Up at { $time }: mood { $mood }, { $apprentices }, market price { $price }.
fresco-told-get-up-leonardo = Leonardo gets up at { $time }.
fresco-told-closes = Booth { $booth } closes. Nothing is bought.
fresco-told-sexton = The bishop goes to { $to }. Nothing is restored.
fresco-told-then-closes = Booth { $booth } closes.
fresco-told-income = Then each round: { $change } income, and { $chosen ->
    [0] { $paints }
   *[other] a paint of your choice
}.
fresco-told-keeps = It stays with you.
fresco-effect-gains = Brings { $gains }.
fresco-effect-costs = Costs { $costs }.
fresco-effect-points = { $bonus ->
    [0] { $points }.
   *[other] { $points }: { $value } and { $bonus } for the bishop.
}
fresco-effect-points-leonardo = { $bonus ->
    [0] { $points } for Leonardo.
   *[other] { $points } for Leonardo: { $value } and { $bonus } for the bishop.
}
fresco-effect-bump = That space is taken: you will choose between { $behind } and { $ahead }.
fresco-confirm-get-up = Get up
fresco-confirm-get-up-at = Get up at { $time }
fresco-confirm-seal = Seal the plan
fresco-confirm-reseal = Seal the change
fresco-confirm-sealed = Plan sealed
fresco-confirm-buy = Buy
fresco-confirm-close = Close the booth
fresco-confirm-restore = Restore
fresco-confirm-altar = Restore the altar
fresco-confirm-sexton = Move the bishop
fresco-confirm-studio = Take
fresco-confirm-request = Fulfil
fresco-confirm-income = Take
fresco-pass = { $apprentices ->
    [0] Done here
    [one] Give up 1 apprentice
   *[other] Give up { $apprentices } apprentices
}
fresco-take-pay = Take { $thalers }, no portrait
fresco-only-pay = Only { $thalers }
fresco-question-pass = { $apprentices ->
    [one] Give up 1 apprentice: no { $thalers } and no portrait?
   *[other] Give up { $apprentices } apprentices: no { $thalers } and no portrait?
}
fresco-question-pass-yes = Give up
fresco-question-pass-no = Go back
fresco-question-left = Give up { $left }?
fresco-question-points = Give up { $left }? The next one could still score { $points }.
fresco-question-blends = Give up { $left } and up to { $blends } blends?
fresco-question-blend = Give up your last blend?
fresco-question-booth = Buy nothing? You have { $left } here.
fresco-question-booth-yes = Buy nothing
fresco-question-idle = { $count ->
    [one] 1 apprentice stays idle. Seal anyway?
   *[other] { $count } apprentices stay idle. Seal anyway?
}
fresco-question-idle-yes = Seal anyway
fresco-question-idle-no = Go on planning
fresco-put-back = Put back
fresco-bump = { $leonardo ->
    [yes] Leonardo lands on another painter
   *[no] You land on another painter
}
fresco-bump-text = No two painters share a space: step to the next free one, ahead or behind. It counts.
fresco-bump-ahead = Ahead to { $space }
fresco-bump-behind = Back to { $space }

## Between rounds, and the end

fresco-summary = Round { $round } begins
fresco-summary-last = The last round begins
fresco-summary-last-text = Nothing is kept for later: after it, { $thalers } thalers make a point. There is no theatre, but a second column for the cathedral.
fresco-summary-scored = { $points ->
    [one] 1 point scored,
   *[other] { $points } points scored,
}
fresco-summary-income = income { $thalers }
fresco-summary-mood = theatre: mood { $mood }
fresco-summary-left = Tiles on the ceiling: { $tiles }. A round that begins with { $end } or fewer is the last.
fresco-summary-portraits = New portraits: { $portraits }.
fresco-deeds-now = Done this round
fresco-deeds-before = Done last round
fresco-gain-tile = tile
fresco-gain-bishop = bishop
fresco-gain-altar = altar
fresco-gain-request = request
fresco-gain-portrait = portrait
fresco-gain-money = money
fresco-deed-bought = bought { $paints } at booth { $booth } for { $thalers }
fresco-deed-closed = closed booth { $booth } and bought nothing
fresco-deed-restored = restored the { $value } at { $at }: { $points }
fresco-deed-altar = restored the altar: { $points }
fresco-deed-studio = from the studio: { $got }
fresco-deed-blended = blended { $paints }
fresco-deed-request = fulfilled a request ({ $stack }): { $points }
fresco-deed-theatre = theatre: mood { $mood }
fresco-deed-income = chose { $paints } as income
fresco-end-last = The last round began with { $why ->
    [portraits] the last portraits
   *[tiles] { $tiles } tiles or fewer on the ceiling
}.
fresco-end = Where the points came from
fresco-end-tiles = tiles
fresco-end-requests = requests
fresco-end-money = money
fresco-end-rest = bishop, altar, portraits, bumps
fresco-end-bishop = bishop
fresco-end-altar = altar
fresco-end-portraits = portraits
fresco-end-bumps = bumps on the track
fresco-end-leonardo = Leonardo cannot win.

## The first game

fresco-learn-ceiling = The ceiling of the cathedral waits under old plaster. Pay the paints a tile asks for, take it, and score its value; a piece of the picture comes out. Whoever has most points at the end wins.
fresco-learn-mood = Each round begins with an hour. Early risers are first everywhere, but pay more at the market and sour their mood. A good mood brings a sixth apprentice, a bad one costs the fifth.
fresco-learn-get-up = You are last on the score track, so you choose first. Get up at 7: the mood falls to 8, just enough for six apprentices.
fresco-learn-get-up-else = Possible. For this lesson, get up at 7.
fresco-learn-plan = Now everyone plans in secret. Send two to the market, two to the cathedral, one to the studio and one to the workshop. Below you read what they could achieve. Then seal the plan.
fresco-learn-plan-else = For this lesson: market two, cathedral two, studio one, workshop one.
fresco-learn-market = The plans lie open, and you are first at the market. Each apprentice may buy one tile, at one booth only, and afterwards it closes. Buy the orange and the three blue at booth 1.
fresco-learn-market-else = Look at booth 1: take the orange and the three blue.
fresco-learn-restore = The 5 asks for orange and blue. The bishop stands next to it, that is 2 more. For 1 thaler he steps onto it first: 3 more. Choose the tile, then that way.
fresco-learn-restore-else = Choose the 5 in the middle, and let the bishop move onto it for 1 thaler.
fresco-learn-altar = 8 points. Your second apprentice restores the altar instead: lay red, yellow and blue on it. Blends would be worth more.
fresco-learn-altar-else = Lay red, yellow and blue on the altar.
fresco-learn-bump = 18 is where Ambrogio stands, and no two painters share a space. Ahead is a point more; behind you would choose your hour sooner. Step ahead.
fresco-learn-bump-else = Both are allowed. For this lesson, step ahead.
fresco-learn-studio = In the studio an apprentice earns 3 thalers, or takes a portrait. God’s servant stays with you and pays 1 thaler more each round: take it.
fresco-learn-studio-else = Take God’s servant this time.
fresco-learn-blend = In the workshop an apprentice blends twice. Yellow and blue make green. One tap blends; as long as nobody else has moved you can take it back.
fresco-learn-blend-else = Blend green.
fresco-learn-round = The round is over: the market is filled again, and every tile you took pays 1 thaler. With 6 tiles or fewer on the ceiling, the next round is the last.
fresco-learn-left = playing with two, where Leonardo, a neutral painter, joins in; playing without some of the modules; and what each portrait does
fresco-learn-revealed = All plans lie open at once. The places follow one another: market, cathedral, studio, workshop, theatre. At each, whoever got up first goes first: that is you.
fresco-learn-track = 19 points. On this track you are no longer last, so you will choose your hour later in the next round.
fresco-learn-late = Your mood is 2: at 2 or less you have only four apprentices. Get up at 9: that lifts the mood by 1 and makes paint cheap, but everyone goes before you.
fresco-learn-theatre = Mood 3: five apprentices. In the theatre each of them lifts the mood by 2. Send two to the market and three to the theatre.
fresco-learn-cheap = Two booths are closed, but at 9 a tile costs you 1 thaler only. Buy the orange and the three blue at booth 1.
fresco-learn-cheered = The theatre is last, and runs by itself: your mood rose from 3 to 9, the top. From 8 on you have six apprentices, if the next get-up time leaves it there. With the Actor’s portrait it would be 3 for each.
fresco-learn-orange = An apprentice in the workshop blends twice. You have two of them. First blend red and yellow into orange.
fresco-learn-purple = Now red and blue into purple. That was one apprentice.
fresco-learn-pink = What was blended may be blended on: orange and purple make pink, a special blend. Orange, green and purple together would make brown.
fresco-learn-rich = Special blends are worth most on large tiles and on the altar. Another morning: orange, green and purple bring 6 points there, and pink in place of one of them 3 more. Lay orange, green and pink.
fresco-learn-nine = 9 points. Brown in place of a blend would have been 5 more.
fresco-learn-stacks = Three of your tiles can fulfil a request of the bishop, once a round, by an apprentice in the workshop. A general request takes any three; an orange, green or purple one takes three tiles that show that splotch.
fresco-learn-request = You have three tiles with a green splotch. Choose the green request: it brings 9 points, the next one in that stack only 8.
fresco-learn-income = Income. Tiles under a request pay no more, but each request pays 1 thaler and 1 paint: the green one green, a general one red, yellow or blue. You fulfilled a general one before: choose blue.
fresco-learn-fulfilled = Green and blue lie behind your screen, and every round more will. So requests pay best early.
fresco-learn-last = Six tiles are left: a round that begins with 6 tiles or fewer is the last. It is the last one too when the last two portraits are dealt. There is no income after it.
fresco-learn-side = The last round is planned on side 2 of the sheet: a second cathedral column in place of the theatre, so up to six may restore. Send four to the cathedral and one to the studio.
fresco-learn-five = The bishop stands next to the 5: 2 more points. Restore it, and let him stand.
fresco-learn-seven = He moved to the space you restored. The 7 beside the right edge asks for orange and purple.
fresco-learn-nine-tile = Now he is next to the 9: green, purple and yellow.
fresco-learn-last-altar = Your fourth apprentice: red, yellow and blue on the altar.
fresco-learn-points = There is no next round: money is worth half a point, lasting portraits nothing. Take the portrait of 4 points.
fresco-learn-counted = At the end every 2 thalers became a point: your 9 made 4. Most points win: 86 for you.
fresco-chapter-morning = First round: hour and plan
fresco-chapter-work = First round: market and cathedral
fresco-chapter-evening = First round: studio and workshop
fresco-chapter-mood = Mood and theatre
fresco-chapter-blends = Special blends
fresco-chapter-requests = Requests
fresco-chapter-end = How it ends

## Why the game ended

end-FR-E2 = The last round is over. Money has become points; the most points win.
