import type { FactWords } from './fact-words.ts';

export const de: FactWords = {
  noCards: 'Du hast keine Karten.',
  hand: (cards, made) => `Du hast ${cards}${made === null ? '' : `: ${made}`}.`,
  noBoard: 'Noch keine Karten auf dem Board.',
  board: (cards) => `Auf dem Board: ${cards}.`,
  pot: (pot, pots, toCall) =>
    [
      `Pot ${pot}.`,
      ...pots.map((amount, at) => (at === 0 ? `Main Pot ${amount}.` : `Side Pot ${at}: ${amount}.`)),
      toCall === null ? 'Nichts zu callen.' : `${toCall} zum Callen.`,
    ].join(' '),
  stack: (who, stack, bet, status) =>
    `${[
      `${who ?? 'Du'}: ${status === 'all-in' ? 'all-in' : stack}`,
      ...(bet === null ? [] : [`Einsatz ${bet}`]),
      ...(status === 'folded' ? ['gefoldet'] : []),
    ].join(', ')}.`,
  nobodysTurn: 'Niemand ist am Zug.',
  turn: (who, seconds) =>
    `${who === null ? 'Du bist' : `${who} ist`} am Zug${seconds === null ? '' : `, noch ${seconds} Sekunden`}.`,
  blinds: (blinds, ante) => `Blinds ${blinds}${ante === null ? '' : `, Ante ${ante}`}.`,
};
