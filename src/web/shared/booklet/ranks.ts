/** Hands from the best to the least, as their names stand in the words, with the cards that make them first. */
export const RANKS: readonly { readonly cards: string; readonly makes: number }[] = [
  { cards: '9h 8h 7h 6h 5h', makes: 5 },
  { cards: 'Qs Qh Qd Qc 7d', makes: 4 },
  { cards: 'Ks Kh Kc 4d 4s', makes: 5 },
  { cards: 'Ac Jc 8c 6c 3c', makes: 5 },
  { cards: 'Td 9s 8h 7c 6d', makes: 5 },
  { cards: '8s 8d 8c Kh 2d', makes: 3 },
  { cards: 'Jh Jc 5s 5d Ah', makes: 4 },
  { cards: 'Ts Th Ad 7c 4s', makes: 2 },
  { cards: 'Ad Qs 9c 6h 3d', makes: 1 },
];
