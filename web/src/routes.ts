// Every screen: its address, what it is given of it, and what it needs around it.
import type { Component } from "svelte";
import { tidyCode } from "./lib/code";
import { loadTexts } from "./lib/texts";
import type { Place, Screen } from "./router";
import Home from "./screens/Home.svelte";

/** The names in a path such as `/t/:code/replay`. */
type Names<Path extends string> = Path extends `${infer Part}/${infer Rest}`
  ? Names<Part> | Names<Rest>
  : Path extends `:${infer Name}`
    ? Name
    : never;

interface Row<Path extends string, Props extends Record<string, unknown>> {
  path: Path; // `:name` stands for any part
  props: (parts: Record<Names<Path>, string>, url: URL) => NoInfer<Props>;
  load: () => Promise<{ default: Component<Props> }>;
  wide?: boolean; // a board needs the room: a slim header and narrow margins
  sessionFirst?: boolean; // shows my name or my games: drawn when they are known, so that nothing jumps
}
type Route = (url: URL) => Place | null;

const routes: Route[] = [
  row({
    path: "/",
    props: () => ({}),
    load: async () => ({ default: Home }), // there at once; the others come when they are needed
    sessionFirst: true,
  }),
  row({
    path: "/new/:game",
    props: ({ game }, { searchParams }) => ({
      game,
      way: searchParams.get("with") ?? "friends",
      kept: searchParams.get("box") ?? "", // the hash of a component list that this server has
    }),
    load: async () => (await Promise.all([import("./screens/NewTable.svelte"), loadTexts("box")]))[0],
    sessionFirst: true,
  }),
  row({
    path: "/t/:code",
    props: ({ code }, url) => ({ code: tidyCode(code), token: hash(url).split("seat=")[1] ?? "" }),
    load: async () => (await Promise.all([import("./screens/Table.svelte"), loadTexts("table")]))[0],
    wide: true,
  }),
  row({
    path: "/t/:code/replay",
    props: ({ code }, { searchParams }) => ({
      code: tidyCode(code),
      step: numberIn(searchParams.get("step")),
      view: searchParams.get("view") ?? "open",
      attempt: attemptIn(searchParams.get("try")),
    }),
    load: async () =>
      (await Promise.all([import("./screens/Replay.svelte"), loadTexts("replay"), loadTexts("table")]))[0],
    wide: true,
  }),
  row({
    path: "/t/:code/review",
    props: ({ code }) => ({ code: tidyCode(code) }),
    load: async () => (await Promise.all([import("./screens/Review.svelte"), loadTexts("review")]))[0],
  }),
  row({
    path: "/rules/:game",
    props: ({ game }, url) => ({ game, rule: hash(url) || null }),
    load: () => import("./screens/Rules.svelte"),
  }),
  row({
    path: "/companion/:game",
    props: ({ game }, url) => ({ game, part: hash(url) }),
    load: async () => (await Promise.all([import("./screens/Companion.svelte"), loadTexts("companion")]))[0],
  }),
  row({
    path: "/learn/:game",
    props: ({ game }, url) => ({ game, chapter: hash(url) }),
    load: () => import("./screens/Learn.svelte"),
    wide: true,
  }),
  row({
    path: "/settings",
    props: (_, url) => ({ part: hash(url) }),
    load: async () => (await Promise.all([import("./screens/Settings.svelte"), loadTexts("settings")]))[0],
    sessionFirst: true,
  }),
  row({
    path: "/invited",
    props: (_, url) => ({ code: hash(url) }),
    load: () => import("./screens/Invited.svelte"),
  }),
  row({
    path: "/confirm",
    props: (_, url) => ({ what: "confirm" as const, token: hash(url) }),
    load: () => import("./screens/MailLink.svelte"),
  }),
  row({
    path: "/unsubscribe",
    props: (_, url) => ({ what: "stop" as const, token: hash(url) }),
    load: () => import("./screens/MailLink.svelte"),
  }),
  row({
    path: "/recover",
    props: (_, url) => ({ token: hash(url) }),
    load: async () =>
      (await Promise.all([import("./screens/Recover.svelte"), loadTexts("notify"), loadTexts("settings")]))[0],
  }),
  row({
    path: "/move",
    props: (_, url) => ({ token: hash(url) }),
    load: () => import("./screens/Transfer.svelte"),
  }),
];

const notFound: Place = {
  key: "not-found",
  props: {},
  load: async () => (await import("./screens/NotFound.svelte")).default as Screen,
  wide: false,
  sessionFirst: false,
};

/** What is at an address. */
export function find(url: URL): Place {
  for (const route of routes) {
    const place = route(url);
    if (place) return place;
  }
  return notFound;
}

function row<Path extends string, Props extends Record<string, unknown>>(row: Row<Path, Props>): Route {
  const { path, props, load, wide = false, sessionFirst = false } = row;
  return (url) => {
    const parts = match(path, url.pathname);
    if (!parts) return null;
    const key = JSON.stringify([path, parts]);
    // the compiler has held `props` and the screen together; from here on they are any screen's
    const screen = async () => (await load()).default as unknown as Screen;
    return { key, props: props(parts, url), load: screen, wide, sessionFirst };
  };
}

/** The parts of an address by the names they have in a path; nothing if it is not such an address. */
function match<Path extends string>(path: Path, address: string): Record<Names<Path>, string> | null {
  const [wanted, given] = [path, address].map((each) => each.split("/").filter(Boolean)) as [string[], string[]];
  if (wanted.length !== given.length) return null;
  const found: Record<string, string> = {};
  for (const [place, name] of wanted.entries()) {
    const part = decode(given[place]!);
    if (name.startsWith(":") && part) found[name.slice(1)] = part;
    else if (name !== part) return null;
  }
  return found;
}

const hash = (url: URL) => decode(url.hash.slice(1));
const attemptIn = (text: string | null): "again" | "shown" | null =>
  text === "again" || text === "shown" ? text : null;
const numberIn = (text: string | null) => (text !== null && /^\d{1,6}$/.test(text) ? Number(text) : null);

/** Nothing for what nobody can read: addresses are typed by hand too. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return "";
  }
}
