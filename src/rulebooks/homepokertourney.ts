import { PRINTED_PRIZES } from '../engine/money/prizes.ts';
import type { RulebookFile } from './rulebook.ts';
import { t1000, t1000Of } from './schedules.ts';

/** The rulebook, the booklet and the cheat card together. */
export const homepokertourney = {
  id: 'homepokertourney',
  words: {
    en: {
      title: 'HomePokerTourney',
      short: 'HomePokerTourney',
      summary: 'Seats drawn by card, one rebuy if you bust, dead button, 20 minutes away at most.',
    },
    de: {
      title: 'HomePokerTourney',
      short: 'HomePokerTourney',
      summary:
        'Plätze per Karte ausgelost, ein Rebuy nach dem Ausscheiden, Dead Button, höchstens 20 Minuten Abwesenheit.',
    },
  },
  documents: {
    'homepokertourney-rulebook': { en: 'HomePokerTourney rulebook', de: 'Regelwerk von HomePokerTourney' },
    'homepokertourney-booklet': { en: 'HomePokerTourney booklet', de: 'Heft von HomePokerTourney' },
    'homepokertourney-cheat-card': {
      en: 'HomePokerTourney cheat card',
      de: 'Spickzettel von HomePokerTourney',
    },
  },
  over: 'roberts-rules',
  hand: {
    // The card quotes the TDA on how a tournament raise is made, so the TDA's measure applies.
    silentRaise: { use: 'half-of-least-raise', cite: 'tda-43-raise-amount' },
    checkOutOfTurn: { use: 'no-raise', cite: 'out-of-turn-check' },
  },
  tournament: {
    startingStack: { use: 1000, cite: 'buyin-starting-stack' },
    buyIn: { use: 2500, cite: 'rebuy-price-chips' },
    rebuys: {
      use: { atMost: 1, onlyWhenBroke: true, throughLevel: 3, deadline: 'lost', price: null, chips: null },
      cite: 'rebuy-window',
    },
    addOn: { use: null, cite: 'addon-availability' },
    prizes: { use: PRINTED_PRIZES, cite: 'payout-by-field-size' },
    costs: { use: 'never', cite: 'purse-definition' },
    sameHand: { use: 'split', cite: 'simultaneous-elimination' },
    dealsPaidByDirector: { use: false, cite: 'side-deals' },

    tableMaximum: { use: 10, cite: 'table-maximum' },
    seating: { use: 'by-card', cite: 'seating-draw-positions' },
    redraws: {
      use: {
        at: [
          { players: 18, tables: 2, cite: 'redraw-18-to-two-tables' },
          { players: 9, tables: 1, cite: 'redraw-9-final-table' },
        ],
        atHalfTheField: false,
        whenTablesCombine: false,
      },
      cite: 'redraw-18-to-two-tables',
    },
    firstButton: { use: 'ace-seat', cite: 'seating-draw-positions' },
    balanceWhenTablesDifferBy: { use: 2, cite: 'balance-threshold' },
    whichTableGives: { use: 'low-card-by-suit', cite: 'balance-donor-tie' },
    whoMoves: { use: 'same-position', cite: 'balance-same-position' },
    allHandsFinishBeforeMoves: { use: true, cite: 'balance-before-next-hand' },

    button: { use: 'dead', cite: 'dead-button-general' },
    deadButtonLies: { use: 'stay', cite: 'dead-button-sb-bust' },
    misplacedButton: { use: 'corrected', cite: 'button-misplaced-last-hand' },

    levels: { use: t1000, cite: 'blinds-schedule-t1000' },
    handBegins: { use: 'blinds-and-riffle', cite: 'hand-in-play-definition' },

    late: { use: 'blinded-seat', cite: 'late-committed-player-seated' },
    lateUntilLevel: { use: 2, cite: 'late-forfeit-deadline' },
    lateCloses: { use: 'first-hand', cite: 'late-forfeit-deadline' },
    lateUntilMinutes: { use: null, cite: 'late-forfeit-deadline' },
    absenceLimitMinutes: { use: 20, cite: 'absence-over-20-minutes' },
    absentHands: { use: 'not-dealt', cite: 'absence-under-20-minutes' },
    forfeitedStack: { use: 'split-at-table', cite: 'absence-over-20-minutes' },

    chipSets: {
      use: {
        A: [
          { value: 5, count: 20 },
          { value: 25, count: 16 },
          { value: 100, count: 5 },
        ],
        B: [
          { value: 5, count: 15 },
          { value: 25, count: 13 },
          { value: 100, count: 6 },
        ],
        C: [
          { value: 5, count: 10 },
          { value: 25, count: 10 },
          { value: 100, count: 7 },
        ],
      },
      cite: 'chip-set-a',
    },
    raceAtMostOneEach: { use: false, cite: 'chip-race-award' },
    raceProtects: { use: 'before-the-others', cite: 'chip-race-no-elimination' },
  },
  rulings: {
    headsUpTalk: { use: 'last-two-of-the-event', cite: 'no-showing-live-cards' },
    // The rulebook counts any wrong number among the misdeals, before Robert's exception for one extra card.
    oneExtraCard: { use: 'misdeal', cite: 'misdeal-e-wrong-number' },
  },
  structures: [
    {
      id: 't1000-20',
      words: {
        en: { title: 'T1000, 20-minute levels', summary: '1,000 chips, 15 levels from 10/20. 3 to 4 hours.' },
        de: {
          title: 'T1000, Levels à 20 Minuten',
          summary: '1.000 Chips, 15 Levels ab 10/20. 3 bis 4 Stunden.',
        },
      },
    },
    {
      id: 't1000-30',
      words: {
        en: { title: 'T1000, 30-minute levels', summary: '1,000 chips, 15 levels from 10/20. 5 to 6 hours.' },
        de: {
          title: 'T1000, Levels à 30 Minuten',
          summary: '1.000 Chips, 15 Levels ab 10/20. 5 bis 6 Stunden.',
        },
      },
      tournament: { levels: { use: t1000Of(30), cite: 'blinds-schedule-t1000' } },
    },
  ],
} as const satisfies RulebookFile;
