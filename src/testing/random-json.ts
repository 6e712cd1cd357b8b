import type { Chance } from './fuzz-commands.ts';

/** As much of a JSON schema as ours use. */
export type JsonSchema = {
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly nullable?: boolean;
  readonly pattern?: string;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly items?: JsonSchema | readonly JsonSchema[];
  readonly prefixItems?: readonly JsonSchema[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | JsonSchema;
  readonly oneOf?: readonly JsonSchema[];
  readonly anyOf?: readonly JsonSchema[];
};

/** Something that a schema allows. Strings are among these words, where one fits the pattern. */
export function fitting(schema: JsonSchema, chance: Chance, words: readonly string[]): unknown {
  const { under, one, sometimes } = chance;
  if (schema.nullable && sometimes(20)) return null;
  if ('const' in schema) return schema.const;
  if (schema.enum !== undefined) return one(schema.enum);
  const choices = schema.oneOf ?? schema.anyOf;
  if (choices !== undefined) return fitting(one(choices) ?? {}, chance, words);
  switch (schema.type) {
    case 'object':
      return object(schema, chance, words);
    case 'array':
      return array(schema, chance, words);
    case 'integer':
    case 'number': {
      const { minimum = 0, maximum = Number.MAX_SAFE_INTEGER } = schema;
      return Math.min(maximum, one([minimum, maximum, minimum + under(5), minimum + under(5000)])!);
    }
    case 'boolean':
      return sometimes(50);
    case 'string': {
      const pattern = new RegExp(schema.pattern ?? '', 'u');
      const fits = words.filter((word) => pattern.test(word));
      return (one(fits) ?? 'word').slice(0, schema.maxLength);
    }
    case 'null':
      return null;
    default:
      return one(JUNK);
  }
}

function object(schema: JsonSchema, chance: Chance, words: readonly string[]): object {
  const { properties = {}, required = [], additionalProperties: others } = schema;
  const fields = Object.entries(properties).filter(
    ([name]) => required.includes(name) || chance.sometimes(40),
  );
  const more = typeof others === 'object' ? Array.from({ length: chance.under(3) }, () => others) : [];
  return Object.fromEntries([
    ...fields.map(([name, each]) => [name, fitting(each, chance, words)]),
    ...more.map((each) => [chance.one(words), fitting(each, chance, words)]),
  ]);
}

function array(schema: JsonSchema, chance: Chance, words: readonly string[]): unknown[] {
  const { minItems = 0, maxItems = 100 } = schema;
  const tuple = schema.prefixItems ?? (Array.isArray(schema.items) ? schema.items : null);
  if (tuple !== null) return tuple.map((each) => fitting(each, chance, words));
  const length = Math.min(maxItems, minItems + chance.under(4));
  return Array.from({ length }, () => fitting((schema.items ?? {}) as JsonSchema, chance, words));
}

const deep = (levels: number): unknown => (levels === 0 ? [] : [deep(levels - 1)]);

/** What no schema asks for. */
export const JUNK: readonly unknown[] = [
  ...[null, true, -1, 1.5, 1e308, '', '\u0000', '\ud800', '__proto__', 'constructor', '../../etc/passwd'],
  ...['x'.repeat(5000), [], {}, [[]], { toString: 1 }, deep(40)],
];

/** The same with one field that is missing, strange or one too many; or something else altogether. */
export function spoiled(value: unknown, { one, sometimes }: Chance): unknown {
  if (typeof value !== 'object' || value === null || sometimes(20)) return one(JUNK);
  const copy: Record<string, unknown> = { ...value };
  const field = sometimes(20) ? 'more' : (one(Object.keys(copy)) ?? 'more');
  if (sometimes(30)) delete copy[field];
  else copy[field] = one(JUNK);
  return copy;
}
