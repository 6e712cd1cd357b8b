import { afterAll, expect, test } from 'vitest';
import { handFrom } from '../../engine/hand/evolve.ts';
import type { HandEvent } from '../../engine/record/events.ts';
import { OVER } from '../../engine/record/hand.ts';
import type { TournamentEvent } from '../../engine/tournament/events.ts';
import { evolve, tournamentFrom } from '../../engine/tournament/evolve.ts';
import { playersIn } from '../../engine/tournament/state/state.ts';
import type { UndoStack } from '../../engine/tournament/undo.ts';
import { auditTournament } from '../../history/audit.ts';
import type { ServerFrame } from '../../protocol/frames.ts';
import { LibsqlStore } from '../../store/libsql-store.ts';
import { handsOf } from '../../store/names.ts';
import { anyhow, Guest } from '../../testing/guest.ts';
import { Served } from '../../testing/served.ts';
import { cardsIn, hasCard, openSeats, seatsSeen } from '../../testing/sight.ts';

const KILLS = 20;
const PLAYERS = 30;
/** Actions from one kill to the next, at least. */
const PLAYED = 10;

let served: Served | null = null;
afterAll(() => served?.end());

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

test(`a dealt tournament of ${PLAYERS} guests on sockets ends well although the server is killed ${KILLS} times`, async () => {
  served = await Served.start();
  const site = served;
  const created = await site.ask('/api/tournaments', {
    name: 'Crash night',
    rulebook: 'homepokertourney',
    kind: 'dealt',
    pace: { action: 20_000, bank: 0, street: 5, between: 5, think: [0, 0], reveal: 50, rebuy: 50 },
  });
  expect(created.status).toBe(201);
  const { tournament, joinCode } = created.body;
  let over = false;
  const hands = new Map<string, string>();
  const wrong: string[] = [];
  const seen: Seen[] = [];
  /** A card once seen in its place is that card for ever. */
  const hear = (frame: ServerFrame, guest: Guest): void => {
    if (frame.type === 'tournament') over ||= frame.view.phase === 'over';
    if (frame.type === 'notice' && frame.code === 'held') guest.tap();
    if (frame.type === 'hand') seen.push(seenIn(frame, guest));
    else if (hasCard(frame)) wrong.push(`a card in a frame of type ${frame.type}`);
    if (frame.type === 'hand')
      for (const [place, card] of cardsIn(frame.view)) {
        const name = `${frame.table}/${frame.hand}/${place}`;
        if ((hands.get(name) ?? card) !== card) wrong.push(`${name}: ${hands.get(name)} became ${card}`);
        hands.set(name, card);
      }
  };
  // Careful until the last kill, so that there is a tournament to be killed.
  let kills = 0;
  const policy = anyhow(() => (kills < KILLS ? 0.002 : 0.35));
  const guests: Guest[] = [];
  const director = new Guest({ url: site.socket, token: created.token, tournament, hear });
  const direct = async (command: object): Promise<void> => {
    const body = { key: director.key(), command };
    const done = await site.ask(`/api/tournaments/${tournament}/commands`, body, created.token);
    expect(done.status, JSON.stringify(done.body)).toBe(200);
  };
  for (let at = 1; at <= PLAYERS; at++) {
    const joined = await site.ask('/api/join', { code: joinCode, name: `Guest ${at}` });
    expect(joined.status, JSON.stringify(joined.body)).toBe(200);
    await direct({ type: 'enter', player: joined.body.player, name: `Guest ${at}`, adult: true });
    guests.push(
      new Guest({
        player: joined.body.player,
        url: site.socket,
        token: joined.token,
        tournament,
        policy,
        hear,
      }),
    );
  }
  for (const guest of [director, ...guests]) guest.connect();
  for (const command of [{ type: 'draw-seats', kind: 'dealt' }, { type: 'start' }]) await direct(command);

  const confirmed = () => guests.reduce((sum, guest) => sum + guest.acknowledged.length, 0);
  let before = 0;
  while (!over) {
    await pause(50 + Math.random() * 250);
    if (kills < KILLS && confirmed() >= before + PLAYED) {
      await site.kill();
      kills++;
      before = confirmed();
      await site.up();
    }
    director.tap();
  }
  expect(kills).toBe(KILLS);
  expect(wrong).toEqual([]);
  for (const guest of [director, ...guests]) guest.leave();
  await site.kill('SIGTERM');

  // The store has every action that was ever acknowledged, and the tournament adds up.
  const store = LibsqlStore.open(site.data);
  const events = (await store.read(`tournament/${tournament}`)).map(({ data }) => data as TournamentEvent);
  const { tournament: ended } = tournamentFrom(events);
  expect(ended.phase).toBe('over');
  expect(playersIn(ended)).toHaveLength(1);
  const chips = [...ended.players.values()].reduce((sum, { stack }) => sum + stack!, 0) + ended.bank;
  expect(chips).toBe(ended.chipsIssued);
  // Nobody was ever sent a card that they may not see.
  const seats = new Map<string, ReadonlyMap<number, string>>();
  events.reduce<UndoStack | null>((history, event) => {
    const next = history === null ? tournamentFrom([event]) : evolve(history, event);
    if (event.type === 'hand-started')
      seats.set(`${event.table}/${event.number}`, next.tournament.tables.get(event.table)!.seats);
    return next;
  }, null);
  let lookedAt = 0;
  for (const { table, hand, version, player, others } of seen) {
    const stream = `hand/${tournament}/${table}/${hand}`;
    const open = others.length === 0 ? null : openSeats(await eventsOf(store, stream), version);
    for (const seat of others) {
      lookedAt++;
      const own = seats.get(`${table}/${hand}`)!.get(seat) === player;
      expect(own || open!.has(seat), `${player} saw seat ${seat} in ${stream} at ${version}`).toBe(true);
    }
  }
  expect(lookedAt).toBeGreaterThan(1000);
  let acknowledged = 0;
  for (const guest of guests)
    for (const { table, hand, version } of guest.acknowledged) {
      acknowledged++;
      const stream = await store.read(`hand/${tournament}/${table}/${hand}`);
      expect(stream.length).toBeGreaterThanOrEqual(version);
    }
  expect(acknowledged).toBeGreaterThan(100);
  // Every hand is what the rules make of it, and ended with the stacks the tournament went on with.
  const played = new Map<string, HandEvent[]>();
  for (const { stream } of await store.streams(handsOf(tournament)))
    played.set(stream.slice(handsOf(tournament).length), await eventsOf(store, stream));
  expect(played.size).toBeGreaterThan(3);
  expect(auditTournament(events, played)).toEqual([]);
  for (const [name, hand] of played) expect(handFrom(hand).phase, name).toBe(OVER);
  await store.close();
}, 240_000);

/** A hand frame: whose cards were in it. */
type Seen = { table: string; hand: number; version: number; player: string | null; others: number[] };

const seenIn = ({ table, hand, version, view }: ServerFrame & { type: 'hand' }, { player }: Guest): Seen => ({
  table,
  hand,
  version,
  player,
  others: seatsSeen(view),
});

const read = new Map<string, HandEvent[]>();
async function eventsOf(store: LibsqlStore, stream: string): Promise<HandEvent[]> {
  const known = read.get(stream) ?? (await store.read(stream)).map(({ data }) => data as HandEvent);
  read.set(stream, known);
  return known;
}
