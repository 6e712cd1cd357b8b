import type { NightChoices } from '../../engine/house/night-choices.ts';
import type { Rulebook } from '../../rulebooks/index.ts';
import type { Question } from '../question.ts';

export type Answer = Readonly<Record<string, unknown>> & { readonly rule: string };
export type Procedure = (
  question: Question,
  house: NightChoices,
  seed: string | undefined,
  book: Rulebook,
) => Answer;
