import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';
import { expect, test } from 'vitest';
import { packedOffsets, packedValues } from '../engine/ranking/tables.ts';

test('the page counts the same values of hands that a server has in a file', async () => {
  const input = fileURLToPath(new URL('../../scripts/counted-values.mjs', import.meta.url));
  const file = join(tmpdir(), `counted-values-${process.pid}.mjs`);
  const bundle = await rolldown({ input, platform: 'node' });
  await bundle.write({ file });
  try {
    const { countedValues } = await import(file);
    expect(countedValues(packedOffsets, packedValues.length / 2)).toBe(packedValues);
  } finally {
    rmSync(file);
  }
});
