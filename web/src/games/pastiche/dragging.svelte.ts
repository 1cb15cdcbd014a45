// A hex that is dragged from the bench to the map. Over a cell where it may lie it is shown there; dropped where it may
// not, it goes back and the server says why; dropped beside the map, nothing has happened.
import type { Draft, PasticheDesk } from "./desk.svelte";

const DRAG = 8; // pixels until a press is a drag

export class Dragging {
  hex = $state<number | null>(null); // the one under the pointer
  x = $state(0);
  y = $state(0);

  private pressed: { hex: number; x: number; y: number } | null = null;
  private before: Draft | null = null;
  private dropped = false;

  constructor(private readonly desk: PasticheDesk) {}

  down = (event: PointerEvent, hex: number): void => {
    this.dropped = false;
    if (event.button !== 0 || !this.desk.placing || !this.desk.active || this.desk.sent) return;
    (event.currentTarget as Element).setPointerCapture(event.pointerId); // however quickly it leaves the button
    this.pressed = { hex, x: event.clientX, y: event.clientY };
  };

  move = (event: PointerEvent): void => {
    const { pressed, desk } = this;
    if (!pressed) return;
    if (this.hex === null) {
      if (Math.hypot(event.clientX - pressed.x, event.clientY - pressed.y) < DRAG) return;
      this.before = desk.draft;
      if (desk.draft.hex !== pressed.hex) desk.takeHex(pressed.hex);
      this.hex = pressed.hex;
    }
    [this.x, this.y] = [event.clientX, event.clientY];
    const cell = desk.cellAt(this.x, this.y);
    if (cell && !desk.isChosen(cell) && desk.fits(cell)) desk.pick(cell);
  };

  up = (event: PointerEvent): void => {
    const { hex, before, desk } = this;
    this.cancel();
    if (hex === null) return;
    this.dropped = true;
    const cell = desk.cellAt(event.clientX, event.clientY);
    if (cell && desk.fits(cell)) return;
    if (before) desk.draft = before;
    if (cell) desk.pick(cell);
  };

  cancel = (): void => {
    this.pressed = null;
    this.hex = null;
  };

  /** Was this press the end of a drag? Then it is no click. */
  ended = (): boolean => this.dropped;
}
