import type { RulebookFile } from './rulebook.ts';

export const bnaiJeshurun = {
  id: 'bnai-jeshurun',
  words: {
    en: {
      title: 'B’nai Jeshurun Congregation',
      short: 'B’nai Jeshurun',
      summary: 'Rebuys until the first break, then an add-on. 21 and over.',
    },
    de: {
      title: 'Gemeinde B’nai Jeshurun',
      short: 'B’nai Jeshurun',
      summary: 'Rebuys bis zur ersten Pause, dann ein Add-on. Ab 21 Jahren.',
    },
  },
  documents: {
    'bnai-jeshurun': { en: 'B’nai Jeshurun sheet', de: 'Blatt von B’nai Jeshurun' },
  },
  over: 'roberts-rules',
  hand: {
    structure: { use: 'no-limit', cite: 'raises-unlimited' },
    silentRaise: { use: 'whole-raise', cite: 'announce-raise-first' },
  },
  tournament: {
    startingStack: { use: 4000, cite: 'buyin-starting-stack' },
    buyIn: { use: 5000, cite: 'buyin-starting-stack' },
    minimumAge: { use: 21, cite: 'age-minimum' },
    rebuys: {
      use: {
        atMost: null,
        onlyWhenBroke: false,
        throughLevel: 2,
        deadline: 'bought',
        price: 2000,
        chips: 2000,
      },
      cite: 'rebuy-window',
    },
    addOn: {
      use: { afterLevel: 2, upTo: 4000, blockChips: 500, blockPrice: 500 },
      cite: 'addon-cap-and-price',
    },
    sameHand: { use: 'by-stack', cite: 'simultaneous-elimination' },

    seating: { use: 'random', cite: 'seating-random-bj' },
    redraws: {
      use: {
        at: [{ players: 8, tables: 1, cite: 'redraw-8-final-table-bj' }],
        atHalfTheField: true,
        whenTablesCombine: false,
      },
      cite: 'redraw-8-final-table-bj',
    },
    firstButton: { use: 'seat-1', cite: 'initial-button-bj' },
    balanceWhenTablesDifferBy: { use: 3, cite: 'balance-threshold' },
    whichTableGives: { use: 'low-card-again-on-tie', cite: 'balance-donor-tie' },
    whoMoves: { use: 'same-position', cite: 'balance-same-position' },
    chairFilledFirst: { use: 'last-out', cite: 'balance-same-position' },
    allHandsFinishBeforeMoves: { use: false, cite: 'balance-same-position' },

    button: { use: 'dead', cite: 'dead-button-bb-bust' },
    deadButtonLies: { use: 'stay', cite: 'dead-button-sb-bust' },
    movedSmallBlind: { use: 'button-stays', cite: 'moved-small-blind-bj' },
    dealer: { use: 'button', cite: 'deal-rotates' },
    shuffler: { use: 'last-dealer', cite: 'shuffle-by-last-dealer' },

    levels: {
      use: [
        { small: 25, big: 50, ante: 0, minutes: 30 },
        { small: 50, big: 100, ante: 0, minutes: 30 },
        { small: 100, big: 200, ante: 0, minutes: 20 },
        { small: 200, big: 400, ante: 0, minutes: 20 },
        { small: 300, big: 600, ante: 0, minutes: 20 },
        { small: 500, big: 1000, ante: 0, minutes: 20 },
        { small: 1000, big: 2000, ante: 0, minutes: 20 },
        { small: 2000, big: 4000, ante: 0, minutes: 20 },
        { small: 3000, big: 6000, ante: 0, minutes: 20 },
        { small: 6000, big: 12_000, ante: 0, minutes: 20 },
        { small: 10_000, big: 20_000, ante: 0, minutes: null },
      ],
      cite: 'blinds-schedule-bj',
    },
    breaks: {
      use: [
        { afterLevel: 2, minutes: 15 },
        { afterLevel: 5, minutes: 10 },
        { afterLevel: 8, minutes: 10 },
      ],
      cite: 'breaks-scheduling',
    },
    decisionClock: { use: { seconds: 60, countdown: 10, withoutABet: 'fold' }, cite: 'call-the-clock' },

    late: { use: 'missed-circuits-unless-prepaid', cite: 'late-unpaid-missed-blinds' },
    lateUntilLevel: { use: 2, cite: 'late-window-round-one' },
    lateCloses: { use: 'bell', cite: 'late-window-round-one' },
    lateUntilMinutes: { use: null, cite: 'late-window-round-one' },
    absenceLimitMinutes: { use: null, cite: 'absence-bj-drop' },
    absentHands: { use: 'folded-in-turn', cite: 'absence-bj-drop' },

    chips: {
      use: [
        { value: 25, color: 'green' },
        { value: 100, color: 'black' },
        { value: 500, color: 'purple' },
        { value: 1000, color: 'yellow' },
        { value: 5000, color: 'orange' },
      ],
      cite: 'colour-up-exchange',
    },
    raceAtMostOneEach: { use: true, cite: 'chip-race-award' },
  },
  rulings: {
    exposedInTheDeal: { use: 'any', cite: 'exposed-any-initial-card-bj' },
    exposedReplacedBy: { use: 'last-burn', cite: 'exposed-after-deal-bj' },
    fromTheMuck: { use: 'never', cite: 'dead-hand-muck' },
    shownByPlayer: { use: 'stays-live', cite: 'player-exposes-card-bj' },
    raiseWithoutAmount: { use: 'any-motions', cite: 'announce-raise-first' },
    overpaidAllIn: { use: 'stands-after-next-hand', cite: 'even-up-all-in' },
    // The sheet makes no exception heads-up.
    headsUpTalk: { use: 'never', cite: 'player-exposes-card-bj' },
    shownToSpoil: { use: 'may-void', cite: 'player-exposes-maliciously-bj' },
  },
  structures: [
    {
      id: 'eleven-rounds',
      words: {
        en: {
          title: 'Eleven rounds, $50 for 4,000',
          summary:
            'Rebuys in rounds 1 and 2, an add-on in the first break, then 20-minute rounds to 10,000/20,000.',
        },
        de: {
          title: 'Elf Runden, 50 $ für 4.000',
          summary:
            'Rebuys in Runde 1 und 2, Add-on in der ersten Pause, dann Runden à 20 Minuten bis 10.000/20.000.',
        },
      },
    },
  ],
} as const satisfies RulebookFile;
