import { storeContract } from './contract/contract.ts';
import { MemoryStore } from './memory-store.ts';

storeContract('in memory', async () => new MemoryStore());
