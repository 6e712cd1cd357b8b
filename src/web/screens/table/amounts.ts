import type { LegalActions } from '../../../engine/betting/legal.ts';
import type { HandView } from '../../../engine/views/view.ts';

type Raise = NonNullable<LegalActions['raise']>;

export const within = ({ minimum, maximum }: Raise, to: number): number =>
  Math.min(maximum, Math.max(minimum, Math.round(to)));

/** The bets with a button of their own, in the order of the keys 1 to 4. */
export const PRESETS = ['minimum', 'half', 'pot', 'all'] as const;
export type Preset = (typeof PRESETS)[number];

/** "Raise to" for each button: a pot-sized raise is the call plus the pot after it. */
export function presets(view: HandView, legal: LegalActions): Readonly<Record<Preset, number>> {
  const raise = legal.raise!;
  const { price } = view;
  const after = view.pot + legal.toCall;
  return {
    minimum: raise.minimum,
    half: within(raise, price + after / 2),
    pot: within(raise, price + after),
    all: raise.maximum,
  };
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
