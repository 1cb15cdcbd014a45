import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { FakeSocket } from "../lib/fake";
import { TableModel } from "./model.svelte";

const line = () => FakeSocket.all.at(-1)!;
const hints = () => line().sent.filter((each) => each.type === "hint");
const table = { status: "playing", mine: [0], seats: [{ kind: "person" }, { kind: "bot" }] };
const view = (decision: number) => ({ awaited: [0], decision, outcome: null });
const state = (seq: number, decision: number) => ({ type: "state", seq, seat: 0, view: view(decision), clock: null, can_undo: false, undo: null });

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
    void model.advise();
    refuse("moved-on");
    await vi.waitFor(() => expect(model.pondering).toBe(false));
    expect(hints()).toHaveLength(1);
    line().tell(state(2, 2));
    expect(hints()).toHaveLength(2);
    expect(model.pondering).toBe(true);
    expect(model.refusal).toBeNull();
  });

  it("is not asked for again by somebody who has closed it", async () => {
    const model = sit();
    void model.advise();
    model.dismissAdvice();
    refuse("moved-on");
    await Promise.resolve();
    line().tell(state(2, 2));
    expect(hints()).toHaveLength(1);
  });

  it("says why there is none", async () => {
    const model = sit();
    void model.advise();
    refuse("too-fast");
    await vi.waitFor(() => expect(model.refusal?.code).toBe("too-fast"));
  });
});
