/**
 * The clock before anything else is here. React and the screens are thirty times as large as this, and on a bad line one would
 * look at nothing for a second; so the page brings the night's first frame and this script within it, which draws the clock
 * exactly where the screen will have it. A bundle of its own (vite.config.ts); the rest
 * begins when the clock is painted.
 */
import { figuresHere } from '../figures.ts';
import { setTheme } from '../theme.ts';
import { drawFirstClock } from './draw.ts';
import { firstFrames } from './frames.ts';
import { bringFigures } from './own-figures.ts';

/** Until the next frame is on the screen; a page behind another has none, and does not wait for it. */
const painted = (): Promise<unknown> =>
  Promise.race([
    new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))),
    new Promise((resolve) => setTimeout(resolve, 250)),
  ]);

async function begin(): Promise<void> {
  setTheme();
  bringFigures();
  const first = firstFrames();
  const screen = /\/(me|tv)$/.exec(window.location.pathname)?.[1];
  if (first !== null && screen !== undefined && first.tournament.view.phase !== 'over') {
    await figuresHere();
    drawFirstClock(first, screen === 'me' ? 'phone' : 'tv');
    await painted();
  }
  // Where the server has left it to us: what the processor did before the first clock would hold it up.
  const rest = document.querySelector<HTMLTemplateElement>('template#rest');
  if (rest === null) return;
  document.head.append(rest.content);
  await import(document.querySelector<HTMLLinkElement>('link#main')!.href);
}

void begin();
