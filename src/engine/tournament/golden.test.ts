import { expect, test } from 'vitest';
import { tellTournament } from '../../history/tell-tournament.ts';
import { EngineTournament, MINUTE } from '../../testing/engine-tournament.ts';
import type { TournamentEvent } from './events.ts';
import { finishes, prizeList } from './money/finish.ts';
import { purseOf } from './state/purse.ts';
import { playersIn, type Tournament } from './state/state.ts';

const NAMES =
  'Ada Ben Cleo Dan Eva Finn Gus Hana Ivo Jo Kai Lena Max Nia Otto Pia Quin Rosa Sam Tess Uma Vic Wes Xena Yuri Zoe Abe Bea Cal Dot'.split(
    ' ',
  );

/** A whole tournament with everything that happens in one: rebuys, a late player, an absent one, and cards dealt to the end. */
function wholeTournament(rulebook: string, players: number, seed: number): EngineTournament {
  const engine = new EngineTournament(rulebook, seed.toString(16).padStart(64, '0')).enter(
    ...NAMES.slice(0, players),
  );
  engine.do({ type: 'draw-seats', kind: 'dealt' }).do({ type: 'start' });
  let minutes = 0;
  return engine.playOut(undefined, () => {
    minutes = engine.now / MINUTE;
    if (minutes === 10)
      engine
        .do({ type: 'enter', player: 'late', name: 'Leo', adult: true })
        .do({ type: 'seat-late', player: 'late' });
    const first = playersIn(engine.tournament)[0]!;
    if (minutes === 16 && first.awaySince === null) engine.do({ type: 'leave', player: first.id });
    const away = playersIn(engine.tournament).find(({ awaySince }) => awaySince !== null);
    if (minutes >= 28 && away) engine.do({ type: 'come-back', player: away.id });
    for (const id of engine.rebuyers()) if (engine.under(2) === 0) engine.do({ type: 'rebuy', player: id });
  });
}

/** Somebody in the money and somebody out of it, gone on the same hand. */
function bubbleBurst(tournament: Tournament): boolean {
  const paid = prizeList(tournament).length;
  let last = tournament.entries;
  return tournament.busts.some((together) => {
    const first = last - together.length + 1;
    const spans = together.length > 1 && first <= paid && last >= paid;
    last -= together.length;
    return spans;
  });
}

const has = (events: readonly TournamentEvent[], type: TournamentEvent['type']): number =>
  events.filter((event) => event.type === type).length;

// The seeds give nights with rebuys, a late player, an absence, races, and a double bust on the bubble.
test.each([
  ['homepokertourney', 24, 1],
  ['bnai-jeshurun', 30, 2],
  ['home-guidelines', 9, 316],
])('the night of %s with %i players, told', async (rulebook, players, seed) => {
  const engine = wholeTournament(rulebook, players, seed);
  await expect(`${[...tellTournament(engine.events)].join('\n')}\n`).toMatchFileSnapshot(
    `./golden/${rulebook}.txt`,
  );
  expect(has(engine.events, 'rebought')).toBeGreaterThan(0);
  expect(has(engine.events, 'seated')).toBe(1);
  expect(has(engine.events, 'came-back')).toBe(1);
  expect(has(engine.events, 'raced')).toBeGreaterThanOrEqual(2);
  expect(bubbleBurst(engine.tournament)).toBe(true);
  expect([...finishes(engine.tournament).values()].reduce((sum, { prize }) => sum + prize, 0)).toBe(
    purseOf(engine.tournament),
  );
});
