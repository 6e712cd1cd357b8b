import type { Choice } from './choice.ts';

/** Where rulebooks differ about one hand. Each key is a question; a rulebook answers it and cites its rule. */
export type HandChoices = {
  /** No-limit, or limit with fixed bets: the small one on two streets, the big one on the last two. */
  readonly structure: Choice<'no-limit' | 'limit'>;
  /** Whether short all-ins that add up to a full raise reopen the betting. */
  readonly shortAllInsReopen: Choice<'when-they-add-up' | 'never'>;
  /** Limit only: bets a street, the first one included. */
  readonly limitBetsPerStreet: Choice<number>;
  /** Limit only: whether two players who were alone before the cap may raise without limit. */
  readonly limitCapLiftsHeadsUp: Choice<boolean>;
  /** How much put in without a word makes a raise: half of the bet more, half of the least raise more, or a whole raise. */
  readonly silentRaise: Choice<'half-of-bet' | 'half-of-least-raise' | 'whole-raise'>;
  /** What a check out of turn costs: it binds unless the action changes, or it bars a bet or raise at that turn. */
  readonly checkOutOfTurn: Choice<'binds-unless-changed' | 'no-raise'>;
  /** Who shows first after a river without a bet: the first who could act on it, or the first left of the button, all-in or not. */
  readonly showsFirst: Choice<'first-to-act' | 'left-of-button'>;
  /** With a player all-in and no more betting: every hand goes face up at once, or they are shown in turn at the end. */
  readonly allInHands: Choice<'face-up' | 'in-turn'>;
  /** Who pays the ante of a level: everybody, or the big blind one for the whole table. */
  readonly anteBy: Choice<'each' | 'big-blind'>;
  /** What a big blind too short for both pays first: their blind or the table's ante. */
  readonly bigBlindAnteOrder: Choice<'blind-first' | 'ante-first'>;
};
