import { type ClockFace, readClock } from '../../../engine/clock/clock.ts';
import { clockText } from '../figures.ts';
import { choices } from '../tv-choices.ts';
import { FIRST_CLOCK, type First } from './frames.ts';

const part = (name: string, className: string, ...inside: (Node | string)[]): HTMLElement => {
  const made = document.createElement(name);
  made.className = className;
  made.append(...inside);
  return made;
};
/** Takes the room of a line whose words come with the screen, in the reader's language. */
const line = (name: string, className: string): HTMLElement => part(name, className, '\u00a0');

/** A screen's clock with the parts of it that change. */
type Drawn = { readonly whole: HTMLElement; readonly time: HTMLElement; readonly stakes: HTMLElement };

const pieces = () => ({ time: part('span', 'digits number'), stakes: part('p', 'number') });

function phone(): Drawn {
  const { time, stakes } = pieces();
  stakes.classList.add('stakes');
  const lines = [line('p', 'what'), part('p', 'time', time), stakes, part('p', 'then')];
  return { whole: part('header', 'phone-clock', ...lines), time, stakes };
}

/** Upright, or with the tables beside it, the TV's clock has its place only when the rest is there. */
function tv({ tournament: { view } }: First): Drawn | null {
  const { layout } = choices();
  if (layout === 'tables' || window.innerWidth <= window.innerHeight || view.phase !== 'running') return null;
  const { time, stakes } = pieces();
  stakes.classList.add('blinds');
  const bar = part('div', 'bar');
  const lines = [line('h2', 'level'), part('div', 'time', time), stakes, line('p', 'next'), bar];
  const centre = part('section', 'centre', ...lines);
  const tournament = layout === 'tournament';
  const main = tournament
    ? part('main', 'play', part('div', 'side'), centre, part('div', 'side'))
    : part('main', 'only-clock', centre);
  const header = part('header', '', part('h1', 'title', view.name), part('p', '', line('span', 'number')));
  const footer = part('footer', '', part('div', 'strip'), part('div', 'away'));
  return { whole: part('div', `tv ${layout}`, header, main, footer), time, stakes };
}

const digits = (text: string): HTMLElement[] =>
  [...text].map((cell) => part('span', cell === ':' ? 'colon' : 'digit', cell));

function show({ time, stakes }: Drawn, { left, onBreak, next, stakes: level }: ClockFace): void {
  const { small, big } = onBreak && next !== null ? next : level;
  time.replaceChildren(...digits(clockText(left)));
  time.parentElement!.classList.toggle('long', left !== null && clockText(left).length > 5);
  stakes.textContent = `${small} / ${big}`;
}

/** Draws the clock where the screen will have it, and keeps it going until the screen takes its place. */
export function drawFirstClock(first: First, screen: 'phone' | 'tv'): void {
  const drawn = screen === 'phone' ? phone() : tv(first);
  if (drawn === null) return;
  const { tournament, at } = first;
  const { whole } = drawn;
  whole.id = FIRST_CLOCK;
  const tick = (): void =>
    show(drawn, readClock(tournament.view.timer, tournament.now + performance.now() - at));
  tick();
  whole.classList.toggle('on-break', tournament.view.clock.onBreak);
  document.body.prepend(whole);
  const timer = setInterval(() => (whole.isConnected ? tick() : clearInterval(timer)), 200);
}
