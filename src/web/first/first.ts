/**
 * The clock before anything else is here. React and the screens are thirty times as large as this, and on a bad line one would
 * look at nothing for a second; so the page brings the night's first frame, and this draws its clock exactly where the screen
 * will have it.
 */
import '../base/fonts.css';
import '../base/tokens.css';
import '../base/base.css';
import '../parts/digits.css';
import '../phone/clock.css';
import { figuresHere } from '../figures.ts';
import { setTheme } from '../theme.ts';
import { drawFirstClock } from './draw.ts';
import { firstFrames } from './frames.ts';

setTheme();
const first = firstFrames();
const screen = /\/(me|tv)$/.exec(window.location.pathname)?.[1];
if (first !== null && screen !== undefined && first.night.view.phase !== 'over')
  void figuresHere().then(() => {
    if (!shown) drawFirstClock(first, screen === 'me' ? 'phone' : 'tv');
  });
let shown = false;
void import('../main.tsx').then(async ({ show }) => {
  await figuresHere();
  shown = true;
  show();
});
