import type { Rulebook } from '../choices/rulebook.ts';
import { citeFor } from './cite.ts';
import { penaltySteps } from './penalties.ts';
import {
  type Irregularity,
  inBigBlinds,
  irregularity,
  number,
  numberFrom,
  oneOf,
  type Ruling,
  ruling,
  yesOrNo,
} from './ruling.ts';

const reopened = (rule: Ruling['rule'], says: string): Ruling =>
  ruling(rule, says, 'They may fold, call or raise', 'Action continues');

/** Whether short all-ins give a player who has acted the right to raise again. */
function shortAllIn(
  { acted, more, fullRaise, several }: { acted: boolean; more: number; fullRaise: number; several: boolean },
  rulebook: Rulebook,
): Ruling {
  const once = citeFor(rulebook, 'tda-47-reopen', 'short-all-in-no-reopen', 'rr-nl-acted-not-facing-full');
  if (!acted) return reopened(once, 'They have not acted yet, so they may raise.');
  const { use, cite } = rulebook.hand.shortAllInsReopen;
  if (more >= fullRaise && !several) return reopened(once, 'It’s a full raise, so they may raise again.');
  if (more >= fullRaise && use === 'when-they-add-up')
    return reopened(cite, 'The all-ins add up to a full raise, so they may raise again.');
  const steps = ['Players who have not acted yet may still raise', 'Action continues'];
  return more >= fullRaise
    ? ruling(cite, 'Each all-in was less than a full raise, so they may only call or fold.', ...steps)
    : ruling(once, 'It’s less than a full raise, so they may only call or fold.', ...steps);
}

/** How bets are declared, and when they may be raised again. */
export const declarations: readonly Irregularity[] = [
  irregularity({
    id: 'short-all-in',
    title: 'Short all-in: may they raise again?',
    about: 'A player goes all-in for less than a full raise. Does that reopen the betting?',
    facts: [
      yesOrNo(
        'acted',
        'Has the player who wants to raise already acted on this street?',
        'they have acted',
        'they have not acted',
      ),
      inBigBlinds(
        [1, 2, 3],
        numberFrom(1, 'fullRaise', 'How big is a full raise (the last full bet or raise)?', [
          200,
          'a full raise is 200',
        ]),
      ),
      inBigBlinds(
        [1, 2, 3],
        number(
          'more',
          'How much more must they now pay to call?',
          [100, '100 more to call'],
          [250, '250 more to call'],
        ),
      ),
      yesOrNo('several', 'Did several all-ins add up to that?', 'several all-ins', 'one all-in'),
    ],
    settle: shortAllIn,
  }),
  irregularity({
    id: 'conditional-declaration',
    title: 'Conditional declaration',
    about: 'A player says “if you bet, I raise,” or calls before the amount is known.',
    facts: [
      oneOf(
        'what',
        'What did they do?',
        ['condition', 'announced what they would do'],
        ['called-early', 'called before the amount was known'],
      ),
    ],
    settle({ what }, rulebook) {
      const rule = citeFor(rulebook, 'tda-59-conditional', 'verbal-in-turn-binding');
      return what === 'condition'
        ? ruling(
            rule,
            'The director decides whether it binds. Players should wait for their turn.',
            'Action continues with the player whose turn it is',
            ...penaltySteps(rulebook),
          )
        : ruling(
            rule,
            'They owe the bet, whatever it comes to.',
            'The bettor names the amount; the director keeps it reasonable',
            'They make the call, or go all-in for less',
          );
    },
  }),
  irregularity({
    id: 'token-call',
    title: 'Calling with one small chip',
    about: 'A player facing a big bet puts in one small chip and says nothing.',
    facts: [],
    settle(_, rulebook) {
      const rule = citeFor(rulebook, 'tda-41-calling', 'rr-nl-short-call-corrected');
      return rule === 'tda-41-calling'
        ? ruling(
            rule,
            'The director decides; it can be ruled a full call.',
            'Ask the player to say “call” or put in matching chips',
            ...penaltySteps(rulebook),
          )
        : ruling(rule, 'It’s a call, in full.', 'They make up the rest of the bet', 'Action continues');
    },
  }),
  irregularity({
    id: 'unclear-action',
    title: 'Unclear word or gesture',
    about: 'Nobody is sure what a player’s words or gesture meant.',
    facts: [],
    settle: (_, rulebook) =>
      ruling(
        citeFor(rulebook, 'tda-3-terms', 'gesture-reliance', 'verbal-in-turn-binding'),
        'It counts as what it looked or sounded like: unusual words and signs are at the player’s own risk.',
        'The director decides what it looked like to the table',
        'Action continues',
      ),
  }),
  irregularity({
    id: 'bets-brought-in',
    title: 'Bets brought in early',
    about: 'The dealer pulls bets into the pot while the betting is still on.',
    facts: [],
    settle: (_, rulebook) =>
      ruling(
        citeFor(rulebook, 'tda-rp2-bets-stay-out', 'splashing', 'rr-correct-errors'),
        'Bets stay in front of the players until the betting is finished.',
        'Reconstruct the bets from the action and put them back',
        'Action continues',
      ),
  }),
  irregularity({
    id: 'bounty-chip-bet',
    title: 'Betting with a bounty chip',
    about: 'A player bets with a bounty chip or a time card.',
    facts: [],
    settle: () =>
      ruling(
        'tda-rp22-bounty-chip',
        'The director may rule it a call or an all-in.',
        'The director decides and explains why',
        'Keep those chips apart from playing chips',
      ),
  }),
];
