import { describe, expect, test } from 'vitest';
import type { Rulebook } from '../engine/choices/rulebook.ts';
import type { TournamentCommand } from '../engine/tournament/commands.ts';
import { findRulebook } from '../rulebooks/index.ts';
import { auditStore, tournamentsIn } from '../server/site/audit.ts';
import { MemoryStore } from '../store/memory-store.ts';
import { TestPorts } from '../testing/time.ts';
import { SYSTEM } from './actor.ts';
import type { Room } from './room.ts';
import { Rooms } from './rooms.ts';

/** A dealt tournament of three bots and Ann, whose phone never connects. */
async function annIsAway(rules: Rulebook, seed?: number) {
  const store = new MemoryStore();
  const ports = new TestPorts(seed);
  const rooms = await Rooms.start(store, ports);
  const created = await rooms.create('tournament', 'A night', rules, { kind: 'dealt', bots: 3 });
  if (!created.ok) throw new Error(created.refusal.message);
  const room = created.value;
  let keys = 0;
  const direct = async (command: TournamentCommand) => {
    const answered = room.do(SYSTEM, `director-${keys++}`, command);
    await ports.settle();
    return answered;
  };
  await direct({ type: 'enter', player: 'ann', name: 'Ann', adult: true });
  await direct({ type: 'draw-seats', kind: 'dealt' });
  await direct({ type: 'start' });
  return { store, ports, room, direct };
}

const tableOf = (room: Room) => room.tournament.tables.get('1')!;
const changed = (rulebook: string, tournament: Partial<Rulebook['tournament']>): Rulebook => {
  const book = findRulebook(rulebook)!;
  return { ...book, tournament: { ...book.tournament, ...tournament } };
};

/** Plays on to the end, then reads everything back. */
async function plays(room: Room, ports: TestPorts, store: MemoryStore): Promise<void> {
  await ports.until(() => room.tournament.phase === 'over' || room.failed !== null);
  expect(room.failed).toBeNull();
  for await (const { wrong } of auditStore(store, await tournamentsIn(store))) expect(wrong).toEqual([]);
}

test.each(['homepokertourney', 'bnai-jeshurun', 'home-guidelines', 'roberts-rules', 'tda'])(
  '[home-bounty-fixed] at %s an absent guest is blinded out of a bounty tournament, and play goes on',
  async (rulebook) => {
    const rules = changed(rulebook, {
      bounty: { use: 500, cite: 'home-bounty-fixed' },
      startingStack: { use: 100, cite: 'buyin-starting-stack' },
    });
    for (let seed = 1; seed <= 5; seed++) {
      const { room, ports, store } = await annIsAway(rules, seed);
      await plays(room, ports, store);
      const bounties = [...room.tournament.players.values()].reduce((sum, { bounty }) => sum + bounty, 0);
      expect(bounties, 'no bounty is left on anybody’s head').toBe(0);
    }
  },
  60_000,
);

describe('what the director taps during a dealt hand', () => {
  const stock = () => annIsAway(findRulebook('homepokertourney')!);
  const inHand = async () => {
    const given = await stock();
    await given.ports.until(() => tableOf(given.room).hand !== null);
    return given;
  };
  const between = async () => {
    const given = await stock();
    await given.ports.until(() => tableOf(given.room).handsPlayed > 0 && tableOf(given.room).hand === null);
    return given;
  };

  test('an add-on in the break waits until the hand is over', async () => {
    const rules = changed('bnai-jeshurun', {
      addOn: {
        use: { afterLevel: 1, upTo: 9000, blockChips: 500, blockPrice: 1000 },
        cite: 'addon-cap-and-price',
      },
      breaks: { use: [{ afterLevel: 1, minutes: 10 }], cite: 'breaks-scheduling' },
    });
    const { room, ports, store, direct } = await annIsAway(rules);
    await ports.until(() => tableOf(room).hand !== null);
    await direct({ type: 'clock', do: 'next' });
    expect(await direct({ type: 'add-on', player: 'ann' })).toMatchObject({ code: 'hand-in-play' });
    await ports.until(() => tableOf(room).hand === null);
    expect(await direct({ type: 'add-on', player: 'ann' })).toMatchObject({ type: 'done' });
    await plays(room, ports, store);
  });

  test.each<[string, TournamentCommand, string]>([
    ['told chips', { type: 'tell-chips', player: 'ann', stack: 5 }, 'dealt-here'],
    ['taken chips', { type: 'take-chips', player: 'ann', chips: 5, reason: 'in a pocket' }, 'hand-in-play'],
    [
      'a hand that ends',
      { type: 'end-hand', table: '1', stacks: { ann: 4000, bot1: 0, bot2: 0, bot3: 0 } },
      'dealt-here',
    ],
    ['a hand that begins', { type: 'start-hand', table: '1' }, 'dealt-here'],
  ])(
    '%s are refused in the middle of a hand',
    async (_, command, code) => {
      const { room, ports, store, direct } = await inHand();
      expect(await direct(command)).toMatchObject({ type: 'refused', code });
      await plays(room, ports, store);
    },
    60_000,
  );

  test('the director cannot begin a hand between hands, and the table deals on', async () => {
    const { room, ports, store, direct } = await between();
    expect(await direct({ type: 'start-hand', table: '1' })).toMatchObject({ code: 'dealt-here' });
    await plays(room, ports, store);
  });

  test('the director cannot take a whole stack between hands', async () => {
    const { room, ports, store, direct } = await between();
    const stack = room.tournament.players.get('ann')!.stack!;
    expect(
      await direct({ type: 'take-chips', player: 'ann', chips: stack, reason: 'in a pocket' }),
    ).toMatchObject({
      code: 'takes-whole-stack',
    });
    await plays(room, ports, store);
  });

  test('a tournament with stacks too large to count is refused when it is created', async () => {
    const rules = changed('homepokertourney', {
      startingStack: { use: 1_000_000_000, cite: 'buyin-starting-stack' },
    });
    await expect(annIsAway(rules)).rejects.toThrow(/starting stack/);
  });
});

test('a break the director ends early is over for the dealt tables too', async () => {
  const rules = changed('homepokertourney', {
    breaks: { use: [{ afterLevel: 1, minutes: 20 }], cite: 'breaks-scheduling' },
  });
  const { room, ports, direct } = await annIsAway(rules);
  await ports.until(() => tableOf(room).hand !== null);
  await direct({ type: 'clock', do: 'next' });
  await ports.until(() => tableOf(room).hand === null);
  await ports.pass(60_000);
  const { handsPlayed } = tableOf(room);
  await direct({ type: 'clock', do: 'next' });
  await ports.pass(60_000);
  expect(tableOf(room).handsPlayed + (tableOf(room).hand === null ? 0 : 1)).toBeGreaterThan(handsPlayed);
});
