import type { RulebookFile } from './rulebook.ts';

/** The rulebook without a dead button. */
export const homeGuidelines = {
  id: 'home-guidelines',
  words: {
    en: {
      title: 'Home tournament guidelines',
      short: 'Home guidelines',
      summary: 'No dead button, the last player knocked out deals, late players post missed blinds.',
    },
    de: {
      title: 'Leitfaden für Heimturniere',
      short: 'Heimturniere',
      summary: 'Kein Dead Button, wer zuletzt ausscheidet, gibt, wer zu spät kommt, zahlt verpasste Blinds.',
    },
  },
  documents: {
    'home-guidelines': { en: 'Home guidelines', de: 'Leitfaden für Heimturniere' },
  },
  over: 'roberts-rules',
  hand: {
    structure: { use: 'no-limit', cite: 'no-limit-bet-size' },
    silentRaise: { use: 'half-of-bet', cite: 'half-bet-threshold' },
    checkOutOfTurn: { use: 'binds-unless-changed', cite: 'out-of-turn-check' },
    limitBetsPerStreet: { use: 5, cite: 'limit-raise-cap' },
    limitCapLiftsHeadsUp: { use: false, cite: 'limit-raise-cap' },
  },
  tournament: {
    rebuys: {
      use: { atMost: 1, onlyWhenBroke: true, throughLevel: 3, deadline: 'lost', price: null, chips: null },
      cite: 'rebuy-window',
    },
    sameHand: { use: 'by-stack', cite: 'simultaneous-elimination' },
    seating: { use: 'random', cite: 'seating-random-bj' },
    seatChange: { use: 'never', cite: 'seat-change-forbidden' },
    redraws: { use: { at: [], atHalfTheField: false, whenTablesCombine: true }, cite: 'combine-as-new-game' },
    firstButton: { use: 'high-card', cite: 'initial-button-draw' },
    balanceWhenTablesDifferBy: { use: 2, cite: 'balance-threshold' },
    whoMoves: { use: 'same-side', cite: 'balance-example-right-of-button' },
    button: { use: 'moving', cite: 'no-dead-button-principle' },
    dealer: { use: 'last-eliminated', cite: 'who-deals-eliminated' },
    late: { use: 'missed-blinds', cite: 'late-missed-blinds-all' },
    lateUntilLevel: { use: null, cite: 'late-missed-blinds-all' },
    lateUntilMinutes: { use: null, cite: 'late-missed-blinds-all' },
    absentHands: { use: 'not-dealt', cite: 'no-dead-button-absent-at-deal' },
    raceRemainder: { use: 'always', cite: 'chip-race-remainder' },
  },
  rulings: {
    stackCount: { use: 'everybody', cite: 'right-to-know-stacks' },
    raiseWithoutAmount: { use: 'any-motions', cite: 'string-raise-home' },
    overpaidAllIn: { use: 'corrected', cite: 'all-in-hidden-chips' },
    headsUpTalk: { use: 'two-in-the-pot', cite: 'commentary-heads-up-exception' },
    foldOutOfTurn: { use: 'binds-unless-changed', cite: 'out-of-turn-binding' },
  },
  // The guidelines describe both games and leave the blinds to the host: those of the fallback.
  structures: [
    {
      id: 'no-limit',
      words: {
        en: {
          title: 'No-limit',
          summary: '1,000 chips, 20-minute levels from 10/20. Bet anything you have.',
        },
        de: {
          title: 'No Limit',
          summary: '1.000 Chips, Levels à 20 Minuten ab 10/20. Jeder Einsatz ist erlaubt.',
        },
      },
    },
    {
      id: 'limit',
      words: {
        en: {
          title: 'Limit',
          summary: '1,000 chips, 20-minute levels from 10/20. Fixed bets, a bet and four raises per street.',
        },
        de: {
          title: 'Fixed Limit',
          summary:
            '1.000 Chips, Levels à 20 Minuten ab 10/20. Feste Einsätze, ein Einsatz und vier Erhöhungen pro Runde.',
        },
      },
      hand: { structure: { use: 'limit', cite: 'limit-fixed-bets' } },
    },
  ],
} as const satisfies RulebookFile;
