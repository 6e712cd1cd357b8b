/** How money is written: its sign, before the figure ($25) or after it (25 €). */
export type Currency = { readonly symbol: string; readonly side: 'before' | 'after' };

/** As the documents have it. */
export const DOLLARS: Currency = { symbol: '$', side: 'before' };
