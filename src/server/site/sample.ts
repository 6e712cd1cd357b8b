import { accept, type Result } from '../../engine/refusal.ts';
import type { TournamentCommand } from '../../engine/tournament/commands.ts';
import { createTournament } from '../../engine/tournament/create.ts';
import { decide } from '../../engine/tournament/decide.ts';
import type { TournamentEvent } from '../../engine/tournament/events.ts';
import { tournamentFrom } from '../../engine/tournament/evolve.ts';
import type { PlayerId, Tournament } from '../../engine/tournament/state/state.ts';
import type { UndoStack } from '../../engine/tournament/undo.ts';
import { findRulebook } from '../../rulebooks/index.ts';

const MINUTE_MS = 60_000;
const NAMES =
  'Mia Leo Ivo Noa Tom Eva Ben Ana Sol Kim Nia Max Joan Ravi Lea Otto Zoe Finn Ida Paul Rosa Emil Gus Vera'.split(
    ' ',
  );
/** Minutes since the start: in the third of the rulebook's levels of twenty. */
const PLAYED = 51;
const HAND = 3;

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

  /** A hand at every table, the last one for some. */
  hands(...lost: readonly PlayerId[]): void {
    const tables = [...this.tournament.tables.keys()];
    this.do(...tables.map((table) => ({ type: 'start-hand', table }) as const));
    this.at += 2 * MINUTE_MS;
    for (const table of tables) {
      const busts = this.seated(table).filter((id) => lost.includes(id));
      const winner = this.seated(table).findLast((id) => !busts.includes(id))!;
      const knockedOutBy = Object.fromEntries(busts.map((id) => [id, [winner]]));
      this.do({ type: 'end-hand', table, busts, ...(busts.length > 0 && { knockedOutBy }) });
    }
  }
}

export type Sample = {
  readonly events: readonly TournamentEvent[];
  /** Whose phone one may look at: she sits at the first table. */
  readonly player: PlayerId;
};

/**
 * A tournament in full swing, for anyone who wants to look around: played by real commands at the times they would have been
 * given. 24 at three tables; one has bought back in, two have just gone out, so that somebody moves, one is away, and not
 * everybody has paid.
 */
export function sampleTournament(
  id: string,
  name: string,
  now: number,
  chance: () => string,
): Result<Sample> {
  const created = createTournament(id, name, findRulebook('homepokertourney')!);
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
  for (let minute = 1; minute + HAND < PLAYED; minute += HAND) {
    told.at = start + minute * MINUTE_MS;
    if (minute === 22) {
      told.hands(back);
      told.do({ type: 'rebuy', player: back });
    } else if (minute + 2 * HAND >= PLAYED) told.hands(...told.seated('3').slice(0, 2));
    else told.hands();
    if (minute === 37) told.do({ type: 'leave', player: away });
    if (minute === 43) payUp(told);
  }
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
