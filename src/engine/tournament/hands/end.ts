import { type Draft, reject } from '../state/draft.ts';
import type { PlayerId, Table } from '../state/state.ts';
import { bountiesFor } from './bounties.ts';
import { knockedOutBy, pushBusted } from './busted.ts';
import type { EndHand, HandsEvent } from './hands.ts';
import { crown } from './winner.ts';

function rejectElsewhere(draft: Draft<HandsEvent>, player: PlayerId): never {
  const { name } = draft.player(player);
  return reject('other-table', null, `${name} sits at another table`, { player, name });
}

export function endHand(draft: Draft<HandsEvent>, outcome: EndHand): void {
  const id = outcome.table;
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
    ...knockedOutBy(draft, player, outcome),
  }));
  const nobodyTold = table.kind === 'dealt' ? [] : undefined;
  const bounties = together.flatMap(({ player }) => {
    const by = outcome.knockedOutBy?.[player] ?? nobodyTold;
    return by === undefined ? [] : bountiesFor(draft, player, by);
  });
  const { level, before } = table.hand;
  const again = outcome.misdeal === true ? { again: { circuit: before } } : {};
  const tapped = table.kind !== 'dealt' && { at: draft.now };
  draft.push({ type: 'hand-ended', table: id, stacks, ...again, ...tapped });
  if (together.length > 0) pushBusted(draft, together, [level]);
  for (const bounty of bounties) draft.push(bounty);
  crown(draft);
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
  let before = 0;
  for (const player of here) {
    const { stack } = draft.player(player);
    if (stack === null) return;
    before += stack;
  }
  const after = stacks.reduce((sum, [player, stack]) => sum + stack - draft.player(player).stack!, before);
  if (before !== after)
    reject(
      'chips-differ',
      'chips-removed-from-table',
      `table ${table.id} had ${before} chips and now has ${after}`,
      { table: table.id, before, after },
    );
}
