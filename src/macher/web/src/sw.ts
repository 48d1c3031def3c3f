/** The service worker: keeps the shell of the page, so that it opens without a line and can say so, and shows notices.
 *
 * Only files of the build are kept, which are the same for everybody. What the service answers is never kept: a game that
 * is shown is the game as it stands, or nothing. */
/// <reference lib="webworker" />
import { keeps, noticeOf } from "./shell";

declare const self: ServiceWorkerGlobalScope;
/** Written by the build: the files that the page begins with, and a hash of everything in it. */
declare const __SHELL__: string[];
declare const __VERSION__: string;

const NAME = "macher-";
const CACHE = `${NAME}${__VERSION__}`;

self.addEventListener("install", (event) => {
  event.waitUntil(
    caches
      .open(CACHE)
      .then((cache) => cache.addAll(__SHELL__))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener("activate", (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name.startsWith(NAME) && name !== CACHE).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

self.addEventListener("fetch", (event) => {
  const how = keeps(event.request, self.registration.scope);
  if (how === "page") event.respondWith(page(event.request));
  if (how === "asset") event.respondWith(asset(event.request));
});

/** The page as the service has it; without a line the one that was kept. */
async function page(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch (error) {
    const kept = await caches.match("./", { cacheName: CACHE });
    if (kept) return kept;
    throw error;
  }
}

/** A file whose name has its hash in it: what was kept is right for ever. */
async function asset(request: Request): Promise<Response> {
  const cache = await caches.open(CACHE);
  const kept = await cache.match(request);
  if (kept) return kept;
  const fresh = await fetch(request);
  if (fresh.status === 200 && fresh.type === "basic") await cache.put(request, fresh.clone());
  return fresh;
}

self.addEventListener("push", (event) => {
  const notice = noticeOf(event.data?.text() ?? "");
  event.waitUntil(
    self.registration.showNotification(notice.title, {
      body: notice.body,
      tag: notice.table,
      icon: "./icons/icon-192.png",
      badge: "./icons/badge-96.png",
      data: { link: notice.link },
    }),
  );
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const link = (event.notification.data as { link?: string } | null)?.link ?? "./";
  event.waitUntil(show(new URL(link, self.registration.scope).href));
});

/** The page of a table: the window that shows it already, or a new one. */
async function show(address: string): Promise<void> {
  const windows = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = windows.find((one) => one.url.split("?")[0] === address);
  if (there) await there.focus();
  else await self.clients.openWindow(address);
}
