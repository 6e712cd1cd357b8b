// Writes src/odds/pushfold/tables.ts: how often every starting hand beats and ties every other, every board counted.
import { writeFileSync } from 'node:fs';
import { Dice } from '../dist/engine/cards/dice.js';
import { rangeEquity } from '../dist/odds/range-equity.js';
import { parseRange } from '../dist/odds/ranges.js';

const RANKS = '23456789TJQKA';
/** Suited where the row is higher, offsuit where the column is. */
const hands = [...RANKS].flatMap((row, high) =>
  [...RANKS].map((column, low) => {
    const word = high === low ? row + column : high > low ? `${row}${column}s` : `${column}${row}o`;
    return parseRange(word).range;
  }),
);

const BASE = 80;
const letter = (digit) => String.fromCharCode(digit + (digit + 40 >= 92 ? 41 : 40));

let equities = '';
let ties = '';
for (const [at, mine] of hands.entries())
  for (const theirs of hands.slice(at)) {
    const found = rangeEquity([mine, theirs], [], new Dice(1));
    if (!found.exact) throw new Error('not counted exactly');
    const equity = Math.round(found.hands[0].equity * (BASE ** 2 - 1));
    equities += letter(Math.floor(equity / BASE)) + letter(equity % BASE);
    ties += letter(Math.round((found.hands[0].ties / found.boards) * (BASE - 1)));
  }

writeFileSync(
  new URL('../src/odds/pushfold/tables.ts', import.meta.url),
  `// Made by scripts/preflop-tables.mjs.
/** What each starting hand wins against each one from itself on, in two digits. */
export const packedEquities =\n  '${equities}';
/** How often the two tie, in one digit. */
export const packedTies =\n  '${ties}';\n`,
);
