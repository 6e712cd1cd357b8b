import { expect } from 'vitest';
import { type LegalActions, legalActions } from '../engine/betting/legal.ts';
import { entropyFrom } from '../engine/cards/chacha.ts';
import type { Entropy } from '../engine/cards/shuffle.ts';
import type { Rulebook } from '../engine/choices/rulebook.ts';
import { readClock } from '../engine/clock/clock.ts';
import type { Action } from '../engine/hand/play.ts';
import { OVER } from '../engine/record/hand.ts';
import type { Refusal } from '../engine/refusal.ts';
import { under } from '../engine/seating/draw.ts';
import type { SystemCommand, TournamentCommand } from '../engine/tournament/commands.ts';
import { createTournament } from '../engine/tournament/create.ts';
import { decide } from '../engine/tournament/decide.ts';
import type { TournamentEvent } from '../engine/tournament/events.ts';
import { evolve, tournamentFrom } from '../engine/tournament/evolve.ts';
import { handSetup } from '../engine/tournament/hands/setup.ts';
import { foldsInTurn } from '../engine/tournament/hands/start.ts';
import { colorUpDue } from '../engine/tournament/race/race.ts';
import { rebuyRefusal } from '../engine/tournament/rebuys/rebuys.ts';
import { arrangementDue, mayComeBack } from '../engine/tournament/seats/arrange.ts';
import {
  nobodyPlays,
  playersIn,
  type Tournament,
  type TournamentKind,
} from '../engine/tournament/state/state.ts';
import type { UndoStack } from '../engine/tournament/undo.ts';
import { PlayedHand } from '../history/replay.ts';
import { findRulebook, layered, type RulebookFile } from '../rulebooks/index.ts';

export const MINUTE = 60_000;

type Move = { readonly action: Action; readonly to?: number };

/** A tournament in the engine alone: commands in, events out, with a clock of its own and chance from a seed. */
export class EngineTournament {
  history: UndoStack;
  readonly events: TournamentEvent[];
  now = 0;
  private readonly dice: Entropy;

  constructor(
    rulebook: string | RulebookFile | Rulebook,
    seed = '11'.repeat(32),
    kind: TournamentKind = 'live',
  ) {
    const rules =
      typeof rulebook === 'string'
        ? findRulebook(rulebook)!
        : 'over' in rulebook
          ? layered(rulebook as RulebookFile)
          : (rulebook as Rulebook);
    const created = createTournament('tournament', 'A night', rules, kind);
    if (!created.ok) throw new Error(created.refusal.message);
    this.events = [...created.value];
    this.history = tournamentFrom(this.events);
    this.dice = entropyFrom(seed)!;
  }

  get tournament(): Tournament {
    return this.history.tournament;
  }

  get over(): boolean {
    return this.tournament.phase === 'over';
  }

  /** A fresh seed for the next command. */
  seed(): string {
    return Array.from({ length: 8 }, () => (this.dice.next() >>> 0).toString(16).padStart(8, '0')).join('');
  }

  under(n: number): number {
    return under(n, this.dice);
  }

  try(command: TournamentCommand | SystemCommand, entropy = this.seed()): Refusal | null {
    const decided = decide(this.history, command, { now: this.now, entropy });
    if (!decided.ok) return decided.refusal;
    for (const event of decided.value.events) {
      this.history = evolve(this.history, event);
      this.events.push(event);
    }
    return null;
  }

  do(command: TournamentCommand | SystemCommand, entropy = this.seed()): this {
    const refusal = this.try(command, entropy);
    expect(refusal, `${JSON.stringify(command)}: ${refusal?.message}`).toBeNull();
    return this;
  }

  enter(...names: string[]): this {
    for (const name of names) this.do({ type: 'enter', player: name.toLowerCase(), name, adult: true });
    return this;
  }

  /** Players P1, P2 …, seats drawn, clock running; somebody taps in every hand. */
  started(players: number, kind: 'live' | 'dealt' = 'live'): this {
    this.startedUntracked(players, kind);
    if (kind === 'live')
      for (const table of this.tournament.tables.keys()) this.do({ type: 'track', table, on: true });
    return this;
  }

  /** The same, and nobody taps hands in. */
  startedUntracked(players: number, kind: 'live' | 'dealt' = 'live'): this {
    this.enter(...Array.from({ length: players }, (_, at) => `P${at + 1}`));
    return this.do({ type: 'draw-seats', kind }).do({ type: 'start' });
  }

  /** Deals a hand at a dealt table; absent players have posted their blinds and their hands are dead. */
  deal(table: string): PlayedHand {
    this.do({ type: 'start-hand', table, dealer: true });
    const { sitting, dead, seats } = this.tournament.tables.get(table)!.hand!;
    const played = new PlayedHand();
    expect(
      played.do({ type: 'start', setup: handSetup(this.tournament, table), entropy: this.seed() }),
    ).toBeNull();
    const unplayed = new Set([...sitting, ...dead]);
    if (unplayed.size < seats.length)
      for (const seat of unplayed)
        played.do({ type: 'kill', seat, rule: this.tournament.rulebook.tournament.absentHands.cite });
    return played;
  }

  /** Deals and plays a hand at a dealt table. */
  playHand(table: string, act: (legal: LegalActions) => Move = (legal) => this.whim(legal)): void {
    const played = this.deal(table);
    const { seats } = this.tournament.tables.get(table)!;
    while (played.hand.phase !== OVER) {
      const legal = legalActions(played.hand);
      const refusal =
        legal === null
          ? played.do({ type: 'proceed' })
          : played.do({
              type: 'act',
              seat: legal.seat,
              ...(foldsInTurn(this.tournament, table, legal.seat) ? { action: 'fold' } : act(legal)),
            });
      expect(refusal).toBeNull();
    }
    const stacks = Object.fromEntries(
      [...seats].map(([seat, player]) => [player, played.hand.stacks[played.hand.placeOf(seat)]!]),
    );
    this.do({ type: 'end-hand', table, stacks, dealer: true });
  }

  /** What a random player does: mostly passive, sometimes all-in. */
  private whim(legal: LegalActions): Move {
    const roll = this.under(100);
    if (legal.raise !== null && roll >= 80)
      return { action: 'raise', to: roll >= 97 ? legal.raise.maximum : legal.raise.minimum };
    if (legal.canCheck) return { action: 'check' };
    return { action: roll < 50 ? 'fold' : 'call' };
  }

  /** Does whatever is due between hands. */
  settle(): void {
    if (!nobodyPlays(this.tournament) || this.tournament.phase !== 'running') return;
    if (colorUpDue(this.tournament, this.now) !== null) this.do({ type: 'color-up' });
    while (arrangementDue(this.tournament, this.now) !== null) this.do({ type: 'rearrange' });
  }

  /** It is later; every table's hands were tapped in all along, and the button is where it began. */
  tappedUntil(now: number): this {
    this.now = now;
    for (const { id, firstButton } of [...this.tournament.tables.values()])
      this.do({ type: 'track', table: id, on: true, button: firstButton });
    return this;
  }

  /** One hand at a live table, in which these players bust and say that they are out. */
  hand(table: string, ...busts: string[]): this {
    this.do({ type: 'start-hand', table }).do({ type: 'end-hand', table, busts });
    return this.out(...busts);
  }

  /** They don't rebuy, where the seats wait for that. */
  out(...players: string[]): this {
    if (this.tournament.tables.size === 1) return this;
    for (const player of players)
      if (mayComeBack(this.tournament, this.now).some(({ id }) => id === player))
        this.do({ type: 'answer', question: 'rebuy', player, rebuy: false });
    return this;
  }

  at(table: string): string[] {
    return [...this.tournament.tables.get(table)!.seats]
      .sort(([a], [b]) => a - b)
      .map(([, player]) => player);
  }

  rebuyers(): string[] {
    return [...this.tournament.players.values()]
      .filter(
        (player) =>
          player.standing.is === 'busted' && rebuyRefusal(this.tournament, player, this.now) === null,
      )
      .map(({ id }) => id);
  }

  /** Plays a dealt tournament to its end, two minutes a hand. */
  playOut(look: () => void = () => {}, between: () => void = () => {}): this {
    for (let hands = 0; !this.over; hands++) {
      expect(hands, 'the tournament ends').toBeLessThan(20_000);
      const face = readClock(this.tournament.clock, this.now);
      if (face.onBreak) this.now += face.left ?? 0;
      between();
      this.settle();
      if (playersIn(this.tournament).length === 1) {
        if (this.tournament.phase === 'running') this.do({ type: 'finish' });
        break;
      }
      look();
      for (const table of [...this.tournament.tables.keys()]) {
        if (this.over || arrangementDue(this.tournament, this.now) !== null) break;
        if (this.tournament.tables.get(table)!.seats.size > 1) this.playHand(table);
      }
      look();
      this.now += 2 * MINUTE;
    }
    return this;
  }
}
