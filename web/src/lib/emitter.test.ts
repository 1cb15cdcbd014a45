import { expect, it, vi } from "vitest";
import { Emitter } from "./emitter";

it("calls whoever listens, with what the event carries, until they stop", () => {
  const events = new Emitter<{ moved: number; ended: null }>();
  const [first, second, other] = [vi.fn(), vi.fn(), vi.fn()];
  const stop = events.on("moved", first);
  events.on("moved", second);
  events.on("ended", other);
  events.emit("moved", 3);
  stop();
  events.emit("moved", 4);
  expect(first.mock.calls).toEqual([[3]]);
  expect(second.mock.calls).toEqual([[3], [4]]);
  expect(other).not.toHaveBeenCalled();
});

it("lets a listener stop while it is called", () => {
  const events = new Emitter<{ moved: number }>();
  const once = vi.fn(() => stop());
  const stop = events.on("moved", once);
  const other = vi.fn();
  events.on("moved", other);
  events.emit("moved", 1);
  events.emit("moved", 2);
  expect(once).toHaveBeenCalledTimes(1);
  expect(other).toHaveBeenCalledTimes(2);
});
