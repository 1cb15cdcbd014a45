// From a hex, a cell and a turn to one of the server's choices, and what the server says it would bring.
import type { Cards, Colour } from "./colours";
import { type Cell, keyOf, type Preview, type Table } from "./table";
import type { Place } from "./view";

export const ROTATIONS = 6;

export interface Placing {
  cells: Cell[]; // where a hex may be laid
  at: (cell: Cell, hex: number, rotation: number) => Preview | undefined;
}

export function placingOf(table: Table): Placing {
  const found = new Map<string, Preview>();
  const cells = new Map<string, Cell>();
  for (const preview of table.preview) {
    found.set(`${keyOf(preview.at)}/${preview.hex}/${preview.rotation}`, preview);
    cells.set(keyOf(preview.at), preview.at);
  }
  return {
    cells: [...cells.values()],
    at: (cell, hex, rotation) => found.get(`${keyOf(cell)}/${hex}/${rotation}`),
  };
}

/** The ways to take, once it lies there: the mix first, then a primary of the centre. */
export function takes(table: Table, cell: Cell, hex: number, rotation: number): Place[] {
  return table.choices.filter(
    (choice): choice is Place =>
      choice.type === "place" &&
      choice.hex === hex &&
      choice.rotation === rotation &&
      keyOf(choice.at) === keyOf(cell),
  );
}

const worth = (table: Table, cards: Cards): number =>
  (Object.entries(cards) as [Colour, number][]).reduce((sum, [colour, many]) => sum + many * table.values[colour], 0);

/** The best turn of a hex in a cell: most of the colour wished for, then the most points. */
export function bestTurn(
  table: Table,
  placing: Placing,
  cell: Cell,
  hex: number,
  wish: Colour | null,
): Preview | undefined {
  let best: Preview | undefined;
  for (let rotation = 0; rotation < ROTATIONS; rotation++) {
    const here = placing.at(cell, hex, rotation);
    if (here && (!best || rank(table, here, wish) > rank(table, best, wish))) best = here;
  }
  return best;
}

const rank = (table: Table, preview: Preview, wish: Colour | null): number =>
  (wish ? (preview.cards[wish] ?? 0) * 1000 : 0) + worth(table, preview.cards);

/** The cells where a hex can bring the most of a colour, however turned; of these, the ones that bring most besides. */
export function bestCells(table: Table, placing: Placing, hex: number, wish: Colour): Set<string> {
  const ranked = placing.cells.map((cell) => {
    const best = bestTurn(table, placing, cell, hex, wish);
    return { key: keyOf(cell), many: best?.cards[wish] ?? 0, rank: best ? rank(table, best, wish) : 0 };
  });
  const most = Math.max(0, ...ranked.map((each) => each.many));
  if (most === 0) return new Set();
  const top = Math.max(...ranked.map((each) => each.rank));
  return new Set(ranked.filter((each) => each.rank === top).map((each) => each.key));
}

/** How much of a colour each cell could bring with this hex: by the mix, or as a primary of its centre. */
export function promised(table: Table, placing: Placing, hex: number, wish: Colour): Map<string, number> {
  const least = inCentre(table, hex, wish) ? 1 : 0;
  return new Map(
    placing.cells.flatMap((cell) => {
      const many = Math.max(least, bestTurn(table, placing, cell, hex, wish)?.cards[wish] ?? 0);
      return many > 0 ? [[keyOf(cell), many] as const] : [];
    }),
  );
}

/** May a colour be taken from the centre of this hex? Then it may be in every cell. */
export const inCentre = (table: Table, hex: number, colour: Colour): boolean =>
  table.choices.some((choice) => choice.type === "place" && choice.hex === hex && choice.take === colour);

/** Where a colour that is sought could come from with this hex. */
export interface Sources {
  mix: boolean;
  centre: boolean;
  anyHex: boolean; // does the chart mix it at all?
  bank: boolean; // has the bank a card of it left?
}

export function sourcesOf(table: Table, placing: Placing, hex: number, wish: Colour): Sources {
  return {
    mix: bestCells(table, placing, hex, wish).size > 0,
    centre: inCentre(table, hex, wish),
    anyHex: table.chart.some((row) => row.colour === wish),
    bank: (table.bank[wish] ?? 0) > 0,
  };
}
