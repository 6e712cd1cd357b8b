import { extname } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { screens } from '../../../protocol/screens.ts';
import { asSeated } from '../../../room/actor.ts';
import { orUnreadable, Unreadable } from '../../../room/unreadable.ts';
import { builtFiles } from '../../site/shipped.ts';
import { type App, type Context, deviceOf } from '../context.ts';
import type { ProblemBody } from '../problem.ts';
import { type Built, type Manifest, pageOf } from './page.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
};

type File = {
  readonly body: Buffer;
  /** The same compressed, where that saves anything: over plain http a browser takes nothing better than gzip. */
  readonly packed: Buffer | null;
  readonly type: string;
  readonly lasts: boolean;
};

/** They are few and small, so they are packed once; what is not among them is not there. */
function filesOf(built: ReadonlyMap<string, Buffer>): Map<string, File> {
  const files = new Map<string, File>();
  for (const [name, body] of built) {
    const type = TYPES[extname(name)];
    if (type === undefined) continue;
    // Fonts and pictures are compressed as they are.
    const packed = /\.(?:woff2|png)$/.test(name) ? null : gzipSync(body, { level: 9 });
    // What has its content's hash in its name never changes.
    files.set(name, { body, packed, type, lasts: name.startsWith('/assets/') });
  }
  return files;
}

/** Whether a person waits for it in a browser, not a program. */
export const wantsPage = ({ headers, url }: FastifyRequest): boolean =>
  headers.accept?.includes('text/html') === true && !url.startsWith('/api/');

/** Whether it is for a file that pages are made of. */
export const isFile = ({ routeOptions }: FastifyRequest): boolean =>
  'file' in routeOptions.config && routeOptions.config.file === true;

const takesGzip = ({ headers }: FastifyRequest): boolean =>
  /\bgzip\b/.test(String(headers['accept-encoding'] ?? ''));

/** The pages and what they are made of; every page is the same file, and finds its screen by its address. */
export function pages(app: App, context: Context): void {
  const shipped = builtFiles('web');
  const files = filesOf(shipped);
  for (const [name, file] of files)
    app.get(name, { schema: { hide: true }, config: { file: true } }, async (request, reply) =>
      sendFile(request, reply, file),
    );
  pocket(app);
  const index = files.get('/index.html');
  // People who mistype an address get a page that says so; programs get JSON.
  app.setNotFoundHandler((request, reply) => {
    reply.code(404);
    if (wantsPage(request) && index !== undefined)
      return send(request, reply.type(index.type), index.body, index.packed);
    return reply.send({ code: 'not-found', message: 'There is nothing here.' } satisfies ProblemBody);
  });
  if (index === undefined) return;
  const built: Built = {
    html: String(index.body),
    parts: JSON.parse(String(shipped.get('/.vite/manifest.json') ?? '{}')) as Manifest,
    // Where nothing is built the page is bare.
    textOf: (file) => String(files.get(`/${file}`)?.body ?? ''),
  };
  for (const { at, file, follows = false, clock = false } of screens) {
    const page = pageOf(built, file, clock);
    const body = Buffer.from(page.html);
    const packed = gzipSync(body);
    for (const address of at)
      app.get(address, { schema: { hide: true } }, async (request, reply) => {
        reply.type(index.type).header('content-security-policy', page.csp);
        const frames = follows ? await greeting(context, request) : [];
        if (frames.length === 0) return send(request, reply, body, packed);
        const whole = Buffer.from(withFrames(page.html, frames));
        return send(request, reply, whole, gzipSync(whole, { level: 4 }));
      });
  }
}

/** The page that needs no server: few ask for it, so its files are read when somebody does. */
function pocket(app: App): void {
  let files: ReadonlyMap<string, File> | null = null;
  app.get('/pocket', { schema: { hide: true } }, async (_, reply) => reply.redirect('/pocket/', 308));
  app.get('/pocket/*', { schema: { hide: true }, config: { file: true } }, async (request, reply) => {
    files ??= filesOf(builtFiles('site'));
    const [path = ''] = request.url.slice('/pocket'.length).split('?');
    const file = files.get(path === '/' ? '/index.html' : path);
    return file === undefined ? reply.callNotFound() : sendFile(request, reply, file);
  });
}

function sendFile(request: FastifyRequest, reply: FastifyReply, { body, packed, type, lasts }: File) {
  if (lasts) reply.header('cache-control', 'public, max-age=31536000, immutable');
  return send(request, reply.type(type), body, packed);
}

function send(request: FastifyRequest, reply: FastifyReply, body: Buffer, packed: Buffer | null) {
  if (packed === null) return reply.send(body);
  reply.header('vary', 'accept-encoding');
  return takesGzip(request) ? reply.header('content-encoding', 'gzip').send(packed) : reply.send(body);
}

/** What the socket would send first, for members of the tournament; for everybody else the page is the same as ever. */
async function greeting(context: Context, request: FastifyRequest): Promise<readonly string[]> {
  const { tournament: id = '' } = request.params as { readonly tournament?: string };
  const found = context.people.member(deviceOf(context, request), id);
  // One that cannot be read says so when its screen asks for it.
  const room = found === null ? null : await orUnreadable(() => context.rooms.room(id));
  return room === null || room instanceof Unreadable ? [] : room.greet(asSeated(room, found!.who));
}

/** As data, which no CSP runs; a name with `</script>` in it stays a name. */
const withFrames = (html: string, frames: readonly string[]): string =>
  html.replace('<div id="root">', () => {
    const data = `[${frames.join(',')}]`.replaceAll('<', '\\u003c');
    return `<script type="application/json" id="boot-frames">${data}</script><div id="root">`;
  });
