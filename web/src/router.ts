// Addresses of the page. Plain links work; the router takes over those that stay on the page.
import { createSubscriber } from "svelte/reactivity";

export type Route =
  | { screen: "home" }
  | { screen: "new"; game: string; way: string }
  | { screen: "table"; code: string }
  | { screen: "replay"; code: string; step: number | null; view: string }
  | { screen: "rules"; game: string; rule: string | null }
  | { screen: "learn"; game: string }
  | { screen: "settings" }
  | { screen: "transfer"; token: string }
  | { screen: "not-found" };

export function parse(url: URL): Route {
  const parts = url.pathname.split("/").filter(Boolean).map(decodeURIComponent);
  const [head, second, third] = parts;
  const hash = decodeURIComponent(url.hash.slice(1));
  if (head === undefined) return { screen: "home" };
  if (head === "settings" && parts.length === 1) return { screen: "settings" };
  if (head === "move" && parts.length === 1) return { screen: "transfer", token: hash };
  if (second === undefined) return { screen: "not-found" };
  if (head === "new" && parts.length === 2) {
    return { screen: "new", game: second, way: url.searchParams.get("with") ?? "friends" };
  }
  if (head === "rules" && parts.length === 2) return { screen: "rules", game: second, rule: hash || null };
  if (head === "learn" && parts.length === 2) return { screen: "learn", game: second };
  if (head === "t" && parts.length === 2) return { screen: "table", code: tidy(second) };
  if (head === "t" && third === "replay" && parts.length === 3) {
    const step = url.searchParams.get("step");
    const number = step !== null && /^\d{1,6}$/.test(step) ? Number(step) : null;
    return { screen: "replay", code: tidy(second), step: number, view: url.searchParams.get("view") ?? "open" };
  }
  return { screen: "not-found" };
}

/** A code as it is read out: with a dash in the middle, in capitals, it is still the same. */
export function tidy(code: string): string {
  return code
    .trim()
    .toLowerCase()
    .replace(/[^0-9a-z]/g, "");
}

let here = "";
let route: Route = { screen: "home" };
let tell = () => {};
const follow = createSubscriber((update) => {
  tell = update;
  return () => {
    tell = () => {};
  };
});

export function current(): Route {
  follow();
  return route;
}

function arrive(): void {
  here = location.pathname;
  route = parse(new URL(location.href));
  tell();
}

export function go(path: string, { replace = false } = {}): void {
  if (replace) history.replaceState(null, "", path);
  else history.pushState(null, "", path);
  const stays = location.pathname === here;
  arrive();
  if (!stays) scrollTo(0, 0);
}

/** Follows the address from now on; gives back how to stop. */
export function start(): () => void {
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
