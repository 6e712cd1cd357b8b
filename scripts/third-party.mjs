// The licenses of everything that is shipped but not ours: what is built into the pages, and what npm installs beside them.
// vite.config.ts writes it into the build as third-party.txt; a bundled package without the text of its license fails the build.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const LICENSE = /^(?:un)?licen[cs]e|^copying/i;

/** The folders of packages that these files of a build come from; what the bundler itself adds is the bundler's. */
function packagesOf(files, root) {
  const folders = new Set();
  for (const file of files) {
    const own = /^\0(vite|rolldown)\//.exec(file)?.[1];
    const path = own === undefined ? resolve(root, 'src/web', file) : join(root, 'node_modules', own);
    const [folder] = /^.*node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+/.exec(path) ?? [];
    if (folder !== undefined) folders.add(folder);
  }
  return [...folders].sort();
}

/** The folders of what npm installs for those who only run it. */
function installed(root) {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  return Object.entries(packages)
    .filter(([folder, { dev }]) => folder !== '' && !dev && existsSync(join(root, folder)))
    .map(([folder]) => join(root, folder))
    .sort();
}

function textIn(folder, named = LICENSE) {
  const file = readdirSync(folder).find((name) => named.test(name));
  if (file === undefined) return null;
  // A bundler's own license is followed by those of what it is made of, which is not in the pages.
  const [text] = readFileSync(join(folder, file), 'utf8').split(/^# Licenses of bundled dependencies/m);
  return text.trim() === '' ? null : text.trim();
}

function noticeOf(folder, needed) {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const text = textIn(folder);
  if (text === null && needed)
    throw new Error(
      `${name} is built into the pages, and there is no license text in its package (${license})`,
    );
  return {
    title: `${name} ${version}`,
    text: text ?? `License: ${license}. Its package has no more to say.`,
  };
}

/** Fonts of our own folder lie beside their licenses: NAME-figures-600.woff2 and NAME-LICENSE.txt. */
function fontNotices(files) {
  return [...files]
    .filter((file) => file.endsWith('.woff2') && !file.includes('node_modules'))
    .map((file) => {
      const name = basename(file).replace(/-[a-z]+-\d+\.woff2$/, '');
      const text = textIn(dirname(file), new RegExp(`^${name}-LICENSE`));
      if (text === null)
        throw new Error(`${basename(file)} is built into the pages, and ${name}-LICENSE.txt is missing`);
      return { title: `${name} (font, the letters and figures we use)`, text };
    });
}

/** Those with the same text share it. */
function printed(notices) {
  const byText = new Map();
  for (const { title, text } of notices) byText.set(text, [...(byText.get(text) ?? []), title]);
  const line = '-'.repeat(72);
  return [...byText]
    .map(([text, titles]) => `${line}\n${titles.join('\n')}\n${line}\n\n${text}\n`)
    .join('\n');
}

/** `files` are the modules and fonts that a build is made of. */
export function thirdParty(files, root = ROOT) {
  const bundled = packagesOf(files, root);
  const beside = installed(root).filter((folder) => !bundled.includes(folder));
  return `Riffle is free software under the MIT license. It contains and uses the work of others, under these licenses.

Built into the pages
====================

${printed([...bundled.map((folder) => noticeOf(folder, true)), ...fontNotices(files)])}
Installed with the server
=========================

${printed(beside.map((folder) => noticeOf(folder, false)))}`;
}
