import { describe, expect, test } from 'vitest';
import { DOLLARS } from '../../../../../engine/money/currency.ts';
import { replayFor } from '../../../../../engine/views/replay.ts';
import { handName } from '../../../../../odds/pushfold/hands.ts';
import { pushFold } from '../../../../../odds/pushfold/pushfold.ts';
import type { HandToReplay } from '../../../../../protocol/hands.ts';
import { type Given, Table } from '../../../../../testing/table.ts';
import { decisionIn } from './decision.ts';
import { opinionText } from './sentence.ts';
import { de } from './words.de.ts';
import { opinionWords } from './words.ts';

const CHIPS = { prizes: [0, 0], currency: DOLLARS, elsewhere: [] };
const NAMES = ['', 'Ann', 'Bob', 'Cid', 'Dee'];

function played(given: Given, story: string, mine: number, atStake: HandToReplay['atStake'] = CHIPS) {
  const { events } = new Table(given).play(story).checkDown();
  const { players, ...replay } = replayFor(events, { role: 'player', seat: mine });
  const hand: HandToReplay = {
    ...replay,
    ...{ tournament: 'Thursday game', table: '1', number: 1, at: 0, mine, atStake },
    players: players.map((each) => ({ ...each, player: `p${each.seat}`, name: NAMES[each.seat]! })),
  };
  return hand;
}

/** Heads-up with ten big blinds: the button posts the small blind. */
const headsUp = (mine: number, cards: string, story: string) =>
  played(
    { stacks: { 1: 1000, 2: 1000 }, button: 1, blinds: [50, 100], holes: { [mine]: cards } },
    story,
    mine,
  );

const told = (hand: HandToReplay, t = opinionWords.en): string => {
  const decision = decisionIn(hand)!;
  const { answers, share } = pushFold(decision.spot, 'full');
  return opinionText(decision, { ...answers[decision.hand]!, share }, hand.atStake!, t);
};

describe('a second opinion after the hand', () => {
  test('a fold that gives up an all-in', () => {
    expect(told(headsUp(1, 'As 5s', '1 fold'))).toMatchInlineSnapshot(
      `"With 10 big blinds first to act, perfect players go all-in with 58% of hands; with A5s, all-in is worth 1.2 big blinds more than a fold, which your fold gave up."`,
    );
    expect(told(headsUp(1, 'As 5s', '1 fold'), de)).toMatchInlineSnapshot(
      `"Mit 10 Big Blinds in erster Position gehen perfekte Spieler mit 58 % der Hände all-in; mit A5s ist ein All-in 1.2 Big Blinds mehr wert als ein Fold, was dein Fold verschenkt hat."`,
    );
  });

  test('a call against an all-in', () => {
    expect(told(headsUp(2, 'Kd 9c', '1 raise 1000; 2 call'))).toMatchInlineSnapshot(
      `"With 10 big blinds against Ann’s all-in, perfect players call with 37% of hands; with K9o, a call is worth 1.36 big blinds more than a fold, and you did it."`,
    );
    expect(told(headsUp(2, '7d 2c', '1 raise 1000; 2 call'), de)).toMatchInlineSnapshot(
      `"Mit 10 Big Blinds gegen das All-in von Ann callen perfekte Spieler mit 37 % der Hände; mit 72o kostet ein Call 2.89 Big Blinds, was du bezahlt hast."`,
    );
    expect(told(headsUp(2, '7d 2c', '1 raise 1000; 2 fold'))).toMatchInlineSnapshot(
      `"With 10 big blinds against Ann’s all-in, perfect players call with 37% of hands; with 72o, a call costs 2.89 big blinds, and you folded."`,
    );
  });

  test('on the bubble prizes count, with the stacks at other tables', () => {
    const hand = played(
      { stacks: { 1: 500, 2: 2000, 3: 900 }, button: 1, blinds: [50, 100], holes: { 3: 'Ad Tc' } },
      '1 fold; 2 raise 2000; 3 call',
      3,
      { prizes: [6000, 4000, 0], currency: DOLLARS, elsewhere: [] },
    );
    expect(told(hand)).toMatchInlineSnapshot(
      `"With 9 big blinds against Bob’s all-in, perfect players call with 3% of hands; with ATo, a call costs $2.18 of prize money, which you paid."`,
    );
  });

  test('everybody is named in the order they act, the two blinds last', () => {
    const hand = played(
      { stacks: { 1: 400, 2: 700, 3: 900, 4: 1200 }, button: 2, blinds: [50, 100], holes: { 2: 'Qh Js' } },
      '1 fold; 2 raise 700; 3 fold; 4 fold',
      2,
    );
    const { spot, hand: cards, did, bigBlinds } = decisionIn(hand)!;
    expect(spot).toMatchObject({ stacks: [400, 700, 900, 1200], player: 1, shover: null });
    expect([handName(cards), did, bigBlinds]).toEqual(['QJo', 'all-in', 7]);
  });

  const deep = { stacks: { 1: 3000, 2: 3000 }, button: 1, blinds: [50, 100] as [number, number] };
  test.each([
    ['with deep stacks', played({ ...deep, holes: { 1: 'As 5s' } }, '1 fold', 1)],
    ['after a raise that is no all-in', headsUp(2, 'As 5s', '1 raise 300; 2 fold')],
    ['when everybody folds to the big blind', headsUp(2, 'As 5s', '1 fold')],
    ['during a hand the reader is in', { ...headsUp(1, 'As 5s', '1 fold'), atStake: null }],
    ['of somebody else’s hand', { ...headsUp(1, 'As 5s', '1 fold'), mine: null }],
  ])('there is none %s', (_, hand) => expect(decisionIn(hand)).toBeNull());
});
