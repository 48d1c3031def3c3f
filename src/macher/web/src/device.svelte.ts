/** This device: the page kept by its service worker, and notices that it shows when no page is open. */
import { api } from "./api";
import { language } from "./words.svelte";

/** How it stands with notices here. `unsupported`: the browser cannot; `none`: the service sends none. */
export type Standing = "unknown" | "unsupported" | "none" | "blocked" | "on" | "off";

let standing = $state<Standing>("unknown");

/** Keep the shell of the page, where the browser can. */
export async function keepShell(): Promise<void> {
  try {
    await navigator.serviceWorker?.register("./sw.js");
  } catch {
    // Without it the page needs a line to open, as any page does.
  }
}

/** How it stands, as far as it was looked at. */
export function notices(): Standing {
  return standing;
}

const able = (): boolean => "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;

/** Look at how it stands: what the browser allows, and what the service has been told. */
export async function lookAtNotices(): Promise<void> {
  if (!able()) {
    standing = "unsupported";
    return;
  }
  const { key, on } = await api.device();
  if (key === null) standing = "none";
  else if (Notification.permission === "denied") standing = "blocked";
  else standing = on && Notification.permission === "granted" && (await subscribed()) ? "on" : "off";
}

async function subscribed(): Promise<PushSubscription | null> {
  const worker = await navigator.serviceWorker.getRegistration();
  return (await worker?.pushManager.getSubscription()) ?? null;
}

/** Ask the person, then the browser, and tell the service: in this order, and only when somebody pressed a button. */
export async function turnOn(): Promise<void> {
  if ((await Notification.requestPermission()) !== "granted") return lookAtNotices();
  const { key } = await api.device();
  if (key === null) return lookAtNotices();
  await navigator.serviceWorker.register("./sw.js");
  const worker = await navigator.serviceWorker.ready;
  const known = await worker.pushManager.getSubscription();
  const subscription = known ?? (await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key }));
  await tell(subscription);
  await lookAtNotices();
}

async function tell(subscription: PushSubscription): Promise<void> {
  const { endpoint, keys } = subscription.toJSON();
  await api.setDevice({ endpoint: endpoint ?? "", p256dh: keys?.p256dh ?? "", auth: keys?.auth ?? "" });
}

/** No more notices here: the service forgets the device, and the browser its subscription. */
export async function turnOff(): Promise<void> {
  await api.dropDevice();
  await letGo();
  await lookAtNotices();
}

/** Somebody else may use this browser now: what it was subscribed to goes. */
export async function letGo(): Promise<void> {
  if (able()) await (await subscribed())?.unsubscribe();
  standing = "unknown";
}

/** The same person has a new session, as after registering: their device goes along. */
export async function goAlong(): Promise<void> {
  const subscription = standing === "on" && able() ? await subscribed() : null;
  if (subscription) await tell(subscription);
}

/** Notices come in the language of the page: tell the service when it changes. */
export async function followLanguage(): Promise<void> {
  if (standing === "on") await api.setMe({ language: language() });
}
