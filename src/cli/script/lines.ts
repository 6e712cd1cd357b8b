import type { z } from 'zod';
import { BadInput } from '../shared/command.ts';

/** What is wrong in a line, in one line of text. */
export const wrongIn = ({ issues }: z.ZodError): string =>
  issues
    .map(({ path, message }) => `${path.length === 0 ? '' : `"${path.join('.')}": `}${message}`)
    .join('; ');

export function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new BadInput('the line is not JSON');
  }
}
