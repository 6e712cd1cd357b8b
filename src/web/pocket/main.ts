import { reachBy } from '../shared/to-server.ts';
import { LocalServer } from './local-server.ts';

/** Riffle without a server: the same screens, answered by a worker of this page. */
function begin(): void {
  const server = new LocalServer();
  reachBy(server);
  server.onBroken = (message) => {
    document.getElementById('root')!.textContent = message;
  };
  // Its name says where the page is: a worker only knows its own file.
  new Worker(new URL('../../pocket/worker.ts', import.meta.url), {
    type: 'module',
    name: window.location.href.replace(/#.*/, ''),
  });
  navigator.serviceWorker
    ?.register(new URL('sw.js', window.location.href.replace(/#.*/, '')))
    .catch(() => undefined);
  void import('../app/main.tsx');
}

begin();
