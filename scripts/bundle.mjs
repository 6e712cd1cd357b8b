// Bundles the command line into one file: it starts faster, and the engine's constants are inlined where they are used.
import { rolldown } from 'rolldown';

const bundle = await rolldown({
  input: { riffle: 'dist/cli/main.js' },
  platform: 'node',
  external: ['smol-toml', 'libsql'],
});
await bundle.write({
  dir: 'dist',
  format: 'esm',
  entryFileNames: '[name].js',
  chunkFileNames: 'chunks/[name].js',
  sourcemap: true,
});
await bundle.close();
