import type { Rulebook } from '../../../../engine/choices/rulebook.ts';
import type { Said } from '../../../../protocol/frames.ts';
import type { HandFeed } from '../../../shared/live/hand-feed.ts';
import type { Live } from '../../../shared/live/line.ts';

export type Reaction = NonNullable<Said['reaction']>;

/** What is shown: everything but what muted players say. */
export const heard = (said: readonly Said[], muted: ReadonlySet<string>): Said[] =>
  said.filter(({ player }) => player === null || !muted.has(player));

/** Said by others since this person last looked. */
export const unread = (said: readonly Said[], me: string | null, since: number): Said[] =>
  said.filter(({ player, waits, now }) => !waits && now > since && (player === null || player !== me));

/** The table at which this person may talk, or among those who watch it; null for those who only listen. */
export function myTable({ role, player, view }: Live, felt: HandFeed): string | null {
  const mine = view?.tables.find(({ seats }) => seats.some((each) => each.player === player));
  if (player !== null && mine !== undefined) return mine.id;
  const talks = role === 'director' || role === 'spectator' || player !== null;
  return talks ? (felt.hand?.table ?? view?.tables[0]?.id ?? null) : null;
}

/** Whether this person only watches, and talks with the others who do. */
export const onRail = ({ role, player, view }: Live): boolean =>
  role !== 'director' &&
  !view?.tables.some(({ seats }) => player !== null && seats.some((each) => each.player === player));

/**
 * Whether typed words wait for the end of the hand, as on the server: nobody talks about a hand in play
 * [no-commentary], but some rulebooks let the last two talk, those in the pot or those in the whole event.
 */
export function wordsWait(rulebook: Rulebook | null, live: Live, { hand }: HandFeed): boolean {
  const { view, player, openTalk } = live;
  if (openTalk || onRail(live)) return false;
  if (hand === null || hand.view.phase === 'over' || player === null || view === null) return false;
  const use = rulebook?.rulings.headsUpTalk.use ?? 'never';
  if (use === 'last-two-of-the-event') return view.players.left !== 2;
  const seat = view.tables
    .find(({ id }) => id === hand.table)
    ?.seats.find((each) => each.player === player)?.seat;
  const mine = hand.view.players.find((each) => each.seat === seat);
  const alone = hand.view.live === 2 && mine !== undefined && mine.status !== 'folded';
  return !(use === 'two-in-the-pot' && alone && hand.view.phase !== 'posting');
}
