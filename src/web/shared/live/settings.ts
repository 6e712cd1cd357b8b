import { useSyncExternalStore } from 'react';

/** The bets a player may have a button for. */
export const SIZES = [
  'minimum',
  'two-and-half',
  'three',
  'third',
  'half',
  'two-thirds',
  'three-quarters',
  'pot',
] as const;
export type Size = (typeof SIZES)[number];
/** Three buttons; the fourth is always all-in. */
export type Sizes = readonly [Size, Size, Size];

/** How this device plays at a dealt table. */
export type TableSettings = {
  readonly sound: boolean;
  readonly vibration: boolean;
  /** A notification when the page is out of sight; the browser asks once, when it is switched on. */
  readonly notices: boolean;
  readonly confirmAllIn: boolean;
  readonly inBigBlinds: boolean;
  /** Against bots: the rest of a hand I have folded is always dealt fast. */
  readonly hurry: boolean;
  readonly preflop: Sizes;
  readonly postflop: Sizes;
};

export const USUAL: TableSettings = {
  sound: true,
  vibration: true,
  notices: false,
  confirmAllIn: true,
  inBigBlinds: false,
  hurry: false,
  preflop: ['minimum', 'half', 'pot'],
  postflop: ['minimum', 'half', 'pot'],
};

const KEPT = 'riffle.table';
const listeners = new Set<() => void>();
let known: TableSettings | null = null;

const isSizes = (value: unknown): value is Sizes =>
  Array.isArray(value) && value.length === 3 && value.every((each) => SIZES.includes(each));

/** What was stored, as far as it still is a setting; everything else as usual. */
export function settingsFrom(text: string | null): TableSettings {
  let stored: Record<string, unknown> = {};
  try {
    stored = { ...JSON.parse(text ?? '{}') };
  } catch {
    // Nobody but this page writes it; a broken text is as good as none.
  }
  const entries = Object.entries(USUAL).map(([name, usual]) => {
    const value = stored[name];
    const fits = typeof usual === 'boolean' ? typeof value === 'boolean' : isSizes(value);
    return [name, fits ? value : usual];
  });
  return Object.fromEntries(entries) as TableSettings;
}

export function tableSettings(): TableSettings {
  known ??= settingsFrom(window.localStorage.getItem(KEPT));
  return known;
}

export function setTable(change: Partial<TableSettings>): void {
  known = { ...tableSettings(), ...change };
  window.localStorage.setItem(KEPT, JSON.stringify(known));
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useTableSettings = (): TableSettings => useSyncExternalStore(subscribe, tableSettings);
