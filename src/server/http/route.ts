import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Route } from '../../protocol/routes/route.ts';
import { type Answer, type Read, type RouteName, routes } from '../../protocol/routes/routes.ts';
import type { App } from './context.ts';

/** The figures of a code come with it. */
const problem = z.looseObject({ code: z.string(), message: z.string(), rule: z.string().optional() });

/** What a route answers, by status; text that is not JSON is shown under its own type. */
function responsesOf({ answer, status = 200, type }: Route) {
  const ok = type === undefined ? answer : { content: { [type]: { schema: answer } } };
  return { [status]: ok, '4xx': problem, '5xx': problem };
}

/** Answers a route of the table: its schemas check what comes in, its types what goes out. */
export function serveRoute<Name extends RouteName>(
  app: App,
  name: Name,
  handler: (request: FastifyRequest<Read<Name>>, reply: FastifyReply) => Promise<Answer<Name> | FastifyReply>,
): void {
  const route: Route = routes[name];
  const { params, query, headers, body, status = 200, type, bodyLimit, hidden = false } = route;
  const [method = '', url = ''] = name.split(' ');
  app.route<Read<Name>>({
    method,
    url,
    ...(bodyLimit !== undefined && { bodyLimit }),
    schema: {
      hide: hidden,
      ...(params && { params }),
      ...(query && { querystring: query }),
      ...(headers && { headers }),
      ...(body && { body }),
      response: responsesOf(route),
    },
    handler: async (request, reply) => {
      const answer = await handler(request, reply);
      // Somebody else has answered, or goes on answering.
      if (answer === reply || reply.sent) return reply;
      if (type !== undefined) reply.type(`${type}; charset=utf-8`);
      return reply.code(status).send(answer);
    },
  });
}
