/// <reference lib="webworker" />
// The service worker of a page without a server: every file of it is kept, and none is asked for twice.

declare const FILES: string[]; // all of the page's, beside itself; written in by scripts/static.py

const worker = self as unknown as ServiceWorkerGlobalScope; // the compiler takes this for a window
const files = FILES;
const CACHE = `page ${worker.registration.scope} ${files.join()}`; // names change with their content

worker.addEventListener("install", (event) => {
  event.waitUntil(keepAll().then(() => worker.skipWaiting()));
});

worker.addEventListener("activate", (event) => {
  event.waitUntil(dropOldCaches().then(() => worker.clients.claim()));
});

worker.addEventListener("fetch", (event) => {
  const { method, mode, url } = event.request;
  const { scope } = worker.registration;
  if (method !== "GET" || !url.startsWith(scope)) return;
  const place = url.slice(scope.length).replace(/#.*/, "");
  if (mode === "navigate" && place && !place.includes("."))
    event.respondWith(Response.redirect(`${scope}#/${place}`)); // no file: a place of the page, as in 404.html
  else event.respondWith(kept(place || "index.html").then((found) => found ?? fetch(event.request)));
});

async function keepAll(): Promise<void> {
  const cache = await caches.open(CACHE);
  await cache.addAll(files);
}

function kept(path: string): Promise<Response | undefined> {
  return caches.match(new URL(path, worker.registration.scope).href, { cacheName: CACHE, ignoreSearch: true });
}

async function dropOldCaches(): Promise<void> {
  const own = `page ${worker.registration.scope} `;
  for (const name of await caches.keys()) if (name.startsWith(own) && name !== CACHE) await caches.delete(name);
}
export {};
