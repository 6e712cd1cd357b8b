import { afterAll, expect, test } from 'vitest';
import type { HandEvent } from '../engine/record/events.ts';
import type { TournamentEvent } from '../engine/tournament/events.ts';
import { evolve, tournamentFrom } from '../engine/tournament/evolve.ts';
import type { UndoStack } from '../engine/tournament/undo.ts';
import { FOLLOWED } from '../room/documents.ts';
import { auditStore } from '../server/site/audit.ts';
import type { EventStore } from '../store/event-store.ts';
import { handStream, handsOf, tournamentStream } from '../store/names.ts';
import { auditLog } from '../store/postgres-audit.ts';
import { PostgresStore } from '../store/postgres-store.ts';
import { Chaos } from '../testing/chaos.ts';
import { natsThere } from '../testing/nats.ts';
import { openSeats } from '../testing/sight.ts';

/** RIFFLE_CHAOS=1 is the full length: npm run chaos. */
const FULL = process.env.RIFFLE_CHAOS !== undefined;
const { tournaments, players, seconds } = FULL
  ? { tournaments: 100, players: 4, seconds: 120 }
  : { tournaments: 6, players: 4, seconds: 0 };

const there = natsThere();
if (!there && FULL) throw new Error('nats-server is needed: install it, for chaos without it proves little.');
if (!there) console.warn('nats-server is not here and cannot be installed: no chaos of many servers.');

let chaos: Chaos | null = null;
afterAll(() => chaos?.end());

test.runIf(there)(
  `${tournaments} tournaments on three servers end well although everything breaks ${seconds > 0 ? `for ${seconds} seconds` : 'once'}`,
  async () => {
    chaos = await Chaos.start();
    for (let at = 0; at < tournaments; at++) await chaos.tournament(players);
    const acknowledged = () => chaos!.guests.reduce((sum, guest) => sum + guest.acknowledged.length, 0);
    const before = acknowledged();
    await chaos.breakThings(seconds);
    const during = acknowledged() - before;
    const left = await chaos.playOut();
    await chaos.stopServers();
    expect(left).toEqual([]);
    expect(chaos.wrong).toEqual([]);

    // The log has no gap and never two owners at once, and every hand is as the engine would play it.
    const log = await auditLog(chaos.url);
    expect(log.wrong).toEqual([]);
    const store = await PostgresStore.open(chaos.url, FOLLOWED);
    const counted = { events: 0, hands: 0, actions: 0 };
    for await (const audited of auditStore(store, chaos.tournaments)) {
      expect(audited.wrong, audited.name!).toEqual([]);
      counted.events += audited.events;
      counted.hands += audited.hands;
      counted.actions += audited.actions;
    }
    const hands = new Map<string, HandEvent[]>();
    for (const tournament of chaos.tournaments)
      for (const { stream } of await store.streams(handsOf(tournament)))
        hands.set(
          stream,
          (await store.read(stream)).map(({ data }) => data as HandEvent),
        );
    // Everything acknowledged is where the answer said.
    for (const guest of chaos.guests)
      for (const { table, hand, version, action } of guest.acknowledged) {
        const stream = handStream(guest.tournament, table, hand);
        expect(hands.get(stream)?.[version]?.type, `${stream} at ${version}`).toBe(DONE[action]);
      }
    // Nobody was sent a card they may not see.
    const sitting = await seatsIn(store, chaos.tournaments);
    let looked = 0;
    for (const { tournament, table, hand, version, player, seats } of chaos.seen) {
      const stream = handStream(tournament, table, hand);
      for (const seat of seats) {
        looked++;
        const own = sitting.get(stream)!.get(seat) === player;
        expect(own || openSeats(hands.get(stream)!, version).has(seat), `${player}, ${seat}, ${stream}`).toBe(
          true,
        );
      }
    }
    await store.close();
    expect(during).toBeGreaterThan(0);
    const { did, frames } = chaos;
    console.log(
      JSON.stringify({ ...did, 'actions acknowledged meanwhile': during, acknowledged: acknowledged() }),
      JSON.stringify({ frames, 'cards looked at': looked, ...counted, owners: log.owners }),
    );
  },
  900_000,
);

const DONE: Readonly<Record<string, string>> = {
  fold: 'folded',
  check: 'checked',
  call: 'called',
  raise: 'raised',
};

/** Who sat where in each hand. */
async function seatsIn(store: EventStore, tournaments: readonly string[]) {
  const seats = new Map<string, ReadonlyMap<number, string>>();
  for (const tournament of tournaments) {
    let history: UndoStack | null = null;
    for (const { data } of await store.read(tournamentStream(tournament))) {
      const event = data as TournamentEvent;
      history = history === null ? tournamentFrom([event]) : evolve(history, event);
      if (event.type === 'hand-started')
        seats.set(
          handStream(tournament, event.table, event.number),
          history.tournament.tables.get(event.table)!.seats,
        );
    }
  }
  return seats;
}
