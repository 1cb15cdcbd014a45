/// <reference lib="webworker" />
// The service worker: shows the page when the network is away. The API it leaves alone, so that everything about people
// and games comes from the server or not at all.

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
