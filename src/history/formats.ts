import type { FormatId } from './format-ids.ts';
import { handFiles } from './hand-files.ts';
import { readOhh } from './read-ohh.ts';
import { readPhh } from './read-phh.ts';
import { readPokerStars } from './read-pokerstars.ts';
import type { HandCopy } from './readers.ts';
import type { HandRecord } from './record.ts';

/** Files of any number of hands. */
export type Format = {
  readonly write: (copies: readonly HandCopy[]) => string;
  readonly read: (text: string) => HandRecord[];
};

export const FORMATS: Readonly<Record<FormatId, Format>> = {
  pokerstars: { write: handFiles.pokerstars, read: readPokerStars },
  phh: { write: handFiles.phh, read: readPhh },
  ohh: { write: handFiles.ohh, read: readOhh },
};
