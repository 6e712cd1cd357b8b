// A line as slow as a phone's: every byte to and from the server goes through here, sockets and handshakes too, which the
// browser's own throttling leaves out.
import { connect, createServer } from 'node:net';

/** The wait before a lost packet is sent again. */
const AGAIN_MS = 300;

/**
 * One way: so many bytes a second for all connections together, and half the round trip on top. A lost packet is sent again,
 * and holds up what comes after it.
 */
class Way {
  constructor(bytesPerSecond, delay, loss) {
    this.rate = bytesPerSecond / 1000;
    this.delay = delay;
    this.loss = loss;
    this.free = 0;
  }

  /** In pieces of about a packet, so that a large file leaves room for a small one beside it. */
  carry(data, to, notBefore = 0) {
    for (let from = 0; from < data.length; from += 1400) {
      const piece = data.subarray(from, from + 1400);
      const now = performance.now();
      const lost = Math.random() < this.loss ? AGAIN_MS : 0;
      this.free = Math.max(this.free, now, notBefore) + piece.length / this.rate + lost;
      // Timers of nearly the same moment may swap; what goes out does not.
      to.waiting ??= [];
      to.waiting.push(piece);
      setTimeout(
        () => {
          const next = to.waiting.shift();
          if (to.writable) to.write(next);
        },
        this.free + this.delay - now,
      );
    }
  }
}

/** Resolves to the port that leads to the server's. */
export function slowLine(port, { rtt, down, up, loss = 0 }) {
  const [there, back] = [new Way(up / 8, rtt / 2, loss), new Way(down / 8, rtt / 2, loss)];
  const server = createServer((client) => {
    const upstream = connect(port, '127.0.0.1');
    for (const socket of [client, upstream]) socket.setNoDelay(true).on('error', () => {});
    // The handshake is a round trip of its own before the first byte.
    const opened = performance.now() + rtt;
    client.on('data', (data) => there.carry(data, upstream, opened));
    upstream.on('data', (data) => back.carry(data, client));
    client.on('close', () => upstream.destroy());
    upstream.on('close', () => setTimeout(() => client.destroy(), rtt));
  });
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () =>
      resolve({ port: server.address().port, close: () => server.close() }),
    );
  });
}
