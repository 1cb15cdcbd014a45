// What has just happened is looked at for a while before the view that follows from it is shown.
import type { GameEvent } from "../games/contract";

export class Hold {
  events = $state.raw<GameEvent[]>([]); // what is looked at now
  private timer: ReturnType<typeof setTimeout> | undefined;
  private then: (() => void) | null = null;

  get on(): boolean {
    return this.events.length > 0;
  }

  /** Does something once events have been looked at for so many ms; at once where there is nothing to look at. */
  begin(events: GameEvent[], ms: number, then: () => void): void {
    this.cancel();
    if (ms <= 0 || events.length === 0) {
      then();
      return;
    }
    this.events = events;
    this.then = then;
    this.timer = setTimeout(this.end, ms);
  }

  /** Looked at long enough. */
  end = (): void => {
    const then = this.then;
    this.cancel();
    then?.();
  };

  /** What was to follow does not. */
  cancel(): void {
    clearTimeout(this.timer);
    this.then = null;
    if (this.on) this.events = [];
  }
}
