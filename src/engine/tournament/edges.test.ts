import { expect, test } from 'vitest';
import { EngineTournament, MINUTE } from '../../testing/engine-tournament.ts';
import { viewForfeit } from '../views/forfeit-view.ts';
import { viewMoves } from '../views/moves-view.ts';
import { playersLeft } from '../views/players-left.ts';
import { viewTable } from '../views/table-view.ts';
import { dealerAt } from './hands/start.ts';
import { questions } from './open-questions.ts';
import { bustOnLastHand } from './seats/told-hand.ts';

const told = (players: number, rulebook = 'homepokertourney') =>
  new EngineTournament(rulebook).startedUntracked(players);
const asked = (engine: EngineTournament) => questions(engine.tournament, engine.now);
const declines = (engine: EngineTournament, ...players: string[]) => {
  for (const player of players) engine.do({ type: 'answer', question: 'rebuy', player, rebuy: false });
  return engine;
};

test('[balance-same-position] in a break no hand is dealt: who bust before it may have been in the hand just played', () => {
  const engine = told(8);
  engine.now = 65 * MINUTE;
  engine.do({ type: 'bust', table: '1', players: [engine.at('1')[0]!], before: false });
  const onLastHand = () => bustOnLastHand(engine.tournament, engine.tournament.tables.get('1')!, engine.now);
  engine.do({ type: 'clock', do: 'stop', why: 'break' });
  engine.now += 30 * MINUTE;
  expect(onLastHand()).toBeNull();
  engine.do({ type: 'clock', do: 'start' });
  engine.now += 9 * MINUTE;
  expect(onLastHand()).toBeNull();
  engine.now += 2 * MINUTE;
  expect(onLastHand()).toBe(false);
});

test('[late-forfeit-deadline] late players are in time until the first hand of level 2 is dealt, and somebody is asked', () => {
  const engine = told(8);
  engine.now = 20 * MINUTE + 5_000;
  const late = { type: 'enter', player: 'late', name: 'Late', adult: true } as const;
  expect(engine.try(late)).toMatchObject({ code: 'first-hand-unknown', level: 2, override: true });
  expect(engine.try({ ...late, inTime: false })).toMatchObject({ code: 'registration-closed' });
  engine.do({ ...late, inTime: true });
  engine.now += 10 * MINUTE;
  const later = { ...late, player: 'later', name: 'Later', inTime: true };
  expect(engine.try(later)).toMatchObject({ code: 'registration-closed', override: true });
});

test('[late-forfeit-deadline] where hands are tapped in, the first hand of level 2 closes the door', () => {
  const engine = told(8);
  const late = { type: 'enter', player: 'late', name: 'Late', adult: true } as const;
  engine.now = 19 * MINUTE;
  engine.do({ type: 'track', table: '1', on: true, button: 1 }).do({ type: 'start-hand', table: '1' });
  engine.now = 20 * MINUTE + 5_000;
  engine.do(late);
  engine.do({ type: 'end-hand', table: '1' }).do({ type: 'start-hand', table: '1' });
  expect(engine.try({ ...late, player: 'later', name: 'Later' })).toMatchObject({
    code: 'registration-closed',
  });
});

test('[late-window-round-one] at the congregation the bell of round 2 closes the door, whatever hand is in play', () => {
  const engine = told(8, 'bnai-jeshurun');
  engine.now = 30 * MINUTE;
  const late = { type: 'enter', player: 'late', name: 'Late', adult: true, inTime: true } as const;
  expect(engine.try(late)).toMatchObject({ code: 'registration-closed', override: true });
});

test('[absence-over-20-minutes] a player who comes back after the limit has forfeited their chips, unless the director lets them play on', () => {
  const engine = told(8);
  const [a] = engine.at('1') as [string];
  engine.do({ type: 'leave', player: a });
  engine.now = 19 * MINUTE;
  engine.do({ type: 'come-back', player: a }).do({ type: 'leave', player: a });
  engine.now = 50 * MINUTE;
  const back = { type: 'come-back', player: a } as const;
  expect(engine.try(back)).toMatchObject({ code: 'away-too-long', minutes: 31, limit: 20, override: true });
  engine.do({ ...back, anyway: { reason: 'stuck in traffic' } });
  expect(engine.tournament.players.get(a)!.awaySince).toBeNull();
});

test('[no-dead-button-absent-at-deal] a player who is away does not deal: the last to act does, before and in the first hand', () => {
  for (const rulebook of ['home-guidelines', 'homepokertourney']) {
    const engine = told(6, rulebook);
    const { firstButton, seats } = engine.tournament.tables.get('1')!;
    const away = seats.get(firstButton)!;
    engine.do({ type: 'leave', player: away }).do({ type: 'track', table: '1', on: true });
    const before = dealerAt(engine.tournament, '1');
    expect(before).not.toBe(away);
    engine.do({ type: 'start-hand', table: '1' });
    expect(engine.events.at(-1)).toMatchObject({ type: 'hand-started', dealer: before });
    const { dealer } = viewTable(engine.tournament, engine.tournament.tables.get('1')!, engine.now);
    expect(dealer?.toLowerCase()).toBe(before);
  }
});

test('[chip-race-no-elimination] a player without odd chips has chips that are changed, and is not out', () => {
  const engine = told(4);
  for (let level = 1; level < 4; level++) engine.do({ type: 'clock', do: 'next' });
  const [a, b, c] = engine.at('1') as [string, string, string];
  engine.do({ type: 'color-up', odd: { [a]: 4, [b]: 1, [c]: 0 }, nothingElse: [c] });
  expect(engine.tournament.players.get(c)!.standing.is).toBe('in');
});

test('[hand-in-play-definition] a player named to move who busts in the last hand at the old table is out, and moves nowhere', () => {
  const engine = told(9 + 8);
  engine.now = 90 * MINUTE;
  const gone = engine.at('2').slice(0, 2);
  engine.do({ type: 'bust', table: '2', players: gone });
  for (let step = 0; engine.tournament.moves.every(({ at }) => at !== engine.now) && step < 9; step++)
    engine.do(asked(engine)[0]!.choices[0]!.command);
  const move = engine.tournament.moves.find(({ at }) => at === engine.now)!;
  engine.do({ type: 'bust', table: move.from!.table, players: [move.player] });
  expect(engine.tournament.players.get(move.player)!.standing.is).toBe('busted');
  expect(viewMoves(engine.tournament, engine.now)).toEqual([]);
});

test('[absence-over-20-minutes] with two left nobody counts the chips of the one who goes home: the other has won', () => {
  const engine = told(3);
  engine.now = 90 * MINUTE;
  const [a, b, c] = engine.at('1') as [string, string, string];
  engine.do({ type: 'bust', table: '1', players: [a] });
  engine.do({ type: 'remove', player: b, why: 'went-home' });
  expect(engine.tournament.phase).toBe('over');
  expect(engine.events.at(-1)).toMatchObject({ type: 'won', player: c });
});

test('[rebuy-window] while seats wait for a rebuy, a refusal says for whom', () => {
  const engine = told(20);
  engine.now = 30 * MINUTE;
  const gone = engine.at('2').slice(0, 2);
  for (const player of gone) engine.do({ type: 'bust', table: '2', players: [player] });
  const names = gone.map((player) => engine.tournament.players.get(player)!.name);
  expect(engine.try({ type: 'rearrange' })).toMatchObject({
    code: 'rebuys-first',
    names: expect.arrayContaining(names),
  });
  declines(engine, ...gone);
  expect(engine.try({ type: 'rearrange' })).toMatchObject({
    code: expect.not.stringMatching(/^rebuys-first$/),
  });
});

test('[rebuy-window] a refused rebuy says which level it is, the break after one, or where the chips were lost', () => {
  const why = (minutes: number): string => {
    const engine = told(8, 'bnai-jeshurun');
    engine.now = minutes * MINUTE;
    return engine.try({ type: 'rebuy', player: engine.at('1')[0]! })!.message;
  };
  expect(why(61)).toBe('rebuys ended with level 2: this is the break after level 2');
  expect(why(80)).toMatch(/^rebuys ended with level 2: this is level [34]$/);
});

test('[absence-over-20-minutes] who gets the chips of a player who went home is shown until somebody has moved them', () => {
  const engine = told(6);
  engine.now = 90 * MINUTE;
  const [a] = engine.at('1') as [string];
  engine.do({ type: 'remove', player: a, why: 'went-home', stack: 900 });
  const shown = () => viewForfeit(engine.tournament, engine.now);
  const name = engine.tournament.players.get(a)!.name;
  expect(shown()).toEqual({ name, table: '1', each: 180, players: 5, bank: 0 });
  engine.do({ type: 'undo' });
  expect(shown()).toBeNull();
  engine.do({ type: 'redo' });
  engine.now += 10 * MINUTE;
  expect(shown()).toBeNull();
});

test('a latecomer is left in the tournament before they have a chair', () => {
  const engine = told(6).enter('Late');
  expect(playersLeft(engine.tournament)).toBe(7);
});

test('steps that go together are taken back together, or not at all', () => {
  const engine = told(8);
  engine.now = 30 * MINUTE;
  const [a, b] = engine.at('1') as [string, string];
  engine.do({ type: 'bust', table: '1', players: [a] });
  const bust = engine.history.past.at(-1)!.number;
  engine.do({ type: 'answer', question: 'rebuy', player: a, rebuy: false });
  const answer = bust + 1;
  engine.do({ type: 'bust', table: '1', players: [b] });
  // The last one out has a worse place than somebody who turns out not to be out.
  const before = engine.history;
  expect(engine.try({ type: 'retract', step: 999, with: [answer] })).toMatchObject({ code: 'no-such-step' });
  expect(engine.history).toBe(before);
  engine.do({ type: 'retract', step: bust, with: [answer] });
  expect(engine.tournament.players.get(a)!.standing.is).toBe('in');
  expect(engine.tournament.players.get(b)!.standing.is).toBe('busted');
});
