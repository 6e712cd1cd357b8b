import { type Clock, type ClockFace, clockAt, readClock, stretches } from '../../../engine/clock/clock.ts';
import type { Currency } from '../../../engine/money/currency.ts';
import type { TournamentView } from '../../../engine/views/tournament-view.ts';
import { money } from '../format.ts';
import type { LiveWords } from './words.ts';

/** Milliseconds until the next break, null without one. */
export function breakIn(clock: Clock, now: number): number | null {
  const { at } = clockAt(clock, now);
  const { left } = readClock(clock, now);
  let wait = left;
  for (const { kind, ms } of stretches(clock).slice(at + 1)) {
    if (kind === 'break') return wait;
    if (wait === null || ms === null) return null;
    wait += ms;
  }
  return null;
}

/** Milliseconds until a level begins, breaks included; null where it has begun or no time leads there. */
export function levelIn(clock: Clock, now: number, level: number): number | null {
  const { at } = clockAt(clock, now);
  const all = stretches(clock);
  const to = all.findIndex((each) => each.kind === 'level' && each.level === level);
  let wait = readClock(clock, now).left;
  if (to <= at) return null;
  for (const { ms } of all.slice(at + 1, to)) wait = wait === null || ms === null ? null : wait + ms;
  return wait;
}
/** What the digits count down: a break in the middle of a level, or the level or break that is on. */
export const counted = ({ left, resumesIn }: ClockFace): number | null => resumesIn ?? left;

/** How much of this level or break is over, from 0 to 1. */
export function passed(clock: Clock, { left }: ClockFace, now: number): number {
  const whole = stretches(clock)[clockAt(clock, now).at]?.ms ?? null;
  if (whole === null || left === null) return 0;
  return Math.min(1, Math.max(0, 1 - left / whole));
}

/** The chips colored up before the next level, if any. */
export function leaving({ chips }: TournamentView, { level, resumesIn }: ClockFace): number | null {
  // A level that goes on after a break of its own still needs its chips.
  return resumesIn === null && chips.next !== null && chips.next.beforeLevel === level + 1
    ? chips.next.chip
    : null;
}

/** How far it is to the money, in words. */
export function bubble({ players, prizes, phase }: TournamentView, t: LiveWords): string {
  const paid = prizes.length;
  const out = players.left - paid;
  if (phase !== 'running' || paid === 0) return '';
  if (out > 1) return t.toTheMoney(out);
  if (out === 1) return t.onTheBubble;
  return t.inTheMoney(players.left, paid);
}

/** An amount of the payouts, and that each gets it where several share a place. */
export const eachText = (
  amount: number,
  names: readonly string[],
  currency: Currency,
  t: LiveWords,
): string => (names.length > 1 ? t.each(money(amount, currency)) : money(amount, currency));

/** Until when players may rebuy, or who still may, in words; nothing where there are no rebuys any more. */
export function rebuysText({ rebuyWindow }: TournamentView, t: LiveWords): string | null {
  if (rebuyWindow === null) return null;
  const { untilLevel, closes, open, still } = rebuyWindow;
  const said = [open && t.rebuysUntil[closes](untilLevel), still.length > 0 && t.mayStillRebuy(still)];
  return said.filter((each) => each !== false).join(' · ');
}
