import type { Rulebook } from '../choices/rulebook.ts';
import { citeFor } from './cite.ts';
import {
  type Gesture,
  interpretGesture,
  mayGoBack,
  raiseThreshold,
  raiseWithoutAmount,
  ruleOutOfTurn,
} from './gesture.ts';
import { isSubstantial } from './misdeals.ts';
import {
  type Irregularity,
  inBigBlinds,
  irregularity,
  number,
  numberFrom,
  oneOf,
  ruling,
  withEffect,
  yesOrNo,
} from './ruling.ts';

const bet = inBigBlinds(
  [0, 1, 2, 3],
  number('bet', 'What bet is the player facing (0 for none)?', [100, 'facing 100']),
);
const lastRaise = inBigBlinds(
  [1, 2, 3],
  numberFrom(1, 'lastRaise', 'How big was the last full bet or raise (the big blind if there was none)?', [
    100,
    'after a bet of 100',
  ]),
);
const saidRaise = yesOrNo(
  'saidRaise',
  'Did they say “raise” first?',
  'they said “raise”',
  'they said nothing',
);
/** What they put in, of which these are the likely amounts, in big blinds above the bet. */
const put = (likely: readonly number[], ask: string, amount: number, say: string) =>
  inBigBlinds(likely, number('put', ask, [amount, say]), 'bet');

const returnChips = (amount: number): string[] => (amount > 0 ? [`Return ${amount} to the player`] : []);

type Raised = {
  readonly bet: number;
  readonly lastRaise: number;
  readonly put: number;
  readonly saidRaise: boolean;
};

/** Whether it is a raise, and how large it has to be at least. */
function readRaise(
  facts: Raised,
  rulebook: Rulebook,
): { raise: boolean; least: number; faced: number; put: number } {
  const { bet: faced, lastRaise: last, put: amount } = facts;
  const from = raiseThreshold(faced, last, rulebook.hand.silentRaise.use);
  return {
    raise: faced === 0 || facts.saidRaise || amount >= from,
    least: faced + last,
    faced,
    put: amount,
  };
}

/** A player with enough behind who has done nothing yet. */
const SILENT: Gesture = {
  bet: 0,
  lastRaise: 100,
  committed: 0,
  stack: Number.MAX_SAFE_INTEGER,
  chips: [],
  more: [],
  said: null,
  amount: null,
};

export const badBets: readonly Irregularity[] = [
  irregularity({
    id: 'underraise',
    title: 'Bet or raise below the minimum',
    about: 'A bet or raise is too small, and the player is not all-in.',
    facts: [
      yesOrNo(
        'nextStreet',
        'Has the next street been dealt?',
        'after the next street',
        'before the next street',
      ),
      saidRaise,
      bet,
      lastRaise,
      put([1, 2], 'How much did they make it in total?', 150, 'making it 150'),
    ],
    settle(facts, rulebook) {
      if (facts.nextStreet)
        return ruling(
          citeFor(rulebook, 'tda-52-underraise', 'minimum-raise'),
          'It stands: the next street has been dealt.',
          'The hand continues',
        );
      const { raise, least, faced, put: to } = readRaise(facts, rulebook);
      const rule = citeFor(
        rulebook,
        'tda-52-underraise',
        ...(faced === 0
          ? (['minimum-bet', 'rr-nl-minimum-constant'] as const)
          : (['minimum-raise'] as const)),
      );
      if (to >= least)
        return ruling('minimum-raise', `${to} is a full bet or raise. It stands.`, 'Action continues');
      if (!raise)
        return withEffect(
          { correctTo: faced },
          ruling(
            rulebook.hand.silentRaise.cite,
            `It’s a call of ${faced}.`,
            ...returnChips(to - faced),
            'Action continues',
          ),
        );
      return withEffect(
        { correctTo: least },
        ruling(
          rule,
          `They must make it ${least}.`,
          'They add what is missing',
          `Until the next street is dealt, everyone who called makes it ${least} too`,
        ),
      );
    },
  }),
  irregularity({
    id: 'string-bet',
    title: 'String bet',
    about: 'A player goes back to their stack for more chips.',
    facts: [
      saidRaise,
      bet,
      put(
        [0, 1, 2],
        'How much was in front of them after the first motion, in total?',
        100,
        '100 in the first motion',
      ),
      lastRaise,
    ],
    settle(facts, rulebook) {
      const { raise, least, faced, put: first } = readRaise(facts, rulebook);
      const { use, cite } = raiseWithoutAmount(rulebook);
      if (facts.saidRaise && mayGoBack(use, first, faced))
        return ruling(
          cite,
          use === 'any-motions'
            ? 'They said “raise” first, so they may put the chips in however they like.'
            : 'They said “raise” and put in the call: one more motion completes the raise.',
          'If the amount is not clear, ask for it',
        );
      const rule = facts.saidRaise
        ? cite
        : citeFor(
            rulebook,
            'tda-56-string',
            'announce-raise-first',
            'string-raise-home',
            'string-bet-tournament',
          );
      const to = raise ? Math.max(first, least) : faced;
      return withEffect(
        { correctTo: to },
        ruling(
          rule,
          raise
            ? `${facts.saidRaise ? '“Raise” names no amount, so only' : 'Only'} the first motion counts: it’s ${to}.`
            : `Only the first motion counts: it’s a call of ${to}.`,
          'Return the chips they went back for',
          'Action continues',
        ),
      );
    },
  }),
  irregularity({
    id: 'oversized-chip',
    title: 'Oversized chip',
    about: 'A player puts in one chip larger than the bet.',
    facts: [saidRaise, bet, lastRaise, put([], 'How much is the chip worth?', 500, 'a 500 chip')],
    settle(facts, rulebook) {
      const { least, faced, put: chip } = readRaise(facts, rulebook);
      if (faced > 0 && !facts.saidRaise)
        return withEffect(
          { correctTo: faced },
          ruling(
            citeFor(rulebook, 'tda-44-overchip', 'oversized-chip'),
            `It’s a call of ${faced}.`,
            'Return the rest to the player',
            'Action continues',
          ),
        );
      const to = Math.max(chip, least);
      const rule =
        faced === 0
          ? citeFor(rulebook, 'tda-44-overchip', 'rr-oversized-chip-opening')
          : citeFor(rulebook, 'tda-44-overchip', 'verbal-in-turn-binding');
      return withEffect(
        { correctTo: to },
        ruling(rule, `It’s ${faced === 0 ? 'a bet of' : 'a raise to'} ${to}.`, 'Action continues'),
      );
    },
  }),
  irregularity({
    id: 'short-call',
    title: 'Undercall',
    about: 'A call turns out to be short.',
    facts: [bet, put([], 'How much did they put in?', 50, 'with 50 in')],
    settle({ bet: owed, put: paid }, rulebook) {
      const short = owed - paid;
      if (short <= 0)
        return ruling(
          'rr-nl-short-call-corrected',
          'Nothing is missing. The call stands.',
          'Action continues',
        );
      return withEffect(
        { correctTo: owed },
        ruling(
          citeFor(rulebook, 'tda-49-accepted-action', 'rr-nl-short-call-corrected'),
          `They owe ${short} more, even if a better hand has been shown.`,
          `They make it ${owed}, or go all-in for less`,
          'Action continues',
        ),
      );
    },
  }),
  irregularity({
    id: 'misheard-amount',
    title: 'Misheard amount',
    about: 'A player called after being told the wrong amount.',
    facts: [
      yesOrNo('gross', 'Is it a gross misunderstanding?', 'a gross misunderstanding', 'not a gross one'),
      inBigBlinds([2, 3, 4], number('actual', 'What was the actual bet?', [4700, 'actually 4700'])),
    ],
    settle({ actual, gross }, rulebook) {
      if (gross)
        return ruling(
          citeFor(rulebook, 'tda-1-fairness', 'rr-nl-gross-misunderstanding'),
          'The director may give them some protection.',
          'The director decides and explains why',
          'Without protection, they owe the actual bet',
        );
      return withEffect(
        { correctTo: actual },
        ruling(
          citeFor(rulebook, 'tda-49-accepted-action', 'verbal-in-turn-binding'),
          `They owe the actual bet, ${actual}.`,
          `They make it ${actual}, or go all-in for less`,
        ),
      );
    },
  }),
  irregularity({
    id: 'chips-without-a-word',
    title: 'Multiple chips, no declaration',
    about: 'A player facing a bet puts in several chips and says nothing.',
    facts: [
      { ...bet, least: 1 },
      lastRaise,
      put([1, 2, 3], 'How much do they have in front of them now, in total?', 150, '150 put in'),
      numberFrom(1, 'smallest', 'How much is the smallest of those chips worth?', [25, 'smallest chip 25']),
    ],
    settle({ put: total, smallest, bet: faced, lastRaise: last }, rulebook) {
      const chips = total > smallest ? [total - smallest, smallest] : [total];
      const { action, to, returned, ...meant } = interpretGesture(
        { ...SILENT, bet: faced, lastRaise: last, chips, players: 2 },
        rulebook,
      );
      // One rule decides what chips beyond the bet are, however many of them there were.
      const { use, cite } = rulebook.hand.silentRaise;
      const called = use === 'half-of-least-raise' ? citeFor(rulebook, 'tda-45-multi-chip', cite) : cite;
      const rule = action === 'call' && total > faced ? called : meant.rule;
      return withEffect(
        { correctTo: to ?? 0 },
        ruling(
          rule,
          `It’s a ${action} ${action === 'raise' ? 'to' : 'of'} ${to}.`,
          ...returnChips(returned),
          'Action continues',
        ),
      );
    },
  }),
  irregularity({
    id: 'declared-in-turn',
    title: 'Verbal declaration in turn',
    about: 'A player says or signals an action in turn, then wants to do something else.',
    facts: [
      oneOf(
        'said',
        'What did they say or signal?',
        ['fold', 'says “fold”'],
        ['check', 'says “check”'],
        ['call', 'says “call”'],
        ['bet', 'says “bet”'],
        ['raise', 'says “raise”'],
        ['all-in', 'says “all-in”'],
        ['tap', 'taps the table'],
        ['thumbs-up', 'gives a thumbs-up'],
      ),
      yesOrNo('facingABet', 'Are they facing a bet?', 'facing a bet', 'not facing a bet'),
    ],
    settle({ said, facingABet }, rulebook) {
      const { action, rule } = interpretGesture({ ...SILENT, bet: facingABet ? 100 : 0, said }, rulebook);
      return action === 'call-or-fold'
        ? ruling(rule, 'They may only call or fold.', 'They choose, and action continues')
        : ruling(
            rule,
            rule === 'tda-58-odd-folds'
              ? 'It’s binding even with nothing to call: they fold.'
              : `It’s binding: they ${action}.`,
            'They do it, and action continues',
          );
    },
  }),
  irregularity({
    id: 'acted-out-of-turn',
    title: 'Acting out of turn',
    about: 'A player acts or speaks before it is their turn.',
    facts: [
      oneOf(
        'action',
        'What did they do or say?',
        ['fold', 'a fold'],
        ['check', 'a check'],
        ['call', 'a call'],
        ['bet', 'a bet'],
        ['raise', 'a raise'],
      ),
      yesOrNo(
        'changed',
        'Did a player in between change the action (with a bet or raise)?',
        'the action changed',
        'the action did not change',
      ),
    ],
    settle({ action, changed }, rulebook) {
      const { binds, may, rule } = ruleOutOfTurn(action, changed, rulebook);
      const list = may.length === 1 ? may[0] : `${may.slice(0, -1).join(', ')} or ${may.at(-1)}`;
      return ruling(
        rule,
        binds
          ? `It’s binding: they ${may.length === 1 ? 'must' : 'may'} ${list}.`
          : `It’s not binding: they may ${list}.`,
        'Action goes back to the player whose turn it is',
        'When it reaches them, they act as ruled',
      );
    },
  }),
  irregularity({
    id: 'skipped-player',
    title: 'Skipped player',
    about: 'Action passed a player by, and players behind them have acted.',
    facts: [
      number('acted', 'How many have acted behind them?', [1, 'one behind them'], [3, 'three behind them']),
      yesOrNo('chipsIn', 'Did any of them put chips in?', 'with chips in', 'no chips in'),
      yesOrNo(
        'othersBefore',
        'Was someone ahead of them still to act too?',
        'someone ahead was skipped too',
        'only they were skipped',
      ),
    ],
    settle({ acted, chipsIn, othersBefore }, { rulings }) {
      const { use, cite: rule } = rulings.passedOver;
      const late = use === 'three-behind' ? acted >= 3 && !othersBefore : isSubstantial(acted, chipsIn);
      return late
        ? ruling(
            rule,
            'They should have spoken up and may lose their right to act.',
            'The director decides and explains why',
          )
        : ruling(
            rule,
            'Action goes back to them.',
            'They act now',
            'Then the players behind them, under the rule on acting out of turn',
          );
    },
  }),
];
