// Moves are shown one after the other, so that each is seen: the next waits until the one before has been looked at.
import type { GameEvent } from "../games/contract";
import type { Update } from "../lib/protocol";
import { afterFrame } from "../lib/schedule";
import { motionless, preferences } from "../lib/session.svelte";
import { Hold } from "./hold.svelte";

const BREATHS = { quick: 0, usual: 320, slow: 1600 }; // ms between two moves; usually as long as a card travels
const MANY = { quick: 3, usual: 3, slow: 12 }; // moves that wait: with more, they are shown as one

/** Without motion there is nothing to wait for, unless somebody wants to read slowly. */
function breath(): number {
  return motionless() && preferences.pace !== "slow" ? 0 : BREATHS[preferences.pace];
}

/** Several updates as one, as the server itself tells several moves to whoever was away. */
function together(updates: readonly Update[]): Update {
  return { ...updates.at(-1)!, events: updates.flatMap((each) => each.events) };
}

export class Playback {
  holdFor: (events: GameEvent[]) => number = () => 0; // as the game's module says
  readonly hold = new Hold();
  private waiting = $state.raw<Update[]>([]); // moves that came while another is being shown
  private busy = false;
  private breath: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly begun: (update: Update) => void, // before it is looked at
    private readonly show: (update: Update, events: GameEvent[]) => void,
  ) {}

  /** Is everything that came shown? */
  get caughtUp(): boolean {
    return !this.hold.on && this.waiting.length === 0;
  }

  /** A move came. One that answers mine is shown without a breath before it. */
  add(update: Update, mine: boolean): void {
    this.waiting = [...this.waiting, update];
    if (!this.hold.on && (!this.busy || mine)) this.next();
  }

  /** A whole state came, which knows of everything that waits; gives back what was not shown. */
  clear(): Update[] {
    const skipped = this.waiting;
    this.waiting = [];
    if (this.hold.on) this.busy = false;
    this.hold.cancel();
    return skipped;
  }

  stop(): void {
    clearTimeout(this.breath);
    this.hold.cancel();
  }

  private next(): void {
    clearTimeout(this.breath);
    const many = this.waiting.length > MANY[preferences.pace];
    const [update, later] = many ? [together(this.waiting), []] : [this.waiting[0], this.waiting.slice(1)];
    this.busy = update !== undefined;
    if (!update) return;
    this.waiting = later;
    this.begun(update);
    const events = update.events.map((each) => each.event as GameEvent);
    this.hold.begin(events, many || document.hidden ? 0 : this.holdFor(events), () => this.draw(update, events));
  }

  private draw(update: Update, events: GameEvent[]): void {
    this.show(update, events);
    const wait = events.length === 0 || document.hidden ? 0 : breath();
    afterFrame(() => (this.breath = setTimeout(() => this.next(), wait)));
  }
}
