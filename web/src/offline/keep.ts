// Keeps the page and what it has loaded, so that the next visit needs no network.

/** When everything is here: what the worker keeps then comes from the browser's own cache. */
export function keepPage(): void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  navigator.serviceWorker.register("sw.js").catch(() => undefined); // then it needs the network again
  void navigator.storage?.persist?.(); // that the browser asks before it forgets the games
}
