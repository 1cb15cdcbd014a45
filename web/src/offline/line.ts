// The page's requests and sockets, answered by Python in a worker of the browser instead of a server.
import type { Answer, Line, LineSocket } from "../lib/line";
import type { Begin, Runtime, WorkerMessage } from "./messages";
import { progress } from "./progress.svelte";

/** What is said over a line, as `bottega/offline/page.py` has it. */
type FromPython =
  | { type: "answer"; id: number; status: number; body: string }
  | { type: "text"; id: number; text: string }
  | { type: "closed"; id: number; code: number };

// What is the same for everybody is a file: it can be read before Python is there, and in a second tab.
const FILES = /^\/(games|phrases|games\/[a-z-]+\/rules)\?lang=([a-z]+)$/;

export class OfflineLine implements Line {
  private readonly worker: Worker;
  private readonly waiting = new Map<number, (answer: Answer) => void>();
  private readonly sockets = new Map<number, OfflineSocket>();
  private count = 0;

  constructor(
    runtime: Runtime,
    private readonly base = document.baseURI,
  ) {
    progress.bytes = runtime.bytes;
    this.worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module", name: "tables" });
    this.worker.onmessage = ({ data }: MessageEvent<WorkerMessage>) => this.heard(data);
    this.worker.postMessage({ role: "tables", base, runtime } satisfies Begin);
  }

  async request(method: string, url: string, lang: string, body: string | null): Promise<Answer> {
    const file = method === "GET" ? FILES.exec(url) : null;
    if (file) {
      const found = await fetch(new URL(`api/${file[1]}.${file[2]}.json`, this.base));
      return { status: found.status, text: await found.text(), retryAfter: null };
    }
    const id = ++this.count;
    return new Promise((done) => {
      this.waiting.set(id, done);
      this.say({ type: "request", id, method, url, lang, body });
    });
  }

  socket(url: string): LineSocket {
    const id = ++this.count;
    const socket = new OfflineSocket((message) => this.say({ ...message, id }));
    this.sockets.set(id, socket);
    this.say({ type: "open", id, url });
    return socket;
  }

  private say(message: object): void {
    this.worker.postMessage(JSON.stringify(message));
  }

  private heard(message: WorkerMessage): void {
    if (message.type === "page") this.fromPython(JSON.parse(message.text) as FromPython);
    else if (message.type === "progress") progress.loaded = message.loaded;
    else if (message.type === "ready") Object.assign(progress, { ready: true, kept: message.kept });
    else progress.failure = message.reason;
  }

  private fromPython(told: FromPython): void {
    if (told.type === "answer") {
      this.waiting.get(told.id)?.({ status: told.status, text: told.body, retryAfter: null });
      this.waiting.delete(told.id);
    } else if (told.type === "text") {
      this.sockets.get(told.id)?.onmessage?.({ data: told.text });
    } else {
      this.sockets.get(told.id)?.onclose?.({ code: told.code });
      this.sockets.delete(told.id);
    }
  }
}

class OfflineSocket implements LineSocket {
  readonly readyState = 1;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor(private readonly say: (message: { type: "text"; text: string } | { type: "close" }) => void) {}

  send(text: string): void {
    this.say({ type: "text", text });
  }

  close(): void {
    this.say({ type: "close" });
  }
}
