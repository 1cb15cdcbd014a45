// What the page and its workers say to each other, beside the JSON that `bottega/offline/page.py` reads and writes.

/** What has to be loaded before Python can begin, written by the build (scripts/static.py). */
export interface Runtime {
  folder: string; // of Pyodide, with a slash at its end
  app: string; // Bottega and its libraries
  compiled: string | null; // compiled rules, for bots that think
  bytes: number; // of all that is loaded, as far as the page counts it
}

/** To a worker, first of all. */
export interface Begin {
  role: "tables" | "bot";
  base: string; // the address of the page's folder
  runtime: Runtime;
}

/** From the worker of the tables. `kept` says whether games outlive the tab; other texts are of `page.py`. */
export type WorkerMessage =
  | { type: "progress"; loaded: number }
  | { type: "ready"; kept: boolean }
  | { type: "failed"; reason: string }
  | { type: "page"; text: string };

/** To a bot, and from it. */
export interface BotMessage {
  text: string;
}
