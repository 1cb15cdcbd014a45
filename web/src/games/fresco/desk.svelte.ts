// What I am about to do: a draft of a move, what it would bring, why it cannot be, or what is asked before it is done.
import type { Action, Refusal } from "../index";
import { type Draft, leads, matching, NOTHING, wishOf } from "./choosing";
import type { Effect, Table } from "./table";

interface Props {
  table: Table;
  me: number | null;
  active: boolean;
  pending: boolean;
  play: (action: Action) => void;
  check: (action: Action) => Promise<Refusal | null>;
  asks: (action: Action) => Question | null; // what is asked before this is done, if anything
}

/** Asked once before something is done that gives something up. */
export interface Question {
  action: Action;
  text: string;
  yes: string;
  no: string;
}

export class Desk {
  draft = $state.raw<Draft>(NOTHING);
  why = $state.raw<Refusal | null>(null);
  question = $state.raw<Question | null>(null);

  constructor(private readonly props: () => Props) {}

  get table(): Table {
    return this.props().table;
  }

  /** Is it up to me, to do this kind of thing? */
  mine(type: string): boolean {
    return this.props().active && this.table.choices.some((choice) => choice.type === type);
  }

  readonly place = $derived.by(() => {
    const { table } = this.props();
    return table.bump ? -1 : matching(table.choices, wishOf(table.phase, this.draft));
  });

  get effect(): Effect | null {
    return this.table.effects[this.place] ?? null;
  }

  get ready(): boolean {
    return this.props().active && this.place >= 0;
  }

  /** What I took up is on its way: it is shown as done, and taken back should it be refused. */
  get sent(): boolean {
    return this.props().pending;
  }

  /** Takes something up; where that leads nowhere, the server says why and everything stays as it was. */
  propose = async (change: Partial<Draft>): Promise<void> => {
    if (this.sent) return;
    const { table, active, check } = this.props();
    const next = { ...this.draft, ...change };
    const wish = wishOf(table.phase, next);
    this.why = null;
    this.question = null;
    if (!active || !wish || leads(table.choices, wish)) {
      this.draft = next;
      return;
    }
    const before = this.draft;
    const refusal = await check(wish);
    if (this.draft === before) this.why = refusal;
  };

  /** Asks why something is not to be had, without taking it up. */
  ask = async (wish: Action): Promise<void> => {
    const { active, check } = this.props();
    this.why = active ? await check(wish) : null;
  };

  clear = (): void => {
    this.draft = NOTHING;
    this.why = null;
    this.question = null;
  };

  confirm = (): void => {
    const choice = this.table.choices[this.place];
    if (choice && this.ready) this.does(choice);
  };

  /** Plays a choice, or asks first. */
  does = (choice: Action): void => {
    if (this.sent) return;
    this.why = null;
    this.question = this.props().asks(choice);
    if (!this.question) this.props().play(choice);
  };

  answer = (yes: boolean): void => {
    const asked = this.question;
    this.question = null;
    if (asked && yes) this.props().play(asked.action);
  };
}
