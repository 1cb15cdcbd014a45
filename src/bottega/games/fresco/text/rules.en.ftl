# Fresco, the numbered rules. [D] marks a decision of ours where the rulebook is silent or ambiguous.

FR-head-aim = Aim
FR-aim = You are master painters who restore the ceiling of the cathedral. Each round you plan where your apprentices go: to buy paint, restore, earn money, blend, or enjoy the theatre. Most points win.

FR-head-components = Components
FR-C1 = Paints: the primaries red, yellow and blue; their blends orange, green and purple; the special blends pink and brown. Paint and money never run out.
FR-C2 = Fresco tiles on a grid of 5 x 5 spaces; market tiles; portrait cards in the sets A, B and C; request tiles; for each player an action sheet with a column of 3 spaces for the market, the cathedral, the studio, the workshop and the theatre. Side 2 of the sheet has a second cathedral column in place of the theatre.
FR-C3 = [D] The printed tiles and cards, the middle rows of the hostel, the length of the mood track, the sizes of the booths and the special blends are not public. Ours are made within every constraint that is known. If you own the box, you can correct the list.

FR-head-setup = Setup
FR-S1 = The order at the start is random: the painters stand on the start spaces from S1, the last place, upwards. Start spaces do not count: your first point takes you to space 1.
FR-S2 = Each player has 1 red, 1 yellow and 1 blue paint, 12 thalers, 5 apprentices, and a mood in the centre of the track. Another apprentice, uncoloured, waits at the theatre.
FR-S3 = 3 players: the 2-blue, 2-yellow and 2-red market tiles leave the game, and there are 3 booths with 10 spaces (4, 3, 3). 4 players: 4 booths with 13 spaces (4, 3, 3, 3). All market tiles but one are dealt out face up; that one stays in the bag. [D] How the spaces are divided among the booths is ours.
FR-S4 = The tile of value 24 lies in the centre. Of the tiles of value 3 to 11, as many leave the game at random as leave exactly enough for the other 24 spaces, where the tiles lie face up. [D] The text says 6 leave; by the count of the tiles it must be 7.
FR-S5 = The bishop stands on the centre. The portraits, each set shuffled, form one stack, A on B on C, and two lie open. The requests form four stacks (general, orange, green, purple), each with the highest value on top.

FR-head-get-up = Get-up time and mood
FR-U1 = In reverse order of the score, the last on the track first, each player takes a free get-up time.
FR-U2 = It moves your mood up or down as its row of the hostel says, never past an end of the track.
FR-U3 = Mood in the top region: six apprentices. In the bottom region: four. Otherwise five.
FR-U4 = That is checked in every round, right after the get-up time has moved the mood.

FR-head-planning = Planning
FR-P1 = All at the same time, hidden from each other, the players send their apprentices to the spaces of their action sheets: at most 3 to a column, or 6 to the cathedral on side 2. Once everyone is ready, the plans are revealed together. [D] The 3 and 6 spaces are ours, and apprentices may stay idle.

FR-head-actions = Actions
FR-O1 = The locations follow one another: market, cathedral, studio, workshop, theatre. At each, the players act in the order of their get-up times, each of them doing all they do there. Any action may be forfeited, except under FR-K3. [D] The theatre, and the studio when no portrait lies open, run by themselves.
FR-K1 = Market: choose ONE booth. Each apprentice may buy one of its tiles at the price in your get-up row; each tile is sold once. The paints go behind your screen.
FR-K2 = Whoever sent at least one apprentice closes the booth they chose: all its tiles go to the bag, even if nothing was bought. [D] A closed or empty booth cannot be visited; if none is left open, you do nothing.
FR-K3 = [D] Having sent apprentices, you must choose a booth if one is open (it closes), but you need not buy.
FR-H1 = Cathedral: each apprentice restores one segment of the fresco, or the altar once.
FR-H2 = Before you restore a segment you may pay 1 thaler to move the bishop one step, diagonals included. [D] Once for each restored segment, also onto restored spaces, never off the grid, and only when a segment is then restored.
FR-H3 = Restoring a segment: return its paints to the supply, take the tile face down before you, and score its value, plus 3 if the bishop stood on it, or plus 2 if he stood next to it (8 neighbours), all in one scoring step. The bishop moves to the freed space.
FR-H4 = Altar, primaries: red + yellow + blue for 2 points. Any of the three may be replaced by orange, green or purple, repeats allowed, for 1 more point each.
FR-H5 = Altar, blends: orange + green + purple for 6 points. Any of the three may be replaced by pink (3 more) or brown (5 more); pink and brown may repeat, the other three may not.
FR-T1 = Studio: each apprentice earns 3 thalers. One apprentice per player and round may take an open portrait instead.
FR-T2 = A lightning portrait pays at once and leaves the game: money, points, red, yellow or blue of your choice, the paint shown, or mood. [D] The mood never goes past the end, and counts for the apprentices of the next round.
FR-T3 = A lasting portrait stays with you. God's servant: 1 more thaler at income. Abbot: 1 more on the bishop's bonuses. Actor: 3 instead of 2 at the theatre. Sexton: once a round, while you work in the cathedral, 1 thaler moves the bishop anywhere, before you restore a segment or the altar, or by itself. [D] That uses up no apprentice.
FR-W1 = Workshop: each apprentice blends up to twice; what has been blended may be blended on. Red + yellow make orange, red + blue purple, yellow + blue green. The special blends are in the component list; in ours orange + purple make pink, and orange + green + purple brown.
FR-W2 = One apprentice per player and round may fulfil a request instead of blending: a general one with any 3 of your fresco tiles, a special one with 3 tiles that show its splotch. The top tile of that stack pays its points. The 3 fresco tiles give no more income; the request gives 1 thaler and 1 paint: a special one its colour, a general one red, yellow or blue, of your choice each time.
FR-A1 = Theatre: each apprentice moves your mood up 2 (3 with the Actor), never past the end.

FR-head-track = The score track
FR-V1 = No two painters share a space: if you would land on another, you move on to the next free space, forward or backward, as you choose. That counts: your score is where you stand. [D] Never below 1 once you have scored.
FR-V2 = So no two scores above 0 are equal, and there are no ties. Among those still on the start spaces, S1 is last.

FR-head-round-end = End of a round (not of the last one)
FR-B1 = The market tiles go back to the bag, are shuffled and dealt again; one stays in the bag. Open portraits that nobody took leave the game, and two new ones are dealt. Income: 1 thaler for each fresco tile that lies under no request, plus your requests, plus God's servant. The painters leave the hostel. [D] The 1 thaler for a tile is ours.

FR-head-end = End of the game
FR-E1 = A round that begins with 6 or fewer fresco tiles on the board, or with the last two portraits dealt, is the last: it is planned on side 2 of the sheets.
FR-E2 = At the end, in the order of the get-up times, 1 point for each 2 thalers, in one scoring step. Most points win.

FR-head-knowledge = Who may know what
FR-public = Everyone: the board, the scores, the moods, the get-up times, the portraits and requests taken, and what was spent in the open; the number of fresco tiles taken, [D] and which ones, as they were taken in the open.
FR-private = You alone: your money, the paints behind your screen, and your plan until the reveal. [D] Hidden, though a careful player can deduce them; an option of the table shows money and paints open.
FR-nobody = Nobody: the order of the bag and of the portrait stack, and the tiles removed from the game.

FR-head-beyond = Beyond the rulebook
FR-X1 = [D] Two players, and games that leave out modules, are not in the text. FR-X2 to FR-X9 are ours.
FR-X2 = [D] Without the special blends: the tile of value 11 lies in the centre, and no tile of 13 or more is used, so that exactly 24 others are left and none is removed. Pink and brown do not exist: neither at the altar nor in the workshop, and the pink and the brown portrait leave the game before the sets are shuffled.
FR-X3 = [D] Without the portraits: the studio only pays, and only the tiles left on the board bring the last round.
FR-X4 = [D] Without the requests: the workshop only blends.
FR-X5 = [D] 2 players: a neutral painter, Leonardo, is the third one on the score track (he is pushed on like anyone else) and in the hostel. He begins on S3, the last start space; the order of the players on S1 and S2 is random. He has no paint, money, mood, apprentices or income. Market tiles and booths are those for 3 players.
FR-X6 = [D] Who decides for Leonardo: in the first round the player who is last on the track of the two, then the two take turns, round by round. He takes his get-up time in the usual order; whoever decides for him chooses it.
FR-X7 = [D] Market: when it is Leonardo's turn by the get-up times, whoever decides for him closes one open booth. Nothing is bought.
FR-X8 = [D] Cathedral: when it is Leonardo's turn by the get-up times, whoever decides for him has him restore one segment for free, on the bishop's space or next to it; if there is none, one of the nearest, diagonal steps counted as one. He scores it with the bishop's bonus, and the bishop moves there. He never moves the bishop beforehand and never restores the altar.
FR-X9 = [D] Leonardo cannot win: the better of the two players does. His points matter only on the track. When he lands on another painter, whoever decides for him says which way he moves.
FR-X10 = [D] Games that were begun with version 1 of these rules go on with it: in them Leonardo's start space is drawn like everyone's, and the Sexton moves the bishop only just before a segment is restored.
