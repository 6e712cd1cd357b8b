import { blinds, capital, chips, many, money } from '../format.ts';
import type { Catalogue } from '../language.ts';
import type { Asked, Group } from './choices.ts';
import { colorWords } from './color-words.ts';

const PENALTIES = {
  warning: 'a warning',
  'missed-hands': 'missed hands',
  'missed-circuits': 'missed orbits',
  suspension: 'a suspension',
  disqualification: 'disqualification',
} as const;

/** Every choice with its question and its answers: one table, and as long as there are choices. */
const asked: Asked = {
  buyIn: ['What is the buy-in?', (cents, currency) => money(cents, currency)],
  currency: ['Which currency?', ({ symbol }) => symbol],
  startingStack: ['What is the starting stack?', (stack) => chips(stack)],
  rebuys: [
    'Who may rebuy?',
    ({ atMost, onlyWhenBroke, throughLevel, price, chips: stack }, currency) =>
      atMost === 0
        ? 'Nobody'
        : [
            atMost === null ? 'Unlimited' : atMost === 1 ? 'Once' : `${atMost} times`,
            ...(onlyWhenBroke ? ['only after busting'] : []),
            `through level ${throughLevel}`,
            price === null
              ? 'for another buy-in'
              : `${chips(stack ?? 0)} chips for ${money(price, currency)}`,
          ].join(', '),
  ],
  addOn: [
    'Is there an add-on?',
    (rule, currency) =>
      rule === null
        ? 'No'
        : `After level ${rule.afterLevel}: ${chips(rule.blockChips)} chips for ${money(rule.blockPrice, currency)}, up to a stack of ${chips(rule.upTo)}`,
  ],
  bounty: [
    'Is there a bounty on each player?',
    (cents, currency) => (cents === 0 ? 'No' : money(cents, currency)),
  ],
  bountyPaid: [
    'What does a bounty pay?',
    { whole: 'All of it', half: 'Half of it; the other half goes on the winner’s own head' },
  ],
  prizes: [
    'What are the payouts?',
    (table) =>
      table === null
        ? 'Posted before the start'
        : table.map(({ upTo, percent }) => `Up to ${upTo} players: ${percent.join('/')}%`).join('; '),
  ],
  prizesRoundedTo: [
    'What are prizes rounded to?',
    (cents, currency) =>
      cents === 1 ? 'Nothing: to the cent' : `${money(cents, currency)}; the rest goes to first place`,
  ],
  costs: [
    'May costs come out before the prizes?',
    { 'before-prizes': 'Yes, if they are announced', never: 'No, all money paid in is paid out' },
  ],
  sameHand: [
    'Two bust on the same hand: who finishes higher?',
    { split: 'They split both payouts', 'by-stack': 'The player who started the hand with more chips' },
  ],
  dealsPaidByDirector: [
    'May the last players chop?',
    { true: 'Yes, and the director pays it out', false: 'Only among themselves; the director pays by place' },
  ],
  minimumAge: ['What is the minimum age?', (years) => (years === null ? 'None' : `${years}`)],

  late: [
    'A player comes late',
    {
      'blinded-seat': 'Their stack is in play and gets blinded off',
      'missed-circuits-unless-prepaid': 'Missed orbits are deducted, unless they paid ahead',
      'missed-blinds': 'Missed blinds are deducted',
      'full-stack': 'They get a full stack',
    },
  ],
  lateUntilLevel: [
    'When does late registration close?',
    (level) => (level === null ? 'When the director says so' : `Before the first hand of level ${level}`),
  ],
  lateCloses: [
    'When does that level close late registration?',
    { bell: 'When it begins', 'first-hand': 'When its first hand is dealt' },
  ],
  lateUntilMinutes: [
    'Is there also a time limit?',
    (minutes) => (minutes === null ? 'No' : `${minutes} minutes after the start`),
  ],
  absenceLimitMinutes: [
    'How long may a player be away?',
    (minutes) => (minutes === null ? 'As long as their chips last' : `${minutes} minutes`),
  ],
  absentHands: [
    'What happens to an absent player’s hands?',
    {
      'not-dealt': 'They aren’t dealt in',
      'folded-in-turn': 'They are folded in turn',
      dead: 'They are dead from the deal',
    },
  ],
  forfeitedStack: [
    'Who gets the stack of a player who doesn’t come back?',
    { 'split-at-table': 'It’s split evenly among their table', 'out-of-play': 'Nobody: it leaves play' },
  ],
  seatChange: ['May players change seats?', { never: 'Never', 'by-director': 'When the director says so' }],

  tableMaximum: ['How many players per table?', (players) => `Up to ${players}`],
  seating: ['How are seats drawn?', { 'by-card': 'By card', random: 'At random' }],
  balanceWhenTablesDifferBy: [
    'When are tables balanced?',
    (by) =>
      by === 'by-tables'
        ? 'When tables differ by 2 (by 3 with more than six tables)'
        : `When tables differ by ${by}`,
  ],
  whichTableGives: [
    'Several tables could give up a player: which one does?',
    {
      'low-card-by-suit': 'The one with the low card; suits break ties',
      'low-card-again-on-tie': 'The one with the low card; ties draw again',
      first: 'The first of the fullest tables',
    },
  ],
  whoMoves: [
    'Who moves?',
    {
      'same-position': 'The player in the same position as the open seat',
      'same-side': 'The player on the same side of the button',
      'next-big-blind': 'The next big blind',
    },
  ],
  chairFilledFirst: [
    'Several seats are open: which is filled first?',
    {
      'left-of-button': 'The one closest to the button’s left',
      'last-out': 'The seat of the last player out',
    },
  ],
  allHandsFinishBeforeMoves: [
    'Do other tables wait when a player moves?',
    { true: 'Yes, they finish their hands and wait', false: 'No, only the table the player leaves' },
  ],
  behindTheButton: [
    'A new player sits down between button and small blind',
    { 'dealt-in': 'They are dealt in', waits: 'They wait for the next hand' },
  ],
  redraws: [
    'When is there a redraw?',
    ({ at, atHalfTheField, whenTablesCombine, shootout }) =>
      capital(
        [
          ...at.map(
            ({ players, tables, tablesOf }) =>
              `with ${players} left, at ${many(tables, 'table')}${tablesOf === undefined ? '' : `, where tables hold ${tablesOf[0]} to ${tablesOf[1]}`}`,
          ),
          ...(atHalfTheField ? ['at half the field, if the director wants to'] : []),
          ...(whenTablesCombine ? ['whenever tables are combined'] : []),
          ...(shootout ? ['for the final table of a shootout'] : []),
        ].join('; ') || 'never',
      ),
  ],

  firstButton: [
    'Who has the button first?',
    {
      'ace-seat': 'The seat that drew the ace',
      'seat-1': 'Seat 1',
      'high-card': 'The player who draws the high card',
    },
  ],
  button: [
    'A blind busts: what does the button do?',
    {
      dead: 'Dead button: nobody misses a blind',
      moving: 'Moving button: it always goes to a player',
      simple: 'Simple button: to the next player, with the blinds after them',
    },
  ],
  deadButtonLies: [
    'Where does a dead button go?',
    { stay: 'It stays where it was', 'empty-chair': 'In front of the empty seat' },
  ],
  movedSmallBlind: [
    'The next small blind moves to another table',
    { 'as-busted': 'As if they had busted', 'button-stays': 'The button stays for a second hand' },
  ],
  misplacedButton: [
    'The button was in the wrong place',
    { corrected: 'It is corrected for the next hand', stands: 'It stands' },
  ],
  dealer: [
    'Who deals?',
    { button: 'The button', 'last-eliminated': 'The last player knocked out at that table' },
  ],
  shuffler: ['Who shuffles?', { dealer: 'The dealer', 'last-dealer': 'The player who dealt the last hand' }],

  levels: [
    'How long are the levels?',
    (levels) => `${levels[0]!.minutes} minutes, ${many(levels.length, 'level')} from ${blinds(levels[0]!)}`,
  ],
  breaks: [
    'When are the breaks?',
    (breaks) =>
      capital(
        breaks.map(({ afterLevel, minutes }) => `${minutes} min after level ${afterLevel}`).join(', '),
      ) || 'When the host plans them',
  ],
  handBegins: [
    'When does a hand still count for the old level?',
    {
      'blinds-and-riffle': 'Once the blinds are posted and the deck is riffled',
      riffle: 'From the first riffle',
    },
  ],
  decisionClock: [
    'The clock is called on a player',
    ({ seconds, countdown, withoutABet }) =>
      `${seconds} seconds plus a ${countdown}-second countdown; then they ${withoutABet === 'check' ? 'check if they can, otherwise fold' : 'fold'}`,
  ],
  chips: [
    'Which chips are there?',
    (list) => list.map(({ value, color }) => `${colorWords.en[color] ?? color} ${chips(value)}`).join(', '),
  ],
  chipSets: [
    'Which chips make a stack?',
    (sets) =>
      Object.entries(sets)
        .map(([name, set]) => `${name}: ${set.map(({ value, count }) => `${count} × ${value}`).join(', ')}`)
        .join('; ') || 'Any that add up',
  ],
  raceAtMostOneEach: [
    'How many chips can a player win in the chip race?',
    { true: 'One at most', false: 'As many as their cards win' },
  ],
  raceRemainder: [
    'What happens to the remainder in the chip race?',
    { 'half-or-more': 'Half a chip or more rounds up', always: 'It always rounds up' },
  ],
  raceProtects: [
    'Can a player bust in the chip race?',
    {
      'before-the-others': 'No, they get the first chip',
      'on-top': 'No, they get an extra chip',
      nobody: 'Yes',
    },
  ],
  raceTies: [
    'Which of two equal cards is higher in the chip race?',
    { 'by-suit': 'The higher suit, spades highest', 'first-dealt': 'The one dealt first, from seat 1' },
  ],

  structure: ['No-limit or limit?', { 'no-limit': 'No-limit', limit: 'Limit' }],
  silentRaise: [
    'Chips in without a word: when is it a raise?',
    {
      'half-of-bet': 'From half the bet more',
      'half-of-least-raise': 'From half the minimum raise more',
      'whole-raise': 'Only with a full minimum raise',
    },
  ],
  shortAllInsReopen: [
    'Do short all-ins reopen the betting?',
    { 'when-they-add-up': 'When they add up to a full raise', never: 'Never' },
  ],
  checkOutOfTurn: [
    'A player checks out of turn',
    {
      'no-raise': 'They can’t bet or raise when it’s their turn',
      'binds-unless-changed': 'It is binding unless the action changes',
    },
  ],
  foldOutOfTurn: [
    'A player folds out of turn',
    { binds: 'It is binding', 'binds-unless-changed': 'It is binding unless the action changes' },
  ],
  foldWithoutABet: [
    'A player folds when they could check',
    {
      'until-acted-behind': 'They may take the cards back until the next player acts',
      binds: 'The fold stands',
    },
  ],
  raiseWithoutAmount: [
    'A player says “raise” without an amount',
    {
      'one-motion': 'The chips go in with one motion',
      'call-then-one-motion': 'The call may go in first, the rest with one motion',
      'any-motions': 'The chips may go in with several motions',
    },
  ],
  wordsOrChips: [
    'A player says one thing and bets another',
    { words: 'The words count', 'whichever-first': 'Whichever came first counts' },
  ],
  shortCall: [
    'A player puts in less than a call',
    {
      'full-call': 'They must complete the call',
      'director-when-raised': 'In a multiway pot after a raise, the director decides',
    },
  ],
  passedOver: [
    'A player was skipped: when do they lose their turn?',
    {
      'three-behind': 'Once three players behind them have acted',
      'substantial-action': 'Once there is substantial action',
    },
  ],
  showsFirst: [
    'Who shows first when nobody bets on the river?',
    { 'first-to-act': 'The first player who could act', 'left-of-button': 'The first left of the button' },
  ],
  allInHands: [
    'When do hands go face up with a player all-in?',
    { 'face-up': 'At once, when betting is over', 'in-turn': 'In turn, at the showdown' },
  ],
  anteBy: ['Who pays the ante?', { each: 'Every player', 'big-blind': 'The big blind, for the whole table' }],
  bigBlindAnteOrder: [
    'The big blind can’t cover both blind and ante',
    { 'ante-first': 'The ante comes first', 'blind-first': 'The blind comes first' },
  ],
  limitBetsPerStreet: ['How many bets per street in limit?', (bets) => `${bets}`],
  limitCapLiftsHeadsUp: ['Does the cap lift heads-up?', { true: 'Yes', false: 'No' }],

  exposedInTheDeal: [
    'Cards are exposed in the deal: when is it a misdeal?',
    { 'first-two-or-two': 'With one of the first two cards dealt, or any two', any: 'With any card' },
  ],
  exposedReplacedBy: [
    'How is an exposed card replaced?',
    {
      'top-card-then-burn': 'With the top card after the deal; the exposed one is the burn',
      'last-burn': 'With the burn card',
    },
  ],
  misdealUntil: [
    'Until when can a misdeal be called?',
    {
      'two-have-acted': 'Until two players have acted after the blinds',
      'substantial-action': 'Until there is substantial action',
    },
  ],
  oneExtraCard: [
    'A player has one card too many',
    { misdeal: 'A misdeal', 'back-as-burn': 'It goes back and becomes the burn' },
  ],
  outOfSequence: [
    'Cards were dealt out of order',
    { misdeal: 'A misdeal', 'plays-on': 'They’re put in order and the hand plays on' },
  ],
  buttonShort: [
    'The button is a card short',
    { 'as-anybody': 'Same as for anyone else', 'until-he-acts': 'They get it as long as they haven’t acted' },
  ],
  flopOfFour: [
    'The flop has four cards',
    {
      'new-flop': 'A new flop from the reshuffled deck',
      'one-out-at-random': 'One of the four is taken out at random',
    },
  ],
  noBurn: [
    'The dealer forgot to burn',
    { 'show-and-skip': 'The card is shown and skipped', 'put-right': 'It is corrected' },
  ],
  prematureTurn: [
    'The turn or river came too early',
    { 'set-aside': 'It is set aside, then shuffled back', 'shuffle-back': 'It is shuffled back' },
  ],
  foreignCard: [
    'A joker or a card from another deck turns up',
    { void: 'The hand is void', 'misdeal-then-paper': 'A misdeal early on; later it counts as a blank' },
  ],
  fouledHand: [
    'An unprotected hand was fouled',
    { 'no-redress': 'It’s dead; protect your hand', 'live-if-told': 'It is live if it can be identified' },
  ],
  fromTheMuck: [
    'Can a hand come back from the muck?',
    {
      discretion: 'At the director’s discretion',
      never: 'Never',
      'if-identifiable': 'If it can be identified beyond doubt',
    },
  ],
  overpaidAllIn: [
    'A loser paid too much for an all-in',
    {
      corrected: 'It is corrected',
      'stands-after-next-hand': 'It can’t be changed once the next hand begins',
    },
  ],

  headsUpTalk: [
    'When may two players talk about their hands?',
    {
      'last-two-of-the-event': 'When they are the last two in the tournament',
      'two-in-the-pot': 'When they are the only two in the pot',
      never: 'Never',
    },
  ],
  shownByPlayer: ['A player shows a card', { 'stays-live': 'The hand stays live' }],
  shownToSpoil: [
    'A player shows cards to hurt another’s chances',
    { penalty: 'A penalty', 'may-void': 'The director may void the hand' },
  ],
  stackCount: [
    'Who may know the size of another stack?',
    { everybody: 'Everyone', 'facing-an-all-in': 'Only players facing an all-in get a count' },
  ],
  disputes: [
    'How long can a pot be disputed?',
    {
      'next-riffle': 'Until the next riffle',
      'amounts-later': 'Until the next hand; amounts until there is substantial action in it',
    },
  ],
  penalties: ['What are the penalties?', (kinds) => capital(kinds.map((kind) => PENALTIES[kind]).join(', '))],
};

const groups: Readonly<Record<Group, string>> = {
  money: 'Money',
  people: 'Late and absent players',
  seats: 'Seats',
  button: 'Button and dealer',
  clock: 'Clock and chips',
  betting: 'Betting',
  errors: 'Mistakes in the deal',
  conduct: 'Etiquette and penalties',
};

const en = { choose: 'Play by these rules', why: 'Why?', groups, asked };

export type RulebooksWords = typeof en;
export const rulebooksWords: Catalogue<RulebooksWords> = {
  en,
  de: () => import('./words.de.ts').then(({ de }) => de),
};
