import type { TournamentEvent } from '../engine/tournament/events.ts';
import { evolve, tournamentFrom } from '../engine/tournament/evolve.ts';
import { type PlayerId, playersIn, type Tournament } from '../engine/tournament/state/state.ts';
import { asItStands } from './as-it-stands.ts';

/** Who went out on one hand, and by whom where that is known. */
export type KnockOut = {
  readonly at: number;
  readonly level: number;
  readonly out: readonly { readonly player: PlayerId; readonly name: string }[];
  /** Who was named for it or won a bounty, or at a dealt table the only one who won chips in that hand; otherwise unknown. */
  readonly by: readonly { readonly player: PlayerId; readonly name: string; readonly bounty: number }[];
  readonly left: number;
};

/** In the order they happened, including players who rebought. */
export function knockOuts(events: readonly TournamentEvent[]): KnockOut[] {
  const found: KnockOut[] = [];
  const [created, ...happened] = asItStands(events);
  let history = tournamentFrom([created!]);
  let now = 0;
  let winners: PlayerId[] = [];
  for (const event of happened) {
    const before = history.tournament;
    history = evolve(history, event);
    const { tournament } = history;
    const named = (id: PlayerId) => ({ player: id, name: tournament.players.get(id)!.name });
    if (event.type === 'began') now = event.at;
    if (event.type === 'hand-ended') winners = winnersOf(event.stacks, before);
    if (event.type === 'busted') {
      const out = event.together.map(({ player }) => named(player));
      const told = [...new Set(event.together.flatMap((bust) => bust.by ?? []))];
      const did = told.length > 0 ? told : winners.length === 1 ? winners : [];
      const by = did.map((id) => ({ ...named(id), bounty: 0 }));
      found.push({
        at: now,
        level: Math.max(...event.dealtIn),
        out,
        by,
        left: playersIn(tournament).length,
      });
    }
    if (event.type === 'bust-dated') {
      const at = found.findLastIndex(({ out }) => out.some(({ player }) => player === event.player));
      if (found[at] !== undefined) found[at] = { ...found[at], level: event.level };
    }
    if (event.type === 'knocked-out') {
      const at = found.findLastIndex(({ out }) => out.some(({ player }) => player === event.player));
      const one = found[at];
      const by = event.by.map((id) => ({ ...named(id), bounty: 0 }));
      if (one !== undefined) found[at] = { ...one, by };
    }
    if (event.type === 'bounty-won' && event.player !== event.from) {
      const at = found.findLastIndex(({ out }) => out.some(({ player }) => player === event.from));
      const one = found[at];
      if (one === undefined) continue;
      const others = one.by.filter(({ player }) => player !== event.player);
      const already = one.by.find(({ player }) => player === event.player)?.bounty ?? 0;
      const winner = { ...named(event.player), bounty: already + event.amount + event.onHead };
      found[at] = { ...one, by: [...others, winner] };
    }
  }
  return found;
}

const winnersOf = (stacks: readonly (readonly [PlayerId, number])[], before: Tournament): PlayerId[] =>
  stacks
    .filter(([player, stack]) => stack > (before.players.get(player)?.stack ?? Number.POSITIVE_INFINITY))
    .map(([player]) => player);
