import { TV_LAYOUTS } from '../../engine/tournament/state/tv-layout.ts';
import { currentSearch } from './address.ts';

export const LAYOUTS = TV_LAYOUTS;
export const THEMES = ['felt', 'paper', 'contrast'] as const;
export type Layout = (typeof LAYOUTS)[number];
export type Theme = (typeof THEMES)[number];
type Switch = 'on' | 'off';

/** The settings of this TV; sound is `unasked` until someone has chosen. */
export type Choices = {
  readonly layout: Layout;
  readonly theme: Theme;
  readonly sound: Switch | 'unasked';
  readonly voice: Switch;
};

const USUAL: Choices = { layout: 'tournament', theme: 'felt', sound: 'unasked', voice: 'off' };
const SWITCH = ['on', 'off'] as const;
/** Every screen takes light or dark; the TV calls them paper and felt. */
const ALIAS: Readonly<Record<string, Theme>> = { light: 'paper', dark: 'felt' };
const KEPT = 'riffle.tv';

const oneOf = <T extends string>(all: readonly T[], said: unknown): T | undefined =>
  all.find((each) => each === said);

/** The address first, then what was chosen on this device, then the defaults; invalid values are ignored. */
export function readChoices(search: string, kept: string | null): Choices {
  const asked = new URLSearchParams(search);
  const before = parsed(kept);
  const theme = asked.get('theme') ?? '';
  return {
    layout: oneOf(LAYOUTS, asked.get('layout')) ?? oneOf(LAYOUTS, before.layout) ?? USUAL.layout,
    theme: oneOf(THEMES, ALIAS[theme] ?? theme) ?? oneOf(THEMES, before.theme) ?? USUAL.theme,
    sound: oneOf(SWITCH, asked.get('sound')) ?? oneOf(SWITCH, before.sound) ?? USUAL.sound,
    voice: oneOf(SWITCH, asked.get('voice')) ?? oneOf(SWITCH, before.voice) ?? USUAL.voice,
  };
}

function parsed(kept: string | null): Readonly<Record<string, unknown>> {
  try {
    const found: unknown = JSON.parse(kept ?? '{}');
    return typeof found === 'object' && found !== null ? (found as Record<string, unknown>) : {};
  } catch {
    // Not ours, or half written: use the defaults.
    return {};
  }
}

let current: Choices | null = null;
const listeners = new Set<() => void>();

export function choices(): Choices {
  current ??= readChoices(currentSearch(), window.localStorage.getItem(KEPT));
  return current;
}

export function choose(part: Partial<Choices>): void {
  current = { ...choices(), ...part };
  window.localStorage.setItem(KEPT, JSON.stringify(current));
  for (const listener of listeners) listener();
}

export function onChoice(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The names the stylesheets use. */
export const TONES: Readonly<Record<Theme, string>> = { felt: 'dark', paper: 'light', contrast: 'contrast' };
