// What I am about to do: a draft of a move, what the rules say against it, and what is asked before it is done.
// Each game's desk says what a draft is and which action is meant by it.
import { preferences } from "../lib/session.svelte";
import type { Action, BoardProps, Choice, Refusal, View } from "../games/contract";

export type DeskProps<V extends View = View> = Pick<
  BoardProps<V>,
  "view" | "me" | "active" | "pending" | "play" | "check"
>;

/** Asked once before something is done that gives something up, unless the player has switched such questions off. */
export interface Question<Asked extends Action = Action> {
  action: Asked;
  text: string;
  yes: string;
  no: string;
}

export abstract class Desk<Draft, V extends View = View, Props extends DeskProps<V> = DeskProps<V>> {
  draft: Draft = $state.raw()!;
  why = $state.raw<Refusal | null>(null); // why something cannot be done
  question = $state.raw<Question<Choice<V>> | null>(null);

  constructor(
    protected readonly props: () => Props,
    readonly nothing: Draft, // the draft with nothing picked up
  ) {
    this.draft = nothing;
  }

  /** The listed choice that this draft is, if it is one. */
  abstract get choice(): Choice<V> | null;

  /** What somebody would mean by a draft; null while nothing is meant yet. */
  protected abstract wish(draft: Draft): Action | null;

  /** Can a draft still become a choice? */
  protected abstract leads(draft: Draft): boolean;

  /** Puts a choice on the desk as if it had been picked up here. */
  abstract takeUp(choice: Choice<V>): void;

  /** What is asked before a choice is played that gives something up; what that is comes from the view. */
  protected asks(_choice: Choice<V>): Question<Choice<V>> | null {
    return null;
  }

  get active(): boolean {
    return this.props().active;
  }

  /** A move is on its way: it is shown as done, and taken back should it be refused. */
  get sent(): boolean {
    return this.props().pending;
  }

  get ready(): boolean {
    return this.active && this.choice !== null;
  }

  get empty(): boolean {
    return this.draft === this.nothing;
  }

  /** The choice that I have laid out by myself; the master is asked about it too. */
  get intended(): Choice<V> | null {
    return this.empty ? null : this.choice;
  }

  /** Changes the draft; where that leads nowhere, the server says why and everything stays as it was. */
  propose = async (next: Draft): Promise<void> => {
    if (this.sent) return;
    this.why = null;
    this.question = null;
    const wish = this.wish(next);
    if (!this.active || wish === null || this.leads(next)) {
      this.draft = next;
      return;
    }
    const before = this.draft;
    const refusal = await this.props().check(wish);
    if (this.draft === before) this.why = refusal;
  };

  /** Asks why something is not to be had, without taking it up. */
  ask = async (wish: Action): Promise<void> => {
    this.why = this.active ? await this.props().check(wish) : null;
  };

  clear = (): void => {
    this.draft = this.nothing;
    this.why = null;
    this.question = null;
  };

  confirm = (): void => {
    if (this.ready) this.perform(this.choice!);
  };

  /** Plays a choice, or asks first. */
  perform = (choice: Choice<V>): void => {
    if (this.sent) return;
    this.why = null;
    this.question = preferences.asks ? this.asks(choice) : null;
    if (!this.question) this.props().play(choice);
  };

  answer = (yes: boolean): void => {
    const asked = this.question;
    this.question = null;
    if (asked && yes) this.props().play(asked.action);
  };
}
