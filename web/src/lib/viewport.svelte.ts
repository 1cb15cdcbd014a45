// A window onto something large, such as a map: pinched, wheeled with Ctrl, moved by keys, and dragged once it shows less
// than all. It moves one element by a transform, which the browser can do without drawing anything anew.

const CLOSEST = 2.2;
const FARTHEST = 0.2;
const FIT_AT_MOST = 1.6;
export const READABLE = 0.7; // nearer than this, letters can be read
const NEAR = 0.9;
const DRAG = 6; // pixels until a press is a drag
const MARGIN = 18;
const NEARER = 1.02; // than what shows everything: from here on it is dragged

export interface Bounds {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** What lies over the window's sides. */
export interface Sides {
  left: number;
  right: number;
}

interface Finger {
  x: number;
  y: number;
}

export class Viewport {
  x = $state(0);
  y = $state(0);
  scale = $state(1);
  eased = $state(false); // somebody asked for it; what grows by itself is there at once, since things travel to it
  moving = $state(false); // under a finger: no easing, and letters need not be sharp
  private whole = $state(1); // the scale at which everything is seen

  private element: HTMLElement | null = null;
  private wide = 0; // of the window; asking the element each time would make the browser lay out the page
  private high = 0;
  private bounds: Bounds | null = null;
  private clear: Sides = { left: 0, right: 0 };
  private own = false; // has somebody chosen what to look at?
  private approached: Finger | null = null; // the spot that was gone near to
  private readonly fingers = new Map<number, Finger>();
  private pressed: Finger | null = null;
  private dragged = false;
  private still: ReturnType<typeof setTimeout> | undefined;

  /** Shows all of this, unless somebody chose to look at something else. */
  show(bounds: Bounds): void {
    this.bounds = bounds;
    this.measure();
    if (!this.own) this.settle();
  }

  /** Is less shown than all? */
  get near(): boolean {
    return this.scale > this.whole * NEARER;
  }

  /** Keeps what is shown as a whole clear of what lies over the sides. */
  keepClear(sides: Sides): void {
    this.clear = sides;
    this.measure();
    if (!this.own && !this.approached) this.settle();
  }

  fit = (): void => {
    this.eased = true;
    this.showAll();
  };

  private settle(): void {
    this.eased = false;
    this.showAll();
  }

  private showAll(): void {
    const { high, bounds, clear } = this;
    const wide = this.wide - clear.left - clear.right;
    if (!bounds || wide <= 0 || high === 0) return;
    const { left, top, right, bottom } = bounds;
    this.own = false;
    this.approached = null;
    this.scale = this.whole;
    this.x = clear.left + wide / 2 - (this.scale * (left + right)) / 2;
    this.y = high / 2 - (this.scale * (top + bottom)) / 2;
  }

  /** How large everything can be shown at once. */
  private measure(): void {
    const { high, bounds, clear } = this;
    const wide = this.wide - clear.left - clear.right;
    if (!bounds || wide <= 0 || high === 0) return;
    const { left, top, right, bottom } = bounds;
    this.whole = Math.min((wide - 2 * MARGIN) / (right - left), (high - 2 * MARGIN) / (bottom - top), FIT_AT_MOST);
  }

  /** The spot of the map at a place of the browser's window; null beside the map. */
  spotAt(clientX: number, clientY: number): Finger | null {
    const box = this.element?.getBoundingClientRect();
    if (!box || clientX < box.left || clientX > box.right || clientY < box.top || clientY > box.bottom) return null;
    return { x: (clientX - box.left - this.x) / this.scale, y: (clientY - box.top - this.y) / this.scale };
  }

  pan(dx: number, dy: number): void {
    this.own = this.eased = true;
    this.x += dx;
    this.y += dy;
    this.keepSomething();
  }

  /** Nearer or farther, with the spot under the pointer staying where it is; the middle, where there is none. */
  zoom(factor: number, spot?: Finger): void {
    const { x, y } = spot ?? { x: this.wide / 2, y: this.high / 2 };
    const scale = Math.min(CLOSEST, Math.max(FARTHEST, this.scale * factor));
    if (scale <= this.whole * NEARER) return this.fit(); // farther away there is nothing more to see
    this.own = this.eased = true;
    this.x = x - ((x - this.x) * scale) / this.scale;
    this.y = y - ((y - this.y) * scale) / this.scale;
    this.scale = scale;
    this.keepSomething();
  }

  /** Goes near enough to read what lies round a spot; the next change of the map shows all of it again. */
  approach(spot: Finger): void {
    if (this.scale >= READABLE) return;
    const chosen = this.own;
    this.zoom(NEAR / this.scale);
    this.own = chosen;
    this.approached = chosen ? null : spot;
    this.centre(spot);
  }

  /** As near to the middle as it can be while the map fills the window. */
  private centre(spot: Finger): void {
    const { wide, high, scale } = this;
    const { left, top, right, bottom } = this.bounds!;
    const fill = (at: number, low: number, upper: number, room: number) => {
      const [first, last] = [room - MARGIN - upper * scale, MARGIN - low * scale];
      return first > last ? (first + last) / 2 : Math.min(last, Math.max(first, at));
    };
    this.x = fill(wide / 2 - spot.x * scale, left, right, wide);
    this.y = fill(high / 2 - spot.y * scale, top, bottom, high);
  }

  /** Brings a spot of the map into sight. */
  reveal(spot: Finger, around: number): void {
    const [x, y, reach] = [this.x + spot.x * this.scale, this.y + spot.y * this.scale, around * this.scale];
    const dx = Math.max(0, reach - x) - Math.max(0, x + reach - this.wide);
    const dy = Math.max(0, reach - y) - Math.max(0, y + reach - this.high);
    if (dx || dy) this.pan(dx, dy);
  }

  /** The map cannot be lost: a part of it stays in sight. */
  private keepSomething(): void {
    const { wide, high, bounds } = this;
    if (!bounds) return;
    const { left, top, right, bottom } = bounds;
    const hold = (at: number, low: number, upper: number, room: number) =>
      Math.min(room * 0.75 - low * this.scale, Math.max(room * 0.25 - upper * this.scale, at));
    this.x = hold(this.x, left, right, wide);
    this.y = hold(this.y, top, bottom, high);
  }

  /** For `{@attach}`: everything a pointer does to the map. */
  attach = (element: HTMLElement): (() => void) => {
    this.element = element;
    const on = new AbortController();
    const listen = <K extends keyof HTMLElementEventMap>(
      type: K,
      listener: (event: HTMLElementEventMap[K]) => void,
      capture = false,
    ) => element.addEventListener(type, listener, { signal: on.signal, capture, passive: false });
    listen("pointerdown", (event) => this.down(event));
    listen("pointermove", (event) => this.move(event));
    listen("pointerup", (event) => this.up(event));
    listen("pointercancel", (event) => this.up(event));
    listen("click", (event) => this.afterDrag(event), true);
    listen("wheel", (event) => this.wheel(event));
    const sizes = new ResizeObserver(() => {
      [this.wide, this.high] = [element.clientWidth, element.clientHeight];
      this.measure();
      if (this.approached) this.centre(this.approached);
      else if (!this.own) this.settle();
    });
    sizes.observe(element);
    return () => {
      on.abort();
      sizes.disconnect();
      clearTimeout(this.still);
      this.element = null;
    };
  };

  private here(event: MouseEvent): Finger {
    const box = this.element!.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  }

  private down(event: PointerEvent): void {
    if (event.pointerType === "mouse" && event.button !== 0) return;
    if ((event.target as Element).closest("[data-tools]")) return;
    this.fingers.set(event.pointerId, this.here(event));
    this.pressed = this.here(event);
    this.dragged = this.fingers.size > 1;
  }

  private move(event: PointerEvent): void {
    const before = this.fingers.get(event.pointerId);
    if (!before || !this.pressed) return;
    const now = this.here(event);
    if (!this.dragged && Math.hypot(now.x - this.pressed.x, now.y - this.pressed.y) < DRAG) return;
    if (this.fingers.size === 1 && !this.near && !this.moving) return; // all is in sight: a swipe is the page's
    if (!this.moving) {
      this.moving = this.dragged = true;
      this.element!.setPointerCapture(event.pointerId);
    }
    const other = [...this.fingers].find(([id]) => id !== event.pointerId)?.[1];
    if (other) {
      const [was, is] = [
        Math.hypot(before.x - other.x, before.y - other.y),
        Math.hypot(now.x - other.x, now.y - other.y),
      ];
      this.pan((now.x - before.x) / 2, (now.y - before.y) / 2);
      if (was > 0) this.zoom(is / was, { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 });
    } else this.pan(now.x - before.x, now.y - before.y);
    this.fingers.set(event.pointerId, now);
  }

  private up(event: PointerEvent): void {
    this.fingers.delete(event.pointerId);
    if (this.fingers.size === 0) this.moving = false;
  }

  /** The end of a drag is no click on what happens to lie there. */
  private afterDrag(event: MouseEvent): void {
    if (this.dragged && event.detail > 0) event.stopPropagation();
    this.dragged = false;
  }

  private wheel(event: WheelEvent): void {
    if (event.defaultPrevented || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    this.moving = true;
    clearTimeout(this.still);
    this.still = setTimeout(() => (this.moving = this.fingers.size > 0), 150);
    this.zoom(Math.exp(-event.deltaY * (event.deltaMode === 1 ? 0.05 : 0.0018)), this.here(event));
  }
}
