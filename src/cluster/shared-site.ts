import { FOLLOWED } from '../room/documents.ts';
import { newId, SITE_CODE, typedCode } from '../server/people/codes.ts';
import { announce, type OpenSite, type ServeOptions } from '../server/serve.ts';
import { PostgresStore } from '../store/postgres-store.ts';
import type { Bus } from './bus.ts';
import { ClusterRooms } from './cluster-rooms.ts';
import { NatsBus } from './nats-bus.ts';
import { SharedPeople } from './shared-people.ts';

type SiteNames = { readonly site: string; readonly code: string };

/** What all servers of a site call it, and the code for creating tournaments: the first server decides. */
async function siteNames(store: PostgresStore): Promise<SiteNames> {
  const answer: SiteNames = { site: `riffle.${newId()}`, code: typedCode(SITE_CODE) };
  const first = await store.append({ command: { tournament: 'site', key: 'founded', answer } });
  if (first.ok) return answer;
  if (first.refusal.code === 'already-done') return first.refusal.answer as SiteNames;
  throw new Error(first.refusal.message);
}

/** A site in PostgreSQL, run by any number of servers; the file about this one is written `beside` that name. */
export const sharedSite =
  (data: string, nats: string, beside: string): ServeOptions['site'] =>
  async (log): Promise<OpenSite> => {
    const closing: (() => Promise<void>)[] = [];
    const close = async (): Promise<void> => {
      for (const step of closing.splice(0).reverse()) await step();
    };
    try {
      const store = await PostgresStore.open(data, FOLLOWED);
      closing.push(() => store.close());
      const bus: Bus = await NatsBus.open(nats);
      closing.push(() => bus.close());
      const { site, code } = await siteNames(store);
      const clusterRooms = await ClusterRooms.open(store, bus, site, log);
      closing.push(() => clusterRooms.close());
      const people = await SharedPeople.join(store, bus, site, clusterRooms, log);
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
