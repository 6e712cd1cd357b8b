import { setTimeout } from 'node:timers/promises';
import type { BrowserContext } from 'playwright-core';
import type { TournamentCommand } from '../engine/tournament/commands.ts';
import type { TournamentView } from '../engine/views/tournament-view.ts';
import type { ServerFrame } from '../protocol/frames.ts';
import { anyhow, Guest } from './guest.ts';
import { Served } from './served.ts';
import { until } from './until.ts';

/** A tournament on a real server, run by its director's device. */
export class ServedTournament {
  readonly id: string;
  readonly token: string;
  readonly code: string;
  readonly served: Served;
  private keys = 0;

  protected constructor(served: Served, id: string, token: string, code: string) {
    this.served = served;
    this.id = id;
    this.token = token;
    this.code = code;
  }

  /** With the token of a device that already directs, or as a new device. */
  static async create(served: Served, wish: object, token?: string): Promise<ServedTournament> {
    const made = await served.ask('/api/tournaments', wish, token);
    if (made.status !== 201) throw new Error(JSON.stringify(made.body));
    return new ServedTournament(served, made.body.tournament, made.token, made.body.joinCode);
  }

  async do(...commands: TournamentCommand[]): Promise<this> {
    for (const command of commands) {
      const key = `served-key-${++this.keys}`;
      const ask = () => this.served.ask(`/api/tournaments/${this.id}/commands`, { key, command }, this.token);
      let answer = await ask();
      // A whole tournament in a moment is more than a device may ask for at once.
      for (; answer.status === 429; answer = await ask()) await setTimeout(200);
      const { status, body } = answer;
      if (status !== 200) throw new Error(`${JSON.stringify(command)}: ${JSON.stringify(body)}`);
    }
    return this;
  }

  /** Everybody has entered and has a seat, and the clock runs. */
  started(names: readonly string[]): Promise<this> {
    return this.do(
      ...names.map(
        (name): TournamentCommand => ({
          type: 'enter',
          player: name.toLowerCase(),
          name,
          prepaid: true,
          adult: true,
        }),
      ),
      { type: 'draw-seats' },
      { type: 'start' },
    );
  }

  async view(): Promise<TournamentView> {
    return (await this.served.ask(`/api/tournaments/${this.id}`, undefined, this.token)).body.view;
  }

  async at(table: string): Promise<string[]> {
    return (await this.view()).tables.find(({ id }) => id === table)!.seats.map(({ player }) => player);
  }

  hand(table: string, ...busts: string[]): Promise<this> {
    return this.do({ type: 'start-hand', table }, { type: 'end-hand', table, busts });
  }

  /** A hand whose busted players do not rebuy. */
  async out(table: string, ...busts: string[]): Promise<this> {
    await this.hand(table, ...busts);
    const { questions } = await this.view();
    for (const player of busts)
      if (questions.some((each) => each.is === 'rebuy' && each.player === player))
        await this.do({ type: 'answer', question: 'rebuy', player, rebuy: false });
    return this;
  }

  /** At one table: these players bust one after another, and the last one left wins. */
  async playedOut(out: readonly string[]): Promise<this> {
    for (const player of out) await this.hand('1', player);
    if ((await this.view()).phase !== 'over') await this.do({ type: 'finish' });
    return this;
  }
}

/** As fast as the server deals, with a moment for phones to reveal their part of the shuffle. */
const PACE = { action: 1_000, bank: 0, street: 1, between: 60, think: [0, 0], reveal: 400, rebuy: 50 };

/** A dealt tournament on a server of its own: Ann, who plays anything legal, among bots. */
export class PlayedTournament extends ServedTournament {
  readonly ann: { readonly token: string; readonly player: string };
  readonly guest: Guest;
  private hands = 0;
  private playing = true;

  private constructor(
    { served, id, token, code }: ServedTournament,
    ann: PlayedTournament['ann'],
    allIn: number,
  ) {
    super(served, id, token, code);
    this.ann = ann;
    const hear = (frame: ServerFrame): void => {
      if (frame.type !== 'tournament') return;
      const { tables } = frame.view;
      this.hands = Math.max(...tables.map(({ hand, playing }) => hand - (playing ? 1 : 0)));
      this.playing = tables.some(({ playing }) => playing);
    };
    const policy = anyhow(() => allIn);
    this.guest = new Guest({ url: served.socket, ...ann, tournament: id, policy, hear });
  }

  /** Everybody has a seat, and nothing is dealt yet; `allIn` is how often Ann goes all-in. */
  static async seated(
    bots: number,
    allIn = 0.08,
    pace: object = {},
    choices: object = {},
  ): Promise<PlayedTournament> {
    const served = await Served.start();
    const created = await ServedTournament.create(served, {
      name: 'Thursday game',
      rulebook: 'homepokertourney',
      kind: 'dealt',
      bots,
      pace: { ...PACE, ...pace },
      choices,
    });
    const { token, body } = await served.ask('/api/join', { code: created.code, name: 'Ann' });
    const played = new PlayedTournament(created, { token, player: body.player }, allIn);
    return played.do(
      { type: 'enter', player: played.ann.player, name: 'Ann', adult: true },
      { type: 'draw-seats', kind: 'dealt' },
    );
  }

  /** Ann plays until that many hands are over, whether she is still in or not. */
  async play(hands: number): Promise<void> {
    this.guest.connect();
    await this.do({ type: 'start' });
    await until(() => this.hands >= hands);
  }

  /** Stops the clock, so that no hand begins anymore, and waits for the last one to end. */
  async stop(): Promise<void> {
    await this.do({ type: 'clock', do: 'stop', why: 'break' });
    await until(() => !this.playing);
  }

  /** Makes a browser Ann's, or the director's. */
  async admit(context: BrowserContext, token = this.ann.token): Promise<void> {
    await context.addCookies([{ name: 'riffle', value: token, url: this.served.origin }]);
  }

  async end(): Promise<void> {
    this.guest.leave();
    await this.served.end();
  }
}
