import type { PublicEvent } from '../../../engine/views/public-events.ts';
import type { TableView } from '../../../engine/views/tournament-view.ts';
import type { HandView, PlayerView } from '../../../engine/views/view.ts';
import { isBot, plainName } from '../../shared/bots.ts';
import { aroundFrom } from './spots.ts';

/** The last thing a player did on this street, posting a blind included. */
export type LastAct = PublicEvent & {
  readonly is: 'folded' | 'checked' | 'called' | 'bet' | 'raised' | 'posted' | 'mucked' | 'killed';
};

/** Everything the screen shows of one seat. */
export type Sitting = {
  readonly seat: number;
  readonly player: string | null;
  readonly name: string;
  readonly bot: boolean;
  readonly away: boolean;
  /** Their line is cut right now. */
  readonly cutOff: boolean;
  readonly stack: number | null;
  readonly bet: number;
  /** `out`: sits at the table but has no hand. */
  readonly status: 'in' | 'all-in' | 'folded' | 'out';
  /** One of two cards is null where only the other was shown, after the hand. */
  readonly cards: readonly (string | null)[] | null;
  readonly last: LastAct | null;
};

/** Players and their names, by seat. */
export type Names = ReadonlyMap<number, { readonly player: string; readonly name: string }>;

const ACTS = ['folded', 'checked', 'called', 'bet', 'raised', 'posted', 'mucked', 'killed'];

/** What each seat did last on this street; a fold is remembered for the whole hand. */
export function lastActs(told: readonly PublicEvent[]): ReadonlyMap<number, LastAct> {
  const acts = new Map<number, LastAct>();
  for (const each of told) {
    if (each.is === 'opened')
      for (const [seat, { is }] of acts) if (is !== 'folded' && is !== 'killed') acts.delete(seat);
    if ('seat' in each && ACTS.includes(each.is)) acts.set(each.seat, each as LastAct);
  }
  return acts;
}

/** The seats clockwise from the bottom of the screen, as the hand and the tournament around it have them. */
export function sittings(
  table: TableView | undefined,
  hand: HandView | null,
  told: readonly PublicEvent[],
  names: Names,
  mine: number | null,
  cutOff: readonly number[] = [],
): Sitting[] {
  const chairs = new Map(table?.seats.map((each) => [each.seat, each]));
  const players = new Map(hand?.players.map((each) => [each.seat, each]));
  const acts = lastActs(told);
  const flashed = new Map(told.flatMap((each) => (each.is === 'flashed' ? [[each.seat, each.cards]] : [])));
  const all = new Set([...chairs.keys(), ...players.keys()]);
  return aroundFrom([...all], mine).map((seat) => {
    const [chair, player] = [chairs.get(seat), players.get(seat)];
    const who = names.get(seat) ?? chair;
    return {
      seat,
      player: who?.player ?? null,
      name: plainName(who?.name ?? ''),
      bot: isBot(who?.player ?? null),
      away: chair?.away ?? false,
      cutOff: cutOff.includes(seat),
      stack: player?.stack ?? chair?.stack ?? null,
      bet: player?.bet ?? 0,
      status: player?.status ?? 'out',
      cards: player?.cards ?? flashed.get(seat) ?? null,
      last: acts.get(seat) ?? null,
    };
  });
}

/** Pots as they lie in the middle: bets stay in front of the players until the street ends. */
export function gathered({
  pots,
  pot,
  players,
}: Pick<HandView, 'pots' | 'pot'> & {
  readonly players: readonly Pick<PlayerView, 'seat' | 'bet'>[];
}): number[] {
  const bets = new Map(players.map(({ seat, bet }) => [seat, bet]));
  const running = players.reduce((sum, { bet }) => sum + bet, 0);
  if (running === 0) return pots.map(({ amount }) => amount);
  // A pot is closed if somebody all-in on an earlier street has a part in it and in none that follows.
  const closed = pots.filter(
    ({ seats }, at) =>
      at < pots.length - 1 &&
      seats.some((seat) => bets.get(seat) === 0 && !pots[at + 1]!.seats.includes(seat)),
  );
  const amounts = closed.map(({ amount }) => amount);
  const rest = pot - running - amounts.reduce((sum, amount) => sum + amount, 0);
  return rest > 0 ? [...amounts, rest] : amounts;
}
