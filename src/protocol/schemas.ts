import { z } from 'zod';

/** A list as it is sent; nobody changes it afterwards. */
export const list = <T extends z.ZodType>(of: T) => z.array(of).readonly();

/**
 * An object that a TypeScript type describes and no schema spells out, for views too large to say twice. `title` is the
 * type's name, and `/docs` shows it with the sentence.
 */
export const described = <T extends object>(title: string, description: string) =>
  z
    .custom<T>((value) => typeof value === 'object' && value !== null, 'not an object')
    .meta({ title, description });
