import type { HandEvent } from '../engine/record/events.ts';
import type { PlayerId } from '../engine/tournament/state/state.ts';
import type { Seat } from '../engine/units.ts';
import type { KnockOut } from './knock-outs.ts';
import { type Move, transcribe } from './transcript.ts';

/** A finished hand and the seat of the player who looks back on it. */
export type OwnHand = {
  readonly table: string;
  readonly number: number;
  readonly seat: Seat;
  readonly events: readonly HandEvent[];
};

/** A hand to look at again, and what it brought in chips. */
export type Swing = { readonly table: string; readonly number: number; readonly chips: number };

/** How one player's hands went. Everything here they knew at the table; no card is in it. */
export type Statistics = {
  readonly hands: number;
  /** Hands in which they got a pot or a part of one. */
  readonly won: number;
  readonly wonAtShowdown: number;
  readonly showdowns: number;
  /** Hands in which everybody saw their cards. */
  readonly shown: number;
  /** Hands in which they put chips in before the flop by choice, and those in which they raised. */
  readonly played: number;
  readonly raised: number;
  /** The hands that brought and cost the most. */
  readonly best: Swing | null;
  readonly worst: Swing | null;
  /** Whom they knocked out, in order. */
  readonly knockedOut: readonly string[];
};

type Facts = Swing & Readonly<Record<'won' | 'showdown' | 'shown' | 'played' | 'raised', boolean>>;

/** The statistics of a player; null if they were dealt no hand that counts. */
export function statistics(
  hands: readonly OwnHand[],
  player: PlayerId,
  knockOuts: readonly KnockOut[],
): Statistics | null {
  const facts = hands.flatMap((hand) => factsOf(hand) ?? []);
  if (facts.length === 0) return null;
  const count = (is: (hand: Facts) => boolean): number => facts.filter(is).length;
  const byChips = facts
    .map(({ table, number, chips }) => ({ table, number, chips }))
    .sort((a, b) => b.chips - a.chips);
  const [best] = byChips;
  const worst = byChips.find(({ chips }) => chips === byChips.at(-1)!.chips)!;
  return {
    hands: facts.length,
    won: count(({ won }) => won),
    wonAtShowdown: count(({ won, showdown }) => won && showdown),
    showdowns: count(({ showdown }) => showdown),
    shown: count(({ shown }) => shown),
    played: count(({ played }) => played),
    raised: count(({ raised }) => raised),
    best: best!.chips > 0 ? best! : null,
    worst: worst.chips < 0 ? worst : null,
    knockedOut: knockOuts
      .filter(({ by }) => by.some((winner) => winner.player === player))
      .flatMap(({ out }) => out.filter((each) => each.player !== player).map(({ name }) => name)),
  };
}

/** Null for a hand that was void, or dealt without them. */
function factsOf({ table, number, seat, events }: OwnHand): Facts | null {
  const { setup, rounds, pots, stacks, voided } = transcribe(events);
  const stack = setup.players.find((player) => player.seat === seat)?.stack;
  if (stack === undefined || voided) return null;
  const moves = rounds.flatMap((round) => round.moves);
  const did = (list: readonly Move[], ...kinds: readonly Move['does'][]): boolean =>
    list.some((move) => move.seat === seat && kinds.includes(move.does));
  const shown = did(moves, 'shows');
  const contested = moves.some(({ does }) => does === 'shows' || does === 'mucks');
  return {
    table,
    number,
    chips: stacks[seat]! - stack,
    won: pots.some(({ winners }) => winners.some((winner) => winner.seat === seat)),
    showdown: contested && !did(moves, 'folds'),
    shown,
    played: did(rounds[0]!.moves, 'calls', 'bets', 'raises'),
    raised: did(rounds[0]!.moves, 'bets', 'raises'),
  };
}
