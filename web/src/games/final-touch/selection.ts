// From selected cards to one of the server's choices. No rule of the game is here: what is not among the choices is asked
// of the server, which says why.
import { listed, same, tally, within } from "../../lib/multiset";
import { HUES, type Effect, type Hue, type Table, type Touches } from "./table";
import type { Action } from "./view";

/** What somebody may mean who knows no rules: both at once, or several smears. */
export type Attempt = {
  type: Action["type"];
  touches?: Touches;
  touch?: Hue[];
};

export interface Card {
  id: number;
  hue: Hue;
}

/** The cards of a hand that was `before`: those that stay keep their ids, the ones just played go first. */
export function deal(
  before: readonly Card[],
  hand: Touches,
  played: ReadonlySet<number>,
  fresh: () => number,
): Card[] {
  const left: Touches = { ...hand };
  const stays = [...before.filter((card) => !played.has(card.id)), ...before.filter((card) => played.has(card.id))];
  const kept = stays.filter((card) => {
    const has = left[card.hue] ?? 0;
    if (has > 0) left[card.hue] = has - 1;
    return has > 0;
  });
  const drawn = listed(left, HUES).map((hue) => ({ id: fresh(), hue }));
  const order = (card: Card) => HUES.indexOf(card.hue);
  return [...kept, ...drawn].sort((a, b) => order(a) - order(b) || a.id - b.id);
}

export function touchesOf(action: Action): Touches {
  return action.type === "smear" ? { [action.touch]: 1 } : action.touches;
}

export function gather(cards: readonly Card[], selected: ReadonlySet<number>): Touches {
  return tally(cards.filter((card) => selected.has(card.id)).map((card) => card.hue));
}

/** Cards that make up these touches. */
export function cardsFor(cards: readonly Card[], touches: Touches): Set<number> {
  const left: Touches = { ...touches };
  return new Set(
    cards
      .filter((card) => {
        const lacks = left[card.hue] ?? 0;
        left[card.hue] = lacks - 1;
        return lacks > 0;
      })
      .map((card) => card.id),
  );
}

/** The choice that is exactly this selection, as its place among the choices; -1 if there is none. */
export function matching(choices: readonly Action[], touches: Touches): number {
  return choices.findIndex((choice) => same(touches, touchesOf(choice)));
}

/** Does some choice hold all of this, perhaps with more? */
export function leads(choices: readonly Action[], touches: Touches): boolean {
  return choices.some((choice) => within(touches, touchesOf(choice)));
}

/** What one card alone would do: the tag it wears. */
export function alone(table: Table, hue: Hue): Effect | null {
  return table.effects[matching(table.choices, { [hue]: 1 })] ?? null;
}

/** A selection no choice holds, as the action somebody would mean by it: to be refused, with the reason. */
export function attempt(choices: readonly Action[], touches: Touches): Attempt {
  const smears = (hue: Hue) => choices.some((choice) => choice.type === "smear" && choice.touch === hue);
  const spare = listed(touches, HUES).filter(smears);
  const fitting = Object.fromEntries(Object.entries(touches).filter(([hue]) => !smears(hue as Hue)));
  if (Object.keys(fitting).length === 0) return { type: "smear", touch: spare };
  return spare.length > 0
    ? { type: "improve", touches: fitting, touch: spare }
    : { type: "improve", touches: fitting };
}

/** What stays selected when the table changes: everything that is still held, if it is still allowed. */
export function keep(table: Table, cards: readonly Card[], selected: ReadonlySet<number>): Set<number> {
  const held = new Set(cards.filter((card) => selected.has(card.id)).map((card) => card.id));
  const free = table.choices.length === 0; // not my turn: a plan, judged when it comes
  return free || leads(table.choices, gather(cards, held)) ? held : new Set();
}
