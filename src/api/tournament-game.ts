import type { Rulebook } from '../engine/choices/rulebook.ts';
import { accept, type Refusal, type Result, refuse } from '../engine/refusal.ts';
import type { TournamentCommand } from '../engine/tournament/commands.ts';
import { createTournament } from '../engine/tournament/create.ts';
import { decide } from '../engine/tournament/decide.ts';
import type { TournamentEvent } from '../engine/tournament/events.ts';
import { evolve, tournamentFrom } from '../engine/tournament/evolve.ts';
import { handSetup } from '../engine/tournament/hands/setup.ts';
import type { UndoStack } from '../engine/tournament/undo.ts';
import {
  type TournamentAudience,
  type TournamentView,
  viewTournament,
} from '../engine/views/tournament-view.ts';
import { findRulebook } from '../rulebooks/index.ts';
import { HandGame, noRulebook } from './hand-game.ts';

/** Time and chance, which the engine never takes by itself: so every tournament can be replayed to the card. */
export type Circumstances = {
  /** Milliseconds on any clock that never goes back. */
  readonly now: number;
  /** 64 hexadecimal digits: what is drawn by card follows from them. */
  readonly seed: string;
};

/** A tournament to play. */
export type TournamentOptions = {
  readonly name: string;
  /** The id of a rulebook, or one of your own: data, so a copy of ours with some choices changed will do. */
  readonly rulebook: string | Rulebook;
  /** `live` if people deal the cards and tell what came of it, `dealt` if you deal them with `startHand`. */
  readonly kind?: 'live' | 'dealt';
  readonly id?: string;
};

/** A whole tournament: entries, seats, clock, hands, moves, money, questions and undo, under the rulebook it began with. */
export class TournamentGame {
  private history: UndoStack;
  private readonly told: TournamentEvent[];

  private constructor(events: readonly TournamentEvent[]) {
    this.told = [...events];
    this.history = tournamentFrom(events);
  }

  static create({
    name,
    rulebook,
    kind = 'live',
    id = 'tournament',
  }: TournamentOptions): Result<TournamentGame> {
    const book = typeof rulebook === 'string' ? findRulebook(rulebook) : rulebook;
    if (book === undefined) return refuse(noRulebook(String(rulebook)));
    const created = createTournament(id, name, book, kind);
    return created.ok ? accept(new TournamentGame(created.value)) : created;
  }

  /** The tournament as it was after these events. */
  static from(events: Iterable<TournamentEvent>): TournamentGame {
    return new TournamentGame([...events]);
  }

  /** Everything that has happened: store this, and `TournamentGame.from` brings the tournament back. */
  get events(): readonly TournamentEvent[] {
    return this.told;
  }

  /** Does what somebody wants, or says why not. Null if it is done. `riffle night --list` names every command. */
  do(command: TournamentCommand, circumstances: Circumstances): Refusal | null {
    const { now, seed: entropy } = circumstances;
    const decided = decide(this.history, command, { now, entropy });
    if (!decided.ok) return decided.refusal;
    for (const event of decided.value.events) this.take(event);
    return null;
  }

  /** What somebody may see, with the director's tasks and questions. Safe to send as JSON. */
  view(audience: TournamentAudience, now: number): TournamentView {
    return viewTournament(this.history.tournament, audience, now, this.history);
  }

  /** Begins the next hand at a table you deal: its button, blinds and stacks come from the tournament. */
  startHand(table: string, circumstances: Circumstances): Result<HandGame> {
    const refusal = this.do({ type: 'start-hand', table, dealer: true }, circumstances);
    if (refusal !== null) return refuse(refusal);
    return HandGame.of(handSetup(this.history.tournament, table), { seed: circumstances.seed });
  }

  /** Ends it: its stacks count, and players without chips are out. */
  endHand(table: string, hand: HandGame, circumstances: Circumstances): Refusal | null {
    const seats = this.history.tournament.tables.get(table)?.seats ?? new Map<number, string>();
    const [first] = hand.events;
    const before = first?.type === 'started' ? first.setup.players : [];
    const started = new Map(before.map(({ seat, stack }) => [seat, stack]));
    const stacks: Record<string, number> = {};
    const startedWith: Record<string, number> = {};
    for (const [seat, stack] of Object.entries(hand.stacks)) {
      const player = seats.get(Number(seat));
      if (player === undefined) continue;
      stacks[player] = stack;
      if (stack === 0) startedWith[player] = started.get(Number(seat)) ?? 0;
    }
    return this.do({ type: 'end-hand', table, stacks, startedWith, dealer: true }, circumstances);
  }

  private take(event: TournamentEvent): void {
    this.history = evolve(this.history, event);
    this.told.push(event);
  }
}
