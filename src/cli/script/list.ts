import { z } from 'zod';
import { tournamentCommand } from '../../protocol/commands.ts';

type Fields = { readonly properties?: Record<string, object>; readonly required?: readonly string[] };

/** Every command and every question with its fields, one line each. */
export function listed(): object[] {
  return tournamentCommand.options.flatMap((option) =>
    'options' in option ? option.options.map(described) : [described(option)],
  );
}

function described(option: z.ZodType): object {
  const { properties = {}, required = [] } = z.toJSONSchema(option, {
    unrepresentable: 'any',
    io: 'input',
  }) as Fields;
  const constant = (field: string): unknown => {
    const found = properties[field] as { readonly const?: unknown; readonly enum?: unknown } | undefined;
    return found?.const ?? found?.enum;
  };
  const question = constant('question');
  const { type: _, question: __, ...fields } = properties;
  return {
    command: constant('type'),
    ...(question !== undefined && { question }),
    fields,
    required: required.filter((field) => field !== 'type' && field !== 'question'),
  };
}
