// Push in this browser: whether it is possible here, and the subscription that the server sends to.
import type { PushWish } from "./protocol";

/** `insecure`: browsers want https. `unsupported`: an old browser, or one that wants the page installed first. */
export type PushState = "possible" | "insecure" | "unsupported" | "denied";

export async function pushState(): Promise<PushState> {
  if (!isSecureContext) return "insecure";
  if (!("serviceWorker" in navigator && "PushManager" in window && "Notification" in window)) return "unsupported";
  if (!(await navigator.serviceWorker.getRegistration())) return "unsupported";
  return Notification.permission === "denied" ? "denied" : "possible";
}

/** Asks the person, then the browser. Nothing if the person said no. */
export async function subscribe(key: string): Promise<PushWish | null> {
  if ((await Notification.requestPermission()) !== "granted") return null;
  const { pushManager } = await navigator.serviceWorker.ready;
  const wish = { userVisibleOnly: true, applicationServerKey: bytes(key) };
  const subscription = await pushManager.subscribe(wish).catch(async () => {
    await (await pushManager.getSubscription())?.unsubscribe(); // it was for another key
    return pushManager.subscribe(wish);
  });
  const { endpoint, keys } = subscription.toJSON();
  return { kind: "push", endpoint: endpoint!, p256dh: keys!.p256dh!, auth: keys!.auth! };
}

function bytes(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0));
}
