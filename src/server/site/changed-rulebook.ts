import type { Choice } from '../../engine/choices/choice.ts';
import type { Rulebook } from '../../engine/choices/rulebook.ts';
import type { ChangedChoices } from '../../protocol/choices.ts';

type Choices = Readonly<Record<string, Choice<unknown>>>;

/** A rulebook with what its host has changed; each choice keeps the rule it rests on. */
export function changedRulebook<T extends Pick<Rulebook, 'tournament' | 'hand' | 'rulings'>>(
  site: T,
  { tournament = {}, hand = {}, rulings = {} }: ChangedChoices,
): T {
  const changed = <C>(choices: C, uses: object): C => ({
    ...choices,
    ...Object.fromEntries(
      Object.entries(uses)
        .filter(([, use]) => use !== undefined)
        .map(([key, use]) => [key, { use, cite: (choices as Choices)[key]!.cite }]),
    ),
  });
  return {
    ...site,
    tournament: changed(site.tournament, tournament),
    hand: changed(site.hand, hand),
    rulings: changed(site.rulings, rulings),
  };
}
