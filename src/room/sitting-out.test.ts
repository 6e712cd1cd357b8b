import { expect, test } from 'vitest';
import { roomTournament, startCommands, TestScreen } from '../testing/room-tournament.ts';
import type { Actor } from './actor.ts';
import { Rooms } from './rooms.ts';

const seated = (player: string): Actor => ({ device: `phone-of-${player}`, role: 'player', player });
const PEOPLE = ['ann', 'bob', 'cy'];

/** Three people at a dealt table, until one of them is to act. */
async function table(rulebook = 'homepokertourney') {
  const dealt = await roomTournament({ bots: 0, rulebook, seed: 4 });
  const { ports, room, direct, key } = dealt;
  for (const player of PEOPLE)
    await direct({ type: 'enter', player, name: player, prepaid: true, adult: true });
  const screens = new Map(PEOPLE.map((name) => [name, new TestScreen(seated(name))]));
  for (const screen of screens.values()) room.attach(screen, screen.who, undefined);
  for (const command of startCommands('dealt')) await direct(command);
  const frame = () => screens.get('ann')!.last('hand')!;
  const toAct = (): string | undefined =>
    room.tournament.tables.get('1')!.seats.get(frame()?.view.toAct ?? 0);
  await ports.until(() => toAct() !== undefined);
  const as = async (player: string, type: 'leave' | 'come-back') => {
    const done = room.do(seated(player), key(), { type, player });
    await ports.settle();
    expect(await done).toMatchObject({ type: 'done' });
  };
  const act = async (player: string, action: 'call' | 'check') => {
    const { hand } = frame();
    const done = room.act(seated(player), { type: 'act', key: key(), table: '1', hand, action });
    await ports.settle();
    return done;
  };
  const isAway = (player: string): boolean => room.tournament.players.get(player)!.awaySince !== null;
  const statusOf = (player: string) => {
    const seat = [...room.tournament.tables.get('1')!.seats].find(([, id]) => id === player)![0];
    return frame().view.players.find((each) => each.seat === seat)?.status;
  };
  return { ...dealt, screens, frame, toAct, as, act, isAway, statusOf };
}

test('a player who sits out in the middle of a hand has their whole time in it, and no cards in the next', async () => {
  const at = await table();
  const first = at.toAct()!;
  const { hand } = at.frame();
  const [player] = PEOPLE.filter((each) => each !== first) as [string];
  await at.as(player, 'leave');
  await at.act(first, 'call');
  if (at.toAct() !== player) await at.act(at.toAct()!, 'call');
  expect(at.toAct()).toBe(player);
  expect(at.frame()).toMatchObject({ hand, deadline: at.ports.now() + 85_000 });
  await at.ports.pass(60_000);
  expect(await at.act(player, at.frame().view.legal?.canCheck ? 'check' : 'call')).toMatchObject({
    type: 'done',
  });
  expect(at.statusOf(player)).toBe('in');
  // When they do nothing, the clock checks or folds for them.
  await at.ports.until(() => at.frame().hand === hand + 1);
  expect(at.isAway(player)).toBe(true);
  expect(at.statusOf(player)).toBe('folded');
  await at.as(player, 'come-back');
  await at.ports.until(() => at.frame().hand === hand + 2);
  expect(at.statusOf(player)).toBe('in');
});

test('nobody waits for a player who sits out and leaves the table on their turn, but if they return in time they may act', async () => {
  const at = await table();
  const player = at.toAct()!;
  const other = PEOPLE.find((each) => each !== player)!;
  const screen = at.screens.get(player)!;
  await at.as(player, 'leave');
  at.room.detach(screen);
  await at.ports.settle();
  const seen = () => at.screens.get(other)!.last('hand')!;
  expect(seen()).toMatchObject({ deadline: null });
  at.room.attach(screen, screen.who, undefined);
  await at.ports.settle();
  expect(seen().deadline).not.toBeNull();
  at.room.detach(screen);
  const { toAct } = seen().view;
  await at.ports.pass(1_000);
  expect(seen().told[0]).toMatchObject({ is: 'folded', seat: toAct });
});

test('a player who sat out is still sitting out when they reconnect, also after a restart; one whose line was lost is back', async () => {
  const at = await table();
  const [first, second] = [at.toAct()!, PEOPLE.find((each) => each !== at.toAct())!];
  await at.as(second, 'leave');
  at.room.detach(at.screens.get(first)!);
  await at.ports.until(() => at.isAway(first));
  const reconnect = async (room: typeof at.room) => {
    for (const player of [first, second])
      room.attach(new TestScreen(seated(player)), seated(player), undefined);
    await at.ports.settle();
    return [first, second].map((player) => room.tournament.players.get(player)!.awaySince !== null);
  };
  await at.rooms.close();
  const again = (await (await Rooms.start(at.store, at.ports)).room('tournament'))!;
  expect(await reconnect(again)).toEqual([false, true]);
});
