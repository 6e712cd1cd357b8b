import { blinds, capital, chips, many, money } from '../format.ts';
import type { Catalogue } from '../language.ts';
import type { Asked, Group } from './choices.ts';
import { colourWords } from './colour-words.ts';

const PENALTIES = {
  warning: 'a warning',
  'missed-hands': 'missed hands',
  'missed-circuits': 'missed circuits',
  suspension: 'a suspension',
  disqualification: 'sent home',
} as const;

const asked: Asked = {
  buyIn: ['What does a seat cost?', (cents, currency) => money(cents, currency)],
  currency: ['In what money?', ({ symbol }) => symbol],
  startingStack: ['How many chips does everybody start with?', (stack) => chips(stack)],
  rebuys: [
    'Who may buy back in?',
    ({ atMost, onlyWhenBroke, throughLevel, price, chips: stack }, currency) =>
      atMost === 0
        ? 'Nobody'
        : [
            atMost === null ? 'As often as one likes' : atMost === 1 ? 'Once' : `${atMost} times`,
            ...(onlyWhenBroke ? ['only without chips'] : []),
            `through level ${throughLevel}`,
            price === null
              ? 'for the price of the buy-in'
              : `${chips(stack ?? 0)} chips for ${money(price, currency)}`,
          ].join(', '),
  ],
  addOn: [
    'Is there an add-on?',
    (rule, currency) =>
      rule === null
        ? 'No'
        : `After level ${rule.afterLevel}: up to ${chips(rule.upTo)}, ${chips(rule.blockChips)} chips for ${money(rule.blockPrice, currency)}`,
  ],
  bounty: [
    'Is there a bounty on each head?',
    (cents, currency) => (cents === 0 ? 'No' : money(cents, currency)),
  ],
  bountyPaid: [
    'What does a bounty pay?',
    { whole: 'All of it', half: 'Half of it; the other half goes on the winner’s head' },
  ],
  prizes: [
    'Who is paid what?',
    (table) =>
      table === null
        ? 'As is posted before the start'
        : table.map(({ upTo, percent }) => `Up to ${upTo} players ${percent.join(', ')} %`).join('; '),
  ],
  sameHand: [
    'Two go out on the same hand: who is placed higher?',
    { split: 'They share the prizes of both places', 'by-stack': 'Who had more chips before it' },
  ],
  dealsPaidByDirector: [
    'May the last players make a deal?',
    { true: 'Yes, the director pays it out', false: 'Among themselves; the director pays by the table' },
  ],
  minimumAge: ['How old must one be?', (years) => (years === null ? 'Not asked' : `${years} or over`)],

  late: [
    'Somebody comes late',
    {
      'blinded-seat': 'His chips are in his seat and pay the blinds',
      'missed-circuits-unless-prepaid': 'He is short the circuits he missed, unless he had paid',
      'missed-blinds': 'He is short the blinds he missed',
      'full-stack': 'He gets a full stack',
    },
  ],
  lateUntilLevel: [
    'How late may one come?',
    (level) => (level === null ? 'As the director says' : `Before the first hand of level ${level}`),
  ],
  lateUntilMinutes: [
    'Or by time?',
    (minutes) => (minutes === null ? 'No' : `${minutes} minutes after the start`),
  ],
  absenceLimitMinutes: [
    'How long may one be away?',
    (minutes) => (minutes === null ? 'As long as the chips last' : `${minutes} minutes`),
  ],
  absentHands: [
    'What of the hands of who is away?',
    {
      'not-dealt': 'None are dealt to him',
      'folded-in-turn': 'They are folded at his turn',
      dead: 'They are dead from the deal',
    },
  ],
  forfeitedStack: [
    'Whose are the chips of who stayed away?',
    { 'split-at-table': 'His table’s, in equal parts', 'out-of-play': 'Nobody’s' },
  ],
  seatChange: ['May one change seats?', { never: 'Never', 'by-director': 'When the director says so' }],

  tableMaximum: ['How many sit at a table?', (players) => `${players} at most`],
  seating: ['How are seats drawn?', { 'by-card': 'With cards', random: 'At random' }],
  balanceWhenTablesDifferBy: [
    'When does somebody have to move?',
    (by) =>
      by === 'by-tables'
        ? 'When tables differ by 2, with more than six tables by 3'
        : `When tables differ by ${by}`,
  ],
  whichTableGives: [
    'Several tables could give a player: which does?',
    {
      'low-card-by-suit': 'The low card, suits break a tie',
      'low-card-again-on-tie': 'The low card, drawn again on a tie',
      first: 'The first of the largest',
    },
  ],
  whoMoves: [
    'Who moves?',
    {
      'same-position': 'Who sits as far from the button as the empty chair',
      'same-side': 'Who sits on the same side of the button',
      'next-big-blind': 'Who is the next big blind',
    },
  ],
  allHandsFinishBeforeMoves: [
    'Do other tables wait for a move?',
    { true: 'Yes, until their hands are over', false: 'No, only his own finishes its hand' },
  ],
  behindTheButton: [
    'A newcomer sits between button and small blind',
    { 'dealt-in': 'He is dealt in', waits: 'He waits for the next hand' },
  ],
  redraws: [
    'When does everybody draw a new seat?',
    ({ at, atHalfTheField, whenTablesCombine, shootout }) =>
      capital(
        [
          ...at.map(
            ({ players, tables, tablesOf }) =>
              `with ${players} left, at ${many(tables, 'table')}${tablesOf === undefined ? '' : `, where tables hold ${tablesOf[0]} to ${tablesOf[1]}`}`,
          ),
          ...(atHalfTheField ? ['at half the field, if the director wishes'] : []),
          ...(whenTablesCombine ? ['whenever tables are combined'] : []),
          ...(shootout ? ['for the final, which the winners of all tables play'] : []),
        ].join('; ') || 'never',
      ),
  ],

  firstButton: [
    'Who has the button first?',
    { 'ace-seat': 'The seat that drew the ace', 'seat-1': 'Seat 1', 'high-card': 'The high card' },
  ],
  button: [
    'A blind goes out: what does the button do?',
    {
      dead: 'It may be dead: nobody misses a blind',
      moving: 'It is never dead: it goes on to who is there',
      simple: 'It moves to the next player, the blinds after him',
    },
  ],
  deadButtonLies: [
    'Where does a dead button lie?',
    { stay: 'It stays with the last dealer', 'empty-chair': 'Before the empty chair' },
  ],
  misplacedButton: [
    'The button was put wrong',
    { corrected: 'It is put right for the next hand', stands: 'It stands as it was dealt' },
  ],
  dealer: ['Who deals?', { button: 'The button', 'last-eliminated': 'The last one out at that table' }],
  shuffler: ['Who shuffles?', { dealer: 'The dealer', 'last-dealer': 'Who dealt the last hand' }],

  levels: [
    'How long are the levels?',
    (levels) => `${levels[0]!.minutes} minutes, ${many(levels.length, 'level')} from ${blinds(levels[0]!)}`,
  ],
  breaks: [
    'When are the breaks?',
    (breaks) =>
      capital(
        breaks.map(({ afterLevel, minutes }) => `${minutes} min after level ${afterLevel}`).join(', '),
      ) || 'As the host plans',
  ],
  handBegins: [
    'When does a hand belong to the old level?',
    {
      'blinds-and-riffle': 'Once blinds are posted and the deck is riffled',
      riffle: 'From the first riffle',
    },
  ],
  decisionClock: [
    'The clock is called on somebody',
    ({ seconds, countdown, withoutABet }) =>
      `${seconds} seconds and ${countdown} counted down; then he ${withoutABet === 'check' ? 'checks if he can' : 'folds'}`,
  ],
  chips: [
    'Which chips are there?',
    (list) =>
      list.map(({ value, colour }) => `${colourWords.en[colour] ?? colour} ${chips(value)}`).join(', '),
  ],
  chipSets: [
    'Which chips make a stack?',
    (sets) =>
      Object.entries(sets)
        .map(([name, set]) => `${name}: ${set.map(({ value, count }) => `${count} × ${value}`).join(', ')}`)
        .join('; ') || 'Any that add up',
  ],
  raceAtMostOneEach: [
    'How many chips can one win in the race?',
    { true: 'One at most', false: 'As many as the cards give' },
  ],
  raceRemainder: [
    'What of the odd chips at the end of the race?',
    { 'half-or-more': 'Half a chip or more becomes one', always: 'They always become one' },
  ],
  raceProtects: [
    'Can the race put somebody out?',
    {
      'before-the-others': 'No, he gets a chip before the others',
      'on-top': 'No, he gets a chip on top',
      nobody: 'Yes',
    },
  ],

  structure: ['How is it bet?', { 'no-limit': 'No-limit', limit: 'With limits' }],
  silentRaise: [
    'Chips go in without a word: when is it a raise?',
    {
      'half-of-bet': 'From half of the bet more',
      'half-of-least-raise': 'From half of the least raise more',
      'whole-raise': 'Only with a whole raise',
    },
  ],
  shortAllInsReopen: [
    'Do short all-ins reopen the betting?',
    { 'when-they-add-up': 'When they add up to a full raise', never: 'Never' },
  ],
  checkOutOfTurn: [
    'Somebody checks out of turn',
    {
      'no-raise': 'He may not bet or raise at his turn',
      'binds-unless-changed': 'It binds him unless the action changes',
    },
  ],
  foldOutOfTurn: [
    'Somebody folds out of turn',
    { binds: 'It binds', 'binds-unless-changed': 'It binds unless the action changes' },
  ],
  foldWithoutABet: [
    'Cards are thrown forward though nobody bet',
    { 'until-acted-behind': 'He may take them back until somebody acts', binds: 'They are folded' },
  ],
  wordsOrChips: [
    'Words and chips do not agree',
    { words: 'The words count', 'whichever-first': 'What came first counts' },
  ],
  shortCall: [
    'Chips short of a call',
    {
      'full-call': 'It is a full call',
      'director-when-raised': 'After a raise among several the director decides',
    },
  ],
  passedOver: [
    'Somebody was passed over: when is his turn lost?',
    { 'three-behind': 'When three have acted behind him', 'substantial-action': 'At substantial action' },
  ],
  bigBlindAnteOrder: [
    'The big blind is too short for blind and ante',
    { 'ante-first': 'The ante comes first', 'blind-first': 'The blind comes first' },
  ],
  limitBetsPerStreet: ['How many bets a street with limits?', (bets) => `${bets}`],
  limitCapLiftsHeadsUp: ['Are two alone free of that cap?', { true: 'Yes', false: 'No' }],

  exposedInTheDeal: [
    'Cards are exposed in the deal: when is it a misdeal?',
    { 'first-two-or-two': 'With one of the first two dealt, or with any two', any: 'With any' },
  ],
  exposedReplacedBy: [
    'How is an exposed card made good?',
    {
      'top-card-then-burn': 'With the top card after the deal; the exposed one is the burn',
      'last-burn': 'With the burn card',
    },
  ],
  misdealUntil: [
    'Until when can a misdeal be called?',
    {
      'two-have-acted': 'Until two have acted after the blinds',
      'substantial-action': 'Until there is substantial action',
    },
  ],
  oneExtraCard: [
    'Somebody has one card too many',
    { misdeal: 'A misdeal', 'back-as-burn': 'It goes back and is the burn' },
  ],
  outOfSequence: [
    'Cards were dealt out of order',
    { misdeal: 'A misdeal', 'plays-on': 'They are put in order and played' },
  ],
  buttonShort: [
    'The button is short of a card',
    { 'as-anybody': 'As with anybody', 'until-he-acts': 'He gets it until he acts' },
  ],
  flopOfFour: [
    'The flop has four cards',
    {
      'new-flop': 'A new flop from the reshuffled deck',
      'one-out-at-random': 'One of the four goes out at random',
    },
  ],
  noBurn: [
    'Nothing was burnt',
    { 'show-and-skip': 'The card is shown and skipped', 'put-right': 'It is put right' },
  ],
  prematureTurn: [
    'Turn or river came too early',
    { 'set-aside': 'It is set aside, then shuffled back', 'shuffle-back': 'It is shuffled back' },
  ],
  foreignCard: [
    'A joker or a foreign card turns up',
    { void: 'The hand is void', 'misdeal-then-paper': 'A misdeal in time, later a scrap of paper' },
  ],
  fouledHand: [
    'An unprotected hand was fouled',
    { 'no-redress': 'Bad luck', 'live-if-told': 'It lives if it can be told' },
  ],
  fromTheMuck: [
    'Can a hand come back from the muck?',
    {
      discretion: 'If the director says so',
      never: 'Never',
      'if-identifiable': 'If it can be told beyond doubt',
    },
  ],
  overpaidAllIn: [
    'A loser paid an all-in too much',
    { corrected: 'It is put right', 'stands-after-next-hand': 'It stands once the next hand begins' },
  ],

  headsUpTalk: [
    'When may two alone talk about their hands?',
    {
      'last-two-of-the-event': 'When they are the last of the night',
      'two-in-the-pot': 'When they are alone in the pot',
      never: 'Never',
    },
  ],
  shownByPlayer: ['A player shows his card', { 'stays-live': 'His hand stays live' }],
  shownToSpoil: [
    'Cards are shown to spoil somebody’s chances',
    { penalty: 'A penalty', 'may-void': 'The director may void the hand' },
  ],
  stackCount: [
    'Who may know another’s stack?',
    { everybody: 'Everybody', 'facing-an-all-in': 'Counted only for who faces an all-in' },
  ],
  disputes: [
    'How long can a pot be disputed?',
    {
      'next-riffle': 'Until the next riffle',
      'amounts-later': 'Until the next hand; its amount until substantial action there',
    },
  ],
  penalties: [
    'What can an offender get?',
    (kinds) => capital(kinds.map((kind) => PENALTIES[kind]).join(', ')),
  ],
};

const groups: Readonly<Record<Group, string>> = {
  money: 'Money',
  people: 'Late and away',
  seats: 'Seats',
  button: 'Button and dealer',
  clock: 'Clock and chips',
  betting: 'Betting',
  errors: 'Mistakes in the deal',
  conduct: 'Talk and trouble',
};

const en = { choose: 'Play by', why: 'Why?', groups, asked };

export type RulebooksWords = typeof en;
export const rulebooksWords: Catalogue<RulebooksWords> = {
  en,
  de: () => import('./words.de.ts').then(({ de }) => de),
};
