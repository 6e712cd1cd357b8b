import type { TableView, TournamentView } from '../../../engine/views/tournament-view.ts';
import type { HandView } from '../../../engine/views/view.ts';
import { plainName } from '../../shared/bots.ts';
import type { TableWords } from './words.ts';

/** Players who decide whether there is a next hand: nobody is left to play against until they rebuy, or are out. */
export function rebuysAwaited({
  tables,
  rebuyWindow,
}: Pick<TournamentView, 'tables' | 'rebuyWindow'>): string[] {
  const withChips = tables.flatMap(({ seats }) => seats).filter(({ stack }) => stack !== 0);
  return withChips.length > 1 ? [] : (rebuyWindow?.still ?? []).map(plainName);
}

/** What a table waits for between two hands. */
export function nextHandText(
  view: Pick<TournamentView, 'tables' | 'rebuyWindow' | 'clock'>,
  table: TableView | undefined,
  t: TableWords,
): string {
  if (view.clock.onBreak || view.clock.resumesIn !== null) return t.onBreak;
  if (table?.waits) return t.waits[table.waits].join('. ');
  const awaited = rebuysAwaited(view);
  return awaited.length > 0 ? t.waitingForRebuy(awaited) : t.waiting;
}

type Blinds = { readonly small: number; readonly big: number };

/** The blinds of a hand that is still played at those of an earlier level; null for any other. */
export function earlierBlinds({ phase, blinds: [small, big] }: HandView, stakes: Blinds): Blinds | null {
  const same = small === stakes.small && big === stakes.big;
  return phase === 'over' || same ? null : { small, big };
}
