import { AppendFailed } from '../room/append-failed.ts';
import { StoreError } from '../store/store-error.ts';

export const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** What the store could not do just now may be tried again; any other error is a bug. */
export function notNow(error: unknown): null {
  if (error instanceof StoreError || error instanceof AppendFailed) return null;
  throw error;
}
