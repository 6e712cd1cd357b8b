import { deflateSync, inflateSync } from 'node:zlib';
import { connect, errors, type Msg, type NatsConnection } from '@nats-io/transport-node';
import { CannotServe } from '../server/tls/credentials.ts';
import { type Bus, NoAnswer } from './bus.ts';

/** NATS carries a megabyte; what comes near it is packed. Ours is JSON, so no text begins as a packed one does. */
const LARGE = 512 * 1024;
const PACKED = 0x78;

const pack = (text: string): Uint8Array => {
  const bytes = Buffer.from(text);
  return bytes.length > LARGE ? deflateSync(bytes) : bytes;
};
const unpack = (bytes: Uint8Array): string =>
  (bytes[0] === PACKED ? inflateSync(bytes) : Buffer.from(bytes)).toString();

/** Why NATS cannot be had, in one line for people. */
export class NoNats extends CannotServe {}

/** A bus between machines. It comes back by itself, however long NATS was away. */
export class NatsBus implements Bus {
  private readonly nats: NatsConnection;
  private readonly watching = new Set<(there: boolean) => void>();
  private there = true;

  private constructor(nats: NatsConnection) {
    this.nats = nats;
    void this.follow();
  }

  /** Of an address that is not understood nothing is shown: it may hold a password. */
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
    // Otherwise the client would keep it and say it later, when it is no longer true.
    if (this.there && !this.nats.isClosed()) this.nats.publish(subject, pack(text));
  }

  subscribe(subject: string, hear: (text: string) => void): () => void {
    return this.hearing(subject, ({ data }) => hear(unpack(data)));
  }

  answer(subject: string, reply: (text: string) => Promise<string>): () => void {
    return this.hearing(subject, (message) => {
      reply(unpack(message.data)).then(
        (text) => void (!this.nats.isClosed() && message.respond(pack(text))),
        // Who asked hears nothing and asks again.
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

  async ask(subject: string, text: string, ms: number): Promise<string> {
    if (!this.there || this.nats.isClosed()) throw new NoAnswer('away');
    try {
      return unpack((await this.nats.request(subject, pack(text), { timeout: ms })).data);
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
