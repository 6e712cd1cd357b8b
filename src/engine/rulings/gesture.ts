import type { RuleId } from '../../rules/index.ts';
import type { HandChoices } from '../house/hand-choices.ts';
import { assertNever } from '../refusal.ts';

/** What people at the table saw and heard of one player's action. */
export type Gesture = {
  /** What the others have in at most, the last full raise, the least bet. */
  readonly bet: number;
  readonly lastRaise: number;
  /** What he had in already on this street, and behind. */
  readonly committed: number;
  readonly stack: number;
  /** Chips of the first movement, and those he went back for. */
  readonly chips: readonly number[];
  readonly more: readonly number[];
  readonly said: Said | null;
  /** Said with the word: what he makes it. */
  readonly amount: number | null;
};

export type Said = 'fold' | 'check' | 'call' | 'bet' | 'raise' | 'all-in' | 'tap' | 'thumbs-up';
export const SAYINGS: readonly Said[] = [
  'fold',
  'check',
  'call',
  'bet',
  'raise',
  'all-in',
  'tap',
  'thumbs-up',
];

/** What it counts as. Chips put in beyond it come back. */
export type Meaning = {
  readonly action: 'fold' | 'check' | 'call' | 'bet' | 'raise' | 'call-or-fold';
  readonly to: number | null;
  readonly returned: number;
  readonly rule: RuleId;
};

const sum = (chips: readonly number[]): number => chips.reduce((total, chip) => total + chip, 0);

export function meaningOf(gesture: Gesture, house: HandChoices): Meaning {
  const { said, chips } = gesture;
  if (said !== null) return spoken(gesture, said);
  if (chips.length === 0) return meant(gesture, 'check', null, 'rap-is-check');
  // Going back to the stack is a string bet: the first movement counts [string-raise-home, string-bet-tournament].
  return gesture.bet === 0 ? silentBet(gesture) : silentAnswer(gesture, house);
}

const least = ({ bet, lastRaise }: Gesture): number => bet + lastRaise;
const everything = ({ committed, stack }: Gesture): number => committed + stack;

function meant(gesture: Gesture, action: Meaning['action'], to: number | null, rule: RuleId): Meaning {
  const put = gesture.committed + sum(gesture.chips) + sum(gesture.more);
  return {
    action,
    to,
    returned: to === null ? sum(gesture.chips) + sum(gesture.more) : Math.max(0, put - to),
    rule,
  };
}

const call = (gesture: Gesture, rule: RuleId): Meaning =>
  meant(gesture, 'call', Math.min(gesture.bet, everything(gesture)), rule);

/** At least the least raise, unless it is all he has. */
function raise(gesture: Gesture, wanted: number, rule: RuleId): Meaning {
  const to = Math.min(everything(gesture), Math.max(wanted, least(gesture)));
  if (to <= gesture.bet) return call(gesture, rule);
  return meant(gesture, gesture.bet === 0 ? 'bet' : 'raise', to, rule);
}

/** Words in turn bind [verbal-in-turn-binding]; where they and the chips differ the words count [rr-nl-verbal-beats-chips]. */
function spoken(gesture: Gesture, said: Said): Meaning {
  const { bet, committed, chips, amount } = gesture;
  const faces = bet > committed;
  const put = committed + sum(chips);
  switch (said) {
    case 'fold':
      return meant(gesture, 'fold', null, 'verbal-in-turn-binding');
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
    case 'bet':
    case 'raise':
      // With the word said, going back for chips is no string bet; a number is what he makes it in all.
      return raise(
        gesture,
        amount ?? put + sum(gesture.more),
        amount === null ? 'verbal-in-turn-binding' : 'tda-43-raise-amount',
      );
    default:
      return assertNever(said);
  }
}

/** Nothing to call: what he puts in is his bet, a single large chip the whole of it [rr-oversized-chip-opening]. */
function silentBet(gesture: Gesture): Meaning {
  const { chips, committed } = gesture;
  return raise(
    gesture,
    committed + sum(chips),
    chips.length === 1 ? 'rr-oversized-chip-opening' : 'minimum-bet',
  );
}

function silentAnswer(gesture: Gesture, house: HandChoices): Meaning {
  const { bet, committed, chips, more } = gesture;
  const put = committed + sum(chips);
  if (put <= bet && more.length > 0)
    return call(gesture, put === bet ? 'announce-raise-first' : 'string-bet-tournament');
  if (put <= bet) return call(gesture, 'tda-51-undercall');
  if (put === everything(gesture)) return raise(gesture, put, 'minimum-raise');
  // One chip larger than the bet, without a word, is a call.
  if (chips.length === 1) return call(gesture, 'oversized-chip');
  // Several chips of which he needed each to call are a call.
  if (house.silentRaise.use === 'half-of-least-raise' && put - Math.min(...chips) < bet)
    return call(gesture, 'tda-45-multi-chip');
  return put >= threshold(gesture, house.silentRaise.use)
    ? raise(gesture, put, house.silentRaise.cite)
    : call(gesture, house.silentRaise.cite);
}

/** From how much on silent chips are a raise, which is then made up to a full one. */
function threshold(gesture: Gesture, how: HandChoices['silentRaise']['use']): number {
  const { bet, lastRaise } = gesture;
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

export type OutOfTurn = {
  /** Whether he is held to it when his turn comes, and what he may then do. */
  readonly binds: boolean;
  readonly may: readonly ('fold' | 'check' | 'call' | 'bet' | 'raise')[];
  readonly rule: RuleId;
};

/** Action out of turn binds unless somebody in between has changed what he faces [out-of-turn-binding]. */
export function outOfTurn(action: Meaning['action'], changed: boolean, house: HandChoices): OutOfTurn {
  const all = ['fold', 'call', 'raise'] as const;
  if (action === 'fold') return { binds: true, may: ['fold'], rule: 'tda-53-out-of-turn' };
  if (action === 'check' && house.checkOutOfTurn.use === 'no-raise')
    return { binds: true, may: changed ? ['fold', 'call'] : ['check'], rule: 'out-of-turn-check' };
  if (changed)
    return { binds: false, may: all, rule: action === 'check' ? 'out-of-turn-check' : 'out-of-turn-binding' };
  const held = action === 'call-or-fold' ? (['call', 'fold'] as const) : [action];
  return {
    binds: true,
    may: held,
    rule: action === 'bet' || action === 'raise' ? 'out-of-turn-bet' : 'out-of-turn-binding',
  };
}
