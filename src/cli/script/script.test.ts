import { expect, test } from 'vitest';
import { tournamentFrom } from '../../engine/tournament/evolve.ts';
import { finishes } from '../../engine/tournament/money/finish.ts';
import { findRulebook } from '../../rulebooks/index.ts';
import { EngineTournament, MINUTE } from '../../testing/engine-tournament.ts';
import { listed } from './list.ts';
import { momentText, parseMoment } from './moments.ts';
import { ScriptPlayer } from './script-player.ts';
import { scriptOf } from './written.ts';

const SEED = '1'.padStart(64, '0');
const player = (rulebook = 'homepokertourney') => new ScriptPlayer(findRulebook(rulebook)!, SEED);
const say = (script: ScriptPlayer, line: object) =>
  script.answer(JSON.stringify(line)) as Record<string, unknown>;

function started(count: number, rulebook?: string): ScriptPlayer {
  const script = player(rulebook);
  for (let at = 1; at <= count; at++)
    say(script, { do: { type: 'enter', name: `Player ${at}`, adult: true } });
  say(script, { do: { type: 'draw-seats' } });
  say(script, { do: { type: 'start' } });
  return script;
}

type Seated = { readonly seat: number; readonly name: string };
type Tables = {
  readonly tables: { readonly tables: readonly { readonly id: string; readonly seats: readonly Seated[] }[] };
};
const at = (script: ScriptPlayer, table: string): string[] =>
  (say(script, { show: 'tables' }) as unknown as Tables).tables.tables
    .find(({ id }) => id === table)!
    .seats.map(({ name }) => name);

test('moments are written as people say them', () => {
  for (const text of ['0:00:00', '1:05:30', '12:59:59.250']) expect(momentText(parseMoment(text))).toBe(text);
  expect(parseMoment('5:30')).toBe(330_000);
  expect(() => parseMoment('soon')).toThrow('write it as "1:05:30"');
});

test('[rebuy-window] a bust is answered with its question, people by name, and the same lines give the same night', () => {
  const lines = ['0:20:00', '0:59:00'].map((moment) => ({ moment }));
  const play = () => {
    const script = started(8);
    const [who] = at(script, '1') as [string];
    const answers = [
      say(script, { at: lines[0]!.moment, do: { type: 'bust', table: '1', players: [who.toUpperCase()] } }),
      say(script, {
        at: lines[1]!.moment,
        answer: { id: `rebuy-or-out:${who.toLowerCase()}`, value: 'rebuy' },
      }),
    ];
    return { who, answers };
  };
  const { who, answers } = play();
  expect(answers[0]).toMatchObject({
    ok: true,
    events: [{ type: 'busted', together: [{ player: who }], dealtIn: [1, 2] }],
    questions: [
      {
        id: `rebuy-or-out:${who}`,
        question: 'rebuy-or-out',
        player: who,
        table: '1',
        choices: ['rebuy', 'out'],
        price: 2500,
        chips: 1000,
      },
    ],
    clock: { level: 2, small: 15, big: 30, left: '0:20:00' },
  });
  expect(answers[1]).toMatchObject({ ok: true, events: [{ type: 'rebought', player: who }], questions: [] });
  expect(play()).toEqual({ who, answers });
});

test('a refusal has its code, rule and way around, and an unknown name or field is named', () => {
  const script = started(6);
  expect(say(script, { at: '0:25:00', do: { type: 'enter', name: 'Eve' } })).toMatchObject({
    ok: false,
    code: 'registration-closed',
    rule: 'late-forfeit-deadline',
    override: true,
    level: 2,
  });
  expect(say(script, { do: { type: 'enter', name: 'Eve' }, override: 'I promised' })).toMatchObject({
    ok: true,
    events: [
      { type: 'overridden', rule: 'late-forfeit-deadline', reason: 'I promised' },
      { type: 'entered' },
    ],
    questions: [{ id: 'orbits:Eve', table: '1' }],
  });
  expect(say(script, { do: { type: 'leave', player: 'Nobody Here' } })).toMatchObject({
    code: 'unknown-player',
  });
  expect(say(script, { do: { type: 'bust', tabel: '1', players: [] } }).message).toMatch(/tabel/);
  const twice = { do: { type: 'bust', players: ['Player 2'] } };
  expect(say(script, twice)).toMatchObject({ ok: true });
  expect(say(script, twice)).toMatchObject({ code: 'not-in', message: 'Player 2 is out already' });
  expect(say(script, { do: { type: 'bust', players: ['Nobody Here'] } })).toMatchObject({
    code: 'unknown-player',
  });
  expect(say(script, { do: { type: 'dance' } })).toMatchObject({
    ok: false,
    code: 'bad-line',
    message: 'there is no command "dance": riffle night --list names them all',
  });
  expect(script.answer('nonsense')).toMatchObject({ code: 'bad-line', message: 'the line is not JSON' });
  expect(say(script, { answer: { id: 'button:1', value: 3 } })).toMatchObject({
    ok: false,
    code: 'no-question',
  });
});

test('the list has every command by the name scripts use, and every question with what answers it', () => {
  const all = listed() as { command?: string; question?: string; value?: string; required?: string[] }[];
  expect(all.find(({ command }) => command === 'bust')).toMatchObject({ required: ['players'] });
  expect(all.find(({ command }) => command === 'enter')).toMatchObject({
    required: ['name'],
    override: true,
  });
  const fixed =
    'enter draw-seats start bust rebuy out add-on leave come-back go-home rearrange color-up clock deal';
  expect(all.map(({ command }) => command)).toEqual(
    expect.arrayContaining([...fixed.split(' '), 'finish', 'undo', 'redo', 'retract']),
  );
  const questions = all.filter(({ question }) => question !== undefined);
  expect(questions.map(({ question }) => question)).toEqual(
    expect.arrayContaining('button before-bell more-chips orbits odd-chips stack rebuy-or-out'.split(' ')),
  );
  expect(questions.every(({ value }) => value !== undefined)).toBe(true);
});

test('[balance-same-position] questions are answered by their ids: the bell, out, the button at both tables', () => {
  const script = started(16);
  const [first, second] = at(script, '1') as [string, string];
  expect(
    say(script, { at: '1:01:00', do: { type: 'bust', table: '1', players: [first] } }).questions,
  ).toMatchObject([
    { id: `before-bell:${first}`, level: 4, choices: ['before', 'after', 'out'] },
    { id: 'odd-chips:color-up' },
  ]);
  say(script, { do: { type: 'color-up' } });
  expect(say(script, { answer: { id: `before-bell:${first}`, value: 'maybe' } })).toMatchObject({
    code: 'bad-line',
    message: 'answer with "before" or "after" or "out"',
  });
  expect(say(script, { answer: { id: `before-bell:${first}`, value: 'after' } })).toMatchObject({
    ok: true,
    events: [{ type: 'bust-dated', level: 4 }],
    questions: [],
  });
  const out = say(script, { at: '1:30:00', do: { type: 'bust', players: [second] } });
  expect(out).toMatchObject({
    questions: [{ id: 'button:1', question: 'button', table: '1' }],
    tasks: expect.arrayContaining([expect.objectContaining({ why: 'Table 1 has 6 and table 2 has 8.' })]),
  });
  const told = say(script, { answer: { id: 'button:1', value: 5 } });
  expect(told).toMatchObject({ ok: true, questions: [{ id: 'button:2' }] });
  expect(say(script, { answer: { id: 'button:2', value: 1 } }).events).toEqual(
    expect.arrayContaining([expect.objectContaining({ type: 'moved' })]),
  );
});

test('"out" is no rebuy, for a player who busted and for one who still plays', () => {
  const script = started(8);
  const [first, second] = at(script, '1') as [string, string];
  say(script, { at: '0:10:00', do: { type: 'bust', players: [first] } });
  expect(say(script, { do: { type: 'out', player: first } })).toMatchObject({
    events: [{ type: 'rebuy-declined', player: first }],
    questions: [],
  });
  expect(say(script, { do: { type: 'out', player: second } })).toMatchObject({
    ok: true,
    events: [{ type: 'busted' }, { type: 'rebuy-declined', player: second }],
    questions: [],
  });
  expect(say(script, { do: { type: 'out', player: 'Nobody' } })).toMatchObject({ code: 'unknown-player' });
});

test('[late-unpaid-missed-blinds] an unpaid latecomer is seated when the orbits are told', () => {
  const script = started(12, 'bnai-jeshurun');
  const entered = say(script, { at: '0:25:00', do: { type: 'enter', name: 'Eve', adult: true } });
  expect(entered).toMatchObject({ ok: true, questions: [{ id: 'orbits:Eve', question: 'orbits' }] });
  expect(say(script, { answer: { id: 'orbits:Eve', value: 3 } })).toMatchObject({
    ok: true,
    events: [{ type: 'seated', player: 'Eve' }],
    questions: [],
  });
});

test('[absence-over-20-minutes] a player who goes home is asked for their stack, and forfeits it', () => {
  const script = started(8);
  const [who] = at(script, '1') as [string];
  expect(say(script, { at: '0:50:00', do: { type: 'go-home', player: who } })).toMatchObject({
    ok: true,
    events: [],
    questions: [{ id: `stack:${who}`, question: 'stack', player: who }],
  });
  expect(say(script, { answer: { id: `stack:${who}`, value: 925 } })).toMatchObject({
    ok: true,
    events: [{ type: 'removed', player: who, why: 'went-home', stack: 925 }],
    questions: [],
  });
});

test('[chip-race-award] a color-up asks for everybody’s odd chips', () => {
  const script = started(8);
  const there = at(script, '1');
  const due = say(script, { at: '1:25:00', do: { type: 'leave', player: there[0] } });
  expect(due.questions).toMatchObject([
    { id: 'odd-chips:color-up', question: 'odd-chips', chip: 5, into: 25 },
  ]);
  const odd = Object.fromEntries(there.map((name, at) => [name, at % 5]));
  expect(say(script, { answer: { id: 'odd-chips:color-up', value: odd } })).toMatchObject({
    ok: true,
    events: [
      { type: 'raced', chip: 5, into: 25 },
      { type: 'smallest-chip', chip: 25 },
    ],
    questions: [],
  });
});

test('[side-deals] a deal ends the night and pays what was agreed; with something for first they play on', () => {
  const script = started(3);
  const [a, b, c] = at(script, '1') as [string, string, string];
  say(script, { at: '0:30:00', do: { type: 'out', player: c } });
  const played = { forFirst: 1000, amounts: { [a]: 3000, [b]: 2000 } };
  expect(say(script, { do: { type: 'deal', ...played } })).toMatchObject({
    ok: true,
    events: [{ type: 'deal-agreed', forFirst: 1000 }],
  });
  say(script, { do: { type: 'undo' } });
  const ended = say(script, { do: { type: 'deal', amounts: { [a]: 3500, [b]: 2500 } } });
  expect(ended.tasks).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ player: a, facts: { is: 'to-be-paid', amount: 3500 } }),
    ]),
  );
});

/** A tournament that was told, with an undo, a rename and a draw in it. */
function told(): EngineTournament {
  const engine = new EngineTournament('homepokertourney').startedUntracked(21);
  engine.now = 61 * MINUTE;
  engine.do({ type: 'leave', player: 'p3' }).do({ type: 'undo' }).do({ type: 'redo' });
  engine
    .do({ type: 'rename', player: 'p3', name: 'Mike' })
    .do({ type: 'rename', player: 'p4', name: 'Mike' });
  const [a, b] = engine.at('3') as [string, string];
  engine.do({ type: 'bust', table: '3', players: [a] });
  engine.do({ type: 'answer', question: 'bell', player: a, before: true });
  engine.do({ type: 'answer', question: 'rebuy', player: a, rebuy: false });
  engine.now = 75 * MINUTE;
  engine.do({ type: 'bust', table: '3', players: [b] });
  engine.do({ type: 'answer', question: 'button', table: '3', seat: 5 }).do({ type: 'rearrange' });
  const { donor } = engine.tournament.donorDraws[0]!;
  return engine.do({ type: 'answer', question: 'button', table: donor, seat: 2 });
}

test('an exported tournament plays again to the same end', () => {
  const engine = told();
  const [first, ...lines] = [...scriptOf(engine.events)].map((line) => JSON.stringify(line));
  const again = ScriptPlayer.opened(first!, SEED)!;
  for (const line of lines) expect(again.answer(line), line).toMatchObject({ ok: true });
  const names = (events: typeof engine.events) => {
    const { tournament } = tournamentFrom(events);
    return {
      seats: [...tournament.tables.values()].map(({ seats }) =>
        [...seats].map(([seat, id]) => [seat, tournament.players.get(id)!.name]),
      ),
      places: [...finishes(tournament)].map(([id, finish]) => [tournament.players.get(id)!.name, finish]),
      types: events.map(({ type }) => type),
    };
  };
  expect(names(again.events)).toEqual(names(engine.events));
});
