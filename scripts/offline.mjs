// What an installed Riffle keeps for when no server answers: a page in the start page's own style and fonts, and the worker
// that shows it. vite.config.ts builds both once the names of the start page's files are known.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';

const WEB = new URL('../src/web/', import.meta.url);

async function script(input, define = {}) {
  const bundle = await rolldown({
    input: fileURLToPath(new URL(input, WEB)),
    platform: 'browser',
    transform: { define },
  });
  const { output } = await bundle.generate({ format: 'iife', minify: true, codeSplitting: false });
  await bundle.close();
  return output[0].code;
}

/** Into the folder of a finished build. */
export async function buildOffline(folder) {
  const manifest = readFileSync(`${folder}/.vite/manifest.json`, 'utf8');
  const { 'index.html': index, 'screens/home/Home.tsx': home } = JSON.parse(manifest);
  const styles = [...index.css, ...home.css].map((file) => `/${file}`);
  // Extensions are for names in other scripts, and there are no names here.
  const fonts = index.assets.filter((file) => /\.woff2$/.test(file) && !file.includes('-ext-'));
  const page = readFileSync(new URL('app/offline/offline.html', WEB), 'utf8').replace(
    '</head>',
    `${styles.map((file) => `<link rel="stylesheet" href="${file}">`).join('')}</head>`,
  );
  const code = await script('app/offline/offline.ts');
  const files = ['/offline.html', '/offline.js', ...styles, ...fonts.map((file) => `/${file}`)];
  const build = createHash('sha256').update(manifest).update(page).update(code).digest('hex').slice(0, 16);
  const worker = await script('worker/sw.ts', {
    FILES: JSON.stringify(files),
    BUILD: JSON.stringify(`riffle-${build}`),
  });
  for (const [name, text] of Object.entries({ 'offline.html': page, 'offline.js': code, 'sw.js': worker }))
    writeFileSync(`${folder}/${name}`, text);
}

/** For a site of plain files: the worker keeps every one of them. */
export async function buildKeeper(folder) {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/^(?:sw\.js|manifest\.json)$/.test(entry.name))
    .map(({ parentPath, name }) =>
      join(parentPath, name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/'),
    )
    .sort();
  const hash = createHash('sha256');
  for (const file of files) hash.update(file).update(readFileSync(join(folder, file)));
  const worker = await script('worker/keeper.ts', {
    FILES: JSON.stringify(files),
    BUILD: JSON.stringify(`riffle-site-${hash.digest('hex').slice(0, 16)}`),
  });
  writeFileSync(join(folder, 'sw.js'), worker);
}
