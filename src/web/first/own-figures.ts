import figures from '../base/fonts/barlow-condensed-figures-600.woff2';

/** Figures and little else (scripts/fonts.sh makes it), from the bytes in this script: no request, and nothing a CSP would have to allow. */
export function bringFigures(): void {
  const bytes = Uint8Array.from(atob(figures), (letter) => letter.charCodeAt(0));
  document.fonts.add(new FontFace('Barlow Condensed', bytes, { weight: '600' }));
}
