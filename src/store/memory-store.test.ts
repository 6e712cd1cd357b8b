import { storeContract } from './contract.ts';
import { MemoryStore } from './memory-store.ts';

storeContract('in memory', async (upcasters) => new MemoryStore(upcasters));
