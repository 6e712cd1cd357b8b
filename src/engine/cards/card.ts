/**
 * A card is a small integer, rank * 4 + suit: deuces first, suits clubs, diamonds, hearts, spades.
 * So a higher number is a higher card wherever suits break ties [rr-suit-order]; they never decide a pot.
 */
export type Card = number;

export const RANKS = '23456789TJQKA';
export const SUITS = 'cdhs';
/** A card nobody has told us: a followed hand, or a hand history that hides it. */
export const UNKNOWN: Card = 255;

export const rankOf = (card: Card): number => card >> 2;
export const suitOf = (card: Card): number => card & 3;

export function cardText(card: Card): string {
  return card === UNKNOWN ? '??' : `${RANKS[rankOf(card)]}${SUITS[suitOf(card)]}`;
}

export const cardsText = (cards: Iterable<Card>): string => Array.from(cards, cardText).join(' ');

/** `As`, `Td`; also `10d` and any case. Undefined when it is no card. */
export function parseCard(text: string): Card | undefined {
  const plain = text.replace(/^10/, 'T');
  if (plain.length !== 2) return undefined;
  const rank = RANKS.indexOf(plain[0]!.toUpperCase());
  const suit = SUITS.indexOf(plain[1]!.toLowerCase());
  return rank < 0 || suit < 0 ? undefined : rank * 4 + suit;
}

type ParsedCards = { readonly cards: Card[] } | { readonly error: string };

/** `AsKd`, `As Kd`, `As,Kd`: says which card is unknown or there twice. */
export function parseCards(text: string): ParsedCards {
  const cards: Card[] = [];
  for (const word of text.replace(/10/g, 'T').split(/[\s,]+/)) {
    for (let at = 0; at < word.length; at += 2) {
      const piece = word.slice(at, at + 2);
      const card = parseCard(piece);
      if (card === undefined) return { error: `unknown card "${piece}" in "${text.trim()}"` };
      if (cards.includes(card))
        return { error: `the same card twice: ${cardText(card)} in "${text.trim()}"` };
      cards.push(card);
    }
  }
  return { cards };
}
