// Made by scripts/rulebooks.mjs from the files of this folder.
import { bnaiJeshurun } from './bnai-jeshurun.ts';
import { homeGuidelines } from './home-guidelines.ts';
import { homepokertourney } from './homepokertourney.ts';
import { robertsRules } from './roberts-rules.ts';
import { tda } from './tda.ts';
import type { RulebookFile } from './rulebook.ts';

export const books: readonly RulebookFile[] = [bnaiJeshurun, homeGuidelines, homepokertourney, robertsRules, tda];
