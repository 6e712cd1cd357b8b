import { expect, test } from 'vitest';
import { EngineTournament, MINUTE } from '../../testing/engine-tournament.ts';
import { mayComeBack } from '../tournament/seats/arrange.ts';
import { viewTournament } from './tournament-view.ts';

const milestone = ({ tournament, now }: EngineTournament) =>
  viewTournament(tournament, { role: 'display' }, now).milestone;

/** Players bust at the larger table, each in a minute of their own, and want no rebuy. */
function downTo(engine: EngineTournament, left: number): void {
  while (engine.tournament.players.size - engine.tournament.busts.flat().length > left) {
    const [table] = [...engine.tournament.tables.values()].sort((a, b) => b.seats.size - a.seats.size);
    engine.now += MINUTE;
    const [player] = engine.at(table!.id) as [string];
    engine.do({ type: 'bust', table: table!.id, players: [player] });
    if (mayComeBack(engine.tournament, engine.now).length > 0)
      engine.do({ type: 'answer', question: 'rebuy', player, rebuy: false });
  }
}

test('[redraw-8-final-table-bj] the final table is announced when eight are left, until everybody sits at it', () => {
  const engine = new EngineTournament('bnai-jeshurun').startedUntracked(12);
  downTo(engine, 9);
  expect(milestone(engine)).toBeNull();
  downTo(engine, 8);
  expect(milestone(engine)).toEqual({ is: 'final-table', drawn: false });
  engine.do({ type: 'rearrange' });
  expect(milestone(engine)).toEqual({ is: 'final-table', drawn: true });
  engine.do({ type: 'take-seats', players: engine.at('1') });
  expect(milestone(engine)).toBeNull();
});

test('[redraw-half-field] half the field is announced with its redraw, where the rulebook has one', () => {
  const engine = new EngineTournament('bnai-jeshurun').startedUntracked(24);
  downTo(engine, 12);
  expect(milestone(engine)).toBeNull();
  engine.do({ type: 'redraw-half-field' });
  expect(milestone(engine)).toEqual({ is: 'half-field', drawn: true });
  engine.now += 11 * MINUTE;
  expect(milestone(engine)).toBeNull();
});

test('[late-table-choice] one table from the start is no final table, whoever comes late', () => {
  const engine = new EngineTournament('homepokertourney').startedUntracked(5);
  engine.enter('Zoe').do({ type: 'seat-late', player: 'zoe', orbits: 0 });
  expect(engine.tournament.moves).toHaveLength(1);
  expect(milestone(engine)).toBeNull();
});
