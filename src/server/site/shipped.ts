import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import * as sea from 'node:sea';
import { fileURLToPath } from 'node:url';

/** What comes with the compiled code lies beside it, or inside the single executable (scripts/exe), whose own files these are. */
const BESIDE = fileURLToPath(new URL('../..', import.meta.url));

/** Whether this is the single executable, which people start by a double click. */
export const isExecutable = sea.isSea();

const inside = (name: string): Buffer => Buffer.from(sea.getRawAsset(name));

/** Every file of the screens, or of the page that needs no server, as they were built, by its address; none where nothing is built. */
export function builtFiles(from: 'web' | 'site'): ReadonlyMap<string, Buffer> {
  if (isExecutable)
    return new Map(
      sea
        .getAssetKeys()
        .filter((name) => name.startsWith(`${from}/`))
        .map((name) => [name.slice(from.length), inside(name)]),
    );
  const folder = join(BESIDE, from);
  if (!existsSync(folder)) return new Map();
  return new Map(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .map((path) => [path.slice(folder.length).replaceAll('\\', '/'), readFileSync(path)]),
  );
}

/** Where a thread finds its code: `beside` the code that starts it, or the same inside the executable. */
export const threadCode = (beside: URL): URL =>
  isExecutable
    ? new URL(`data:text/javascript;base64,${inside(basename(beside.pathname)).toString('base64')}`)
    : beside;

type Package = { readonly version: string };

/** The version of what runs. */
export const version: string = (
  JSON.parse(
    String(isExecutable ? inside('package.json') : readFileSync(join(BESIDE, '../package.json'))),
  ) as Package
).version;
