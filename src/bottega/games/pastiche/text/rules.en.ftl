# Pastiche, the numbered rules. [D] marks a decision of ours where the rulebook is silent or ambiguous.

PA-head-aim = Aim
PA-aim = Lay hexes so that their dabs mix, collect the colours as palette cards, and complete commissions with them. Most points win.

PA-head-components = Components
PA-C1 = 34 commissions: two works by each of 17 artists. Each shows a palette of 2 to 7 dabs of colour and is worth 7 to 16 points.
PA-C2 = 132 palette cards, which together are the bank. Red, yellow and blue: 8 of each, 4 points a card. Orange, green, violet and brown: 12 of each, 1 point. Amber, scarlet, olive, teal, magenta and purple: 6 of each, 2 points. Black and white: 6 of each, 3 points. Gray: 6, 6 points. Bisque: 6, 4 points.
PA-C3 = 54 palette hexes: a primary dab at each of the six points, one or two primaries in the centre.
PA-C4 = One starting piece: three hexes in a triangle.
PA-C5 = [D] The palettes of the printed commissions and the printed hexes are not public. Ours are made within every constraint that is known: the points of a commission are the sum of its dabs' card values, the ranges above, 15 to 31 points for the two works of an artist together, and Mona Lisa = bisque + black + green = 8. If you own the box, you can correct the list.

PA-head-chart = The colour chart
PA-M1 = Two dabs: red and yellow make orange; yellow and blue, green; red and blue, violet. Two equal dabs make nothing. [D] The chart is printed on a reference card that we have not seen.
PA-M2 = Three dabs: red, yellow and blue make brown. Two red and a yellow make scarlet; two yellow and a red, amber; two yellow and a blue, olive; two blue and a yellow, teal; two red and a blue, magenta; two blue and a red, purple. Three equal dabs make that primary. [D] Scarlet, amber, olive and teal are likely, but not certain.
PA-M3 = A point where the new hex meets one hex mixes two dabs; where it meets two, three dabs.

PA-head-setup = Setup
PA-S1 = The starting piece lies in the middle. Each player has one green, one violet, one orange and one brown card, two hexes from the face-down supply, and two hidden commissions. Four commissions lie open: the gallery. The rest is the deck. The start player is random.

PA-head-turn = A turn, in this order
PA-T1 = Place one of your two hexes, turned as you like.
PA-T2 = It must share at least one side with the starting piece or with a hex placed by ANOTHER player. Touching your own hexes besides is fine; touching only your own is not.
PA-T3 = Then take EITHER every card mixed at its points (who placed the neighbours does not matter) OR one card of a primary in its centre (two in the centre: choose one).
PA-T4 = [D] A colour whose bank stack is empty is not received; if fewer cards remain than were mixed, take what is there. A primary of the centre whose bank stack is empty cannot be chosen. A placement that mixes nothing is legal.
PA-T5 = Then trade as often as you like, with the bank and with other players, only in your own turn. Swapping or completing a commission ends the trading of the turn.
PA-B1 = Bank: three equal cards for one black, white, secondary or tertiary (brown is a secondary); never for gray, bisque or a primary.
PA-B2 = Bank: yellow + brown for bisque. Black + white for gray.
PA-B3 = Bank: any primary plus any one other card (the penalty) for a primary of your choice. [D] Two passages of the rulebook differ here; we follow this one.
PA-B4 = [D] What you take must be in the bank; cards handed in go back first.
PA-P1 = Players: palette cards only, never commissions; any amounts on both sides that both agree on; the player whose turn it is must be one of the two.
PA-P2 = [D] An offer names its partner (or all), what is given, and what is asked. The partner may accept, decline, or counter. Each side gives at least one card. An offer ends with the turn, at the first swap or completed commission, and when its maker no longer has the cards. A player may set "I don't trade", which declines at once. Each player makes at most 6 offers in a turn, so that nobody can stall a table.
PA-G1 = Then you may swap ONE commission of your hand with one of the gallery.
PA-G2 = Then you may complete commissions, from your hand or the gallery, as many as you can pay: show it, return exactly the palette it shows to the bank, lay it open before you. [D] The gallery is filled to four and your hand to two from the deck at once, and the new card may be completed too.
PA-G3 = [D] When the deck is empty nothing is replaced.
PA-H1 = At the end of your own turn you hold at most 8 palette cards; you choose what goes back. More than 8 is fine at any other time.
PA-D1 = Draw hexes back to two. [D] When the supply is empty you go on with what you have; a player without a hex, or with nowhere to lay one, skips the placement and goes on with trading.
PA-D2 = [D] When the supply is empty and every player is out of hexes, the round is finished and the game ends.

PA-head-end = End of the game
PA-E1 = The end is called when a player's completed commissions reach 45 (2 players), 40 (3) or 35 (4) points; play goes on until everyone has had the same number of turns.
PA-E2 = Score = completed commissions + usable palette cards + artist bonuses.
PA-E3 = Usable palette cards: those in your hand that the commissions in YOUR HAND still need, each card counted once across both commissions; worth the points printed on them. The gallery does not count.
PA-E4 = Artist bonus, for both works of one artist, by their combined points: 15 to 17, 3; 18 to 22, 4; 23 to 27, 5; 28 to 31, 6.
PA-E5 = Ties: more commissions; then more usable palette points; then more bonus points; [D] then shared.

PA-head-knowledge = Who may know what
PA-public = Everyone: the map, the bank, the gallery, completed commissions, the sizes of all hands and stacks, and every card gained, traded or returned (it happened in the open). [D] So a careful player can deduce palette hands; still only their sizes are shown by default, and an option of the table shows them open.
PA-private = You alone: your palette hand, your two commissions, [D] and your two hexes.
PA-nobody = Nobody: the order of the commission deck and of the hex supply.
