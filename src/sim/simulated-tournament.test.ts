import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { evolve } from '../engine/tournament/evolve.ts';
import { findRulebook, rulebooks } from '../rulebooks/index.ts';
import { openField, type SimulatedField, SimulatedTournament } from './simulated-tournament.ts';

const tournament = (field: SimulatedField, seed: number, recorded = false) => {
  const simulated = new SimulatedTournament(field, openField(field), seed, recorded);
  return { ...simulated.play(), simulated };
};

describe('a simulated tournament', () => {
  test('comes out the same whether it hears of every hand or only of busts', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...rulebooks.map(({ id }) => id)),
        fc.integer({ min: 2, max: 32 }),
        fc.nat(),
        (id, players, seed) => {
          const field = { rulebook: findRulebook(id)!, players };
          const { simulated: told, ...everyHand } = tournament(field, seed, true);
          const { simulated, ...bustsOnly } = tournament(field, seed);
          expect(bustsOnly).toEqual(everyHand);
          expect(simulated.tournament.busts).toEqual(told.tournament.busts);
          expect(simulated.tournament.bank).toBe(told.tournament.bank);
        },
      ),
      { numRuns: 40 },
    );
  });

  test('has one winner, everybody a place, and every chip where it belongs', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...rulebooks.map(({ id }) => id)),
        fc.integer({ min: 2, max: 45 }),
        fc.nat(),
        (id, players, seed) => {
          const { order, simulated } = tournament({ rulebook: findRulebook(id)!, players }, seed);
          expect([...order].sort((a, b) => a - b)).toEqual(Array.from({ length: players }, (_, at) => at));
          const { players: all, bank, chipsIssued } = simulated.tournament;
          const stacks = [...all.values()].reduce((sum, { stack }) => sum + stack!, 0);
          expect(stacks + bank).toBe(chipsIssued);
        },
      ),
      { numRuns: 40 },
    );
  });

  test('can be played again from its events', () => {
    const field = { rulebook: findRulebook('homepokertourney')!, players: 14 };
    const { simulated } = tournament(field, 3, true);
    expect(simulated.events.reduce(evolve, openField(field)).tournament).toEqual(simulated.tournament);
  });

  test('comes out the same for the same seed, and differently for another', () => {
    const field = { rulebook: findRulebook('tda')!, players: 9 };
    const { simulated: _, ...first } = tournament(field, 7);
    expect(tournament(field, 7)).toMatchObject(first);
    expect(tournament(field, 8).order).not.toEqual(first.order);
  });
});
