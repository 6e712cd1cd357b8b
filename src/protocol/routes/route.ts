import { z } from 'zod';
import { id } from '../commands.ts';

/** One route: what it takes and what it answers. Its name, `METHOD /path/:parameter`, is its key in the table. */
export type Route = {
  /** What it does, for `/docs`. */
  readonly does: string;
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly headers?: z.ZodObject;
  readonly body?: z.ZodType;
  readonly answer: z.ZodType;
  /** The status of an answer, 200 unless it says otherwise. */
  readonly status?: 200 | 201;
  /** The type of an answer that is not JSON. */
  readonly type?: 'text/csv' | 'text/plain' | 'text/event-stream';
  /** The longest body in bytes, where more is needed than usual. */
  readonly bodyLimit?: number;
  /** For the host's own commands: left out of `/docs`. */
  readonly hidden?: true;
};

/** The parameters that a path names, so that a route without one of them does not compile. */
type ParamsIn<Path extends string> = Path extends `${string}:${infer Rest}`
  ? Rest extends `${infer Name extends string}/${infer More}`
    ? NameOf<Name> | ParamsIn<More>
    : NameOf<Rest>
  : never;
type NameOf<Segment extends string> = Segment extends `${infer Name}.${string}` ? Name : Segment;

/** Routes by name, each with a schema for every parameter of its path and for no other. */
export type RoutesOf<Table> = {
  readonly [Name in keyof Table]: Name extends `${'GET' | 'POST' | 'PUT' | 'DELETE'} /${infer Path}`
    ? Route &
        ([ParamsIn<Path>] extends [never]
          ? { readonly params?: never }
          : { readonly params: z.ZodObject<Record<ParamsIn<Path>, z.ZodType>> })
    : never;
};

/** A topic's routes as they are, checked against their own names. */
export const topic = <const Table extends RoutesOf<Table>>(table: Table): Table => table;

export const inTournament = z.object({ id });
export const nothing = z.strictObject({});
