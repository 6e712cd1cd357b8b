import type { FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { asProblem, badRequest, type Log } from '../server/http/as-problem.ts';
import type { App } from '../server/http/context.ts';
import type { ProblemBody } from '../server/http/problem.ts';
import type { LocalAnswer, LocalRequest } from './channel.ts';

/** What a route is registered with. */
type Registered = {
  readonly method: string;
  readonly url: string;
  readonly schema: {
    readonly params?: z.ZodType;
    readonly querystring?: z.ZodType;
    readonly headers?: z.ZodType;
    readonly body?: z.ZodType;
  };
  readonly handler: (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;
};
type Route = Registered & { readonly path: RegExp };

/** `/api/:id/:number.json` as a pattern; its parameters are groups. */
const patternOf = (url: string): RegExp =>
  new RegExp(`^${url.replaceAll('.', '\\.').replace(/:(\w+)/g, '(?<$1>[^/]+?)')}$`);

/** What a handler says besides its answer, as it says it to a server. */
class LocalReply {
  readonly headers = new Map<string, string>();
  status = 200;
  body: unknown;
  readonly request: object;

  constructor(request: object) {
    this.request = request;
  }

  header(name: string, value: string): this {
    this.headers.set(name, value);
    return this;
  }

  type(type: string): this {
    return this.header('content-type', type);
  }

  code(status: number): this {
    this.status = status;
    return this;
  }

  send(body: unknown): this {
    this.body = body;
    return this;
  }
}

/** Answers the routes of a site where there is no server: the same handlers, checked by the same schemas. */
export class LocalApp {
  private readonly routes: Route[] = [];
  private readonly log: Log;

  constructor(log: Log) {
    this.log = log;
  }

  /** For routes, which ask nothing else of the app they are registered with. */
  get app(): App {
    return this as unknown as App;
  }

  route(registered: Registered): void {
    this.routes.push({ ...registered, path: patternOf(registered.url) });
  }

  async answer(asked: LocalRequest): Promise<LocalAnswer> {
    try {
      return await this.answered(asked);
    } catch (error) {
      const { status, body } = asProblem(error as Error, this.log);
      return answerWith(status, body);
    }
  }

  private async answered({ method, url, headers, body }: LocalRequest): Promise<LocalAnswer> {
    const { pathname, searchParams } = new URL(url, 'http://localhost');
    const route = this.routes.find((each) => each.method === method && each.path.test(pathname));
    if (route === undefined)
      return answerWith(404, { code: 'not-found', message: 'There is nothing here.' } satisfies ProblemBody);
    const { schema, path, handler } = route;
    const groups = Object.entries(path.exec(pathname)!.groups ?? {});
    const request = {
      params: fitting(schema.params, Object.fromEntries(groups.map(([name, at]) => [name, decoded(at)]))),
      query: fitting(schema.querystring, Object.fromEntries(searchParams)),
      headers: fitting(schema.headers, headers),
      body: fitting(schema.body, body === null ? undefined : JSON.parse(body)),
      raw: {},
      log: this.log,
    };
    const reply = new LocalReply(request);
    // They use no more of Fastify's than is here.
    await handler(request as unknown as FastifyRequest, reply as unknown as FastifyReply);
    return answerWith(reply.status, reply.body, reply.headers);
  }
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

function fitting(schema: z.ZodType | undefined, given: unknown): unknown {
  if (schema === undefined) return given;
  const read = schema.safeParse(given);
  if (read.success) return read.data;
  const [first] = read.error.issues;
  throw badRequest(first?.path ?? [], first?.message);
}

function answerWith(
  status: number,
  body: unknown,
  headers: ReadonlyMap<string, string> = new Map(),
): LocalAnswer {
  const json = typeof body !== 'string';
  return {
    status,
    headers: {
      ...(json && { 'content-type': 'application/json; charset=utf-8' }),
      ...Object.fromEntries(headers),
    },
    body: json ? JSON.stringify(body) : body,
  };
}
