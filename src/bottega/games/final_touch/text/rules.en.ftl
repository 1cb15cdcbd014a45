# Final Touch, the numbered rules. [D] marks a decision of ours where the rulebooks are silent or ambiguous.

FT-head-aim = Aim
FT-aim = Everyone works on the same masterpiece, but only whoever adds the final touch is paid. The first player or team with $25 wins.

FT-head-components = Components
FT-C1 = 25 masterpiece cards. Each shows the touches it needs, the money for finishing it, and a smaller sum for the opponents of whoever ruins it.
FT-C2 = 60 touch cards: 12 each of yellow, green, brown, blue and red.
FT-C3 = [D] The printed card list is not public. Ours is our own. It assumes that the finished value is the number of touches (4 to 12), that the ruined value is half of it rounded down, that there are at most 5 touches of one colour, and that odd values exist. If you own the box, you can correct the list.

FT-head-setup = Setup
FT-S1 = The masterpieces are shuffled into a face-up pile: everyone sees the current masterpiece and the one after it, and nothing deeper.
FT-S2 = The touches are shuffled. Each player is dealt 5, hidden from the others; the rest is a face-down draw pile. [D] The size of the draw pile and the contents of the discard are public.
FT-S3 = [D] By the books whoever was last in a museum or gallery begins. Here the host picks the starter or leaves it to chance (the default).
FT-S4 = Two players: a duel. Three players: each for themselves. Four players: two teams of two, partners sitting across (seats 1 and 3 against 2 and 4), with one purse per team. Play goes clockwise.

FT-head-turn = A turn
FT-T1 = You must play at least one touch. You cannot pass.
FT-T2 = You either improve or smear, never both in one turn.
FT-I1 = Improve: play 1 to 5 touches from your hand. Each must fill a touch that is still missing, and never more of a colour than is still missing.
FT-I2 = You need not play all that fits, and you may always smear a card that does not fit instead: holding back is the heart of the game.
FT-M1 = Smear: play exactly one touch from your hand into the smearing zone.
FT-M2 = Only a colour that is not missing now may smear: one the masterpiece never needed, or one whose every need is already filled.
FT-M3 = A hand with no fitting card has to smear; a hand with only fitting cards has to improve. Each card fits exactly one zone, so a legal move always exists.
FT-R1 = At the end of your turn refill your hand to 5.
FT-R2 = When the draw pile runs out, even in the middle of a refill, the discard is shuffled into a new draw pile and drawing goes on. Cards lying in the two zones are not part of the discard.

FT-head-scoring = Scoring
FT-F1 = Whoever plays the last missing touch finishes the masterpiece and gets its finished value (into the team's purse with four players).
FT-F2 = Whoever plays the third smear ruins the masterpiece and concedes it: the opponent (two players) or the other team (four players) gets the ruined value. The ruiner's partner gets nothing.
FT-F3 = Three players: a ruined masterpiece lies between the two opponents, and its whole ruined value counts for each of them.
FT-N1 = After a masterpiece ends, in this order: both zones go to the discard, the next masterpiece becomes the current one, and the player who ended the last one refills to 5 and takes another turn at once.

FT-head-end = End of the game
FT-E1 = The game ends the moment a player or team has $25 or more: before any refill or further draw. It can happen on an opponent's forced ruin.
FT-E2 = [D] Three players, and one ruin lifts both opponents to 25 or more: the higher total wins.
FT-E3 = The same with equal totals: those two play one last masterpiece, the next in the pile, by the two-player rules, and the third player is out. Whoever receives that card wins the game, so ruining it loses. [D] They keep their hands; the first of them clockwise after the ruiner begins.
FT-E4 = [D] If a card list of one's own lets the masterpiece pile run out, the most money wins; equal money is a shared win. With our list this cannot happen.

FT-head-knowledge = Who may know what
FT-public = Everyone: the current and the next masterpiece, both zones, all purses and the cards in front of everyone, what lies in the discard, the sizes of all hands and piles, and every play so far.
FT-private = You alone: your hand. A partner's hand is hidden too. The books have no rule on table talk, so none is enforced.
FT-nobody = Nobody: the order of the draw pile, and of the masterpieces beyond the next one.
