// For whom a bot may stand in, if the others like: the server says in how many seconds.
import type { SeatInfo } from "../lib/protocol";

export class Absentees {
  seats = $state.raw<number[]>([]);
  private timer: ReturnType<typeof setTimeout> | undefined;

  follow(infos: readonly SeatInfo[], waited = 0): void {
    clearTimeout(this.timer);
    const left = infos.map((seat) => (seat.replaceable_in ?? Infinity) - waited);
    this.seats = left.flatMap((seconds, seat) => (seconds <= 0 ? [seat] : []));
    const next = Math.min(...left.filter((seconds) => seconds > 0));
    if (Number.isFinite(next)) this.timer = setTimeout(() => this.follow(infos, waited + next), next * 1000);
  }

  stop(): void {
    clearTimeout(this.timer);
  }
}
