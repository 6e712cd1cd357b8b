import { expect, test } from 'vitest';
import { findRulebook } from '../../../rulebooks/index.ts';
import { EngineTournament, MINUTE } from '../../../testing/engine-tournament.ts';
import type { Rulebook } from '../../choices/rulebook.ts';
import { settle } from '../../rulings/asking.ts';
import { irregularities } from '../../rulings/rulings.ts';
import { viewTournament } from '../../views/tournament-view.ts';

test('[chip-race-cards] two tables race with cards of their own', () => {
  const engine = new EngineTournament('homepokertourney').started(12).hand('1').hand('2');
  engine.now += 61 * MINUTE;
  const odd = Object.fromEntries([...engine.at('1'), ...engine.at('2')].map((player) => [player, 2]));
  engine.do({ type: 'color-up', odd });
  const [first, second] = engine.tournament.races.map(({ players }) => players.flatMap(({ cards }) => cards));
  expect(first).toHaveLength(12);
  expect(second).not.toEqual(first);
});

test('[chip-race-award] where a house protects nobody, a player with no other chips who wins nothing is out', () => {
  const book = findRulebook('homepokertourney')!;
  const raceProtects = { use: 'nobody', cite: 'chip-race-award' } as const;
  const engine = new EngineTournament({ ...book, tournament: { ...book.tournament, raceProtects } });
  engine.started(5).hand('1').now += 61 * MINUTE;
  const [a, b] = engine.at('1') as [string, string];
  engine.do({
    type: 'color-up',
    odd: { [a]: 4, [b]: 1 },
    nothingElse: [b],
    cards: { [a]: ['As', 'Ks', 'Qs', 'Js'], [b]: ['2c'] },
  });
  expect(engine.tournament.players.get(b)!.standing.is).toBe('busted');
});

test('a tournament from before the newest choices is shown, raced, ruled on and balanced as it was then', () => {
  const { hand, tournament, rulings, ...book } = findRulebook('bnai-jeshurun')!;
  const { raceTies: _, movedSmallBlind: __, ...tournamentThen } = tournament;
  const { raiseWithoutAmount: ___, ...rulingsThen } = rulings;
  const { showsFirst: ____, allInHands: _____, ...handThen } = hand;
  const then = { ...book, hand: handThen, tournament: tournamentThen, rulings: rulingsThen } as Rulebook;
  const engine = new EngineTournament(then).started(17, 'dealt');
  engine.playHand('1');
  const { circuit, seats } = engine.tournament.tables.get('1')!;
  const big = seats.get(circuit!.big)!;
  engine.do({ type: 'reseat', player: big, to: { table: '2', seat: 9 }, reason: 'a full table' });
  engine.now += 61 * MINUTE;
  const view = viewTournament(engine.tournament, { role: 'director' }, engine.now, engine.history);
  expect(view.desk!.colorUp!.how.ties).toBe('by-suit');
  engine.do({ type: 'color-up' });
  const facts = { bet: 100, lastRaise: 100, put: 100, saidRaise: true };
  const stringBet = irregularities.find(({ id }) => id === 'string-bet')!;
  expect(settle(stringBet, facts, then).rule).toBe('verbal-in-turn-binding');
});
