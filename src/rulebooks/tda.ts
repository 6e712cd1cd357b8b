import type { RulebookFile } from './rulebook.ts';

export const tda = {
  id: 'tda',
  words: {
    en: {
      title: 'Poker Tournament Directors Association',
      short: 'TDA',
      summary: 'How casino tournaments are run: full stack for late entries, the next big blind moves.',
    },
    de: {
      title: 'Poker Tournament Directors Association',
      short: 'TDA',
      summary:
        'So laufen Casino-Turniere: voller Stack auch bei spätem Einstieg, der nächste Big Blind wechselt.',
    },
  },
  documents: {
    tda: { en: 'TDA rules', de: 'Regeln der TDA' },
  },
  over: 'roberts-rules',
  hand: {
    shortAllInsReopen: { use: 'when-they-add-up', cite: 'tda-47-reopen' },
    silentRaise: { use: 'half-of-least-raise', cite: 'tda-43-raise-amount' },
    checkOutOfTurn: { use: 'binds-unless-changed', cite: 'tda-53-out-of-turn' },
    bigBlindAnteOrder: { use: 'blind-first', cite: 'tda-rp11-bb-ante' },
  },
  tournament: {
    sameHand: { use: 'split', cite: 'tda-rp8-hand-for-hand' },
    seatChange: { use: 'by-director', cite: 'tda-7-wrong-seat' },
    redraws: {
      use: {
        at: [
          { players: 9, tables: 1, tablesOf: [8, 10], cite: 'tda-rp9-final-table' },
          { players: 7, tables: 1, tablesOf: [2, 7], cite: 'tda-rp9-final-table' },
        ],
        atHalfTheField: false,
        whenTablesCombine: false,
      },
      cite: 'tda-rp9-final-table',
    },
    balanceWhenTablesDifferBy: { use: 3, cite: 'tda-11-balance' },
    whichTableGives: { use: 'first', cite: 'tda-11-balance' },
    whoMoves: { use: 'next-big-blind', cite: 'tda-11-balance' },
    behindTheButton: { use: 'waits', cite: 'tda-10-broken-table' },
    button: { use: 'dead', cite: 'tda-32-dead-button' },
    misplacedButton: { use: 'stands', cite: 'tda-34-button' },
    handBegins: { use: 'riffle', cite: 'tda-23-new-level' },
    decisionClock: { use: { seconds: 25, countdown: 5, withoutABet: 'check' }, cite: 'tda-29-clock' },
    late: { use: 'full-stack', cite: 'tda-8-late-full-stack' },
    lateUntilLevel: { use: null, cite: 'tda-8-late-full-stack' },
    lateUntilMinutes: { use: null, cite: 'tda-8-late-full-stack' },
    absentHands: { use: 'dead', cite: 'tda-30-at-seat' },
    raceAtMostOneEach: { use: true, cite: 'tda-24-chip-race' },
    raceProtects: { use: 'on-top', cite: 'tda-24-chip-race' },
  },
  rulings: {
    misdealUntil: { use: 'substantial-action', cite: 'tda-36-substantial-action' },
    flopOfFour: { use: 'one-out-at-random', cite: 'tda-39-four-card-flop' },
    noBurn: { use: 'put-right', cite: 'tda-39-no-burn-flop' },
    prematureTurn: { use: 'shuffle-back', cite: 'tda-rp5-premature' },
    fromTheMuck: { use: 'if-identifiable', cite: 'tda-14-live-until-killed' },
    shownByPlayer: { use: 'stays-live', cite: 'tda-68-exposing' },
    headsUpTalk: { use: 'never', cite: 'tda-67-no-disclosure' },
    oneExtraCard: { use: 'misdeal', cite: 'tda-35-misdeal' },
    outOfSequence: { use: 'plays-on', cite: 'tda-35-misdeal' },
    buttonShort: { use: 'until-he-acts', cite: 'tda-37-button-short' },
    foreignCard: { use: 'misdeal-then-paper', cite: 'tda-35-fouled' },
    fouledHand: { use: 'live-if-told', cite: 'tda-65-fouled-hand' },
    foldWithoutABet: { use: 'binds', cite: 'tda-58-odd-folds' },
    shownToSpoil: { use: 'penalty', cite: 'tda-68-exposing' },
    wordsOrChips: { use: 'whichever-first', cite: 'tda-40-verbal-chips' },
    raiseWithoutAmount: { use: 'call-then-one-motion', cite: 'tda-42-raise-methods' },
    shortCall: { use: 'director-when-raised', cite: 'tda-51-undercall' },
    foldOutOfTurn: { use: 'binds', cite: 'tda-58-odd-folds' },
    passedOver: { use: 'substantial-action', cite: 'tda-53-out-of-turn' },
    stackCount: { use: 'facing-an-all-in', cite: 'tda-60-count' },
    disputes: { use: 'amounts-later', cite: 'tda-22-dispute-window' },
    penalties: {
      use: ['warning', 'missed-hands', 'missed-circuits', 'disqualification'],
      cite: 'tda-71-penalties',
    },
  },
} as const satisfies RulebookFile;
