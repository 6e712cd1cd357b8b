import type { RuleId } from '../../rules/index.ts';
import type { HandChoices } from '../choices/hand-choices.ts';
import type { Rulebook } from '../choices/rulebook.ts';
import type { RulingChoices } from '../choices/ruling-choices.ts';
import { assertNever } from '../refusal.ts';
import { citeFor } from './cite.ts';

/** What people at the table saw and heard of one player's action. */
export type Gesture = {
  /** The highest bet in front of anyone, and the last full raise (the smallest allowed bet if there was none). */
  readonly bet: number;
  readonly lastRaise: number;
  /** What the player already had in on this street, and what they have behind. */
  readonly committed: number;
  readonly stack: number;
  /** Chips of the first motion, and those the player went back for. */
  readonly chips: readonly number[];
  readonly more: readonly number[];
  readonly said: Said | null;
  /** The amount said with the word: what the player makes it. */
  readonly amount: number | null;
  /** Which came first, where it was not the words. */
  readonly chipsFirst?: boolean;
  /** Whether the player let go of the chips, and whether they took back chips they had out. */
  readonly released?: boolean;
  readonly tookBack?: boolean;
  /** The pot before the bet, and how many are in the hand, where these make a difference. */
  readonly pot?: number;
  readonly players?: number;
};

export const SAYINGS = [
  'fold',
  'check',
  'call',
  'bet',
  'raise',
  'all-in',
  'tap',
  'thumbs-up',
  'pot',
  /** A number and nothing else. */
  'amount',
] as const;
export type Said = (typeof SAYINGS)[number];

/** What it counts as. Chips put in beyond it come back. */
export type Meaning = {
  readonly action:
    | 'fold'
    | 'check'
    | 'call'
    | 'bet'
    | 'raise'
    | 'call-or-fold'
    | 'call-or-raise'
    | 'call-or-forfeit'
    | 'none';
  readonly to: number | null;
  readonly returned: number;
  readonly rule: RuleId;
};

const sum = (chips: readonly number[]): number => chips.reduce((total, chip) => total + chip, 0);

/** The first thing that makes a difference here and was not given. */
export function findMissing(gesture: Gesture, rulebook: Rulebook): 'pot' | 'players' | null {
  if (isUnclear(gesture) && gesture.pot === undefined) return 'pot';
  if (isShort(gesture) && gesture.players === undefined && rulebook.rulings.shortCall.use !== 'full-call')
    return 'players';
  return null;
}

export function interpretGesture(gesture: Gesture, rulebook: Rulebook): Meaning {
  const { said, chips, amount } = gesture;
  if (gesture.released === false && said === null)
    return meant({ ...gesture, committed: 0 }, 'none', null, 'rr-nl-release-binds');
  // Robert's goes by the words; the TDA by what came first [rr-nl-verbal-beats-chips, tda-40-verbal-chips].
  const byChips = gesture.chipsFirst === true && rulebook.rulings.wordsOrChips.use === 'whichever-first';
  if (said === 'amount' && amount !== null && !byChips) return named(gesture, amount, rulebook);
  if (said !== null && !byChips) return spoken(gesture, said, rulebook);
  if (chips.length === 0)
    return gesture.tookBack
      ? meant(gesture, 'call-or-raise', null, 'tda-46-prior-chips')
      : meant(gesture, 'check', null, 'rap-is-check');
  // Going back to the stack is a string bet: only the first motion counts.
  return gesture.bet === 0 ? silentBet(gesture, rulebook) : silentAnswer(gesture, rulebook);
}

const STRING_BET = [
  'tda-56-string',
  'announce-raise-first',
  'string-raise-home',
  'string-bet-tournament',
] as const;

const least = ({ bet, lastRaise }: Gesture): number => bet + lastRaise;
const everything = ({ committed, stack }: Gesture): number => committed + stack;
/** What the player has in front of them after the first motion. */
const putIn = ({ tookBack, committed, chips }: Gesture): number => (tookBack ? 0 : committed) + sum(chips);

function meant(gesture: Gesture, action: Meaning['action'], to: number | null, rule: RuleId): Meaning {
  const put = putIn(gesture) + sum(gesture.more);
  return {
    action,
    to,
    returned: to === null ? sum(gesture.chips) + sum(gesture.more) : Math.max(0, put - to),
    rule,
  };
}

const call = (gesture: Gesture, rule: RuleId): Meaning =>
  meant(gesture, 'call', Math.min(gesture.bet, everything(gesture)), rule);

/** At least the minimum raise, unless the player is all-in for less. */
function raise(gesture: Gesture, wanted: number, rule: RuleId): Meaning {
  const to = Math.min(everything(gesture), Math.max(wanted, least(gesture)));
  if (to <= gesture.bet) return call(gesture, rule);
  return meant(gesture, gesture.bet === 0 ? 'bet' : 'raise', to, rule);
}

/** Words in turn bind [verbal-in-turn-binding]; where they and the chips differ the words count [rr-nl-verbal-beats-chips]. */
function spoken(gesture: Gesture, said: Said, rulebook: Rulebook): Meaning {
  const { bet, committed, amount } = gesture;
  const faces = bet > committed;
  const put = putIn(gesture);
  switch (said) {
    case 'fold':
      return meant(gesture, 'fold', null, faces ? 'verbal-in-turn-binding' : oddFold(rulebook));
    case 'check':
      return faces
        ? meant(gesture, 'call-or-fold', null, 'tda-55-invalid-declarations')
        : meant(gesture, 'check', null, 'verbal-in-turn-binding');
    case 'tap':
      return faces
        ? meant(gesture, 'call-or-fold', null, 'tda-55-invalid-declarations')
        : meant(gesture, 'check', null, 'rap-is-check');
    case 'call':
      return faces
        ? call(gesture, 'verbal-in-turn-binding')
        : meant(gesture, 'check', null, 'tda-55-invalid-declarations');
    case 'all-in':
      return raise(gesture, everything(gesture), 'verbal-in-turn-binding');
    case 'thumbs-up':
      return raise(gesture, amount ?? put, 'raise-gesture');
    case 'pot':
      // In no-limit it names no amount: a bet, and no less than the least.
      return raise(gesture, put, 'tda-54-pot-declaration');
    case 'bet':
    case 'raise':
    case 'amount': {
      if (amount !== null && isUnclear(gesture))
        return raise(gesture, reasonable(gesture, amount), 'tda-57-ambiguous-amount');
      // A number is what the player makes it in total; without one, going back for chips may be a string bet.
      if (amount === null && gesture.more.length > 0) {
        const { use, cite } = raiseWithoutAmount(rulebook);
        return raise(gesture, put + (mayGoBack(use, put, bet) ? sum(gesture.more) : 0), cite);
      }
      return raise(gesture, amount ?? put, saidRule(gesture, rulebook));
    }
    default:
      return assertNever(said);
  }
}

/** The rulebook's choice; tournaments from before it allowed any motions. */
export const raiseWithoutAmount = ({ rulings }: Rulebook): RulingChoices['raiseWithoutAmount'] =>
  rulings.raiseWithoutAmount ?? { use: 'any-motions', cite: 'verbal-in-turn-binding' };

/** Whether a player who said "raise", with so much in after the first motion, may go back to their stack for more. */
export function mayGoBack(
  how: RulingChoices['raiseWithoutAmount']['use'],
  put: number,
  bet: number,
): boolean {
  switch (how) {
    case 'one-motion':
      return false;
    case 'call-then-one-motion':
      return put === bet;
    case 'any-motions':
      return true;
    default:
      return assertNever(how);
  }
}

const oddFold = (rulebook: Rulebook): RuleId =>
  citeFor(rulebook, 'tda-58-odd-folds', 'verbal-in-turn-binding');

function saidRule({ bet, amount, chips }: Gesture, rulebook: Rulebook): RuleId {
  if (bet === 0 && amount === null && chips.length === 0) return 'tda-55-invalid-declarations';
  if (amount !== null) return citeFor(rulebook, 'tda-43-raise-amount', 'rr-nl-verbal-beats-chips');
  return chips.length === 1
    ? citeFor(rulebook, 'tda-44-overchip', 'verbal-in-turn-binding')
    : 'verbal-in-turn-binding';
}

/** A number alone is as good as that many chips pushed in without a word [tda-40-verbal-chips]. */
function named(gesture: Gesture, amount: number, rulebook: Rulebook): Meaning {
  if (isUnclear(gesture)) return spoken(gesture, 'amount', rulebook);
  const { bet, lastRaise } = gesture;
  const rule = rulebook.rulings.wordsOrChips.cite;
  if (bet === 0) return raise(gesture, amount, rule);
  return amount > bet && amount >= raiseThreshold(bet, lastRaise, rulebook.hand.silentRaise.use)
    ? raise(gesture, amount, rule)
    : call(gesture, rule);
}

/** "Five", where five is far too little to bet: the player left the zeros off [tda-57-ambiguous-amount]. */
function isUnclear(gesture: Gesture): boolean {
  const { said, amount } = gesture;
  if (amount === null || (said !== 'bet' && said !== 'raise' && said !== 'amount')) return false;
  return amount > 0 && amount < 100 && amount * 2 < least(gesture);
}

/** The most the player can have meant without going above the pot. */
function reasonable(gesture: Gesture, amount: number): number {
  const { pot = 0 } = gesture;
  let meantBy = amount;
  while (meantBy * 10 <= pot) meantBy *= 10;
  return meantBy;
}

/** Nothing to call: all chips put in are the bet, and so is a single large chip [rr-oversized-chip-opening]. */
function silentBet(gesture: Gesture, rulebook: Rulebook): Meaning {
  const large = citeFor(rulebook, 'tda-44-overchip', 'rr-oversized-chip-opening');
  return raise(
    gesture,
    putIn(gesture),
    gesture.chips.length === 1 ? large : citeFor(rulebook, 'minimum-bet', 'rr-nl-minimum-constant'),
  );
}

/** Less than the call, with more behind, and nothing said. */
const isShort = (gesture: Gesture): boolean =>
  gesture.said === null &&
  gesture.chips.length > 0 &&
  gesture.more.length === 0 &&
  putIn(gesture) < Math.min(gesture.bet, everything(gesture)) &&
  gesture.bet > gesture.lastRaise;

function silentAnswer(gesture: Gesture, rulebook: Rulebook): Meaning {
  const { bet, lastRaise, committed, chips, more } = gesture;
  const { silentRaise } = rulebook.hand;
  const put = putIn(gesture);
  if (put <= bet && more.length > 0) return call(gesture, citeFor(rulebook, ...STRING_BET));
  if (put === bet) return call(gesture, 'rr-nl-release-binds');
  if (put < bet) return shortCall(gesture, rulebook);
  if (put === everything(gesture)) return raise(gesture, put, 'minimum-raise');
  // One chip larger than the bet, without a word, is a call, also on top of chips that lay there [tda-46-prior-chips].
  if (chips.length === 1)
    return call(
      gesture,
      committed > 0
        ? citeFor(rulebook, 'tda-46-prior-chips', 'oversized-chip')
        : citeFor(rulebook, 'tda-44-overchip', 'oversized-chip'),
    );
  // If every one of several chips was needed to call, it is a call.
  if (silentRaise.use === 'half-of-least-raise' && put - Math.min(...chips) < bet)
    return call(gesture, citeFor(rulebook, 'tda-45-multi-chip', silentRaise.cite));
  return put >= raiseThreshold(bet, lastRaise, silentRaise.use)
    ? raise(gesture, put, silentRaise.cite)
    : call(gesture, silentRaise.cite);
}

/** Too little: a full call of an opening bet or against one player; else the TDA leaves it to the director [tda-51-undercall]. */
function shortCall(gesture: Gesture, rulebook: Rulebook): Meaning {
  const { use, cite } = rulebook.rulings.shortCall;
  const open = use === 'director-when-raised' && isShort(gesture) && gesture.players !== 2;
  return open ? meant(gesture, 'call-or-forfeit', gesture.bet, cite) : call(gesture, cite);
}

/** From how much on silent chips are a raise, which is then made up to a full one. */
export function raiseThreshold(
  bet: number,
  lastRaise: number,
  how: HandChoices['silentRaise']['use'],
): number {
  switch (how) {
    case 'half-of-bet':
      return bet * 1.5;
    case 'half-of-least-raise':
      return bet + lastRaise / 2;
    case 'whole-raise':
      return bet + lastRaise;
    default:
      return assertNever(how);
  }
}

type OutOfTurn = {
  /** Whether the player is held to it when their turn comes, and what they may then do. */
  readonly binds: boolean;
  readonly may: readonly ('fold' | 'check' | 'call' | 'bet' | 'raise')[];
  readonly rule: RuleId;
};

/** Action out of turn binds unless a player in between has changed the action [out-of-turn-binding]. */
export function ruleOutOfTurn(action: Meaning['action'], changed: boolean, rulebook: Rulebook): OutOfTurn {
  const all = ['fold', 'call', 'raise'] as const;
  const rule = citeFor(rulebook, 'tda-53-out-of-turn', 'out-of-turn-binding', 'rr-out-of-turn-discretion');
  const { use: fold, cite } = rulebook.rulings.foldOutOfTurn;
  if (action === 'fold' && !(changed && fold === 'binds-unless-changed'))
    return { binds: true, may: ['fold'], rule: cite };
  if (action === 'check' && rulebook.hand.checkOutOfTurn.use === 'no-raise')
    return { binds: true, may: changed ? ['fold', 'call'] : ['check'], rule: 'out-of-turn-check' };
  if (changed || action === 'none') return { binds: false, may: all, rule };
  return {
    binds: true,
    may: held(action),
    rule: action === 'bet' || action === 'raise' ? citeFor(rulebook, 'out-of-turn-bet', rule) : rule,
  };
}

function held(action: Exclude<Meaning['action'], 'none'>): OutOfTurn['may'] {
  switch (action) {
    case 'call-or-fold':
      return ['call', 'fold'];
    case 'call-or-raise':
      return ['call', 'raise'];
    case 'call-or-forfeit':
      return ['call', 'fold'];
    default:
      return [action];
  }
}
