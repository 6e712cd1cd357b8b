import type { TournamentEvent } from '../engine/tournament/events.ts';
import { evolve, tournamentFrom } from '../engine/tournament/evolve.ts';
import type { PlayerId, Tournament } from '../engine/tournament/state/state.ts';
import { asItStands } from './as-it-stands.ts';

/** A stack that was known; `sure` where nothing has happened to it unseen since the one before. */
export type ChipPoint = { readonly at: number; readonly stack: number; readonly sure: boolean };
export type ChipLine = {
  readonly player: PlayerId;
  readonly name: string;
  readonly points: readonly ChipPoint[];
};
export type ChipGraph = {
  readonly from: number;
  readonly to: number;
  /** Every stack was known all the time, as where the engine deals. */
  readonly complete: boolean;
  readonly lines: readonly ChipLine[];
};

/** Everybody's known chip counts from the first deal to the last; nothing is made up in between. */
export function chipGraph(events: readonly TournamentEvent[]): ChipGraph {
  const [created, ...happened] = asItStands(events);
  const points = new Map<PlayerId, ChipPoint[]>();
  const unseen = new Set<PlayerId>();
  let history = tournamentFrom([created!]);
  let now = 0;
  const know = (player: PlayerId, stack: number): void => {
    const line = points.get(player) ?? [];
    const last = line.at(-1);
    if (last === undefined || last.stack !== stack || unseen.has(player))
      line.push({ at: now, stack, sure: !unseen.has(player) });
    unseen.delete(player);
    points.set(player, line);
  };
  for (const event of happened) {
    history = evolve(history, event);
    const { tournament } = history;
    if (event.type === 'began') now = event.at;
    if (tournament.startedAt === null) continue;
    for (const { id, stack, standing } of tournament.players.values()) {
      if (standing.is === 'expected' || standing.is === 'entered') continue;
      if (stack === null) unseen.add(id);
      else know(id, stack);
    }
    if (event.type === 'won') know(event.player, inPlay(tournament));
  }
  const { tournament } = history;
  // Without those whose entry was taken back.
  const lines = [...points].flatMap(([player, line]) => {
    const name = tournament.players.get(player)?.name;
    return name === undefined ? [] : [{ player, name, points: line }];
  });
  const complete = unseen.size === 0 && lines.every((line) => line.points.every(({ sure }) => sure));
  return { from: tournament.startedAt ?? now, to: now, complete, lines };
}

const inPlay = ({ chipsIssued, bank }: Tournament): number => chipsIssued - bank;
