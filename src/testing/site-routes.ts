import { pino } from 'pino';
import { z } from 'zod';
import { clientFrame } from '../protocol/frames.ts';
import { buildApp } from '../server/app.ts';
import type { ServerContext } from '../server/http/context.ts';
import type { Chance } from './fuzz-commands.ts';
import { fitting, type JsonSchema } from './random-json.ts';

/** A way to ask the server for something, with what its description says it takes. */
export type SiteRoute = {
  /** Like `GET /api/tournaments/{id}`. */
  readonly name: string;
  readonly method: string;
  readonly path: string;
  /** Those that are in the path. */
  readonly parameters: Readonly<Record<string, JsonSchema>>;
  /** Null where none is taken, or where the route is not described. */
  readonly body: JsonSchema | null;
};

type Operation = {
  readonly parameters?: readonly {
    readonly in: string;
    readonly name: string;
    readonly schema: JsonSchema;
  }[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: JsonSchema }>> };
};

/** Every route of the server itself, also those its API description leaves out; no style, font or picture. */
export async function siteRoutes(): Promise<readonly SiteRoute[]> {
  // Routes use what they are given only when they are asked.
  const app = await buildApp({} as ServerContext, pino({ level: 'silent' }));
  await app.ready();
  const { paths } = app.swagger() as {
    readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  };
  const routes = printed(app.printRoutes({ commonPrefix: false })).map(({ method, path }): SiteRoute => {
    const described = paths[path]?.[method === 'HEAD' ? 'get' : method.toLowerCase()];
    const inPath = described?.parameters?.filter((each) => each.in === 'path') ?? [];
    return {
      name: `${method} ${path}`,
      method,
      path,
      parameters: Object.fromEntries(inPath.map(({ name, schema }) => [name, schema])),
      body: described?.requestBody?.content['application/json']?.schema ?? null,
    };
  });
  await app.close();
  return routes.filter(({ path }) => path.startsWith('/api/') || !path.includes('.'));
}

/** Reads the tree that Fastify prints: a branch of four characters for each level, a part of the path, its methods. */
function printed(tree: string): { readonly method: string; readonly path: string }[] {
  const above: string[] = [];
  return tree.split('\n').flatMap((line) => {
    const [, branches, part, methods] = /^((?:[│ ] {3})*[├└]── )(\S+)(?: \((.+)\))?$/.exec(line) ?? [];
    if (branches === undefined || part === undefined) return [];
    const depth = branches.length / 4 - 1;
    above[depth] = (above[depth - 1] ?? '') + part;
    const path = above[depth].replace(/:(\w+)/g, '{$1}');
    return (methods?.split(', ') ?? []).map((method) => ({ method, path }));
  });
}

/** The address of a route in this tournament; what else stands in its path is among these words, where one fits. */
export const addressIn = (
  tournament: string,
  { path, parameters }: SiteRoute,
  chance: Chance,
  words: readonly string[],
): string =>
  path.replace(/\{(\w+)\}/g, (_, name: string) =>
    name === 'id'
      ? tournament
      : encodeURIComponent(String(fitting(parameters[name] ?? { type: 'string' }, chance, words))),
  );

/** The schema of every frame a client can send, by its type. */
export const frameSchemas: ReadonlyMap<string, JsonSchema> = new Map(
  clientFrame.options.map((option) => [
    option.shape.type.value,
    z.toJSONSchema(option, { unrepresentable: 'any', io: 'input' }) as JsonSchema,
  ]),
);
