/**
 * The clock before anything else is here. React and the screens are thirty times as large as this, and on a bad line one would
 * look at nothing for a second; so the page brings the night's first frame, and this draws its clock exactly where the screen
 * will have it. Then comes the rest: what the processor did before the first frame would hold that frame up.
 */
import '../base/fonts.css';
import '../base/tokens.css';
import '../base/base.css';
import '../parts/digits.css';
import '../phone/clock.css';
import { figuresHere } from '../figures.ts';
import { setTheme } from '../theme.ts';
import { drawFirstClock } from './draw.ts';
import { dressed, ownStyle } from './dress.ts';
import { firstFrames } from './frames.ts';

/** Until the next frame is on the screen; a page behind another has none, and does not wait for it. */
const painted = (): Promise<unknown> =>
  Promise.race([
    new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))),
    new Promise((resolve) => setTimeout(resolve, 250)),
  ]);

async function begin(): Promise<void> {
  setTheme();
  const first = firstFrames();
  const screen = /\/(me|tv)$/.exec(window.location.pathname)?.[1];
  if (first !== null && screen !== undefined && first.night.view.phase !== 'over') {
    await ownStyle();
    await figuresHere();
    drawFirstClock(first, screen === 'me' ? 'phone' : 'tv');
    await painted();
  }
  const [{ show }] = await Promise.all([import('../main.tsx'), dressed(), figuresHere()]);
  show();
}

void begin();
