import type { LegalActions } from '../../../engine/betting/legal.ts';
import type { HandView } from '../../../engine/views/view.ts';
import type { Size, TableSettings } from '../../shared/live/settings.ts';

type Raise = NonNullable<LegalActions['raise']>;

export const within = ({ minimum, maximum }: Raise, to: number): number =>
  Math.min(maximum, Math.max(minimum, Math.round(to)));

export type Preset = Size | 'all';

/** The bets with a button of their own, in the order of the keys 1 to 4. */
export const presetsFor = (
  { street }: Pick<HandView, 'street'>,
  { preflop, postflop }: Pick<TableSettings, 'preflop' | 'postflop'>,
): readonly Preset[] => [...new Set(street === 'preflop' ? preflop : postflop), 'all'];

/** The parts of the pot: a pot-sized raise is the call plus the pot after it. */
const PARTS: Readonly<Partial<Record<Preset, number>>> = {
  third: 1 / 3,
  half: 1 / 2,
  'two-thirds': 2 / 3,
  'three-quarters': 3 / 4,
  pot: 1,
};
/** So many times what there is to call: the big blind, until somebody has raised. */
const TIMES: Readonly<Partial<Record<Preset, number>>> = { 'two-and-half': 2.5, three: 3 };

/** "Raise to" for a button. */
export function amountFor(preset: Preset, view: HandView, legal: LegalActions): number {
  const raise = legal.raise!;
  const { price, pot, blinds } = view;
  const [part, times] = [PARTS[preset], TIMES[preset]];
  if (part !== undefined) return within(raise, price + (pot + legal.toCall) * part);
  if (times !== undefined) return within(raise, Math.max(price, blinds[1]) * times);
  return preset === 'all' ? raise.maximum : raise.minimum;
}

/** The next amount up or down: by a big blind, always on whole ones, and never past what is allowed. */
export function stepped(raise: Raise, to: number, by: 1 | -1, blind: number): number {
  const step = Math.max(1, blind);
  const next = by > 0 ? Math.floor(to / step) * step + step : Math.ceil(to / step) * step - step;
  return within(raise, next);
}

/** What somebody typed, with or without a thousands separator; null if it is not a number. */
export function typed(text: string): number | null {
  const digits = text.replace(/[\s.,’']/g, '');
  return /^\d{1,10}$/.test(digits) ? Number(digits) : null;
}

/** The color of each chip value. */
const VALUES = [
  [25_000, 'teal'],
  [5_000, 'brown'],
  [1_000, 'yellow'],
  [500, 'violet'],
  [100, 'black'],
  [25, 'green'],
  [5, 'red'],
  [1, 'white'],
] as const;
const MOST = 3;

/** The few chips that show an amount best, the largest first. */
export function chipsOf(amount: number): string[] {
  const found: string[] = [];
  let left = amount;
  for (const [value, color] of VALUES)
    while (left >= value && found.length < MOST) {
      found.push(color);
      left -= value;
    }
  return found;
}
