import { currentPath } from '../shared/address.ts';
import { reachBy } from '../shared/to-server.ts';
import { LocalServer } from './local-server.ts';

/** Where the page is, whatever it shows. */
const here = window.location.href.replace(/#.*/, '');

/** The worker that plays, or waits to go on when the window goes whose worker does. */
function play(): void {
  // Its name says where the page is: a worker only knows its own file.
  new Worker(new URL('../../pocket/worker.ts', import.meta.url), { type: 'module', name: here });
}

/** Riffle without a server: the same screens, answered by a worker of this page. */
function begin(): void {
  const server = new LocalServer();
  reachBy(server);
  server.onBroken = (message) => {
    document.getElementById('root')!.textContent = message;
  };
  // A phone that has scanned a tournament plays none.
  if (currentPath() !== '/carried') play();
  // Over plain http, and where somebody has forbidden it, everything works but without a connection.
  navigator.serviceWorker?.register(new URL('sw.js', here)).catch(() => undefined);
  void import('../app/main.tsx');
}

begin();
