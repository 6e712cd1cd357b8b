import { percentOf } from '../engine/tournament/money/finish.ts';
import { playersIn, type Tournament } from '../engine/tournament/state/state.ts';
import type { Place } from '../engine/units.ts';
import { PlayerNotes } from './notes.ts';
import { type Pressure, pressureOf } from './pressure.ts';
import type { Reads } from './reads.ts';

/** What the regulars of a tournament remember of each other, which anybody could have counted, and what they play for. */
export class Regulars<Who> implements Reads {
  private readonly notes = new Map<Who, PlayerNotes>();
  /** Of the players in the hand in play, by place. */
  private readonly seated: PlayerNotes[] = [];
  private pressure: Pressure = pressureOf([]);
  private left = 0;
  private average = 1;
  nearMoney = false;

  /** Somebody is out or has come back: what chips are worth has changed. */
  count(tournament: Tournament): void {
    this.pressure = pressureOf(percentOf(tournament));
    this.left = playersIn(tournament).length;
    this.nearMoney = this.pressure.isFelt(this.left);
    this.average = (tournament.chipsIssued - tournament.bank) / this.left;
  }

  /** This player has this place in the hand. */
  seat(place: Place, who: Who): void {
    let notes = this.notes.get(who);
    if (notes === undefined) {
      notes = new PlayerNotes();
      this.notes.set(who, notes);
    }
    this.seated[place] = notes;
  }

  of(place: Place): PlayerNotes {
    return this.seated[place]!;
  }

  risk(mine: number, theirs: number): number {
    return this.pressure.risk(this.left, mine / this.average, theirs / this.average);
  }
}
