// Finds the row displacements of the seven-card table and writes src/engine/ranking/tables.ts.
// Run after a build: node scripts/ranking-tables.mjs
import { writeFileSync } from 'node:fs';
import { unsuitedValue } from '../dist/engine/ranking/counting.js';

const RANK_KEYS = [0, 1, 5, 22, 98, 453, 2031, 8698, 22854, 83661, 262349, 636345, 1479181];
const MULTIPLIER = 0x6ef36200;
const COLUMN_BITS = 10;
const COLUMNS = 1 << COLUMN_BITS;
const SIZES = [1287, 2860, 858, 858, 10, 0, 156, 156];

const rows = Array.from({ length: 1 << (23 - COLUMN_BITS) }, () => []);
const counts = new Uint8Array(13);
function visit(rank, left, key) {
  if (rank === 13) {
    if (left > 0) return;
    const hash = Math.imul(key, MULTIPLIER) >>> 9;
    rows[hash >>> COLUMN_BITS].push({ column: hash & (COLUMNS - 1), value: unsuitedValue(counts) });
    return;
  }
  for (let count = 0; count <= Math.min(4, left); count++) {
    counts[rank] = count;
    visit(rank + 1, left - count, key + count * RANK_KEYS[rank]);
  }
  counts[rank] = 0;
}
visit(0, 7, 0);

// First fit, fullest rows first; the small rows that come last fill the holes.
const values = new Int32Array(1 << 17).fill(-1);
const offsets = new Uint16Array(rows.length);
const fullest = rows.map((_, row) => row).sort((a, b) => rows[b].length - rows[a].length);
let size = 0;
for (const row of fullest) {
  let offset = 0;
  while (rows[row].some(({ column }) => values[offset + column] >= 0)) offset++;
  offsets[row] = offset;
  for (const { column, value } of rows[row]) {
    values[offset + column] = value;
    size = Math.max(size, offset + column + 1);
  }
}

/** A value without the gaps between categories. */
const dense = (value) => SIZES.slice(0, value >> 12).reduce((sum, size) => sum + size, value & 4095);
const digit = (n) => String.fromCharCode(n + (n + 40 >= 92 ? 41 : 40));
const pack = (numbers, digits) =>
  Array.from(numbers, (n) =>
    Array.from({ length: digits }, (_, i) => digit(Math.floor(n / 80 ** (digits - 1 - i)) % 80)).join(''),
  ).join('');
const table = Array.from(values.subarray(0, size), (value) => dense(Math.max(0, value)));
writeFileSync(
  new URL('../src/engine/ranking/tables.ts', import.meta.url),
  `// Made by scripts/ranking-tables.mjs: ${size} values, ${offsets.length} row offsets.\n` +
    `export const packedOffsets =\n  '${pack(offsets, 3)}';\nexport const packedValues =\n  '${pack(table, 2)}';\n`,
);
console.log(`${size} values`);
