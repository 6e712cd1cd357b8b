// Bundles the command line into one file: it starts faster, and the engine's constants are inlined where they are used.
import { rolldown } from 'rolldown';

/** Code that only `riffle serve` and its like need is loaded when they run, from the compiled files beside the bundle. */
const loadedLater = {
  name: 'loaded-later',
  resolveId: (source) =>
    /^(?:\.\.\/)+(?:server|room|store|cluster)\//.test(source)
      ? { id: source.replace(/^(?:\.\.\/)+/, './'), external: true }
      : null,
};

/** The command line, and the worker that its simulations run in beside it; each is one file. */
for (const [name, input] of Object.entries({ riffle: 'dist/cli/main.js', worker: 'dist/cli/worker.js' })) {
  const bundle = await rolldown({
    input,
    platform: 'node',
    external: ['smol-toml', 'uqr'],
    plugins: [loadedLater],
  });
  await bundle.write({ file: `dist/${name}.js`, format: 'esm', sourcemap: true });
  await bundle.close();
}
