import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { turnEvents } from "../lib/turns.svelte";
import { FakeSocket } from "../testing/fake-socket";
import { TableModel } from "./model.svelte";

const line = () => FakeSocket.all.at(-1)!;
const hints = () => line().sent.filter((each) => each.type === "hint");
const table = { status: "playing", mine: [0], seats: [{ kind: "person" }, { kind: "bot" }] };
const view = (decision: number) => ({
  awaited: [0],
  asked: [] as number[],
  decision,
  choices: [] as object[],
  outcome: null,
});
const state = (seq: number, decision: number, more: Partial<ReturnType<typeof view>> = {}) => ({
  type: "state",
  seq,
  seat: 0,
  view: { ...view(decision), ...more },
  clock: null,
  can_undo: false,
  undo: null,
});
const update = (seq: number, decision: number, type = "smeared") => ({
  ...state(seq, decision),
  type: "update",
  since: seq - 1,
  can_ask_undo: false,
  events: [{ seq, event: { type }, words: "" }],
});

let close = () => {};

beforeEach(() => {
  vi.stubGlobal("WebSocket", FakeSocket);
});
afterEach(() => {
  close();
  vi.unstubAllGlobals();
});

function sit(): TableModel {
  const model = new TableModel("abcd2345");
  close = model.start();
  line().open();
  line().tell({ type: "table", table });
  line().tell(state(1, 1));
  return model;
}

function refuse(code: string): void {
  const { id } = hints().at(-1)!;
  line().tell({ type: "refusal", id, code, sentence: "No.", rule: null });
}

describe("the master's advice", () => {
  it("is asked for again when somebody moved while the master thought, once the table shows it", async () => {
    const model = sit();
    void model.advice.ask();
    refuse("moved-on");
    await vi.waitFor(() => expect(model.advice.thinking).toBe(false));
    expect(hints()).toHaveLength(1);
    line().tell(state(2, 2));
    expect(hints()).toHaveLength(2);
    expect(model.advice.thinking).toBe(true);
    expect(model.refusal).toBeNull();
  });

  it("is not asked for again by somebody who has closed it", async () => {
    const model = sit();
    void model.advice.ask();
    model.advice.dismiss();
    refuse("moved-on");
    await Promise.resolve();
    line().tell(state(2, 2));
    expect(hints()).toHaveLength(1);
  });

  it("says why there is none", async () => {
    const model = sit();
    void model.advice.ask();
    refuse("too-fast");
    await vi.waitFor(() => expect(model.refusal?.code).toBe("too-fast"));
  });
});

describe("an offer that I am to answer", () => {
  it("calls for me like my turn does, though the game waits for somebody else", () => {
    const model = sit();
    const called = vi.fn();
    const stop = turnEvents.on("my-turn", called);
    line().tell(state(2, 2, { awaited: [1] }));
    expect(model.wanted).toBeNull();
    line().tell(state(3, 3, { awaited: [1], asked: [0] }));
    expect(model.wanted).toBe("answer");
    expect(model.asked).toBe(0);
    expect(called).toHaveBeenCalledTimes(1);
    line().tell(state(4, 4));
    expect(model.wanted).toBe("turn");
    expect(called).toHaveBeenCalledTimes(2);
    stop();
  });

  it("is not mine when another is asked", () => {
    const model = sit();
    line().tell(state(2, 2, { awaited: [1], asked: [1] }));
    expect(model.wanted).toBeNull();
  });
});

describe("a move that is under way", () => {
  it("leaves the controls as they are, and nothing else is sent", () => {
    const model = sit();
    const moves = () => line().sent.filter((each) => each.type === "move");
    model.play({ type: "end" });
    expect(model.pending).toBe(true);
    expect(model.active).toBe(true);
    model.play({ type: "end" });
    expect(moves()).toHaveLength(1);
    line().tell({ type: "ack", id: moves()[0]!.id, seq: 2 });
    line().tell(state(2, 2, { awaited: [1] }));
    expect(model.active).toBe(false);
  });
});

describe("an update that is looked at first", () => {
  const LOOK = 900;
  let model: TableModel;

  beforeEach(() => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "requestAnimationFrame", "performance"] });
    model = sit();
    model.showing.stage = ([event]) => ({ first: [], look: event?.type === "finished" ? LOOK : 0, then: [] });
  });
  afterEach(() => vi.useRealTimers());

  it("keeps its view, and all that came after it, until it has been looked at", () => {
    line().tell(update(2, 2, "finished"));
    line().tell(update(3, 3));
    expect(model.showing.events).toEqual([{ type: "finished" }]);
    vi.advanceTimersByTime(LOOK - 1);
    expect([model.view?.decision, model.maySend]).toEqual([1, false]);
    vi.advanceTimersByTime(1);
    expect([model.view?.decision, model.showing.looking]).toEqual([2, false]);
    expect(model.events).toEqual([{ type: "finished" }]);
    vi.advanceTimersByTime(2_000); // a frame and a breath
    expect([model.view?.decision, model.maySend]).toEqual([3, true]);
  });

  it("is shown at once when somebody does not want to look", () => {
    line().tell(update(2, 2, "finished"));
    model.skip();
    expect([model.view?.decision, model.maySend]).toEqual([2, true]);
    vi.advanceTimersByTime(LOOK);
    expect(model.view?.decision).toBe(2);
  });

  it("is not cut short by the answer to my own move", async () => {
    model.play({ type: "improve" });
    const { id } = line().sent.find((each) => each.type === "move")!;
    line().tell({ type: "ack", id, seq: 2 });
    await Promise.resolve();
    line().tell(update(2, 2, "finished"));
    line().tell(update(3, 3));
    expect([model.view?.decision, model.pending]).toEqual([1, true]);
    vi.advanceTimersByTime(LOOK);
    expect([model.view?.decision, model.pending]).toEqual([2, false]);
  });

  it("gives way to a whole new state, and what comes after that is shown as ever", () => {
    line().tell(update(2, 2, "finished"));
    line().tell(state(5, 5));
    expect([model.view?.decision, model.behind]).toEqual([5, false]);
    line().tell(update(6, 6));
    expect(model.view?.decision).toBe(6);
  });

  it("lets any other through", () => {
    line().tell(update(2, 2));
    expect(model.view?.decision).toBe(2);
  });
});
