// npm run sbom: writes dist/riffle.cdx.json, a CycloneDX list of everything that is shipped: what npm installs with Riffle, and what is
// built into its pages. The same build writes the same list.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../', import.meta.url));
const read = (path) => JSON.parse(readFileSync(join(ROOT, path), 'utf8'));

/** `pkg:npm/%40fastify/error@4.2.1` */
const purl = (name, version) => `pkg:npm/${name.replace('@', '%40')}@${version}`;

/** Packages whose code or letters are in the pages, as the build's own list of licenses names them. */
function builtIn() {
  const text = readFileSync(join(ROOT, 'dist/web/third-party.txt'), 'utf8');
  const [pages] = text.split('Installed with the server\n');
  return new Set(
    [...pages.matchAll(/^((?:@[\w.-]+\/)?[\w.-]+) \d+\.\d+\.\d+\S*$/gm)].map(([, name]) => name),
  );
}

function component(folder, { version, integrity, license }) {
  const name = folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length);
  const [algorithm, digest] = integrity.split('-');
  return {
    type: 'library',
    'bom-ref': purl(name, version),
    name,
    version,
    purl: purl(name, version),
    hashes: [
      { alg: algorithm.replace('sha', 'SHA-'), content: Buffer.from(digest, 'base64').toString('hex') },
    ],
    licenses: [{ license: /^[\w.-]+$/.test(license) ? { id: license } : { name: license } }],
  };
}

export function sbom() {
  const { version } = read('package.json');
  const { packages } = read('package-lock.json');
  const pages = builtIn();
  const shipped = Object.entries(packages).filter(
    ([folder, { dev }]) => folder !== '' && (!dev || pages.has(folder.replace('node_modules/', ''))),
  );
  const components = [
    ...new Map(shipped.map((each) => component(...each)).map((each) => [each.purl, each])).values(),
  ];
  components.sort((a, b) => (a.purl < b.purl ? -1 : 1));
  const application = purl('riffle', version);
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: {
      component: {
        type: 'application',
        'bom-ref': application,
        name: 'riffle',
        version,
        purl: application,
        licenses: [{ license: { id: 'MIT' } }],
      },
    },
    components,
    dependencies: [{ ref: application, dependsOn: components.map((each) => each.purl) }],
  };
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  writeFileSync(join(ROOT, 'dist/riffle.cdx.json'), `${JSON.stringify(sbom(), null, 2)}\n`);
