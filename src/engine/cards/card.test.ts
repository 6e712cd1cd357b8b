import { expect, test } from 'vitest';
import { cardText, parseCard, parseCards } from './card.ts';

test('every card reads back from its own notation', () => {
  for (let card = 0; card < 52; card++) expect(parseCard(cardText(card))).toBe(card);
});

test('[rr-suit-order] a higher number is a higher card: rank first, then spades, hearts, diamonds, clubs', () => {
  const order = ['2c', '2s', 'Kd', 'Ac', 'Ad', 'Ah', 'As'].map((text) => parseCard(text)!);
  expect(order).toEqual([...order].sort((a, b) => a - b));
});

test('cards may be written together or apart, with 10 for T', () => {
  expect(parseCards('AsKd 10h')).toEqual({ cards: [51, 45, 34] });
});

test('an unknown card and a card there twice are named', () => {
  expect(parseCards('As Xx')).toEqual({ error: 'unknown card "Xx" in "As Xx"' });
  expect(parseCards('As As')).toEqual({ error: 'the same card twice: As in "As As"' });
  expect(parseCards('AsK')).toEqual({ error: 'unknown card "K" in "AsK"' });
});
