import type { Cents, Chips } from '../../units.ts';
import { leaveChair } from '../seats/chairs.ts';
import { changePlayer, withoutPlayer } from '../state/changes.ts';
import { type Draft, reject } from '../state/draft.ts';
import type { PlayerId, Standing, Tournament } from '../state/state.ts';

/** Somebody is on the list twice. The entry that is further along stays, or else the first one named. */
export type MergeCommand = { readonly type: 'merge'; readonly player: PlayerId; readonly other: PlayerId };

export type MergeEvent = {
  readonly type: 'merged';
  readonly player: PlayerId;
  /** Off the list from now on. */
  readonly gone: PlayerId;
  /** Of what was paid for the other entry: this much counts for the one that stays, and the rest goes back. */
  readonly moved: Cents;
  readonly refund: Cents;
  readonly prepaid: boolean;
  /** The stack that was handed out twice. */
  readonly chips: Chips;
  readonly at: number;
};

const STEPS: readonly Standing['is'][] = ['expected', 'entered', 'in'];

/** Whether the second of two entries is further along than the first. */
export const secondStays = (first: Standing['is'], second: Standing['is']): boolean =>
  STEPS.indexOf(second) > STEPS.indexOf(first);

/** Two entries become one before the first hand; later both have been played. */
export function merge(draft: Draft<MergeEvent>, { player, other }: MergeCommand): void {
  const { phase, rulebook } = draft.tournament;
  const [first, second] = [draft.player(player), draft.player(other)];
  if (player === other) reject('same-entry', null, `${first.name} is on the list once: choose another entry`);
  if (phase !== 'open' && phase !== 'seated')
    reject(
      'already-played-twice',
      null,
      'both entries have been played: withdraw one of them or send it home',
      {
        name: first.name,
        other: second.name,
      },
    );
  const [kept, gone] = secondStays(first.standing.is, second.standing.is) ? [second, first] : [first, second];
  const { startingStack, buyIn, bounty } = rulebook.tournament;
  const only = gone.standing.is === 'expected';
  const paid = only ? (gone.prepaid ? buyIn.use + bounty.use : 0) : Math.min(gone.paid, gone.owes);
  // Who has not bought in yet pays nothing twice: they have paid before the night.
  const waits = kept.standing.is === 'expected';
  const moved = waits ? 0 : Math.min(paid, kept.owes - kept.paid);
  const counts = waits && gone.prepaid && !kept.prepaid;
  draft.push({
    type: 'merged',
    player: kept.id,
    gone: gone.id,
    moved,
    refund: counts ? 0 : paid - moved,
    prepaid: counts,
    chips: only ? 0 : startingStack.use,
    at: draft.now,
  });
}

export function applyMerged(tournament: Tournament, event: MergeEvent): Tournament {
  const { player, gone, moved, prepaid, chips, at } = event;
  const entered = tournament.players.get(gone)!.standing.is !== 'expected';
  const left = withoutPlayer(leaveChair(tournament, gone, { out: false, at }), gone);
  const kept = left.players.get(player)!;
  return {
    ...changePlayer(left, player, { paid: kept.paid + moved, prepaid: kept.prepaid || prepaid }),
    entries: left.entries - (entered ? 1 : 0),
    chipsIssued: left.chipsIssued - chips,
  };
}
