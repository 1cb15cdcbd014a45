import type { LineSocket } from "./line";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { FakeSocket } from "../testing/fake-socket";
import type { ServerMessage } from "./protocol";
import { type LineState, Refused, TableSocket } from "./socket";

const last = () => FakeSocket.all.at(-1)!;
let told: ServerMessage[] = [];
let lines: LineState[] = [];

function connect(): TableSocket {
  const socket = new TableSocket({
    code: "abcd2345",
    lang: () => "fr",
    told: (message) => told.push(message),
    changed: (line) => lines.push(line),
    make: (url) => new FakeSocket(url) as unknown as LineSocket,
    random: () => 0.5,
  });
  socket.open();
  return socket;
}

const state = (seq: number, seat: number | null = 0) => ({
  type: "state",
  seq,
  seat,
  view: {},
  clock: null,
  can_undo: false,
  undo: null,
});
const update = (since: number, seq: number) => ({
  type: "update",
  since,
  seq,
  events: [],
  view: {},
  clock: null,
  can_undo: false,
  undo: null,
});

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.all = [];
  told = [];
  lines = [];
});
afterEach(() => vi.useRealTimers());

describe("the socket of a table", () => {
  it("asks for words in the language, and after a break for what it missed, as the same seat", () => {
    connect();
    expect(last().url).toBe("/tables/abcd2345/socket?lang=fr");
    last().open();
    last().tell(state(7, 1));
    last().break();
    expect(lines).toEqual(["open", "lost"]);
    vi.advanceTimersByTime(300);
    expect(last().url).toContain("seat=1");
    expect(last().url).toContain("seq=7");
  });

  it("answers by id", async () => {
    const socket = connect();
    last().open();
    const first = socket.ask({ type: "undo" });
    const second = socket.ask({ type: "back" });
    const [one, two] = last().sent;
    last().tell({ type: "ack", id: two!.id, seq: 4 });
    last().tell({ type: "refusal", id: one!.id, code: "illegal", sentence: "No.", rule: "FT-M2" });
    await expect(second).resolves.toMatchObject({ seq: 4 });
    const refused = await first.catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(Refused);
    expect((refused as Refused).refusal.rule).toBe("FT-M2");
  });

  it("sends again what was not acknowledged, with the same ids, in order, and nothing else", async () => {
    const socket = connect();
    last().open();
    const done = socket.ask({ type: "back" });
    const open = socket.ask({ type: "move", decision: 3, action: { type: "smear" } });
    const late = socket.ask({ type: "say", text: "hello" });
    const ids = last().sent.map((each) => each.id);
    last().tell({ type: "ack", id: ids[0]!, seq: 1 });
    await done;
    last().break();
    vi.advanceTimersByTime(300);
    last().open();
    expect(last().sent.map((each) => each.id)).toEqual(ids.slice(1));
    last().tell({ type: "ack", id: ids[1]!, seq: 2 });
    last().tell({ type: "ack", id: ids[2]!, seq: 2 });
    await Promise.all([open, late]);
  });

  it("keeps what is said while the line is down", () => {
    const socket = connect();
    void socket.ask({ type: "back" });
    expect(last().sent).toEqual([]);
    last().open();
    expect(last().sent.map((each) => each.type)).toEqual(["back"]);
  });

  it("asks for everything once when something is missing, and drops what it knows", () => {
    connect();
    last().open();
    last().tell(state(5));
    last().tell(update(7, 8));
    last().tell(update(8, 9));
    expect(last().sent.map((each) => each.type)).toEqual(["sync"]);
    expect(told.map((each) => each.type)).toEqual(["state"]);
    last().tell(state(9));
    last().tell(update(8, 9));
    last().tell(update(9, 10));
    expect(told.map((each) => each.type)).toEqual(["state", "state", "update"]);
  });

  it("waits longer after each failure, and says that the server restarts", () => {
    connect();
    last().open();
    last().break(1012);
    expect(lines.at(-1)).toBe("restarting");
    const waits: number[] = [];
    for (let attempt = 0; attempt < 8; attempt++) {
      const before = FakeSocket.all.length;
      let waited = 0;
      while (FakeSocket.all.length === before) {
        vi.advanceTimersByTime(50);
        waited += 50;
      }
      waits.push(waited);
      last().break();
    }
    expect(waits).toEqual([250, 500, 1000, 2000, 4000, 8000, 10000, 10000]);
    expect(lines.at(-1)).toBe("restarting");
  });

  it("knows a server that was started anew from one whose line broke", () => {
    const socket = connect();
    last().open(100, 200);
    last().break();
    vi.advanceTimersByTime(300);
    last().open(100, 260);
    expect(socket.restarted).toBe(false);
    last().break();
    vi.advanceTimersByTime(300);
    last().open(261, 262);
    expect(socket.restarted).toBe(true);
  });

  it("takes the line for open when the server says so", () => {
    connect();
    last().readyState = 1;
    last().onopen?.();
    expect(lines).toEqual([]);
    last().tell({ type: "hello", started: 100, now: 200 });
    expect(lines).toEqual(["open"]);
  });

  it("comes back at once when the network does", () => {
    const socket = connect();
    last().open();
    last().break();
    socket.hurry();
    expect(FakeSocket.all.length).toBe(2);
  });

  it("stops where it is not let in", async () => {
    const socket = connect();
    last().open();
    const asked = socket.ask({ type: "back" }).catch((error: Error) => error.message);
    last().tell({ type: "refusal", id: null, code: "no-such-table", sentence: "No table.", rule: null });
    last().break(4404);
    expect(lines.at(-1)).toBe("refused");
    expect(await asked).toBe("refused");
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.all.length).toBe(1);
  });

  it("finds a dead line by its silence", () => {
    connect();
    last().open();
    vi.advanceTimersByTime(12_000);
    expect(last().sent.map((each) => each.type)).toEqual(["ping"]);
    vi.advanceTimersByTime(5_000);
    expect(lines.at(-1)).toBe("lost");
  });

  it("finds a dead line sooner when something is to be answered", () => {
    const socket = connect();
    last().open();
    void socket.ask({ type: "describe" }).catch(() => undefined);
    vi.advanceTimersByTime(2_500);
    expect(last().sent.map((each) => each.type)).toEqual(["describe", "ping"]);
    vi.advanceTimersByTime(5_000);
    expect(lines.at(-1)).toBe("lost");
  });

  it("opens anew to be told everything again, and forgets no question", () => {
    const socket = connect();
    last().open();
    last().tell(state(5, 1));
    void socket.ask({ type: "describe" });
    socket.reopen();
    expect(last().url).toContain("seat=1");
    expect(last().url).not.toContain("seq=");
    last().open();
    expect(last().sent.map((each) => each.type)).toEqual(["describe"]);
  });

  it("ends for good when it is closed", () => {
    const socket = connect();
    last().open();
    socket.close();
    last().break();
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.all.length).toBe(1);
  });
});
