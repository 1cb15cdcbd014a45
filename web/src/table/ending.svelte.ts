// How the end of a game is shown: the last move has its time, then comes the game's own moment, then the result, which
// may be put away and brought back. Whoever comes to a table that is over sees the result at once.
import { motionless } from "../lib/session.svelte";

const HOLD = 1200; // ms for the last move
export const MOMENT = 1800; // ms at most

export class Ending {
  beat = $state<"playing" | "hold" | "moment" | "result" | "table">("playing");
  private watched = false; // did somebody here see it run?
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** Called whenever the table that is shown may have ended, or an undo has taken the end back. */
  follow(over: boolean): void {
    if (!over) {
      this.watched = true;
      this.stop();
      this.beat = "playing";
    } else if (this.beat === "playing") {
      if (this.watched && !document.hidden) this.begin();
      else this.beat = "result";
    }
  }

  /** Nobody has to wait for the result. */
  skip = (): void => {
    if (this.beat === "hold" || this.beat === "moment") this.show();
  };

  show = (): void => {
    this.stop();
    this.beat = "result";
  };

  putAway = (): void => void (this.beat = "table");

  stop(): void {
    clearTimeout(this.timer);
  }

  private begin(): void {
    this.beat = "hold";
    this.timer = setTimeout(() => {
      if (motionless()) return this.show();
      this.beat = "moment";
      this.timer = setTimeout(this.show, MOMENT);
    }, HOLD);
  }
}
