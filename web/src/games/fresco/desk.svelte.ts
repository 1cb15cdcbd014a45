// What I am about to do: a draft of a move, what it would bring, or why it cannot be.
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
}

export class Desk {
  draft = $state.raw<Draft>(NOTHING);
  why = $state.raw<Refusal | null>(null);

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
  };

  confirm = (): void => {
    const choice = this.table.choices[this.place];
    if (choice && this.ready) this.does(choice);
  };

  /** A choice that needs no second thought. */
  does = (choice: Action): void => {
    if (this.sent) return;
    this.why = null;
    this.props().play(choice);
  };
}
