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
import type { PlainCode } from '../room/refusals.ts';
import { RoomFailed } from '../room/room-fault.ts';
import { Unreadable } from '../room/unreadable.ts';
import { StoreError } from '../store/store-error.ts';
import type { App, Context } from './http/context.ts';
import { answerPlain, SILENT_MS } from './http/plain-http.ts';
import { Problem, type ProblemBody, problem, tooFast } from './http/problem.ts';
import { after } from './http/routes/after.ts';
import { desk } from './http/routes/desk.ts';
import { devices } from './http/routes/devices.ts';
import { docs, withWords } from './http/routes/docs.ts';
import { hands } from './http/routes/hands.ts';
import { invitations } from './http/routes/invitations.ts';
import { operation } from './http/routes/operation.ts';
import { isFile, pages, wantsPage } from './http/routes/pages.ts';
import { peopleRoutes } from './http/routes/people.ts';
import { play } from './http/routes/play.ts';
import { privacy } from './http/routes/privacy.ts';
import { records } from './http/routes/records.ts';
import { sample } from './http/routes/sample.ts';
import { season } from './http/routes/season.ts';
import { siteRoutes } from './http/routes/site.ts';
import { streaming } from './http/routes/streaming.ts';
import { tournaments } from './http/routes/tournaments.ts';
import { HEADERS, hostAllowed, originAllowed } from './http/security.ts';
import type { Credentials } from './tls/certificate.ts';

const BODY_LIMIT = 128 * 1024;
/** After so many seconds an address that asked too often may try again. */
const WAIT_SECONDS = '5';
const READS = new Set(['GET', 'HEAD', 'OPTIONS']);

/** The HTTP side of the server. */
export async function buildApp(
  context: Context,
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
      const { status, body } = asProblem(error, log);
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
    const { status, body } = asProblem(error, log);
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
export function serveAll(app: App, context: Context): void {
  for (const routes of [
    ...[operation, tournaments, play, peopleRoutes, devices, desk, records, hands, after, season],
    ...[streaming, siteRoutes, invitations, sample, privacy, docs],
  ])
    routes(app, context);
}

const SENTENCES: Readonly<Record<number, readonly [code: PlainCode, message: string]>> = {
  404: ['not-found', 'There is nothing here.'],
  408: ['too-slow', 'The request took too long.'],
  413: ['too-large', 'That is too much at once.'],
  414: ['too-large', 'That is too much at once.'],
  415: ['not-json', 'JSON is needed (content-type: application/json).'],
};

/** Whatever went wrong in one shape; what is our own fault is told to the log alone. */
function asProblem(
  error: FastifyError | Problem,
  log: FastifyBaseLogger,
): { status: number; body: ProblemBody } {
  if (error instanceof Problem) return error;
  if (hasZodFastifySchemaValidationErrors(error)) {
    const [first] = error.validation;
    const where = first?.instancePath.slice(1).replaceAll('/', '.') || 'the request';
    return problem(400, 'bad-request', `${where}: ${first?.message ?? 'is wrong'}`.slice(0, 300));
  }
  if (error instanceof RoomFailed) return problem(503, 'problem', `${error.message} Try again in a moment.`);
  if (error instanceof Unreadable) {
    log.error({ err: error.cause }, error.message);
    return problem(500, 'unreadable', `This tournament cannot be read any more. ${error.message}`);
  }
  if (error instanceof StoreError) {
    log.error({ code: error.code }, error.message);
    const reason = error.code;
    return reason === 'not-json'
      ? problem(500, 'unreadable', 'Something that was stored can no longer be read: tell the host.')
      : problem(503, 'store-failed', 'The server cannot save anything right now: tell the host.', { reason });
  }
  const status = 'statusCode' in error ? (error.statusCode ?? 500) : 500;
  if (status >= 500) {
    log.error({ err: error }, 'failed');
    return problem(500, 'internal', 'Something went wrong on the server; it has been noted.');
  }
  const [code, message] = SENTENCES[status] ?? ['bad-request', 'That cannot be read as a request.'];
  return problem(status, code, message);
}
