import type { TournamentCommand } from '../engine/tournament/commands.ts';
import type { Anyway } from '../engine/tournament/rulings/anyway.ts';
import type { PlayerId, Tournament } from '../engine/tournament/state/state.ts';
import type { RoomSettings } from './room-settings.ts';
import { enterBots } from './seating-bots.ts';

type Wanted = {
  /** Players on the list who are here: they buy in. */
  readonly here: readonly PlayerId[];
  /** Everybody who is here has reached the rulebook's age. */
  readonly adults: boolean;
  /** Late registration has closed, and the director lets them in. */
  readonly anyway?: Anyway;
};

/**
 * Everything between a full lobby and the first hand of a tournament that Riffle deals: players buy in, bots take empty
 * seats, seats are drawn, the clock starts. It begins with what is not done yet, so it can be asked for again after it was
 * interrupted. Once there are tables, the players are seated as latecomers.
 */
export function commandsToPlay(
  { phase, players }: Tournament,
  { bots, fill = 0 }: Pick<RoomSettings, 'bots' | 'fill'>,
  { here, adults, anyway }: Wanted,
): TournamentCommand[] {
  const all = [...players.values()];
  const entering = all.filter(({ id, standing }) => standing.is === 'expected' && here.includes(id));
  const entered = all.filter(({ standing }) => standing.is === 'entered');
  const buyIns = entering.map(
    ({ id, name }): TournamentCommand => ({
      type: 'enter',
      player: id,
      name,
      ...(adults && { adult: true }),
      ...(anyway !== undefined && { anyway }),
    }),
  );
  if (phase === 'open') {
    const empty = Math.max(0, fill - entered.length - entering.length);
    const places = Object.keys(bots)
      .flatMap((bot, at) => (players.has(bot) ? [] : [at]))
      .slice(0, empty);
    const filling = enterBots(places, all);
    return [...buyIns, ...filling, { type: 'draw-seats' }, { type: 'start' }];
  }
  const seating = [...entered, ...entering].map(
    ({ id }): TournamentCommand => ({ type: 'seat-late', player: id }),
  );
  return [...buyIns, ...seating, ...(phase === 'seated' ? [{ type: 'start' } as const] : [])];
}
