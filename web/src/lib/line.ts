// The line to whoever answers the page: a server, or in a page without one Python in a worker of the browser.
export interface Answer {
  status: number;
  text: string;
  retryAfter: number | null; // seconds
}

/** As much of a WebSocket as is used. */
export interface LineSocket {
  readonly readyState: number;
  onopen: (() => void) | null;
  onmessage: ((event: { data: string }) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
  send(text: string): void;
  close(): void;
}

export interface Line {
  request(method: string, path: string, lang: string, body: string | null): Promise<Answer>;
  socket(path: string): LineSocket;
}

/** Whether this page was built to need no server. */
export const OFFLINE = import.meta.env.MODE === "offline";

const BASE = "/api/v1";

const server: Line = {
  async request(method, path, lang, body) {
    const headers: Record<string, string> = { Accept: "application/json", "Accept-Language": lang };
    if (body !== null) headers["Content-Type"] = "application/json";
    const answer = await fetch(BASE + path, { method, headers, body });
    const retryAfter = Number(answer.headers.get("Retry-After")) || null;
    return { status: answer.status, text: await answer.text().catch(() => ""), retryAfter };
  },
  socket: (path) => new WebSocket(location.origin.replace(/^http/, "ws") + BASE + path) as LineSocket,
};

let here: Line = server;

/** The line; `use` sets another one before anything is asked. */
export const line = (): Line => here;
export function use(other: Line): void {
  here = other;
}
