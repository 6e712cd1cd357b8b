import { type ParseArgsConfig, parseArgs } from 'node:util';
import type { Rulebook } from '../engine/choices/rulebook.ts';
import { findRulebook, rulebooks } from '../rulebooks/index.ts';

/** Bad input: one line that says what, where and what to do; exit 2, nothing written. */
export class BadInput extends Error {}

/** What the machine would not do: one line that says what and what to do; exit 1. */
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
    throw new BadInput(`no rulebook "${id}": ${rulebooks.map((rulebook) => rulebook.id).join(', ')}`);
  return found;
}

/** A whole number from the command line, `least` or more. */
export function wholeNumber(text: string, option: string, least: number): number {
  const number = Number(text);
  if (text.trim() === '' || !Number.isSafeInteger(number) || number < least)
    throw new BadInput(`${option} ${text}: a whole number from ${least} up is needed`);
  return number;
}

/** A number above 0 from the command line. */
export function positiveNumber(text: string, option: string): number {
  const number = Number(text);
  if (text.trim() === '' || !Number.isFinite(number) || number <= 0)
    throw new BadInput(`${option} ${text}: a number above 0 is needed`);
  return number;
}

export const colour = process.stdout.isTTY === true && process.env.NO_COLOR === undefined;
const wrap =
  (code: string) =>
  (text: string): string =>
    colour ? `\u001b[${code}m${text}\u001b[0m` : text;
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
