/**
 * The clock before anything else has loaded. React and the screens are thirty times as large as this script, and on a bad
 * line the page would stay empty for a second. So the page carries the tournament's first frames and this script, which draws
 * the clock exactly where the screen will have it. It is a bundle of its own (vite.config.ts); the rest of the page starts
 * loading when the clock is painted.
 */
import { digitsLoaded } from '../clock-text.ts';
import { setTheme } from '../theme.ts';
import { loadDigitFont } from './digit-font.ts';
import { drawBootClock } from './draw.ts';
import { bootFrames } from './frames.ts';

/** Resolves when the next frame is painted; a page in a background tab paints none, so it waits no longer than this. */
const PAINT_TIMEOUT_MS = 250;

const painted = (): Promise<unknown> =>
  Promise.race([
    new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))),
    new Promise((resolve) => setTimeout(resolve, PAINT_TIMEOUT_MS)),
  ]);

async function begin(): Promise<void> {
  setTheme();
  loadDigitFont();
  const frames = bootFrames();
  const screen = /\/(me|tv)$/.exec(window.location.pathname)?.[1];
  if (frames !== null && screen !== undefined && frames.tournament.view.phase !== 'over') {
    await digitsLoaded();
    drawBootClock(frames, screen === 'me' ? 'phone' : 'tv');
    await painted();
  }
  // The server puts the rest of the page into a template, because any other work would delay the boot clock.
  const rest = document.querySelector<HTMLTemplateElement>('template#rest');
  if (rest === null) return;
  document.head.append(rest.content);
  await import(document.querySelector<HTMLLinkElement>('link#main')!.href);
}

void begin();
