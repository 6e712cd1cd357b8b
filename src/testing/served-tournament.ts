import { setTimeout } from 'node:timers/promises';
import type { TournamentCommand } from '../engine/tournament/commands.ts';
import type { TournamentView } from '../engine/views/tournament-view.ts';
import type { Served } from './served.ts';

/** A night on a real server, told what happens by its director's device. */
export class ServedTournament {
  readonly id: string;
  readonly token: string;
  readonly code: string;
  private readonly served: Served;
  private keys = 0;

  private constructor(served: Served, id: string, token: string, code: string) {
    this.served = served;
    this.id = id;
    this.token = token;
    this.code = code;
  }

  /** With the token of a device that directs already, or a new one. */
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
      // A whole night in a moment is more than a device may ask for at once.
      for (; answer.status === 429; answer = await ask()) await setTimeout(200);
      const { status, body } = answer;
      if (status !== 200) throw new Error(`${JSON.stringify(command)}: ${JSON.stringify(body)}`);
    }
    return this;
  }

  /** Entered, seated, and the clock runs. */
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

  /** At one table: these go out one after the other, and who is left has won. */
  async playedOut(out: readonly string[]): Promise<this> {
    for (const player of out) await this.hand('1', player);
    if ((await this.view()).phase !== 'over') await this.do({ type: 'finish' });
    return this;
  }
}
