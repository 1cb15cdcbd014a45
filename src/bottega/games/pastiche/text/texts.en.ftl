# Pastiche: what it says besides its rules.

## Palette

pa-about = Lay tiles so that their colours touch and mix into the paints you need, and trade the rest. With the right paints you copy paintings of the great masters; the most valuable collection wins.
pa-box = What the commissions of the printed game ask for, and its hexes, are not public. Those here are our own, made within all that is known of it.

palette-red = red
palette-yellow = yellow
palette-blue = blue
palette-orange = orange
palette-green = green
palette-violet = violet
palette-brown = brown
palette-amber = amber
palette-scarlet = scarlet
palette-olive = olive
palette-teal = teal
palette-magenta = magenta
palette-purple = purple
palette-black = black
palette-white = white
palette-gray = gray
palette-bisque = bisque

cards-red = { $count } red
cards-yellow = { $count } yellow
cards-blue = { $count } blue
cards-orange = { $count } orange
cards-green = { $count } green
cards-violet = { $count } violet
cards-brown = { $count } brown
cards-amber = { $count } amber
cards-scarlet = { $count } scarlet
cards-olive = { $count } olive
cards-teal = { $count } teal
cards-magenta = { $count } magenta
cards-purple = { $count } purple
cards-black = { $count } black
cards-white = { $count } white
cards-gray = { $count } gray
cards-bisque = { $count } bisque

pa-title = { $title }
pa-untitled = an untitled commission

## Refusals

refused-bank-b1 = The bank gives one black, white, secondary or tertiary card for three identical cards; never gray, bisque or a primary.
refused-bank-b2 = Bisque costs one yellow and one brown; gray costs one black and one white.
refused-bank-b3 = A primary costs any primary and one other card.
refused-bank-empty = The bank has no { $colour } card left.
refused-bank-later = You can trade with the bank only in your own turn, once the hex is placed and before you swap or complete commissions.
refused-cards-held = You do not have these cards.
refused-palette-only = Only palette cards may be traded.
refused-partner = An offer goes to another player, and one of the two must be the player on turn.
refused-empty-side = Each side must give at least one card.
refused-too-many-offers = You have made all your 6 offers of this turn.
refused-dead-offer = This offer is no longer open.
refused-not-your-offer = You can answer only offers made to you, and withdraw only your own.
refused-place-first = Place a hex first.
refused-hex-held = You do not have that hex.
refused-no-side = The hex needs a free cell and a side shared with the starting piece or with another player's hex.
refused-not-in-centre = There is no { $colour } in the centre of this hex.
refused-stack-empty = The bank has no { $colour } card left to take.
refused-swap-once = You can swap one commission a turn, before you complete any.
refused-not-in-hand = { $title } is not in your hand.
refused-not-in-gallery = { $title } is not in the gallery.
refused-not-to-complete = { $title } is neither in your hand nor in the gallery.
refused-palette-lacks = Your palette still lacks { $cards }.
refused-return-first = First return cards until you hold { $limit }.
refused-return-exactly = Return exactly as many cards as leave you { $limit }.

## What happens

pa-placed = { $you ->
    [yes] You place
   *[no] { $player } places
} a hex at { $at }: { $take ->
    [mix] it brings { $cards }.
    [centre] { $cards } from its centre.
   *[nothing] it brings nothing.
}
pa-banked = { $you ->
    [yes] You give
   *[no] { $player } gives
} the bank { $cards } for { $get }.
pa-offered = { $to ->
    [all] { $you ->
        [yes] You offer
       *[no] { $player } offers
    } everyone
    [you] { $player } offers you
   *[other] { $you ->
        [yes] You offer
       *[no] { $player } offers
    } { $partner }
} { $cards } for { $get }{ $open ->
    [yes] {" "}(offer { $offer }).
   *[no] ; it is declined at once.
}
pa-accepted = { $who ->
    [you] You accept offer { $offer }: { $partner } gives you { $cards } for { $get }.
    [yours] { $player } accepts your offer { $offer }: you give { $cards } for { $get }.
   *[others] { $player } accepts offer { $offer }: { $partner } gives { $cards } for { $get }.
}
pa-declined = { $who ->
    [you] You decline offer { $offer }.
    [yours] { $player } declines your offer { $offer }.
   *[others] { $player } declines offer { $offer }.
}
pa-withdrawn = { $you ->
    [yes] You withdraw
   *[no] { $player } withdraws
} offer { $offer }.
pa-closed = { $on ->
    [yes] { $you ->
        [yes] You no longer trade: offers are declined at once.
       *[no] { $player } no longer trades.
    }
   *[no] { $you ->
        [yes] You trade again.
       *[no] { $player } trades again.
    }
}
pa-swapped = { $you ->
    [yes] You swap
   *[no] { $player } swaps
} { $gave } for { $took } from the gallery.
pa-completed = { $you ->
    [yes] You complete
   *[no] { $player } completes
} { $work }{ $gallery ->
    [yes] {" "}from the gallery
   *[no] {""}
}: { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
pa-returned = { $you ->
    [yes] You return
   *[no] { $player } returns
} { $cards } to the bank.
pa-drew-hex = { $player } draws { $count ->
    [one] a hex
   *[other] { $count } hexes
}.
pa-drew-hex-known = { $you ->
    [yes] You draw
   *[no] { $player } draws
} { $count ->
    [one] a hex
   *[other] { $count } hexes
}: { $hexes }.
pa-last-round = { $you ->
    [yes] You reach
   *[no] { $player } reaches
} the points that call the end: the round is played out (PA-E1).
pa-over = The game is over.

## The table

pa-turn = { $you ->
    [yes] Your turn
   *[no] Turn: { $player }
}. { $step ->
    [place] Placing a hex.
    [trade] Trading, then swapping and completing commissions.
    [complete] Completing commissions.
   *[discard] Returning cards, down to { $limit }.
}
pa-goal = The end is called at { $points } points of completed commissions.
pa-round-ends = The end has been called: the round is played out.
pa-map = Map. Each row begins with the coordinates q,r of its first cell. A hex shows who placed it (0: the starting piece) and its dabs clockwise from the top: R red, Y yellow, B blue.
pa-map-free = Coordinates among the hexes: there you may place. A dot: an empty cell.
pa-bank = Bank, { $points ->
    [one] { $points } point
   *[other] { $points } points
} a card: { $cards }.
pa-stacks = { $deck ->
    [one] { $deck } commission
   *[other] { $deck } commissions
} in the deck, { $supply ->
    [one] { $supply } hex
   *[other] { $supply } hexes
} in the supply.
pa-gallery = Gallery: { $work }. { $points ->
    [one] { $points } point
   *[other] { $points } points
} for { $cards }.
pa-commission = Your commission: { $work }. { $points ->
    [one] { $points } point
   *[other] { $points } points
} for { $cards }.
pa-lacking = You lack { $cards }.
pa-payable = You can complete it.
pa-player = { $player }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $count ->
    [one] { $count } palette card
   *[other] { $count } palette cards
}, { $hexes ->
    [one] { $hexes } hex
   *[other] { $hexes } hexes
}.
pa-player-completed = Completed: { $titles }.
pa-player-closed = Declines all offers.
pa-player-open = Palette: { $cards }.
pa-offer = Offer { $offer }: { $to ->
    [all] { $you ->
        [yes] you give
       *[no] { $player } gives
    } whoever accepts first
    [you] { $player } gives you
   *[other] { $you ->
        [yes] you give
       *[no] { $player } gives
    } { $partner }
} { $cards } for { $get }.
pa-settled = { $you ->
    [yes] Your offer { $offer }
   *[no] Offer { $offer } of { $player }
}, { $cards } for { $get }: { $fate ->
    [accepted] { $to ->
        [you] you accepted it.
       *[other] { $partner } accepted it.
    }
    [declined] { $to ->
        [all] everyone declined it.
        [you] you declined it.
       *[other] { $partner } declined it.
    }
    [withdrawn] withdrawn.
    [void] void, because { $you ->
        [yes] you no longer hold
       *[no] { $player } no longer holds
    } these cards.
   *[lapsed] trading ended before it was answered.
}
pa-face = { $dabs } (centre { $centre })
pa-hex = Your hex { $number }: { $hex }.
pa-palette = Your palette, { $count ->
    [one] { $count } card
   *[other] { $count } cards
}: { $cards }.

## Choices

pa-choice-place = Place hex { $hex } at { $at }{ $turn ->
    [0] {""}
   *[other] , turned by { $turn }
}, take { $take ->
    [mix] the mix: { $cards }
   *[centre] { $colour } from its centre
}
pa-choice-bank = Bank: { $cards } for { $get }
pa-choice-offer = { $to ->
    [all] Offer everyone
   *[other] Offer { $partner }
} { $cards } for { $get }
pa-choice-accept = Accept offer { $offer } of { $player }: you get { $cards } for { $get }
pa-choice-decline = Decline offer { $offer } of { $player }: { $cards } for { $get }
pa-choice-withdraw = Withdraw your offer { $offer }: { $cards } for { $get }
pa-choice-swap = Swap { $gave } for { $took } from the gallery
pa-choice-complete = Complete { $work }: { $points ->
    [one] { $points } point
   *[other] { $points } points
} for { $cards }
pa-choice-return = Return { $cards }
pa-choice-end = { $count ->
    [0] End your turn
    [one] End your turn: one card must go back to the bank
   *[other] End your turn: { $count } cards must go back to the bank
}
pa-choice-closed = { $on ->
    [yes] Decline all offers from now on
   *[no] Listen to offers again
}

## Playing in a terminal

pa-help =
    In words: place 1 at 2,-1 turn 3 take mix (your hex 1, in cell 2,-1: q counts to the right, r down the rows; turned three sixths clockwise; take mix, or a colour of its centre). bank 3 orange for black. offer 2 green for red to 2 (or to all). accept 1, decline 1, withdraw 1. swap sunflowers for mona lisa, complete sunflowers: the beginning of a title will do. return 2 green. end. closed on declines all offers, closed off listens again. why place 1 at 2,-1 says what that would bring.
pa-dabs = RYB
pa-colour-words = gray: grey
pa-word-place = place, p, put, lay
pa-word-bank = bank, b
pa-word-offer = offer, o
pa-word-accept = accept, a
pa-word-decline = decline, d
pa-word-withdraw = withdraw, w
pa-word-swap = swap, s
pa-word-complete = complete, c
pa-word-return = return, r
pa-word-end = end, e
pa-word-closed = closed, close
pa-word-at = at, hex, in, on, take, the, from, its, centre, by
pa-word-turn = turn, turned, rotate
pa-word-mix = mix, mixed
pa-word-for = for
pa-word-to = to
pa-word-all = all, everyone, anyone
pa-word-and = and
pa-word-off = off, no

## Hints

hint-completes = { $points ->
    [0] It completes nothing.
   *[other] It completes { $title }: { $points } points with bonuses.
}
hint-cards = { $way ->
    [more] You hold { $count } more { $count ->
        [one] card
       *[other] cards
    } after it.
    [fewer] You hold { $count } fewer { $count ->
        [one] card
       *[other] cards
    } after it.
   *[same] You hold as many cards after it.
}
hint-lacks = { $count ->
    [0] Then you hold every card { $title } asks for.
    [one] Then { $title } lacks 1 card.
   *[other] Then { $title } lacks { $count } cards.
}
hint-offer = { $count ->
    [0] If it is accepted, you hold every card { $title } asks for.
    [one] If it is accepted, { $title } lacks 1 card.
   *[other] If it is accepted, { $title } lacks { $count } cards.
}
pa-hint-outlook = Expected two turns from now, usable cards included: { $way ->
    [more] about { $points } { $points ->
        [one] point
       *[other] points
    } more than with
   *[fewer] about { $points } { $points ->
        [one] point
       *[other] points
    } fewer than with
} { $than }.
