import { z } from 'zod';
import { tournamentCommand } from '../../protocol/commands.ts';
import { FIXED_NAMES } from './fixed-names.ts';
import { PEOPLE } from './names.ts';
import { VALUES } from './questions.ts';

type Fields = { readonly properties?: Record<string, object>; readonly required?: readonly string[] };

/** Commands that a script gives by another name, or by answering a question. */
const OTHERWISE: ReadonlySet<unknown> = new Set(['answer', 'agree-deal']);
/** Fields that Riffle fills in. */
const FILLED: ReadonlySet<string> = new Set(['type', 'anyway']);

const options = (): z.ZodType[] =>
  tournamentCommand.options.flatMap((option): z.ZodType[] =>
    'options' in option ? [...option.options] : [option],
  );

/** The names of all commands the tournament knows. */
export const commandTypes = (): string[] => options().flatMap((option) => typesOf(fieldsOf(option)));

/** Every command and every question with its fields, one line each. */
export const listed = (): object[] => [
  ...options()
    .flatMap(described)
    .filter(({ command }) => !OTHERWISE.has(command)),
  ...FIXED_NAMES,
  ...VALUES,
];

const fieldsOf = (option: z.ZodType): Fields =>
  z.toJSONSchema(option, { unrepresentable: 'any', io: 'input' }) as Fields;

/** Commands without fields of their own share a schema. */
function typesOf({ properties = {} }: Fields): readonly string[] {
  const { const: one, enum: several } = properties.type as { const?: string; enum?: readonly string[] };
  return several ?? (one === undefined ? [] : [one]);
}

function described(option: z.ZodType) {
  const schema = fieldsOf(option);
  const { properties = {}, required = [] } = schema;
  return typesOf(schema).map((command) => {
    // A newcomer has no id but the name.
    const isNew = command === 'enter' || command === 'expect';
    const hidden = (field: string): boolean => FILLED.has(field) || (isNew && field === 'player');
    const fields = Object.entries(properties)
      .filter(([field]) => !hidden(field))
      .map(([field, each]) => [field, PEOPLE.has(field) ? named(each) : each] as const);
    return {
      command,
      fields: Object.fromEntries(fields),
      required: required.filter((field) => !hidden(field) && !(command === 'bust' && field === 'table')),
      override: 'anyway' in properties,
    };
  });
}

/** A field that takes people, who go by their names in a script. */
const named = (schema: object): object => ({
  type: 'type' in schema ? schema.type : 'string',
  people: 'by name',
});
