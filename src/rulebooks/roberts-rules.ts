import { DOLLARS } from '../engine/money/currency.ts';
import type { RulebookFile } from './rulebook.ts';
import { t1000 } from './schedules.ts';

/** The fallback under every other rulebook: it answers every question. */
export const robertsRules = {
  id: 'roberts-rules',
  words: {
    en: {
      title: 'Robert’s Rules of Poker',
      short: 'Robert’s Rules',
      summary: 'The classic card room rules: a full redraw when tables combine, no rebuys.',
    },
    de: {
      title: 'Robert’s Rules of Poker',
      short: 'Robert’s Rules',
      summary:
        'Der Klassiker der Cardrooms: neue Auslosung, wenn Tische zusammengelegt werden, keine Rebuys.',
    },
  },
  documents: {
    'roberts-rules': { en: 'Robert’s Rules of Poker', de: 'Robert’s Rules of Poker' },
  },
  hand: {
    structure: { use: 'no-limit', cite: 'no-limit-bet-size' },
    shortAllInsReopen: { use: 'when-they-add-up', cite: 'rr-nl-cumulative-all-ins' },
    limitBetsPerStreet: { use: 4, cite: 'rr-unlimited-raises-heads-up' },
    limitCapLiftsHeadsUp: { use: true, cite: 'rr-unlimited-raises-heads-up' },
    silentRaise: { use: 'half-of-bet', cite: 'rr-half-bet-is-raise' },
    checkOutOfTurn: { use: 'no-raise', cite: 'rr-out-of-turn-discretion' },
    showsFirst: { use: 'first-to-act', cite: 'show-order-no-bet' },
    allInHands: { use: 'face-up', cite: 'all-in-show-hands' },
    anteBy: { use: 'big-blind', cite: 'home-bb-ante' },
    bigBlindAnteOrder: { use: 'ante-first', cite: 'home-bb-ante' },
  },
  tournament: {
    startingStack: { use: 1000, cite: 'buyin-starting-stack' },
    currency: { use: DOLLARS, cite: 'buyin-price-displayed' },
    buyIn: { use: 2500, cite: 'buyin-price-displayed' },
    bounty: { use: 0, cite: 'home-bounty-fixed' },
    bountyPaid: { use: 'whole', cite: 'home-bounty-fixed' },
    minimumAge: { use: null, cite: 'age-minimum' },
    rebuys: {
      use: { atMost: 0, onlyWhenBroke: true, throughLevel: 0, deadline: 'lost', price: null, chips: null },
      cite: 'rr-rebuy-announced',
    },
    addOn: { use: null, cite: 'addon-availability' },
    prizes: { use: null, cite: 'payout-structure-displayed' },
    prizesRoundedTo: { use: 1, cite: 'home-prizes-rounded' },
    costs: { use: 'before-prizes', cite: 'home-costs' },
    sameHand: { use: 'by-stack', cite: 'rr-simultaneous-bust-stack' },
    dealsPaidByDirector: { use: true, cite: 'side-deals' },

    tableMaximum: { use: 10, cite: 'table-maximum' },
    seating: { use: 'random', cite: 'rr-seating-random' },
    seatChange: { use: 'by-director', cite: 'rr-seat-change-director' },
    redraws: {
      use: { at: [], atHalfTheField: false, whenTablesCombine: true },
      cite: 'rr-redraw-three-two-one',
    },
    firstButton: { use: 'high-card', cite: 'rr-initial-button-high-card' },
    balanceWhenTablesDifferBy: { use: 'by-tables', cite: 'rr-balance-numbers' },
    whichTableGives: { use: 'low-card-by-suit', cite: 'balance-donor-tie' },
    whoMoves: { use: 'same-position', cite: 'balance-same-position' },
    chairFilledFirst: { use: 'left-of-button', cite: 'balance-several-moves' },
    allHandsFinishBeforeMoves: { use: true, cite: 'balance-before-next-hand' },

    behindTheButton: { use: 'dealt-in', cite: 'moved-player-obligations' },

    button: { use: 'dead', cite: 'rr-button-tournament-dead' },
    deadButtonLies: { use: 'empty-chair', cite: 'dead-button-sb-bust' },
    movedSmallBlind: { use: 'as-busted', cite: 'dead-button-general' },
    misplacedButton: { use: 'corrected', cite: 'button-misplaced-last-hand' },
    dealer: { use: 'button', cite: 'dealer-duties' },
    shuffler: { use: 'dealer', cite: 'dealer-duties' },

    levels: { use: t1000, cite: 'blinds-schedule-t1000' },
    breaks: { use: [], cite: 'breaks-scheduling' },
    handBegins: { use: 'riffle', cite: 'rr-deal-starts-at-riffle' },
    decisionClock: { use: { seconds: 60, countdown: 10, withoutABet: 'check' }, cite: 'dead-hand-clock' },

    late: { use: 'blinded-seat', cite: 'rr-late-stack-in-seat' },
    lateUntilLevel: { use: 2, cite: 'rr-paid-entrant-absent' },
    lateCloses: { use: 'bell', cite: 'rr-paid-entrant-absent' },
    lateUntilMinutes: { use: 30, cite: 'rr-paid-entrant-absent' },
    absenceLimitMinutes: { use: null, cite: 'rr-absent-dealt-in' },
    absentHands: { use: 'dead', cite: 'rr-seat-at-deal' },
    forfeitedStack: { use: 'out-of-play', cite: 'rr-disqualified-chips' },

    chips: {
      use: [
        { value: 5, color: 'red' },
        { value: 25, color: 'green' },
        { value: 100, color: 'black' },
        { value: 500, color: 'purple' },
        { value: 1000, color: 'yellow' },
      ],
      cite: 'chip-values',
    },
    chipSets: { use: {}, cite: 'chip-set-a' },
    raceAtMostOneEach: { use: false, cite: 'chip-race-award' },
    raceRemainder: { use: 'half-or-more', cite: 'chip-race-remainder' },
    raceProtects: { use: 'before-the-others', cite: 'chip-race-no-elimination' },
    // The congregation ranks cards without a word about equal ones, and the guidelines say nothing: suits decide.
    raceTies: { use: 'by-suit', cite: 'chip-race-award' },
  },
  rulings: {
    exposedInTheDeal: { use: 'first-two-or-two', cite: 'misdeal-a-first-two-exposed' },
    exposedReplacedBy: { use: 'top-card-then-burn', cite: 'exposed-later-card-replaced' },
    misdealUntil: { use: 'two-have-acted', cite: 'misdeal-deadline' },
    flopOfFour: { use: 'new-flop', cite: 'flop-premature-or-too-many' },
    noBurn: { use: 'show-and-skip', cite: 'failed-burn' },
    prematureTurn: { use: 'set-aside', cite: 'turn-premature' },
    fromTheMuck: { use: 'discretion', cite: 'dead-hand-muck' },
    overpaidAllIn: { use: 'corrected', cite: 'rr-correct-errors' },
    shownByPlayer: { use: 'stays-live', cite: 'no-showing-live-cards' },
    headsUpTalk: { use: 'last-two-of-the-event', cite: 'no-showing-live-cards' },
    oneExtraCard: { use: 'back-as-burn', cite: 'rr-deal-extra-card' },
    outOfSequence: { use: 'misdeal', cite: 'misdeal-f-out-of-sequence' },
    buttonShort: { use: 'as-anybody', cite: 'misdeal-e-wrong-number' },
    foreignCard: { use: 'void', cite: 'irregular-back-in-hand' },
    fouledHand: { use: 'no-redress', cite: 'protect-own-hand' },
    foldWithoutABet: { use: 'until-acted-behind', cite: 'dead-hand-forward-throw' },
    shownToSpoil: { use: 'penalty', cite: 'no-showing-live-cards' },
    wordsOrChips: { use: 'words', cite: 'rr-nl-verbal-beats-chips' },
    // The cheat card quotes Robert's here: several motions are for cash games.
    raiseWithoutAmount: { use: 'one-motion', cite: 'string-bet-tournament' },
    shortCall: { use: 'full-call', cite: 'rr-nl-short-call-corrected' },
    foldOutOfTurn: { use: 'binds', cite: 'rr-out-of-turn-discretion' },
    passedOver: { use: 'three-behind', cite: 'rr-three-act-behind' },
    stackCount: { use: 'everybody', cite: 'rr-chips-in-view' },
    disputes: { use: 'next-riffle', cite: 'rr-ruling-deadline' },
    penalties: { use: ['warning', 'suspension', 'disqualification'], cite: 'rr-penalties' },
  },
} as const satisfies RulebookFile;
