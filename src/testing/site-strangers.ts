import type { Chance } from './fuzz-commands.ts';
import { fitting, spoiled } from './random-json.ts';
import type { Served } from './served.ts';
import { type Asking, SiteDevice } from './site-device.ts';
import { addressIn, frameSchemas, type SiteRoute } from './site-routes.ts';
import { mustBeNoFailure, mustBeNoFault, type SiteTournament } from './site-tournament.ts';

/** How somebody asks to be let in: at a tournament's address, or as a screen that shows a code. */
const ASKING_IN = ['POST /api/join', 'POST /api/tv'];
/** What a tournament says at its door, to everybody who has its address: its name, and nobody else's. */
const FRONT = '/api/tournaments/{id}/front';
/** Open to everybody, besides pages. Everybody's own list of tournaments is empty for a stranger. */
const PUBLIC = [
  ...['GET /health', 'GET /api/rulebooks', 'GET /api/rulebooks/words', 'GET /api/tournaments'],
  ...['GET /api/tv', `GET ${FRONT}`, ...ASKING_IN],
];
/** Open to everybody who is in some tournament of the site. */
const INSIDE = ['GET /api/rules', 'POST /api/desk/ruling', 'GET /api/season'];

/** Whether somebody without a place in the tournament may have this. */
function isOpen({ method, path }: SiteRoute, { from }: Stranger): boolean {
  const name = `${method === 'HEAD' ? 'GET' : method} ${path}`;
  const page = name.startsWith('GET /') && !path.startsWith('/api/') && path !== '/metrics';
  return page || PUBLIC.includes(name) || (from !== null && INSIDE.includes(name));
}

/** The keys of people who are not in the tournament they ask about. */
const KEYS = ['none', 'wrong', 'malformed', 'expired', 'neighbor', 'director next door'] as const;
type Key = (typeof KEYS)[number];

/** Somebody who is not in a tournament, and which key they try it with. */
type Stranger = {
  readonly key: Key;
  readonly headers: Readonly<Record<string, string>>;
  /** The tournament their key is for, if it is for any. */
  readonly from: SiteTournament | null;
};

/** People who have no business in a tournament: they try every route and every kind of frame with every kind of key. */
export class Strangers {
  /** Keys that once opened a tournament. */
  readonly expired: SiteDevice[] = [];
  readonly counts = { requests: 0, sockets: 0, frames: 0 };
  readonly routesTried = new Set<string>();
  readonly framesTried = new Set<string>();
  private untried: SiteRoute[] = [];
  private readonly devices: readonly SiteDevice[];
  private readonly routes: readonly SiteRoute[];
  private readonly chance: Chance;
  private readonly tournaments: readonly SiteTournament[];
  private readonly log: (line: string) => void;

  constructor(
    served: Served,
    routes: readonly SiteRoute[],
    chance: Chance,
    tournaments: readonly SiteTournament[],
    log: (line: string) => void,
  ) {
    this.routes = routes;
    this.chance = chance;
    this.tournaments = tournaments;
    this.log = log;
    this.devices = Array.from({ length: 40 }, (_, at) => new SiteDevice(served, `127.0.9.${at + 1}`));
  }

  /** One route, with each kind of key. */
  async tryRoute(): Promise<void> {
    if (this.untried.length === 0) this.untried = [...this.routes];
    const [route] = this.untried.splice(this.chance.under(this.untried.length), 1);
    this.routesTried.add(route!.name);
    const target = this.chance.one(this.tournaments)!;
    for (const key of KEYS) {
      const stranger = this.stranger(key, target);
      if (stranger !== null) await this.request(route!, target, stranger);
    }
  }

  /** One socket with each kind of key, and every kind of frame on each. */
  async trySockets(): Promise<void> {
    const target = this.chance.one(this.tournaments)!;
    for (const key of KEYS) {
      const stranger = this.stranger(key, target);
      if (stranger !== null) await this.socket(target, stranger);
    }
  }

  get haveRoutesLeft(): boolean {
    return this.routesTried.size < this.routes.length;
  }

  get haveFramesLeft(): boolean {
    return this.framesTried.size < frameSchemas.size;
  }

  cut(): void {
    for (const device of this.devices) device.cut();
  }

  private stranger(key: Key, target: SiteTournament): Stranger | null {
    const { one, hex } = this.chance;
    const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
    const plain = (headers: Stranger['headers']): Stranger => ({ key, headers, from: null });
    if (key === 'none') return plain({});
    if (key === 'wrong') return plain(one([bearer(hex().slice(0, 43)), { cookie: `riffle=${hex()}` }])!);
    if (key === 'malformed') return plain(one([bearer('ü?'), { cookie: 'riffle=' }, { cookie: ';;=' }])!);
    if (key === 'expired') {
      const device = one(this.expired);
      return device === undefined ? null : plain(bearer(device.token));
    }
    const from = one(this.tournaments.filter((each) => each !== target));
    const roles = key === 'neighbor' ? ['player', 'spectator', 'display', 'assistant'] : ['director'];
    const member = one(from?.members.filter(({ role }) => roles.includes(role)) ?? []);
    return from === undefined || member === undefined
      ? null
      : { key, headers: bearer(member.device.token), from };
  }

  /** What strangers may know: ids stand in addresses. No code and no name. */
  private words({ id, members }: SiteTournament): string[] {
    return [
      ...[id, ...members.flatMap(({ player }) => player ?? []), this.chance.hex()],
      ...['1', '2', '1.json', '2.phh', '3.ohh', '0123456789abcdef', '2026-11-19T19:30', 'tda', 'AAAAAA'],
      ...['finish-order', 'somebody', 'a-key-of-a-stranger'],
    ];
  }

  private async request(route: SiteRoute, target: SiteTournament, stranger: Stranger): Promise<void> {
    const { one, sometimes, hex } = this.chance;
    // Directors of the site may do what is not about this tournament.
    if (stranger.key === 'director next door' && !route.path.includes('{id}')) return;
    // A key that asks to be let in may be let in, and then is no stranger's any more.
    const isKey = stranger.from !== null || stranger.key === 'expired';
    if (isKey && ASKING_IN.includes(route.name)) return;
    const words = this.words(target);
    const path = addressIn(target.id, route, this.chance, words);
    const body = route.body ?? {
      type: 'object',
      properties: { tournament: { enum: [target.id] }, name: {} },
    };
    const fits = fitting(body, this.chance, words);
    const asking: Asking = /GET|HEAD/.test(route.method)
      ? {}
      : (one<Asking>([
          { body: fits },
          { body: fits },
          { body: spoiled(fits, this.chance) },
          { raw: '{"a":' },
        ]) ?? {});
    const more = one<Readonly<Record<string, string>>>([
      ...[{}, {}, {}, { 'x-site-code': 'ABCDEFGH' }, { 'x-riffle-admin': hex() }],
      ...[{ origin: 'http://evil.example' }, { 'x-forwarded-for': '10.0.0.1' }, { accept: 'text/html' }],
    ]);
    const headers = { ...(sometimes(30) && more), ...stranger.headers };
    const device = one(this.devices)!;
    const answer = await device.ask(route.method, path, { ...asking, headers });
    device.token = '';
    this.counts.requests++;
    const said = `stranger (${stranger.key}) ${route.method} ${path} ${JSON.stringify(asking).slice(0, 300)}: ${answer.status}`;
    this.log(said);
    mustBeNoFailure(said, answer);
    if (answer.status < 300 && !isOpen(route, stranger))
      throw new Error(`${said}, which is not for strangers`);
    // The season is for everybody who has played in it, and has everybody's name.
    if (route.path === '/api/season') return;
    const text = route.path === FRONT ? answer.text.replaceAll(`${target.mark} tournament`, '') : answer.text;
    this.mustKnowNothing(said, text, stranger);
  }

  private async socket(target: SiteTournament, stranger: Stranger): Promise<void> {
    const { one, sometimes } = this.chance;
    const said: string[] = [];
    const opened = await one(this.devices)!.open(
      (frame) => said.push(JSON.stringify(frame)),
      stranger.headers,
    );
    this.counts.sockets++;
    this.log(`stranger (${stranger.key}) socket: ${typeof opened === 'number' ? opened : 'open'}`);
    if (typeof opened === 'number') {
      if (opened >= 500) throw new Error(`a stranger's socket (${stranger.key}) was answered ${opened}`);
      return;
    }
    if (stranger.from === null && stranger.key !== 'expired')
      throw new Error(`a stranger without a key (${stranger.key}) got a socket`);
    for (const [type, schema] of frameSchemas) {
      if (!opened.isOpen) break;
      this.framesTried.add(type);
      this.counts.frames++;
      const fits = fitting(schema, this.chance, this.words(target)) as object;
      const frame = type === 'hello' ? { ...fits, tournament: target.id } : fits;
      const sent = sometimes(25) ? spoiled(frame, this.chance) : frame;
      this.log(`stranger (${stranger.key}) frame ${JSON.stringify(sent)?.slice(0, 300)}`);
      await opened.tell(JSON.stringify(sent) ?? '');
    }
    for (const bytes of ['{', '', 'null', '"x"', 'x'.repeat(70_000), Buffer.from([1, 2, 3])])
      await opened.tell(bytes);
    opened.close();
    for (const text of said) this.mustBeRefused(text, stranger);
  }

  private mustBeRefused(text: string, stranger: Stranger): void {
    const frame = JSON.parse(text);
    mustBeNoFault(frame);
    if (!['refused', 'pong'].includes(frame.type))
      throw new Error(`a stranger (${stranger.key}) was sent ${text.slice(0, 500)}`);
    this.mustKnowNothing('a frame', text, stranger);
  }

  /** No name of a tournament or of anybody in it reaches somebody who is not in it. */
  private mustKnowNothing(what: string, text: string, { from, key }: Stranger): void {
    for (const each of this.tournaments)
      if (each !== from && text.includes(each.mark))
        throw new Error(`${what} told a stranger (${key}) about ${each.mark}: ${text.slice(0, 500)}`);
  }
}
