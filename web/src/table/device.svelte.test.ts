import { describe, expect, it } from "vitest";
import type { View } from "../games/contract";
import { SharedDevice } from "./device.svelte";

/** Seats 0 and 1 are at this device, and somebody else has seat 2. */
function device(awaited: number[], mine = [0, 1]) {
  const table = { view: { awaited, outcome: null } as unknown as View, mine, seat: mine[0]! };
  const shared = new SharedDevice(() => table);
  const turn = (...seats: number[]) => {
    table.view = { ...table.view, awaited: seats };
    shared.follow();
  };
  return { shared, turn };
}

describe("a device that several players share", () => {
  it("hides every hand until whoever is to move has taken it", () => {
    const { shared, turn } = device([0]);
    expect(shared.next).toBe(0);
    shared.take(0);
    expect(shared.next).toBeNull();
    turn(1);
    expect([shared.holder, shared.next]).toEqual([null, 1]);
  });

  it("stays with its holder while others at other devices play", () => {
    const { shared, turn } = device([0]);
    shared.take(0);
    turn(2);
    expect([shared.holder, shared.next]).toEqual([0, null]);
  });

  it("is lent to somebody who has something to answer, and goes back to whoever is to move", () => {
    const { shared } = device([0]);
    shared.take(0);
    shared.handOver(1);
    expect(shared.next).toBe(1);
    shared.take(1);
    expect(shared.next).toBeNull();
    shared.handOver(0);
    expect(shared.next).toBe(0);
  });

  it("changes hands without a cover while all may look on, and is covered when they no longer may", () => {
    const { shared, turn } = device([0]);
    let open = true;
    shared.openly = () => open;
    expect([shared.next, shared.passing]).toEqual([null, 0]);
    shared.take(0);
    turn(1);
    expect([shared.next, shared.passing]).toEqual([null, 1]);
    shared.take(1);
    expect(shared.passing).toBeNull();
    open = false;
    turn(0, 1); // both plan: whoever is shown now has been looked at by all
    expect([shared.holder, shared.next, shared.passing]).toEqual([null, 0, null]);
    shared.take(0);
    expect(shared.next).toBeNull();
  });

  it("is not shared by one player alone", () => {
    expect(device([0], [0]).shared.next).toBeNull();
  });
});
