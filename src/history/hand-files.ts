import type { FormatId } from './format-ids.ts';
import { ohh, ohhFile } from './ohh.ts';
import { phhFile, writePhh } from './phh.ts';
import { pokerStars, pokerStarsFile } from './pokerstars.ts';
import type { HandCopy } from './readers.ts';

/** A void hand is in Open Hand History alone: the others cannot say that everybody got their chips back. */
const counted = (copies: readonly HandCopy[]): readonly HandCopy[] =>
  copies.filter(({ transcript }) => !transcript.voided);

/** Files of any number of hands. */
export const handFiles: Readonly<Record<FormatId, (copies: readonly HandCopy[]) => string>> = {
  pokerstars: (copies) => pokerStarsFile(counted(copies).map(pokerStars)),
  phh: (copies) => phhFile(counted(copies).map(writePhh)),
  ohh: (copies) => ohhFile(copies.map(ohh)),
};
