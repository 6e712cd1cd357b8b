import { money } from '../../../shared/format.ts';
import { useDesk } from '../state/desk.ts';

/** Formats cents in the tournament's currency. */
export function useMoney(): (cents: number) => string {
  const { view } = useDesk();
  return (cents) => money(cents, view.currency);
}
