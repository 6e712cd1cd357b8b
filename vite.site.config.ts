import { dirname, resolve } from 'node:path';
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
  plugins: [sharingWorkers, bootClock('./boot-clock.js'), collect, licenses, keeper],
  resolve: { alias: preact },
  build: {
    ...build,
    outDir: '../../../dist/site',
    rolldownOptions: { ...build.rolldownOptions, output: { codeSplitting: { groups: [...TOGETHER] } } },
  },
});
