import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { TableModel } from "./model.svelte";

/** The line to a server that says what the test lets it say. */
class Fake {
  static readonly OPEN = 1;
  static last: Fake;
  readyState = 0;
  sent: { id: string; type: string }[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  constructor() {
    Fake.last = this;
  }
  send(text: string) {
    this.sent.push(JSON.parse(text));
  }
  close() {
    this.readyState = 3;
  }
  open() {
    this.readyState = 1;
    this.onopen?.();
    this.tell({ type: "hello", started: 1, now: 2 });
    this.tell({ type: "table", table: { status: "playing", mine: [0], seats: [{ kind: "person" }, { kind: "bot" }] } });
  }
  tell(message: object) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  asked(type: string) {
    return this.sent.filter((each) => each.type === type);
  }
}

const view = (decision: number) => ({ awaited: [0], decision, outcome: null });
const state = (seq: number, decision: number) => ({ type: "state", seq, seat: 0, view: view(decision), clock: null, can_undo: false, undo: null });

let close = () => {};

beforeEach(() => {
  vi.stubGlobal("WebSocket", Fake);
});
afterEach(() => {
  close();
  vi.unstubAllGlobals();
});

function sit(): TableModel {
  const model = new TableModel("abcd2345");
  close = model.start();
  Fake.last.open();
  Fake.last.tell(state(1, 1));
  return model;
}

function refuse(code: string): void {
  const { id } = Fake.last.asked("hint").at(-1)!;
  Fake.last.tell({ type: "refusal", id, code, sentence: "No.", rule: null });
}

describe("the master's advice", () => {
  it("is asked for again when somebody moved while the master thought, once the table shows it", async () => {
    const model = sit();
    void model.advise();
    refuse("moved-on");
    await vi.waitFor(() => expect(model.pondering).toBe(false));
    expect(Fake.last.asked("hint")).toHaveLength(1);
    Fake.last.tell(state(2, 2));
    expect(Fake.last.asked("hint")).toHaveLength(2);
    expect(model.pondering).toBe(true);
    expect(model.refusal).toBeNull();
  });

  it("is not asked for again by somebody who has closed it", async () => {
    const model = sit();
    void model.advise();
    model.dismissAdvice();
    refuse("moved-on");
    await Promise.resolve();
    Fake.last.tell(state(2, 2));
    expect(Fake.last.asked("hint")).toHaveLength(1);
  });

  it("says why there is none", async () => {
    const model = sit();
    void model.advise();
    refuse("too-fast");
    await vi.waitFor(() => expect(model.refusal?.code).toBe("too-fast"));
  });
});
