import { expect, test } from 'vitest';
import { viewTournament } from '../../../../engine/views/tournament-view.ts';
import { EngineTournament, MINUTE } from '../../../../testing/engine-tournament.ts';
import { aboutPerson, actionsFor } from './actions.ts';
import { peopleWords } from './words.ts';

/** What the sheet of a player offers the director, or a helper with these commands. */
function offered(engine: EngineTournament, player: string, may: (type: string) => boolean = () => true) {
  const view = viewTournament(engine.tournament, { role: 'director' }, engine.now, engine.history);
  const { first, more } = actionsFor(aboutPerson(view, player, may)!, peopleWords.en.person);
  return [first.map(({ label }) => label), more.map(({ label }) => label)];
}

test('a guest on the list pays in advance, is renamed, gets a phone or is somebody else here', () => {
  const engine = new EngineTournament('homepokertourney').enter('Ann');
  engine.do({ type: 'expect', player: 'eve', name: 'Eve' });
  expect(offered(engine, 'eve')).toEqual([[], ['Paid in advance', 'Rename', 'Phone', 'Same person as…']]);
  expect(offered(engine, 'ann')[1]).toContain('Withdraw');
});

test('a player at a live table is most likely out; money, seat, chips and manners follow', () => {
  const engine = new EngineTournament('homepokertourney').startedUntracked(6);
  expect(offered(engine, 'p1')).toEqual([
    ['P1 is out', 'Knocked out with others', 'Out, knocked out by …'],
    [
      'Paid $25',
      'Other amount…',
      'They’re away',
      'Move',
      'Stack',
      'Call the clock',
      'Penalty',
      'Chips off the table',
      'Went home for good',
      'Rename',
      'Phone',
      'Same person as…',
    ],
  ]);
  engine.do({ type: 'leave', player: 'p1' });
  expect(offered(engine, 'p1')[0]![0]).toBe('They’re back');
});

test('[call-the-clock] the desk calls the clock on a slow player by itself, one at a time', () => {
  const engine = new EngineTournament('bnai-jeshurun').startedUntracked(6);
  const call = 'Call the clock';
  expect(offered(engine, 'p1')[1]).toContain(call);
  engine.do({ type: 'call-clock', player: 'p1', counts: true });
  expect(offered(engine, 'p2')[1]).not.toContain(call);
});

test('[rebuy-window] a player who busted rebuys for its price, and after the window with an exception', () => {
  const engine = new EngineTournament('homepokertourney').startedUntracked(6);
  engine.now += 10 * MINUTE;
  engine.do({ type: 'bust', table: '1', players: ['p1'] });
  expect(offered(engine, 'p1')[0]).toEqual(['Rebuy $25: 1,000\u00a0chips']);
  engine.now += 200 * MINUTE;
  engine.do({ type: 'bust', table: '1', players: ['p2'] });
  expect(offered(engine, 'p2')[0]).toEqual(['Rebuy anyway, $25']);
});

test('a helper is offered what they were given, and nothing that would only be refused', () => {
  const engine = new EngineTournament('homepokertourney').startedUntracked(6);
  const view = viewTournament(
    engine.tournament,
    { role: 'assistant', player: null, may: ['leave', 'come-back', 'reseat'] },
    engine.now,
  );
  const may = (type: string): boolean => (view.may as readonly string[]).includes(type);
  const { first, more } = actionsFor(aboutPerson(view, 'p1', may)!, peopleWords.en.person);
  expect([...first, ...more].map(({ label }) => label)).toEqual(['They’re away', 'Move']);
});
