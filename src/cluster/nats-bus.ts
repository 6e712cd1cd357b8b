import { deflateSync, inflateSync } from 'node:zlib';
import { connect, errors, type Msg, type NatsConnection } from '@nats-io/transport-node';
import { CannotServe } from '../server/tls/credentials.ts';
import { type Bus, NoAnswer } from './bus.ts';

/** NATS carries a megabyte, so larger messages are compressed. Ours are JSON, which never begins with zlib's byte. */
const COMPRESS_ABOVE_BYTES = 512 * 1024;
const ZLIB_BYTE = 0x78;

const pack = (text: string): Uint8Array => {
  const bytes = Buffer.from(text);
  return bytes.length > COMPRESS_ABOVE_BYTES ? deflateSync(bytes) : bytes;
};
const unpack = (bytes: Uint8Array): string =>
  (bytes[0] === ZLIB_BYTE ? inflateSync(bytes) : Buffer.from(bytes)).toString();

/** Why NATS cannot be used, in one line for people. */
export class NoNats extends CannotServe {}

/** A bus between machines. It reconnects by itself, however long NATS was away. */
export class NatsBus implements Bus {
  private readonly nats: NatsConnection;
  private readonly watching = new Set<(there: boolean) => void>();
  private there = true;

  private constructor(nats: NatsConnection) {
    this.nats = nats;
    void this.follow();
  }

  /** The error for an address we cannot read does not repeat it: it may hold a password. */
  static async open(url: string): Promise<NatsBus> {
    let address: URL;
    try {
      address = new URL(url);
    } catch {
      throw new NoNats('--nats is no address: nats://HOST:PORT is needed');
    }
    const { protocol, hostname, port, username, password } = address;
    const at = `NATS at ${hostname}:${port || 4222}`;
    if (!/^(nats|tls):$/.test(protocol) || hostname === '')
      throw new NoNats('--nats is no address: nats://HOST:PORT is needed');
    const [user, pass] = [decodeURIComponent(username), decodeURIComponent(password)];
    try {
      return new NatsBus(
        await connect({
          servers: `${hostname}:${port || 4222}`,
          name: 'riffle',
          timeout: 5_000,
          maxReconnectAttempts: -1,
          reconnectTimeWait: 200,
          reconnectJitter: 100,
          pingInterval: 3_000,
          maxPingOut: 2,
          ...(protocol === 'tls:' && { tls: {} }),
          ...(user !== '' && (pass === '' ? { token: user } : { user, pass })),
        }),
      );
    } catch (error) {
      if (
        error instanceof errors.AuthorizationError ||
        error instanceof errors.UserAuthenticationExpiredError
      )
        throw new NoNats(`${at} does not let us in: check the name and password`);
      throw new NoNats(`${at} cannot be reached: start it, or check the address`);
    }
  }

  private async follow(): Promise<void> {
    for await (const { type } of this.nats.status()) {
      if (type === 'disconnect') this.tell(false);
      if (type === 'reconnect') this.tell(true);
    }
  }

  private tell(there: boolean): void {
    if (this.there === there) return;
    this.there = there;
    for (const hear of this.watching) hear(there);
  }

  publish(subject: string, text: string): void {
    // Otherwise the client would hold it back and send it when it is no longer true.
    if (this.there && !this.nats.isClosed()) this.nats.publish(subject, pack(text));
  }

  subscribe(subject: string, hear: (text: string) => void): () => void {
    return this.hearing(subject, ({ data }) => hear(unpack(data)));
  }

  answer(subject: string, reply: (text: string) => Promise<string>): () => void {
    return this.hearing(subject, (message) => {
      reply(unpack(message.data)).then(
        (text) => void (!this.nats.isClosed() && message.respond(pack(text))),
        // Whoever asked gets no answer and asks again.
        () => {},
      );
    });
  }

  private hearing(subject: string, hear: (message: Msg) => void): () => void {
    const subscription = this.nats.subscribe(subject, {
      callback: (error, message) => {
        if (error === null) hear(message);
      },
    });
    return () => subscription.unsubscribe();
  }

  async ask(subject: string, text: string, timeoutMs: number): Promise<string> {
    if (!this.there || this.nats.isClosed()) throw new NoAnswer('away');
    try {
      return unpack((await this.nats.request(subject, pack(text), { timeout: timeoutMs })).data);
    } catch (error) {
      const cause = error instanceof Error ? error.cause : null;
      const absent = [error, cause].some((each) => each instanceof errors.NoRespondersError);
      throw new NoAnswer(absent ? 'nobody' : this.there ? 'late' : 'away');
    }
  }

  watch(hear: (there: boolean) => void): () => void {
    this.watching.add(hear);
    return () => this.watching.delete(hear);
  }

  async close(): Promise<void> {
    this.there = false;
    await this.nats.close();
  }
}
