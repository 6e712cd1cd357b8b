import type { BrowserContext } from 'playwright-core';
import type { ServerFrame } from '../protocol/frames.ts';
import { anyhow, Guest, type Policy } from './guest.ts';
import { Served } from './served.ts';

/** As fast as the server deals, with a moment for phones to open their part of the shuffle. */
const PACE = { action: 1_000, bank: 0, street: 1, between: 60, think: [0, 0], reveal: 400, rebuy: 50 };

async function until(done: () => boolean): Promise<void> {
  for (let waited = 0; !done(); waited++) {
    if (waited > 1500) throw new Error('it never happens');
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
}

/** A dealt night on a real server: Ann, who plays anyhow, among bots. */
export class PlayedTournament {
  readonly served: Served;
  readonly tournament: string;
  readonly director: string;
  readonly ann: { readonly token: string; readonly player: string };
  readonly guest: Guest;
  private hands = 0;
  private playing = true;
  private keys = 0;

  private constructor(
    served: Served,
    tournament: string,
    director: string,
    ann: { token: string; player: string },
    policy: Policy,
  ) {
    this.served = served;
    this.tournament = tournament;
    this.director = director;
    this.ann = ann;
    const hear = (frame: ServerFrame): void => {
      if (frame.type !== 'tournament') return;
      const { tables } = frame.view;
      this.hands = Math.max(...tables.map(({ hand, playing }) => hand - (playing ? 1 : 0)));
      this.playing = tables.some(({ playing }) => playing);
    };
    this.guest = new Guest({ url: served.socket, ...ann, tournament, policy, hear });
  }

  static async create(bots: number, allIn = 0.08, pace: object = {}): Promise<PlayedTournament> {
    const served = await Served.start();
    const { body, token } = await served.ask('/api/tournaments', {
      name: 'Thursday game',
      rulebook: 'homepokertourney',
      kind: 'dealt',
      bots,
      pace: { ...PACE, ...pace },
    });
    const { tournament, joinCode } = body;
    const joined = await served.ask('/api/join', { code: joinCode, name: 'Ann' });
    const ann = { token: joined.token, player: joined.body.player as string };
    const played = new PlayedTournament(
      served,
      tournament,
      token,
      ann,
      anyhow(() => allIn),
    );
    await played.do({ type: 'enter', player: ann.player, name: 'Ann', adult: true });
    await played.do({ type: 'draw-seats', kind: 'dealt' });
    return played;
  }

  async do(command: object): Promise<void> {
    const key = `night-key-${this.keys++}`;
    const path = `/api/tournaments/${this.tournament}/commands`;
    const { status, body } = await this.served.ask(path, { key, command }, this.director);
    if (status !== 200) throw new Error(JSON.stringify(body));
  }

  /** Ann plays until so many hands are over, whether she is still in or not. */
  async play(hands: number): Promise<void> {
    this.guest.connect();
    await this.do({ type: 'start' });
    await until(() => this.hands >= hands);
  }

  /** The clock is stopped, so no hand begins any more, and the last one is over. */
  async stop(): Promise<void> {
    await this.do({ type: 'clock', do: 'stop', why: 'break' });
    await until(() => !this.playing);
  }

  /** A browser that is Ann's, or the director's. */
  async admit(context: BrowserContext, token = this.ann.token): Promise<void> {
    await context.addCookies([{ name: 'riffle', value: token, url: this.served.origin }]);
  }

  async end(): Promise<void> {
    this.guest.leave();
    await this.served.end();
  }
}
