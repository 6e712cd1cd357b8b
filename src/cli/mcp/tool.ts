import { z } from 'zod';

/** Something that a model may call: its name, what it is for, what it takes, and what it answers. */
export type Tool = {
  readonly name: string;
  readonly about: string;
  readonly takes: z.ZodObject;
  /** Whether it changes anything. */
  readonly changes: boolean;
  readonly run: (asked: unknown) => unknown;
};

/** What was asked is not done, and the model is told why. */
export class NotDone extends Error {}

/** `run` gets what it takes; anything else is answered with what is wrong. */
export function tool<Takes extends z.ZodObject>(given: {
  readonly name: string;
  readonly about: string;
  readonly takes: Takes;
  readonly changes?: boolean;
  readonly run: (asked: z.infer<Takes>) => unknown;
}): Tool {
  return {
    ...given,
    changes: given.changes ?? false,
    run(asked) {
      const read = given.takes.safeParse(asked ?? {});
      if (!read.success) throw new NotDone(z.prettifyError(read.error));
      return given.run(read.data);
    },
  };
}
