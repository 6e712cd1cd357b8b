import type { Refusal } from '../../../engine/refusal.ts';
import type { RefusalFigures } from '../../../engine/refusal-codes.ts';
import { type RefusalWords, refusalText } from '../../shared/api/refusals.ts';
import type { TableWords } from './words.ts';

/** Why I may not rebuy: what others hear under my name, I hear as "you". */
export const noRebuyText = (refused: Refusal, t: TableWords, refusals: RefusalWords): string =>
  refused.code === 'rebuys-used'
    ? t.rebuysUsed((refused as Refusal & RefusalFigures['rebuys-used']).atMost)
    : refusalText(refused, refusals);
