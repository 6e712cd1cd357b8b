/**
 * The clock before anything else is here. React and the screens are thirty times as large as this, and on a bad line one would
 * look at nothing for a second; so the page brings the night's first frame and this script within it, which draws the clock
 * exactly where the screen will have it. A bundle of its own (vite.config.ts): nothing else is loaded for it.
 */
import { figuresHere } from '../figures.ts';
import { setTheme } from '../theme.ts';
import { drawFirstClock } from './draw.ts';
import { firstFrames } from './frames.ts';
import { bringFigures } from './own-figures.ts';

setTheme();
bringFigures();
const first = firstFrames();
const screen = /\/(me|tv)$/.exec(window.location.pathname)?.[1];
if (first !== null && screen !== undefined && first.night.view.phase !== 'over')
  void figuresHere().then(() => drawFirstClock(first, screen === 'me' ? 'phone' : 'tv'));
