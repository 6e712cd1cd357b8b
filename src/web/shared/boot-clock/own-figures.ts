import figures from '../base/fonts/barlow-condensed-figures-600.woff2';

/** Figures and little else (scripts/fonts.sh makes it), from the bytes in this script: no request, and nothing a CSP would have to allow. */
export function bringFigures(): void {
  const letters = atob(figures);
  const bytes = new Uint8Array(letters.length);
  // A loop, for nothing is compiled yet and every call counts.
  for (let at = 0; at < bytes.length; at++) bytes[at] = letters.charCodeAt(at);
  document.fonts.add(new FontFace('Barlow Condensed', bytes, { weight: '600' }));
}
