import { currentPath, currentSearch } from './address.ts';
import { choices, TONES } from './tv-choices.ts';

/** Where this device keeps whether somebody wants it light or dark. */
const CHOSEN_THEME = 'riffle.theme';
export const THEME_CHOICES = ['auto', 'light', 'dark'] as const;
export type ThemeChoice = (typeof THEME_CHOICES)[number];

const light = (): MediaQueryList => window.matchMedia('(prefers-color-scheme: light)');

/** What somebody chose on this device, or else what the device itself has. */
export function chosenTheme(): ThemeChoice {
  const chosen = window.localStorage.getItem(CHOSEN_THEME);
  return chosen === 'light' || chosen === 'dark' ? chosen : 'auto';
}

/** The TV is dark by default, because it hangs in a dim room; ?theme= works on any screen. */
function theme(): string {
  if (currentPath().endsWith('/tv')) return TONES[choices().theme];
  const asked = new URLSearchParams(currentSearch()).get('theme');
  if (asked === 'light' || asked === 'dark') return asked;
  const chosen = chosenTheme();
  if (chosen !== 'auto') return chosen;
  return light().matches ? 'light' : 'dark';
}

export function applyTheme(): void {
  document.documentElement.dataset.theme = theme();
}

export function chooseTheme(chosen: ThemeChoice): void {
  window.localStorage.setItem(CHOSEN_THEME, chosen);
  applyTheme();
}

export function setTheme(): void {
  applyTheme();
  light().addEventListener('change', applyTheme);
}
