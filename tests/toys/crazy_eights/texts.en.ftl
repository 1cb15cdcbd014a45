# The numbered rules: shown by the app, cited by refusals.

CE-head-setup = Setup
CE-S1 = Each player is dealt 5 cards. The rest is the stock.
CE-S2 = The top card of the stock is turned over; it begins the pile. Seat 1 begins.
CE-head-turn = A turn
CE-T1 = Play a card of the suit that is asked for, or of the same rank as the top card of the pile.
CE-T2 = An eight fits always. Whoever plays one names the suit that is asked for next.
CE-T3 = If no card fits, draw one; the turn then passes on. If the stock is empty, pass. [D]
CE-head-end = The end
CE-E1 = Whoever has no cards left wins.
CE-E2 = If all pass in a row, those with the fewest cards win. [D]
CE-head-knowledge = What is known
CE-public = The pile, the suit that is asked for, and how many cards everyone holds.
CE-private = Your own cards.
CE-nobody = The order of the stock.

# Sentences, found by the names of fields, actions and events.

ce-about = Get rid of your cards: follow suit or rank, and keep an eight for when nothing fits.
ce-table-suit = Asked for: { $value }.
ce-table-stock = { $value ->
    [one] One card is
   *[other] { $value } cards are
  } left to draw.
ce-table-hand = Your cards: { $value }.
ce-table-pile = The pile, the top card last: { $value }.
ce-choice-play = { $suit ->
    [clubs] Play the { $card } and ask for clubs
    [diamonds] Play the { $card } and ask for diamonds
    [hearts] Play the { $card } and ask for hearts
    [spades] Play the { $card } and ask for spades
   *[other] Play the { $card }
  }
ce-choice-draw = Draw a card
ce-choice-pass = Pass
ce-event-played = { $you ->
    [yes] You play the { $card }.
   *[no] { $player } plays the { $card }.
  }
ce-event-drew = { $you ->
    [yes] You draw the { $card }.
   *[no] { $player } draws a card.
  }
ce-event-passed = { $you ->
    [yes] You pass.
   *[no] { $player } passes.
  }
ce-help = Type the number of a choice, or enough of its words: "7 hearts", "draw".
refused-can-play = You hold a card that fits.
refused-stock = There is a card to draw.
refused-stock-empty = There is no card left to draw.
refused-not-held = You do not hold that card.
refused-does-not-fit = That card is neither of the suit that is asked for nor of the same rank.
refused-suit = Name a suit with an eight, and only with an eight.
