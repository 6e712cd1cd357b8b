import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findRulebook, rulebooks } from '../../rulebooks/index.ts';
import { openField, SimulatedTournament } from '../../sim/simulated-tournament.ts';
import { EngineTournament, MINUTE } from '../../testing/engine-tournament.ts';
import type { TournamentCommand } from './commands.ts';
import { decide } from './decide.ts';
import { evolve, tournamentFrom } from './evolve.ts';
import { PACKED_SCHEMA, packTournament, unpackTournament } from './pack.ts';
import type { UndoStack } from './undo.ts';

const ids = rulebooks.map(({ id }) => id);

/** As the store gives it back. */
const stored = <T>(value: T): T => JSON.parse(JSON.stringify(value));
const reopened = (history: UndoStack): UndoStack => unpackTournament(stored(packTournament(history)));
const settled = ({ tournament }: UndoStack): UndoStack => ({ tournament, past: [], undone: [] });
const sizeOf = (history: UndoStack): number => JSON.stringify(packTournament(history)).length;

/** Everything it is made of, each part once. */
function parts(value: unknown, found = new Set<unknown>()): Set<unknown> {
  if (typeof value !== 'object' || value === null || found.has(value)) return found;
  found.add(value);
  for (const part of value instanceof Map ? value.values() : Object.values(value)) parts(part, found);
  return found;
}

test('a dealt tournament packed at any point unpacks the same and plays on the same', () => {
  fc.assert(
    fc.property(fc.constantFrom(...ids), fc.integer({ min: 2, max: 70 }), fc.nat(), (id, players, seed) => {
      const field = { rulebook: findRulebook(id)!, players };
      const simulated = new SimulatedTournament(field, openField(field), seed, true);
      simulated.play();
      const at = seed % simulated.events.length;
      const half = simulated.events.slice(0, at).reduce(evolve, openField(field));
      const opened = reopened(half);
      expect(opened).toEqual(half);
      const rest = simulated.events.slice(at);
      expect(rest.reduce(evolve, opened)).toEqual(rest.reduce(evolve, half));
    }),
    { numRuns: 25 },
  );
});

/** What a director may tap next in a live tournament, and how often; some of it is refused. */
function tap(engine: EngineTournament): TournamentCommand {
  const { tournament } = engine;
  const { levels, breaks } = tournament.clock;
  const last = levels.at(-1)!;
  const one = <T>(list: Iterable<T>): T | undefined => [...list][engine.under([...list].length || 1)];
  const { id: table = '1', seats } = one(tournament.tables.values()) ?? {};
  const sits = one(seats?.values() ?? []) ?? 'p1';
  const player = one(tournament.players.keys())!;
  const late = `late${engine.under(4)}`;
  const some: TournamentCommand[] = [
    { type: 'end-hand', table, busts: [sits] },
    { type: 'rebuy', player },
    { type: 'tell-chips', player, stack: 100 * engine.under(90) },
    { type: 'leave', player },
    { type: 'come-back', player },
    { type: 'ask', player: sits, what: engine.under(2) ? 'out' : 'rebuy' },
    { type: 'ask', player: sits, what: 'clock', on: player },
    { type: 'call-clock', player: sits, counts: true },
    { type: 'enter', player: late, name: 'Late', adult: true },
    { type: 'seat-late', player: late },
    { type: 'penalize', player: sits, penalty: { kind: 'missed-hands', hands: 2, reason: 'loud' } },
    { type: 'remove', player, why: 'disqualified', stack: 500 },
    { type: 'clock', do: 'stop', why: 'dispute' },
    { type: 'clock', do: 'next' },
    { type: 'set-levels', levels: [...levels.slice(0, -1), { ...last, ante: last.big }], breaks },
    { type: 'set-prizes', percent: [60, 40] },
    { type: 'hand-for-hand', on: engine.under(2) === 0 },
    { type: 'correct-button', table, seat: 1 + engine.under(9) },
    { type: 'pay', player, amount: 500 },
    { type: 'color-up' },
  ];
  const often: TournamentCommand[] = [
    { type: 'start-hand', table },
    { type: 'end-hand', table },
    { type: 'rearrange' },
    { type: 'clock', do: 'start' },
    { type: engine.under(3) ? 'undo' : 'redo' },
  ];
  return one(engine.under(2) ? often : some)!;
}

test('a live tournament unpacks as if replayed and plays on the same, undo and redo included', () => {
  let undone = 0;
  fc.assert(
    fc.property(
      fc.constantFrom(...ids),
      fc.oneof({ weight: 5, arbitrary: fc.integer({ min: 2, max: 30 }) }, fc.constant(210)),
      fc.integer({ min: 0, max: 200 }),
      fc.nat(),
      (id, players, taps, seed) => {
        const engine = new EngineTournament(id, seed.toString(16).padStart(64, '0')).started(players);
        const next = (): TournamentCommand => {
          engine.now += MINUTE;
          return tap(engine);
        };
        for (let at = 0; at < taps; at++) engine.try(next());
        // Every other one is packed with something undone.
        if (seed % 2 === 0) engine.try({ type: 'undo' });
        undone += engine.history.undone.length;

        const replayed = tournamentFrom(stored(engine.events));
        let opened = reopened(engine.history);
        expect(opened).toEqual(replayed);
        expect(reopened(replayed)).toStrictEqual(replayed);
        expect(parts(opened).size).toBe(parts(engine.history).size);

        engine.history = replayed;
        for (let at = 0; at < 60; at++) {
          const command = next();
          const circumstances = { now: engine.now, entropy: engine.seed() };
          const one = decide(opened, command, circumstances);
          const other = decide(engine.history, command, circumstances);
          expect({ ...one, value: one.ok && one.value.events }).toEqual({
            ...other,
            value: other.ok && other.value.events,
          });
          if (one.ok) opened = one.value.history;
          if (other.ok) engine.history = other.value.history;
        }
        expect(opened).toEqual(engine.history);
      },
    ),
    { numRuns: 25 },
  );
  expect(undone).toBeGreaterThan(0);
});

test('nothing is not taken for null, nor a number for the name it is written as', () => {
  const { tournament } = new EngineTournament('tda').started(3).history;
  const move = { player: 'p1', from: null, to: { table: '1', seat: 2 }, rule: undefined };
  const handsBefore = new Map([1, 2, 3].map((hands) => [String(hands), hands]));
  const history = {
    tournament: { ...tournament, moves: [move as never], handsBefore },
    past: [],
    undone: [],
  };
  expect(reopened(history)).toStrictEqual(history);
});

test.each([24, 300])('of %i players, what fifty steps share is written once', (players) => {
  const engine = new EngineTournament('tda').started(players);
  for (let hand = 0; hand < 30; hand++) engine.hand('1');
  expect(engine.history.past).toHaveLength(50);
  expect(sizeOf(engine.history)).toBeLessThan(4 * sizeOf(settled(engine.history)));
});

test('a tournament whose steps share next to nothing is not packed', () => {
  const engine = new EngineTournament('tda').enter(...Array.from({ length: 750 }, (_, at) => `P${at}`));
  for (let draw = 0; draw < 50; draw++) engine.do({ type: 'draw-seats' });
  expect(packTournament(engine.history)).toBeNull();
});

/** Names of facts, not what they are. */
function shape(value: unknown): unknown {
  if (value instanceof Map) return { '#map': shape([...value.values()]) };
  if (Array.isArray(value)) return value.length === 0 ? [] : [shape(value[0])];
  if (typeof value !== 'object' || value === null) return typeof value;
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [
      name,
      name === 'rulebook' || name === 'before' ? name : shape(each),
    ]),
  );
}

test('a tournament with other facts needs another schema', () => {
  const engine = new EngineTournament('homepokertourney').started(3, 'dealt');
  const { history } = engine.do({ type: 'leave', player: 'p1' }).do({ type: 'undo' });
  expect({ schema: PACKED_SCHEMA, facts: shape(history) }).toMatchInlineSnapshot(`
    {
      "facts": {
        "past": [
          {
            "at": "number",
            "before": "before",
            "clock": "boolean",
            "command": {
              "adult": "boolean",
              "name": "string",
              "player": "string",
              "type": "string",
            },
            "events": [
              {
                "bounty": "number",
                "chips": "number",
                "here": "boolean",
                "name": "string",
                "player": "string",
                "prepaid": "boolean",
                "price": "number",
                "type": "string",
              },
            ],
            "number": "number",
            "what": "string",
          },
        ],
        "tournament": {
          "agreed": "object",
          "asks": [],
          "bank": "number",
          "breakSteps": "object",
          "bustOpen": "boolean",
          "busts": [],
          "called": "object",
          "chipsIssued": "number",
          "clock": {
            "at": "number",
            "breaks": [],
            "left": "object",
            "levels": [
              {
                "ante": "number",
                "big": "number",
                "minutes": "number",
                "small": "number",
              },
            ],
            "running": {
              "endsAt": "number",
            },
            "stoppedFor": "object",
          },
          "combines": "boolean",
          "costs": [],
          "dealers": [],
          "donorDraws": [],
          "ending": "boolean",
          "entries": "number",
          "followed": {
            "hands": {
              "#map": [],
            },
            "kept": [],
          },
          "forfeit": "object",
          "halfFieldRedrawn": "boolean",
          "handForHand": "boolean",
          "handsBefore": {
            "#map": [],
          },
          "id": "string",
          "kind": "string",
          "moves": [],
          "name": "string",
          "percent": "object",
          "phase": "string",
          "played": [],
          "players": {
            "#map": [
              {
                "addOns": "number",
                "awaySince": "object",
                "bountiesWon": "number",
                "bounty": "number",
                "counted": "boolean",
                "cutOff": "boolean",
                "id": "string",
                "late": "boolean",
                "missesHands": "number",
                "name": "string",
                "online": "boolean",
                "owes": "number",
                "owesBigBlind": "boolean",
                "paid": "number",
                "paidOut": "number",
                "penalties": [],
                "prepaid": "boolean",
                "rebuys": "number",
                "stack": "number",
                "standing": {
                  "chair": {
                    "seat": "number",
                    "table": "string",
                  },
                  "is": "string",
                },
                "tipped": "number",
              },
            ],
          },
          "races": [],
          "roundTo": "number",
          "rulebook": "rulebook",
          "seatedMoves": [],
          "slept": "object",
          "smallestChip": "number",
          "startedAt": "number",
          "tables": {
            "#map": [
              {
                "buttonCards": [],
                "chairs": "number",
                "circuit": "object",
                "dealer": "object",
                "drawnAt": "number",
                "emptied": [],
                "firstButton": "number",
                "hand": "object",
                "handsAtLevel": [],
                "handsPlayed": "number",
                "id": "string",
                "joined": [],
                "kind": "string",
                "lastDealer": "object",
                "lastLevel": "number",
                "remote": "object",
                "seats": {
                  "#map": [
                    "string",
                  ],
                },
                "seen": "object",
                "tapped": "object",
                "tracked": "boolean",
              },
            ],
          },
          "turnedFrom": "object",
          "tvLayout": "object",
        },
        "undone": [
          {
            "at": "number",
            "before": "before",
            "clock": "boolean",
            "command": {
              "player": "string",
              "type": "string",
            },
            "events": [
              {
                "at": "number",
                "player": "string",
                "type": "string",
              },
            ],
            "number": "number",
            "what": "string",
          },
        ],
      },
      "schema": 16,
    }
  `);
});
