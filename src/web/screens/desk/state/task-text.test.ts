import { expect, test } from 'vitest';
import type { DirectorTask } from '../../../../engine/tournament/tasks.ts';
import { viewTournament } from '../../../../engine/views/tournament-view.ts';
import { EngineTournament, MINUTE } from '../../../../testing/engine-tournament.ts';
import { de as refusals } from '../../../shared/api/refusals.de.ts';
import { type RefusalWords, refusalText } from '../../../shared/api/refusals.ts';
import { missingFact, withAnswer } from './missing-facts.ts';
import { askText, briefAct, doneText, stepLabel, taskCard, undoText } from './task-text.ts';
import { de } from './words.de.ts';
import { deskWords } from './words.ts';

const { en } = deskWords;

const seen = (engine: EngineTournament) =>
  viewTournament(engine.tournament, { role: 'director' }, engine.now, engine.history);
const cards = (engine: EngineTournament) =>
  seen(engine).tasks.map((task) => taskCard(task, seen(engine), en));

test('[absence-over-20-minutes] an absent player is a task with two buttons, and urgent when their time is up', () => {
  const engine = new EngineTournament('homepokertourney').started(8).do({ type: 'leave', player: 'p1' });
  engine.now = 16 * MINUTE;
  expect(cards(engine)[0]).toMatchObject({ title: 'P1 is away', act: null, urgent: false });
  engine.now = 21 * MINUTE;
  expect(cards(engine)[0]).toMatchObject({
    act: 'Forfeit stack',
    urgent: true,
    other: { say: 'P1 is back', command: { type: 'come-back', player: 'p1' } },
  });
});

test('[absence-over-20-minutes] folded to a line, an absent player can come back but not lose the stack', () => {
  const engine = new EngineTournament('homepokertourney').started(8).do({ type: 'leave', player: 'p1' });
  engine.now = 21 * MINUTE;
  const [away, owes] = seen(engine).tasks;
  const brief = (task: DirectorTask) => briefAct(task, taskCard(task, seen(engine), en));
  expect(brief(away!)).toMatchObject({ say: 'P1 is back', command: { type: 'come-back' } });
  expect(brief(owes!)).toMatchObject({ say: 'P1 paid', command: { type: 'pay' } });
});

test('[balance-threshold] a move is urgent, and amounts are formatted as money', () => {
  const engine = new EngineTournament('homepokertourney').started(20);
  expect(cards(engine).at(-1)).toMatchObject({ title: 'P20 owes $25', act: 'P20 paid' });
  // Nobody taps in what table 1 plays: who moves from there waits for a tap.
  engine.do({ type: 'track', table: '1', on: false });
  engine.hand('2', ...engine.at('2').slice(0, 1)).hand('2', ...engine.at('2').slice(0, 1));
  expect(cards(engine)[0]).toMatchObject({
    title: 'Balance the tables',
    act: 'Balance now',
    urgent: true,
  });
});

test('[redraw-9-final-table] the redraw for one table is called what it is: the final table', () => {
  const engine = new EngineTournament('homepokertourney').startedUntracked(11);
  for (let level = 1; level < 5; level++) engine.do({ type: 'clock', do: 'next' });
  const big = engine.at('1').length > engine.at('2').length ? '1' : '2';
  engine.now += MINUTE;
  engine.do({ type: 'bust', table: big, players: engine.at(big).slice(0, 2) });
  expect(cards(engine)[0]).toMatchObject({ title: 'Final table', act: 'Draw new seats', urgent: true });
});

test('the notice of what was done has the names', () => {
  const engine = new EngineTournament('homepokertourney').started(8);
  const view = seen(engine);
  expect(doneText({ type: 'end-hand', table: '1', busts: ['p1', 'p2'] }, view, en)).toBe('P1 and P2 are out');
  expect(doneText({ type: 'pay', player: 'p3', amount: 2500 }, view, en)).toBe('P3 paid $25');
});

test('[late-unpaid-missed-blinds] a fact a refusal lacks is asked for and sent with the same command', () => {
  const engine = new EngineTournament('bnai-jeshurun').startedUntracked(8);
  engine.now = 25 * MINUTE;
  engine.do({ type: 'enter', player: 'larry', name: 'Larry', adult: true });
  const command = { type: 'seat-late', player: 'larry' } as const;
  const ask = missingFact(command, engine.try(command)!)!;
  expect(ask).toMatchObject({ is: 'orbits', table: '1', estimate: 2 });
  expect(askText(ask, seen(engine), en)).toBe('How many orbits has table 1 played?');
  engine.do(withAnswer(command, ask, 3));
  expect(engine.tournament.players.get('larry')).toMatchObject({ stack: 3775, owesBigBlind: true });
  expect(missingFact(command, { code: 'no-hand', message: '', rule: null, table: '1' })).toBeNull();
});

test('[age-minimum] whether a guest is of age is a yes-or-no question, and no is refused', () => {
  const engine = new EngineTournament('bnai-jeshurun');
  const command = { type: 'enter', player: 'ben', name: 'Ben' } as const;
  const ask = missingFact(command, engine.try(command)!)!;
  expect(askText(ask, seen(engine), en)).toBe('Is Ben 21 or older?');
  expect(engine.try(withAnswer(command, ask, 0))).toMatchObject({ code: 'too-young' });
  expect(engine.try(withAnswer(command, ask, 1))).toBeNull();
});

test('[balance-threshold] the same in German, from the same figures', () => {
  const engine = new EngineTournament('homepokertourney').started(20);
  engine.do({ type: 'track', table: '1', on: false });
  engine.hand('2', engine.at('2')[0]!).hand('2', engine.at('2')[0]!);
  const view = seen(engine);
  expect(taskCard(view.tasks[0]!, view, de)).toMatchObject({
    title: 'Tische ausgleichen',
    why: 'Tisch 1 hat 10 und Tisch 2 hat 8.',
    act: 'Jetzt ausgleichen',
  });
});

test('undo names its step in the language of the desk, or in English for old tournaments', () => {
  const engine = new EngineTournament('homepokertourney').started(8).do({ type: 'leave', player: 'p1' });
  expect(undoText(seen(engine), en)).toBe('P1 is away');
  expect(undoText(seen(engine), de)).toBe('P1 ist weg');
  expect(undoText({ ...seen(engine), undoes: null }, de)).toBe('leave P1');
});

test('every step to undo or redo has words, also with a player whose buy-in was undone', () => {
  const engine = new EngineTournament('homepokertourney').enter('Ann');
  engine.do({ type: 'pay', player: 'ann', amount: 2500 }).do({ type: 'undo' }).do({ type: 'undo' });
  const view = seen(engine);
  const labels = (words: typeof en) => view.desk?.undone.map((step) => stepLabel(step, view, words));
  expect(labels(en)).toEqual(['Ann bought in', 'Ann paid $25']);
  expect(labels(de)).toEqual(['Ann ist eingekauft', 'Ann hat $25 bezahlt']);
});

test('a refusal is in German with the name, or in the server’s English', () => {
  const engine = new EngineTournament('homepokertourney').started(8).do({ type: 'leave', player: 'p1' });
  const say = (command: Parameters<typeof withAnswer>[0], words: RefusalWords) =>
    refusalText(engine.try(command)!, words);
  expect(say({ type: 'leave', player: 'p1' }, refusals)).toBe('P1 ist schon weg.');
  expect(say({ type: 'leave', player: 'p1' }, null)).toBe('P1 is already away.');
  expect(say({ type: 'clock', do: 'back' }, refusals)).toBe('Das ist das erste Level.');
});
