import { BigMap } from './big-map.ts';
import type { History } from './evolve.ts';
import type { Night } from './night.ts';

/** Goes up whenever a night has other facts than before: what was packed then is not read, and the night is replayed. */
export const PACKED_SCHEMA = 3;

const MAP = '#map';
const isMap = (value: unknown): value is ReadonlyMap<unknown, unknown> =>
  value instanceof Map || value instanceof BigMap;

/** A night as plain data, for opening it without its history; null while there are steps that can be taken back. */
export function packNight({ night, past, undone }: History): unknown {
  if (past.length > 0 || undone.length > 0) return null;
  return JSON.parse(
    JSON.stringify(night, (_, value: unknown) => (isMap(value) ? { [MAP]: [...value] } : value)),
  );
}

export function unpackNight(packed: unknown): History {
  return { night: unpack(packed) as Night, past: [], undone: [] };
}

function unpack(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(unpack);
  const fields = Object.entries(value);
  const [first] = fields;
  if (fields.length === 1 && first![0] === MAP)
    return new Map((first![1] as [unknown, unknown][]).map(([key, each]) => [key, unpack(each)]));
  return Object.fromEntries(fields.map(([name, each]) => [name, unpack(each)]));
}
