import fc from 'fast-check';
import { expect, test } from 'vitest';
import { BigMap } from './big-map.ts';

test('behaves as a map does, whatever is changed or added, and what it came from stays as it was', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 300 }),
      fc.array(fc.array(fc.tuple(fc.nat(400), fc.nat()), { maxLength: 40 }), { maxLength: 20 }),
      (size, changes) => {
        let model = new Map<number, number>(Array.from({ length: size }, (_, key) => [key, -1]));
        let map: ReadonlyMap<number, number> = model;
        for (const entries of changes) {
          const before = [...map];
          const next = BigMap.with(map, entries);
          expect([...map]).toEqual(before);
          model = new Map(model);
          for (const [key, value] of entries) model.set(key, value);
          map = next;
          expect([...map]).toEqual([...model]);
          expect(map.size).toBe(model.size);
          expect([...map.keys()]).toEqual([...model.keys()]);
          expect([...map.values()]).toEqual([...model.values()]);
          for (const key of [0, 150, 399]) {
            expect(map.get(key)).toBe(model.get(key));
            expect(map.has(key)).toBe(model.has(key));
          }
        }
      },
    ),
    { numRuns: 60 },
  );
});
