import { expect, test } from 'vitest';
import { tellTournament } from '../../history/tell-tournament.ts';
import { EngineTournament, MINUTE } from '../../testing/engine-tournament.ts';
import type { TournamentEvent } from './events.ts';
import { finishes, prizeList } from './money/finish.ts';
import { playersIn, purseOf, type Tournament } from './state/state.ts';

const NAMES =
  'Ada Ben Cleo Dan Eva Finn Gus Hana Ivo Jo Kai Lena Max Nia Otto Pia Quin Rosa Sam Tess Uma Vic Wes Xena Yuri Zoe Abe Bea Cal Dot'.split(
    ' ',
  );

/** A whole tournament with everything that happens in one: rebuys, a late player, an absent one, and cards dealt to the end. */
function wholeTournament(rulebook: string, players: number, seed: number): EngineTournament {
  const evening = new EngineTournament(rulebook, seed.toString(16).padStart(64, '0')).enter(
    ...NAMES.slice(0, players),
  );
  evening.do({ type: 'draw-seats', kind: 'dealt' }).do({ type: 'start' });
  let minutes = 0;
  return evening.playOut(undefined, () => {
    minutes = evening.now / MINUTE;
    if (minutes === 10)
      evening
        .do({ type: 'enter', player: 'late', name: 'Leo', adult: true })
        .do({ type: 'seat-late', player: 'late' });
    const first = playersIn(evening.tournament)[0]!;
    if (minutes === 16 && first.awaySince === null) evening.do({ type: 'leave', player: first.id });
    const away = playersIn(evening.tournament).find(({ awaySince }) => awaySince !== null);
    if (minutes >= 28 && away) evening.do({ type: 'come-back', player: away.id });
    for (const id of evening.rebuyers())
      if (evening.under(2) === 0) evening.do({ type: 'rebuy', player: id });
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
  const evening = wholeTournament(rulebook, players, seed);
  await expect(`${[...tellTournament(evening.events)].join('\n')}\n`).toMatchFileSnapshot(
    `./golden/${rulebook}.txt`,
  );
  expect(has(evening.events, 'rebought')).toBeGreaterThan(0);
  expect(has(evening.events, 'seated')).toBe(1);
  expect(has(evening.events, 'came-back')).toBe(1);
  expect(has(evening.events, 'raced')).toBeGreaterThanOrEqual(2);
  expect(bubbleBurst(evening.tournament)).toBe(true);
  expect([...finishes(evening.tournament).values()].reduce((sum, { prize }) => sum + prize, 0)).toBe(
    purseOf(evening.tournament),
  );
});
