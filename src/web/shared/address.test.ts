import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const WEB = new URL('..', import.meta.url).pathname;
/** The address and the history have one file each; the rest are where a page lies, and a script before all others. */
const MAY = [
  'shared/address.ts',
  'shared/layers.ts',
  'shared/to-server.ts',
  'shared/boot-clock/boot-clock.ts',
];
const OWN = /location\.(?:pathname|search|hash)|history\.(?:push|replace)State|(?:href|src)="\/|href=\{`\//;

test('no screen knows where its page lies, so that the page may lie anywhere', () => {
  const sources = readdirSync(WEB, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.tsx?$/.test(file) && !/\.(?:test|shots)\.tsx?$/.test(file) && !MAY.includes(file),
  );
  expect(sources.length).toBeGreaterThan(300);
  expect(sources.filter((file) => OWN.test(readFileSync(WEB + file, 'utf8')))).toEqual([]);
});
