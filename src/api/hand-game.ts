import { ordinaryForcedBets } from '../engine/betting/forced.ts';
import { type LegalActions, legalActions } from '../engine/betting/legal.ts';
import { parseCards } from '../engine/cards/card.ts';
import { decide, type HandCommand } from '../engine/hand/decide.ts';
import { evolve } from '../engine/hand/evolve.ts';
import type { Action } from '../engine/hand/play.ts';
import type { HandEvent } from '../engine/record/events.ts';
import { BETTING, Hand, OVER } from '../engine/record/hand.ts';
import type { Setup } from '../engine/record/setup.ts';
import { accept, type Refusal, type Result, refuse } from '../engine/refusal.ts';
import { type Audience, type HandView, type Phase, View } from '../engine/views/view.ts';
import { findRulebook } from '../rulebooks/index.ts';

/** Where chance comes from: 64 hexadecimal digits, from which the same hand is dealt every time, or the deck as it lies. */
export type Chance =
  | { readonly seed: string }
  /** All 52 cards as text, the first to be dealt first: `'As Kd …'`. */
  | { readonly deck: string };

/** A hand to play: who sits where with how many chips, the button's seat, and the blinds. */
export type HandOptions = {
  /** Two to ten players, in any order; seats are numbered from 1. */
  readonly players: readonly { readonly seat: number; readonly stack: number }[];
  /** The seat of the button, which may be empty. */
  readonly button: number;
  readonly blinds: {
    readonly small: number;
    readonly big: number;
    readonly ante?: number;
    /** Everybody pays their own ante, or the big blind pays one for the table. */
    readonly anteBy?: 'each' | 'big-blind';
  };
  /** The id of the rulebook to play by; `tda` if nothing is said. */
  readonly rulebook?: string;
  /** The smallest chip, in which a pot that does not split evenly is handed out; 1 if nothing is said. */
  readonly smallestChip?: number;
} & Chance;

/**
 * One hand of Texas hold'em, from the blinds to the last pot. Every change is an event in `events`; a command that is not
 * allowed changes nothing and gives the reason, with the rule behind it.
 */
export class HandGame {
  private readonly hand = new Hand();
  private readonly told: HandEvent[] = [];

  private constructor() {}

  /** Posts the blinds, shuffles and deals. */
  static start(options: HandOptions): Result<HandGame> {
    const { rulebook = 'tda', players, button, blinds, smallestChip = 1 } = options;
    const book = findRulebook(rulebook);
    if (book === undefined) return refuse(noRulebook(rulebook));
    const { small, big, ante = 0, anteBy = 'each' } = blinds;
    const stakes = { small, big, ante, anteBy };
    const seats = players.map(({ seat }) => seat).sort((a, b) => a - b);
    return HandGame.of(
      {
        players: [...players].sort((a, b) => a.seat - b.seat),
        button,
        stakes,
        ...ordinaryForcedBets(stakes, button, seats, book.hand),
        oddChip: smallestChip,
        choices: book.hand,
      },
      options,
    );
  }

  /** A hand whose posts are known, as a tournament's next one. */
  static of(setup: Setup, chance: Chance): Result<HandGame> {
    const game = new HandGame();
    const refusal = game.do({ type: 'start', setup, ...dealtFrom(chance) });
    return refusal === null ? accept(game) : refuse(refusal);
  }

  /** The hand as it was after these events. */
  static from(events: Iterable<HandEvent>): HandGame {
    const game = new HandGame();
    for (const event of events) game.take(event);
    return game;
  }

  /** Everything that has happened: store this, and `HandGame.from` brings the hand back. */
  get events(): readonly HandEvent[] {
    return this.told;
  }

  /** `betting` while somebody is to act, `dealer` before each new card, `showdown`, and `over`. */
  get phase(): Phase {
    return new View(this.hand, { role: 'spectator' }).phase;
  }

  /** Who is to act and exactly what they may do; null when nobody is. Bets are "raise to", never "raise by". */
  get legal(): LegalActions | null {
    return legalActions(this.hand);
  }

  /** Every player's chips now, by seat. */
  get stacks(): Readonly<Record<number, number>> {
    const { hand } = this;
    return Object.fromEntries(
      Array.from({ length: hand.players }, (_, place) => [hand.seats[place]!, hand.stacks[place]!]),
    );
  }

  /** What a player does. `to` is the total a bet or raise comes to on this street. Null if it is done. */
  act(seat: number, action: Action, to?: number): Refusal | null {
    return this.do({ type: 'act', seat, action, ...(to !== undefined && { to }) });
  }

  /** The dealer's next step: the next street, or the next part of the showdown. Null if it is done. */
  deal(): Refusal | null {
    return this.do({ type: 'proceed' });
  }

  /** Deals until somebody is to act or the hand is over. */
  dealOn(): void {
    while (this.hand.phase !== BETTING && this.hand.phase !== OVER) {
      const refusal = this.deal();
      if (refusal !== null) throw new Error(`a dealer who cannot go on: ${refusal.message}`);
    }
  }

  /** A player shows both cards at the showdown. */
  show(seat: number): Refusal | null {
    return this.do({ type: 'show', seat });
  }

  /** A player throws the cards away at the showdown. */
  muck(seat: number): Refusal | null {
    return this.do({ type: 'muck', seat });
  }

  /** Anything else that can be asked of a hand. */
  do(command: HandCommand): Refusal | null {
    const decided = decide(this.hand, command);
    if (!decided.ok) return decided.refusal;
    for (const event of decided.value) this.take(event);
    return null;
  }

  /** What somebody may see: a player their own cards, everybody else only what has been shown. Safe to send as JSON. */
  view(audience: Audience = { role: 'spectator' }): HandView {
    return JSON.parse(JSON.stringify(new View(this.hand, audience))) as HandView;
  }

  private take(event: HandEvent): void {
    evolve(this.hand, event);
    this.told.push(event);
  }
}

export const noRulebook = (id: string): Refusal => ({
  code: 'not-found',
  rule: null,
  message: `no rulebook is called ${id}`,
});

/** A deck that cannot be read is refused where the hand starts. */
function dealtFrom(chance: Chance): { entropy: string } | { deck: readonly number[] } {
  if ('seed' in chance) return { entropy: chance.seed };
  const parsed = parseCards(chance.deck);
  return { deck: 'cards' in parsed ? parsed.cards : [] };
}
