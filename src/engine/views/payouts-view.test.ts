import { expect, test } from 'vitest';
import { EngineTournament } from '../../testing/engine-tournament.ts';
import { viewTournament } from './tournament-view.ts';

/** Ten players at $25 under HomePokerTourney: $125, $75 and $50. */
const ten = (): EngineTournament => {
  const engine = new EngineTournament('homepokertourney').started(10);
  for (let level = 1; level < 5; level++) engine.do({ type: 'clock', do: 'next' });
  return engine;
};

const payouts = (engine: EngineTournament) =>
  viewTournament(engine.tournament, { role: 'display' }, engine.now).payouts.map(
    ({ place, names, amount }) => [place, names.length, amount] as const,
  );

/** Everybody but so many busts, one hand each. */
function downTo(engine: EngineTournament, left: number): string[] {
  const [table] = [...engine.tournament.tables.values()];
  const players = [...table!.seats.values()];
  for (const player of players.slice(left)) engine.do({ type: 'bust', table: table!.id, players: [player] });
  return players.slice(0, left);
}

test('[payout-structure-displayed] places that are open show what they pay', () => {
  expect(payouts(ten())).toEqual([
    [1, 0, 12_500],
    [2, 0, 7500],
    [3, 0, 5000],
  ]);
});

test('[simultaneous-elimination] players who bust together share a line, with what each of them gets', () => {
  const engine = ten();
  const [, second, third] = downTo(engine, 3);
  engine.do({ type: 'bust', table: '1', players: [second!, third!] });
  expect(payouts(engine)).toEqual([
    [1, 1, 12_500],
    [2, 2, 6250],
  ]);
});

test('[side-deals] a deal that ends the tournament is what every screen shows', () => {
  const engine = ten();
  const [a, b, c] = downTo(engine, 3) as [string, string, string];
  engine.do({
    type: 'agree-deal',
    amounts: { [a]: 9000, [b]: 8500, [c]: 7500 },
    paid: true,
    stacks: { [a]: 5000, [b]: 3000, [c]: 2000 },
    ends: true,
  });
  expect(payouts(engine)).toEqual([
    [1, 1, 9000],
    [2, 1, 8500],
    [3, 1, 7500],
  ]);
});

test('[side-deals] with a deal and money left for first, shares go by name until the places are known', () => {
  const engine = ten();
  const [a, b, c] = downTo(engine, 3) as [string, string, string];
  engine.do({
    type: 'agree-deal',
    amounts: { [a]: 6500, [b]: 7500, [c]: 6000 },
    forFirst: 5000,
    paid: true,
  });
  expect(payouts(engine)).toEqual([
    [1, 0, 5000],
    [null, 1, 7500],
    [null, 1, 6500],
    [null, 1, 6000],
  ]);
  engine.do({ type: 'bust', table: '1', players: [c] });
  expect(payouts(engine)).toEqual([
    [1, 0, 5000],
    [null, 1, 7500],
    [null, 1, 6500],
    [3, 1, 6000],
  ]);
});
