import { StoreError } from './store-error.ts';

/** For each type of event the steps from one schema to the next: the first lifts 1 to 2, the second 2 to 3. */
export type Upcasters = { readonly [type: string]: readonly ((data: never) => unknown)[] };

const stepsOf = (upcasters: Upcasters, type: string) =>
  Object.hasOwn(upcasters, type) ? upcasters[type]! : [];

/** The schema in which events of this type are written today. */
export const schemaOf = (upcasters: Upcasters, type: string): number => stepsOf(upcasters, type).length + 1;

/** Lifts the data of an event step by step to the newest schema. */
export function upcast(upcasters: Upcasters, type: string, schema: number, data: unknown): unknown {
  const newest = schemaOf(upcasters, type);
  if (schema > newest)
    throw new StoreError('newer-version', `An event ${type}`, {
      detail: `schema ${schema}, known ${newest}`,
    });
  return stepsOf(upcasters, type)
    .slice(schema - 1)
    .reduce<unknown>((lifted, step) => step(lifted as never), data);
}
