import { once } from 'node:events';
import { type IncomingMessage, request as requestPlain } from 'node:http';
import { request } from 'node:https';
import { text } from 'node:stream/consumers';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { RATES } from '../../server/http/limits.ts';
import { launch } from '../../testing/browser.ts';
import { nginxThere, TestNginx } from '../../testing/nginx.ts';
import { freePort, Served } from '../../testing/served.ts';

const NAME = 'poker.example.net';
const there = nginxThere();
if (!there) console.warn('nginx is not here: Riffle behind a reverse proxy is not tested.');

type Headers = Readonly<Record<string, string>>;
type Asked = { readonly body?: object; readonly from?: string; readonly headers?: Headers };

describe.runIf(there)('behind nginx as docs/internet has it, at a public name', () => {
  let served: Served;
  let nginx: TestNginx;
  let browser: Browser;
  let origin: string;

  beforeAll(async () => {
    const port = await freePort();
    origin = `https://${NAME}:${port}`;
    served = await Served.start('--name', origin, '--behind-proxy', '127.0.0.1');
    nginx = await TestNginx.start(NAME, port, served.port);
    browser = await launch(`--host-resolver-rules=MAP ${NAME} 127.0.0.1`);
  });
  afterAll(async () => {
    await browser?.close();
    nginx?.end();
    await served?.end();
  });

  async function answered(sent: ReturnType<typeof request>, body?: object) {
    sent.end(body && JSON.stringify(body));
    const [answer] = (await once(sent, 'response')) as [IncomingMessage];
    const said = await text(answer);
    const json = answer.headers['content-type']?.includes('json');
    return {
      status: answer.statusCode,
      headers: answer.headers,
      cookie: answer.headers['set-cookie']?.[0] ?? '',
      body: json ? JSON.parse(said) : said,
    };
  }
  const options = ({ body, from = '127.0.0.2', headers }: Asked, host: string) => ({
    method: body === undefined ? 'GET' : 'POST',
    localAddress: from,
    headers: { host, ...(body && { 'content-type': 'application/json' }), ...headers },
  });
  /** A guest's request through nginx, from an address of their own. */
  const ask = (path: string, asked: Asked = {}) =>
    answered(
      request(`https://127.0.0.1:${nginx.port}${path}`, {
        ...options(asked, new URL(origin).host),
        ca: nginx.cert,
        servername: NAME,
      }),
      asked.body,
    );
  /** Past nginx, straight to Riffle. */
  const askPast = (path: string, asked: Asked = {}) =>
    answered(
      requestPlain(`${served.origin}${path}`, options(asked, new URL(served.origin).host)),
      asked.body,
    );

  const create = (headers: Headers = {}) =>
    ask('/api/tournaments', { body: { name: 'Friday', rulebook: 'homepokertourney' }, headers });
  const created = () => create({ 'x-site-code': served.hostCode });

  test('nobody is the host: creating takes the house code, and the cookie is Secure', async () => {
    expect(await create()).toMatchObject({ status: 403, body: { code: 'site-code-needed' } });
    const { status, cookie } = await created();
    expect(status).toBe(201);
    expect(cookie).toMatch(/^__Host-riffle=.*; Path=\/;.*; HttpOnly; SameSite=Strict; Secure$/);
  });

  test('links begin with the public name', async () => {
    const { body, cookie } = await created();
    const invite = await ask(`/api/tournaments/${body.tournament}/invites`, {
      body: { to: 'display' },
      headers: { cookie: cookie.split(';')[0]!, origin },
    });
    expect(invite.body.link).toMatch(new RegExp(`^${origin}/join#`));
  });

  test('the host opens a night with the house code, and a guest joins by taps: page, socket and cookie', async () => {
    const laptop = await browser.newContext({ ignoreHTTPSErrors: true });
    const desk = await laptop.newPage();
    await desk.goto(origin);
    await desk.getByRole('link', { name: /Try a sample night/ }).click();
    await desk.getByLabel('Code from the host’s terminal').fill(served.hostCode);
    const line = desk.waitForEvent('websocket');
    await desk.getByRole('button', { name: 'Use this code' }).click();
    await desk.waitForURL(/\/t\//);
    expect((await line).url()).toBe(`${origin.replace('https', 'wss')}/ws`);
    await desk.locator('.digits').first().waitFor();

    const { body } = await created();
    const phone = await browser.newContext({
      ignoreHTTPSErrors: true,
      viewport: { width: 390, height: 844 },
    });
    const page = await phone.newPage();
    await page.goto(`${origin}/join`);
    await page.getByLabel('The host’s code').fill(body.joinCode);
    await page.getByLabel(/Your name/).fill('Mia');
    const socket = page.waitForEvent('websocket');
    await page.getByRole('button', { name: 'Join' }).click();
    await page.waitForURL(new RegExp(`/t/${body.tournament}`));
    const frame = await (await socket).waitForEvent('framereceived');
    expect(String(frame.payload)).toContain('"welcome"');
    expect(await phone.cookies()).toMatchObject([
      { name: '__Host-riffle', domain: NAME, secure: true, httpOnly: true, sameSite: 'Strict' },
    ]);
    expect(await page.evaluate('window.isSecureContext')).toBe(true);
    await Promise.all([laptop.close(), phone.close()]);
  });

  const wrongCode = { code: 'AAAAAA', name: 'Eve' };
  const guess = (from: string, headers: Headers = {}) =>
    ask('/api/join', { body: wrongCode, from, headers }).then(({ status }) => status);
  /** Tries codes until told to wait. */
  async function outOfTries(tries: () => Promise<number | undefined>): Promise<void> {
    for (let left = 2 * RATES.joins.burst; (await tries()) !== 429; left--)
      if (left === 0) throw new Error('never told to wait');
  }

  test('each guest has limits of their own, whatever they write into X-Forwarded-For', async () => {
    let forged = 0;
    const asSomebodyElse = () => guess('127.0.0.3', { 'x-forwarded-for': `203.0.113.${forged++ % 250}` });
    await outOfTries(asSomebodyElse);
    expect(await guess('127.0.0.4')).not.toBe(429);
    // Nor can they spend somebody else's.
    await outOfTries(() => guess('127.0.0.3', { 'x-forwarded-for': '127.0.0.4' }));
    expect(await guess('127.0.0.4')).not.toBe(429);
  });

  test('from anywhere but the proxy those headers change nothing', async () => {
    const past = (headers: Headers = {}) =>
      askPast('/api/join', { body: wrongCode, from: '127.0.0.5', headers });
    let forged = 0;
    await outOfTries(async () => (await past({ 'x-forwarded-for': `203.0.113.${forged++ % 250}` })).status);
    const { body } = await created();
    const joined = await askPast('/api/join', {
      body: { code: body.joinCode, name: 'Ben' },
      from: '127.0.0.6',
      headers: { 'x-forwarded-for': '203.0.113.9', 'x-forwarded-proto': 'https' },
    });
    expect(joined.status).toBe(200);
    expect(joined.cookie).toMatch(/^riffle=/);
    expect(joined.cookie).not.toMatch(/Secure/);
  });

  test('another name gets 421, and a page of another origin 403', async () => {
    expect((await ask('/', { headers: { host: 'evil.example' } })).status).toBe(421);
    const { joinCode: code } = (await created()).body;
    const joins = async (origin: string) =>
      (await ask('/api/join', { body: { code, name: 'Cy' }, headers: { origin } })).status;
    expect(await joins('https://evil.example')).toBe(403);
    expect(await joins(origin.replace('https', 'http'))).toBe(403);
    expect(await joins(`https://${NAME}:1`)).toBe(403);
    expect(await joins(origin)).toBe(200);
  });

  test('a socket needs the same name and origin', async () => {
    const token = (await created()).cookie.split(';')[0]!;
    const opened = (headers: Headers) =>
      new Promise<number | 'open'>((resolve) => {
        const ws = new WebSocket(`wss://127.0.0.1:${nginx.port}/ws`, {
          ca: nginx.cert,
          headers: { cookie: token, host: new URL(origin).host, ...headers },
        });
        ws.on('error', () => {});
        ws.on('unexpected-response', (_, answer) => resolve(answer.resume().statusCode!));
        ws.on('open', () => {
          ws.terminate();
          resolve('open');
        });
      });
    expect(await opened({ origin })).toBe('open');
    expect(await opened({ origin: 'https://evil.example' })).toBe(403);
    expect(await opened({ host: 'evil.example', origin: 'https://evil.example' })).toBe(421);
  });

  test('strangers without a link learn nothing, not even whether there is such a tournament', async () => {
    const { tournament } = (await created()).body;
    const learned = async (path: string) => {
      const { status, body } = await ask(path, { from: '127.0.0.7' });
      return { status, body };
    };
    const real = await learned(`/api/tournaments/${tournament}`);
    expect(real.status).toBe(401);
    expect(real).toEqual(await learned('/api/tournaments/t0000000000000000000'));
    expect((await learned('/api/site/roster')).status).toBe(401);
    expect((await learned('/metrics')).status).toBe(404);
    expect((await learned('/api/tournaments')).body).toMatchObject({ tournaments: [] });
  });
});
