import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vite';
import { buildKeeper } from './scripts/offline.mjs';
import { preact } from './scripts/preact.mjs';
import { bootClock, build, collect, licenses } from './vite.config.ts';

/** The worker that keeps all of the site, so that it opens where nothing answers. */
const keeper: Plugin = {
  name: 'keeper',
  writeBundle: ({ dir }) => buildKeeper(dir!),
};

/** Workers share chunks with the screens and with each other: the engine and its tables are in there once. */
const sharingWorkers: Plugin = {
  name: 'sharing-workers',
  enforce: 'pre',
  transform(code, id) {
    if (!code.includes('new Worker(')) return null;
    return code.replace(/new URL\('(\.[^']+)', import\.meta\.url\)/g, (_, file: string) => {
      const chunk = this.emitFile({ type: 'chunk', id: resolve(dirname(id), file) });
      return `import.meta.ROLLUP_FILE_URL_${chunk}`;
    });
  },
};

/** A quarter of the engine is the values of hands, which can as well be counted where they are used. */
const countedValues: Plugin = {
  name: 'counted-values',
  enforce: 'pre',
  transform(code, id) {
    if (!id.endsWith('/engine/ranking/tables.ts')) return null;
    const script = fileURLToPath(new URL('scripts/counted-values.mjs', import.meta.url));
    const size = /packedValues =\s*'([^']*)'/.exec(code)![1]!.length / 2;
    return `import { countedValues } from ${JSON.stringify(script)};
${code.replace(/export const packedValues =[\s\S]*$/, '')}
export const packedValues = /* @__PURE__ */ countedValues(packedOffsets, ${size});`;
  },
};

/** Screens for people on other devices, who cannot reach a page without a server. */
const ELSEWHERE = /import\('\.\.\/screens\/(?:plan\/Invitation|join\/\w+|overlay\/Overlay|play\/Online)\.tsx'\)/g;
const withoutOthers: Plugin = {
  name: 'without-others',
  enforce: 'pre',
  transform: (code, id) =>
    id.includes('/web/app/') ? code.replaceAll(ELSEWHERE, "import('../screens/home/Lost.tsx')") : null,
};

/** Nobody asks a page for the JSON Schema of its routes. */
const noJsonSchema: Plugin = {
  name: 'no-json-schema',
  enforce: 'pre',
  transform(code, id) {
    if (!/zod\/v4\/core\/(?:json-schema-processors|to-json-schema)\.js$/.test(id)) return null;
    const names = [...code.matchAll(/^export (?:const|function|class) (\w+)/gm)].map(([, name]) => name);
    return names.map((name) => `export const ${name} = () => () => {};`).join('\n');
  },
};

/** The engine is for the worker too, which has no screen. */
const TOGETHER = [
  { name: 'preact', test: /node_modules.preact/ },
  { name: 'icons', test: /lucide/, minShareCount: 3 },
  { name: 'components', test: /src.web.shared.(live|format|components)/, minShareCount: 4 },
] as const;

/** Riffle as plain files for any path of any host: the same screens, answered by a worker of the page. */
export default defineConfig({
  root: 'src/web/pocket',
  publicDir: '../public',
  base: './',
  plugins: [sharingWorkers, countedValues, withoutOthers, noJsonSchema, bootClock('./boot-clock.js'), collect, licenses, keeper],
  resolve: { alias: preact },
  build: {
    ...build,
    outDir: '../../../dist/site',
    rolldownOptions: { ...build.rolldownOptions, output: { codeSplitting: { groups: [...TOGETHER] } } },
  },
});
