import { describe, expect, test } from 'vitest';
import type { ClientFrame, Said } from '../protocol/frames.ts';
import { roomTournament, startCommands, TestScreen } from '../testing/room-tournament.ts';
import { type Actor, SYSTEM } from './actor.ts';
import type { AskedFrame } from './room-port.ts';

const seated = (player: string): Actor => ({ device: `phone-of-${player}`, role: 'player', player });
const HOST: Actor = { ...SYSTEM, device: 'laptop' };
type Unkeyed = AskedFrame extends infer Each
  ? Each extends { key: string }
    ? Omit<Each, 'key'>
    : never
  : never;

/** People, and bots beside them, at a dealt table whose first hand is in play; the host watches. */
async function table(people: readonly string[], bots = 0, rulebook = 'homepokertourney') {
  const dealt = await roomTournament({ bots, rulebook, seed: 4 });
  const { ports, room, direct, key } = dealt;
  for (const player of people)
    await direct({ type: 'enter', player, name: player.toUpperCase(), prepaid: true, adult: true });
  const screens = new Map(people.map((name) => [name, new TestScreen(seated(name))]));
  for (const screen of screens.values()) room.attach(screen, screen.who, undefined);
  const host = new TestScreen(HOST);
  for (const command of startCommands('dealt')) await direct(command);
  room.attach(host, HOST, undefined);
  const frame = () => host.last('hand')!;
  const playerAt = (seat: number | null) => room.tournament.tables.get('1')!.seats.get(seat ?? 0);
  const toAct = (): string | undefined => playerAt(frame()?.view.toAct ?? null);
  await ports.until(() => toAct() !== undefined);
  const ask = async (who: Actor, asked: Unkeyed) => {
    const answer = room.ask(screens.get(who.player ?? '') ?? host, who, {
      ...asked,
      key: key(),
    } as AskedFrame);
    await ports.settle();
    return answer;
  };
  const at = () => ({ table: '1', hand: frame().hand });
  const act = (player: string, action: (ClientFrame & { type: 'act' })['action'], card?: 0 | 1) =>
    ask(seated(player), { type: 'act', ...at(), action, ...(card !== undefined && { card }) });
  /** How long the player to act has. */
  const timeLeft = (): number => frame().deadline! - ports.now();
  return { ...dealt, screens, host, frame, toAct, playerAt, ask, at, act, timeLeft };
}

describe('a player who lets their time run out', () => {
  test('has only seconds for each turn until they act again; everybody is told that it was the time', async () => {
    const play = await table(['ann', 'bob', 'cy']);
    const slow = play.toAct()!;
    const seat = play.frame().view.toAct!;
    expect(play.timeLeft()).toBe(85_000);
    await play.ports.pass(85_001);
    expect(play.frame().told).toEqual([
      { is: 'folded', seat },
      { is: 'timed-out', seat },
    ]);
    for (let turn = 0; turn < 40; turn++) {
      await play.ports.until(() => play.toAct() !== undefined && play.frame().deadline !== null);
      if (play.toAct() === slow) break;
      await play.act(play.toAct()!, play.frame().view.legal!.canCheck ? 'check' : 'call');
    }
    expect(play.toAct()).toBe(slow);
    expect(play.timeLeft()).toBe(5_000);
    await play.act(slow, play.frame().view.legal!.canCheck ? 'check' : 'call');
    for (let turn = 0; turn < 40 && play.toAct() !== slow; turn++) {
      await play.ports.until(() => play.toAct() !== undefined && play.frame().deadline !== null);
      if (play.toAct() !== slow)
        await play.act(play.toAct()!, play.frame().view.legal!.canCheck ? 'check' : 'call');
    }
    // Their bank is used up, but each turn has its whole time again.
    await play.ports.until(() => play.toAct() === slow && play.frame().deadline !== null);
    expect(play.timeLeft()).toBe(25_000);
  });

  test('has their whole time again once their phone connects', async () => {
    const play = await table(['ann', 'bob', 'cy']);
    const slow = play.toAct()!;
    await play.ports.pass(85_001);
    const screen = play.screens.get(slow)!;
    play.room.detach(screen);
    play.room.attach(screen, screen.who, undefined);
    for (let turn = 0; turn < 40; turn++) {
      await play.ports.until(() => play.toAct() !== undefined && play.frame().deadline !== null);
      if (play.toAct() === slow) break;
      await play.act(play.toAct()!, play.frame().view.legal!.canCheck ? 'check' : 'call');
    }
    expect(play.timeLeft()).toBe(25_000);
  });
});

test('everybody at the table sees whose phone is not connected, and when it is again', async () => {
  const play = await table(['ann', 'bob', 'cy']);
  const gone = play.screens.get('bob')!;
  const seat = [1, 2, 3].find((each) => play.playerAt(each) === 'bob')!;
  expect(play.frame().cutOff).toEqual([]);
  play.room.detach(gone);
  await play.ports.settle();
  expect(play.screens.get('ann')!.last('hand')!.cutOff).toEqual([seat]);
  expect(play.frame().cutOff).toEqual([seat]);
  play.room.attach(gone, gone.who, undefined);
  await play.ports.settle();
  expect(play.frame().cutOff).toEqual([]);
});

test('the host gives the player to act a minute more; nobody else can', async () => {
  const play = await table(['ann', 'bob', 'cy']);
  const slow = play.toAct()!;
  expect(await play.ask(HOST, { type: 'more-time', ...play.at() })).toMatchObject({ type: 'done' });
  expect(play.timeLeft()).toBe(145_000);
  await play.ports.pass(140_000);
  expect(play.toAct()).toBe(slow);
  await play.ports.pass(5_001);
  expect(play.toAct()).not.toBe(slow);
});

describe('when the hand is over', () => {
  /** Two players; one folds, and the other has won. */
  async function won() {
    const play = await table(['ann', 'bob']);
    const { hand } = play.frame();
    const loser = play.toAct()!;
    const winner = loser === 'ann' ? 'bob' : 'ann';
    await play.act(loser, 'fold');
    await play.ports.until(() => play.frame().view.phase === 'over');
    return { ...play, hand, loser, winner, over: play.ports.now() };
  }

  test('the winner of an uncontested pot has five seconds to show one card, or both', async () => {
    const play = await won();
    const [first, second] = play.screens
      .get(play.winner)!
      .last('hand')!
      .view.players.find(({ seat }) => play.playerAt(seat) === play.winner)!.cards!;
    await play.act(play.winner, 'show', 1);
    const seen = () => play.screens.get(play.loser)!.last('hand')!;
    const seat = [1, 2].find((each) => play.playerAt(each) === play.winner)!;
    expect(seen().told).toEqual([{ is: 'flashed', seat, cards: [null, second] }]);
    // The other one stays hidden, also in the view.
    expect(JSON.stringify(seen())).not.toContain(`"${first}"`);
    await play.act(play.winner, 'show');
    expect(seen().told).toEqual([{ is: 'flashed', seat, cards: [first, second] }]);
    await play.ports.until(() => play.frame().hand === play.hand + 1);
    expect(play.ports.now() - play.over).toBeGreaterThanOrEqual(5_000);
    expect(play.ports.now() - play.over).toBeLessThan(6_000);
  });

  test('a player who folded may show, too; once the next hand is dealt nobody may', async () => {
    const play = await won();
    expect(await play.act(play.loser, 'show', 0)).toMatchObject({ type: 'done' });
    await play.ports.until(() => play.frame().hand === play.hand + 1);
    const late = await play.ask(seated(play.winner), {
      type: 'act',
      table: '1',
      hand: play.hand,
      action: 'show',
    });
    expect(late).toMatchObject({ type: 'refused', code: 'no-such-hand' });
  });
});

describe('against bots', () => {
  const next = async (hurried: boolean): Promise<number> => {
    const play = await table(['ann'], 8);
    await play.ports.until(() => play.toAct() === 'ann');
    const { hand } = play.frame();
    expect(await play.ask(seated('ann'), { type: 'hurry', ...play.at() })).toMatchObject({
      code: 'still-in-the-hand',
    });
    await play.act('ann', 'fold');
    const since = play.ports.now();
    if (hurried)
      expect(await play.ask(seated('ann'), { type: 'hurry', ...play.at() })).toMatchObject({ type: 'done' });
    await play.ports.until(() => play.frame().hand === hand + 1);
    return play.ports.now() - since;
  };

  test('a player who has folded sees the next hand in a fraction of the time, when they want to', async () => {
    const [slow, fast] = [await next(false), await next(true)];
    expect(fast).toBeLessThan(slow / 4);
  });

  test('while another person still plays or has not asked for it, nothing goes faster', async () => {
    const play = await table(['ann', 'bob'], 7);
    await play.ports.until(() => play.toAct() === 'ann' || play.toAct() === 'bob');
    const folded = play.toAct()!;
    await play.act(folded, 'fold');
    await play.ask(seated(folded), { type: 'hurry', ...play.at() });
    const since = play.ports.now();
    const { version } = play.frame();
    await play.ports.until(() => play.frame().version > version);
    expect(play.ports.now() - since).toBeGreaterThan(600);
  });
});

describe('chat', () => {
  const texts = (screen: TestScreen): Pick<Said, 'text' | 'rail'>[] =>
    screen.all('said').map(({ text, rail }) => ({ text, rail }));

  test('those who watch talk among themselves, at once; nobody who plays hears them', async () => {
    const play = await table(['ann', 'bob', 'cy']);
    const watcher: Actor = { device: 'tablet', role: 'spectator', player: null };
    const [one, other] = [new TestScreen(watcher), new TestScreen({ ...watcher, device: 'laptop-2' })];
    for (const screen of [one, other]) play.room.attach(screen, screen.who, undefined);
    await play.ports.settle();
    expect(await play.ask(watcher, { type: 'say', table: '1', text: 'what a call' })).toMatchObject({
      type: 'done',
    });
    expect(texts(other)).toEqual([{ text: 'what a call', rail: true }]);
    expect(texts(play.screens.get('ann')!)).toEqual([]);
    // And those who come later: only to watch.
    const late = new TestScreen({ ...watcher, device: 'phone' });
    play.room.attach(late, late.who, undefined);
    const again = new TestScreen(seated('ann'));
    play.room.attach(again, again.who, undefined);
    await play.ports.settle();
    expect(texts(late)).toEqual([{ text: 'what a call', rail: true }]);
    expect(texts(again)).toEqual([]);
  });

  test('[no-commentary] the host lets everybody chat during hands where the house lets anybody, and nowhere else', async () => {
    const play = await table(['ann', 'bob', 'cy'], 0, 'home-guidelines');
    await play.ask(seated('ann'), { type: 'say', table: '1', text: 'hm' });
    expect(texts(play.screens.get('bob')!)).toEqual([]);
    expect(await play.ask(HOST, { type: 'open-talk', on: true })).toMatchObject({ type: 'done' });
    expect(play.screens.get('bob')!.last('open-talk')).toMatchObject({ on: true });
    // What waited goes out, and what is typed now does not wait.
    await play.ask(seated('ann'), { type: 'say', table: '1', text: 'thinking' });
    expect(texts(play.screens.get('bob')!).map(({ text }) => text)).toEqual(['hm', 'thinking']);
    const strict = await table(['ann', 'bob'], 0, 'tda');
    expect(await strict.ask(HOST, { type: 'open-talk', on: true })).toMatchObject({
      code: 'no-talk-in-hands',
    });
  });
});
