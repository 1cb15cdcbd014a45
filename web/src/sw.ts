/// <reference lib="webworker" />
// The service worker: shows notifications, and the page when the network is away, with the rules, lessons and replays
// that were opened before. The rest of the API it leaves alone, so that everything about people and running games comes
// from the server or not at all.

declare const START_FILES: string[]; // what the start page loads; written in by the build (vite.config.ts)

const worker = self as unknown as ServiceWorkerGlobalScope; // the compiler takes this for a window
const START = "/";
const files = START_FILES;
const CACHE = files.join(); // another build has other files: their names change with their content
const OPENED = "opened"; // answers of the server; offline.ts deletes it when somebody signs out
const MOST_OPENED = 300; // answers that are kept
const READABLE = /^\/api\/v1\/(games(\/[^/]+\/(companion|rules))?|phrases|replays\/[^/]+(\/steps)?)$/;

worker.addEventListener("install", (event) => {
  event.waitUntil(store().then(() => worker.skipWaiting()));
});

worker.addEventListener("activate", (event) => {
  event.waitUntil(dropOldCaches().then(() => worker.clients.claim()));
});

worker.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin) return;
  if (READABLE.test(pathname)) event.respondWith(freshOrOpened(request));
  else if (pathname.startsWith("/api/")) return;
  else if (request.mode === "navigate") event.respondWith(fetch(request).catch((error) => stored(START, error)));
  else if (files.includes(pathname) || pathname.startsWith("/assets/"))
    event.respondWith(stored(pathname).catch(() => fetchAndKeep(request, CACHE)));
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

/** The browser has another address for pushes now; the server drops the old one when that does not work any more. */
worker.addEventListener("pushsubscriptionchange", (event) => {
  event.waitUntil(resubscribe(event as ExtendableEvent & { newSubscription?: PushSubscription | null }));
});

async function resubscribe({ newSubscription }: { newSubscription?: PushSubscription | null }): Promise<void> {
  const subscription = newSubscription ?? (await subscribe());
  if (!subscription) return;
  const { endpoint, keys } = subscription.toJSON();
  const channel = { kind: "push", endpoint, p256dh: keys?.p256dh, auth: keys?.auth };
  const headers = { "Content-Type": "application/json" };
  await fetch("/api/v1/me/channels", { method: "POST", headers, body: JSON.stringify({ channel }) });
}

async function subscribe(): Promise<PushSubscription | null> {
  const { push } = (await (await fetch("/api/v1/me/notifications")).json()) as { push: string | null };
  const wish = { userVisibleOnly: true, applicationServerKey: push };
  return push ? worker.registration.pushManager.subscribe(wish) : null;
}

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
  const own = (name: string) => !name.startsWith("page "); // those are of /offline, which has a worker of its own
  for (const name of await caches.keys())
    if (own(name) && name !== CACHE && name !== OPENED) await caches.delete(name);
}

/** From the server; what it answered before where it cannot be reached. */
async function freshOrOpened(request: Request): Promise<Response> {
  try {
    return await fetchAndKeep(request, OPENED);
  } catch (error) {
    const opened = await caches.match(request, { cacheName: OPENED, ignoreVary: true });
    if (!opened) throw error;
    return opened;
  }
}

async function fetchAndKeep(request: Request, name: string): Promise<Response> {
  const answer = await fetch(request);
  if (answer.ok) {
    const cache = await caches.open(name);
    await cache.put(request, answer.clone()).catch(() => undefined); // no room: it needs the network, as ever
    if (name === OPENED) for (const old of (await cache.keys()).slice(0, -MOST_OPENED)) await cache.delete(old);
  }
  return answer;
}
