import { useLayoutEffect } from 'react';
import { FIRST_CLOCK } from './frames.ts';

/** The screen is here: the clock that was drawn before it, in the same place, goes before anything is painted. */
export function useInsteadOfTheFirst(): void {
  useLayoutEffect(() => document.getElementById(FIRST_CLOCK)?.remove(), []);
}
