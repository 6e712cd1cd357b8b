import { citeFor } from './cite.ts';
import { type Gesture, interpretGesture, raiseThreshold, ruleOutOfTurn } from './gesture.ts';
import { isSubstantial } from './misdeals.ts';
import {
  type Irregularity,
  irregularity,
  number,
  numberFrom,
  oneOf,
  type Ruling,
  type RulingHouse,
  ruling,
  withEffect,
  yesOrNo,
} from './ruling.ts';

const bet = number('bet', 'What is the bet he faces (0 for none)?', [100, 'facing 100']);
const lastRaise = numberFrom(
  1,
  'lastRaise',
  'How large was the last full bet or raise (the big blind, if there was none)?',
  [100, 'after a bet of 100'],
);
const saidRaise = yesOrNo('saidRaise', 'Did he say raise first?', 'he said raise', 'nothing was said');

const asCall = (rule: Ruling['rule'], to: number, back: number): Ruling =>
  withEffect(
    { correctTo: to },
    ruling(
      rule,
      `It is a call of ${to}.`,
      ...(back > 0 ? [`${back} go back to him`] : []),
      'The action goes on',
    ),
  );

type Raised = {
  readonly bet: number;
  readonly lastRaise: number;
  readonly put: number;
  readonly saidRaise: boolean;
};

/** Whether it is a raise, and how large it has to be at least. */
function readRaise(
  facts: Raised,
  house: RulingHouse,
): { raise: boolean; least: number; faced: number; put: number } {
  const [faced, last, put] = [facts.bet, facts.lastRaise, facts.put];
  const from = raiseThreshold(faced, last, house.hand.silentRaise.use);
  return { raise: faced === 0 || facts.saidRaise || put >= from, least: faced + last, faced, put };
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

const put = (ask: string, amount: number, say: string) => number('put', ask, [amount, say]);

export const badBets: readonly Irregularity[] = [
  irregularity({
    id: 'underraise',
    title: 'A bet or raise is less than the least there is, and not all-in',
    facts: [
      bet,
      lastRaise,
      put('What did he make it in all?', 150, 'making it 150'),
      saidRaise,
      yesOrNo(
        'nextStreet',
        'Has the next street been dealt?',
        'after the next street',
        'before the next street',
      ),
    ],
    settle(facts, house) {
      const { raise, least, faced, put: to } = readRaise(facts, house);
      const rule = citeFor(
        house,
        'tda-52-underraise',
        ...(faced === 0
          ? (['minimum-bet', 'rr-nl-minimum-constant'] as const)
          : (['minimum-raise'] as const)),
      );
      if (to >= least)
        return ruling('minimum-raise', `${to} is a full bet or raise: it stands.`, 'The action goes on');
      if (facts.nextStreet)
        return ruling(rule, 'It stands as it is: the next street has been dealt.', 'The hand goes on');
      if (!raise) return asCall(house.hand.silentRaise.cite, faced, to - faced);
      return withEffect(
        { correctTo: least },
        ruling(
          rule,
          `It is made up to ${least}.`,
          `He puts in ${least - to} more`,
          `Everybody who has called makes it ${least} too, until the next street is dealt`,
        ),
      );
    },
  }),
  irregularity({
    id: 'string-bet',
    title: 'A player goes back to his stack for more chips',
    facts: [
      bet,
      lastRaise,
      put('What lay in front of him after the first movement, in all?', 100, '100 with the first movement'),
      saidRaise,
    ],
    settle(facts, house) {
      if (facts.saidRaise)
        return ruling(
          citeFor(house, 'tda-42-raise-methods', 'verbal-in-turn-binding'),
          'He said raise first: he may put the chips in as he likes.',
          'Ask for the amount if it is not clear',
        );
      const { raise, least, faced, put: first } = readRaise(facts, house);
      const rule = citeFor(
        house,
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
            ? `Only the first movement counts: it is ${to}.`
            : `Only the first movement counts: it is a call of ${to}.`,
          'The chips he went back for are his again',
          'The action goes on',
        ),
      );
    },
  }),
  irregularity({
    id: 'oversized-chip',
    title: 'A player puts in one chip larger than the bet',
    facts: [bet, lastRaise, put('How much is the chip?', 500, 'a chip of 500'), saidRaise],
    settle(facts, house) {
      const { least, faced, put: chip } = readRaise(facts, house);
      if (faced > 0 && !facts.saidRaise)
        return asCall(citeFor(house, 'tda-44-overchip', 'oversized-chip'), faced, Math.max(0, chip - faced));
      const to = Math.max(chip, least);
      const rule =
        faced === 0
          ? citeFor(house, 'tda-44-overchip', 'rr-oversized-chip-opening')
          : citeFor(house, 'tda-44-overchip', 'verbal-in-turn-binding');
      return withEffect(
        { correctTo: to },
        ruling(rule, `It is ${faced === 0 ? 'a bet of' : 'a raise to'} ${to}.`, 'The action goes on'),
      );
    },
  }),
  irregularity({
    id: 'short-call',
    title: 'A call turns out to hold too few chips',
    facts: [bet, put('How much has he put in?', 50, 'with 50 in')],
    settle({ bet: owed, put: paid }, house) {
      const short = owed - paid;
      if (short <= 0)
        return ruling(
          'rr-nl-short-call-corrected',
          'Nothing is short: the call stands.',
          'The action goes on',
        );
      return withEffect(
        { correctTo: owed },
        ruling(
          citeFor(house, 'tda-49-accepted-action', 'rr-nl-short-call-corrected'),
          `He owes ${short} more, even if a better hand has been shown.`,
          `He makes it ${owed}, or all he has`,
          'The action goes on',
        ),
      );
    },
  }),
  irregularity({
    id: 'misheard-amount',
    title: 'A player called, having been told a wrong amount',
    facts: [
      number('told', 'What amount was he told?', [4000, 'told 4000']),
      number('actual', 'What was the bet really?', [4700, 'really 4700']),
      yesOrNo('gross', 'Is it a gross misunderstanding?', 'a gross misunderstanding', 'no gross one'),
    ],
    settle({ actual, gross }, house) {
      if (gross)
        return ruling(
          citeFor(house, 'tda-1-fairness', 'rr-nl-gross-misunderstanding'),
          'The director may give him some protection.',
          'The director decides, and says why',
          'Without it he owes the real bet',
        );
      return withEffect(
        { correctTo: actual },
        ruling(
          citeFor(house, 'tda-49-accepted-action', 'verbal-in-turn-binding'),
          `He owes the real bet, ${actual}.`,
          `He makes it ${actual}, or all he has`,
        ),
      );
    },
  }),
  irregularity({
    id: 'chips-without-a-word',
    title: 'A player facing a bet puts in several chips without a word',
    facts: [
      bet,
      lastRaise,
      put('What has he in front of him now, in all?', 150, '150 put in'),
      numberFrom(1, 'smallest', 'How much is the smallest of those chips?', [25, 'down to a chip of 25']),
    ],
    settle(facts, house) {
      const [total, smallest] = [facts.put, facts.smallest];
      const chips = total > smallest ? [total - smallest, smallest] : [total];
      const figures = { bet: facts.bet, lastRaise: facts.lastRaise };
      const { action, to, returned, rule } = interpretGesture(
        { ...SILENT, ...figures, chips, players: 2 },
        house,
      );
      const back = returned > 0 ? [`${returned} go back to him`] : [];
      return withEffect(
        { correctTo: to ?? 0 },
        ruling(
          rule,
          `It is a ${action} ${action === 'raise' ? 'to' : 'of'} ${to}.`,
          ...back,
          'The action goes on',
        ),
      );
    },
  }),
  irregularity({
    id: 'declared-in-turn',
    title: 'A player says or signals something in his turn and wants to do something else',
    facts: [
      oneOf(
        'said',
        'What did he say or signal?',
        ['fold', 'says fold'],
        ['check', 'says check'],
        ['call', 'says call'],
        ['bet', 'says bet'],
        ['raise', 'says raise'],
        ['all-in', 'says all-in'],
        ['tap', 'taps the table'],
        ['thumbs-up', 'a thumb up'],
      ),
      yesOrNo('facingABet', 'Does he face a bet?', 'facing a bet', 'facing none'),
    ],
    settle({ said, facingABet }, house) {
      const figures = { bet: facingABet ? 100 : 0, said: said };
      const { action, rule } = interpretGesture({ ...SILENT, ...figures }, house);
      return action === 'call-or-fold'
        ? ruling(rule, 'He may only call or fold.', 'He says which, and the action goes on')
        : ruling(rule, `It binds: he ${action}s.`, 'He does it, and the action goes on');
    },
  }),
  irregularity({
    id: 'acted-out-of-turn',
    title: 'A player acts or speaks out of turn',
    facts: [
      oneOf(
        'action',
        'What did he do or say?',
        ['fold', 'a fold'],
        ['check', 'a check'],
        ['call', 'a call'],
        ['bet', 'a bet'],
        ['raise', 'a raise'],
      ),
      yesOrNo(
        'changed',
        'Has somebody in between changed what he faces (a bet or a raise)?',
        'the action has changed',
        'nothing has changed',
      ),
    ],
    settle({ action, changed }, house) {
      const { binds, may, rule } = ruleOutOfTurn(action, changed, house);
      const list = may.length === 1 ? may[0] : `${may.slice(0, -1).join(', ')} or ${may.at(-1)}`;
      return ruling(
        rule,
        `It ${binds ? 'binds' : 'does not bind'}: he may ${list}.`,
        'The action goes back to whose turn it is',
        'When it comes to him he acts so',
      );
    },
  }),
  irregularity({
    id: 'skipped-player',
    title: 'A player was passed over and others have acted behind him',
    facts: [
      number('acted', 'How many have acted behind him?', [1, 'one behind him'], [3, 'three behind him']),
      yesOrNo(
        'chipsIn',
        'Has one of them put chips in?',
        'one of them with chips',
        'none of them with chips',
      ),
      yesOrNo(
        'othersBefore',
        'Was somebody before him still to act as well?',
        'somebody before him too',
        'only he',
      ),
    ],
    settle({ acted, chipsIn, othersBefore }, { rulings }) {
      const behind = acted;
      const { use, cite: rule } = rulings.passedOver;
      const late = use === 'three-behind' ? behind >= 3 && !othersBefore : isSubstantial(behind, chipsIn);
      return late
        ? ruling(
            rule,
            'He should have spoken up: he may lose his right to act.',
            'The director decides, and says why',
          )
        : ruling(
            rule,
            'The action goes back to him.',
            'He acts now',
            'Then those behind him, as the rule of action out of turn says',
          );
    },
  }),
  irregularity({
    id: 'bounty-chip-bet',
    title: 'A player bets with a bounty chip or a time card',
    facts: [],
    settle: () =>
      ruling(
        'tda-rp22-bounty-chip',
        'The director may rule it a call or an all-in.',
        'The director decides, and says why',
        'Keep such chips apart from those to bet with',
      ),
  }),
];
