import { payTogether } from '../../money/prizes.ts';
import type { Cents } from '../../units.ts';
import type { HandsEvent } from '../hands/hands.ts';
import { keepBounty } from '../hands/winner.ts';
import { type Draft, reject } from '../state/draft.ts';
import { knownStack, nobodyPlays, type PlayerId, playersIn } from '../state/state.ts';
import { prizesLeft } from './finish.ts';
import type { MoneyEvent } from './money.ts';

/**
 * The director ends the tournament before there is a winner: at once, or where hands are in play, when they are over.
 * Places and prizes go by the stacks.
 */
export function endNow(draft: Draft<MoneyEvent>): void {
  const { tournament, now } = draft;
  if (tournament.phase !== 'running') reject('not-running', null, 'the tournament has not started');
  const waits = [...tournament.players.values()].find(({ standing }) => standing.is === 'entered');
  if (waits !== undefined)
    reject('waits-for-seat', null, `${waits.name} has bought in and is waiting for a seat`, {
      player: waits.id,
      name: waits.name,
    });
  for (const player of playersIn(tournament))
    if (knownStack(tournament, player, now) === null) {
      const { table } = draft.chair(player.id);
      reject('stacks-needed', null, `nobody has counted the stacks at table ${table}`, { table });
    }
  draft.push({ type: 'ending' });
}

/** Ends a tournament that the director has called off, once nobody plays a hand any more. */
export function endIfCalled(draft: Draft<MoneyEvent | HandsEvent>): void {
  const { ending, phase } = draft.tournament;
  if (!ending || phase !== 'running' || !nobodyPlays(draft.tournament)) return;
  const left = playersIn(draft.tournament).sort((a, b) => stackOf(b) - stackOf(a));
  for (const { id } of left) keepBounty(draft, id);
  const places = left.map(
    (player) => [player.id, 1 + left.findIndex((other) => stackOf(other) === stackOf(player))] as const,
  );
  draft.push({ type: 'deal-agreed', amounts: amountsFor(draft, left), paid: true, places });
}

const stackOf = ({ stack }: { readonly stack: number | null }): number => stack ?? 0;

/** What a deal made before gives everybody, and the leader what it left for first place; otherwise the prizes by stack. */
function amountsFor(
  { tournament }: Draft<MoneyEvent>,
  left: readonly { readonly id: PlayerId; readonly stack: number | null }[],
): readonly (readonly [PlayerId, Cents])[] {
  const { agreed } = tournament;
  if (agreed?.paid)
    return [...agreed.amounts].map(([id, amount]) => [
      id,
      amount + (id === left[0]!.id ? agreed.forFirst : 0),
    ]);
  const stacks = new Map(left.map((player) => [player.id, stackOf(player)]));
  return [
    ...payTogether(prizesLeft(tournament), { places: left.map((_, at) => at + 1), stacks }, 'by-stack'),
  ];
}
