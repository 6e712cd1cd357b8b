import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { App } from '../context.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** The screens as they were built, beside the compiled server. */
const BUILT = fileURLToPath(new URL('../../web', import.meta.url));

type File = { readonly body: Buffer; readonly type: string; readonly lasts: boolean };

/** They are few and small, so they are read once; what is not among them is not there. */
function built(): Map<string, File> {
  const files = new Map<string, File>();
  if (!existsSync(BUILT)) return files;
  for (const entry of readdirSync(BUILT, { recursive: true, withFileTypes: true })) {
    const type = TYPES[extname(entry.name)];
    if (!entry.isFile() || type === undefined) continue;
    const path = join(entry.parentPath, entry.name);
    const name = path.slice(BUILT.length).replaceAll('\\', '/');
    // What has its content's hash in its name never changes.
    files.set(name, { body: readFileSync(path), type, lasts: name.startsWith('/assets/') });
  }
  return files;
}

/** The pages and what they are made of; every page is the same file, and finds its screen by its address. */
export function pages(app: App): void {
  const files = built();
  for (const [name, { body, type, lasts }] of files)
    app.get(name, { schema: { hide: true } }, async (_, reply) => {
      if (lasts) reply.header('cache-control', 'public, max-age=31536000, immutable');
      return reply.type(type).send(body);
    });
  const index = files.get('/index.html');
  if (index === undefined) return;
  const nights = ['', '/tv', '/me', '/table'].map((screen) => `/t/:id${screen}`);
  for (const address of ['/', '/join', '/plan', '/sample', '/play', ...nights])
    app.get(address, { schema: { hide: true } }, async (_, reply) => reply.type(index.type).send(index.body));
}
