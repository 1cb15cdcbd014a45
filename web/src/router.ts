// Follows the address of the page. Plain links work; the router takes over those that stay on the page.
import { createSubscriber } from "svelte/reactivity";
import type { Component } from "svelte";

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

function arrive(): void {
  here = location.pathname;
  place = find(new URL(location.href));
  tell();
}

export function go(path: string, { replace = false } = {}): void {
  if (replace) history.replaceState(null, "", path);
  else history.pushState(null, "", path);
  const stays = location.pathname === here;
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
    if (!link?.href || link.target || link.hasAttribute("download")) return;
    const url = new URL(link.href);
    if (url.origin !== location.origin || url.pathname.startsWith("/api/")) return;
    if (url.pathname === location.pathname && url.hash && url.search === location.search) return; // an anchor
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
