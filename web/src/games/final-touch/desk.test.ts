import { describe, expect, it, vi } from "vitest";
import { TouchDesk } from "./desk.svelte";
import { unfolded } from "../lesson";
import lesson from "./lesson.json";
import type { Hue, Seen } from "./table";
import type { Action } from "./view";

const stages = unfolded(lesson as Record<string, unknown[]>)["game"]!;
const views = (stages as unknown as { view: Seen }[]).map(({ view }) => view);
const refusal = { code: "illegal", sentence: "Not together.", rule: "FT-T2" };

function deskAt(stage: number) {
  const props = { view: views[stage]!, me: 0, active: true, pending: false };
  const play = vi.fn<(action: Action) => void>();
  const check = vi.fn(async () => refusal);
  const desk = new TouchDesk(() => ({ ...props, play, check }));
  desk.follow([]);
  const card = (hue: Hue, place = 0) => desk.cards.filter((each) => each.hue === hue)[place]!;
  return { desk, props, play, check, card };
}

describe("a desk", () => {
  it("plays what is listed without asking first", async () => {
    const { desk, play, check, card } = deskAt(0);
    await desk.tap(card("brown"));
    await desk.tap(card("brown", 1));
    desk.confirm();
    expect(play).toHaveBeenCalledWith({ type: "improve", touches: { brown: 2 } });
    expect(check).not.toHaveBeenCalled();
  });

  it("keeps what is picked up when another card does not go with it, and offers that one instead", async () => {
    const { desk, card } = deskAt(0);
    await desk.tap(card("brown"));
    await desk.tap(card("red"));
    expect(desk.why).toEqual(refusal);
    expect(desk.touches).toEqual({ brown: 1 });
    expect(desk.instead).toBe(card("red"));
    desk.takeInstead();
    expect(desk.touches).toEqual({ red: 1 });
    expect(desk.why).toBeNull();
  });

  it("takes up a hint as if it had been picked", () => {
    const { desk } = deskAt(0);
    const hint: Action = { type: "improve", touches: { brown: 2 } };
    desk.takeUp(hint);
    expect(desk.choice).toEqual(hint);
    expect(desk.smears).toBe(false);
  });

  it("hides what was sent until it is answered", async () => {
    const { desk, props, card } = deskAt(0);
    await desk.tap(card("red"));
    expect(desk.away(card("red"))).toBe(false);
    props.pending = true;
    expect(desk.away(card("red"))).toBe(true);
    expect(desk.away(card("brown"))).toBe(false);
  });

  it("gives up the cards that were played, even where the same colour is drawn again", async () => {
    const { desk, props, card } = deskAt(0);
    const [first, second] = [card("brown"), card("brown", 1)];
    await desk.tap(first);
    await desk.tap(second);
    props.view = { ...views[1]!, hands: views[0]!.hands };
    desk.follow([{ type: "improved", seat: 0, touches: { brown: 2 } }]);
    expect(desk.cards).toHaveLength(5);
    expect(desk.cards).not.toContain(first);
    expect(desk.cards).not.toContain(second);
    expect(desk.empty).toBe(true);
  });

  it("shows another player's hand with nothing picked up", async () => {
    const { desk, props, card } = deskAt(0);
    const before = desk.cards.map(({ id }) => id);
    await desk.tap(card("red"));
    props.view = { ...views[0]!, hands: [5, { blue: 2, red: 3 }] };
    props.me = 1;
    desk.follow([]);
    expect(desk.empty).toBe(true);
    expect(desk.cards.filter(({ id }) => before.includes(id))).toEqual([]);
  });
});
