// npm run screenshots:compare: compares the pictures of `npm run screenshots` pixel by pixel with the accepted ones, and
// shows what differs in screenshots/differences. `npm run screenshots:accept` accepts them as they are.
// What changes by itself (running clocks, codes, dates) was left out when the picture was taken: NAME.json has where it is.
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { chromiumPath } from './chromium.mjs';

const NOW = fileURLToPath(new URL('../screenshots', import.meta.url));
const ACCEPTED = join(NOW, 'accepted');
const DIFFERENCES = join(NOW, 'differences');
/** Of 255: below this, two renderings of the same edge differ by chance. */
const NOISE = 8;

const pictures = (folder) =>
  existsSync(folder) ? readdirSync(folder).filter((name) => /\.(png|json)$/.test(name)) : [];

function accept() {
  rmSync(ACCEPTED, { recursive: true, force: true });
  mkdirSync(ACCEPTED, { recursive: true });
  const names = pictures(NOW);
  for (const name of names) cpSync(join(NOW, name), join(ACCEPTED, name));
  console.log(`${names.filter((name) => name.endsWith('.png')).length} pictures accepted.`);
}

/** Runs in the page: how many pixels differ outside what moves, and a picture that shows them. */
async function differing({ before, after, moving, noise }) {
  const load = async (url) => {
    const image = new Image();
    image.src = url;
    await image.decode();
    return image;
  };
  const [a, b] = await Promise.all([load(before), load(after)]);
  if (a.width !== b.width || a.height !== b.height)
    return { pixels: Math.abs(a.width * a.height - b.width * b.height), shown: after };
  const canvas = new OffscreenCanvas(a.width, a.height);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  const read = (image) => {
    context.drawImage(image, 0, 0);
    context.fillStyle = '#000';
    for (const { x, y, width, height } of moving) context.fillRect(x, y, width, height);
    return context.getImageData(0, 0, a.width, a.height);
  };
  const [one, two] = [read(a).data, read(b)];
  let pixels = 0;
  for (let at = 0; at < one.length; at += 4) {
    const far = [0, 1, 2].some((of) => Math.abs(one[at + of] - two.data[at + of]) > noise);
    if (far) pixels += 1;
    const shade = far ? [216, 67, 58] : [0, 1, 2].map((of) => 200 + one[at + of] / 5);
    two.data.set(shade, at);
  }
  context.putImageData(two, 0, 0);
  const blob = await canvas.convertToBlob({ type: 'image/png' });
  const bytes = new Uint8Array(await blob.arrayBuffer());
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return { pixels, shown: `data:image/png;base64,${btoa(text)}` };
}

const url = (path) => `data:image/png;base64,${readFileSync(path).toString('base64')}`;
const movingIn = (path) => (existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : []);

async function compare() {
  if (!existsSync(ACCEPTED)) {
    console.error('Nothing is accepted yet: look at screenshots/, then run npm run screenshots:accept.');
    process.exitCode = 2;
    return;
  }
  rmSync(DIFFERENCES, { recursive: true, force: true });
  const only = (folder) => pictures(folder).filter((name) => name.endsWith('.png'));
  const [now, accepted] = [only(NOW), only(ACCEPTED)];
  const browser = await chromium.launch({
    executablePath: await chromiumPath(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  const page = await browser.newPage();
  const changed = [];
  for (const name of now.filter((each) => accepted.includes(each))) {
    const [before, after] = [join(ACCEPTED, name), join(NOW, name)];
    const boxes = [before, after].flatMap((path) => movingIn(path.replace(/png$/, 'json')));
    const { pixels, shown } = await page.evaluate(differing, {
      before: url(before),
      after: url(after),
      moving: boxes,
      noise: NOISE,
    });
    if (pixels === 0) continue;
    changed.push(`${name}: ${pixels} pixels`);
    mkdirSync(DIFFERENCES, { recursive: true });
    writeFileSync(join(DIFFERENCES, name), Buffer.from(shown.split(',')[1], 'base64'));
  }
  await browser.close();
  const without = (list, other) => list.filter((name) => !other.includes(name));
  for (const line of changed) console.log(`changed  ${line}`);
  for (const name of without(now, accepted)) console.log(`new      ${name}`);
  // Only some pictures may have been taken (ONLY=desk), so a missing one is no difference.
  console.log(
    `${now.length} pictures: ${changed.length} changed, ${without(now, accepted).length} new, ${without(accepted, now).length} not taken.`,
  );
  if (changed.length > 0) {
    console.error('See screenshots/differences. If that is what you meant: npm run screenshots:accept');
    process.exitCode = 1;
  }
}

if (process.argv.includes('--accept')) accept();
else await compare();
