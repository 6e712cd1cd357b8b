import { expect } from 'vitest';
import { ordinaryForcedBets } from '../engine/betting/forced.ts';
import { type LegalActions, legalActions } from '../engine/betting/legal.ts';
import { parseCards } from '../engine/cards/card.ts';
import type { HandChoices } from '../engine/choices/hand-choices.ts';
import type { Action } from '../engine/hand/play.ts';
import type { HandEvent } from '../engine/record/events.ts';
import { BETTING, type Hand, OVER } from '../engine/record/hand.ts';
import type { Post } from '../engine/record/setup.ts';
import type { Refusal } from '../engine/refusal.ts';
import { stackedDeck } from '../history/record.ts';
import { PlayedHand } from '../history/replay.ts';
import { findRulebook } from '../rulebooks/index.ts';

export type Given = {
  /** Seat and stack. */
  stacks: Record<number, number>;
  button: number;
  blinds: readonly [number, number];
  ante?: number;
  anteBy?: 'each' | 'big-blind';
  posts?: readonly Post[];
  firstToAct?: number;
  holes?: Record<number, string>;
  board?: string;
  /** The deck in order, instead of holes and board. */
  deck?: readonly number[];
  oddChip?: number;
  rulebook?: string;
  choices?: Partial<HandChoices>;
};

export const cards = (text: string): number[] => {
  const parsed = parseCards(text);
  if ('error' in parsed) throw new Error(parsed.error);
  return parsed.cards;
};

/** One hand in the engine: say who sits where and what they do, then look. */
export class Table {
  readonly played = new PlayedHand();

  constructor(given: Given) {
    const seats = Object.keys(given.stacks).map(Number);
    const choices = { ...findRulebook(given.rulebook ?? 'tda')!.hand, ...given.choices };
    const [small, big] = given.blinds;
    const stakes = { small, big, ante: given.ante ?? 0, anteBy: given.anteBy ?? 'each' };
    const ordinary = ordinaryForcedBets(stakes, given.button, seats, choices);
    const setup = {
      players: seats.map((seat) => ({ seat, stack: given.stacks[seat]! })),
      button: given.button,
      stakes,
      posts: given.posts ?? ordinary.posts,
      firstToAct: given.firstToAct ?? ordinary.firstToAct,
      oddChip: given.oddChip ?? 1,
      choices,
    };
    const order = [
      ...seats.filter((seat) => seat > given.button),
      ...seats.filter((seat) => seat <= given.button),
    ];
    const holes = Object.entries(given.holes ?? {}).map(
      ([seat, text]) => [Number(seat), cards(text)] as const,
    );
    const deck =
      given.deck ??
      stackedDeck(
        { holes: new Map(holes as [number, [number, number]][]), board: cards(given.board ?? '') } as never,
        order,
      );
    expect(this.played.do({ type: 'start', setup, deck })).toBeNull();
  }

  get hand(): Hand {
    return this.played.hand;
  }

  get events(): readonly HandEvent[] {
    return this.played.events;
  }

  get legal(): LegalActions | null {
    return legalActions(this.hand);
  }

  /** "4 raise 600; 1 call; deal; 2 check": each must be accepted. */
  play(story: string): this {
    for (const step of story
      .split(/[;\n]/)
      .map((text) => text.trim())
      .filter(Boolean)) {
      const refusal = this.try(step);
      expect(refusal, `${step}: ${refusal?.message}`).toBeNull();
    }
    return this;
  }

  /** The player in this seat is away: their hand is dead from the deal. */
  kill(seat: number): this {
    expect(this.played.do({ type: 'kill', seat, rule: 'absence-under-20-minutes' })).toBeNull();
    return this;
  }

  /** One step; returns the engine's refusal, if any. */
  try(step: string): Refusal | null {
    const [who, action, to] = step.split(' ');
    if (who === 'deal') return this.played.do({ type: 'proceed' });
    const seat = Number(who);
    if (action === 'show' || action === 'muck') return this.played.do({ type: action, seat });
    return this.played.do({
      type: 'act',
      seat,
      action: action as Action,
      ...(to !== undefined && { to: Number(to) }),
    });
  }

  /** Deals until somebody must act or the hand is over. */
  dealOn(): this {
    while (this.hand.phase !== BETTING && this.hand.phase !== OVER) this.play('deal');
    return this;
  }

  /** Everybody checks or calls to the end. */
  checkDown(): this {
    while (this.hand.phase !== OVER) {
      if (this.hand.phase === BETTING)
        this.play(`${this.legal!.seat} ${this.legal!.canCheck ? 'check' : 'call'}`);
      else this.play('deal');
    }
    return this;
  }

  get stacks(): Record<number, number> {
    return Object.fromEntries(this.places((place) => this.hand.stacks[place]!));
  }

  get bets(): Record<number, number> {
    return Object.fromEntries(this.places((place) => this.hand.bets[place]!));
  }

  get pots(): { amount: number; eligible: readonly number[]; winners: Record<number, number> }[] {
    return this.all('awarded')
      .map(({ pot }) => ({
        ...pot,
        winners: Object.fromEntries(pot.winners.map((won) => [won.seat, won.amount])),
      }))
      .reverse();
  }

  all<T extends HandEvent['type']>(type: T): Extract<HandEvent, { type: T }>[] {
    return this.events.filter((event): event is Extract<HandEvent, { type: T }> => event.type === type);
  }

  private places<T>(read: (place: number) => T): [number, T][] {
    return Array.from({ length: this.hand.players }, (_, place): [number, T] => [
      this.hand.seats[place]!,
      read(place),
    ]);
  }
}

export const table = (given: Given): Table => new Table(given);
