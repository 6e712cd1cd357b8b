import { expect, test } from 'vitest';
import { viewTournament } from '../../../engine/views/tournament-view.ts';
import { EngineTournament } from '../../../testing/engine-tournament.ts';
import { myPlace } from './my-place.ts';

const seenBy = (engine: EngineTournament, player: string) =>
  viewTournament(engine.tournament, { role: 'player', player }, engine.now);

test('at live tables: the place of the next player out, and the next place that pays more', () => {
  const engine = new EngineTournament('homepokertourney').started(10);
  const [first, second] = engine.at('1') as [string, string];
  const view = seenBy(engine, first);
  const paid = view.prizes.length;
  const place = myPlace(view, first)!;
  expect(place).toMatchObject({ chips: null, outNow: 10, prize: 0 });
  expect(place.next).toEqual({ place: paid, prize: view.prizes.at(-1), out: 10 - paid });
  engine.hand('1', second);
  expect(myPlace(seenBy(engine, first), first)).toMatchObject({ outNow: 9, next: { out: 9 - paid } });
  expect(myPlace(seenBy(engine, second), second), 'a player who is out has their place').toBeNull();
});

test('in the money the next prize is one player away, and the first place has none above it', () => {
  const engine = new EngineTournament('homepokertourney').started(10);
  const [first] = engine.at('1') as [string];
  while (seenBy(engine, first).players.left > 2) engine.hand('1', engine.at('1')[1]!);
  const { prizes } = seenBy(engine, first);
  expect(myPlace(seenBy(engine, first), first)).toMatchObject({
    outNow: 2,
    prize: prizes[1],
    next: { place: 1, prize: prizes[0], out: 1 },
  });
});

test('at dealt tables every stack is known, and so is the rank by chips', () => {
  const engine = new EngineTournament('homepokertourney').started(4, 'dealt');
  const [a, b] = engine.at('1') as [string, string];
  const view = seenBy(engine, a);
  expect(myPlace(view, a)!.chips).toEqual({ rank: 1, stack: view.average });
  const stacked = {
    ...view,
    tables: view.tables.map((table) => ({
      ...table,
      seats: table.seats.map((seat, at) => ({ ...seat, stack: 1000 + 100 * at })),
    })),
  };
  expect(myPlace(stacked, a)!.chips).toEqual({ rank: 4, stack: 1000 });
  expect(myPlace({ ...stacked, mine: { table: '1', seat: 2 } }, b)!.chips).toEqual({ rank: 3, stack: 1100 });
  // A phone that has only its own table cannot tell.
  expect(myPlace({ ...stacked, players: { ...view.players, left: 90 } }, a)!.chips).toBeNull();
});
