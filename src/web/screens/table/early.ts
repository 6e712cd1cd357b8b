import type { HandView } from '../../../engine/views/view.ts';

/** What a player chooses to do when their turn comes. Nobody hears of it before. */
export type Early = {
  readonly is: 'fold' | 'check-fold' | 'check' | 'call';
  readonly hand: number;
  readonly street: HandView['street'];
  /** What it cost when they chose it. */
  readonly cost: number;
};

/** What a call costs this seat. */
export const costFor = ({ players }: HandView, seat: number): number =>
  players.find((each) => each.seat === seat)?.toCall ?? 0;

/** What a player may choose while others act; after acting, they have a turn again only if somebody raises. */
export function earlyChoices(view: HandView, seat: number, acted: boolean): Early['is'][] {
  const me = view.players.find((each) => each.seat === seat);
  if (me?.status !== 'in' || view.phase !== 'betting' || view.toAct === null || view.toAct === seat)
    return [];
  if (me.toCall !== undefined) return ['fold', 'call'];
  return acted ? [] : ['check-fold', 'check'];
}

/**
 * Whether the choice still holds: a new street, a new hand or another bet to call ends it; an early fold holds whatever
 * comes [out-of-turn-binding].
 */
export function stands(early: Early, hand: number, view: HandView, seat: number): boolean {
  if (early.hand !== hand) return false;
  if (early.is === 'fold') return true;
  if (early.street !== view.street) return false;
  return early.is === 'check-fold' || early.cost === costFor(view, seat);
}

/** What is done when the turn comes; null if the choice no longer fits. */
export function doneFor(early: Early, { legal }: HandView): 'fold' | 'check' | 'call' | null {
  if (legal === null) return null;
  switch (early.is) {
    case 'fold':
      return 'fold';
    case 'check-fold':
      return legal.canCheck ? 'check' : 'fold';
    case 'check':
      return legal.canCheck ? 'check' : null;
    case 'call':
      return legal.canCheck ? null : 'call';
  }
}
