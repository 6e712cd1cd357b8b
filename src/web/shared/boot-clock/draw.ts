import { type ClockFace, readClock } from '../../../engine/clock/clock.ts';
import { clockText } from '../clock-text.ts';
import { choices } from '../tv-choices.ts';
import { BOOT_CLOCK, type BootFrames } from './frames.ts';

const TICK_MS = 200;

const element = (name: string, className: string, ...inside: (Node | string)[]): HTMLElement => {
  const created = document.createElement(name);
  created.className = className;
  created.append(...inside);
  return created;
};
/** Keeps a line's place; its words load with the screen, in the reader's language. */
const line = (name: string, className: string): HTMLElement => element(name, className, '\u00a0');

/** A screen's clock and the elements in it that change. */
type Drawn = { readonly whole: HTMLElement; readonly time: HTMLElement; readonly stakes: HTMLElement };

const pieces = () => ({ time: element('span', 'digits number'), stakes: element('p', 'number') });

function phone(): Drawn {
  const { time, stakes } = pieces();
  stakes.classList.add('stakes');
  const lines = [line('p', 'what'), element('p', 'time', time), stakes, element('p', 'then')];
  return { whole: element('header', 'phone-clock', ...lines), time, stakes };
}

/** Null on an upright TV, or with the tables beside the clock: its place is known only once everything has loaded. */
function tv({ tournament: { view } }: BootFrames): Drawn | null {
  const { layout } = choices();
  if (layout === 'tables' || window.innerWidth <= window.innerHeight || view.phase !== 'running') return null;
  const { time, stakes } = pieces();
  stakes.classList.add('blinds');
  const bar = element('div', 'bar');
  const lines = [line('h2', 'level'), element('div', 'time', time), stakes, line('p', 'next'), bar];
  const center = element('section', 'center', ...lines);
  const tournament = layout === 'tournament';
  const main = tournament
    ? element('main', 'play', element('div', 'side'), center, element('div', 'side'))
    : element('main', 'only-clock', center);
  const header = element(
    'header',
    '',
    element('h1', 'title', view.name),
    element('p', '', line('span', 'number')),
  );
  const footer = element('footer', '', element('div', 'strip'), element('div', 'away'));
  return { whole: element('div', `tv ${layout}`, header, main, footer), time, stakes };
}

const digits = (text: string): HTMLElement[] =>
  [...text].map((cell) => element('span', cell === ':' ? 'colon' : 'digit', cell));

function show({ time, stakes }: Drawn, { left, onBreak, next, stakes: level, resumesIn }: ClockFace): void {
  const { small, big } = onBreak && next !== null ? next : level;
  const text = clockText(resumesIn ?? left);
  time.replaceChildren(...digits(text));
  time.parentElement!.classList.toggle('long', text.length > 5);
  stakes.textContent = `${small} / ${big}`;
}

/** Draws the clock where the screen will have it, and keeps it running until the screen replaces it. */
export function drawBootClock(frames: BootFrames, screen: 'phone' | 'tv'): void {
  const drawn = screen === 'phone' ? phone() : tv(frames);
  if (drawn === null) return;
  const { tournament, at } = frames;
  const { whole } = drawn;
  whole.id = BOOT_CLOCK;
  const tick = (): void =>
    show(drawn, readClock(tournament.view.timer, tournament.now + performance.now() - at));
  tick();
  whole.classList.toggle('on-break', tournament.view.clock.onBreak);
  document.body.prepend(whole);
  const timer = setInterval(() => (whole.isConnected ? tick() : clearInterval(timer)), TICK_MS);
}
