// A line as slow as a phone's: every byte to and from the server goes through here, sockets and handshakes too, which the
// browser's own throttling leaves out.
import { connect, createServer } from 'node:net';

/** One way: so many bytes a second for all connections together, and half the round trip on top. */
class Way {
  constructor(bytesPerSecond, delay) {
    this.rate = bytesPerSecond / 1000;
    this.delay = delay;
    this.free = 0;
  }

  /** In pieces of about a packet, so that a large file leaves room for a small one beside it. */
  carry(data, to) {
    for (let from = 0; from < data.length; from += 1400) {
      const piece = data.subarray(from, from + 1400);
      const now = performance.now();
      this.free = Math.max(this.free, now) + piece.length / this.rate;
      setTimeout(() => to.writable && to.write(piece), this.free + this.delay - now);
    }
  }
}

/** Resolves to the port that leads to the server's. */
export function slowLine(port, { rtt, down, up }) {
  const [there, back] = [new Way(up / 8, rtt / 2), new Way(down / 8, rtt / 2)];
  const server = createServer((client) => {
    const upstream = connect(port, '127.0.0.1');
    for (const socket of [client, upstream]) socket.setNoDelay(true).on('error', () => {});
    // The handshake is a round trip of its own before the first byte.
    const opened = performance.now() + rtt;
    client.on('data', (data) => {
      const wait = Math.max(0, opened - performance.now());
      setTimeout(() => there.carry(data, upstream), wait);
    });
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
