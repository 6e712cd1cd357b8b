import { expect, test } from 'vitest';
import { PlayedHand } from '../../../history/replay.ts';
import { EngineTournament, MINUTE } from '../../../testing/engine-tournament.ts';
import { readClock } from '../../clock/clock.ts';
import { finishes, prizeList } from '../money/finish.ts';
import { questions } from '../open-questions.ts';

const home = (players = 10) => new EngineTournament('homepokertourney').started(players);
const planOf = (engine: EngineTournament, table = '1') => engine.tournament.tables.get(table)!.hand!.plan;

test('[new-level-from-next-hand] [timer-restarts-at-once] the clock reaches zero in the middle of a hand: the next level counts down, the hand keeps its own', () => {
  const engine = home();
  engine.now = 19 * MINUTE;
  engine.do({ type: 'start-hand', table: '1' });
  engine.now = 20 * MINUTE;
  expect(readClock(engine.tournament.clock, engine.now)).toMatchObject({ level: 2, left: 20 * MINUTE });
  engine.now = 21 * MINUTE;
  expect(engine.tournament.tables.get('1')!.hand!.level).toBe(1);
  engine.do({ type: 'end-hand', table: '1' }).do({ type: 'start-hand', table: '1' });
  expect(engine.tournament.tables.get('1')!.hand!.level).toBe(2);
});

test.each(['homepokertourney', 'roberts-rules', 'tda'])(
  '[hand-in-play-definition] [rr-deal-starts-at-riffle] [tda-23-new-level] at %s a hand in play before the timer rings and tapped in after it is a hand of level 1',
  (rulebook) => {
    const engine = new EngineTournament(rulebook).started(6);
    engine.now = 20 * MINUTE + 5000;
    engine.do({ type: 'start-hand', table: '1', riffledAt: 20 * MINUTE - 5000 });
    expect(engine.tournament.tables.get('1')!.hand!.level).toBe(1);
  },
);

test('[no-new-hand-during-stop] hands in progress finish; none begins while the clock is paused', () => {
  const engine = home(20)
    .do({ type: 'start-hand', table: '2' })
    .do({ type: 'clock', do: 'stop', why: 'break' });
  expect(engine.try({ type: 'start-hand', table: '1' })).toMatchObject({
    code: 'clock-stopped',
    rule: 'no-new-hand-during-stop',
  });
  engine.do({ type: 'end-hand', table: '2' });
  expect(engine.try({ type: 'start-hand', table: '2' })).toMatchObject({ code: 'clock-stopped' });
  engine.do({ type: 'clock', do: 'start' }).do({ type: 'start-hand', table: '1' });
});

test('[seating-draw-positions] [button-advances-one] the first hand has the button on the ace, then it goes round', () => {
  const engine = home().do({ type: 'start-hand', table: '1' });
  expect(planOf(engine)).toMatchObject({
    circuit: { button: 1, small: 2, big: 3 },
    firstToAct: { preflop: 4 },
  });
  engine.do({ type: 'end-hand', table: '1' }).do({ type: 'start-hand', table: '1' });
  expect(planOf(engine).circuit.button).toBe(2);
});

test('[initial-button-bj] nine-handed at the congregation: seat 1 deals first, 2 and 3 post, 4 acts', () => {
  const engine = new EngineTournament('bnai-jeshurun').started(9).do({ type: 'start-hand', table: '1' });
  expect(planOf(engine)).toMatchObject({
    circuit: { button: 1, small: 2, big: 3 },
    firstToAct: { preflop: 4 },
  });
});

/** Seat 2 is away when the button would be theirs, and comes back at some moment of the next deal. */
function backAt(moment: 'after the cut' | 'after the first card') {
  const engine = new EngineTournament('home-guidelines').started(8);
  const first = engine.tournament.tables.get('1')!.firstButton;
  const next = (first % 8) + 1;
  const player = engine.tournament.tables.get('1')!.seats.get(next)!;
  engine.hand('1').do({ type: 'leave', player });
  const riffledAt = engine.now;
  engine.now += MINUTE;
  const comeBack = () => engine.do({ type: 'come-back', player });
  if (moment === 'after the cut') comeBack();
  engine.do({ type: 'start-hand', table: '1', riffledAt });
  if (moment === 'after the first card') comeBack();
  const { plan, sitting } = engine.tournament.tables.get('1')!.hand!;
  return { hasButton: plan.circuit.button === next, dealtIn: !sitting.includes(next) };
}

test('[no-dead-button-absent-at-deal] a player back before the first card keeps the button; after it they have lost it and are not dealt in', () => {
  expect(backAt('after the cut')).toEqual({ hasButton: true, dealtIn: true });
  expect(backAt('after the first card')).toEqual({ hasButton: false, dealtIn: false });
});

test('[blinds-missed-still-posted] under the guidelines an absent big blind at 25/50 pays 50', () => {
  const engine = new EngineTournament('home-guidelines').started(6, 'dealt');
  const { firstButton, seats } = engine.tournament.tables.get('1')!;
  const big = seats.get(((firstButton + 1) % 6) + 1)!;
  engine.now = 60 * MINUTE;
  engine.do({ type: 'leave', player: big }).playHand('1', () => ({ action: 'fold' }));
  expect(engine.tournament.players.get(big)!.stack).toBe(950);
});

test('[dead-button-bb-bust] the big blind busts: no small blind, then the button lies on the empty chair', () => {
  const engine = home();
  engine.hand('1', engine.at('1')[2]!).do({ type: 'start-hand', table: '1' });
  expect(planOf(engine)).toMatchObject({
    circuit: { button: 2, big: 4 },
    posts: [{ seat: 4, blind: 'big' }],
    rule: 'dead-button-bb-bust',
  });
  engine.do({ type: 'end-hand', table: '1' }).do({ type: 'start-hand', table: '1' });
  expect(planOf(engine)).toMatchObject({ circuit: { button: 3 }, lastToAct: 2 });
});

test('[dead-button-replaced] a rebuy into the same chair before the deal: nothing is dead', () => {
  const engine = home();
  const big = engine.at('1')[2]!;
  engine.hand('1', big).do({ type: 'rebuy', player: big }).do({ type: 'start-hand', table: '1' });
  expect(planOf(engine).posts).toEqual([
    { seat: 3, blind: 'small' },
    { seat: 4, blind: 'big' },
  ]);
});

test('[home-no-straddle] nobody posts a third blind, and nothing is bet before the cards are dealt', () => {
  const engine = home(6).do({ type: 'start-hand', table: '1' });
  expect(planOf(engine).posts.map(({ blind }) => blind)).toEqual(['small', 'big']);
  expect(new PlayedHand().do({ type: 'act', seat: 4, action: 'raise', to: 40 })).toMatchObject({
    code: 'no-betting-now',
  });
});

test('[finish-order] D goes out, then C, then B: A is first, and the others follow from the last out', () => {
  const engine = new EngineTournament('tda').started(4);
  const [a, b, c, d] = engine.at('1') as [string, string, string, string];
  engine.hand('1', d).hand('1', c).hand('1', b);
  expect(engine.tournament.phase).toBe('over');
  expect(engine.events.at(-1)).toEqual({ type: 'won', player: a });
  const places = finishes(engine.tournament);
  expect([a, b, c, d].map((player) => places.get(player)!.place)).toEqual([1, 2, 3, 4]);
  expect(engine.try({ type: 'start-hand', table: '1' })).toMatchObject({ code: 'tournament-over' });
});

test('one left, but somebody may still rebuy: the director finishes it', () => {
  const engine = home(2);
  const [a, b] = engine.at('1') as [string, string];
  engine.hand('1', b);
  expect(engine.tournament.phase).toBe('running');
  engine.do({ type: 'finish' });
  expect(engine.events.at(-1)).toEqual({ type: 'won', player: a });
});

test('chips only change hands', () => {
  const engine = home(2).do({ type: 'start-hand', table: '1' });
  expect(engine.try({ type: 'end-hand', table: '1', stacks: { p1: 1500, p2: 700 } })).toMatchObject({
    code: 'chips-differ',
    before: 2000,
    after: 2200,
  });
  expect(engine.try({ type: 'end-hand', table: '1', busts: ['p1', 'p2'] })).toMatchObject({
    code: 'nobody-left',
  });
  expect(engine.try({ type: 'end-hand', table: '1', busts: ['zoe'] })).toMatchObject({
    code: 'unknown-player',
  });
  engine.do({ type: 'end-hand', table: '1', stacks: { p1: 1500, p2: 500 } });
});

test('[simultaneous-elimination] where stacks rank players who bust together, Riffle asks for them', () => {
  const engine = new EngineTournament('bnai-jeshurun').started(5).hand('1');
  const [, b, c] = engine.at('1') as [string, string, string];
  engine.do({ type: 'start-hand', table: '1' });
  engine.do({ type: 'end-hand', table: '1', busts: [b, c] });
  for (const player of [b, c]) engine.do({ type: 'answer', question: 'rebuy', player, rebuy: false });
  const [asked] = questions(engine.tournament, engine.now);
  expect(asked).toMatchObject({ is: 'ranking', players: [b, c] });
  expect(asked!.choices.map(({ says }) => says)).toEqual([{ players: [b, c] }, { players: [c, b] }, 'same']);
  engine.do(asked!.choices[1]!.command);
  const places = finishes(engine.tournament);
  expect([places.get(c)!.place, places.get(b)!.place]).toEqual([4, 5]);
  expect(questions(engine.tournament, engine.now)).toEqual([]);
});

test('[tda-rp8-hand-for-hand] hand for hand a table waits for the others, and their busts count as one hand', () => {
  const engine = home(20).do({ type: 'hand-for-hand', on: true });
  const [one, two] = [engine.at('1')[5]!, engine.at('2')[5]!];
  engine.do({ type: 'start-hand', table: '1' }).do({ type: 'start-hand', table: '2' });
  engine.do({ type: 'end-hand', table: '1', busts: [one] });
  expect(engine.try({ type: 'start-hand', table: '1' })).toMatchObject({ code: 'hand-for-hand' });
  engine.do({ type: 'end-hand', table: '2', busts: [two] });
  expect(engine.tournament.busts.map((together) => together.map(({ player }) => player))).toEqual([
    [one, two],
  ]);
});

test('[tda-rp8-hand-for-hand] 52 left, 50 paid, three bust on the announced hand: they share the 50th prize', () => {
  const engine = new EngineTournament('tda').started(52);
  engine.do({ type: 'set-prizes', percent: Array.from({ length: 50 }, () => 2) });
  engine.do({ type: 'hand-for-hand', on: true });
  const tables = [...engine.tournament.tables.keys()];
  for (const table of tables) engine.do({ type: 'start-hand', table });
  const out = tables.slice(0, 3).map((table) => engine.at(table)[0]!);
  for (const [at, table] of tables.entries())
    engine.do({ type: 'end-hand', table, busts: at < 3 ? [out[at]!] : [] });
  const paid = out.map((player) => finishes(engine.tournament).get(player)!.prize);
  expect(paid.reduce((sum, prize) => sum + prize, 0)).toBe(prizeList(engine.tournament)[49]);
  expect(Math.max(...paid) - Math.min(...paid)).toBeLessThanOrEqual(1);
});

test('[redeal-same-button-bj] after a misdeal the hand is dealt again with the same button and blinds', () => {
  const engine = new EngineTournament('bnai-jeshurun').started(6);
  const where = () => engine.tournament.tables.get('1')!.hand!.plan.circuit;
  for (let hand = 0; hand < 3; hand++) {
    engine.do({ type: 'start-hand', table: '1' });
    const before = where();
    engine.do({ type: 'end-hand', table: '1', misdeal: true }).do({ type: 'start-hand', table: '1' });
    expect(where()).toEqual(before);
    engine.do({ type: 'end-hand', table: '1' });
  }
  engine.do({ type: 'start-hand', table: '1' });
  const [out] = engine.at('1');
  expect(engine.try({ type: 'end-hand', table: '1', misdeal: true, busts: [out!] })).toMatchObject({
    code: 'misdeal-takes-nothing',
  });
});

test('a table that is opened again after it was gone counts its hands on, so that no hand has another one’s number', () => {
  const engine = new EngineTournament('homepokertourney').started(11, 'live');
  expect([...engine.tournament.tables.keys()]).toEqual(['1', '2']);
  const out = ['1', '2'].map((table) => [...engine.tournament.tables.get(table)!.seats.values()][0]!);
  engine.hand('1').hand('2').hand('1', out[0]!).hand('2', out[1]!);
  while (engine.tournament.tables.size > 1) engine.do({ type: 'rearrange' });
  expect([...engine.tournament.tables.keys()]).toEqual(['1']);
  // Both buy back in, and there is one chair too few.
  for (const player of out) engine.do({ type: 'rebuy', player });
  expect([...engine.tournament.tables.keys()]).toEqual(['1', '2']);
  expect(engine.tournament.tables.get('2')!.handsPlayed).toBe(2);
});
