import fc from 'fast-check';
import { expect, test } from 'vitest';
import { rulebooks } from '../../rulebooks/index.ts';
import { EngineTournament, MINUTE } from '../../testing/engine-tournament.ts';
import { movesFrom } from '../seating/balance.ts';
import { tournamentFrom } from './evolve.ts';
import { finishes, prizeList } from './money/finish.ts';
import { arrangementDue } from './seats/arrange.ts';
import { purseOf } from './state/purse.ts';
import { nobodyPlays, playersIn } from './state/state.ts';

const seeds = fc
  .uint8Array({ minLength: 32, maxLength: 32 })
  .map((bytes) => Buffer.from(bytes).toString('hex'));
const fields = fc.oneof(fc.integer({ min: 2, max: 12 }), fc.integer({ min: 11, max: 34 }));

function checkChips(engine: EngineTournament): void {
  const { tournament } = engine;
  const inPlay = playersIn(tournament).reduce((sum, { stack }) => sum + stack!, 0);
  expect(inPlay + tournament.bank).toBe(tournament.chipsIssued);
}

function checkTables(engine: EngineTournament): void {
  const { tournament } = engine;
  if (
    !nobodyPlays(tournament) ||
    tournament.phase !== 'running' ||
    arrangementDue(tournament, engine.now) !== null
  )
    return;
  const sizes = [...tournament.tables.values()].map(({ seats }) => seats.size);
  expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThan(
    movesFrom(tournament.rulebook.tournament.balanceWhenTablesDifferBy.use, sizes.length),
  );
  for (const size of sizes) expect(size).toBeLessThanOrEqual(10);
}

/** What happens beside the cards: people leave and come back, are late, pocket chips, are sent away; directors change their mind. */
function misbehave(engine: EngineTournament): void {
  const inside = playersIn(engine.tournament);
  if (inside.length < 4) {
    // If everybody left were away, they would pass the blinds around forever.
    for (const { id, awaySince } of inside)
      if (awaySince !== null) engine.do({ type: 'come-back', player: id });
    return;
  }
  const { id, awaySince } = inside[engine.under(inside.length)]!;
  const limit = engine.tournament.rulebook.tournament.absenceLimitMinutes.use;
  switch (engine.under(40)) {
    case 0:
      if (awaySince === null) engine.do({ type: 'leave', player: id });
      return;
    case 1:
      if (awaySince !== null && limit !== null && engine.now - awaySince >= limit * MINUTE)
        engine.do({ type: 'remove', player: id, why: 'stayed-away' });
      else if (awaySince !== null) engine.do({ type: 'come-back', player: id });
      return;
    case 2:
      engine.do({
        type: 'penalize',
        player: id,
        penalty: { kind: 'disqualification', hands: 0, reason: 'drunk' },
      });
      return;
    case 3:
      if (awaySince === null) engine.do({ type: 'leave', player: id }).do({ type: 'undo' });
      return;
    case 4: {
      const player = `late${engine.now}`;
      const entered = engine.try({ type: 'enter', player, name: 'Late', adult: true }) === null;
      // A player who has missed more than their stack is not seated and gets their money back.
      if (entered && engine.try({ type: 'seat-late', player }) !== null) engine.do({ type: 'undo' });
      return;
    }
    default:
      return;
  }
}

test('any tournament, by any rulebook: chips add up, tables are balanced, one winner, as many places as entries, money in is money out', () => {
  fc.assert(
    fc.property(fc.constantFrom(...rulebooks), fields, seeds, (rulebook, players, seed) => {
      const engine = new EngineTournament(rulebook.id, seed).started(players, 'dealt');
      engine.playOut(
        () => {
          checkChips(engine);
          checkTables(engine);
        },
        () => {
          misbehave(engine);
          for (const id of engine.rebuyers())
            if (engine.under(3) > 0) engine.do({ type: 'rebuy', player: id });
          checkChips(engine);
        },
      );
      const { tournament } = engine;
      expect(playersIn(tournament).length).toBe(1);
      const places = [...finishes(tournament).values()];
      expect(places.length).toBe(tournament.entries);
      expect(places.filter(({ place }) => place === 1).length).toBe(1);
      expect(places.reduce((sum, { prize }) => sum + prize, 0)).toBe(purseOf(tournament));
      expect(prizeList(tournament).reduce((sum, prize) => sum + prize, 0)).toBe(purseOf(tournament));
    }),
    { numRuns: Number(process.env.RIFFLE_TOURNAMENTS ?? 60) },
  );
});

test('the events alone give the same tournament', () => {
  const engine = new EngineTournament('homepokertourney').started(13, 'dealt').playOut();
  expect(tournamentFrom(JSON.parse(JSON.stringify(engine.events))).tournament).toEqual(engine.tournament);
});
