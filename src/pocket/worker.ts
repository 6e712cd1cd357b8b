import type { RoomFault } from '../room/room-fault.ts';
import type { Log } from '../server/http/as-problem.ts';
import { lineFor, type Work } from '../server/site/planning.ts';
import { browserPorts } from './browser-ports.ts';
import { CHANNEL } from './channel.ts';
import { IndexedDbStore } from './indexeddb-store.ts';
import { LocalSite } from './site.ts';
import { Switchboard } from './switchboard.ts';

/** A phone may take its time; what takes longer than this is absurd. */
const LONGEST_MS = 120_000;

const log: Log = {
  error: (about, message) => console.error(message, about),
  warn: (about, message) => console.warn(message, about),
};
const report = ({ error, ...fault }: RoomFault): void =>
  console.error('a tournament failed and reopens from the store', error, fault);

/** In a worker of its own, which ends with it. */
function inWorker<Answered>(work: Work): Promise<Answered | 'late'> {
  const worker = new Worker(new URL('./planning-worker.ts', import.meta.url), { type: 'module' });
  return new Promise<Answered | 'late'>((resolve, reject) => {
    setTimeout(() => resolve('late'), LONGEST_MS);
    worker.onmessage = ({ data }: MessageEvent<Answered>) => resolve(data);
    worker.onerror = ({ message }) => reject(new Error(message));
    worker.postMessage(work);
  }).finally(() => worker.terminate());
}

async function play(): Promise<void> {
  const switchboard = new Switchboard(new BroadcastChannel(CHANNEL));
  try {
    const store = await IndexedDbStore.open(CHANNEL);
    const site = await LocalSite.open({
      store,
      ports: browserPorts(report),
      planning: lineFor((wishes) => inWorker({ wishes })),
      foreseeing: lineFor((rest) => inWorker({ rest })),
      log,
      origin: self.name,
    });
    switchboard.serve(site);
  } catch (error) {
    log.error({ error }, 'the store cannot be opened');
    switchboard.broken(String(error));
  }
}

/**
 * Every window has a worker, and the one that holds the lock plays. When its window goes, the next one opens everything
 * from the store: the TV stays. Over plain http browsers have no locks; there the store alone refuses a second writer.
 */
if (navigator.locks === undefined) void play();
else void navigator.locks.request(CHANNEL, () => play().then(() => new Promise(() => {})));
