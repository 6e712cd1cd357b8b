import type { Rulebook } from '../../engine/choices/rulebook.ts';
import type { TournamentChoices } from '../../engine/choices/tournament-choices.ts';
import type { Question } from './question.ts';

export type Answer = Readonly<Record<string, unknown>> & { readonly rule: string };
export type Procedure = (
  question: Question,
  rulebook: TournamentChoices,
  seed: string | undefined,
  book: Rulebook,
) => Answer;
