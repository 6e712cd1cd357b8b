import { type RefObject, useLayoutEffect } from 'react';
import type { Spot } from './spots.ts';

/** One name for everything that flies, so that a tap can end it. */
const FLIGHT = 'flight';
const MS = 220;

/** The size of each felt, noted by its observer: measuring while chips fly would force a layout each time. */
export const feltSizes = new WeakMap<Element, { readonly width: number; readonly height: number }>();

const still = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Lets something fly to its place from another spot of the felt; only transform and opacity are animated. */
export function fly(
  element: HTMLElement,
  from: Spot,
  to: Spot,
  options: { delay?: number; fade?: boolean } = {},
) {
  const felt = element.closest<HTMLElement>('.dealt-felt');
  const size = felt === null ? undefined : feltSizes.get(felt);
  if (size === undefined || still()) return null;
  const x = ((from.x - to.x) / 100) * size.width;
  const y = ((from.y - to.y) / 100) * size.height;
  const away = {
    transform: `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px)`,
    opacity: options.fade ? 0 : 1,
  };
  return element.animate([away, { transform: 'none', opacity: 1 }], {
    id: FLIGHT,
    duration: MS,
    delay: options.delay ?? 0,
    easing: 'cubic-bezier(0.2, 0.7, 0.3, 1)',
    fill: 'backwards',
  });
}

/** Flies in from a spot whenever the key changes; with null it stays where it is. */
export function useArrival(
  ref: RefObject<HTMLElement | null>,
  key: string | number | null,
  from: Spot,
  to: Spot,
  delay = 0,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: it comes once for each key, from where it was then
  useLayoutEffect(() => {
    if (key !== null && ref.current !== null) fly(ref.current, from, to, { delay, fade: true });
  }, [key]);
}

/** Ends every flight: everything is in its place. */
export function land(): void {
  for (const each of document.getAnimations()) if (each.id === FLIGHT) each.finish();
}
