import { forcedBets } from '../../betting/forced.ts';
import type { ButtonPlan } from '../../button/button.ts';
import { chairsAfter } from '../../button/markers.ts';
import type { Rulebook } from '../../choices/rulebook.ts';
import type { Level, TournamentChoices } from '../../choices/tournament-choices.ts';
import type { Post, Setup } from '../../record/setup.ts';
import type { Chips, Seat } from '../../units.ts';
import type { Tournament } from '../state/state.ts';

/**
 * Only a newcomer can sit between button and small blind: the blinds have passed their chair, and in some rulebooks they
 * wait a hand [tda-10-broken-table].
 */
export function waitingBehind(
  { behindTheButton }: TournamentChoices,
  { circuit: { button, small } }: ButtonPlan,
  seats: readonly Seat[],
): readonly number[] {
  if (behindTheButton.use !== 'waits') return NOBODY_WAITS;
  return seats.filter((seat) => seat !== button && chairsAfter(button, seat) < chairsAfter(button, small));
}

const NOBODY_WAITS: readonly number[] = [];

/** The setup of the hand that a dealt table has begun. */
export function handSetup(tournament: Tournament, id: string): Setup {
  const table = tournament.tables.get(id)!;
  const { seats, plan, level } = table.hand!;
  const players = seats.map((seat) => ({
    seat,
    stack: tournament.players.get(table.seats.get(seat)!)!.stack!,
  }));
  return setupFor(
    tournament.rulebook,
    tournament.clock.levels[level - 1]!,
    plan,
    players,
    smallestOnline(tournament),
  );
}

/** Chips on a screen are never colored up while others lie on a table. */
const smallestOnline = ({ kind, rulebook, smallestChip }: Tournament): Chips =>
  kind === 'both' ? Math.min(...rulebook.tournament.chips.use.map(({ value }) => value)) : smallestChip;

/** The same from its parts; players come lowest seat first. */
export function setupFor(
  rulebook: Rulebook,
  { small, big, ante }: Level,
  plan: ButtonPlan,
  players: Setup['players'],
  smallestChip: Chips,
): Setup {
  // Everybody paid in tournaments from before that choice.
  const anteBy = rulebook.hand.anteBy?.use ?? 'each';
  const stakes = { small, big, ante, anteBy };
  const { button } = plan.circuit;
  const blinds = plan.posts.map(
    ({ seat, blind }): Post => ({ seat, kind: blind, amount: blind === 'small' ? small : big }),
  );
  return {
    players,
    button,
    stakes,
    posts:
      ante === 0
        ? blinds
        : forcedBets(
            stakes,
            button,
            players.map(({ seat }) => seat),
            blinds,
            rulebook.hand,
          ),
    firstToAct: plan.firstToAct.preflop,
    oddChip: smallestChip,
    choices: rulebook.hand,
  };
}
