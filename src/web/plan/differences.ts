import type { Choice } from '../../engine/house/choice.ts';
import type { Rulebook } from '../../rulebooks/rulebook.ts';

/** One answer to a question, with the houses that give it and the rule that the first of them cites. */
export type Side = { readonly use: unknown; readonly houses: readonly string[]; readonly cite: string };
export type Difference = readonly Side[];

/** Not questions to a host: his own case answers them, and the plan makes the schedule. */
const PLANNED = ['chips', 'chipSets'];

/** The decision points on which houses choose differently, each answer once. */
export function differences(books: readonly Rulebook[]): Map<string, Difference> {
  const found = new Map<string, Difference>();
  const all = books.map(({ id, night, hand, rulings }) => ({
    id,
    choices: { ...night, ...hand, ...rulings } as unknown as Record<string, Choice<unknown>>,
  }));
  for (const key of Object.keys(all[0]?.choices ?? {})) {
    const sides = new Map<string, { use: unknown; houses: string[]; cite: string }>();
    for (const { id, choices } of all) {
      const { use, cite } = choices[key]!;
      const side = sides.get(JSON.stringify(use)) ?? { use, houses: [], cite };
      side.houses.push(id);
      sides.set(JSON.stringify(use), side);
    }
    if (sides.size > 1 && !PLANNED.includes(key)) found.set(key, [...sides.values()]);
  }
  return found;
}
