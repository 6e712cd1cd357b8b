import type { Catalogue } from '../../../../shared/language.ts';

/** What a sentence of the second opinion is made of; amounts are text. */
export type Said = {
  readonly bigBlinds: string;
  readonly against: string | null;
  /** Whether nobody acted before. */
  readonly first: boolean;
  readonly share: string;
  readonly hand: string;
  /** What the better choice is worth; null where both come to the same. */
  readonly amount: string | null;
  readonly best: 'all-in' | 'fold';
  readonly did: 'all-in' | 'fold' | 'other';
};

const en = {
  title: 'Second opinion',
  working: 'Working it out…',
  bigBlinds: (amount: string) => `${amount} big ${amount === '1' ? 'blind' : 'blinds'}`,
  inPrizes: (amount: string) => `${amount} of prize money`,
  says: ({ bigBlinds, against, first, share, hand, amount, best, did }: Said) => {
    const where =
      against !== null ? `against ${against}’s all-in` : first ? 'first to act' : 'after everyone folded';
    const who = `perfect players ${against === null ? 'go all-in' : 'call'} with ${share}% of hands`;
    const shove = against === null ? 'all-in' : 'a call';
    const so = {
      'all-in': { 'all-in': 'and you did it', fold: 'which your fold gave up', other: 'which you passed up' },
      fold: { fold: 'and you folded', 'all-in': 'which you paid', other: 'and you played on' },
    }[best][did];
    const worth =
      amount === null
        ? `with ${hand}, both come to the same`
        : best === 'all-in'
          ? `with ${hand}, ${shove} is worth ${amount} more than a fold, ${so}`
          : `with ${hand}, ${shove} costs ${amount}, ${so}`;
    return `With ${bigBlinds} ${where}, ${who}; ${worth}.`;
  },
  noteChips: 'By equilibrium play in which everybody is all-in or folds. Chips count for themselves.',
  notePrizes: 'By equilibrium play in which everybody is all-in or folds. Prizes count by ICM.',
};

export type OpinionWords = typeof en;
export const opinionWords: Catalogue<OpinionWords> = {
  en,
  de: () => import('./words.de.ts').then(({ de }) => de),
};
