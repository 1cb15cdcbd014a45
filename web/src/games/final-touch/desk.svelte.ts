// My hand as cards, those I picked up, and what they would do. Cards keep their identity from view to view, and what I
// picked up stays picked up as long as it is possible.
import { same } from "../../lib/multiset";
import { Desk, type DeskProps } from "../../table/desk.svelte";
import { lastMove } from "./moves";
import {
  attempt,
  type Attempt,
  cardsFor,
  deal,
  gather,
  keep,
  leads,
  matching,
  touchesOf,
  type Card,
} from "./selection";
import { type Effect, type Seen, type Table, tableOf } from "./table";
import type { Action, GameEvent } from "./view";

/** The draft: the ids of the cards that are picked up. */
export class TouchDesk extends Desk<ReadonlySet<number>, Seen> {
  cards = $state.raw<Card[]>([]);
  private tapped = $state.raw<Card | null>(null);
  private seat: number | null = null; // whose hand it is
  private serial = 0;

  constructor(props: () => DeskProps<Seen>) {
    super(props, new Set());
  }

  readonly touches = $derived(gather(this.cards, this.draft));
  private readonly place = $derived(this.empty ? -1 : matching(this.table.choices, this.touches));

  get table(): Table {
    return tableOf(this.props().view);
  }

  override get empty(): boolean {
    return this.draft.size === 0;
  }

  get choice(): Action | null {
    return this.table.choices[this.place] ?? null;
  }

  /** What the cards would do, as the server tells it. */
  get effect(): Effect | null {
    return this.table.effects[this.place] ?? null;
  }

  get smears(): boolean {
    return this.effect?.kind === "smear" || this.effect?.kind === "ruin";
  }

  picked = (card: Card): boolean => this.draft.has(card.id);

  /** Put down, and not yet answered for. */
  away = (card: Card): boolean => this.sent && this.picked(card);

  /** Does this card go with what is picked up? */
  fits = (card: Card): boolean => {
    if (this.picked(card) || this.table.choices.length === 0) return true;
    return this.leads(new Set([...this.draft, card.id]));
  };

  /** Picks a card up, or puts it back. */
  tap = (card: Card): Promise<void> => {
    const next = new Set(this.draft);
    if (!next.delete(card.id)) next.add(card.id);
    this.tapped = card;
    return this.propose(next);
  };

  /** The card that was refused beside the others, if it may be played alone. */
  get instead(): Card | null {
    return this.why && this.tapped && leads(this.table.choices, { [this.tapped.hue]: 1 }) ? this.tapped : null;
  }

  takeInstead = (): void => {
    const card = this.instead;
    this.clear();
    if (card) this.draft = new Set([card.id]);
  };

  takeUp(action: Action): void {
    this.clear();
    this.draft = cardsFor(this.cards, touchesOf(action));
  }

  /** A new view has come, and what led to it. */
  follow(events: readonly GameEvent[]): void {
    const { table } = this;
    const { me } = this.props();
    const move = lastMove(events);
    const mine = me === this.seat;
    const done = move?.seat === me && same(move.touches, this.touches);
    const played = done ? this.draft : this.nothing;
    const left = mine ? this.cards.filter((card) => !played.has(card.id)) : []; // even where the same colour was drawn
    const hand = me === null ? null : table.hands[me];
    this.cards = typeof hand === "object" && hand ? deal(left, hand, this.draft, () => this.serial++) : [];
    this.draft = mine ? keep(table, this.cards, this.draft) : this.nothing;
    this.why = null;
    this.seat = me;
  }

  protected wish(draft: ReadonlySet<number>): Attempt | null {
    return draft.size > 0 ? attempt(this.table.choices, gather(this.cards, draft)) : null;
  }

  protected leads(draft: ReadonlySet<number>): boolean {
    return leads(this.table.choices, gather(this.cards, draft));
  }
}
