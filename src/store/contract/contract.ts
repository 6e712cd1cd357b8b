import { afterEach } from 'vitest';
import type { EventStore } from '../event-store.ts';
import { badInputContract } from './bad-input.ts';
import { commandsContract } from './commands.ts';
import { documentsContract } from './documents.ts';
import type { Tested } from './given.ts';
import { modelContract } from './model.ts';
import { rewritingContract } from './rewriting.ts';
import { streamsContract } from './streams.ts';

/** What every store must do, whatever it is made of. `newStore` makes an empty one and cleans up what it leaves behind. */
export function storeContract(
  name: string,
  newStore: () => Promise<EventStore>,
  stale: Tested['stale'] = 'bad-append',
): void {
  const opened: EventStore[] = [];
  afterEach(async () => {
    for (const store of opened.splice(0)) await store.close();
  });
  const open = async (): Promise<EventStore> => {
    const store = await newStore();
    opened.push(store);
    return store;
  };
  for (const contract of [
    ...[streamsContract, commandsContract, documentsContract],
    ...[rewritingContract, badInputContract, modelContract],
  ])
    contract({ name, open, newStore, stale });
}
