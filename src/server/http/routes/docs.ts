import type { Route } from '../../../protocol/routes/route.ts';
import { topics } from '../../../protocol/routes/routes.ts';
import type { App } from '../context.ts';

/** As much of a JSON schema as ours use. */
type Schema = {
  /** The TypeScript type of what no schema spells out, and where it is. */
  readonly title?: string;
  readonly description?: string;
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly nullable?: boolean;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | Schema;
  readonly items?: Schema | readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
};
type Parameter = {
  readonly in: string;
  readonly name: string;
  readonly required?: boolean;
  readonly schema: Schema;
};
type Operation = {
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly content: Content };
  readonly responses?: Readonly<Record<string, { readonly content?: Content }>>;
};
type Content = Readonly<Record<string, { readonly schema: Schema }>>;
type Paths = Readonly<Record<string, Readonly<Record<string, Operation>>>>;

const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** A schema the way people write one down; fields that may be left out have a question mark. */
export function typeText(schema: Schema, indent = ''): string {
  const text = withoutNull(schema, indent);
  return schema.nullable ? `${text} | null` : text;
}

function withoutNull(schema: Schema, indent: string): string {
  const { title, description, type, properties, required = [], items, additionalProperties: others } = schema;
  if (title !== undefined) return `${title} (${description})`;
  const deeper = `${indent}  `;
  const choices = schema.oneOf ?? schema.anyOf;
  if (choices !== undefined) return choices.map((each) => typeText(each, indent)).join(`\n${indent}| `);
  if (schema.enum !== undefined) return schema.enum.map((each) => JSON.stringify(each)).join(' | ');
  if (type === 'array' && Array.isArray(items))
    return `[${items.map((each) => typeText(each, indent)).join(', ')}]`;
  if (type === 'array') return `list of ${typeText((items ?? {}) as Schema, indent)}`;
  if (properties !== undefined) {
    const fields = Object.entries(properties).map(
      ([name, each]) => `${deeper}${name}${required.includes(name) ? '' : '?'}: ${typeText(each, deeper)}\n`,
    );
    return fields.length === 0 ? '{}' : `{\n${fields.join('')}${indent}}`;
  }
  if (typeof others === 'object') return `{ [name]: ${typeText(others, indent)} }`;
  return `${type ?? 'anything'}${range(schema)}`;
}

function range({ minimum, maximum }: Schema): string {
  if (maximum === undefined || maximum === Number.MAX_SAFE_INTEGER)
    return minimum === undefined ? '' : ` from ${minimum}`;
  return ` ${minimum ?? ''} to ${maximum}`;
}

/** A route's method and path as OpenAPI writes them. */
function inDocument(name: string): { method: string; path: string } {
  const [method = '', path = ''] = name.split(' ');
  return { method: method.toLowerCase(), path: path.replace(/:(\w+)/g, '{$1}') };
}

/** Every route that is shown, by topic. */
const shown = (): [topic: string, routes: [name: string, route: Route][]][] =>
  Object.entries(topics).map(([topic, routes]) => [
    topic,
    Object.entries<Route>(routes).filter(([, { hidden }]) => !hidden),
  ]);

/** Tells what each route is about in the document that describes the API. */
export function withWords<T extends object>(document: T): T {
  const { paths } = document as { paths?: Paths };
  for (const [topic, routes] of shown())
    for (const [name, { does }] of routes) {
      const { method, path } = inDocument(name);
      Object.assign(paths?.[path]?.[method] ?? {}, { tags: [topic], summary: does });
    }
  return document;
}

const foldedOut = (content: Content): string =>
  Object.entries(content)
    .map(
      ([type, { schema }]) =>
        `<details><summary>${type === 'application/json' ? 'JSON' : escaped(type)}</summary><pre>${escaped(typeText(schema))}</pre></details>`,
    )
    .join('');

function sectionOf(name: string, { does, status = 200 }: Route, operation: Operation): string {
  const { method, path } = inDocument(name);
  const asked = (operation.parameters ?? []).map(
    ({ in: where, name, required, schema }) =>
      `<li><code>${escaped(name)}${required ? '' : '?'}</code> in the ${where}: ${escaped(typeText(schema))}</li>`,
  );
  const body = operation.requestBody?.content;
  const answer = operation.responses?.[status]?.content ?? {};
  return `<article>
<h3><b class="${method}">${method.toUpperCase()}</b> <code>${escaped(path).replaceAll('/', '/<wbr>')}</code></h3>
<p>${escaped(does)}</p>
<dl>
${asked.length === 0 ? '' : `<dt>Takes</dt><dd><ul>${asked.join('')}</ul></dd>`}
${body === undefined ? '' : `<dt>Body</dt><dd>${foldedOut(body)}</dd>`}
<dt>Answers</dt><dd>${foldedOut(answer)}</dd>
</dl>
</article>`;
}

/** The whole API on one page, from the document that describes it. */
export function docsPage(paths: Paths): string {
  const topics = shown().map(([topic, routes]) => {
    const id = topic.toLowerCase().replaceAll(' ', '-');
    const sections = routes.map(([name, route]) => {
      const { method, path } = inDocument(name);
      return sectionOf(name, route, paths[path]![method]!);
    });
    return {
      link: `<li><a href="#${id}">${topic}</a></li>`,
      text: `<section id="${id}"><h2>${topic}</h2>${sections.join('')}</section>`,
    };
  });
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>API · Riffle</title>
<link rel="icon" href="/icon.svg">
<link rel="stylesheet" href="/docs/style.css">
</head>
<body>
<header>
<h1>Riffle’s API</h1>
<p>JSON over HTTP. A device is known by its cookie, or by the same token as <code>Authorization: Bearer</code>. Errors look like
<code>{ code, message, rule? }</code>. Fields with a question mark may be left out. What happens at the tables comes over the
WebSocket at <code>/ws</code>. For programs: <a href="/docs/json">the OpenAPI document</a>.</p>
<nav aria-label="Topics"><ul>${topics.map(({ link }) => link).join('')}</ul></nav>
</header>
<main>${topics.map(({ text }) => text).join('')}</main>
</body>
</html>
`;
}

const STYLE = `:root { color-scheme: light dark; --back: #f7f3ea; --panel: #fffdf8; --line: #ddd3c0; --ink: #15181c; --dim: #5d5b52;
  --mark: #85590a; }
@media (prefers-color-scheme: dark) {
  :root { --back: #0f1216; --panel: #181c22; --line: #2d343d; --ink: #f5f1e8; --dim: #a3acb5; --mark: #d9a441; }
}
* { box-sizing: border-box; }
body { max-width: 860px; margin: 0 auto; padding: 20px 16px 60px; background: var(--back); color: var(--ink);
  font: 16px/1.45 system-ui, sans-serif; overflow-wrap: anywhere; }
h1 { font-size: 32px; margin: 0 0 8px; }
h2 { margin: 32px 0 8px; font-size: 22px; }
h3 { margin: 0; font-size: 16px; font-weight: 400; }
h3 b { display: inline-block; min-width: 3.6em; color: var(--mark); font-size: 14px; }
a { color: var(--mark); }
nav ul { display: flex; flex-wrap: wrap; gap: 4px 18px; margin: 12px 0 0; padding: 0; list-style: none; }
nav a { display: inline-block; padding: 10px 0; }
article { margin: 10px 0; padding: 14px 16px; border: 1px solid var(--line); border-radius: 12px; background: var(--panel); }
article p { margin: 6px 0; }
dl { display: grid; grid-template-columns: 5em minmax(0, 1fr); gap: 4px 8px; margin: 0; font-size: 14px; }
dt { color: var(--dim); }
dd { margin: 0; }
dd ul { margin: 0; padding: 0; list-style: none; }
summary { min-height: 24px; cursor: pointer; }
code, pre { font: 14px/1.45 ui-monospace, monospace; }
pre { margin: 4px 0 0; white-space: pre-wrap; }
`;

/** At `/docs` for people, at `/docs/json` for programs. */
export function docs(app: App): void {
  const hidden = { schema: { hide: true } };
  const document = () => app.swagger() as { readonly paths?: unknown };
  app.get('/docs/json', hidden, async () => document());
  app.get('/docs/style.css', hidden, async (_, reply) => reply.type('text/css; charset=utf-8').send(STYLE));
  let page: string | null = null;
  app.get('/docs', hidden, async (_, reply) => {
    page ??= docsPage((document().paths ?? {}) as Paths);
    return reply.type('text/html; charset=utf-8').send(page);
  });
}
