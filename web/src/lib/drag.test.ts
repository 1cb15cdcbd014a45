import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { draggable } from "./drag";

const drop = vi.fn(() => true);
const pressed = vi.fn();
let card: HTMLElement;

beforeEach(() => {
  document.body.innerHTML = '<button id="card">card</button><div id="canvas"><i></i></div>';
  card = document.querySelector("#card")!;
  card.setPointerCapture = () => undefined;
  card.addEventListener("click", pressed);
  draggable("#canvas", drop)(card);
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

/** From a press on the card to a release over an element; what is on the page in between. */
function drag(over: string, how: PointerEventInit = {}): number {
  const at = (type: string, x: number) =>
    card.dispatchEvent(new PointerEvent(type, { clientX: x, clientY: 0, button: 0, pointerType: "mouse", ...how }));
  document.elementFromPoint = () => document.querySelector(over);
  at("pointerdown", 0);
  at("pointermove", 30);
  const pictures = document.querySelectorAll(".dragged").length;
  at("pointerup", 30);
  card.dispatchEvent(new MouseEvent("click", { detail: 1 }));
  return pictures;
}

describe("dragging", () => {
  it("drops a thing on what it is meant for, and is no press", () => {
    expect(drag("#canvas i")).toBe(1);
    expect(drop).toHaveBeenCalledWith(document.querySelector("#canvas"));
    expect(pressed).not.toHaveBeenCalled();
    expect(document.querySelector(".dragged")).toBeNull();
  });

  it("does nothing beside it", () => {
    drag("body");
    expect(drop).not.toHaveBeenCalled();
    expect(document.querySelector(".dragged")).toBeNull();
  });

  it("leaves fingers to scroll and to press", () => {
    expect(drag("#canvas", { pointerType: "touch" })).toBe(0);
    expect(drop).not.toHaveBeenCalled();
    expect(pressed).toHaveBeenCalledOnce();
  });
});
