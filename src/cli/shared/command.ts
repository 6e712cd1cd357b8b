import { type ParseArgsConfig, parseArgs } from 'node:util';
import type { Rulebook } from '../../engine/choices/rulebook.ts';
import { findRulebook, rulebooks } from '../../rulebooks/index.ts';

/** Bad input: one line that says what is wrong, where, and what to do; exit 2, nothing written. */
export class BadInput extends Error {}

/** Something the machine could not do: one line that says what, and what to do about it; exit 1. */
export class Failed extends Error {}

export type Command = {
  readonly name: string;
  readonly summary: string;
  readonly help: string;
  run(args: readonly string[]): Promise<number> | number;
};

type Options = NonNullable<ParseArgsConfig['options']>;

/** Reads a command's own options; unknown ones are bad input. */
export function readArgs<const T extends Options>(args: readonly string[], options: T) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (error) {
    throw new BadInput((error as Error).message.split('. ')[0]!);
  }
}

export function chosenRulebook(id: string): Rulebook {
  const found = findRulebook(id);
  if (found === undefined)
    throw new BadInput(`no rulebook "${id}": choose ${rulebooks.map((rulebook) => rulebook.id).join(', ')}`);
  return found;
}

/** A whole number from the command line, at least `least`. */
export function wholeNumber(text: string, option: string, least: number): number {
  const number = Number(text);
  if (text.trim() === '' || !Number.isSafeInteger(number) || number < least)
    throw new BadInput(`${option} ${text}: needs a whole number, ${least} or more`);
  return number;
}

/** A number above 0 from the command line. */
export function positiveNumber(text: string, option: string): number {
  const number = Number(text);
  if (text.trim() === '' || !Number.isFinite(number) || number <= 0)
    throw new BadInput(`${option} ${text}: needs a number above 0`);
  return number;
}

export const color = process.stdout.isTTY === true && process.env.NO_COLOR === undefined;
const wrap =
  (code: string) =>
  (text: string): string =>
    color ? `\u001b[${code}m${text}\u001b[0m` : text;
export const bold = wrap('1');
export const dim = wrap('2');
export const green = wrap('32');
export const red = wrap('31');

export function print(text: string): void {
  process.stdout.write(`${text}\n`);
}

export async function readStdin(): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of process.stdin) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}
