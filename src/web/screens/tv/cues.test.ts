import { expect, test } from 'vitest';
import { readClock } from '../../../engine/clock/clock.ts';
import { viewTournament } from '../../../engine/views/tournament-view.ts';
import { EngineTournament, MINUTE } from '../../../testing/engine-tournament.ts';
import { cues, type Moment } from './cues.ts';
import { tvWords } from './words.ts';

const at = (evening: EngineTournament, now = evening.now): Moment => ({
  view: viewTournament(evening.tournament, { role: 'display' }, now),
  face: readClock(evening.tournament.clock, now),
});
const heard = (before: Moment | null, after: Moment) => cues(before, after, tvWords.en);

/** The cues between two moments of a clock. */
function between(evening: EngineTournament, from: number, to: number) {
  return heard(at(evening, from), at(evening, to));
}

const home = () => new EngineTournament('homepokertourney').started(6);

test('a TV that is switched on plays nothing for what is past', () => {
  expect(heard(null, at(home()))).toEqual([]);
});

test('every level is played, and announced with its blinds', () => {
  const evening = new EngineTournament('homepokertourney')
    .enter('Ana', 'Ben', 'Cy')
    .do({ type: 'draw-seats' });
  const seated = at(evening);
  evening.do({ type: 'start' });
  const { small, big } = evening.tournament.clock.levels[0]!;
  expect(heard(seated, at(evening))).toEqual([
    { sound: 'level', says: `Shuffle up and deal. Blinds are now ${small} and ${big}.` },
  ]);
  const next = evening.tournament.clock.levels[1]!;
  const end = evening.tournament.clock.levels[0]!.minutes! * MINUTE;
  expect(between(evening, end - 200, end)).toEqual([
    { sound: 'level', says: `Blinds are now ${next.small} and ${next.big}.` },
  ]);
});

test('a minute before the end there is a warning, once', () => {
  const evening = home();
  const end = evening.tournament.clock.levels[0]!.minutes! * MINUTE;
  expect(between(evening, end - MINUTE - 100, end - MINUTE)).toEqual([
    { sound: 'minute', says: 'One minute left in this level.' },
  ]);
  expect(between(evening, end - MINUTE, end - MINUTE + 1000)).toEqual([]);
  // Set there by hand, or slept through: no warning.
  expect(between(evening, end - 5 * MINUTE, end - MINUTE / 2)).toEqual([]);
});

test('the start and the end of a break are played', () => {
  const evening = new EngineTournament('bnai-jeshurun').started(8);
  const { levels, breaks } = evening.tournament.clock;
  const first = breaks[0]!;
  const begins = levels.slice(0, first.afterLevel).reduce((sum, { minutes }) => sum + minutes! * MINUTE, 0);
  const [pause] = between(evening, begins - 100, begins);
  expect(pause).toEqual({ sound: 'break', says: `Time for a break: ${first.minutes} minutes.` });
  const ends = begins + first.minutes * MINUTE;
  expect(between(evening, ends - MINUTE - 100, ends - MINUTE)).toEqual([
    { sound: 'minute', says: 'The break ends in one minute.' },
  ]);
  const [back] = between(evening, ends - 100, ends);
  expect(back).toMatchObject({
    sound: 'back',
    says: expect.stringMatching(/^The break is over\. Blinds are/),
  });
});

test('[balance-threshold] a move is announced once, with its seat', () => {
  const evening = new EngineTournament('homepokertourney').started(12);
  evening.hand('1', ...evening.at('1').slice(0, 2));
  const before = at(evening);
  evening.do({ type: 'rearrange' });
  const [move] = evening.tournament.moves;
  const { name } = evening.tournament.players.get(move!.player)!;
  const after = at(evening);
  expect(heard(before, after)).toEqual([
    { sound: 'move', says: `${name} moves to table ${move!.to.table}, seat ${move!.to.seat}.` },
  ]);
  expect(heard(after, at(evening))).toEqual([]);
});

test('[call-the-clock] a called clock is played, and again when it is called again', () => {
  const evening = home();
  const before = at(evening);
  evening.do({ type: 'call-clock', player: 'p2', counts: true });
  const called = at(evening);
  expect(heard(before, called)).toEqual([{ sound: 'clock', says: 'The clock has been called on P2.' }]);
  expect(heard(called, at(evening, 1000))).toEqual([]);
  evening.now = 90_000;
  evening.do({ type: 'call-clock', player: 'p2', counts: true });
  expect(heard(called, at(evening))).toHaveLength(1);
});

test('the winner is announced by name', () => {
  const evening = new EngineTournament('tda').started(2);
  const [loser, winner] = evening.at('1') as [string, string];
  const before = at(evening);
  evening.hand('1', loser);
  if (!evening.over) evening.do({ type: 'finish' });
  expect(heard(before, at(evening))).toEqual([
    { sound: 'winner', says: `The winner is ${winner.toUpperCase()}.` },
  ]);
});

test('nothing is played while the clock is paused', () => {
  const evening = home().do({ type: 'clock', do: 'stop', why: 'dispute' });
  expect(between(evening, 0, 90 * MINUTE)).toEqual([]);
});
