/** Hands from the best to the least, with the cards that make them first. */
export const RANKS: readonly {
  readonly name: string;
  readonly cards: string;
  readonly makes: number;
  readonly says: string;
}[] = [
  {
    name: 'Straight flush',
    cards: '9h 8h 7h 6h 5h',
    makes: 5,
    says: 'Five in a row of one suit; up to the ace it is royal.',
  },
  { name: 'Four of a kind', cards: 'Qs Qh Qd Qc 7d', makes: 4, says: 'All four of a rank.' },
  {
    name: 'Full house',
    cards: 'Ks Kh Kc 4d 4s',
    makes: 5,
    says: 'Three of one rank and two of another; the three count first.',
  },
  {
    name: 'Flush',
    cards: 'Ac Jc 8c 6c 3c',
    makes: 5,
    says: 'Five of one suit; the highest card counts first.',
  },
  {
    name: 'Straight',
    cards: 'Td 9s 8h 7c 6d',
    makes: 5,
    says: 'Five in a row; the ace is high or, below the two, low.',
  },
  { name: 'Three of a kind', cards: '8s 8d 8c Kh 2d', makes: 3, says: 'Three of a rank, the others apart.' },
  {
    name: 'Two pair',
    cards: 'Jh Jc 5s 5d Ah',
    makes: 4,
    says: 'Two ranks twice; the higher pair counts first.',
  },
  { name: 'Pair', cards: 'Ts Th Ad 7c 4s', makes: 2, says: 'Two of a rank; then the highest other card.' },
  {
    name: 'High card',
    cards: 'Ad Qs 9c 6h 3d',
    makes: 1,
    says: 'Nothing of these: the highest card counts.',
  },
];
