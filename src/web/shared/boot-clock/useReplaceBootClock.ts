import { useLayoutEffect } from 'react';
import { BOOT_CLOCK } from './frames.ts';

/** Removes the boot clock before the screen, which has its own clock in the same place, is painted. */
export function useReplaceBootClock(): void {
  useLayoutEffect(() => document.getElementById(BOOT_CLOCK)?.remove(), []);
}
