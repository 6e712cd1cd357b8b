import type { Catalogue } from '../../shared/language.ts';
import type { Who } from './words.ts';

const en = {
  noCards: 'You have no cards.',
  hand: (cards: string, made: string | null) => `You hold ${cards}${made === null ? '' : `: ${made}`}.`,
  noBoard: 'No cards on the board yet.',
  board: (cards: string) => `Board: ${cards}.`,
  pot: (pot: string, pots: readonly string[], toCall: string | null) =>
    [
      `Pot ${pot}.`,
      ...pots.map((amount, at) => (at === 0 ? `Main pot ${amount}.` : `Side pot ${at}: ${amount}.`)),
      toCall === null ? 'Nothing to call.' : `${toCall} to call.`,
    ].join(' '),
  stack: (who: Who, stack: string, bet: string | null, status: 'in' | 'all-in' | 'folded') =>
    `${[
      `${who ?? 'You'}: ${status === 'all-in' ? 'all in' : stack}`,
      ...(bet === null ? [] : [`bet ${bet}`]),
      ...(status === 'folded' ? ['folded'] : []),
    ].join(', ')}.`,
  nobodysTurn: 'Nobody is to act.',
  turn: (who: Who, seconds: number | null) =>
    `${who === null ? 'Your turn' : `${who} is to act`}${seconds === null ? '' : `, ${seconds} seconds left`}.`,
  blinds: (blinds: string, ante: string | null) =>
    `Blinds ${blinds}${ante === null ? '' : `, ante ${ante}`}.`,
};

export type FactWords = typeof en;
export const factWords: Catalogue<FactWords> = {
  en,
  de: () => import('./fact-words.de.ts').then(({ de }) => de),
};
