// What I am about to do in Pastiche: a hex in a cell, cards to give back, an offer, a swap; and the colour I look for.
// It stays from view to view as far as it is still possible.
import { count, less, plus, within, without } from "../../lib/multiset";
import { equal } from "../../lib/reuse";
import { t } from "../../lib/texts";
import { Desk, type DeskProps, type Question } from "../../table/desk.svelte";
import type { Cards, Colour } from "./colours";
import { forMe, type Draft as OfferDraft } from "./offers";
import { bestCells, bestTurn, placingOf, promised, ROTATIONS, sourcesOf, takes } from "./placing";
import {
  asked,
  type Cell,
  commissionsOf,
  handOf,
  keyOf,
  type Preview,
  type Seen,
  type Step,
  type Table,
  tableOf,
  tilesOf,
} from "./table";
import type { Action, GameEvent, Place } from "./view";
import { givenUpInWords } from "./words";

export interface Draft {
  hex: number; // of mine
  rotation: number;
  cell: Cell | null; // where it would lie
  take: Place["take"]; // the mix, or as somebody advised, a primary of its centre
  returning: Cards;
  offer: OfferDraft | null;
  swapping: string | null; // the commission I give for one of the gallery
}

const NOTHING: Draft = { hex: 0, rotation: 0, cell: null, take: "mix", returning: {}, offer: null, swapping: null };

interface Props extends DeskProps<Seen> {
  names: string[];
}

export class PasticheDesk extends Desk<Draft, Seen, Props> {
  sought = $state<Colour | null>(null); // a colour looked for, on the map and at the bank
  fresh = $state<string | null>(null); // the cell of the hex laid last
  lit = $state<string | null>(null); // the cell of a hex that something else points at
  cellAt: (x: number, y: number) => Cell | null = () => null; // of the map, at a place of the window

  private seat: number | null = null;
  private step: Step | null = null;
  private offersLeft = 0;

  constructor(props: () => Props) {
    super(props, NOTHING);
  }

  get table(): Table {
    return tableOf(this.props().view);
  }

  get me(): number | null {
    return this.props().me;
  }

  /** Is it my turn? */
  get mine(): boolean {
    return this.me !== null && this.me === this.table.turn && !this.table.outcome;
  }

  get placing(): boolean {
    return this.mine && this.table.step === "place";
  }

  /** May I trade with the bank now? */
  get trading(): boolean {
    return this.mine && this.active && this.table.step === "trade";
  }

  /** May I complete and swap commissions now? */
  get completing(): boolean {
    return this.trading || (this.mine && this.active && this.table.step === "complete");
  }

  get discarding(): boolean {
    return this.mine && this.active && this.table.step === "discard";
  }

  /** May I make and answer offers at all? */
  get talks(): boolean {
    return this.me !== null && this.table.settings.length > 0;
  }

  /** May I look for colours? */
  get seeks(): boolean {
    return this.me !== null && !this.table.outcome;
  }

  readonly tiles = $derived.by(() => tilesOf(this.table, this.me));
  readonly hand = $derived.by(() => handOf(this.table, this.me));
  readonly commissions = $derived.by(() => commissionsOf(this.table, this.me));
  readonly needed = $derived.by(() => asked(this.table, this.commissions));
  readonly lacking = $derived(less(this.needed, this.hand));
  readonly over = $derived.by(() => Math.max(0, count(this.hand) - this.table.limit)); // cards too many
  readonly places = $derived.by(() => placingOf(this.table));

  // --- a hex ---

  readonly here = $derived.by((): Preview | undefined => this.previewOf(this.draft));
  readonly ways = $derived.by((): Place[] => {
    const { cell, hex, rotation } = this.draft;
    return cell ? takes(this.table, cell, hex, rotation) : [];
  });
  readonly best = $derived.by(() =>
    this.sought ? bestCells(this.table, this.places, this.draft.hex, this.sought) : new Set<string>(),
  );
  readonly promised = $derived.by(() =>
    this.sought ? promised(this.table, this.places, this.draft.hex, this.sought) : new Map<string, number>(),
  );
  readonly sources = $derived.by(() =>
    this.sought && this.places.cells.length > 0
      ? sourcesOf(this.table, this.places, this.draft.hex, this.sought)
      : null,
  );

  private previewOf({ cell, hex, rotation }: Draft): Preview | undefined {
    return cell ? this.places.at(cell, hex, rotation) : undefined;
  }

  isChosen = (cell: Cell): boolean => this.draft.cell !== null && keyOf(this.draft.cell) === keyOf(cell);

  /** What my hex would bring in a cell, turned as it would be there. */
  preview = (cell: Cell): Preview | undefined =>
    this.places.at(cell, this.draft.hex, this.isChosen(cell) ? this.draft.rotation : this.turnFor(cell));

  /** For the colour that is sought, else as it is. */
  private turnFor(cell: Cell, hex = this.draft.hex): number {
    const { table, places, sought } = this;
    const best = sought && bestTurn(table, places, cell, hex, sought);
    return best && (best.cards[sought] ?? 0) > 0 ? best.rotation : this.draft.rotation;
  }

  /** Puts the hex into a cell; where none of mine may lie, the server says why. */
  pick = (cell: Cell): void => void this.propose({ ...this.draft, cell, rotation: this.turnFor(cell), take: "mix" });

  /** The map's cells where this hex may lie. */
  fits = (cell: Cell): boolean => this.places.at(cell, this.draft.hex, this.draft.rotation) !== undefined;

  turn = (by: number): void =>
    void this.propose({
      ...this.draft,
      rotation: (this.draft.rotation + by + ROTATIONS) % ROTATIONS,
      take: "mix",
    });

  takeHex = (hex: number): void => {
    if (hex >= this.tiles.length) return;
    const { cell, rotation } = this.draft;
    void this.propose({ ...this.draft, hex, rotation: cell ? this.turnFor(cell, hex) : rotation, take: "mix" });
  };

  seek = (colour: Colour | null): void => {
    this.sought = this.sought === colour ? null : colour;
    this.why = null;
  };

  // --- cards ---

  /** Cards of mine that are taken up, and what for. */
  get taken(): Cards {
    return this.discarding ? this.draft.returning : (this.draft.offer?.give ?? {});
  }

  get taking(): "look" | "return" | "offer" {
    return this.discarding ? "return" : this.draft.offer ? "offer" : "look";
  }

  /** One card more; when all of its colour are taken up, all are put down. */
  takeCard = (colour: Colour): void => {
    const all = (this.taken[colour] ?? 0) >= (this.hand[colour] ?? 0);
    const taken = all ? without(this.taken, colour) : plus(this.taken, { [colour]: 1 });
    if (this.discarding) void this.propose({ ...this.draft, returning: taken });
    else if (this.draft.offer) this.compose({ ...this.draft.offer, give: taken });
  };

  compose = (offer: OfferDraft | null): void => void this.propose({ ...this.draft, offer });

  /** An offer that waits for my answer. */
  readonly offered = $derived.by(() => this.table.offers.find((offer) => forMe(offer, this.me)) ?? null);

  accepts = (offer: number): boolean => this.isListed({ type: "accept", offer });

  // --- commissions ---

  completes = (title: string): boolean => this.isListed({ type: "complete", commission: title });
  swaps = (title: string, gallery: string): boolean => this.isListed({ type: "swap", commission: title, gallery });

  get maySwap(): boolean {
    return this.table.choices.some((choice) => choice.type === "swap");
  }

  /** Takes a commission up to swap it, or puts it down; where that cannot be, the server says why. */
  swap = (title: string): void => {
    const swapping = this.draft.swapping === title ? null : title;
    if (this.maySwap) void this.propose({ ...this.draft, swapping });
    else void this.act({ type: "swap", commission: title, gallery: this.table.gallery[0] ?? "" });
  };

  // --- what is sent ---

  get choice(): Action | null {
    const { step } = this.table;
    if (step === "place") return this.ways.find((way) => way.take === this.draft.take) ?? null;
    if (step !== "discard") return this.mine ? { type: "end" } : null;
    const { returning } = this.draft;
    return count(returning) === this.over ? { type: "return", cards: returning } : null;
  }

  /** A trade is composed by itself; what ends the turn is no draft. */
  override get intended(): Action | null {
    return this.table.step === "place" || this.table.step === "discard" ? super.intended : null;
  }

  protected wish({ hex, cell, rotation }: Draft): Action | null {
    return this.placing && cell ? { type: "place", hex, at: cell, rotation, take: "mix" } : null;
  }

  protected leads(draft: Draft): boolean {
    return this.previewOf(draft) !== undefined;
  }

  private isListed(action: Action): boolean {
    return this.table.choices.some((choice) => choice.type === action.type && equal(choice, action));
  }

  /** What the server listed is sent; anything else is asked about, and refused with the reason. */
  act = async (action: Action): Promise<void> => {
    const offering = action.type === "offer" && this.talks; // whoever's turn it is
    if (this.sent || !(this.active || offering)) return;
    this.why = null;
    const refusal = this.isListed(action) ? null : await this.props().check(action);
    if (refusal) this.why = refusal;
    else this.perform(action);
  };

  protected override asks(choice: Action): Question<Action> | null {
    const titled = choice.type === "complete" ? choice.commission : null;
    const gives = this.table.given_up.find((each) => each.action === choice.type && each.commission === titled);
    if (!gives) return null;
    const { table, me } = this;
    const text = givenUpInWords(table, gives, this.props().names, me);
    return { action: choice, text, yes: t("pas-yes", { action: gives.action }), no: t("pas-not-yet") };
  }

  // --- what comes from elsewhere ---

  takeUp(action: Action): void {
    this.why = null;
    const up = (part: Partial<Draft>) => (this.draft = { ...this.draft, ...part });
    if (action.type === "place")
      up({ hex: action.hex, rotation: action.rotation, cell: action.at, take: action.take });
    else if (action.type === "return") up({ returning: action.cards });
    else if (action.type === "swap") up({ swapping: action.commission });
    else if (action.type === "bank") this.sought = action.get;
    else if (action.type === "offer") up({ offer: { to: action.to, give: action.give, get: action.get } });
  }

  /** A new view: what is no longer possible is put down. */
  follow(events: readonly GameEvent[]): void {
    const { table, me } = this;
    if (me !== this.seat) this.clear();
    if (me !== this.seat || table.step !== this.step) this.sought = null; // on the map it is another thing than at the bank
    const left = me === null ? 0 : (table.offers_left[me] ?? 0);
    this.draft = this.possible(this.draft, left < this.offersLeft);
    if (this.question) this.question = this.isListed(this.question.action) ? this.asks(this.question.action) : null;
    [this.why, this.seat, this.step, this.offersLeft] = [null, me, table.step, left];
    const laid = events.findLast((event) => event.type === "placed");
    if (laid) this.fresh = keyOf(laid.at);
    else if (events.length === 0) this.fresh = null;
  }

  private possible(draft: Draft, justOffered: boolean): Draft {
    const { table, hand, tiles } = this;
    const hex = draft.hex < tiles.length ? draft.hex : 0;
    const { offer, swapping, returning } = draft;
    return {
      hex,
      rotation: draft.rotation,
      cell: this.previewOf({ ...draft, hex }) ? draft.cell : null,
      take: draft.take,
      returning: table.step === "discard" && within(returning, hand) ? returning : {},
      offer: offer && table.step === "trade" && !justOffered && within(offer.give, hand) ? offer : null,
      swapping: swapping && this.maySwap && this.commissions.includes(swapping) ? swapping : null,
    };
  }
}
