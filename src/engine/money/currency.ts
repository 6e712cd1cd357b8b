/** How money is written: its sign, before the figure ($25) or after it (25 €). */
export type Currency = { readonly symbol: string; readonly side: 'before' | 'after' };

/** As the documents have it. */
export const DOLLARS: Currency = { symbol: '$', side: 'before' };

type Paying = { readonly tournament: { readonly currency?: { readonly use: Currency } } };

/** What a house pays in. Nights that began before houses chose a currency were played in dollars. */
export const currencyOf = ({ tournament }: Paying): Currency => tournament.currency?.use ?? DOLLARS;
