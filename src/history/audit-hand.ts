import { UNKNOWN } from '../engine/cards/card.ts';
import { decide, type HandCommand } from '../engine/hand/decide.ts';
import { evolve } from '../engine/hand/evolve.ts';
import type { HandEvent } from '../engine/record/events.ts';
import { BETTING, Hand, OVER } from '../engine/record/hand.ts';
import type { Result } from '../engine/refusal.ts';
import { CANNOT_END, effectOn } from '../engine/rulings/apply.ts';
import type { Effect } from '../engine/rulings/ruling.ts';
import { irregularities } from '../engine/rulings/rulings.ts';
import type { RuleId } from '../rules/index.ts';

/**
 * Plays a hand's log through the engine again: every command that must have been given is decided on the hand as it stood,
 * and its events must be those that are written. Null when they are, else the first thing that is wrong, without a card.
 *
 * What it cannot know: cards that never left the stub (the shuffle's proof has those), the facts of a ruling (this
 * seat, this card, these words), which of two legal ways a player chose where it made no difference (showing or mucking a
 * beaten hand), and whether more was written after the last whole command of a hand that is not over.
 * Given the rule for calling the clock, the hand of the player to act may be dead because their time was up.
 */
export function auditHand(events: readonly HandEvent[], clock: RuleId | null = null): string | null {
  const audit = new HandAudit(events, clock);
  try {
    return audit.run();
  } catch (error) {
    // Only events that no hand ever wrote make the engine throw.
    return `version ${audit.at + 1} is no event of a hand (${(error as Error).message})`;
  }
}

class HandAudit {
  at = 0;
  private readonly log: readonly HandEvent[];
  private readonly clock: RuleId | null;
  private readonly hand = new Hand();
  private chips = 0;
  /** People dealt it and named the cards they saw. */
  private followed = false;
  /** The rule of the ruling whose effects may come next. */
  private ruling: RuleId | null = null;
  /** Nobody has acted and nothing has been ruled: now the hands of players who are away may be dead from the deal. */
  private opening = true;

  constructor(log: readonly HandEvent[], clock: RuleId | null) {
    this.log = log;
    this.clock = clock;
  }

  run(): string | null {
    const [first] = this.log;
    if (first?.type !== 'started') return 'a hand begins with "started"';
    this.followed = first.stub.includes(UNKNOWN);
    this.chips = first.setup.players.reduce((sum, { stack }) => sum + stack, 0);
    while (this.at < this.log.length) {
      const wrong = this.step(this.log[this.at]!);
      if (wrong !== null) return wrong;
    }
    return null;
  }

  private step(next: HandEvent): string | null {
    if (this.at > 0 && this.hand.phase === OVER) return `${this.whichEvent()} comes after the hand was over`;
    if (next.type === 'ruled' || next.type === 'overridden') return this.words(next);
    const ways = [...this.effects(next), ...this.commands(next)];
    this.ruling = null;
    if (isAction(next) || (next.type === 'killed' && this.isLate(next))) this.opening = false;
    let best: readonly HandEvent[] | null = null;
    for (const way of ways) {
      if (!way.ok) continue;
      if (best === null || this.agreeing(way.value) > this.agreeing(best)) best = way.value;
      if (this.agreeing(way.value) === way.value.length) return this.follow(way.value);
    }
    if (best !== null) return this.differing(best);
    const refused = ways.find((way) => !way.ok);
    return refused === undefined || refused.ok
      ? `${this.whichEvent()} cannot come here`
      : `${this.whichEvent()} is against the rules: ${refused.refusal.message}`;
  }

  /** A ruling's words change nothing at the table; its effects follow. */
  private words(next: HandEvent & { type: 'ruled' | 'overridden' }): string | null {
    const before = this.log[this.at - 1];
    const known = [...irregularities.map(({ id }) => id), 'gesture', CANNOT_END].includes(next.irregularity);
    if (!known || this.at === 0) return `${this.whichEvent()} rules on what is no irregularity`;
    if (next.type === 'overridden') {
      const same = before?.type === 'ruled' && before.irregularity === next.irregularity;
      if (!same || before.rule !== next.overrides) return `${this.whichEvent()} overrides no ruling`;
    }
    this.opening = false;
    this.ruling = next.rule;
    this.at++;
    return null;
  }

  /** The commands that may have led to the next event. */
  private commands(next: HandEvent): Result<readonly HandEvent[]>[] {
    return this.asked(next).map((command) => decide(this.hand, command));
  }

  private asked(next: HandEvent): HandCommand[] {
    switch (next.type) {
      case 'started':
        return this.at === 0 ? [{ type: 'start', setup: next.setup, deck: next.stub }] : [];
      case 'folded':
        return [{ type: 'act', seat: next.seat, action: 'fold' }];
      case 'checked':
        return [{ type: 'act', seat: next.seat, action: 'check' }];
      case 'called':
        return [{ type: 'act', seat: next.seat, action: 'call' }];
      case 'raised':
        return [{ type: 'act', seat: next.seat, action: 'raise', to: next.to }];
      case 'killed':
        return this.opening || this.isLate(next) ? [{ type: 'kill', seat: next.seat, rule: next.rule }] : [];
      case 'shown':
        return [
          { type: 'proceed', ...this.named() },
          { type: 'show', seat: next.seat },
          { type: 'show', seat: next.seat, cards: next.cards },
        ];
      case 'mucked':
        return [{ type: 'proceed' }, { type: 'muck', seat: next.seat }];
      case 'ranked':
        return [{ type: 'best', seats: next.seats }];
      case 'returned':
      case 'tabled':
      case 'burned':
      case 'turned':
      case 'showdown':
      case 'awarded':
        return [{ type: 'proceed', ...this.named() }];
      default:
        return [];
    }
  }

  /** The board cards that people named for the next street of a followed hand. */
  private named(): { cards?: readonly number[] } {
    const turned = this.followed ? this.log.slice(this.at).find(({ type }) => type === 'turned') : undefined;
    return turned?.type === 'turned' && !turned.cards.includes(UNKNOWN) ? { cards: turned.cards } : {};
  }

  private isLate({ seat, rule }: HandEvent & { type: 'killed' }): boolean {
    const { phase, seats, actor } = this.hand;
    return rule === this.clock && phase === BETTING && seats[actor] === seat;
  }

  /** The effects the last ruling may have had. */
  private effects(next: HandEvent): Result<readonly HandEvent[]>[] {
    const rule = this.ruling;
    if (rule === null) return [];
    const does = (effect: Effect | 'fold', about: Parameters<typeof effectOn>[3] = {}) =>
      effectOn(this.hand, effect, rule, about);
    const after = this.log[this.at + 1];
    switch (next.type) {
      case 'voided':
        return [does('void')];
      case 'killed':
        return [does('kill', next)];
      case 'returned':
        return after?.type === 'killed' ? [does('kill-uncalled-back', { seat: after.seat })] : [];
      case 'retrieved':
        return [does('give-back', next)];
      case 'replaced':
        return [does(`replace-by-${next.by}`, { seat: next.seat, card: next.out })];
      case 'bet-corrected':
        return [does(after?.type === 'folded' ? 'fold' : { correctTo: next.to }, { seat: next.seat })];
      case 'burned':
        return after?.type === 'stub-set' ? this.mixed(after, does) : [];
      case 'stub-set':
        return this.mixed(next, does);
      default:
        return [];
    }
  }

  /** Whatever part of the stub was shuffled came to lie as it is written. */
  private mixed(
    { stub }: HandEvent & { type: 'stub-set' },
    does: (effect: Effect, about: Parameters<typeof effectOn>[3]) => Result<readonly HandEvent[]>,
  ): Result<readonly HandEvent[]>[] {
    return ON_STUB.map((effect) =>
      does(effect, { mix: (pile) => (this.followed ? pile : stub.filter((card) => pile.includes(card))) }),
    );
  }

  /** How many events are as they are written. */
  private agreeing(events: readonly HandEvent[]): number {
    const differs = events.findIndex((event, index) => !same(event, this.log[this.at + index]));
    return differs === -1 ? events.length : differs;
  }

  private differing(events: readonly HandEvent[]): string {
    const agreeing = this.agreeing(events);
    const due = `the rules have ${told(events[agreeing]!)} there`;
    const at = this.at + agreeing;
    if (at >= this.log.length) return `the log ends at version ${at} and ${due}`;
    const other = told(events[agreeing]!) !== told(this.log[at]!);
    return `version ${at + 1} is ${told(this.log[at]!)}, ${other ? `and ${due}` : 'but not as the rules have it'}`;
  }

  private follow(events: readonly HandEvent[]): string | null {
    for (const event of events) {
      evolve(this.hand, event);
      this.at++;
      const wrong = missing(this.hand, this.chips, this.followed);
      if (wrong !== null) return `after version ${this.at} ${wrong}`;
    }
    return null;
  }

  private whichEvent = (): string => `version ${this.at + 1}, ${told(this.log[this.at]!)},`;
}

const ON_STUB = [
  'shuffle-stub',
  'flop-again',
  'turn-again',
  'river-again',
  'set-turn-aside',
  'one-of-four-out',
  'one-of-three-burnt',
] as const;

export const isAction = ({ type }: HandEvent): boolean =>
  type === 'folded' || type === 'checked' || type === 'called' || type === 'raised';

/** An event in a word, without its cards; a log may hold anything. */
const told = (event: HandEvent | null): string =>
  event === null ? 'nothing' : `"${event.type}"${'seat' in event ? ` of seat ${event.seat}` : ''}`;

/** Every chip is in a stack or in the pot, every card in one place. */
function missing(hand: Hand, chips: number, followed: boolean): string | null {
  const stacks = hand.stacks.subarray(0, hand.players);
  const there = stacks.reduce((sum, stack) => sum + stack, hand.pot);
  if (there !== chips) return `${there} chips are on the table, not ${chips}`;
  if (stacks.some((stack) => stack < 0)) return 'somebody has less than no chips';
  const piles = [
    hand.holes.subarray(0, hand.players * 2),
    hand.board.subarray(0, hand.boarded),
    hand.burns.subarray(0, hand.burned),
    hand.stub.subarray(hand.stubTop),
  ];
  const known = piles.flatMap((pile) => [...pile]).filter((card) => card < 52);
  const cards = new Set(known);
  if (followed) return cards.size === known.length ? null : 'a card is there twice';
  return cards.size === 52 ? null : `${cards.size} cards of 52 are there`;
}

/** The same as JSON: undefined fields are missing. */
export function same(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const [first, second] = [entriesOf(one), entriesOf(other)];
  return (
    first.length === second.length &&
    first.every(([key, value]) => same(value, (other as Record<string, unknown>)[key]))
  );
}

const entriesOf = (data: object): [string, unknown][] =>
  Object.entries(data).filter(([, value]) => value !== undefined);
