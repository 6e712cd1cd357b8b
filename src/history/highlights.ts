import { readClock } from '../engine/clock/clock.ts';
import type { TournamentEvent } from '../engine/tournament/events.ts';
import { evolve, tournamentFrom } from '../engine/tournament/evolve.ts';
import { type PlayerId, playersIn, type Tournament } from '../engine/tournament/state/state.ts';
import { asItStands } from './as-it-stands.ts';

/** What is worth telling the next day, as data: each screen says it in its own words. */
export type Moment =
  | { readonly is: 'started' | 'redrawn'; readonly players: number }
  | { readonly is: 'out'; readonly names: readonly string[]; readonly left: number }
  | { readonly is: 'rebuy' | 'add-on'; readonly name: string; readonly chips: number }
  | { readonly is: 'late'; readonly name: string }
  | { readonly is: 'table-broken'; readonly table: string }
  | {
      readonly is: 'removed';
      readonly name: string;
      readonly why: 'disqualified' | 'stayed-away' | 'never-came' | 'went-home';
    }
  | { readonly is: 'raced'; readonly chip: number; readonly into: number }
  | { readonly is: 'deal'; readonly names: readonly string[] }
  | { readonly is: 'overridden'; readonly ruling: string }
  | { readonly is: 'won'; readonly name: string };

export type Highlight = { readonly at: number; readonly level: number; readonly told: Moment };

/** The turning points of a tournament, each with its time and level; undone ones are left out. */
export function highlights(events: readonly TournamentEvent[]): Highlight[] {
  const found: Highlight[] = [];
  const [created, ...happened] = asItStands(events);
  let history = tournamentFrom([created!]);
  let [now, level] = [0, 0];
  for (const event of happened) {
    const before = history.tournament;
    history = evolve(history, event);
    if (event.type === 'began') now = event.at;
    level = levelOf(event, history.tournament, now);
    const told = tell(event, before, history.tournament);
    // Every table races the same chips off.
    const again =
      told?.is === 'raced' && found.some((each) => each.told.is === 'raced' && each.told.chip === told.chip);
    if (told !== null && !again) found.push({ at: now, level, told });
  }
  return found;
}

/** The level a player's last hand was dealt in, or what the clock shows; none before it starts. */
function levelOf(event: TournamentEvent, { clock, phase }: Tournament, now: number): number {
  if (event.type === 'busted') return Math.max(...event.dealtIn);
  return phase === 'open' || phase === 'seated' ? 0 : readClock(clock, now).level;
}

function tell(event: TournamentEvent, before: Tournament, tournament: Tournament): Moment | null {
  const name = (id: PlayerId): string => tournament.players.get(id)!.name;
  const left = (): number => playersIn(tournament).length;
  switch (event.type) {
    case 'started':
      return { is: 'started', players: left() };
    case 'seats-drawn':
      return before.phase === 'running' ? { is: 'redrawn', players: left() } : null;
    case 'seated':
      return { is: 'late', name: name(event.player) };
    case 'busted':
      return { is: 'out', names: event.together.map(({ player }) => name(player)), left: left() };
    case 'rebought':
      return { is: 'rebuy', name: name(event.player), chips: event.chips };
    case 'added-on':
      return { is: 'add-on', name: name(event.player), chips: event.chips };
    case 'table-broken':
      return { is: 'table-broken', table: event.table };
    case 'removed':
      return { is: 'removed', name: name(event.player), why: event.why };
    case 'raced':
      return { is: 'raced', chip: event.chip, into: event.into };
    case 'deal-agreed':
      return { is: 'deal', names: event.amounts.map(([player]) => name(player)) };
    case 'overridden':
      return { is: 'overridden', ruling: event.ruling };
    case 'won':
      return { is: 'won', name: name(event.player) };
    default:
      return null;
  }
}
