export {};

declare const self: ServiceWorkerGlobalScope;
/** The build writes both in: every file of the site, and a name that no other build has. */
declare const FILES: readonly string[];
declare const BUILD: string;

/** The one page; every address of the site is behind its #. */
const PAGE = './';

const at = (file: string): string =>
  new URL(file === 'index.html' ? PAGE : file, self.registration.scope).href;
const KEPT = new Set(FILES.map(at));

self.addEventListener('install', (event) => {
  const keep = async (): Promise<void> => {
    const cache = await caches.open(BUILD);
    // What has its content's hash in its name may come from where the page has it from.
    const fresh = (file: string): RequestCache => (file.includes('/assets/') ? 'default' : 'reload');
    await cache.addAll([...KEPT].map((file) => new Request(file, { cache: fresh(file) })));
  };
  event.waitUntil(keep());
});

self.addEventListener('activate', (event) => {
  const takeOver = async (): Promise<void> => {
    // Only what an earlier build of this site kept: others may live on the same host.
    for (const name of await caches.keys())
      if (name.startsWith('riffle-site-') && name !== BUILD) await caches.delete(name);
    await self.clients.claim();
  };
  event.waitUntil(takeOver());
});

// A build is kept whole and shown whole: the next one takes over when no window of this one is left.
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = request.mode === 'navigate' ? at(PAGE) : request.url.replace(/[?#].*/, '');
  if (request.method !== 'GET' || !KEPT.has(url)) return;
  const answer = async (): Promise<Response> =>
    (await (await caches.open(BUILD)).match(url, { ignoreVary: true })) ?? fetch(request);
  event.respondWith(answer());
});
