import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { roving } from "./roving";

let row: HTMLElement;
let detach: ReturnType<ReturnType<typeof roving>>;
const buttons = () => [...row.querySelectorAll("button")];
const stops = () =>
  buttons()
    .filter((button) => button.getAttribute("tabindex") === "0")
    .map((button) => button.id);
const press = (key: string, more: KeyboardEventInit = {}): KeyboardEvent => {
  const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...more });
  document.activeElement!.dispatchEvent(event);
  return event;
};
const now = () => document.activeElement!.id;

beforeEach(() => {
  row = document.createElement("div");
  row.innerHTML = '<button id="a"></button><button id="b"></button><button id="c"></button>';
  document.body.append(row);
  detach = roving("button")(row);
});
afterEach(() => {
  if (detach) detach();
  row.remove();
});

describe("a row of buttons", () => {
  it("is one stop for the Tab key, where the focus was last", () => {
    expect(stops()).toEqual(["a"]);
    buttons()[1]!.focus();
    expect(stops()).toEqual(["b"]);
  });

  it("is walked with the arrows round its ends, with Home and End", () => {
    buttons()[0]!.focus();
    const walked = ["ArrowRight", "End", "ArrowRight", "ArrowLeft", "Home"].map((key) => (press(key), now()));
    expect(walked).toEqual(["b", "c", "a", "c", "a"]);
  });

  it("leaves other keys alone, and arrows that mean something else", () => {
    buttons()[0]!.focus();
    expect(press("ArrowDown").defaultPrevented).toBe(false);
    expect(press("ArrowRight", { altKey: true }).defaultPrevented).toBe(false);
    expect(now()).toBe("a");
    expect(press("ArrowRight").defaultPrevented).toBe(true);
  });

  it("keeps its stop at the same place when the button there goes", async () => {
    buttons()[1]!.focus();
    buttons()[1]!.remove();
    await vi.waitFor(() => expect(stops()).toEqual(["c"]));
  });

  it("has one stop too when buttons are added", async () => {
    const fresh = document.createElement("button");
    fresh.id = "fresh";
    row.append(fresh);
    await vi.waitFor(() => expect(fresh.getAttribute("tabindex")).toBe("-1"));
    expect(stops()).toEqual(["a"]);
  });

  it("is entered at what is pressed, a tab list always at the tab that is selected", async () => {
    buttons()[2]!.setAttribute("aria-pressed", "true");
    await vi.waitFor(() => expect(stops()).toEqual(["c"]));
    buttons()[0]!.focus();
    expect(stops()).toEqual(["a"]);
    buttons()[1]!.setAttribute("aria-selected", "true");
    await vi.waitFor(() => expect(stops()).toEqual(["b"]));
  });
});
