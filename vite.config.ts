import { defineConfig } from 'vite';

/** The screens, as files that any server can hand out; nothing is inlined, so the strictest CSP fits. */
export default defineConfig({
  root: 'src/web',
  build: {
    outDir: '../../dist/web',
    emptyOutDir: true,
    manifest: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    target: ['chrome107', 'safari16', 'firefox110'],
    rolldownOptions: {
      onwarn(warning, warn) {
        // The icons mark themselves for servers that render React; ours does not.
        if (warning.code !== 'MODULE_LEVEL_DIRECTIVE') warn(warning);
      },
    },
  },
});
