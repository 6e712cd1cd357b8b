type Platform = { readonly setImmediate?: (run: () => void) => unknown };

const { setImmediate: soon = (run: () => void) => setTimeout(run) } = globalThis as Platform;

/** What else is waiting gets its turn first. A browser has no `setImmediate`. */
export const nextTurn = (): Promise<void> => new Promise((resolve) => void soon(resolve));

export const pause = (ms: number): Promise<void> => new Promise((resolve) => void setTimeout(resolve, ms));
