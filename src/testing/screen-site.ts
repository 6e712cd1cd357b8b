import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { WebSocketServer } from 'ws';
import type { TournamentEvent } from '../engine/tournament/events.ts';
import { tellWords } from '../history/tell-languages.ts';
import { logPage } from '../history/tell-tournament.ts';
import { clientFrame, type ServerFrame } from '../protocol/frames.ts';
import type { Actor } from '../room/actor.ts';
import { plainRefusal } from '../room/refusals.ts';
import type { Room } from '../room/room.ts';
import { Rooms } from '../room/rooms.ts';
import { MemoryStore } from '../store/memory-store.ts';
import { tournamentStream } from '../store/names.ts';
import { serve } from './built-screens.ts';
import { loudPorts, TestPorts } from './time.ts';

/** A site with real rooms and the built screens; it takes anybody's word in `?as=director`, `display` or `player:ID`. */
export class ScreenSite {
  readonly rooms: Rooms;
  readonly store: MemoryStore;
  private readonly server: Server;
  private readonly sockets: WebSocketServer;

  private constructor(rooms: Rooms, store: MemoryStore) {
    this.rooms = rooms;
    this.store = store;
    this.server = createServer(({ url }, response) => void this.answers(url ?? '/', response));
    this.sockets = new WebSocketServer({ server: this.server, path: '/ws' });
    this.sockets.on('connection', (socket, { url }) => {
      const who = whoIs(new URL(url ?? '/', 'http://site').searchParams.get('as') ?? 'display');
      const client = {
        send: (text: string) => socket.send(text),
        close: (code: number, reason: string) => socket.close(code, reason),
      };
      const say = (frame: ServerFrame): void => socket.send(JSON.stringify(frame));
      let room: Room | null = null;
      socket.on('message', async (data) => {
        const frame = clientFrame.parse(JSON.parse(String(data)));
        if (frame.type === 'ping') return say({ type: 'pong', at: frame.at, now: Date.now() });
        if (frame.type !== 'hello') {
          // A room that has just failed says so, as the server's own sockets do.
          const answer = await room?.ask(client, who, frame).catch(({ message }: Error) => {
            return plainRefusal('key' in frame ? frame.key : null, 'problem', message);
          });
          if (answer != null) say(answer);
          return;
        }
        room = await this.rooms.room(frame.tournament);
        if (room !== null) return room.attach(client, who, frame.seen);
        say({
          type: 'refused',
          key: null,
          code: 'no-such-tournament',
          message: 'there is no such tournament',
          rule: null,
        });
      });
      socket.on('close', () => room?.detach(client));
    });
  }

  /** Serves the screens, and of all the server's routes only a tournament's rulebook and log. */
  private async answers(path: string, response: ServerResponse): Promise<void> {
    const url = new URL(path, 'http://site');
    const [, id, what] = /^\/api\/tournaments\/([\w-]+)\/(rulebook|log)$/.exec(url.pathname) ?? [];
    const room = id === undefined ? null : await this.rooms.room(id);
    if (room === null) return serve(path, response);
    const answer =
      what === 'rulebook' ? { rulebook: room.tournament.rulebook } : await this.log(room.id, url);
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(JSON.stringify(answer));
  }

  /** With a seed the same cards are drawn every time, as pictures that are compared need it. */
  static async open(seed?: number): Promise<ScreenSite> {
    const store = new MemoryStore();
    const ports = loudPorts();
    const rooms = await Rooms.start(
      store,
      seed === undefined ? ports : { ...ports, secret: new TestPorts(seed).secret },
    );
    const site = new ScreenSite(rooms, store);
    await site.listen(0);
    return site;
  }

  /** The log of a tournament, as the server's own route gives it. */
  private async log(id: string, { searchParams }: URL) {
    const events = (await this.store.read(tournamentStream(id))).map(({ data }) => data as TournamentEvent);
    const before = searchParams.get('before');
    const hands = searchParams.get('hands') === 'true';
    const asked = { ...(before !== null && { before: Number(before) }), most: 40, hands };
    return logPage(events, asked, searchParams.get('language') === 'de' ? tellWords.de : tellWords.en);
  }

  private listen(port: number): Promise<void> {
    return new Promise((listening) => this.server.listen(port, '127.0.0.1', listening));
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** Cuts every connection, as if a router were switched off and on. */
  hangUp(): void {
    for (const socket of this.sockets.clients) socket.terminate();
  }

  /** The site is unreachable until the returned function is called. */
  async away(): Promise<() => Promise<void>> {
    const { port } = this;
    this.hangUp();
    this.server.closeAllConnections();
    await new Promise((closed) => this.server.close(closed));
    return () => this.listen(port);
  }

  async close(): Promise<void> {
    await this.away();
    await this.rooms.close();
  }

  private get port(): number {
    return (this.server.address() as AddressInfo).port;
  }
}

const whoIs = (as: string): Actor => {
  const [role = '', player = null] = as.split(':');
  return { device: as.replace(':', '-'), role: role as Actor['role'], player };
};
