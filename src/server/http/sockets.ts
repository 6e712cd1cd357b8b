import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import type { FastifyBaseLogger } from 'fastify';
import { type WebSocket, WebSocketServer } from 'ws';
import { LONGEST_FRAME } from '../../protocol/frames.ts';
import { nameOf } from '../people/codes.ts';
import { Connection, type SocketOptions } from './connection.ts';
import type { ServerContext } from './context.ts';
import { Problem, problem, stranger, tooFast } from './problem.ts';
import { hostAllowed, originAllowed } from './security.ts';
import { CLOSED } from './session.ts';
import { tokenIn } from './token.ts';

export const SOCKET_OPTIONS: SocketOptions = {
  heartbeatMs: 15_000,
  helloMs: 10_000,
  mostBuffered: 1024 * 1024,
  mostPerDevice: 20,
};

/** A frame up to here is told that it is too long; beyond it the socket is closed while it is still being read. */
const LONGEST_READ = 4 * LONGEST_FRAME;
/** Every open socket of the server. */
export class Sockets {
  private readonly context: ServerContext;
  private readonly log: FastifyBaseLogger;
  private readonly options: SocketOptions;
  private readonly server = new WebSocketServer({ noServer: true, maxPayload: LONGEST_READ });
  private readonly connections = new Set<Connection>();
  private readonly heartbeat: NodeJS.Timeout;
  private readonly unwatch: (() => void)[];

  constructor(context: ServerContext, log: FastifyBaseLogger, options: SocketOptions = SOCKET_OPTIONS) {
    this.context = context;
    this.log = log;
    this.options = options;
    this.heartbeat = setInterval(() => this.beat(), options.heartbeatMs);
    this.heartbeat.unref();
    this.unwatch = [
      context.people.watch((device, tournament) => {
        for (const connection of this.of(device))
          connection.guard(() => connection.membershipChanged(tournament));
      }),
      context.people.watchDoors((tournament) => {
        for (const connection of this.connections) connection.guard(() => connection.doorChanged(tournament));
      }),
    ];
  }

  listenOn(server: Server): void {
    server.on('upgrade', (request, socket, head) => {
      socket.on('error', () => socket.destroy());
      try {
        const device = this.admitted(request);
        this.server.handleUpgrade(request, socket, head, (ws) => this.open(ws, socket, device));
      } catch (error) {
        turnAway(socket, error instanceof Problem ? error : problem(400, 'bad-request', 'No socket here.'));
      }
    });
  }

  /** The device behind a request for a socket; throws why it gets none. */
  private admitted(request: IncomingMessage): string {
    const { headers, url } = request;
    if (url?.split('?')[0] !== '/ws') throw problem(404, 'not-found', 'There is nothing here.');
    const { answersTo, clientOf, limits, named, people } = this.context;
    const { network, https } = clientOf(request);
    if (!hostAllowed(headers.host, answersTo))
      throw problem(421, 'wrong-host', 'This server does not go by that name.');
    if (!originAllowed(headers, https, named))
      throw problem(403, 'wrong-origin', 'Only pages of this server may do that.');
    if (!limits.sockets.take(network)) throw tooFast();
    const device = people.deviceOf(tokenIn(headers));
    if (device === null) throw stranger();
    if (this.of(device).length >= this.options.mostPerDevice)
      throw problem(429, 'too-many-sockets', 'This device has too many sockets open.');
    return device;
  }

  private open(ws: WebSocket, stream: Duplex, device: string): void {
    const { context, log, options } = this;
    const connection = new Connection(ws, stream, device, context, log, options);
    this.connections.add(connection);
    context.presence.came(nameOf(device));
    this.context.metrics.sockets.set(this.connections.size);
    ws.on('close', () => {
      this.connections.delete(connection);
      context.presence.left(nameOf(device));
      this.context.metrics.sockets.set(this.connections.size);
    });
  }

  private of(device: string): Connection[] {
    return [...this.connections].filter((connection) => connection.device === device);
  }

  private beat(): void {
    for (const connection of this.connections) connection.guard(() => connection.beat());
  }

  /** Says goodbye; a client that does not answer is let go. */
  async close(): Promise<void> {
    clearInterval(this.heartbeat);
    for (const unwatch of this.unwatch) unwatch();
    const left = [...this.connections].map((connection) => connection.end(CLOSED.away, 'the server stops'));
    await Promise.all(left);
    this.server.close();
  }
}

function turnAway(socket: Duplex, { status, body }: Problem): void {
  const text = JSON.stringify(body);
  socket.end(
    `HTTP/1.1 ${status} No\r\nConnection: close\r\nContent-Type: application/json\r\nContent-Length: ${Buffer.byteLength(text)}\r\n\r\n${text}`,
  );
}
