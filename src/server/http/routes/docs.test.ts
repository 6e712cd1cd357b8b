import Fastify from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { describe, expect, test } from 'vitest';
import type { Route } from '../../../protocol/routes/route.ts';
import { routes } from '../../../protocol/routes/routes.ts';
import { TestSite } from '../../../testing/test-site.ts';
import { serveAll } from '../../app.ts';
import type { App, ServerContext } from '../context.ts';
import { HEADERS } from '../security.ts';

type Operation = {
  readonly summary?: string;
  readonly responses: Readonly<Record<string, { readonly content: Readonly<Record<string, Body>> }>>;
};
type Body = { readonly schema: { readonly title?: string; readonly additionalProperties?: unknown } };

const shown = Object.entries<Route>(routes).filter(([, { hidden }]) => !hidden);
const asDocumented = (name: string): string => name.replace(/:(\w+)/g, '{$1}');

describe('the table of routes', () => {
  test('is all the server answers under /api, each route with a schema for its answer', async () => {
    const site = await TestSite.open();
    const app = Fastify().withTypeProvider<ZodTypeProvider>() as App;
    const served = new Map<string, unknown>();
    app.addHook('onRoute', ({ method, url, schema }) => {
      if (method !== 'HEAD') served.set(`${method} ${url}`, schema?.response);
    });
    serveAll(app, { store: site.store, people: site.people, rooms: site.rooms } as unknown as ServerContext);
    expect([...served.keys()].filter((name) => !/ \/docs/.test(name)).sort()).toEqual(
      Object.keys(routes).sort(),
    );
    for (const [name, { status = 200 }] of Object.entries<Route>(routes))
      expect(served.get(name), name).toHaveProperty(String(status));
  });
});

describe('the documents', () => {
  test('describe every route and its answer, and nothing for the host alone', async () => {
    const site = await TestSite.open();
    const { body } = await site.device().get('/docs/json');
    const described = Object.entries(body.paths as Record<string, Record<string, Operation>>).flatMap(
      ([path, methods]) =>
        Object.entries(methods).map(([method, each]) => [`${method.toUpperCase()} ${path}`, each] as const),
    );
    expect(described.map(([name]) => name).sort()).toEqual(shown.map(([name]) => asDocumented(name)).sort());
    const operations = new Map<string, Operation>(described);
    for (const [name, { does, status = 200, type = 'application/json' }] of shown) {
      const { summary, responses } = operations.get(asDocumented(name))!;
      expect(summary, name).toBe(does);
      const { schema } = responses[status]!.content[type]!;
      expect(Object.keys(schema), name).not.toEqual([]);
    }
    expect(JSON.stringify(body)).not.toMatch(/admin|readOnly/);
  });

  test('are a page with every route, without a script and under the same CSP as everything', async () => {
    const site = await TestSite.open();
    const { status, body, headers } = await site.device().get('/docs');
    expect([status, headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    expect(headers.get('content-security-policy')).toBe(HEADERS['content-security-policy']);
    expect(body).not.toMatch(/<script|<style|style=|https?:\/\//);
    for (const [name] of shown)
      expect(body.replaceAll('<wbr>', '')).toContain(`<code>${asDocumented(name).split(' ')[1]}</code>`);
    expect(body).toContain('kind?: &#34;live&#34; | &#34;dealt&#34;');
    expect(body).toContain('view: TournamentView (The tournament as you may see it');
    expect(body).not.toMatch(/(: |of |>)anything/);
    expect((await site.device().get('/docs/style.css')).headers.get('content-type')).toMatch(/^text\/css/);
  });
});
