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
        do: { type: 'answer', question: 'rebuy', player: who, rebuy: true },
      }),
    ];
    return { who, answers };
  };
  const { who, answers } = play();
  expect(answers[0]).toMatchObject({
    ok: true,
    events: [{ type: 'busted', together: [{ player: who }], dealtIn: [1, 2] }],
    questions: [{ is: 'rebuy', player: who, price: 2500, chips: 1000 }],
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
  const anyway = { reason: 'I promised' };
  expect(say(script, { do: { type: 'enter', name: 'Eve', anyway } })).toMatchObject({
    ok: true,
    events: [
      { type: 'overridden', rule: 'late-forfeit-deadline', reason: 'I promised' },
      { type: 'entered' },
    ],
  });
  expect(say(script, { do: { type: 'leave', player: 'Nobody Here' } })).toMatchObject({
    code: 'unknown-player',
  });
  expect(say(script, { do: { type: 'bust', tabel: '1', players: [] } }).message).toMatch(/tabel/);
  expect(say(script, { do: { type: 'dance' } })).toMatchObject({ ok: false, code: 'bad-line' });
  expect(script.answer('nonsense')).toMatchObject({ ok: false, code: 'bad-line' });
});

test('the list has every command and every question', () => {
  const all = listed() as { command: string; question?: string }[];
  expect(all.find(({ command }) => command === 'bust')).toMatchObject({ required: ['table', 'players'] });
  expect(all.filter(({ command }) => command === 'answer').map(({ question }) => question)).toEqual([
    'button',
    'blinds',
    'in-hand',
    'bell',
    'rebuy',
    'ranking',
    'bounty',
  ]);
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
