import { HOUSE_CODE, newId, typedCode } from '../server/people/codes.ts';
import { announce, type OpenHouse, type ServeOptions } from '../server/site/serve.ts';
import { PostgresStore } from '../store/postgres-store.ts';
import type { Bus } from './bus.ts';
import { ClusterRooms } from './cluster-rooms.ts';
import { NatsBus } from './nats-bus.ts';
import { SharedPeople } from './shared-people.ts';

type Founded = { readonly house: string; readonly code: string };

/** What all servers of a house call it, and the code for who creates tournaments: the first who comes says. */
async function founded(store: PostgresStore): Promise<Founded> {
  const answer: Founded = { house: `riffle.${newId()}`, code: typedCode(HOUSE_CODE) };
  const first = await store.append({ command: { tournament: 'house', key: 'founded', answer } });
  if (first.ok) return answer;
  if (first.refusal.code === 'already-done') return first.refusal.answer as Founded;
  throw new Error(first.refusal.message);
}

/** A house in PostgreSQL, which any number of servers keep; word of this one is left `beside` that name. */
export const sharedHouse =
  (data: string, nats: string, beside: string): ServeOptions['house'] =>
  async (log): Promise<OpenHouse> => {
    const closing: (() => Promise<void>)[] = [];
    const close = async (): Promise<void> => {
      for (const step of closing.splice(0).reverse()) await step();
    };
    try {
      const store = await PostgresStore.open(data);
      closing.push(() => store.close());
      const bus: Bus = await NatsBus.open(nats);
      closing.push(() => bus.close());
      const { house, code } = await founded(store);
      const clusterRooms = await ClusterRooms.open(store, bus, house, log);
      closing.push(() => clusterRooms.close());
      const people = await SharedPeople.join(store, bus, house, clusterRooms, log);
      closing.push(async () => people.stop());
      return {
        store,
        rooms: clusterRooms,
        people,
        code,
        now: clusterRooms.now,
        announce: (reached) => announce(beside, reached),
        close,
      };
    } catch (error) {
      await close();
      throw error;
    }
  };
