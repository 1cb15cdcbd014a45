// Follows the address of the page. Plain links work; the router takes over those that stay on the page.
import { createSubscriber } from "svelte/reactivity";
import type { Component } from "svelte";
import { OFFLINE } from "./lib/line";
import { link } from "./lib/link";

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

/** The place that an address of this page leads to. */
function placeAt(href: string): URL {
  const url = new URL(href);
  return OFFLINE ? new URL(url.hash.replace(/^#(?=\/)/, ""), location.origin) : url;
}

function arrive(): void {
  const url = placeAt(location.href);
  here = url.pathname;
  place = find(url);
  tell();
}

export function go(path: string, { replace = false } = {}): void {
  if (replace) history.replaceState(null, "", link(path));
  else history.pushState(null, "", link(path));
  const stays = placeAt(location.href).pathname === here;
  arrive();
  if (!stays) scrollTo(0, 0);
}

/** Follows the address from now on, to what `found` says is there; gives back how to stop. */
export function start(found: (url: URL) => Place): () => void {
  find = found;
  const onClick = (event: MouseEvent) => {
    if (
      event.defaultPrevented ||
      event.button !== 0 ||
      event.metaKey ||
      event.ctrlKey ||
      event.shiftKey ||
      event.altKey
    )
      return;
    const clicked = (event.target as Element | null)?.closest?.("a");
    if (!clicked?.href || (clicked.target && !OFFLINE) || clicked.hasAttribute("download")) return;
    const url = placeAt(clicked.href);
    if (new URL(clicked.href).origin !== location.origin || url.pathname.startsWith("/api/")) return;
    event.preventDefault();
    go(url.pathname + url.search + url.hash);
  };
  arrive();
  addEventListener("popstate", arrive);
  addEventListener("hashchange", arrive);
  document.addEventListener("click", onClick);
  return () => {
    removeEventListener("popstate", arrive);
    removeEventListener("hashchange", arrive);
    document.removeEventListener("click", onClick);
  };
}
