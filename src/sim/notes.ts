import type { View } from '../engine/views/view.ts';
import { opensWith } from './positions.ts';

/** Up to so many big blinds players go all-in more freely. */
const SHORT = 25;
/** As many chances to do something as a first impression is worth. */
const DOUBT = 6;
/** The same in raises. */
const DOUBTED = 1.5;
/** With so many players behind at most it is late. */
const LATE = 2;

const late = (behind: number): number => (behind <= LATE ? 1 : 0);
const situation = (behind: number, bigs: number): number => late(behind) + (bigs <= SHORT ? 0 : 2);

/** What a regular remembers of one player: how often they had the chance to do something, and how often they did. */
export class PlayerNotes {
  /** First in before the flop, early and late: the part of hands others would have raised with, added up, and raises. */
  private readonly expected = new Float64Array(2);
  private readonly raised = new Float64Array(2);
  /** First in, early and late, with a short stack and with a deep one: chances, and times all-in. */
  private readonly chances = new Float64Array(4);
  private readonly allIns = new Float64Array(4);
  /** Against a raise before the flop. */
  private faced = 0;
  private foldedTo = 0;
  private reraised = 0;
  /** After the flop: chances to bet, bets and raises; bets faced, and folds. */
  private couldBet = 0;
  private bet = 0;
  private facedBet = 0;
  private foldedToBet = 0;

  /** The view is the player's own before they act, but only what everybody may see is read of it. */
  saw(view: View, folded: boolean, raisedTo: number): void {
    if (view.boarded > 0) this.sawBetting(view, folded, raisedTo > 0);
    else if (view.price > view.bigBlind) {
      this.faced++;
      if (folded) this.foldedTo++;
      if (raisedTo > 0) this.reraised++;
    } else this.sawFirstIn(view, raisedTo);
  }

  private sawFirstIn(view: View, raisedTo: number): void {
    const { stack, bet, bigBlind, behind } = view;
    const when = late(behind);
    const how = situation(behind, (stack + bet) / bigBlind);
    this.expected[when]! += opensWith(behind);
    this.chances[how]!++;
    if (raisedTo > 0) this.raised[when]!++;
    if (raisedTo >= stack + bet) this.allIns[how]!++;
  }

  private sawBetting({ toCall }: View, folded: boolean, raised: boolean): void {
    if (raised) this.bet++;
    if (toCall === 0) this.couldBet++;
    else {
      this.facedBet++;
      if (folded) this.foldedToBet++;
    }
  }

  /** How many more hands than others they raise when first in with so many players behind. */
  looseness(behind: number): number {
    const when = late(behind);
    return (this.raised[when]! + DOUBTED) / (this.expected[when]! + DOUBTED);
  }

  /** The same wherever they sit. */
  get looseInAll(): number {
    return (this.raised[0]! + this.raised[1]! + DOUBTED) / (this.expected[0]! + this.expected[1]! + DOUBTED);
  }

  /** The part of hands with which they go all-in when first in, where others do with this part. */
  shoves(usual: number, behind: number, bigs: number): number {
    const how = situation(behind, bigs);
    return (this.allIns[how]! + DOUBT * usual) / (this.chances[how]! + DOUBT);
  }

  /** The part of hands with which they re-raise. */
  reraises(usual: number): number {
    return (this.reraised + 2 * DOUBT * usual) / (this.faced + 2 * DOUBT);
  }

  /** How often they fold to a raise before the flop. */
  folds(usual: number): number {
    return (this.foldedTo + 2 * DOUBT * usual) / (this.faced + 2 * DOUBT);
  }

  /** How often they bet or raise after the flop, against others. */
  get fierceness(): number {
    return (this.bet + 4) / ((this.couldBet + this.facedBet) * 0.33 + 4);
  }

  /** How often they fold to a bet after the flop. */
  foldsToBets(usual: number): number {
    return (this.foldedToBet + DOUBT * usual) / (this.facedBet + DOUBT);
  }
}

/** Somebody nobody knows yet, who plays as most people do. */
export const STRANGER = new PlayerNotes();
