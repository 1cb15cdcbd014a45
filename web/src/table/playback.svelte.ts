// Moves are shown one after the other, so that each is seen: the next waits until the one before has come to rest and has
// been looked at. Whoever does not want to wait taps, and sees the table as it is.
import type { GameEvent } from "../games/contract";
import type { Update } from "../lib/protocol";
import { motionless, preferences } from "../lib/session.svelte";
import { type Happening, Showing } from "./showing.svelte";

const PAUSES = { calm: 700, brisk: 200, once: 0 }; // ms between two moves, after what travels has landed
const MANY = { calm: 12, brisk: 6, once: 0 }; // moves that wait: with more, they are shown as one
const MARKED = 900; // ms a move stands marked where nothing travels

function pause(): number {
  return motionless() && preferences.pace !== "once" ? MARKED : PAUSES[preferences.pace];
}

/** Several updates as one, as the server itself tells several moves to whoever was away. */
function together(updates: readonly Update[]): Update {
  return { ...updates.at(-1)!, events: updates.flatMap((each) => each.events) };
}

const eventsOf = (update: Update): GameEvent[] => update.events.map((each) => each.event as GameEvent);

interface Screen {
  now(): Omit<Happening, "events">; // what is shown, and to whom
  begin(update: Update): void; // it begins to be shown
  show(update: Update, events: GameEvent[]): void; // its view
}

export class Playback {
  readonly showing = new Showing();
  private waiting = $state.raw<Update[]>([]); // moves that came while another is being shown
  private busy = false;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly screen: Screen) {}

  /** Is everything that came shown? */
  get caughtUp(): boolean {
    return !this.showing.looking && this.waiting.length === 0;
  }

  /** A move came. One that answers mine is shown without a pause before it. */
  add(update: Update, mine: boolean): void {
    this.waiting = [...this.waiting, update];
    if (!this.showing.looking && (!this.busy || mine)) this.next();
  }

  /** Shows the table as it is. */
  skip = (): void => {
    const waiting = this.waiting;
    this.waiting = [];
    this.showing.end();
    if (waiting.length === 0) return;
    const all = together(waiting);
    this.screen.begin(all);
    this.screen.show(all, eventsOf(all));
  };

  /** A whole state came, which knows of everything that waits; gives back what was not shown. */
  clear(): Update[] {
    const skipped = this.waiting;
    this.stop();
    this.waiting = [];
    this.busy = false;
    return skipped;
  }

  stop(): void {
    clearTimeout(this.timer);
    this.showing.cancel();
  }

  private next(): void {
    clearTimeout(this.timer);
    const many = this.waiting.length > MANY[preferences.pace] + 1;
    const [update, later] = many ? [together(this.waiting), []] : [this.waiting[0], this.waiting.slice(1)];
    this.busy = update !== undefined;
    if (!update) return;
    this.waiting = later;
    this.screen.begin(update);
    const events = eventsOf(update);
    this.showing.begin(
      { ...this.screen.now(), events, ...(many && { before: null }) }, // of many moves at once nothing travels
      () => this.screen.show(update, events),
      () => this.rested(events),
    );
  }

  private rested(events: GameEvent[]): void {
    const ms = events.length === 0 || document.hidden ? 0 : pause();
    this.timer = setTimeout(() => this.next(), ms);
  }
}
