import { accept, type Result } from '../../engine/refusal.ts';
import type { TournamentCommand } from '../../engine/tournament/commands.ts';
import { createTournament } from '../../engine/tournament/create.ts';
import { decide } from '../../engine/tournament/decide.ts';
import type { TournamentEvent } from '../../engine/tournament/events.ts';
import { tournamentFrom } from '../../engine/tournament/evolve.ts';
import type { PlayerId, Tournament } from '../../engine/tournament/state/state.ts';
import type { UndoStack } from '../../engine/tournament/undo.ts';
import { findRulebook } from '../../rulebooks/index.ts';
import { changedRulebook } from './changed-rulebook.ts';

const MINUTE_MS = 60_000;
const NAMES =
  'Mia Leo Ivo Noa Tom Eva Ben Ana Sol Kim Nia Max Joan Ravi Lea Otto Zoe Finn Ida Paul Rosa Emil Gus Vera'.split(
    ' ',
  );
/** Minutes since the start: in the third of the rulebook's levels of twenty. */
const PLAYED = 51;

/** A tournament whose commands have been given at their times; what is refused is a bug of the script. */
class Told {
  readonly events: TournamentEvent[] = [];
  private history: UndoStack;
  private readonly chance: () => string;
  at: number;

  constructor(created: readonly TournamentEvent[], at: number, chance: () => string) {
    this.events.push(...created);
    this.history = tournamentFrom(created);
    this.at = at;
    this.chance = chance;
  }

  get tournament(): Tournament {
    return this.history.tournament;
  }

  do(...commands: readonly TournamentCommand[]): void {
    for (const command of commands) {
      const done = decide(this.history, command, { now: this.at, entropy: this.chance() });
      if (!done.ok) throw new Error(`the sample tournament: ${command.type}: ${done.refusal.message}`);
      this.history = done.value.history;
      this.events.push(...done.value.events);
    }
  }

  seated(table: string): PlayerId[] {
    return [...this.tournament.tables.get(table)!.seats].sort(([a], [b]) => a - b).map(([, id]) => id);
  }
}

export type Sample = {
  readonly events: readonly TournamentEvent[];
  /** Whose phone one may look at: she sits at the first table. */
  readonly player: PlayerId;
};

/**
 * A tournament in full swing, for anyone who wants to look around: told by real commands at the times they would have been
 * given, as a host who plays tells it. 24 at three tables; one has bought back in, two have just gone out and one of them
 * may still rebuy, so that somebody moves if they don't; one is away, and not everybody has paid.
 */
export function sampleTournament(
  id: string,
  name: string,
  now: number,
  chance: () => string,
): Result<Sample> {
  const book = findRulebook('homepokertourney')!;
  // As the planner has it: prizes in notes.
  const created = createTournament(id, name, changedRulebook(book, { tournament: { prizesRoundedTo: 500 } }));
  if (!created.ok) return created;
  const start = now - PLAYED * MINUTE_MS;
  const told = new Told(created.value, start - 30 * MINUTE_MS, chance);
  for (const [at, each] of NAMES.entries()) {
    told.do({ type: 'enter', player: each.toLowerCase(), name: each, prepaid: at % 3 !== 0, adult: true });
    told.at += MINUTE_MS;
  }
  told.do({ type: 'expect', player: 'hugo', name: 'Hugo' }, { type: 'draw-seats' });
  told.at = start;
  told.do({ type: 'start' });
  const [player, away] = told.seated('1') as [PlayerId, PlayerId];
  const back = told.seated('2')[2]!;
  const at = (minute: number): void => {
    told.at = start + minute * MINUTE_MS;
  };
  at(24);
  told.do({ type: 'bust', table: '2', players: [back] });
  at(25);
  told.do({ type: 'answer', question: 'rebuy', player: back, rebuy: true });
  at(37);
  told.do({ type: 'leave', player: away });
  at(43);
  payUp(told);
  const [out, last] = told.seated('3') as [PlayerId, PlayerId];
  at(46);
  told.do({ type: 'bust', table: '3', players: [out] });
  at(47);
  told.do({ type: 'answer', question: 'rebuy', player: out, rebuy: false });
  at(50);
  told.do({ type: 'bust', table: '3', players: [last] });
  return accept({ events: told.events, player });
}

/** Most of those who had not paid beforehand have by now, and some stacks have been counted. */
function payUp(told: Told): void {
  const owing = [...told.tournament.players.values()].filter(({ owes, paid }) => owes > paid);
  for (const { id, owes, paid } of owing.slice(0, -3))
    told.do({ type: 'pay', player: id, amount: owes - paid });
  for (const table of told.tournament.tables.keys())
    for (const [at, player] of told.seated(table).slice(-3).entries())
      told.do({ type: 'tell-chips', player, stack: 1800 - 575 * at });
}
