import { expect, test } from 'vitest';
import { viewTournament } from '../../../../engine/views/tournament-view.ts';
import { EngineTournament } from '../../../../testing/engine-tournament.ts';
import { leadsApart, questionText } from './question-text.ts';
import { taskCard } from './task-text.ts';
import { lines, todoCount, todos } from './todo.ts';
import { todoKey } from './todo-key.ts';
import { deskWords } from './words.ts';

const { en } = deskWords;
const seen = (engine: EngineTournament) =>
  viewTournament(engine.tournament, { role: 'director' }, engine.now, engine.history);
const listed = (engine: EngineTournament): string[] =>
  todos(seen(engine)).map((todo) => (todo.is === 'question' ? todo.question.is : todo.task.facts.is));

/** Twenty-four at three tables, long after the first hand; everybody has paid. */
function playing(): EngineTournament {
  const engine = new EngineTournament('homepokertourney');
  for (let at = 1; at <= 24; at++)
    engine.do({ type: 'enter', player: `p${at}`, name: `P${at}`, prepaid: true, adult: true });
  engine.do({ type: 'draw-seats' }).do({ type: 'start' });
  engine.now += 10 * 60_000;
  return engine;
}
const bust = (engine: EngineTournament, table: string): string => {
  const [player] = engine.at(table);
  engine.do({ type: 'bust', table, players: [player!] });
  return player!;
};
const stayOut = (engine: EngineTournament, player: string): EngineTournament =>
  engine.do({ type: 'answer', question: 'rebuy', player, rebuy: false });

test('[balance-donor-tie] a bust asks for one thing at a time: rebuy or out, the button, the low card', () => {
  const engine = playing();
  stayOut(engine, bust(engine, '3'));
  expect(listed(engine)).toEqual([]);
  const second = bust(engine, '3');
  expect(listed(engine)).toEqual(['rebuy', 'waits']);
  stayOut(engine, second);
  // The question says why it is asked, so the task about the seats is not another one.
  expect(listed(engine)).toEqual(['button']);
  expect(questionText(seen(engine).questions[0]!, seen(engine), en)).toEqual({
    title: 'Who had the button at table 3?',
    reason:
      'Table 1 has 8, table 2 has 8 and table 3 has 6. The button in the hand just played decides who moves.',
  });
  engine.do({ type: 'answer', question: 'button', table: '3', seat: 5 });
  const [task] = seen(engine).tasks;
  expect(task).toMatchObject({ lowCard: ['1', '2'], command: { type: 'rearrange' } });
  expect(taskCard(task!, seen(engine), en)).toMatchObject({ act: 'Deal the low card', urgent: true });
});

test('an answer says what it leads to, but not what every answer leads to', () => {
  const engine = playing();
  const said = () => leadsApart(seen(engine).questions[0]!.choices, seen(engine), en);
  stayOut(engine, bust(engine, '3'));
  const second = bust(engine, '3');
  expect(said()).toEqual(['$25 for 1,000 chips', 'Balance the tables']);
  bust(engine, '3');
  stayOut(engine, second);
  // With 7 or 6 left at table 3, somebody moves either way.
  expect(said()).toEqual(['$25 for 1,000 chips', null]);
});

test('a clock that was called comes before every question; a rebuy asked for on a phone is one thing, not two', () => {
  const engine = playing();
  const out = bust(engine, '1');
  engine.do({ type: 'ask', player: out, what: 'rebuy' });
  expect(listed(engine)).toEqual(['rebuy']);
  expect(questionText(seen(engine).questions[0]!, seen(engine), en).title).toMatch(/ wants a rebuy$/);
  const [caller, slow] = engine.at('2');
  engine.do({ type: 'ask', player: caller!, what: 'clock', on: slow! });
  expect(listed(engine)).toEqual(['asks-clock', 'rebuy']);
  expect(todoCount(seen(engine), [])).toBe(2);
});

test('similar todos share a line, in the order of the first; a snoozed one does not count', () => {
  const engine = playing();
  for (const table of ['1', '2', '3']) bust(engine, table);
  const all = todos(seen(engine));
  expect(all.map((todo) => todo.is === 'question' && todo.question.is)).toEqual(['rebuy', 'rebuy', 'rebuy']);
  expect(lines(all).map((line) => line.length)).toEqual([3]);
  const keys = all.map(todoKey);
  expect(new Set(keys).size).toBe(3);
  expect(todoCount(seen(engine), [], new Set(keys.slice(1)))).toBe(1);
});

test('a snoozed task is the same one a minute later, and another one when its figures change', () => {
  const engine = new EngineTournament('homepokertourney').startedUntracked(8);
  engine.do({ type: 'leave', player: 'p1' });
  const away = (): string => {
    const task = seen(engine).tasks.find(({ what }) => what === 'away')!;
    return todoKey({ is: 'task', task });
  };
  engine.now += 16 * 60_000;
  const first = away();
  engine.now += 60_000;
  expect(away()).toBe(first);
  engine.now += 10 * 60_000;
  expect(away()).not.toBe(first);
});
