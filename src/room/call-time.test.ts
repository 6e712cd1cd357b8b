import { expect, test } from 'vitest';
import type { HandEvent } from '../engine/record/events.ts';
import { auditStore } from '../server/site/audit.ts';
import { roomTournament, startCommands, TestScreen } from '../testing/room-tournament.ts';
import { type Actor, SYSTEM } from './actor.ts';

const seated = (player: string): Actor => ({ device: `phone-of-${player}`, role: 'player', player });
const PEOPLE = ['ann', 'bob', 'cy'];

/** Three people and a bot; `play` acts for whoever is to act. */
async function table(rulebook: string) {
  const dealt = await roomTournament({ bots: 1, rulebook, seed: 4 });
  const { ports, room, direct, store, key } = dealt;
  for (const name of PEOPLE)
    expect(
      await direct({ type: 'enter', player: name, name, prepaid: true, adult: true }),
      name,
    ).toMatchObject({ type: 'done' });
  const screens = new Map(PEOPLE.map((name) => [name, new TestScreen(seated(name))]));
  for (const screen of screens.values()) room.attach(screen, screen.who, undefined);
  for (const command of startCommands('dealt')) await direct(command);
  const frame = () => screens.get('ann')!.last('hand')!;
  const atSeat = (seat: number): string => room.tournament.tables.get('1')!.seats.get(seat)!;
  const toAct = (): string | null => {
    const seat = screens.get('ann')!.last('hand')?.view.toAct ?? null;
    return seat === null ? null : atSeat(seat);
  };
  const settled = async <T>(answer: Promise<T>): Promise<T> => {
    await ports.settle();
    return answer;
  };
  return {
    ...dealt,
    screens,
    frame,
    atSeat,
    toAct,
    call: (who: Actor) =>
      settled(room.act(who, { type: 'call-time', key: key(), table: '1', hand: frame().hand })),
    act: (action: 'call' | 'check' | 'fold') =>
      settled(
        room.act(seated(toAct()!), { type: 'act', key: key(), table: '1', hand: frame().hand, action }),
      ),
    /** Until a person is to act who faces a bet; or one who faces none. */
    async until(owes: boolean): Promise<string> {
      for (let tries = 0; tries < 200; tries++) {
        await ports.until(() => PEOPLE.includes(toAct() ?? '') && frame().deadline !== null);
        const { canCheck } = frame().view.legal!;
        if (canCheck !== owes) return toAct()!;
        await this.act(canCheck ? 'check' : 'call');
      }
      throw new Error('it never came to that');
    },
    recorded: async (): Promise<HandEvent[]> =>
      (await store.read(`hand/tournament/1/${frame().hand}`)).map(({ data }) => data as HandEvent),
  };
}

const another = (player: string): Actor => seated(PEOPLE.find((each) => each !== player)!);

test('[call-the-clock] [tda-29-clock] a player at the table calls it: 25 seconds and a countdown from five, on every screen', async () => {
  const at = await table('tda');
  const slow = await at.until(true);
  const { deadline } = at.frame();
  const caller = another(slow);
  expect(await at.call(caller)).toMatchObject({ type: 'done' });
  const now = at.ports.now();
  expect(now + 30_000).toBeLessThan(deadline!);
  const by = [...at.room.tournament.tables.get('1')!.seats].find(
    ([, player]) => player === caller.player,
  )![0];
  const seat = at.frame().view.toAct;
  for (const screen of at.screens.values())
    expect(screen.last('hand')).toMatchObject({
      deadline: now + 30_000,
      called: { by, countdownFrom: now + 25_000 },
      told: [{ is: 'clock', seat, by, seconds: 30 }],
    });
});

test('[dead-hand-clock] at zero a hand that faces a bet is dead, and its record cites the rule', async () => {
  const at = await table('tda');
  const slow = await at.until(true);
  const seat = at.frame().view.toAct!;
  await at.call(another(slow));
  await at.ports.pass(29_900);
  expect(at.frame().view.toAct).toBe(seat);
  await at.ports.pass(200);
  expect(await at.recorded()).toContainEqual({ type: 'killed', seat, rule: 'tda-29-clock' });
  expect(at.frame().called).toBeNull();
  // The audit finds nothing wrong with that.
  for await (const { wrong } of auditStore(at.store, ['tournament'])) expect(wrong).toEqual([]);
});

test('[call-the-clock] facing no bet it is a check under the TDA, and a fold at the congregation', async () => {
  for (const [rulebook, last] of [
    ['tda', { type: 'checked' }],
    ['bnai-jeshurun', { type: 'killed', rule: 'call-the-clock' }],
  ] as const) {
    const at = await table(rulebook);
    const slow = await at.until(false);
    const seat = at.frame().view.toAct!;
    const before = (await at.recorded()).length;
    expect(await at.call(another(slow))).toMatchObject({ type: 'done' });
    await at.ports.pass(at.frame().deadline! - at.ports.now());
    expect((await at.recorded())[before]).toEqual({ ...last, seat });
    for await (const { wrong } of auditStore(at.store, ['tournament'])) expect(wrong).toEqual([]);
  }
});

test('[call-the-clock] it never gives anybody more time, and a player who reconnects is still on it', async () => {
  const at = await table('homepokertourney');
  const slow = await at.until(true);
  const { deadline } = at.frame();
  // Twenty of 85 seconds are left, and the rulebook would give seventy.
  await at.ports.pass(65_000);
  await at.call(another(slow));
  expect(at.frame().deadline).toBe(deadline);
  expect(at.frame().told).toMatchObject([{ is: 'clock', seconds: 20 }]);
  await at.direct({ type: 'leave', player: slow, dealer: true });
  at.room.attach(new TestScreen(seated(slow)), seated(slow), undefined);
  await at.ports.settle();
  expect(at.room.tournament.players.get(slow)!.awaySince).toBeNull();
  expect(at.frame().deadline).toBe(deadline);
});

test('[call-the-clock] a player who missed the call on a bad connection sees it when they reconnect', async () => {
  const at = await table('tda');
  const slow = await at.until(true);
  await at.call(another(slow));
  const { table: id, hand, version } = at.frame();
  const phone = new TestScreen(seated(slow));
  at.room.attach(phone, phone.who, {
    tournament: at.room.version,
    hand: { table: id, number: hand, version },
  });
  await at.ports.settle();
  expect(phone.last('hand')).toMatchObject({ deadline: at.frame().deadline, called: {} });
  expect(phone.last('hand')!.told.at(-1)).toMatchObject({ is: 'clock' });
});

test('[call-the-clock] a table that was held continues with the whole clock again', async () => {
  const at = await table('tda');
  const slow = await at.until(true);
  await at.call(another(slow));
  await at.ports.pass(20_000);
  const hold = (todo: 'hold' | 'go-on') =>
    at.room.hold(SYSTEM, { type: 'table', key: at.key(), do: todo }).then(() => at.ports.settle());
  await hold('hold');
  expect(at.frame()).toMatchObject({ deadline: null, called: null });
  await at.ports.pass(60_000);
  await hold('go-on');
  expect(at.toAct()).toBe(slow);
  expect(at.frame().deadline).toBe(at.ports.now() + 25_000 + 5_000);
});

test('[call-the-clock] only once for each decision, only on another person whose turn it is, and only by players at that table', async () => {
  const at = await table('tda');
  const slow = await at.until(true);
  const stranger: Actor = { device: 'd', role: 'player', player: 'zoe' };
  expect(await at.call(seated(slow))).toMatchObject({ code: 'your-own-turn', rule: 'tda-29-clock' });
  expect(await at.call(stranger)).toMatchObject({ code: 'not-at-table' });
  expect(await at.call(another(slow))).toMatchObject({ type: 'done' });
  expect(await at.call(SYSTEM)).toMatchObject({
    code: 'called-already',
    message: `the clock is already running for ${slow}`,
  });
  // After they act, the clock may be called on the next decision: by the director too, who has no seat.
  await at.act('call');
  await at.ports.until(() => at.frame().deadline !== null && at.frame().called === null);
  expect(await at.call(SYSTEM)).toMatchObject({ type: 'done' });
  expect(at.frame().called).toMatchObject({ by: null });

  for (let tries = 0; !(at.toAct() ?? '').startsWith('bot'); tries++) {
    if (tries > 100) throw new Error('the bot never acts');
    if (PEOPLE.includes(at.toAct() ?? '')) await at.act(at.frame().view.legal!.canCheck ? 'check' : 'call');
    else await at.ports.next();
  }
  expect(await at.call(seated('ann'))).toMatchObject({ code: 'a-bot-thinks' });
  await at.ports.until(() => at.frame().view.toAct === null || PEOPLE.includes(at.toAct()!));
  for (let tries = 0; at.frame().view.phase !== 'dealer'; tries++) {
    if (tries > 100) throw new Error('the street never ends');
    if (PEOPLE.includes(at.toAct() ?? '')) await at.act(at.frame().view.legal!.canCheck ? 'check' : 'call');
    else await at.ports.next();
  }
  expect(await at.call(seated('ann'))).toMatchObject({ code: 'nobody-to-act' });
});

test('[call-the-clock] a millisecond that passes during the call does not add a second', async () => {
  const at = await table('tda');
  const slow = await at.until(true);
  let now = at.ports.now();
  at.ports.now = () => now++;
  await at.call(another(slow));
  expect(at.frame().told).toMatchObject([{ is: 'clock', seconds: 30 }]);
});
