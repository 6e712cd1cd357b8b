import { type Draft, reject } from '../state/draft.ts';
import type { PlayerId, Table } from '../state/state.ts';
import type { EndHand, HandsEvent } from './hands.ts';
import { startHand } from './start.ts';
import { crown } from './winner.ts';

function rejectElsewhere(draft: Draft<HandsEvent>, player: PlayerId): never {
  const { name } = draft.player(player);
  return reject('other-table', null, `${name} sits at another table`, { player, name });
}

export function endHand(draft: Draft<HandsEvent>, outcome: EndHand): void {
  const id = outcome.table;
  if (outcome.begun === false && draft.table(id).hand === null) startHand(draft, id);
  const table = draft.table(id);
  if (table.hand === null) reject('no-hand', null, `table ${id} is not playing a hand`, { table: id });
  const here = [...table.seats.values()];
  const stacks = Object.entries(outcome.stacks ?? {});
  checkStacks(draft, table, stacks);
  const out = outcome.busts ?? stacks.filter(([, stack]) => stack === 0).map(([player]) => player);
  for (const player of out) if (!here.includes(player)) rejectElsewhere(draft, player);
  if (outcome.misdeal === true && out.length > 0)
    reject(
      'misdeal-takes-nothing',
      'redeal-same-button-bj',
      'in a misdeal every chip goes back: nobody can be out',
    );
  if (out.length >= here.length) reject('nobody-left', null, 'somebody must have won the hand');
  const together = out.map((player) => ({
    player,
    stack: outcome.startedWith?.[player] ?? draft.player(player).stack,
  }));
  const { sameHand } = draft.tournament.rulebook.tournament;
  const joins = draft.tournament.handForHand && draft.tournament.bustOpen;
  if (sameHand.use === 'by-stack' && (together.length > 1 || (joins && together.length > 0)))
    for (const { player, stack } of together)
      if (stack === null)
        reject(
          'stack-at-start-needed',
          'simultaneous-elimination',
          `how many chips did ${draft.player(player).name} have when the hand began?`,
          { player, name: draft.player(player).name },
        );
  const nobodyTold = table.kind === 'dealt' ? [] : undefined;
  const bounties = together.flatMap(({ player }) =>
    bountiesFor(draft, player, outcome.knockedOutBy?.[player] ?? nobodyTold),
  );
  const again = outcome.misdeal === true ? { again: { circuit: table.hand.before } } : {};
  draft.push({ type: 'hand-ended', table: id, stacks, ...again });
  if (together.length > 0)
    draft.push({
      type: 'busted',
      together,
      joins,
      rule: together.length > 1 || joins ? sameHand.cite : 'finish-order',
    });
  for (const bounty of bounties) draft.push(bounty);
  crown(draft);
}

/**
 * A bounty goes to the players who knocked its owner out, in equal parts; half of it may go on their own heads
 * [home-bounty-fixed, home-bounty-progressive]. Knocked out by nobody, it joins the prize pool.
 */
function bountiesFor(
  draft: Draft<HandsEvent>,
  player: PlayerId,
  by: readonly PlayerId[] | undefined,
): HandsEvent[] {
  const { bounty, name } = draft.player(player);
  if (bounty === 0) return [];
  if (by === undefined)
    return reject(
      'who-knocked-out',
      'home-bounty-fixed',
      `who knocked ${name} out? There is a bounty on them`,
      { player, name, bounty },
    );
  if (by.length === 0) return [{ type: 'bounty-pooled', from: player, amount: bounty }];
  const { use } = draft.tournament.rulebook.tournament.bountyPaid;
  return by.map((winner, at) => {
    draft.chair(winner);
    const share = Math.floor(bounty / by.length) + (at < bounty % by.length ? 1 : 0);
    const amount = use === 'half' ? Math.ceil(share / 2) : share;
    return { type: 'bounty-won', player: winner, from: player, amount, onHead: share - amount };
  });
}

/** Chips only change hands: what the table has after is what it had before. */
function checkStacks(
  draft: Draft<HandsEvent>,
  table: Table,
  stacks: readonly (readonly [PlayerId, number])[],
): void {
  if (stacks.length === 0) {
    if (table.kind === 'dealt')
      reject('stacks-needed', null, `Riffle deals at table ${table.id}: its stacks are needed`, {
        table: table.id,
      });
    return;
  }
  const here = [...table.seats.values()];
  for (const [player, stack] of stacks) {
    if (!here.includes(player)) rejectElsewhere(draft, player);
    if (!Number.isSafeInteger(stack) || stack < 0)
      reject('bad-final-stack', null, `a stack of ${stack}: whole numbers from 0 up`, {
        player,
        name: draft.player(player).name,
        stack,
      });
  }
  const told = new Map(stacks);
  const before = here.map((player) => draft.player(player).stack);
  const after = here.map((player) => told.get(player) ?? draft.player(player).stack);
  if (before.includes(null) || after.includes(null)) return;
  const sum = (list: (number | null)[]): number => list.reduce<number>((total, each) => total + each!, 0);
  if (sum(before) !== sum(after))
    reject(
      'chips-differ',
      'chips-removed-from-table',
      `table ${table.id} had ${sum(before)} chips and now has ${sum(after)}`,
      { table: table.id, before: sum(before), after: sum(after) },
    );
}
