import { readClock } from '../../clock/clock.ts';
import { addOn } from '../../money/addon.ts';
import { type Refusal, refusal } from '../../refusal.ts';
import type { Cents, Chips } from '../../units.ts';
import { knownStack, type Player, type Tournament } from '../state/state.ts';

/** An add-on of so many blocks: what it costs, and what the player gets for it. */
export type AddOnOffer = { readonly blocks: number; readonly chips: Chips; readonly price: Cents };

/** Add-ons are sold in one break [addon-availability]. */
export function addOnRefusal({ rulebook, clock }: Tournament, now: number): Refusal | null {
  const { use: rule, cite } = rulebook.tournament.addOn;
  if (rule === null) return refusal('no-add-ons', cite, 'this house has no add-ons');
  const face = readClock(clock, now);
  const { afterLevel } = rule;
  if (face.onBreak && face.level === afterLevel) return null;
  return refusal(
    'no-add-on-now',
    'addon-availability',
    `add-ons are sold in the break after level ${afterLevel}`,
    { afterLevel },
  );
}

/** What a player may buy now; where nobody has counted their chips, everything that is on sale. */
export function addOnOffers(tournament: Tournament, player: Player, now: number): readonly AddOnOffer[] {
  const { use: rule } = tournament.rulebook.tournament.addOn;
  const { standing } = player;
  if (tournament.phase !== 'running' || standing.is !== 'in' || rule === null) return [];
  if (addOnRefusal(tournament, now) !== null) return [];
  const has = knownStack(tournament, player, now) ?? 0;
  const most = Math.ceil(Math.max(0, rule.upTo - has) / rule.blockChips);
  return Array.from({ length: most }, (_, at) => {
    const { price, chips } = addOn(rule, has, at + 1);
    return { blocks: at + 1, chips, price };
  });
}
