import { z } from 'zod';
import type { Route } from '../protocol/routes/route.ts';
import { routes } from '../protocol/routes/routes.ts';

/** Routes with fewer parameters first, as the server matches them. */
const patterns = Object.entries<Route>(routes)
  .map(([name, route]) => {
    const [method = '', path = ''] = name.split(' ');
    const pattern = path.replaceAll('.', '\\.').replace(/:\w+/g, '[^/]+');
    return { name, method, route, form: new RegExp(`^${pattern}$`), fixed: path.replace(/:\w+/g, '').length };
  })
  .sort((a, b) => b.fixed - a.fixed);

/** Throws where an answer that went well is not what its route says it answers. */
export function checkAnswer(method: string, url: string, status: number, body: unknown): void {
  const [path = ''] = url.split('?');
  if (status < 200 || status > 299) return;
  const found = patterns.find((each) => each.method === method && each.form.test(path));
  if (found === undefined) {
    if (path.startsWith('/api/')) throw new Error(`${method} ${path} is no route of the table`);
    return;
  }
  if (status !== (found.route.status ?? 200)) throw new Error(`${found.name} answered with status ${status}`);
  const parsed = found.route.answer.safeParse(body);
  if (!parsed.success)
    throw new Error(
      `${found.name} answered otherwise than its schema says:\n${z.prettifyError(parsed.error)}`,
    );
}
