import { expect, test } from 'vitest';
import { handFrom } from '../engine/hand/evolve.ts';
import type { HandEvent } from '../engine/record/events.ts';
import { type Hand, OVER } from '../engine/record/hand.ts';
import { auditStore, tournamentsIn } from '../server/site/audit.ts';
import { roomTournament, startCommands, TestScreen } from '../testing/room-tournament.ts';
import { type Actor, SYSTEM } from './actor.ts';
import { Rooms } from './rooms.ts';

const seatsIn = ({ seats, players }: Hand): number[] => [...seats].slice(0, players).sort();

test('a late player seated in the middle of a dealt hand is not in it after a restart, and is dealt into the next one', async () => {
  const { ports, rooms, room, store, direct } = await roomTournament({ bots: 4, rulebook: 'tda' });
  for (const command of startCommands('dealt')) await direct(command);
  // Nobody deals for nobody: somebody looks on.
  room.attach(new TestScreen(SYSTEM), SYSTEM, undefined);
  const table = (at = room) => at.tournament.tables.get('1')!;
  await ports.until(() => table().hand !== null && table().handsPlayed > 0);
  const { number, seats } = table().hand!;
  const handOf = async (hand: number) =>
    handFrom((await store.read(`hand/tournament/1/${hand}`)).map(({ data }) => data as HandEvent));
  expect((await handOf(number)).phase).not.toBe(OVER);

  expect(await direct({ type: 'enter', player: 'ann', name: 'Ann', adult: true })).toMatchObject({
    type: 'done',
  });
  expect(await direct({ type: 'seat-late', player: 'ann' })).toMatchObject({ type: 'done' });
  const [chair] = [...table().seats].find(([, player]) => player === 'ann')!;
  expect(table().hand).toMatchObject({ number, seats });
  expect(seats).not.toContain(chair);

  await rooms.close();
  await ports.settle();
  const again = (await (await Rooms.start(store, ports)).room('tournament'))!;
  const screen = new TestScreen(SYSTEM);
  again.attach(screen, SYSTEM, undefined);
  await again.hold(SYSTEM, { type: 'table', key: 'we-go-on-now', do: 'go-on' });
  await ports.until(() => table(again).handsPlayed >= number);
  const finished = await handOf(number);
  expect(finished.phase).toBe(OVER);
  expect(seatsIn(finished)).toEqual([...seats].sort());
  expect(again.failed).toBeNull();

  await ports.until(() => (table(again).hand?.number ?? 0) > number);
  expect(table(again).hand!.seats).toContain(chair);
  await ports.until(() => table(again).handsPlayed > number);
  expect(seatsIn(await handOf(number + 1))).toContain(chair);
  expect(ports.faults).toEqual([]);
  for await (const { wrong } of auditStore(store, await tournamentsIn(store))) expect(wrong).toEqual([]);
});

test('a late player who watched until they were dealt in sees their own cards in every frame, and is told things once', async () => {
  const { ports, room, direct } = await roomTournament({ bots: 3, rulebook: 'tda' });
  for (const command of startCommands('dealt')) await direct(command);
  await direct({ type: 'expect', player: 'ann', name: 'Ann' });
  const ann: Actor = { device: 'phone-of-ann', role: 'player', player: 'ann' };
  const screen = new TestScreen(ann);
  room.attach(screen, ann, undefined);
  await room.ask(screen, ann, { type: 'watch', table: '1' });
  await ports.until(() => screen.last('hand') !== undefined);

  await direct({ type: 'enter', player: 'ann', name: 'Ann', prepaid: true, adult: true });
  await direct({ type: 'seat-late', player: 'ann' });
  const table = room.tournament.tables.get('1')!;
  const seat = [...table.seats].find(([, player]) => player === 'ann')![0];
  const seated = () =>
    screen.all('hand').filter(({ view }) => view.players.some((each) => each.seat === seat));
  await ports.until(() => seated().some(({ view }) => view.toAct === seat));
  for (const { view } of seated()) {
    const mine = view.players.find((each) => each.seat === seat)!;
    expect(mine.cards).toEqual([expect.any(String), expect.any(String)]);
  }
  const versions = seated().map(({ hand, version }) => `${hand} ${version}`);
  expect(new Set(versions).size).toBe(versions.length);
});
