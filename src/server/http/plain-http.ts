import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { Context } from './context.ts';
import { hostAllowed } from './security.ts';

/** How long a client that nothing is known of may stay silent. */
export const SILENT_MS = 10_000;
/** Every handshake of TLS begins with it, and no request over plain http does. */
const HANDSHAKE = 0x16;

/**
 * Makes a server for https tell a browser that came without it where to go. The answer lets go of everybody who has not
 * got as far as a request, for a server that stops.
 */
export function answerPlain(
  server: Server,
  { answersTo }: Pick<Context, 'answersTo'>,
  silentMs = SILENT_MS,
): () => Promise<void> {
  const [secure] = server.listeners('connection') as ((socket: Socket) => void)[];
  const open = new Set<Socket>();
  server.removeAllListeners('connection');
  server.on('connection', (socket: Socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
    // A client that hangs up before it has said anything is no news.
    const gone = (): void => void socket.destroy();
    socket.on('error', gone).setTimeout(silentMs, gone);
    socket.once('data', (first: Buffer) => {
      if (first[0] !== HANDSHAKE) return void socket.end(redirect(first.toString('latin1'), answersTo));
      socket.off('error', gone).off('timeout', gone).setTimeout(0);
      socket.pause().unshift(first);
      secure!.call(server, socket);
    });
  });
  // A handshake that failed or took too long; what it might be told could not be encrypted.
  server.on('tlsClientError', (_, socket: Socket) => socket.destroy());
  return async () => {
    for (const socket of open) socket.destroy();
  };
}

/** For this once: tomorrow the server may be on plain http again. */
function redirect(request: string, answersTo: Context['answersTo']): string {
  const path = /^GET (\/\S*) HTTP\/1/.exec(request)?.[1];
  const host = /\r\nhost: *(\S+)\r\n/i.exec(request)?.[1];
  const here = path !== undefined && hostAllowed(host, answersTo);
  const said = 'This server is reached by https:// only.\n';
  return [
    here ? `HTTP/1.1 307 Temporary Redirect\r\nLocation: https://${host}${path}` : 'HTTP/1.1 400 Bad Request',
    'Cache-Control: no-store',
    'Connection: close',
    'Content-Type: text/plain; charset=utf-8',
    `Content-Length: ${said.length}`,
    `\r\n${said}`,
  ].join('\r\n');
}
