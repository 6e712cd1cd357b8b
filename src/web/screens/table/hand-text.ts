import { handName } from '../../../engine/ranking/names.ts';

/** What a hand is called at the table: as the engine names it, but "ace high" instead of "High card ace". */
export const handText = (value: number): string =>
  lower(handName(value)).replace(/^high card (\w+)/, '$1 high');

const lower = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
