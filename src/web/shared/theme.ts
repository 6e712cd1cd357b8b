import { currentPath, currentSearch } from './address.ts';
import { choices, TONES } from './tv-choices.ts';

const light = (): MediaQueryList => window.matchMedia('(prefers-color-scheme: light)');

/** The TV is dark by default, because it hangs in a dim room; ?theme= works on any screen. */
function theme(): string {
  if (currentPath().endsWith('/tv')) return TONES[choices().theme];
  const asked = new URLSearchParams(currentSearch()).get('theme');
  if (asked === 'light' || asked === 'dark') return asked;
  return light().matches ? 'light' : 'dark';
}

export function setTheme(): void {
  const apply = (): void => {
    document.documentElement.dataset.theme = theme();
  };
  apply();
  light().addEventListener('change', apply);
}
