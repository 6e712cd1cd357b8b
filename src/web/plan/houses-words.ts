import type { Break, Level, Rebuys, Redraws } from '../../engine/house/night-choices.ts';
import { chips, money } from '../format.ts';
import type { Catalogue } from '../language.ts';

type Say = Readonly<Record<string, string>> | ((use: never) => string);

const yesNo = (yes: string, no: string): Say => ({ true: yes, false: no });

/** What is asked, and what each answer says; a test finds every answer that a house gives. */
const ASKED: Readonly<Record<string, readonly [ask: string, say: Say]>> = {
  startingStack: ['How many chips does everybody start with?', (use: number) => chips(use)],
  buyIn: ['What does a seat cost?', (use: number) => money(use)],
  minimumAge: ['How old must one be?', (use: number | null) => (use === null ? 'Not asked' : `${use}`)],
  rebuys: [
    'Who may buy back in?',
    ({ atMost, onlyWhenBroke, throughLevel }: Rebuys) =>
      atMost === 0
        ? 'Nobody'
        : `${atMost === null ? 'As often as one likes' : atMost === 1 ? 'Once' : `${atMost} times`}${onlyWhenBroke ? ', only without chips' : ''}, through level ${throughLevel}`,
  ],
  addOn: [
    'Is there an add-on?',
    (use: { afterLevel: number; upTo: number } | null) =>
      use === null ? 'No' : `In the break after level ${use.afterLevel}, up to the starting stack`,
  ],
  prizes: [
    'Who is paid what?',
    (use: unknown) => (use === null ? 'As is posted before the start' : 'By the printed table for the field'),
  ],
  sameHand: [
    'Two go out on the same hand: who is placed higher?',
    { split: 'They share both places', 'by-stack': 'Who had more chips before it' },
  ],
  dealsPaidByDirector: [
    'May the last players make a deal?',
    yesNo('Yes, the director pays it out', 'Among themselves; the director pays by the table'),
  ],
  seating: ['How are seats drawn?', { 'by-card': 'With cards, the ace has the button', random: 'At random' }],
  seatChange: ['May one change seats?', { never: 'Never', 'by-director': 'When the director says so' }],
  redraws: [
    'When does everybody draw a new seat?',
    ({ at, atHalfTheField, whenTablesCombine }: Redraws) =>
      [
        ...at.map(({ players, tablesOf }) =>
          tablesOf === undefined
            ? `with ${players} left`
            : `with ${players} left at tables of ${tablesOf[0]} to ${tablesOf[1]}`,
        ),
        ...(atHalfTheField ? ['at half the field if the director wants'] : []),
        ...(whenTablesCombine ? ['whenever tables combine'] : []),
      ]
        .join('; ')
        .replace(/^./, (first) => first.toUpperCase()),
  ],
  firstButton: [
    'Who has the button first?',
    { 'ace-seat': 'The seat of the ace', 'seat-1': 'Seat 1', 'high-card': 'The high card' },
  ],
  balanceWhenTablesDifferBy: [
    'When does somebody have to move?',
    (use: number | 'by-tables') =>
      use === 'by-tables' ? 'It depends on how many tables there are' : `When tables differ by ${use}`,
  ],
  whichTableGives: [
    'Several tables could give a player: which does?',
    {
      'low-card-by-suit': 'The low card, suits break a tie',
      'low-card-again-on-tie': 'The low card, drawn again on a tie',
      first: 'The first in order',
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
    yesNo('Yes, until their hands are over', 'No'),
  ],
  behindTheButton: [
    'A newcomer sits between button and small blind',
    { 'dealt-in': 'He is dealt in', waits: 'He waits for the next hand' },
  ],
  button: [
    'A blind goes out: what does the button do?',
    { dead: 'It may be dead', moving: 'It moves to the next player', simple: 'It simply moves on' },
  ],
  deadButtonLies: [
    'Where does a dead button lie?',
    { stay: 'It stays where it was', 'empty-chair': 'Before the empty chair' },
  ],
  misplacedButton: [
    'The button was put wrong',
    { corrected: 'It is corrected', stands: 'It stands once play goes on' },
  ],
  dealer: ['Who deals?', { button: 'The button', 'last-eliminated': 'The last one out' }],
  shuffler: ['Who shuffles?', { dealer: 'The dealer', 'last-dealer': 'Who dealt the last hand' }],
  levels: [
    'How long are the levels?',
    (use: readonly Level[]) => `${use[0]!.minutes} minutes, from ${use[0]!.small} / ${use[0]!.big}`,
  ],
  breaks: [
    'When are the breaks?',
    (use: readonly Break[]) =>
      use.length === 0
        ? 'As the host plans'
        : `After level ${use.map(({ afterLevel }) => afterLevel).join(', ')}`,
  ],
  handBegins: [
    'When does a hand belong to the old level?',
    {
      'blinds-and-riffle': 'Once blinds are posted and the deck is riffled',
      riffle: 'At the first riffle',
    },
  ],
  decisionClock: [
    'The clock is called on somebody',
    ({ seconds, countdown, withoutABet }: { seconds: number; countdown: number; withoutABet: string }) =>
      `${seconds} seconds and ${countdown} counted down; then he ${withoutABet === 'check' ? 'checks if he can' : 'folds'}`,
  ],
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
    (use: number | null) => (use === null ? 'As the director says' : `Before level ${use}`),
  ],
  lateUntilMinutes: [
    'Or by time?',
    (use: number | null) => (use === null ? 'No' : `${use} minutes after the start`),
  ],
  absenceLimitMinutes: [
    'How long may one be away?',
    (use: number | null) => (use === null ? 'As long as the chips last' : `${use} minutes`),
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
  raceAtMostOneEach: [
    'How many chips can one win in the race?',
    yesNo('One at most', 'As many as the cards give'),
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
  limitBetsPerStreet: ['Bets a street with limits', (use: number) => `${use}`],
  limitCapLiftsHeadsUp: ['Are two alone free of that cap?', yesNo('Yes', 'No')],
  silentRaise: [
    'Chips go in without a word: when is it a raise?',
    {
      'half-of-bet': 'From half of the bet more',
      'half-of-least-raise': 'From half of the least raise more',
      'whole-raise': 'Only with a whole raise',
    },
  ],
  checkOutOfTurn: [
    'Somebody checks out of turn',
    {
      'no-raise': 'He may not raise at his turn',
      'binds-unless-changed': 'It binds him unless the action changes',
    },
  ],
  bigBlindAnteOrder: [
    'The big blind is too short for blind and ante',
    { 'ante-first': 'The ante comes first', 'blind-first': 'The blind comes first' },
  ],
  exposedInTheDeal: [
    'Cards are exposed in the deal: when is it a misdeal?',
    { 'first-two-or-two': 'With one of the first two, or with two', any: 'With any' },
  ],
  exposedReplacedBy: [
    'How is an exposed card made good?',
    {
      'top-card-then-burn': 'With the next card, it becomes the burn',
      'last-burn': 'With the last burn card',
    },
  ],
  misdealUntil: [
    'Until when can a misdeal be called?',
    {
      'two-have-acted': 'Until two have acted',
      'substantial-action': 'Until there is substantial action',
    },
  ],
  flopOfFour: [
    'The flop has four cards',
    { 'new-flop': 'A new flop is dealt', 'one-out-at-random': 'One goes out at random' },
  ],
  noBurn: [
    'Nothing was burnt',
    { 'show-and-skip': 'The card is shown and skipped', 'put-right': 'It is put right' },
  ],
  prematureTurn: [
    'The turn came too early',
    { 'set-aside': 'It is set aside', 'shuffle-back': 'It is shuffled back' },
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
    { corrected: 'It is corrected', 'stands-after-next-hand': 'It stands after the next hand' },
  ],
  headsUpTalk: [
    'When may two alone talk about their hands?',
    {
      'last-two-of-the-event': 'When they are the last of the night',
      'two-in-the-pot': 'When they are alone in the pot',
      never: 'Never',
    },
  ],
  oneExtraCard: [
    'Somebody has one card too many',
    { misdeal: 'A misdeal', 'back-as-burn': 'It goes back and is the burn' },
  ],
  outOfSequence: ['A card went to the wrong seat', { misdeal: 'A misdeal', 'plays-on': 'It is put right' }],
  buttonShort: [
    'The button is short of a card',
    { 'as-anybody': 'As with anybody', 'until-he-acts': 'He gets it until he acts' },
  ],
  foreignCard: [
    'A joker or a foreign card turns up',
    { void: 'The hand is void', 'misdeal-then-paper': 'A misdeal in time, later a scrap of paper' },
  ],
  fouledHand: [
    'An unprotected hand was fouled',
    { 'no-redress': 'Bad luck', 'live-if-told': 'It lives if it can be told' },
  ],
  foldWithoutABet: [
    'Cards are thrown forward though nobody bet',
    { 'until-acted-behind': 'He may take them back until somebody acts', binds: 'They are folded' },
  ],
  shownToSpoil: [
    'Cards are shown to spoil somebody’s chances',
    { penalty: 'A penalty', 'may-void': 'The director may void the hand' },
  ],
  wordsOrChips: [
    'Words and chips do not agree',
    { words: 'The words count', 'whichever-first': 'What came first counts' },
  ],
  shortCall: [
    'Chips short of a call',
    { 'full-call': 'It is a full call', 'director-when-raised': 'After a raise the director decides' },
  ],
  foldOutOfTurn: [
    'Somebody folds out of turn',
    { binds: 'It binds', 'binds-unless-changed': 'It binds unless the action changes' },
  ],
  passedOver: [
    'Somebody was passed over: when is his turn lost?',
    {
      'three-behind': 'When three have acted behind him',
      'substantial-action': 'At substantial action',
    },
  ],
  stackCount: [
    'Who may know another’s stack?',
    { everybody: 'Everybody', 'facing-an-all-in': 'Counted only for who faces an all-in' },
  ],
  disputes: [
    'How long can a pot be disputed?',
    {
      'next-riffle': 'Until the next riffle',
      'amounts-later': 'Amounts until substantial action in the next hand',
    },
  ],
  penalties: [
    'What can an offender get?',
    (use: readonly string[]) =>
      use
        .map(
          (each) =>
            ({
              warning: 'a warning',
              'missed-hands': 'missed hands',
              'missed-circuits': 'missed circuits',
              suspension: 'a suspension',
              disqualification: 'sent home',
            })[each] ?? each,
        )
        .join(', ')
        .replace(/^./, (first) => first.toUpperCase()),
  ],
};

/** An answer in the words of a table; what it has no word for is told as it is written. */
export const sayFrom =
  (asked: typeof ASKED) =>
  (key: string, use: unknown): string => {
    const say = asked[key]?.[1];
    if (typeof say === 'function') return say(use as never);
    return say?.[String(use)] ?? String(use);
  };
export const asksFrom = (asked: typeof ASKED): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(asked).map(([key, [ask]]) => [key, ask]));
export type Asked = typeof ASKED;

/** Which questions belong together, in the order in which a night meets them. */
export const GROUPS = {
  money: [
    'buyIn',
    'startingStack',
    'rebuys',
    'addOn',
    'prizes',
    'sameHand',
    'dealsPaidByDirector',
    'minimumAge',
  ],
  people: [
    ...['late', 'lateUntilLevel', 'lateUntilMinutes', 'absenceLimitMinutes', 'absentHands', 'forfeitedStack'],
    'seatChange',
  ],
  seats: [
    ...['seating', 'balanceWhenTablesDifferBy', 'whichTableGives', 'whoMoves', 'allHandsFinishBeforeMoves'],
    ...['behindTheButton', 'redraws'],
  ],
  button: ['firstButton', 'button', 'deadButtonLies', 'misplacedButton', 'dealer', 'shuffler'],
  clock: [
    'levels',
    'breaks',
    'handBegins',
    'decisionClock',
    'raceAtMostOneEach',
    'raceRemainder',
    'raceProtects',
  ],
  betting: [
    ...['silentRaise', 'checkOutOfTurn', 'foldOutOfTurn', 'foldWithoutABet', 'wordsOrChips', 'shortCall'],
    ...['passedOver', 'bigBlindAnteOrder', 'limitBetsPerStreet', 'limitCapLiftsHeadsUp'],
  ],
  errors: [
    ...[
      'exposedInTheDeal',
      'exposedReplacedBy',
      'misdealUntil',
      'oneExtraCard',
      'outOfSequence',
      'buttonShort',
    ],
    ...['flopOfFour', 'noBurn', 'prematureTurn', 'foreignCard', 'fouledHand', 'fromTheMuck', 'overpaidAllIn'],
  ],
  conduct: ['headsUpTalk', 'shownToSpoil', 'stackCount', 'disputes', 'penalties'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export const groupsWith = (titles: Readonly<Record<keyof typeof GROUPS, string>>) =>
  Object.entries(GROUPS).map(([group, keys]) => ({
    title: titles[group as keyof typeof GROUPS],
    keys: keys as readonly string[],
  }));

const en = {
  choose: 'Play by',
  why: 'Why?',
  short: {
    homepokertourney: 'HomePokerTourney',
    'bnai-jeshurun': 'B’nai Jeshurun',
    'home-guidelines': 'Home guidelines',
    'roberts-rules': 'Robert’s Rules',
    tda: 'TDA',
  } as Readonly<Record<string, string>>,
  groups: groupsWith({
    money: 'Money',
    people: 'Late and away',
    seats: 'Seats',
    button: 'Button and dealer',
    clock: 'Clock and chips',
    betting: 'Betting',
    errors: 'Mistakes in the deal',
    conduct: 'Talk and trouble',
  }),
  asks: asksFrom(ASKED),
  says: sayFrom(ASKED),
};

export type HousesWords = typeof en;
export const housesWords: Catalogue<HousesWords> = {
  en,
  de: () => import('./houses-words.de.ts').then(({ de }) => de),
};
