// Several players at one device: whose hand may be seen, and who takes the device next.
import type { View } from "../games/contract";

interface AtTable {
  view: View | null;
  mine: number[]; // the seats at this device
  seat: number | null; // the one this view is for
}

export class SharedDevice {
  holder = $state<number | null>(null); // whose hand may be seen
  guest = $state<number | null>(null); // whoever asked for the device though the game does not wait for them

  constructor(private readonly table: () => AtTable) {}

  get shared(): boolean {
    return this.table().mine.length > 1;
  }

  /** The player the device goes to next, if their hand is not the one shown. */
  get next(): number | null {
    const { view, mine, seat } = this.table();
    if (!this.shared || !view || view.outcome) return null;
    if (this.guest !== null) return this.holder === this.guest ? null : this.guest;
    const { awaited } = view;
    const mayKeep =
      this.holder !== null && (awaited.includes(this.holder) || !mine.some((each) => awaited.includes(each)));
    return mayKeep ? null : (mine.find((each) => awaited.includes(each)) ?? seat ?? mine[0]!);
  }

  /** The device goes to another player: they may have an offer to answer, or want to see their cards. */
  handOver(seat: number): void {
    this.guest = this.table().view?.awaited.includes(seat) ? null : seat;
    this.holder = null;
  }

  take(seat: number): void {
    this.holder = seat;
  }

  /** Somebody else is to move: hands are hidden until they have taken the device. */
  follow(): void {
    if (this.holder !== null && this.next !== null) this.holder = null;
  }
}
