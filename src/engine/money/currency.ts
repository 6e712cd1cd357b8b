/** How money is written: its sign, before the figure ($25) or after it (25 €). */
export type Currency = { readonly symbol: string; readonly side: 'before' | 'after' };

/** The currency of the documents. */
export const DOLLARS: Currency = { symbol: '$', side: 'before' };

type Paying = { readonly tournament: { readonly currency?: { readonly use: Currency } } };

/** The currency of a rulebook; tournaments from before that choice were played in dollars. */
export const currencyOf = ({ tournament }: Paying): Currency => tournament.currency?.use ?? DOLLARS;
