import type { Page } from 'playwright-core';

/**
 * Runs in the page: everything on the felt as named boxes. Only the part of a card above its plate counts, and text by
 * the room its letters take, not by its element.
 */
const MEASURE = `(() => {
  const boxes = [];
  const felt = document.querySelector('.dealt-felt').getBoundingClientRect();
  const shows = ({ width, height }) => width > 0.5 && height > 0.5;
  const words = (element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    const found = [...range.getClientRects()].filter(shows);
    if (found.length === 0) return null;
    const edge = (side, pick) => pick(...found.map((each) => each[side]));
    // A line of text is taller than its letters.
    return {
      left: edge('left', Math.min), top: edge('top', Math.min) + 3,
      right: edge('right', Math.max), bottom: edge('bottom', Math.max) - 3,
    };
  };
  const put = (kind, name, rect, own = name) => {
    if (rect === null || rect.right - rect.left < 1 || rect.bottom - rect.top < 1) return;
    const { left, top, right, bottom } = rect;
    boxes.push({ kind, name, own, left, top, right, bottom });
  };
  const cut = [];
  const whole = (element, name) => {
    if (element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 2)
      cut.push(name + ' shows only a part of “' + element.textContent + '”');
  };
  for (const seat of document.querySelectorAll('.sitting')) {
    const name = 'seat ' + seat.dataset.seat;
    const plate = seat.querySelector('.plate').getBoundingClientRect();
    put('plate', name, plate, name);
    for (const each of seat.querySelectorAll('.who b, .stack, .act, .odds, .says')) {
      put('words', name + ' ' + each.className, words(each), name);
      if (getComputedStyle(each).display !== 'inline') whole(each, name);
    }
    for (const each of seat.querySelectorAll('.who, .has')) whole(each, name);
    for (const card of seat.querySelectorAll('.hole .playing-card, .hole .backs i')) {
      const { left, right, top, bottom } = card.getBoundingClientRect();
      put('cards', name + ' cards', { left, right, top, bottom: Math.min(bottom, plate.top) }, name);
    }
    for (const mark of seat.querySelectorAll('.mark')) put('mark', name + ' ' + mark.className, mark.getBoundingClientRect(), name);
  }
  for (const [at, bet] of [...document.querySelectorAll('.bet .chips')].entries())
    put('bet', 'bet ' + bet.textContent + ' #' + at, bet.getBoundingClientRect());
  for (const card of document.querySelectorAll('.board li')) put('board', 'board', card.getBoundingClientRect());
  for (const pot of document.querySelectorAll('.pots li')) put('pot', 'pot ' + pot.textContent, pot.getBoundingClientRect());
  const line = document.querySelector('.middle-line');
  put('line', 'line ' + line.textContent, words(line));
  const bar = document.querySelector('.table-bar');
  const tools = document.querySelector('.table-tools');
  for (const part of [...bar.querySelectorAll('button, a.button, input, legend, .your-turn, .my-hand, .waits')]) {
    if (part.closest('dialog') || getComputedStyle(part).display === 'none') continue;
    const box = part.matches('button, a, input') ? part.getBoundingClientRect() : words(part);
    const name = 'bar ' + (part.textContent || part.getAttribute('aria-label') || part.className);
    put('bar', name, box);
    if (part.matches('button')) whole(part, name);
  }
  for (const part of document.querySelectorAll('.table-head p > *, .voice')) {
    put('head', 'head ' + part.textContent, words(part));
  }
  for (const { name, left, top, right, bottom } of boxes)
    if (left < -0.5 || top < -0.5 || right > innerWidth + 0.5 || bottom > innerHeight + 0.5)
      cut.push(name + ' is off the screen');
  return { boxes, cut };
})()`;

type Box = {
  readonly kind: string;
  readonly name: string;
  readonly own: string;
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
};

const NEAR = 1;
const meet = (a: Box, b: Box): boolean =>
  Math.min(a.right, b.right) - Math.max(a.left, b.left) > NEAR &&
  Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > NEAR;

/** A marker lies on the edge of a plate, words on their own plate, and cards of one hand or board side by side. */
function mayMeet(a: Box, b: Box): boolean {
  const kinds = [a.kind, b.kind];
  if (kinds.includes('mark')) return kinds.includes('plate') || kinds.includes('mark');
  if (kinds.includes('words') && kinds.includes('plate')) return a.own === b.own;
  return a.kind === b.kind && a.own === b.own;
}

/** What overlaps something else at a dealt table, is cut off, or runs off the screen. */
export async function misplaced(page: Page): Promise<string[]> {
  const { boxes, cut } = (await page.evaluate(MEASURE)) as { boxes: Box[]; cut: string[] };
  const size = ({ left, top, right, bottom }: Box): string =>
    `${Math.round(left)}–${Math.round(right)} × ${Math.round(top)}–${Math.round(bottom)}`;
  const found = boxes.flatMap((a, at) =>
    boxes
      .slice(at + 1)
      .filter((b) => !mayMeet(a, b) && meet(a, b))
      .map((b) => `${a.name} (${size(a)}) lies on ${b.name} (${size(b)})`),
  );
  return [...cut, ...found];
}
