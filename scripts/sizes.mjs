// What each screen loads, compressed: a phone with a bad connection must show the clock at once. Fails above the budget.
import { readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

const WEB = new URL('../dist/web/', import.meta.url);
const SITE = new URL('../dist/site/', import.meta.url);
const parts = (folder) => JSON.parse(readFileSync(new URL('.vite/manifest.json', folder), 'utf8'));
const [manifest, sites] = [parts(WEB), parts(SITE)];
const KB = 1024;
/** Players look up the rules at the table: they count as part of the phone's screen. */
const WITH = { 'screens/phone/Phone.tsx': ['shared/booklet/PhoneRules.tsx'] };
/** Script and style, in kilobytes. */
const BUDGET = {
  'screens/tv/Tv.tsx': 60,
  'screens/phone/Phone.tsx': 72,
  'screens/table/Table.tsx': 80,
  'screens/desk/Console.tsx': 100,
  'screens/home/Home.tsx': 60,
  'screens/plan/Plan.tsx': 65,
  'screens/plan/Invitation.tsx': 55,
  'screens/table/history/Hands.tsx': 55,
};

/** Fonts together, as they are; the extensions come only for a name that needs them, the digits with the boot
 * clock, where they count as the font they are. */
const FONTS = 80;
const FIGURES = new URL('../src/web/shared/base/fonts/barlow-condensed-figures-600.woff2', import.meta.url);

/** Every file a screen needs before it shows, without what it loads later. */
function files(entry, found = new Set(), parts = manifest) {
  const { file, css = [], imports = [] } = parts[entry];
  for (const each of [file, ...css]) found.add(each);
  for (const each of imports) files(each, found, parts);
  return found;
}

const packed = (file, folder = WEB) => gzipSync(readFileSync(new URL(file, folder)), { level: 9 }).length;
let over = false;
const lines = Object.entries(BUDGET).map(([screen, most]) => {
  const all = files('index.html').add('boot-clock.js');
  for (const each of [screen, ...(WITH[screen] ?? [])]) files(each, all);
  const size = ([...all].reduce((sum, file) => sum + packed(file), 0) - readFileSync(FIGURES).length) / KB;
  if (size > most) over = true;
  return `${screen.replace(/^.*\/|\.tsx$/g, '').toLowerCase()} ${size.toFixed(0)} of ${most} KB`;
});
/** The page that needs no server: what its first screen takes, which does not wait for the worker, and all of it. */
const FIRST_SCREEN = 150;
const WHOLE_SITE = 700;
const shown = files('index.html', new Set(['boot-clock.js']), sites);
for (const each of ['../app/main.tsx', '../screens/home/Home.tsx']) files(each, shown, sites);
const whole = readdirSync(SITE, { recursive: true }).filter((file) => /\.(?:js|css|html)$/.test(file));
const site = [
  ['first screen', [...shown], FIRST_SCREEN],
  ['all of it', whole, WHOLE_SITE],
].map(([name, list, most]) => {
  const size = (list.reduce((sum, file) => sum + packed(file, SITE), 0) - readFileSync(FIGURES).length) / KB;
  if (size > most) over = true;
  return `${name} ${size.toFixed(0)} of ${most} KB`;
});

const fonts = [
  FIGURES,
  ...manifest['index.html'].assets
    .filter((file) => file.endsWith('.woff2') && !file.includes('-ext-'))
    .map((file) => new URL(file, WEB)),
];
const inked = fonts.reduce((sum, file) => sum + readFileSync(file).length, 0) / KB;
if (fonts.length < 4 || inked > FONTS) over = true;
console.log(`The page without a server, compressed: ${site.join(', ')}`);
console.log(
  `Screens, compressed: ${lines.join(', ')}; ${fonts.length} fonts ${inked.toFixed(0)} of ${FONTS} KB`,
);
if (over) process.exitCode = 1;
