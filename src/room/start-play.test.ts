import { expect, test } from 'vitest';
import type { TournamentCommand } from '../engine/tournament/commands.ts';
import { findRulebook } from '../rulebooks/index.ts';
import { MemoryStore } from '../store/memory-store.ts';
import { roomTournament } from '../testing/room-tournament.ts';
import { TestPorts } from '../testing/time.ts';
import { SYSTEM } from './actor.ts';
import type { Room } from './room.ts';
import { Rooms } from './rooms.ts';
import { commandsToPlay } from './start-play.ts';

const FRIENDS = ['ann', 'bob', 'cid'];

async function lobby({ fill = 6, rulebook = 'homepokertourney' } = {}) {
  const ports = new TestPorts();
  const rooms = await Rooms.start(new MemoryStore(), ports);
  const created = await rooms.create('night', 'Online', findRulebook(rulebook)!, {
    kind: 'dealt',
    bots: 0,
    fill,
  });
  if (!created.ok) throw new Error(created.refusal.message);
  const room = created.value;
  let keys = 0;
  const direct = async (command: TournamentCommand) => {
    const answered = room.do(SYSTEM, `key-${keys++}-of-the-test`, command);
    await ports.settle();
    return answered;
  };
  const start = async (here: readonly string[], stopAfter = Number.POSITIVE_INFINITY) => {
    const commands = commandsToPlay(room.tournament, room.settings, { here, adults: true });
    for (const command of commands.slice(0, stopAfter))
      expect(await direct(command)).toMatchObject({ type: 'done' });
    return commands.length;
  };
  for (const player of FRIENDS) await direct({ type: 'expect', player, name: player });
  return { room, direct, start };
}

const seated = ({ tournament }: Room): string[] =>
  [...tournament.tables.values()].flatMap(({ seats }) => [...seats.values()]).sort();

test('everybody who is here buys in, bots take the empty seats, and play starts at a table that Riffle deals', async () => {
  const { room, start } = await lobby();
  expect(room.tournament.players.size).toBe(3);
  await start(['ann', 'bob']);
  expect(seated(room)).toEqual(['ann', 'bob', 'bot1', 'bot2', 'bot3', 'bot4']);
  expect(room.tournament.phase).toBe('running');
  expect(room.tournament.tables.get('1')!.kind).toBe('dealt');
  expect(room.tournament.players.get('cid')!.standing.is).toBe('expected');
});

test('no bot sits down where friends fill the table, and without them friends play alone', async () => {
  const full = await lobby({ fill: 3 });
  await full.start(FRIENDS);
  expect(seated(full.room)).toEqual(FRIENDS);
  const alone = await lobby({ fill: 0 });
  await alone.start(FRIENDS);
  expect(seated(alone.room)).toEqual(FRIENDS);
});

test('a start that was interrupted anywhere is finished by asking again', async () => {
  const { start: once } = await lobby();
  const steps = await once(FRIENDS);
  expect(steps).toBe(8);
  for (let at = 1; at < steps; at++) {
    const { room, start } = await lobby();
    await start(FRIENDS, at);
    await start(FRIENDS);
    expect(room.tournament.phase).toBe('running');
    expect(seated(room)).toEqual(['ann', 'bob', 'bot1', 'bot2', 'bot3', 'cid']);
    expect(commandsToPlay(room.tournament, room.settings, { here: FRIENDS, adults: true })).toEqual([]);
  }
});

test('somebody who comes to a running game buys in and is seated late', async () => {
  const { room, start } = await lobby();
  await start(['ann', 'bob']);
  await start(['cid']);
  expect(seated(room)).toContain('cid');
});

test('[age-minimum] where the rulebook sets an age, nobody plays before the host has said that all are of age', async () => {
  const { room, direct } = await lobby({ rulebook: 'bnai-jeshurun' });
  const [first] = commandsToPlay(room.tournament, room.settings, { here: FRIENDS, adults: false });
  expect(await direct(first!)).toMatchObject({ type: 'refused', code: 'age-not-confirmed' });
});

test('a bot has the name of nobody at the tournament, and gives it up to somebody who comes later', async () => {
  const { room, direct } = await roomTournament({ bots: 3, rulebook: 'tda' });
  const names = (): string[] => [...room.tournament.players.values()].map(({ name }) => name);
  expect(names()).toEqual(['Ada (bot)', 'Ben (bot)', 'Cleo (bot)']);
  await direct({ type: 'expect', player: 'me', name: ' BEN' });
  expect(names()).toEqual(['Ada (bot)', 'Dov (bot)', 'Cleo (bot)', ' BEN']);
  await direct({ type: 'rename', player: 'me', name: 'dov' });
  expect(names()).toEqual(['Ada (bot)', 'Ben (bot)', 'Cleo (bot)', 'dov']);

  const { tournament } = room;
  const players = new Map(
    ['ADA', 'Cleo'].map((name) => [name, { ...tournament.players.get('me')!, id: name, name }]),
  );
  const filled = commandsToPlay(
    { ...tournament, players },
    { bots: room.settings.bots, fill: 5 },
    { here: ['ADA', 'Cleo'], adults: true },
  );
  expect(
    filled.flatMap((each) => (each.type === 'enter' && /^bot/.test(each.player) ? [each.name] : [])),
  ).toEqual(['Ben (bot)', 'Dov (bot)', 'Edda (bot)']);
});
