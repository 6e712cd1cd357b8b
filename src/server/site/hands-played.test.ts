import { expect, test } from 'vitest';
import { cardText } from '../../engine/cards/card.ts';
import type { HandEvent } from '../../engine/record/events.ts';
import { type Actor, SYSTEM } from '../../room/actor.ts';
import { Rooms } from '../../room/rooms.ts';
import { findRulebook } from '../../rulebooks/index.ts';
import { MemoryStore } from '../../store/memory-store.ts';
import { TestPorts } from '../../testing/time.ts';
import { HandsOver, handName, handToReplay } from './hands-played.ts';

/** A tournament of bots at two tables, some hands played and others on. */
async function tournament(least = 8) {
  const ports = new TestPorts(3);
  const store = new MemoryStore();
  const rooms = await Rooms.start(store, ports);
  const created = await rooms.create('tournament', 'A night', findRulebook('homepokertourney')!, {
    kind: 'dealt',
    bots: 12,
  });
  if (!created.ok) throw new Error(created.refusal.message);
  const room = created.value;
  let keys = 0;
  for (const command of [{ type: 'draw-seats', kind: 'dealt' }, { type: 'start' }] as const) {
    void room.do(SYSTEM, `key-${keys++}-long`, command);
    await ports.settle();
  }
  const tables = () => [...room.tournament.tables.values()];
  await ports.until(() => tables().every(({ handsPlayed }) => handsPlayed >= least));
  await ports.until(() => tables().every(({ hand }) => hand !== null));
  return { store, room, ports, tables };
}

const cardsIn = (value: unknown): Set<string> =>
  new Set(
    JSON.stringify(value)
      .match(/"[2-9TJQKA][cdhs]"/g)
      ?.map((card) => card.slice(1, 3)) ?? [],
  );

/** What somebody in a seat saw, told by the events alone. */
function sawIn(events: readonly HandEvent[], seat: number | null): Set<string> {
  const holes = new Map<number, string[]>();
  const saw: string[] = [];
  const up = (each: number): number => saw.push(...(holes.get(each) ?? []));
  for (const event of events) {
    if (event.type === 'dealt')
      holes.set(event.seat, [...(holes.get(event.seat) ?? []), cardText(event.card)]);
    if (event.type === 'turned') saw.push(...event.cards.map(cardText));
    if (event.type === 'shown') up(event.seat);
    if (event.type === 'tabled') event.seats.forEach(up);
  }
  if (seat !== null) up(seat);
  return new Set(saw);
}

test('the list has every hand that is over and none that is on, and no card but the board', async () => {
  const { store, room } = await tournament();
  const list = await new HandsOver(store).list('tournament', SYSTEM);
  for (const { id, handsPlayed } of room.tournament.tables.values())
    expect(list.hands.filter(({ table }) => table === id).map(({ number }) => number)).toEqual(
      Array.from({ length: handsPlayed }, (_, at) => at + 1),
    );
  for (const hand of list.hands) {
    expect([...cardsIn(hand)].sort()).toEqual([...hand.board].sort());
    expect(hand.pot).toBe(hand.winners.reduce((sum, { amount }) => sum + amount, 0));
    for (const player of Object.values(hand.seats)) expect(list.people[player]).toBeTruthy();
  }
});

test('hands are found as they are played, by two who ask at once as well', async () => {
  const { store, ports, tables } = await tournament(2);
  const over = new HandsOver(store);
  const before = (await over.list('tournament', SYSTEM)).hands.length;
  await ports.until(() => tables().every(({ handsPlayed }) => handsPlayed >= 4));
  const [first, second] = await Promise.all([
    over.list('tournament', SYSTEM),
    over.list('tournament', SYSTEM),
  ]);
  expect(first).toEqual(second);
  expect(first.hands.length).toBeGreaterThan(before);
  expect(first).toEqual(await new HandsOver(store).list('tournament', SYSTEM));
});

test('nobody gets a card of a hand that they did not see at the table', async () => {
  const { store } = await tournament();
  const over = new HandsOver(store);
  const at = await over.occasionsOf('tournament');
  const { hands } = await over.list('tournament', SYSTEM);
  let hidden = 0;
  for (const { table, number, seats } of hands) {
    const events = (await store.read(`hand/tournament/${table}/${number}`)).map(
      ({ data }) => data as HandEvent,
    );
    const occasion = at.get(handName(table, number))!;
    const replay = (who: Actor) => handToReplay(events, occasion, who, occasion.tournament);
    for (const [seat, player] of Object.entries(seats)) {
      const { mine, ...told } = replay({ device: player, role: 'player', player });
      expect(mine).toBe(Number(seat));
      expect(cardsIn(told)).toEqual(sawIn(events, mine));
      if (cardsIn(told).size < 2 * Object.keys(seats).length) hidden++;
    }
    for (const role of ['director', 'display', 'spectator'] as const)
      expect(cardsIn(replay({ device: role, role, player: null }))).toEqual(sawIn(events, null));
    // A player at the other table watched this one, if at all.
    const other = { device: 'elsewhere', role: 'player', player: 'nobody-here' } as const;
    expect(replay(other).mine).toBeNull();
    expect(cardsIn(replay(other))).toEqual(sawIn(events, null));
  }
  expect(hidden).toBeGreaterThan(20);
});
