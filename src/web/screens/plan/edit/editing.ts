import type { Rulebook } from '../../../../engine/choices/rulebook.ts';
import type { Currency } from '../../../../engine/money/currency.ts';
import type { Planned } from '../../../shared/planning/api.ts';
import type { Changed, ChangedTournament, Costs, Wish } from '../../../shared/planning/wish.ts';

/** What an editor works on: the plan, the house it is made for, and what the host has changed. */
export type Editing = {
  readonly planned: Planned;
  readonly book: Rulebook;
  readonly wish: Wish;
  readonly currency: Currency;
  readonly onChange: (to: { readonly changed?: Changed; readonly costs?: Costs }) => void;
};

/** Choices as they are now: the host's, which may be null, or the house's. */
export function choicesNow({ book, wish }: Pick<Editing, 'book' | 'wish'>) {
  const { tournament: own } = book;
  const {
    lateUntilLevel = own.lateUntilLevel.use,
    bounty = own.bounty.use,
    bountyPaid = own.bountyPaid.use,
    tableMaximum = own.tableMaximum.use,
  } = wish.changed.tournament ?? {};
  return { lateUntilLevel, bounty, bountyPaid, tableMaximum };
}

/** The host's changes with another one. */
export const withChoice = ({ wish: { changed } }: Editing, to: ChangedTournament): { changed: Changed } => ({
  changed: { ...changed, tournament: { ...changed.tournament, ...to } },
});

/** Without these, the plan has its own way again. */
export function withoutChoices(
  { changed }: Wish,
  keys: readonly (keyof ChangedTournament)[],
): { changed: Changed } {
  const tournament = { ...changed.tournament };
  for (const key of keys) delete tournament[key];
  return { changed: { ...changed, tournament } };
}
