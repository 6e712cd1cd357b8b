import { IndexedDbStore } from '../../pocket/indexeddb-store.ts';
import { storeContract } from '../../store/contract/contract.ts';
import { runAll } from './vitest.ts';

let opened = 0;
storeContract('IndexedDB', () => IndexedDbStore.open(`store ${opened++}`));

export const answer = runAll();
