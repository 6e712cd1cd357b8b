import type { Rulebook } from '../choices/rulebook.ts';
import { newClock } from '../clock/clock.ts';
import { checkPercent, checkSchedule } from '../clock/schedule.ts';
import { accept, type Result, refuse } from '../refusal.ts';
import { MOST_CHIPS, MOST_PLAYERS } from '../units.ts';
import { NOTHING_FOLLOWED } from './followed/followed.ts';
import { roundedTo } from './money/finish.ts';
import type { Tournament, TournamentKind } from './state/state.ts';

export type CreatedEvent = {
  readonly type: 'created';
  readonly id: string;
  readonly name: string;
  readonly rulebook: Rulebook;
  /** Who deals at its tables, unless people do at all of them. */
  readonly kind?: Exclude<TournamentKind, 'live'>;
};

/** Creates a tournament with its rulebook in it, so that it is played to its end by the rules it began with. */
export function createTournament(
  id: string,
  name: string,
  rulebook: Rulebook,
  kind: TournamentKind = 'live',
): Result<readonly CreatedEvent[]> {
  const schedule = checkSchedule(rulebook.tournament.levels.use, rulebook.tournament.breaks.use);
  if (!schedule.ok) return schedule;
  for (const { percent } of rulebook.tournament.prizes.use ?? []) {
    const checked = checkPercent(percent);
    if (!checked.ok) return checked;
  }
  const { startingStack } = rulebook.tournament;
  const most = Math.floor(MOST_CHIPS / MOST_PLAYERS);
  if (!(Number.isSafeInteger(startingStack.use) && startingStack.use >= 1 && startingStack.use <= most))
    return refuse({
      code: 'bad-starting-stack',
      rule: startingStack.cite,
      message: `a starting stack of ${startingStack.use} chips: choose a whole number from 1 to ${most}`,
      most,
    });
  return accept([{ type: 'created', id, name, rulebook, ...(kind !== 'live' && { kind }) }]);
}

export function newTournament({ id, name, rulebook, kind }: CreatedEvent): Tournament {
  return {
    id,
    name,
    rulebook,
    kind: kind ?? 'live',
    phase: 'open',
    startedAt: null,
    players: new Map(),
    tables: new Map(),
    clock: newClock(rulebook.tournament.levels.use, rulebook.tournament.breaks.use),
    entries: 0,
    chipsIssued: 0,
    bank: 0,
    busts: [],
    turnedFrom: null,
    tvLayout: null,
    breakSteps: null,
    dealers: [],
    handForHand: false,
    played: [],
    ending: false,
    bustOpen: false,
    percent: null,
    roundTo: roundedTo(rulebook),
    costs: [],
    agreed: null,
    smallestChip: Math.min(...rulebook.tournament.chips.use.map(({ value }) => value)),
    races: [],
    forfeit: null,
    halfFieldRedrawn: false,
    combines: false,
    donorDraws: [],
    handsBefore: new Map(),
    moves: [],
    seatedMoves: [],
    asks: [],
    called: null,
    followed: NOTHING_FOLLOWED,
    slept: null,
  };
}
