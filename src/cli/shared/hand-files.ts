import { existsSync, readFileSync } from 'node:fs';
import type { FormatId } from '../../history/format-ids.ts';
import { FORMATS } from '../../history/formats.ts';
import { BadRecord, type HandRecord, readRecord } from '../../history/record.ts';
import { BadInput, readStdin } from './command.ts';

/** A recorded hand and where it was found, for messages. */
export type FoundHand = { readonly where: string; readonly record: HandRecord };

/** What is wrong with a hand is said with the place it was found at. */
export function inPlace<T>(where: string, read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (error instanceof BadRecord) throw new BadInput(`${where}: ${error.message}`);
    throw error;
  }
}

function readLines(name: string, text: string): FoundHand[] {
  const lines = text.split('\n').map((line, at) => ({ line, where: `${name}:${at + 1}` }));
  return lines
    .filter(({ line }) => line.trim() !== '')
    .map(({ line, where }) => {
      let json: unknown;
      try {
        json = JSON.parse(line);
      } catch (error) {
        throw new BadInput(`${where}: not JSON (${(error as Error).message})`);
      }
      return { where, record: inPlace(where, () => readRecord(json)) };
    });
}

const ENDINGS: readonly (readonly [RegExp, FormatId])[] = [
  [/\.phhs?$/i, 'phh'],
  [/\.ohh$/i, 'ohh'],
  [/\.txt$/i, 'pokerstars'],
];

/** The hands of a file, in the format its name ends with; `-` is standard input with a record on each line. */
export async function readHands(name: string): Promise<FoundHand[]> {
  if (name === '-') return readLines('standard input', await readStdin());
  if (!existsSync(name)) throw new BadInput(`${name}: no such file`);
  const text = readFileSync(name, 'utf8');
  if (/\.jsonl?$/i.test(name) && !/^\s*\{\s*"ohh"/.test(text)) return readLines(name, text);
  const format = ENDINGS.find(([ending]) => ending.test(name))?.[1] ?? (/\.json$/i.test(name) ? 'ohh' : null);
  if (format === null)
    throw new BadInput(
      `${name}: needs to be a .txt (PokerStars), .phh, .phhs, .ohh or .jsonl file, or - for standard input`,
    );
  const records = inPlace(name, () => FORMATS[format].read(text));
  return records.map((record) => ({ where: `${name}, hand ${record.id}`, record }));
}
