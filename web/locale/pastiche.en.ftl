# Pastiche on the page: the board, the end, the first game. Colours, titles and refusals are the server's own texts.

## The board

pas-board = The board
pas-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
pas-of-goal = of { $goal }
pas-holds = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}, { $hexes ->
    [one] { $hexes } hex
   *[other] { $hexes } hexes
}
pas-bonus = bonus +{ $bonus }
pas-usable = usable { $usable }
pas-starter = Started the game: a round ends before this player
pas-not-trading = does not trade
pas-steps = The turn
pas-last-round = last round
pas-step-place = Lay a hex
pas-step-trade = Trade
pas-step-swap = Swap
pas-step-complete = Complete
pas-step-discard = Return cards

## Letters on the colours

pas-letter-red = R
pas-letter-yellow = Y
pas-letter-blue = B
pas-letter-orange = Or
pas-letter-green = Gn
pas-letter-violet = Vi
pas-letter-brown = Br
pas-letter-amber = Am
pas-letter-scarlet = Sc
pas-letter-olive = Ol
pas-letter-teal = Te
pas-letter-magenta = Ma
pas-letter-purple = Pu
pas-letter-black = Bk
pas-letter-white = Wh
pas-letter-gray = Gy
pas-letter-bisque = Bi

## The map

pas-map = Map
pas-map-tools = Look at the map
pas-zoom-in = Zoom in
pas-zoom-out = Zoom out
pas-wish = Find a colour
pas-fit = Show the whole map
pas-hex-laid = Hex at { $at }, { $by ->
    [start] of the starting piece
   *[player] laid by { $player }
}
pas-cell = Free cell { $at }: here it mixes { $cards }{ $best ->
    [yes] ; one of the best
   *[no] {""}
}{ $chosen ->
    [yes] . Chosen: press to turn the hex
   *[no] {""}
}

## Laying a hex

pas-hexes = Your hexes
pas-hex = Your hex { $number }: { $dabs }, centre { $centre }
pas-turn-left = Turn left
pas-turn-right = Turn right
pas-pick-cell = Choose a marked cell. { $touch ->
    [yes] Tap it again to turn the hex.
   *[no] Press it again, roll the wheel or press R to turn the hex.
}
pas-pick-best = A star marks each cell where this hex mixes the most { $colour }.
pas-pick-centre = In any marked cell you may take one { $colour } from the centre of this hex.
pas-pick-none = This hex can bring no { $colour } now.
pas-pick-bank = No hex brings { $colour }. It comes only from the bank or from another player.
pas-brings = Mixes { $cards }.
pas-brings-nothing = Mixes nothing here.
pas-take-mix = Take the mix
pas-take-nothing = Lay it, take nothing
pas-take-centre = Take { $colour }

## The turn

pas-wait = { $step ->
    [place] { $player } is laying a hex.
    [trade] { $player } is trading. You may offer and answer.
    [discard] { $player } returns cards.
   *[other] { $player } is completing commissions.
}
pas-do = { $step ->
    [trade] Trade with the bank and the others, then swap one commission, complete what you can, or end your turn.
   *[other] Complete what you can, or end your turn.
}
pas-return-some = You hold more than { $limit } cards. Choose { $count } to return.
pas-return = Return { $count } of { $of }
pas-end-count = { $count ->
    [0] End the turn
    [one] End the turn, return one card
   *[other] End the turn, return { $count } cards
}

## The hand

pas-hand = Your palette
pas-hand-size = { $count } of { $limit }
pas-hand-none = No cards. Hexes bring some.
pas-card = { $name }, { $count ->
    [one] one card
   *[other] { $count } cards
}, worth { $value }{ $needed ->
    [0] {""}
   *[other] , needed by your commissions
}{ $mode ->
    [return] . { $taken } to return
    [offer] . { $taken } in the offer
   *[look] {""}
}

## Commissions

pas-commissions = Your commissions
pas-pane-commissions = Commissions
pas-gallery = Gallery
pas-deck = { $deck ->
    [one] { $deck } commission left
   *[other] { $deck } commissions left
}
pas-pair = +{ $bonus } for completing both works of this artist, with { $other }
pas-palette-of = Its palette: { $cards }
pas-seek = Look for { $colour }
pas-complete = Complete
pas-swap = Swap
pas-swap-which = Which commission of the gallery do you take for { $title }?
pas-swap-take = Take it
pas-swap-for = Take it for { $title }
pas-closes-trading = A swap or a completion ends trading.
pas-gives-up = { $action ->
    [swap] A swap ends trading for this turn. You give up: { $things }.
    [complete] Completing a commission ends trading and swapping for this turn. You give up: { $things }.
   *[end] If you end the turn, you give up: { $things }.{ $last ->
        [yes] {" "}This is your last turn.
       *[no] {""}
    }
}
pas-gives-title = { $title } ({ $points ->
    [one] { $points } point
   *[other] { $points } points
})
pas-gives-trades = { $count ->
    [one] { $count } trade with the bank
   *[other] { $count } trades with the bank
}
pas-gives-partners = offers to { $players }
pas-gives-offers = { $count ->
    [one] an open offer
   *[other] { $count } open offers
}
pas-gives-swap = swapping a commission
pas-yes = { $action ->
    [swap] Swap
    [complete] Complete
   *[end] End the turn
}
pas-not-yet = Not yet
pas-completed = Completed
pas-pane-players = Players

## The bank

pas-bank = Bank
pas-supply = { $supply ->
    [one] { $supply } hex left
   *[other] { $supply } hexes left
}
pas-worth = { $value } p.
pas-stack = { $name }: { $left } left, worth { $value }{ $seek ->
    [yes] . Look for it
   *[no] {""}
}
pas-trade-give = { $cards } for
pas-useful = A commission of yours lacks this
pas-no-trade = The bank has no trade for the cards you hold.
pas-no-trade-for = No trade brings you { $colour } now.
pas-rule-b1 = Three identical cards buy one black, white, secondary or tertiary.
pas-rule-b2 = Yellow and brown make bisque; black and white make gray.
pas-rule-b3 = A primary and any one card more buy another primary.

## Offers

pas-offers = Offers
pas-offers-none = { $step ->
    [place] Players trade after a hex is laid.
    [trade] { $made ->
        [0] Nobody has offered anything this turn.
       *[other] No offer is open.
    }
    [complete] Trading is closed: a commission has been swapped or completed this turn.
   *[discard] Trading is closed: the turn is ending.
}
pas-listen = Open to offers
pas-side = { $gets ->
    [yes] { $you ->
        [yes] You get
       *[no] { $player } gets
    }
   *[no] { $you ->
        [yes] you give
       *[no] { $player } gives
    }
}
pas-accept = Accept
pas-decline = Decline
pas-counter = Counter
pas-withdraw = Withdraw
pas-compose = Make an offer ({ $left } left)
pas-compose-title = Your offer
pas-compose-how = Tap or drag the cards you give and the colours you want.
pas-to = To
pas-to-all = everyone
pas-side-give = You give
pas-side-get = You ask for
pas-ask-from = Any colour
pas-ask-add = Ask for { $colour }
pas-take-out = Take { $colour } out
pas-offer-says = { $give } for { $get }.
pas-offers-left = { $left ->
    [one] One offer left this turn.
   *[other] { $left } offers left this turn.
}
pas-send = Offer it

## The chart

pas-chart = Colour chart
pas-chart-pin = Keep it beside the map
pas-chart-two = Where two dabs meet
pas-chart-three = Where three dabs meet
pas-chart-bank = At the bank

## The end

pas-end-completed = Completed commissions
pas-end-usable = Usable cards
pas-end-bonus = Artist bonuses
pas-end-both = Both works of { $artist }
pas-end-nothing = No commission completed.

## The first game

pas-learn-map = Everyone lays hexes on this map. Where the dabs of a new hex meet the dabs of its neighbours, they mix, and the player gets the cards of the mixed colours.
pas-learn-card = With the cards you complete commissions. Sunflowers asks for orange, green, amber and yellow. What you hold is painted; you still lack amber and yellow.
pas-learn-lay = Two yellow dabs and a red one mix amber. Under "Find a colour" choose amber: a star marks the best cell. Press it; the hex turns the best way by itself. Then take the mix.
pas-learn-lay-else = That is allowed too. For this lesson look for amber, press the cell with the star without turning the hex, and take the mix.
pas-learn-bank = Amber and two oranges. Now you may trade as often as you like. The bank gives one card for three identical ones: give it the three violet cards for black, which Mona Lisa needs.
pas-learn-bank-else = A fair trade. For this lesson, give three violet for black.
pas-learn-offer = The others trade too: Ambrogio offers you a yellow for a brown. That is what Sunflowers lacks. Accept.
pas-learn-offer-else = Look at the offer first: the yellow card is all that Sunflowers lacks.
pas-learn-complete = You hold everything Sunflowers asks for. Complete it: the four cards go back to the bank, and the picture is yours.
pas-learn-complete-else = First complete Sunflowers: every card is there.
pas-learn-end = 8 points, and a new commission at once. There is nothing more to do: end your turn. You may keep eight cards.
pas-learn-end-else = For this lesson, end your turn.
pas-learn-others = You drew a new hex, and Ambrogio has laid one. The number in its middle tells whose it is: you must always lay against somebody else’s hex, or the starting piece.
pas-learn-goal = With two players the end is called at 45 points of completed commissions; with three at 40, with four at 35. You have 42. Bonuses do not count for that.
pas-learn-left = what happens when a stack, the deck or the hexes run out, and how all ties are broken
pas-learn-primary = Madonna of the Meadow lacks a red card. Instead of the mix you may take one card of a colour in the centre of your hex. Press the outlined cell, and take red.
pas-learn-madonna = Red and blue: that is all it asks for. Complete Madonna of the Meadow.
pas-learn-own = One thing about the map: a hex must share a side with the starting piece or with somebody else’s hex. Touching your own besides is fine, touching only your own is not. If the bank has no card left of a colour, you do not get it.
pas-learn-bisque = Some cards never come from the map. The bank gives bisque for a yellow and a brown: Mona Lisa needs it.
pas-learn-gray = Gray is a black and a white: L’Absinthe needs it.
pas-learn-penalty = Any primary and one more card of your choice, the penalty, buy another primary. Give blue and orange for yellow.
pas-learn-propose = You may make offers yourself, up to six a turn. L’Absinthe lacks amber: make an offer that gives one orange and asks for one amber. In your own turn it may go to one player or to all.
pas-learn-traded = Ambrogio accepted. An offer ends with the turn, or when you swap or complete a commission: from then on there is no more trading this turn.
pas-learn-swap = After trading you may swap ONE commission with the gallery. You can pay for Sunflowers there: give The Milkmaid for it. That ends the trading of this turn.
pas-learn-both = Complete Sunflowers. You have The Starry Night by Van Gogh already: both works of one artist bring a bonus.
pas-learn-gallery = 8 points and a bonus of 5. You may complete straight from the gallery too, as many as you can pay: Madonna of the Meadow asks for red and blue.
pas-learn-replaced = Gallery and hand were filled again at once; a new card could be completed in the same turn. The number behind the plus is your bonus.
pas-learn-last = Complete Sunflowers: that makes 50.
pas-learn-called = The end is called. As you were the first to play, Ambrogio has one more turn: everyone plays the same number. End your turn.
pas-learn-scores = 50 points of commissions, 5 of bonus, and 4 for palette cards that the commissions in your hand still need: 59. Ambrogio has 12. Ties go to whoever has more commissions.
pas-chapter-first = First turn
pas-chapter-primary = A primary instead of the mix
pas-chapter-trading = Trading
pas-chapter-commissions = The gallery and bonuses
pas-chapter-end = How it ends

## Why the game ended

end-PA-E1 = Somebody’s commissions reached the points that end the game, and everybody has had as many turns.
end-PA-D2 = Nobody had a hex left to place.
pas-tie-commissions = Equal points: more completed commissions decide.
pas-tie-usable = Equal points and as many commissions: more points for usable palette cards decide.
pas-tie-bonus = Equal points, as many commissions and usable cards: the higher artist bonus decides.
pas-tie-shared = Equal in everything: the win is shared.
