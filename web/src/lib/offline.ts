// The page without the network: the service worker (sw.ts) keeps what the start page is made of.

/** Only of a page that was built, and where browsers allow it: over https, or on one's own computer. */
export function keepForOffline(): void {
  if (!import.meta.env.PROD || !isSecureContext || !("serviceWorker" in navigator)) return;
  navigator.serviceWorker.register("/sw.js").catch(() => undefined); // then it needs the network, as ever
}
