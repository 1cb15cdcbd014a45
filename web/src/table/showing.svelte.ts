// How one update is shown: what happened is looked at while things travel, then comes the view that follows from it, with
// what travels from there, and all comes to rest. Without motion nothing travels; the looks stay.
import type { GameEvent, Journey, Stage, Staging, View } from "../games/contract";
import { afterFrame } from "../lib/schedule";
import { motionless } from "../lib/session.svelte";
import { type Flight, landing, pack } from "./travel";

export interface Happening {
  events: GameEvent[];
  before: View | null; // what the table showed until then
  me: number | null;
}

const STILL: Staging = { first: [], look: 0, then: [] };

export class Showing {
  stage: Stage = () => STILL; // as the game's module says
  events = $state.raw<GameEvent[]>([]); // what is looked at before its view comes
  air = $state.raw<Flight[]>([]); // what travels, and what has landed before the last of it
  private landed = $state.raw<ReadonlySet<Flight>>(new Set());
  private timer: ReturnType<typeof setTimeout> | undefined;
  private rest: { show: (() => void) | null; done: () => void } | null = null; // what is still to be done

  /** Is something looked at whose view is not shown yet? */
  get looking(): boolean {
    return this.events.length > 0;
  }

  /** Has it not landed yet? */
  flies(flight: Flight): boolean {
    return !this.landed.has(flight);
  }

  /** Is something on its way to a place? */
  underWay(place: string): boolean {
    return this.air.some((each) => each.to === place && this.flies(each));
  }

  /** Shows the events, then their view; says when all has come to rest. Nobody waits where nobody looks. */
  begin({ events, before, me }: Happening, show: () => void, done: () => void = () => undefined): void {
    clearTimeout(this.timer); // what is in the air from before goes on
    const seen = events.length > 0 && before !== null && !document.hidden;
    const staged = seen ? this.stage(events, before, me) : STILL;
    const [first, then] = motionless() ? [[], []] : [staged.first, staged.then];
    const look = landing(first) + staged.look;
    this.rest = { show, done };
    this.events = look > 0 ? events : [];
    if (look === 0) return this.view(then, staged.rest);
    this.send(first);
    this.timer = setTimeout(() => this.view(then, staged.rest), look);
  }

  /** Lets things travel from where they are now, such as cards that I put down. */
  send(journeys: readonly Journey[]): void {
    if (journeys.length > 0 && !motionless() && !document.hidden) this.air = [...this.air, ...pack(journeys)];
  }

  /** The things of a move are taken away together; while something is looked at, they stay where they have gone. */
  land(flight: Flight): void {
    this.landed = new Set(this.landed).add(flight);
    if (!this.looking && !this.air.some((each) => this.flies(each))) this.fill([]);
  }

  /** Seen long enough: the view is shown, and nothing travels any more. */
  end = (): void => {
    const rest = this.rest;
    this.cancel();
    rest?.show?.();
    rest?.done();
  };

  /** What was to follow does not. */
  cancel(): void {
    clearTimeout(this.timer);
    this.rest = null;
    if (this.looking) this.events = [];
    this.fill([]);
  }

  private view(journeys: readonly Journey[], longer = 0): void {
    const rest = this.rest!;
    const flights = pack(journeys); // before what they leave is gone
    if (this.looking) this.events = [];
    rest.show?.();
    if (this.rest !== rest) return; // the view has made something else begin
    rest.show = null;
    this.fill([...this.air.filter((each) => this.flies(each)), ...flights]);
    afterFrame(() => {
      if (this.rest === rest) this.timer = setTimeout(this.end, landing(journeys) + longer);
    });
  }

  /** What is in the air from now on. */
  private fill(air: Flight[]): void {
    if (this.air.length + air.length > 0) this.air = air;
    if (this.landed.size > 0) this.landed = new Set();
  }
}
