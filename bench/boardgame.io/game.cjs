// The traffic of a Final Touch table: a hand nobody else sees, a move that plays a card and draws one, the turn passes.
// Simpler rules than ours (every card may smear), which is in its favour.
const COLOURS = ["red", "yellow", "blue", "green", "orange", "purple", "brown"];

const FinalTouch = {
  name: "final-touch",
  setup: ({ ctx, random }) => {
    const deck = random.Shuffle(COLOURS.flatMap((colour) => Array(12).fill(colour)));
    return {
      hands: Array.from({ length: ctx.numPlayers }, () => deck.splice(0, 5)),
      deck,
      discard: [],
      masterpiece: { title: "Mona Lisa", needs: { yellow: 1, green: 1, brown: 2 }, finished: 4, ruined: 2 },
      next: { title: "The Starry Night", needs: { blue: 2, yellow: 2, green: 1 }, finished: 5, ruined: 2 },
      improved: {},
      smeared: {},
      purses: Array(ctx.numPlayers).fill(0),
      won: [],
      moves: 0,
    };
  },
  playerView: ({ G, playerID }) => ({
    ...G,
    deck: G.deck.length,
    hands: G.hands.map((hand, seat) => (String(seat) === playerID ? hand : hand.length)),
    choices: playerID === null ? [] : G.hands[Number(playerID)].map((touch) => ({ type: "smear", touch })),
  }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    smear: {
      client: false,
      move: ({ G, playerID }, touch) => {
        const hand = G.hands[Number(playerID)];
        const place = hand.indexOf(touch);
        if (place < 0) return "INVALID_MOVE";
        hand.splice(place, 1);
        G.smeared[touch] = (G.smeared[touch] ?? 0) + 1;
        if (Object.values(G.smeared).reduce((a, b) => a + b, 0) >= 3) {
          G.discard.push(...Object.keys(G.smeared));
          G.smeared = {};
          G.purses[1 - Number(playerID)] += G.masterpiece.ruined;
          G.won.push({ title: G.masterpiece.title, as: "ruined", value: G.masterpiece.ruined });
        }
        if (G.deck.length) hand.push(G.deck.pop());
        G.moves += 1;
      },
    },
  },
  endIf: ({ G }) => (G.moves >= 40 ? { winner: "0" } : undefined),
};

module.exports = { FinalTouch };
