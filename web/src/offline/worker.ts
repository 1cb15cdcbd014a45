/// <reference lib="webworker" />
// Python in a worker of the browser. One worker has the tables, and another one each bot that thinks, so that a table
// never waits for a thought.
import { mountKeptFiles, type RuntimeFS } from "./kept-files";
import type { Begin, BotMessage, WorkerMessage } from "./messages";

/** As much of Pyodide as is used here. */
interface Pyodide {
  FS: RuntimeFS;
  pyimport(name: string): PythonWorker;
  runPython(code: string): unknown;
  unpackArchive(archive: ArrayBuffer, format: "zip", options: { extractDir: string }): void;
}
/** `bottega/offline/worker.py`. */
interface PythonWorker {
  open_page(
    database: string,
    flush: () => void,
    openPort: () => BotPort,
    send: (text: string) => void,
  ): Promise<{ handle(text: string): void }>;
  prepare_bots(): void;
  answer(question: string): string;
}

const APP = "/app";
const KEPT = "/kept"; // or /tmp, where the browser keeps nothing

const worker = self as unknown as DedicatedWorkerGlobalScope; // the compiler takes this for a window
const tell = (message: WorkerMessage) => worker.postMessage(message);

worker.onmessage = ({ data }: MessageEvent<Begin>) => {
  const begun = data.role === "bot" ? beBot(data) : keepTables(data);
  begun.catch((error: unknown) => tell({ type: "failed", reason: String(error) }));
};

async function keepTables(begin: Begin): Promise<void> {
  countBytes((loaded) => tell({ type: "progress", loaded }));
  const waiting: string[] = []; // what the page asks before Python is there
  worker.onmessage = ({ data }: MessageEvent<string>) => waiting.push(data);
  const python = await loadPython(begin);
  const flush = await keep(python.FS, new URL(begin.base).pathname);
  const page = await python.pyimport("bottega.offline.worker").open_page(
    flush ? `${KEPT}/bottega.db` : "/tmp/bottega.db",
    flush ?? (() => undefined),
    () => new BotPort(begin),
    (text) => tell({ type: "page", text }),
  );
  worker.onmessage = ({ data }: MessageEvent<string>) => page.handle(data);
  tell({ type: "ready", kept: flush !== null });
  for (const text of waiting) page.handle(text);
}

/** Nothing where the browser offers no files of that kind: over plain http, or in a private window of some. */
async function keep(FS: RuntimeFS, base: string): Promise<(() => void) | null> {
  try {
    return await mountKeptFiles(FS, KEPT, `bottega${encodeURIComponent(base)}`);
  } catch (error) {
    if (error instanceof DOMException && error.name === "NoModificationAllowedError") throw error; // another tab has them
    return null;
  }
}

async function beBot(begin: Begin): Promise<void> {
  const waiting: string[] = [];
  worker.onmessage = ({ data }: MessageEvent<BotMessage>) => waiting.push(data.text);
  const { compiled } = begin.runtime;
  const bots = (await loadPython(begin, compiled ? [compiled] : [])).pyimport("bottega.offline.worker");
  bots.prepare_bots();
  const answer = (text: string) => worker.postMessage({ text: bots.answer(text) } satisfies BotMessage);
  worker.onmessage = ({ data }: MessageEvent<BotMessage>) => answer(data.text);
  waiting.forEach(answer);
}

async function loadPython({ base, runtime }: Begin, more: readonly string[] = []): Promise<Pyodide> {
  const indexURL = new URL(runtime.folder, base).href;
  const archives = [runtime.app, ...more].map(async (name) => (await fetch(new URL(name, base))).arrayBuffer());
  const { loadPyodide } = (await import(/* @vite-ignore */ `${indexURL}pyodide.mjs`)) as {
    loadPyodide(options: { indexURL: string }): Promise<Pyodide>;
  };
  const python = await loadPyodide({ indexURL });
  for (const archive of archives) python.unpackArchive(await archive, "zip", { extractDir: APP });
  python.runPython(`import sys; sys.path.insert(0, "${APP}")`);
  return python;
}

/** Counts what is loaded, by whomever. */
function countBytes(tellSum: (loaded: number) => void): void {
  const load = worker.fetch.bind(worker);
  let sum = 0;
  worker.fetch = async (...asked) => {
    const answer = await load(...asked);
    if (!answer.body) return answer;
    const counter = new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, stream) {
        tellSum((sum += chunk.byteLength));
        stream.enqueue(chunk);
      },
    });
    const { status, statusText, headers } = answer;
    return new Response(answer.body.pipeThrough(counter), { status, statusText, headers });
  };
}

/** The way to a bot. Python asks it one question at a time, and ends it if the answer is late. */
class BotPort {
  private readonly worker: Worker;

  constructor(begin: Begin) {
    this.worker = new Worker(import.meta.url, { type: "module", name: "bot" });
    this.worker.postMessage({ ...begin, role: "bot" } satisfies Begin);
  }

  ask(text: string): Promise<string> {
    return new Promise((done, failed) => {
      this.worker.onmessage = ({ data }: MessageEvent<BotMessage>) => done(data.text);
      this.worker.onerror = (event) => failed(new Error(event.message));
      this.worker.postMessage({ text } satisfies BotMessage);
    });
  }

  end(): void {
    this.worker.terminate();
  }
}
