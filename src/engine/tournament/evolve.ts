import { assertNever } from '../refusal.ts';
import { applyBreaks } from './breaks/breaks.ts';
import { applyClock } from './clock/clock.ts';
import { type CreatedEvent, newTournament } from './create.ts';
import { applyEntries } from './entries/entries.ts';
import type { TopicEvent, TournamentEvent } from './events.ts';
import { applyFollowed } from './followed/followed.ts';
import { applyHands } from './hands/hands.ts';
import { applyMoney } from './money/money.ts';
import { applyPeople } from './people/people.ts';
import { applyQuestions } from './questions/answers.ts';
import { applyRace } from './race/race.ts';
import { applyRequests } from './requests/requests.ts';
import { applyRulings } from './rulings/rulings.ts';
import { applySeats } from './seats/seats.ts';
import { applyStacks } from './stacks/stacks.ts';
import type { Tournament } from './state/state.ts';
import { applyTv } from './tv/tv.ts';
import { applyRetracted, applyUndo, type UndoStack, withEvent } from './undo.ts';

export const begin = (created: CreatedEvent): UndoStack => ({
  tournament: newTournament(created),
  past: [],
  undone: [],
});

export function evolve(history: UndoStack, event: TournamentEvent): UndoStack {
  switch (event.type) {
    case 'created':
      return begin(event);
    case 'began':
    case 'undone':
    case 'redone':
      return applyUndo(history, event, applyEvent);
    case 'retracted':
      return applyRetracted(history, event, applyEvent);
    case 'hand-followed':
    case 'hand-told':
    case 'hand-untold':
    case 'hand-on-tv':
    case 'hand-closed':
      // Told beside the steps: no step is undone or decided again with it.
      return { ...history, tournament: applyFollowed(history.tournament, event) };
    default: {
      const tournament = applyEvent(history.tournament, event);
      return endsUndo(history.tournament, event)
        ? { tournament, past: [], undone: [] }
        : { ...history, tournament, past: withEvent(history.past, event) };
    }
  }
}

/** Whether the steps before an event can no longer be undone. */
function endsUndo({ kind, tables }: Tournament, event: TopicEvent): boolean {
  // Those steps hold points in time of the machine's old clock.
  if (event.type === 'time-jumped') return true;
  // Only a ruling can take back what Riffle has dealt. Where people deal too, their steps can still be undone.
  return kind !== 'both' && event.type === 'hand-ended' && tables.get(event.table)!.kind === 'dealt';
}

/** Copies the facts of one event into the tournament. */
export function applyEvent(tournament: Tournament, event: TopicEvent): Tournament {
  switch (event.type) {
    case 'expected':
    case 'excused':
    case 'entered':
    case 'renamed':
    case 'plays-online':
    case 'withdrew':
    case 'merged':
    case 'rebought':
    case 'added-on':
      return applyEntries(tournament, event);
    case 'seats-drawn':
    case 'seated':
    case 'moved':
    case 'donor-drawn':
    case 'balanced':
    case 'tables-combine':
    case 'table-opened':
    case 'table-broken':
    case 'seats-taken':
    case 'dealers-named':
    case 'button-drawn':
      return applySeats(tournament, event);
    case 'hand-started':
    case 'hand-ended':
    case 'busted':
    case 'bust-ordered':
    case 'tracked':
    case 'bounty-won':
    case 'bounty-pooled':
    case 'knocked-out':
    case 'button-corrected':
    case 'hand-for-hand':
    case 'won':
      return applyHands(tournament, event);
    case 'started':
    case 'clock-set':
    case 'slept':
    case 'time-jumped':
      return applyClock(tournament, event);
    case 'break-step-ended':
      return applyBreaks(tournament, event);
    case 'tv-set':
      return applyTv(tournament, event);
    case 'chips-told':
    case 'chips-taken':
      return applyStacks(tournament, event);
    case 'raced':
    case 'smallest-chip':
      return applyRace(tournament, event);
    case 'prizes-set':
    case 'deal-agreed':
    case 'ending':
    case 'costs-set':
    case 'paid':
    case 'paid-out':
    case 'written-off':
      return applyMoney(tournament, event);
    case 'arrived':
    case 'left':
    case 'came-back':
    case 'removed':
    case 'penalized':
      return applyPeople(tournament, event);
    case 'button-seen':
    case 'blinds-seen':
    case 'was-in-hand':
    case 'bust-dated':
    case 'rebuy-declined':
    case 'busts-ranked':
      return applyQuestions(tournament, event);
    case 'asked':
    case 'clock-called':
      return applyRequests(tournament, event);
    case 'ruled':
    case 'overridden':
    case 'card-named':
      return applyRulings(tournament, event);
    default:
      return assertNever(event);
  }
}

export function tournamentFrom(events: Iterable<TournamentEvent>): UndoStack {
  let history: UndoStack | null = null;
  for (const event of events) history = event.type === 'created' ? begin(event) : evolve(history!, event);
  if (history === null) throw new Error('a tournament begins by being created');
  return history;
}
