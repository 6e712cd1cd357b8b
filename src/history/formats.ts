import type { FormatId } from './format-ids.ts';
import { ohh, ohhFile } from './ohh.ts';
import { phhFile, writePhh } from './phh.ts';
import { pokerStars, pokerStarsFile } from './pokerstars.ts';
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

/** A void hand is in Open Hand History alone: the others cannot say that everybody got their chips back. */
const counted = (copies: readonly HandCopy[]): readonly HandCopy[] =>
  copies.filter(({ transcript }) => !transcript.voided);

export const FORMATS: Readonly<Record<FormatId, Format>> = {
  pokerstars: {
    write: (copies) => pokerStarsFile(counted(copies).map(pokerStars)),
    read: readPokerStars,
  },
  phh: { write: (copies) => phhFile(counted(copies).map(writePhh)), read: readPhh },
  ohh: { write: (copies) => ohhFile(copies.map(ohh)), read: readOhh },
};
