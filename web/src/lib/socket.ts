// The socket of a table. It keeps itself open: what was not acknowledged is sent again, with the same ids, after every
// break, and a message sent twice happens once. Nothing here knows a game, or the page.
import { line, type LineSocket } from "./line";
import type { Ack, Described, Pong, Refusal, ClientMessage, ServerMessage, HintReply, NewsReply } from "./protocol";

/** `restarting`: the server said it stops and will be back. `refused`: it will not let us in; we stop asking. */
export type LineState = "connecting" | "open" | "lost" | "restarting" | "refused" | "closed";

export type Wish = ClientMessage extends infer Each
  ? Each extends { id: string }
    ? Omit<Each, "id">
    : never
  : never;
type Answer = Ack | Described | Pong | HintReply | NewsReply;

/** The server answered, and the answer is no. */
export class Refused extends Error {
  constructor(readonly refusal: Refusal) {
    super(refusal.sentence);
    this.name = "Refused";
  }
}

export interface SocketOptions {
  code: string;
  lang: () => string;
  told: (message: ServerMessage) => void;
  changed: (line: LineState) => void;
  make?: (path: string) => LineSocket;
  random?: () => number;
}

const FIRST_WAIT = 250; // ms until the first try after a break
const LONGEST_WAIT = 10_000;
const HEARTBEAT = 12_000; // a line that is silent this long is asked whether it is still there
const ANSWER = 2_500; // after I said something, sooner
const PATIENCE = 5_000; // for the answer to that
const SERVER_STOPS = 1012;
const REFUSED = [4400, 4401, 4403, 4404, 4409, 4410];

export class TableSocket {
  seq: number | null = null;
  seat: number | "watch" | null = null; // null: whichever is mine
  line: LineState = "connecting";
  restarted = false; // is this another run of the server than the one we knew?

  private socket: LineSocket | null = null;
  private readonly waiting = new Map<
    string,
    { said: ClientMessage; done: (answer: Answer) => void; failed: (e: Error) => void }
  >();
  private count = 0;
  private readonly prefix: string;
  private tries = 0;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private heart: ReturnType<typeof setTimeout> | undefined;
  private syncing = false;
  private serverTime: number | null = null; // as last heard

  constructor(private readonly options: SocketOptions) {
    const random = options.random ?? Math.random;
    this.prefix = Math.floor(random() * 2 ** 40).toString(36);
  }

  open(): void {
    clearTimeout(this.retry);
    if (this.line === "closed" || this.socket !== null) return;
    const socket = this.options.make?.(this.path()) ?? line().socket(this.path());
    this.socket = socket;
    socket.onopen = () => {
      if (this.socket === socket) this.beat();
    };
    socket.onmessage = (event) => {
      if (this.socket === socket) this.heard(JSON.parse(event.data) as ServerMessage);
    };
    socket.onclose = (event) => {
      if (this.socket === socket) this.broke(event.code);
    };
  }

  /** Tries at once: the page came back, or the network did. */
  hurry(): void {
    if (this.line === "lost" || this.line === "restarting") {
      this.tries = 0;
      this.open();
    } else if (this.line === "open") {
      this.ping();
    }
  }

  close(): void {
    this.set("closed");
    clearTimeout(this.retry);
    clearTimeout(this.heart);
    const socket = this.socket;
    this.socket = null;
    socket?.close();
    for (const { failed } of this.waiting.values()) failed(new Error("closed"));
    this.waiting.clear();
  }

  /** Opens anew, to be told everything again: in another language, or as somebody else. */
  reopen(): void {
    this.seq = null;
    const socket = this.socket;
    this.socket = null;
    socket?.close();
    this.set("connecting");
    this.open();
  }

  /** Says something and waits for its answer, over as many breaks of the line as it takes. */
  ask<T extends Answer = Ack>(wish: Wish): Promise<T> {
    const said = { ...wish, id: `${this.prefix}-${++this.count}` } as ClientMessage;
    return new Promise<T>((done, failed) => {
      if (this.line === "closed" || this.line === "refused") {
        failed(new Error(this.line));
        return;
      }
      this.waiting.set(said.id, { said, done: done as (answer: Answer) => void, failed });
      if (this.line !== "open") return;
      this.send(said);
      this.beat(ANSWER);
    });
  }

  private path(): string {
    const query = new URLSearchParams({ lang: this.options.lang() });
    if (this.seat !== null) query.set("seat", String(this.seat));
    if (this.seq !== null) query.set("seq", String(this.seq));
    return `/tables/${encodeURIComponent(this.options.code)}/socket?${query}`;
  }

  private send(said: ClientMessage): void {
    if (this.socket?.readyState === 1) this.socket.send(JSON.stringify(said));
  }

  /** The server is there: only now is the line open. */
  private greeted(started: number, now: number): void {
    this.restarted = this.serverTime !== null && started > this.serverTime;
    this.serverTime = now;
    this.tries = 0;
    this.syncing = false;
    this.set("open");
    for (const { said } of this.waiting.values()) this.send(said);
  }

  private heard(told: ServerMessage): void {
    this.beat();
    if (told.type === "hello") {
      this.greeted(told.started, told.now);
      return;
    }
    if (told.type === "pong") this.serverTime = told.now;
    if (told.type === "update" && !this.follows(told.since, told.seq)) return;
    if (told.type === "state" || told.type === "update") {
      this.seq = told.seq;
      this.syncing = false;
    }
    if (told.type === "state") this.seat = told.seat ?? "watch";
    this.options.told(told);
    if ("id" in told && told.id !== null) this.answered(told.id, told);
  }

  /** Is this update the next one? Something older is known already; after a gap the whole state is asked for. */
  private follows(since: number, seq: number): boolean {
    if (this.seq === null || since === this.seq) return true;
    if (seq > this.seq && !this.syncing) {
      this.syncing = true;
      void this.ask({ type: "sync" }).catch(() => undefined);
    }
    return false;
  }

  private answered(id: string, told: ServerMessage): void {
    const asked = this.waiting.get(id);
    if (!asked) return;
    this.waiting.delete(id);
    if (told.type === "refusal") asked.failed(new Refused(told));
    else asked.done(told as Answer);
  }

  private broke(code: number): void {
    this.socket = null;
    clearTimeout(this.heart);
    if (REFUSED.includes(code)) {
      this.set("refused");
      for (const { failed } of this.waiting.values()) failed(new Error("refused"));
      this.waiting.clear();
      return;
    }
    this.set(code === SERVER_STOPS || this.line === "restarting" ? "restarting" : "lost");
    const random = this.options.random ?? Math.random;
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.tries++) * (0.75 + random() / 2);
    this.retry = setTimeout(() => this.open(), wait);
  }

  private beat(wait = HEARTBEAT): void {
    clearTimeout(this.heart);
    this.heart = setTimeout(() => this.ping(), wait);
  }

  private ping(): void {
    clearTimeout(this.heart);
    this.send({ type: "ping", id: `${this.prefix}-${++this.count}` });
    const socket = this.socket;
    this.heart = setTimeout(() => {
      if (this.socket !== socket || !socket) return;
      this.broke(1006); // a dead line may take minutes to say so itself
      socket.close();
    }, PATIENCE);
  }

  private set(line: LineState): void {
    if (this.line === line) return;
    this.line = line;
    this.options.changed(line);
  }
}
