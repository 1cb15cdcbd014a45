/// <reference lib="webworker" />
// The service worker: shows notifications, and the page when the network is away. The API it leaves alone, so that
// everything about people and games comes from the server or not at all.

declare const START_FILES: string[]; // what the start page loads; written in by the build (vite.config.ts)

const worker = self as unknown as ServiceWorkerGlobalScope; // the compiler takes this for a window
const START = "/";
const files = START_FILES;
const CACHE = files.join(); // another build has other files: their names change with their content

worker.addEventListener("install", (event) => {
  event.waitUntil(store().then(() => worker.skipWaiting()));
});

worker.addEventListener("activate", (event) => {
  event.waitUntil(dropOldCaches().then(() => worker.clients.claim()));
});

worker.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin || pathname.startsWith("/api/")) return;
  if (request.mode === "navigate") event.respondWith(fetch(request).catch((error) => stored(START, error)));
  else if (files.includes(pathname)) event.respondWith(stored(pathname).catch(() => fetch(request)));
});

// --- notifications ---

/** What the server sends: something to show, or the tag of what need not be shown any more. */
type Pushed = { id: string; title: string; body: string; path: string; tag: string } | { close: string };

worker.addEventListener("push", (event) => {
  const pushed = event.data?.json() as Pushed;
  event.waitUntil("close" in pushed ? close(pushed.close) : show(pushed));
});

worker.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(open((event.notification.data as { path: string }).path));
});

async function show({ title, body, path, tag }: Exclude<Pushed, { close: string }>): Promise<void> {
  const look = { icon: "/icon-192.png", badge: "/icon-192.png" };
  await worker.registration.showNotification(title, { body, tag, data: { path }, ...look });
}

/** The turn was seen on another device. */
async function close(tag: string): Promise<void> {
  for (const shown of await worker.registration.getNotifications({ tag })) shown.close();
}

/** In a window that is there already, if there is one. */
async function open(path: string): Promise<void> {
  const windows = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = windows.find((each) => new URL(each.url).pathname === path);
  if (there) await there.focus();
  else await worker.clients.openWindow(path);
}

// --- files ---

async function store(): Promise<void> {
  const cache = await caches.open(CACHE);
  await cache.addAll([START, ...files]);
}

/** What was stored; fails, with the reason why it was looked for, if nothing was. */
async function stored(path: string, reason?: unknown): Promise<Response> {
  const found = await caches.match(path, { cacheName: CACHE });
  if (!found) throw reason ?? new Error(`${path} is not stored`);
  return found;
}

async function dropOldCaches(): Promise<void> {
  for (const name of await caches.keys()) if (name !== CACHE) await caches.delete(name);
}
