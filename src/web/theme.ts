const light = (): MediaQueryList => window.matchMedia('(prefers-color-scheme: light)');

/** The TV is dark whatever its browser says, for it stands in a dim room; ?theme= says otherwise, for any screen. */
function theme(): 'light' | 'dark' {
  const { search, pathname } = window.location;
  const asked = new URLSearchParams(search).get('theme');
  if (asked === 'light' || asked === 'dark') return asked;
  return light().matches && !pathname.endsWith('/tv') ? 'light' : 'dark';
}

export function setTheme(): void {
  const apply = (): void => {
    document.documentElement.dataset.theme = theme();
  };
  apply();
  light().addEventListener('change', apply);
}
