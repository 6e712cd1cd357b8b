import { expect, test } from 'vitest';
import { viewTournament } from '../../../../engine/views/tournament-view.ts';
import { EngineTournament } from '../../../../testing/engine-tournament.ts';
import { bustWithout, stepsOfBust } from './busts.ts';

test('a player who is not out after all: what was answered about them goes first, then the bust', () => {
  const engine = new EngineTournament('homepokertourney').started(8);
  const [ann, bob] = engine.at('1') as [string, string];
  engine
    .do({ type: 'bust', table: '1', players: [ann] })
    .do({ type: 'answer', question: 'rebuy', player: ann, rebuy: false })
    .do({ type: 'leave', player: bob });
  const past = () =>
    viewTournament(engine.tournament, { role: 'director' }, engine.now, engine.history).desk!.past;
  const steps = stepsOfBust(past(), ann);
  expect(steps.map(({ command }) => command?.type)).toEqual(['answer', 'bust']);
  for (const { number } of steps) engine.do({ type: 'retract', step: number });
  expect(engine.at('1')).toContain(ann);
  expect(engine.tournament.players.get(bob)!.awaySince).not.toBeNull();
  expect(stepsOfBust(past(), bob)).toEqual([]);
});

test('of two who bust on one hand only the one who did not comes back', () => {
  const bust = { type: 'bust', table: '1', players: ['ann', 'ben'], before: true } as const;
  expect(bustWithout(bust, 'ann')).toEqual({ type: 'bust', table: '1', players: ['ben'], before: true });
  expect(bustWithout({ ...bust, players: ['ann'] }, 'ann')).toBeNull();
});
