import { readFile } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { extname, join, normalize } from 'node:path';

const WEB = new URL('../../dist/web/', import.meta.url).pathname;
const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};
/** As strict as it gets: nothing inline, nothing from elsewhere. */
const CSP =
  "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; img-src 'self'; connect-src 'self'";

/** Serves the built screens under the strictest CSP; every address without a file extension is the one page. */
export async function serve(url: string, response: ServerResponse): Promise<void> {
  const path = normalize(new URL(url, 'http://site').pathname);
  const name = extname(path) === '' ? 'index.html' : path;
  const body = path.startsWith('/api/') ? null : await readFile(join(WEB, name)).catch(() => null);
  response.writeHead(body === null ? 404 : 200, {
    'content-type': TYPES[extname(name)] ?? 'text/plain',
    'content-security-policy': CSP,
  });
  response.end(body ?? '');
}
