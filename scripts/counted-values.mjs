// The values of src/engine/ranking/tables.ts, counted when a page starts instead of sent to it: they are most of its engine, no
// compression makes them smaller, and counting takes a tenth of a second. vite.site.config.ts puts it into the site.
import { unsuitedValue } from '../src/engine/ranking/counting.ts';

const RANK_KEYS = [0, 1, 5, 22, 98, 453, 2031, 8698, 22854, 83661, 262349, 636345, 1479181];
const MULTIPLIER = 0x6ef36200;
const SIZES = [1287, 2860, 858, 858, 10, 0, 156, 156];
const FIRST = SIZES.map((_, category) => SIZES.slice(0, category).reduce((sum, size) => sum + size, 0));

const numberAt = (text, at) => {
  const code = text.charCodeAt(at);
  return code > 92 ? code - 41 : code - 40;
};
const digit = (n) => String.fromCharCode(n + (n + 40 >= 92 ? 41 : 40));

/** The same text as the generated one, from the same offsets. */
export function countedValues(packedOffsets, size) {
  const values = new Array(size).fill(0);
  const counts = new Uint8Array(13);
  const put = (key) => {
    const hash = Math.imul(key, MULTIPLIER) >>> 9;
    const at = 3 * (hash >>> 10);
    const [high, middle, low] = [0, 1, 2].map((place) => numberAt(packedOffsets, at + place));
    const value = unsuitedValue(counts);
    values[(hash & 1023) + high * 6400 + middle * 80 + low] = FIRST[value >> 12] + (value & 4095);
  };
  const visit = (rank, left, key) => {
    if (rank === 13) return left > 0 ? undefined : put(key);
    for (let count = 0; count <= Math.min(4, left); count++) {
      counts[rank] = count;
      visit(rank + 1, left - count, key + count * RANK_KEYS[rank]);
    }
    counts[rank] = 0;
  };
  visit(0, 7, 0);
  return values.map((value) => digit(Math.floor(value / 80)) + digit(value % 80)).join('');
}
