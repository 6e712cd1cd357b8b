import { resolve } from 'node:path';
import { rolldown } from 'rolldown';
import { type BuildOptions, defineConfig, type Plugin } from 'vite';
import { buildOffline } from './scripts/offline.mjs';
import { preact } from './scripts/preact.mjs';
import { thirdParty } from './scripts/third-party.mjs';

/** Every module and font of the build. */
const made = new Set<string>();

/** The boot clock runs before the screens load: one small file with its font in it, which our server puts into the page. */
export const bootClock = (src: string): Plugin => ({
  name: 'boot-clock',
  transformIndexHtml: {
    order: 'post',
    handler: () => [{ tag: 'script', attrs: { src }, injectTo: 'body' }],
  },
  async generateBundle() {
    const bundle = await rolldown({
      input: 'src/web/shared/boot-clock/boot-clock.ts',
      platform: 'browser',
      moduleTypes: { '.woff2': 'base64' },
    });
    const { output } = await bundle.generate({ format: 'iife', minify: true });
    await bundle.close();
    for (const file of output[0].moduleIds) made.add(file);
    this.emitFile({ type: 'asset', fileName: 'boot-clock.js', source: output[0].code });
  },
});

export const collect: Plugin = {
  name: 'collect',
  generateBundle(_, bundle) {
    const { root } = this.environment.config;
    for (const part of Object.values(bundle))
      if (part.type === 'chunk') for (const file of part.moduleIds) made.add(file);
      else for (const file of part.originalFileNames) made.add(resolve(root, file));
  },
};

/** What others have made of it, with their licenses. */
export const licenses: Plugin = {
  name: 'licenses',
  generateBundle() {
    this.emitFile({ type: 'asset', fileName: 'third-party.txt', source: thirdParty(made) });
  },
};

/** The page for when no server answers, and the worker that keeps it. */
const offline: Plugin = {
  name: 'offline',
  writeBundle: ({ dir }) => buildOffline(dir!),
};

/** What most screens share comes in a few files: each costs a slow line as much as a kilobyte. */
const TOGETHER = [
  { name: 'preact', test: /node_modules.preact/ },
  { name: 'icons', test: /lucide/, minShareCount: 3 },
  { name: 'live', test: /src.(web.shared.(live|format|components.words)|engine.clock)/, minShareCount: 3 },
  { name: 'components', test: /src.(web.shared.components.(?!Qr)|engine.(cards|seating|views))/, minShareCount: 4 },
] as const;

/** How files are made, for whatever hands them out. */
export const build = {
  emptyOutDir: true,
  manifest: true,
  assetsInlineLimit: 0,
  modulePreload: { polyfill: false },
  reportCompressedSize: false,
  target: ['chrome107', 'safari16', 'firefox110'],
  rolldownOptions: {
    output: { codeSplitting: { groups: [...TOGETHER] } },
    onwarn(warning, warn) {
      // The icons mark themselves for servers that render React; ours does not.
      if (warning.code !== 'MODULE_LEVEL_DIRECTIVE') warn(warning);
    },
  },
} satisfies BuildOptions;

/** The screens, as files that any server can hand out; nothing is inlined, so the strictest CSP fits. */
export default defineConfig({
  root: 'src/web',
  plugins: [bootClock('/boot-clock.js'), collect, licenses, offline],
  resolve: { alias: preact },
  worker: { plugins: () => [collect] },
  build: { ...build, outDir: '../../dist/web' },
});
