import { BigMap } from './state/big-map.ts';
import type { UndoStack } from './undo.ts';

/** Goes up whenever a tournament gets other facts or another packing: an older pack is not read, and the events are replayed. */
export const PACKED_SCHEMA = 16;

/**
 * The tournaments in an undo stack share most of their parts, so each part is written once, after the parts it consists
 * of. In it `[n]` is the part of that number, `[]` is undefined, and anything else is itself.
 */
type Part = readonly [kind: number, ...values: unknown[]];
type Entries = ReadonlyMap<unknown, unknown>;

const LIST = 0;
/** Names, then as many values. */
const OBJECT = 1;
const MAP = 2;
/** A big map: what has not changed, and what has. */
const LAYERS = 3;

/** Above this size, replaying the events costs less: drawing hundreds of seats again and again shares next to nothing. */
const MOST_PARTS = 100_000;

/** A tournament and its steps as plain data, to open it without its events; null if that is too much. */
export function packTournament(history: UndoStack): unknown {
  const parts: Part[] = [];
  const numbers = new Map<object, readonly [number]>();
  const known = new Map<string, readonly unknown[]>();

  function pack(value: unknown): unknown {
    if (value === undefined) return [];
    if (typeof value !== 'object' || value === null) return value;
    const number = numbers.get(value) ?? ([parts.push(partOf(value)) - 1] as const);
    numbers.set(value, number);
    return number;
  }

  function partOf(value: object): Part {
    if (value instanceof Map) return named(MAP, [...value.keys()], [...value.values()]);
    if (value instanceof BigMap) return [LAYERS, pack(value.base), pack(value.over)];
    if (Array.isArray(value)) return [LIST, ...value.map(pack)];
    return named(OBJECT, Object.keys(value), Object.values(value));
  }

  /** The same names in the same order are written once. */
  function named(kind: number, names: readonly unknown[], values: readonly unknown[]): Part {
    const text = JSON.stringify(names);
    const same = known.get(text) ?? names;
    known.set(text, same);
    return [kind, pack(same), ...values.map(pack)];
  }

  pack(history);
  return parts.length > MOST_PARTS ? null : parts;
}

export function unpackTournament(packed: unknown): UndoStack {
  const parts: unknown[] = [];
  const unpack = (value: unknown): unknown => (Array.isArray(value) ? parts[value[0]] : value);
  for (const [kind, ...values] of packed as Part[]) parts.push(made(kind, values.map(unpack)));
  return parts.at(-1) as UndoStack;
}

function made(kind: number, values: unknown[]): unknown {
  if (kind === LIST) return values;
  const [first, ...rest] = values;
  if (kind === LAYERS) return BigMap.with(first as Entries, rest[0] as Entries);
  const names = first as readonly string[];
  if (kind === MAP) return new Map(names.map((name, at) => [name, rest[at]]));
  // Object.fromEntries takes four times as long; what people send never has a `__proto__`.
  const object: Record<string, unknown> = {};
  for (let at = 0; at < names.length; at++) object[names[at]!] = rest[at];
  return object;
}
