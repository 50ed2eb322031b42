// Offline from the second visit on, and a word when a newer version of the page has been fetched: it waits
// until nobody needs the old one, or until the player asks for it.
import { signal } from '@preact/signals';

/** Whether a newer version is ready. */
export const hasNewVersion = signal(false);

/** Milliseconds between two looks for one: an installed page may stay open for days. */
const LOOK_EVERY = 3_600_000;

/** What the service worker understands. */
const TAKE_OVER = 'take over';

/** Milliseconds that taking over may last. */
const PATIENCE = 5000;

let waiting: ServiceWorker | undefined;

/** Registers the service worker and watches it. */
export async function keepOffline(address: string): Promise<void> {
  const { serviceWorker } = navigator;
  // The very first one takes over a page that has none: that is no news.
  let hadOne = serviceWorker.controller !== null;
  serviceWorker.addEventListener('controllerchange', () => {
    if (hadOne) hasNewVersion.value = true; // another tab has asked for it
    hadOne = true;
  });
  const registration = await serviceWorker.register(address);
  const look = () => {
    if (registration.waiting === null || serviceWorker.controller === null) return;
    waiting = registration.waiting;
    hasNewVersion.value = true;
  };
  look();
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', look);
  });
  let last = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.hidden || Date.now() - last < LOOK_EVERY) return;
    last = Date.now();
    registration.update().catch(() => undefined); // no network now: another time
  });
}

/** Lets the newer version take over, and loads the page again with it. */
export function takeNewVersion(): void {
  if (waiting?.state !== 'installed') {
    location.reload(); // it has taken over already
    return;
  }
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload());
  waiting.postMessage(TAKE_OVER);
  // The old one may be busy and let it wait; then the page comes back as it was, and still says so.
  setTimeout(() => location.reload(), PATIENCE);
}
