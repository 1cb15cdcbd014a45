// The page without the network: the service worker (sw.ts) keeps what the start page is made of, and what was opened.

/** Only of a page that was built, and where browsers allow it: over https, or on one's own computer. */
export function keepForOffline(): void {
  if (!import.meta.env.PROD || !isSecureContext || !("serviceWorker" in navigator)) return;
  navigator.serviceWorker.register("/sw.js").catch(() => undefined); // then it needs the network, as ever
}

/** What was opened here is for the one who opened it: the next person at this browser does not find it. */
export async function forgetOpened(): Promise<void> {
  await globalThis.caches?.delete("opened").catch(() => undefined);
}
