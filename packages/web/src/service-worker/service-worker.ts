// Keeps the whole page, so that it opens at once and without a network after the first visit. A new
// version is fetched in the background and takes over when no tab uses the old one any more, or when the
// player asks for it and the page is loaded again (shell/new-version.ts), so that a page never gets parts
// of two versions. The build fills in the list of files.
declare const __PRECACHE__: readonly (readonly [file: string, hash: string])[];

const worker = self as unknown as ServiceWorkerGlobalScope;
const FILES = __PRECACHE__;
const PREFIX = 'crosshatch-';
const CACHE = PREFIX + FILES.map(([, hash]) => hash.slice(0, 4)).join('');

worker.addEventListener('install', (event) => event.waitUntil(fill()));
worker.addEventListener('activate', (event) => event.waitUntil(sweep().then(() => worker.clients.claim())));

worker.addEventListener('message', ({ data }) => {
  if (data === 'take over') worker.skipWaiting();
});

/** Takes over from the old cache what is unchanged, and loads the rest. */
async function fill(): Promise<void> {
  const cache = await caches.open(CACHE);
  await Promise.all(
    FILES.map(async ([file, hash]) => {
      // The hash as a query: a file that keeps its name is still seen to have changed.
      const key = new URL(`${file}?${hash}`, worker.location.href).href;
      const kept = await caches.match(key);
      const response = kept ?? (await fetch(new Request(file, { cache: 'no-cache' })));
      if (!response.ok) throw new Error(`${file}: ${response.status}`);
      await cache.put(key, response);
    }),
  );
}

async function sweep(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => name.startsWith(PREFIX) && name !== CACHE).map((name) => caches.delete(name)),
  );
}

worker.addEventListener('fetch', (event) => {
  const url = new URL(event.request.url);
  const scope = new URL('./', worker.location.href);
  if (event.request.method !== 'GET' || !url.href.startsWith(scope.href)) return;
  const file = url.pathname.slice(scope.pathname.length) || 'index.html';
  const entry = FILES.find(([name]) => name === file);
  if (entry === undefined) return;
  event.respondWith(answer(event.request, new URL(`${file}?${entry[1]}`, scope).href));
});

async function answer(request: Request, key: string): Promise<Response> {
  const cache = await caches.open(CACHE);
  return (await cache.match(key)) ?? fetch(request);
}
