// Writes src/sim/starting-hands.ts: what every starting hand wins against one random hand, every board counted.
import { writeFileSync } from 'node:fs';
import { Dice } from '../dist/engine/cards/dice.js';
import { rangeEquity } from '../dist/odds/range-equity.js';
import { parseRange } from '../dist/odds/ranges.js';

const RANKS = '23456789TJQKA';
const { range: random } = parseRange('random');
const rows = [...RANKS].map((row, high) =>
  [...RANKS].map((column, low) => {
    // Suited above the diagonal, offsuit below it.
    const word = high === low ? row + column : high > low ? `${row}${column}s` : `${column}${row}o`;
    const { hands, exact } = rangeEquity([[parseRange(word).range[0]], random], [], new Dice(1));
    if (!exact) throw new Error(`${word} was not counted exactly`);
    return Math.round(hands[0].equity * 10_000);
  }),
);
writeFileSync(
  new URL('../src/sim/starting-hands.ts', import.meta.url),
  `/**
 * What each starting hand wins against one random hand, in hundredths of a per cent, every board counted: row and column
 * are the two ranks from deuce to ace, suited where the row is higher, offsuit where the column is.
 * Made by scripts/starting-hands.mjs.
 */
export const startingEquity: readonly (readonly number[])[] = [
${rows.map((row) => `  [${row.join(', ')}],`).join('\n')}
];
`,
);
