declare const self: ServiceWorkerGlobalScope;
/** The build writes both in: what the offline page is made of, and a name that no other build has. */
declare const FILES: readonly string[];
declare const BUILD: string;

const PAGE = '/offline.html';

/** What a proxy or tunnel answers when Riffle behind it does not. */
const isDown = ({ status }: Response): boolean => status === 502 || status === 504 || status >= 520;

self.addEventListener('install', (event) => {
  const keep = async (): Promise<void> => {
    const cache = await caches.open(BUILD);
    await cache.addAll(FILES.map((file) => new Request(file, { cache: 'reload' })));
    await self.skipWaiting();
  };
  event.waitUntil(keep());
});

self.addEventListener('activate', (event) => {
  const takeOver = async (): Promise<void> => {
    for (const name of await caches.keys()) if (name !== BUILD) await caches.delete(name);
    // Pages are asked for while this worker still starts.
    await self.registration.navigationPreload?.enable();
  };
  event.waitUntil(takeOver());
});

/** A tap on "Your turn": back to the page that said so. */
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const show = async (): Promise<void> => {
    const [open] = await self.clients.matchAll({ type: 'window' });
    await open?.focus();
  };
  event.waitUntil(show());
});

const kept = (file: string): Promise<Response | undefined> => caches.match(file, { ignoreVary: true });

/** A page as the server has it; where no server answers, the one that says so. */
async function page(event: FetchEvent): Promise<Response> {
  try {
    const answer = ((await event.preloadResponse) as Response | undefined) ?? (await fetch(event.request));
    return isDown(answer) ? ((await kept(PAGE)) ?? answer) : answer;
  } catch (error) {
    const offline = await kept(PAGE);
    if (offline === undefined) throw error;
    return offline;
  }
}

// Everything else goes past it: nothing of a tournament is ever kept here.
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { pathname } = new URL(request.url);
  if (request.mode === 'navigate') event.respondWith(page(event));
  else if (FILES.includes(pathname)) event.respondWith(kept(pathname).then((file) => file ?? fetch(request)));
});
