// What I am about to do in Fresco: a draft of a move, and what it would bring.
import { Desk, type DeskProps, type Question } from "../../table/desk.svelte";
import { type Draft, draftOf, leads, matching, NOTHING, wishOf } from "./choosing";
import { foreseen } from "./planning";
import { actingIn, COLUMNS, type Effect, type Paint, type Player, type Seen, type Table, tableOf } from "./table";
import { isSealed, questionOf } from "./telling";
import type { Action, Restoring } from "./view";

interface FrescoDeskProps extends DeskProps<Seen> {
  undo?: (() => void) | null;
}

export class FrescoDesk extends Desk<Draft, Seen, FrescoDeskProps> {
  #asked = ""; // what the draft answers

  constructor(props: () => FrescoDeskProps) {
    super(props, NOTHING);
  }

  get table(): Table {
    return tableOf(this.props().view);
  }

  get me(): number | null {
    return this.props().me;
  }

  /** Me, unless I watch. */
  get player(): Player | null {
    return this.me === null ? null : (this.table.players[this.me] ?? null);
  }

  /** Takes my last move back, where that needs nobody's consent. */
  get undo(): (() => void) | null {
    return this.props().undo ?? null;
  }

  /** Is it up to me? */
  get asked(): boolean {
    return this.active && this.table.choices.length > 0;
  }

  get planning(): boolean {
    return this.table.phase === "plan" && this.asked;
  }

  /** Is it up to me, to do this kind of thing? */
  mine(type: string): boolean {
    return this.active && this.table.choices.some((choice) => choice.type === type);
  }

  readonly #index = $derived.by(() => {
    const { table } = this;
    return table.bump ? -1 : matching(table.choices, this.wish(this.draft));
  });

  get choice(): Action | null {
    return this.table.choices[this.#index] ?? null;
  }

  /** A plan that is sealed as it is needs no second seal. */
  override get ready(): boolean {
    return super.ready && !isSealed(this.table, this.draft, this.me);
  }

  /** What the choice would do. */
  get effect(): Effect | null {
    return this.table.effects[this.#index] ?? null;
  }

  override get empty(): boolean {
    if (this.table.phase === "plan") return !COLUMNS.some((column) => this.draft.sheet[column]);
    return super.empty;
  }

  /** What the server foresees for the sheet as it lies there. */
  get foreseen(): Restoring | null {
    return this.planning ? foreseen(this.table.outlook, this.draft.sheet) : null;
  }

  protected wish(draft: Draft): Action | null {
    return wishOf(this.table.phase, draft);
  }

  protected leads(draft: Draft): boolean {
    const wish = this.wish(draft);
    return wish !== null && leads(this.table.choices, wish);
  }

  protected override asks(choice: Action): Question<Action> | null {
    return questionOf(this.table, choice, this.me);
  }

  /** Proposes the draft with some parts changed; one that means nothing any more is put down. */
  change = (parts: Partial<Draft>): Promise<void> => {
    const next = { ...this.draft, ...parts };
    return this.propose(this.wish(next) === null ? this.nothing : next);
  };

  /** Plays a choice that needs no draft, if it is one; otherwise the server says why not. */
  attempt = (wish: Action): void => {
    if (matching(this.table.choices, wish) >= 0) this.perform(wish);
    else void this.ask(wish);
  };

  /** What I have of a paint beside what is laid on the altar. */
  inHand(paint: Paint): number {
    const laid = (this.draft.altar ?? []).filter((each) => each === paint).length;
    return (this.player?.paints?.[paint] ?? 0) - laid;
  }

  layOnAltar = (paint: Paint): Promise<void> =>
    this.change({ altar: [...(this.draft.altar ?? []), paint], at: null, bishop: null, sexton: false });

  takeFromAltar = (place: number): Promise<void> => {
    const left = this.draft.altar?.filter((_, each) => each !== place) ?? [];
    return this.change({ altar: left.length > 0 ? left : null });
  };

  takeUp(action: Action): void {
    const draft = draftOf(action);
    if (draft) this.draft = draft;
  }

  /** A new view: a draft lives as long as its question; a plan that is sealed lies on the sheet again. */
  follow(): void {
    const { table, me, player } = this;
    const asked = [
      table.round,
      table.phase,
      me,
      actingIn(table) === me,
      player?.left,
      player?.blends_left,
      player?.sexton_used,
      table.bump?.seat,
      table.bump?.painter,
    ].join();
    if (asked !== this.#asked) {
      this.draft = table.phase === "plan" && player?.plan ? { ...NOTHING, sheet: player.plan } : NOTHING;
      this.question = null;
    }
    this.#asked = asked;
    this.why = null;
  }
}
