import { expect, test } from 'vitest';
import { readClock } from '../../../engine/clock/clock.ts';
import { viewTournament } from '../../../engine/views/tournament-view.ts';
import { EngineTournament, MINUTE } from '../../../testing/engine-tournament.ts';
import { cues, type Moment } from './cues.ts';
import { tvWords } from './words.ts';

const at = (engine: EngineTournament, now = engine.now): Moment => ({
  view: viewTournament(engine.tournament, { role: 'display' }, now),
  face: readClock(engine.tournament.clock, now),
});
const heard = (before: Moment | null, after: Moment) => cues(before, after, tvWords.en);

/** The cues between two moments of a clock. */
function between(engine: EngineTournament, from: number, to: number) {
  return heard(at(engine, from), at(engine, to));
}

const home = () => new EngineTournament('homepokertourney').started(6);

test('a TV that is switched on plays nothing for what is past', () => {
  expect(heard(null, at(home()))).toEqual([]);
});

test('every level is played, and announced with its blinds', () => {
  const engine = new EngineTournament('homepokertourney')
    .enter('Ana', 'Ben', 'Cy')
    .do({ type: 'draw-seats' });
  const seated = at(engine);
  engine.do({ type: 'start' });
  const { small, big } = engine.tournament.clock.levels[0]!;
  expect(heard(seated, at(engine))).toEqual([
    { sound: 'level', says: `Shuffle up and deal. Blinds are now ${small} and ${big}.` },
  ]);
  const next = engine.tournament.clock.levels[1]!;
  const end = engine.tournament.clock.levels[0]!.minutes! * MINUTE;
  expect(between(engine, end - 200, end)).toEqual([
    { sound: 'level', says: `Blinds are now ${next.small} and ${next.big}.` },
  ]);
});

test('a minute before the end there is a warning, once', () => {
  const engine = home();
  const end = engine.tournament.clock.levels[0]!.minutes! * MINUTE;
  expect(between(engine, end - MINUTE - 100, end - MINUTE)).toEqual([
    { sound: 'minute', says: 'One minute left in this level.' },
  ]);
  expect(between(engine, end - MINUTE, end - MINUTE + 1000)).toEqual([]);
  // Set there by hand, or slept through: no warning.
  expect(between(engine, end - 5 * MINUTE, end - MINUTE / 2)).toEqual([]);
});

test('the start and the end of a break are played', () => {
  const engine = new EngineTournament('bnai-jeshurun').started(8);
  const { levels, breaks } = engine.tournament.clock;
  const first = breaks[0]!;
  const begins = levels.slice(0, first.afterLevel).reduce((sum, { minutes }) => sum + minutes! * MINUTE, 0);
  const [pause] = between(engine, begins - 100, begins);
  expect(pause).toEqual({ sound: 'break', says: `Time for a break: ${first.minutes} minutes.` });
  const ends = begins + first.minutes * MINUTE;
  expect(between(engine, ends - MINUTE - 100, ends - MINUTE)).toEqual([
    { sound: 'minute', says: 'The break ends in one minute.' },
  ]);
  const [back] = between(engine, ends - 100, ends);
  expect(back).toMatchObject({
    sound: 'back',
    says: expect.stringMatching(/^The break is over\. Blinds are/),
  });
});

test('[balance-threshold] a move is announced once, with its seat', () => {
  const engine = new EngineTournament('homepokertourney').started(12);
  engine.do({ type: 'track', table: '2', on: false }).hand('1', ...engine.at('1').slice(0, 2));
  const before = at(engine);
  engine.do({ type: 'rearrange' });
  const [move] = engine.tournament.moves;
  const { name } = engine.tournament.players.get(move!.player)!;
  const after = at(engine);
  expect(heard(before, after)).toEqual([
    { sound: 'move', says: `${name} moves to table ${move!.to.table}, seat ${move!.to.seat}.` },
  ]);
  expect(heard(after, at(engine))).toEqual([]);
});

test('[redraw-8-final-table-bj] the final table is announced once, before the seats are read out', () => {
  const engine = new EngineTournament('bnai-jeshurun').startedUntracked(12);
  const out = (table: string, count: number) => {
    const players = engine.at(table).slice(0, count);
    engine.do({ type: 'bust', table, players });
    for (const player of players) engine.do({ type: 'answer', question: 'rebuy', player, rebuy: false });
  };
  out('1', 2);
  out('2', 1);
  const before = at(engine);
  out('2', 1);
  const due = at(engine);
  expect(heard(before, due)).toEqual([{ sound: 'field', says: 'This is the final table: 8 players left.' }]);
  engine.do({ type: 'rearrange' });
  expect(heard(due, at(engine)).map(({ sound }) => sound)).toEqual(['move']);
  // A TV that missed the moment before the draw says it with the draw.
  expect(heard(before, at(engine)).map(({ sound }) => sound)).toEqual(['field', 'move']);
});

test('[redraw-half-field] a redraw at half the field is announced as such', () => {
  const engine = new EngineTournament('bnai-jeshurun').startedUntracked(24);
  for (const id of ['1', '2', '3'])
    engine.do({ type: 'bust', table: id, players: engine.at(id).slice(0, 4) });
  const before = at(engine);
  engine.do({ type: 'redraw-half-field' });
  expect(heard(before, at(engine))[0]).toEqual({
    sound: 'field',
    says: 'Half the field is out: 12 of 24 players left. Everyone has a new seat.',
  });
});

test('[call-the-clock] a called clock is played, and again when it is called again', () => {
  const engine = home();
  const before = at(engine);
  engine.do({ type: 'call-clock', player: 'p2', counts: true });
  const called = at(engine);
  expect(heard(before, called)).toEqual([{ sound: 'clock', says: 'The clock has been called on P2.' }]);
  expect(heard(called, at(engine, 1000))).toEqual([]);
  engine.now = 90_000;
  engine.do({ type: 'call-clock', player: 'p2', counts: true });
  expect(heard(called, at(engine))).toHaveLength(1);
});

test('the winner is announced by name', () => {
  const engine = new EngineTournament('tda').started(2);
  const [loser, winner] = engine.at('1') as [string, string];
  const before = at(engine);
  engine.hand('1', loser);
  if (!engine.over) engine.do({ type: 'finish' });
  expect(heard(before, at(engine))).toEqual([
    { sound: 'winner', says: `The winner is ${winner.toUpperCase()}.` },
  ]);
});

test('nothing is played while the clock is paused', () => {
  const engine = home().do({ type: 'clock', do: 'stop', why: 'dispute' });
  expect(between(engine, 0, 90 * MINUTE)).toEqual([]);
});
