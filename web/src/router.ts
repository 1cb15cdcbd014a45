// Follows the address of the page. Plain links work; the router takes over those that stay on the page.
import { createSubscriber } from "svelte/reactivity";
import type { Component } from "svelte";
import { OFFLINE } from "./lib/line";

/** Where the page can be: a screen, and what its address says to it. */
export interface Place {
  key: string; // with another key it is another screen, drawn anew; with the same, only its properties change
  props: Record<string, unknown>;
  load: () => Promise<Screen>;
  wide: boolean;
  sessionFirst: boolean;
}
export type Screen = Component<Record<string, unknown>>;

let here = "";
let place: Place | null = null;
let find: (url: URL) => Place;
let tell = () => {};
const follow = createSubscriber((update) => {
  tell = update;
  return () => {
    tell = () => {};
  };
});

/** Where the page is. There is no such place before `start`. */
export function current(): Place {
  follow();
  return place!;
}

/** A page without a server is one file, wherever it lies: its places stand behind the `#`. */
const ROUTE = /^#(?=\/)/;
const behindHash = (path: string) => (OFFLINE ? `#${path}` : path);

function address(): URL {
  return OFFLINE ? new URL(location.hash.replace(ROUTE, "") || "/", location.origin) : new URL(location.href);
}

function arrive(): void {
  if (OFFLINE && location.hash && !ROUTE.test(location.hash)) return; // an anchor
  const url = address();
  here = url.pathname;
  place = find(url);
  tell();
}

export function go(path: string, { replace = false } = {}): void {
  if (replace) history.replaceState(null, "", behindHash(path));
  else history.pushState(null, "", behindHash(path));
  const stays = address().pathname === here;
  arrive();
  if (!stays) scrollTo(0, 0);
}

/** Follows the address from now on, to what `found` says is there; gives back how to stop. */
export function start(found: (url: URL) => Place): () => void {
  find = found;
  const clicked = (event: MouseEvent) => {
    if (
      event.defaultPrevented ||
      event.button !== 0 ||
      event.metaKey ||
      event.ctrlKey ||
      event.shiftKey ||
      event.altKey
    )
      return;
    const link = (event.target as Element | null)?.closest?.("a");
    if (!link?.href || (link.target && !OFFLINE) || link.hasAttribute("download")) return;
    const written = link.getAttribute("href")!;
    const url = new URL(written, address());
    if (url.origin !== location.origin || url.pathname.startsWith("/api/")) return;
    const now = address();
    if (url.pathname === now.pathname && url.hash && url.search === now.search && written.startsWith("#")) return; // an anchor
    event.preventDefault();
    go(url.pathname + url.search + url.hash);
  };
  arrive();
  addEventListener("popstate", arrive);
  addEventListener("hashchange", arrive);
  document.addEventListener("click", clicked);
  return () => {
    removeEventListener("popstate", arrive);
    removeEventListener("hashchange", arrive);
    document.removeEventListener("click", clicked);
  };
}
