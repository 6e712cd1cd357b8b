import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { PHONE } from './devices.ts';
import { until } from './until.ts';

const SITE = fileURLToPath(new URL('../../dist/site', import.meta.url));
/** Anywhere on its host. */
const AT = '/games/riffle/';
const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
};

/** A phone with the page that needs no server: a host of plain files that can go away, and a browser that can be killed. */
export class PocketDevice {
  readonly errors: string[] = [];
  /** Every request that has reached the host, or would have. */
  readonly requests: string[] = [];
  private readonly disk = mkdtempSync(join(tmpdir(), 'riffle-phone-'));
  private readonly host: Server = createServer(({ url = '' }, response) => {
    this.requests.push(url);
    const path = normalize(new URL(url, 'http://host').pathname);
    const file = path === AT ? 'index.html' : path.startsWith(AT) ? path.slice(AT.length) : null;
    try {
      const body = readFileSync(join(SITE, file!));
      response.writeHead(200, { 'content-type': TYPES[extname(file!)] ?? 'text/plain' }).end(body);
    } catch {
      response.writeHead(404).end();
    }
  });
  private process: ChildProcess | null = null;
  private browser: Browser | null = null;
  private context!: BrowserContext;
  private offline = false;

  static async start(): Promise<PocketDevice> {
    const device = new PocketDevice();
    await new Promise<void>((resolve) => device.host.listen(0, '127.0.0.1', resolve));
    device.port = (device.host.address() as AddressInfo).port;
    await device.boot();
    return device;
  }

  private port = 0;
  get home(): string {
    return `http://127.0.0.1:${this.port}${AT}`;
  }

  /** Starts the browser on the disk that the last one has left. */
  async boot(): Promise<void> {
    const child = spawn(
      process.env.CHROMIUM_PATH!,
      [
        ...['--headless', '--no-sandbox', '--disable-gpu', '--disable-background-networking'],
        ...['--remote-debugging-port=0', `--user-data-dir=${this.disk}`, '--lang=en-US', 'about:blank'],
      ],
      // A group of its own: all of its processes are killed together.
      { stdio: ['ignore', 'ignore', 'pipe'], detached: true },
    );
    this.process = child;
    let said = '';
    child.stderr!.on('data', (data) => {
      said += String(data);
    });
    const address = (): string | undefined => /DevTools listening on (ws:\S+)/.exec(said)?.[1];
    await until(() => address() !== undefined, 'the browser does not start');
    this.browser = await chromium.connectOverCDP(address()!);
    this.context = this.browser.contexts()[0]!;
    this.context.setDefaultTimeout(240_000);
    this.context.on('page', (page) => page.on('pageerror', ({ message }) => this.errors.push(message)));
    this.context.on('requestfailed', (request) => this.requests.push(request.url()));
    if (this.offline) await this.context.setOffline(true);
  }

  async open(path = ''): Promise<Page> {
    const page = await this.context.newPage();
    await page.setViewportSize({ width: PHONE[0], height: PHONE[1] });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(this.home + path);
    return page;
  }

  /** All of the page is on the device, and it comes from there. */
  async isWhole(page: Page): Promise<void> {
    await page.evaluate('navigator.serviceWorker.ready');
    await until(() => page.evaluate('navigator.serviceWorker.controller !== null'), 'the page is not kept');
  }

  /** From now on nothing answers. */
  async cut(): Promise<void> {
    this.offline = true;
    await this.context.setOffline(true);
    this.host.closeAllConnections();
    await new Promise((resolve) => this.host.close(resolve));
    this.requests.length = 0;
  }

  /** SIGKILL to every process of the browser: nothing of it gets a chance to finish anything. */
  async kill(): Promise<void> {
    const child = this.process!;
    const gone = new Promise((resolve) => child.once('exit', resolve));
    process.kill(-child.pid!, 'SIGKILL');
    await gone;
    await this.browser?.close().catch(() => {});
  }

  async end(): Promise<void> {
    await this.kill();
    if (!this.offline) this.host.close();
    rmSync(this.disk, { recursive: true, force: true, maxRetries: 5 });
  }
}
