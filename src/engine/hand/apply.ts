import type { RuleId } from '../../rules/index.ts';
import type { Card } from '../cards/card.ts';
import { type Hand, NOBODY, POSTING } from '../record/hand.ts';
import type { Setup } from '../record/setup.ts';
import { NO_STREET, PREFLOP, STREETS } from '../record/street.ts';
import type { Place } from '../units.ts';

/**
 * Appliers write a hand, one for each kind of event. A recorded hand runs them with the tape on and can be replayed from
 * it; a simulation runs the same ones with the tape off.
 */

/** Sets the table and the deck. The stub's first card is its top. */
export function applyStarted(hand: Hand, setup: Setup, stub?: ArrayLike<Card>): void {
  const { players, stakes, choices } = setup;
  const size = players.length;
  hand.players = size;
  hand.button = setup.button;
  hand.smallBlind = stakes.small;
  hand.bigBlind = stakes.big;
  hand.oddChip = setup.oddChip;
  hand.limit = choices.structure.use === 'limit';
  hand.shortAllInsAddUp = choices.shortAllInsReopen.use === 'when-they-add-up';
  hand.limitCap = choices.limitBetsPerStreet.use;
  hand.limitCapLifts = choices.limitCapLiftsHeadsUp.use;
  // Hands dealt before these choices have none.
  hand.actorsShowFirst = choices.showsFirst?.use === 'first-to-act';
  hand.allInsFaceUp = choices.allInHands?.use !== 'in-turn';

  let first = 0;
  while (first < size && players[first]!.seat <= setup.button) first++;
  for (let place = 0, at = first; place < size; place++, at++) {
    const player = players[at < size ? at : at - size]!;
    hand.seats[place] = player.seat;
    hand.stacks[place] = player.stack;
    hand.bets[place] = 0;
    hand.paid[place] = 0;
    hand.deadPaid[place] = 0;
  }
  hand.firstToAct = hand.placeOf(setup.firstToAct);

  if (stub !== undefined) hand.stub.set(stub);
  hand.stubTop = 0;
  hand.burned = 0;
  hand.noBurnOn = NO_STREET;
  hand.mucked = 0;
  hand.boarded = 0;
  hand.dealt = 0;

  hand.phase = POSTING;
  hand.street = PREFLOP;
  hand.live = (1 << size) - 1;
  hand.able = hand.live;
  hand.pending = 0;
  hand.tabled = 0;
  hand.dead = 0;
  hand.pot = 0;
  hand.actor = NOBODY;
  hand.aggressor = NOBODY;
  hand.showing = 0;
  hand.shown = 0;
  hand.gaveUp = 0;
  if (hand.tape !== null) hand.tape.push({ type: 'started', setup, stub: Array.from(hand.stub) });
}

// Cards move from the top of the stub.

export function applyDealt(hand: Hand, place: Place): void {
  const round = hand.dealt < hand.players ? 0 : 1;
  const card = hand.stub[hand.stubTop++]!;
  hand.holes[place * 2 + round] = card;
  hand.dealt++;
  if (hand.tape !== null) hand.tape.push({ type: 'dealt', seat: hand.seats[place]!, card });
}

export function applyBurned(hand: Hand): void {
  const card = hand.stub[hand.stubTop++]!;
  hand.burns[hand.burned++] = card;
  if (hand.tape !== null) hand.tape.push({ type: 'burned', card });
}

export function applyTurned(hand: Hand, count: number): void {
  for (let turned = 0; turned < count; turned++) hand.board[hand.boarded++] = hand.stub[hand.stubTop++]!;
  if (hand.tape === null) return;
  hand.tape.push({
    type: 'turned',
    cards: Array.from(hand.board.subarray(hand.boarded - count, hand.boarded)),
  });
}

/** A player's card changes places with the top of the stub, where it becomes the next burn, or with the last burn. */
export function applyReplaced(hand: Hand, place: Place, out: Card, by: 'top-card' | 'last-burn'): void {
  const at = hand.holes[place * 2] === out ? place * 2 : place * 2 + 1;
  const pile = by === 'top-card' ? hand.stub : hand.burns;
  const from = by === 'top-card' ? hand.stubTop : hand.burned - 1;
  hand.holes[at] = pile[from]!;
  pile[from] = out;
  if (hand.tape !== null) hand.tape.push({ type: 'replaced', seat: hand.seats[place]!, out, by });
}

/** The stub after a ruling: the rest of the deck in a new order. */
export function applyStubSet(hand: Hand, stub: readonly Card[], noBurnOn: number): void {
  hand.stubTop = 52 - stub.length;
  hand.stub.set(stub, hand.stubTop);
  hand.noBurnOn = noBurnOn;
  if (hand.tape !== null) hand.tape.push({ type: 'stub-set', stub, noBurnOn: STREETS[noBurnOn] ?? null });
}

export function applyRuled(hand: Hand, irregularity: string, ruling: string, rule: RuleId): void {
  if (hand.tape !== null) hand.tape.push({ type: 'ruled', irregularity, ruling, rule });
}

/** The director overrules the rulebook and says why. */
export function applyOverridden(
  hand: Hand,
  irregularity: string,
  overrides: RuleId,
  by: string,
  reason: string,
  rule: RuleId,
): void {
  if (hand.tape !== null) hand.tape.push({ type: 'overridden', irregularity, overrides, by, reason, rule });
}
