import { IndexedDbStore } from '../../pocket/indexeddb-store.ts';
import { rulebooks } from '../../rulebooks/index.ts';
import { auditStore } from '../../server/site/audit.ts';
import { asNew } from '../../store/event-store.ts';
import { tournamentStream } from '../../store/names.ts';
import type { EngineTournament } from '../engine-tournament.ts';
import { Twin } from '../twin.ts';

/** Appends what has happened since the last tap, as a room does: without waiting for the one before. */
class Recorder {
  private readonly store: IndexedDbStore;
  private readonly appends: Promise<unknown>[] = [];
  private version = 0;
  id = '';

  constructor(store: IndexedDbStore) {
    this.store = store;
  }

  readonly look = ({ events, tournament }: EngineTournament): void => {
    const { version: expected } = this;
    this.id = tournament.id;
    this.version = events.length;
    const write = { stream: tournamentStream(this.id), expected, events: events.slice(expected).map(asNew) };
    this.appends.push(this.store.append({ streams: [write] }));
  };

  async refused(): Promise<unknown[]> {
    return (await Promise.all(this.appends)).filter((appended) => !(appended as { ok: boolean }).ok);
  }
}

/** Nights told by a host, each into a store of this browser that is closed and opened again before it is audited. */
async function tellTwins(): Promise<readonly string[]> {
  const wrong: string[] = [];
  for (const [at, { id }] of rulebooks.entries()) {
    const name = `night ${id}`;
    const store = await IndexedDbStore.open(name);
    const recorder = new Recorder(store);
    new Twin(id, 8 + 3 * at, String(at + 1).padStart(64, '0'), recorder.look).play();
    wrong.push(...(await recorder.refused()).map((refusal) => `${name}: ${JSON.stringify(refusal)}`));
    await store.close();
    const again = await IndexedDbStore.open(name);
    let audited = 0;
    for await (const { events, wrong: found } of auditStore(again, [recorder.id])) {
      audited += events;
      wrong.push(...found.map((each) => `${name}: ${each}`));
    }
    if (audited < 30) wrong.push(`${name}: only ${audited} events`);
    await again.close();
  }
  return wrong;
}

export const answer = tellTwins();
