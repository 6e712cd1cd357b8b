import { percentOf } from '../engine/tournament/money/finish.ts';
import { playersIn, type Tournament } from '../engine/tournament/state/state.ts';
import type { Place } from '../engine/units.ts';
import type { View } from '../engine/views/view.ts';
import { Notes, type PlayerNotes } from './notes.ts';
import { type Pressure, pressureOf } from './pressure.ts';
import type { Reads } from './reads.ts';

/** What the players of a tournament know of each other and of the prizes. */
export class Regulars<Who> implements Reads {
  /** Who sits in each place of the hand in play. */
  readonly sitting: Who[] = [];
  private readonly notes = new Notes<Who>();
  private pressure: Pressure = pressureOf([]);
  private left = 0;
  private average = 1;

  /** Somebody is out or has come back: what chips are worth has changed. */
  count(tournament: Tournament): void {
    this.pressure = pressureOf(percentOf(tournament));
    this.left = playersIn(tournament).length;
    this.average = (tournament.chipsIssued - tournament.bank) / this.left;
  }

  of(place: Place): PlayerNotes {
    return this.notes.of(this.sitting[place]!);
  }

  risk(mine: number, theirs: number): number {
    return this.pressure.risk(this.left, mine / this.average, theirs / this.average);
  }

  saw(who: Who, view: View, folded: boolean, raisedTo: number): void {
    this.notes.saw(who, view, folded, raisedTo);
  }
}
