import { cardText } from '../engine/cards/card.ts';
import { readClock } from '../engine/clock/clock.ts';
import { currencyOf } from '../engine/money/currency.ts';
import type { TournamentCommand } from '../engine/tournament/commands.ts';
import type { TournamentEvent } from '../engine/tournament/events.ts';
import { evolve, tournamentFrom } from '../engine/tournament/evolve.ts';
import { finishes } from '../engine/tournament/money/finish.ts';
import { purseOf } from '../engine/tournament/state/purse.ts';
import { type PlayerId, playersIn, type Tournament } from '../engine/tournament/state/state.ts';
import type { UndoStack } from '../engine/tournament/undo.ts';
import { chipsText, listText, moneyText, type Writing } from './figures.ts';
import { type StepReader, stepText } from './step-text.ts';
import type { StepWords } from './step-words.ts';

/** The circumstances of an event. */
export type Moment = {
  readonly before: Tournament;
  readonly tournament: Tournament;
  /** The time of the command it came from. */
  readonly now: number;
  /** The director's command behind it, or the one undone or redone; old tournaments have none. */
  readonly command: TournamentCommand | null;
};

/** Every event with its circumstances. */
export function* moments(events: readonly TournamentEvent[]): Generator<[TournamentEvent, Moment]> {
  let history: UndoStack = tournamentFrom(events.slice(0, 1));
  let now = events.find((event) => event.type === 'began')?.at ?? 0;
  let began: TournamentCommand | null = null;
  for (const event of events) {
    const { tournament: before, past, undone } = history;
    history = evolve(history, event);
    if (event.type === 'began' || event.type === 'asked' || event.type === 'hand-followed') now = event.at;
    if (event.type === 'began') began = event.command ?? null;
    const step =
      event.type === 'undone'
        ? past.at(-1)
        : event.type === 'redone'
          ? undone.at(-1)
          : event.type === 'retracted'
            ? past.find(({ number }) => number === event.step)
            : undefined;
    const command = step === undefined ? began : step.command;
    yield [event, { before, tournament: history.tournament, now, command }];
  }
}

type Of<Type extends TournamentEvent['type']> = Extract<TournamentEvent, { readonly type: Type }>;

/** A language's sentence for each event, and what the story of a tournament says besides. */
export type TellWords = {
  readonly writing: Writing;
  readonly steps: StepWords;
  readonly sentences: { readonly [Type in TournamentEvent['type']]: (event: Of<Type>, told: Told) => string };
  readonly seatsDrawn: string;
  /** A table as it was drawn: each seat with its player. */
  readonly table: (id: string, seats: readonly SeatDrawn[]) => string;
  readonly level: (level: number, blinds: string, players: number) => string;
  readonly wins: (name: string) => string;
  readonly prizePool: (amount: string) => string;
};

export type SeatDrawn = {
  readonly seat: number;
  readonly name: string;
  /** The card drawn for the button, where there was a draw. */
  readonly card: string | null;
  readonly button: boolean;
};

/** An event's circumstances, with everything worked out that a sentence needs. */
export class Told implements StepReader {
  private readonly words: TellWords;
  private readonly moment: Moment;

  constructor(words: TellWords, moment: Moment) {
    this.words = words;
    this.moment = moment;
  }

  name(id: PlayerId): string {
    const { before, tournament } = this.moment;
    return (tournament.players.get(id) ?? before.players.get(id))?.name ?? id;
  }
  nameBefore(id: PlayerId): string {
    return this.moment.before.players.get(id)?.name ?? id;
  }
  chips(amount: number): string {
    return chipsText(amount, this.words.writing);
  }
  money(cents: number): string {
    return moneyText(cents, currencyOf(this.moment.tournament.rulebook), this.words.writing);
  }
  list(names: readonly string[]): string {
    return listText(names, this.words.writing);
  }

  /** What the director did, undid or redid; old tournaments know it only in English. */
  step({ what }: { readonly what: string }): string {
    const { command } = this.moment;
    return command === null ? what : stepText(command, this.words.steps, this);
  }

  get left(): number {
    return playersIn(this.moment.tournament).length;
  }
  get purse(): string {
    return this.money(purseOf(this.moment.tournament));
  }
  /** The prizes: 1. Ann $175. */
  get prizes(): string[] {
    const { tournament } = this.moment;
    return [...finishes(tournament)]
      .filter(([, { prize }]) => prize > 0)
      .sort(([, a], [, b]) => a.place - b.place)
      .map(([id, { place, prize }]) => `${place}. ${this.name(id)} ${this.money(prize)}`);
  }

  tables({ tables }: Of<'seats-drawn'>): string[] {
    return tables.map(({ id, seats, button, buttonCards }) => {
      const cards = new Map(buttonCards);
      return this.words.table(
        id,
        seats.map(([seat, player]) => {
          const card = cards.get(seat);
          return {
            seat,
            name: this.name(player),
            card: card === undefined ? null : cardText(card),
            button: seat === button,
          };
        }),
      );
    });
  }

  /** The level or break on the clock, and what is left of it; null where it has no end. */
  clock({ clock }: Of<'clock-set'>): {
    readonly level: number;
    readonly blinds: string;
    readonly onBreak: boolean;
    readonly left: string | null;
  } {
    const { level, stakes, onBreak, left } = readClock(clock, this.moment.now);
    const seconds = Math.ceil((left ?? 0) / 1000);
    const time = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
    const blinds = `${this.chips(stakes.small)}/${this.chips(stakes.big)}`;
    return { level, blinds, onBreak, left: left === null ? null : time };
  }

  /** Why a player moves: a reason somebody typed, or how many sit at the tables to be balanced. */
  reason({
    why,
    figures,
    from,
    to,
  }: Of<'moved'>): { readonly typed: string } | { readonly from: number; readonly to: number } | null {
    const { before, command } = this.moment;
    const at = (table: string): number => before.tables.get(table)?.seats.size ?? 0;
    if (figures !== undefined) return { from: at(from.table), to: at(to.table) };
    return command === null || command.type === 'reseat' ? { typed: why } : null;
  }

  stackBefore(id: PlayerId): number | null {
    return this.moment.before.players.get(id)?.stack ?? null;
  }
}
