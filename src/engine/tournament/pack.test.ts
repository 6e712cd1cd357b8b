import fc from 'fast-check';
import { expect, test } from 'vitest';
import { houses, rulebook } from '../../rulebooks/index.ts';
import { openField, SimulatedNight } from '../../sim/simulated-night.ts';
import { Evening } from '../../testing/night.ts';
import { evolve, type History } from './evolve.ts';
import { PACKED_SCHEMA, packNight, unpackNight } from './pack.ts';

const settled = ({ night }: History): History => ({ night, past: [], undone: [] });

test('a night that was packed is the same night, and goes on the same, wherever it is packed', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...houses.map(({ id }) => rulebook(id)!)),
      fc.integer({ min: 2, max: 70 }),
      fc.nat(),
      (house, players, seed) => {
        const field = { house, players };
        const simulated = new SimulatedNight(field, openField(field), seed, true);
        simulated.play();
        const at = seed % simulated.events.length;
        const half = settled(simulated.events.slice(0, at).reduce(evolve, openField(field)));
        const opened = unpackNight(packNight(half));
        expect(opened).toEqual(half);
        const rest = simulated.events.slice(at).filter(({ type }) => type !== 'undone' && type !== 'redone');
        expect(rest.reduce(evolve, opened).night).toEqual(rest.reduce(evolve, half).night);
      },
    ),
    { numRuns: 25 },
  );
}, 60_000);

test('while something can be taken back, a night is not packed', () => {
  const evening = new Evening('tda').enter('Ann', 'Bob');
  expect(packNight(evening.history)).toBeNull();
  expect(packNight(settled(evening.history))).not.toBeNull();
});

/** Names of facts, not what they are. */
function shape(value: unknown): unknown {
  if (Array.isArray(value)) return value.length === 0 ? [] : [shape(value[0])];
  if (typeof value !== 'object' || value === null) return typeof value;
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [name, name === 'house' ? 'house' : shape(each)]),
  );
}

test('a night that gets other facts gets another schema', () => {
  const evening = new Evening('homepokertourney').started(3, 'dealt');
  const facts = shape(packNight(settled(evening.history)));
  expect({ schema: PACKED_SCHEMA, facts }).toMatchInlineSnapshot(`
    {
      "facts": {
        "agreed": "object",
        "asks": [],
        "bank": "number",
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
        "entries": "number",
        "halfFieldRedrawn": "boolean",
        "handForHand": "boolean",
        "handsBefore": {
          "#map": [],
        },
        "house": "house",
        "id": "string",
        "moves": [],
        "name": "string",
        "percent": "object",
        "phase": "string",
        "played": [],
        "players": {
          "#map": [
            [
              "string",
            ],
          ],
        },
        "races": [],
        "roundTo": "number",
        "smallestChip": "number",
        "startedAt": "number",
        "tables": {
          "#map": [
            [
              "string",
            ],
          ],
        },
        "turnedFrom": "object",
      },
      "schema": 3,
    }
  `);
});
