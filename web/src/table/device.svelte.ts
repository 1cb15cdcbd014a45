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
  openly = $state.raw<((view: View) => boolean) | null>(null); // may all look on in such a position? null: not known yet
  private looking = false; // do they?

  constructor(private readonly table: () => AtTable) {}

  get shared(): boolean {
    return this.table().mine.length > 1;
  }

  private get open(): boolean {
    const { view } = this.table();
    return view !== null && (this.openly?.(view) ?? false);
  }

  /** The player the device is handed to while the others look away. */
  get next(): number | null {
    return this.open ? null : this.due;
  }

  /** The player whose turn is shown next while all look on. */
  get passing(): number | null {
    return this.open ? this.due : null;
  }

  /** The player the device goes to next, if their hand is not the one shown. */
  private get due(): number | null {
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

  /** Somebody else is to move, or nobody may look on any more: hands are hidden until the device is taken. */
  follow(): void {
    const looked = this.looking;
    this.looking = this.shared && this.open;
    if (this.next !== null || (looked && !this.looking)) this.holder = null;
  }
}
