import { expect, test } from 'vitest';
import { EngineTournament } from '../../../testing/engine-tournament.ts';
import { viewTournament } from '../../views/tournament-view.ts';

const layout = ({ tournament, now }: EngineTournament) =>
  viewTournament(tournament, { role: 'display' }, now).tvLayout;

test('the desk chooses what the TV shows; undo takes back the step before it and leaves the TV alone', () => {
  const engine = new EngineTournament('homepokertourney').started(6);
  expect(layout(engine)).toBeNull();
  const [first] = engine.at('1') as [string];
  engine.do({ type: 'leave', player: first }).do({ type: 'show-on-tv', layout: 'tables' });
  engine.do({ type: 'undo' });
  expect(engine.tournament.players.get(first)!.awaySince).toBeNull();
  expect(layout(engine)).toBe('tables');
});

test('the TV names the last players out, who did it where that was told, and the chips in play', () => {
  const engine = new EngineTournament('homepokertourney').startedUntracked(6);
  const [a, b, c] = engine.at('1') as [string, string, string];
  engine.do({ type: 'bust', table: '1', players: [a], knockedOutBy: { [a]: [b] } });
  engine.do({ type: 'bust', table: '1', players: [c] });
  const view = () => viewTournament(engine.tournament, { role: 'display' }, engine.now);
  const name = (id: string): string => engine.tournament.players.get(id)!.name;
  expect(view().knockOuts).toMatchObject([
    { name: name(c), place: 5, by: [] },
    { name: name(a), place: 6, by: [name(b)] },
  ]);
  engine.do({ type: 'answer', question: 'bounty', player: c, by: [b] });
  expect(view().knockOuts[0]).toMatchObject({ name: name(c), by: [name(b)] });
  expect(view().chips.set.map(({ value }) => value)).toEqual([5, 25, 100, 500, 1000]);
});

test('[late-forfeit-deadline] the TV asks guests in until registration closes', () => {
  const engine = new EngineTournament('homepokertourney').started(6);
  const open = () => viewTournament(engine.tournament, { role: 'display' }, engine.now).registration;
  expect(open()).toEqual({ open: true, untilLevel: 2 });
  engine.do({ type: 'clock', do: 'next' });
  // Its first hand may still be ahead.
  expect(open().open).toBe(true);
  engine.now += 6 * 60_000;
  expect(open().open).toBe(false);
});
