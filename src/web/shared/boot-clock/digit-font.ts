import font from '../base/fonts/barlow-condensed-figures-600.woff2';

/**
 * The font of the clock's digits (made by scripts/fonts.sh), from the bytes in this script: it takes no request, and nothing
 * that the CSP would have to allow.
 */
export function loadDigitFont(): void {
  const letters = atob(font);
  const bytes = new Uint8Array(letters.length);
  // A loop, because nothing is compiled yet and every call costs time.
  for (let at = 0; at < bytes.length; at++) bytes[at] = letters.charCodeAt(at);
  document.fonts.add(new FontFace('Barlow Condensed', bytes, { weight: '600' }));
}
