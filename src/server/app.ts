import swagger from '@fastify/swagger';
import Fastify, {
  type FastifyBaseLogger,
  type FastifyError,
  type FastifyReply,
  LogController,
} from 'fastify';
import {
  createJsonSchemaTransform,
  hasZodFastifySchemaValidationErrors,
  validatorCompiler,
  type ZodTypeProvider,
} from 'fastify-type-provider-zod';
import { asProblem, badRequest } from './http/as-problem.ts';
import type { App, ServerContext } from './http/context.ts';
import { answerPlain, SILENT_MS } from './http/plain-http.ts';
import { problem, tooFast } from './http/problem.ts';
import { docs, withWords } from './http/routes/docs.ts';
import { everyRoute } from './http/routes/every.ts';
import { operation } from './http/routes/operation.ts';
import { isFile, pages, wantsPage } from './http/routes/pages.ts';
import { streaming } from './http/routes/streaming.ts';
import { HEADERS, hostAllowed, originAllowed } from './http/security.ts';
import type { Credentials } from './tls/certificate.ts';

const BODY_LIMIT = 128 * 1024;
/** After so many seconds an address that asked too often may try again. */
const WAIT_SECONDS = '5';
const READS = new Set(['GET', 'HEAD', 'OPTIONS']);

/** The HTTP side of the server. */
export async function buildApp(
  context: ServerContext,
  log: FastifyBaseLogger,
  credentials: Credentials | null = null,
): Promise<App> {
  const app = Fastify({
    https: credentials && { ...credentials, handshakeTimeout: SILENT_MS },
    loggerInstance: log,
    bodyLimit: BODY_LIMIT,
    requestTimeout: 30_000,
    forceCloseConnections: true,
    logController: new LogController({ disableRequestLogging: true }),
    clientErrorHandler(_, socket) {
      if (socket.writable)
        socket.end('HTTP/1.1 400 Bad Request\r\nConnection: close\r\nContent-Length: 0\r\n\r\n');
    },
    frameworkErrors: (error, _, reply) => {
      const { status, body } = asProblem(fitting(error), log);
      const answer = reply as FastifyReply;
      void answer.code(status).headers(HEADERS).send(body);
    },
  }).withTypeProvider<ZodTypeProvider>() as unknown as App;
  if (credentials !== null) app.addHook('preClose', answerPlain(app.server, context));
  app.setValidatorCompiler(validatorCompiler);
  // Answers are typed by their schemas and checked in tests; checking each again here would cost time and help nobody.
  app.setSerializerCompiler(() => JSON.stringify);
  // JSON and nothing else: a form on a foreign page can send text.
  app.removeContentTypeParser('text/plain');

  app.addHook('onRequest', async (request, reply) => {
    reply.headers(HEADERS).header('cache-control', 'no-store');
    if (!hostAllowed(request.headers.host, context.answersTo))
      throw problem(
        421,
        'wrong-host',
        'This server does not go by that name: use its address, or start it with --name.',
      );
    const { network, https } = context.clientOf(request.raw);
    const { files, requests } = context.limits;
    if (!(isFile(request) ? files : requests).take(network)) throw tooFast();
    if (!READS.has(request.method) && !originAllowed(request.headers, https, context.named))
      throw problem(403, 'wrong-origin', 'Only pages of this server may do that.');
  });
  app.addHook('onResponse', async (request, reply) => {
    context.metrics.requests.inc({ status: reply.statusCode });
    const { method, routeOptions } = request;
    const { statusCode } = reply;
    log.info({ method, route: routeOptions.url ?? null, status: statusCode, ms: reply.elapsedTime }, 'http');
  });
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const { status, body } = asProblem(fitting(error), log);
    void reply.code(status);
    if (status !== 429) return reply.send(body);
    void reply.header('retry-after', WAIT_SECONDS);
    if (!wantsPage(request)) return reply.send(body);
    // The browser opens the page again by itself.
    return reply
      .header('refresh', WAIT_SECONDS)
      .type('text/html; charset=utf-8')
      .send(`<!doctype html><title>Riffle</title><p>${body.message}</p>`);
  });

  await app.register(swagger, {
    openapi: { info: { title: 'Riffle', description: 'A home tournament’s server.', version: '1' } },
    transform: createJsonSchemaTransform({
      zodToJsonConfig: {
        // A rule's id is checked by looking it up, which JSON Schema cannot say.
        unrepresentable: 'any',
        // A list that nobody changes may be sent all the same.
        override: ({ jsonSchema }) => {
          delete jsonSchema.readOnly;
        },
      },
    }),
    transformObject: (made) => withWords('openapiObject' in made ? made.openapiObject : made.swaggerObject),
  });

  pages(app, context);
  serveAll(app, context);
  return app;
}

/** Every route of the table, and the pages that show it. */
export function serveAll(app: App, context: ServerContext): void {
  for (const routes of [operation, ...everyRoute, streaming, docs]) routes(app, context);
}

/** A request that does not fit its schema, as a problem; everything else as it is. */
function fitting(error: FastifyError): Error {
  if (!hasZodFastifySchemaValidationErrors(error)) return error;
  const [first] = error.validation;
  return badRequest(first?.instancePath.split('/').filter(Boolean) ?? [], first?.message);
}
