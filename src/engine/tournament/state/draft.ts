import { entropyFrom } from '../../cards/chacha.ts';
import type { Entropy } from '../../cards/shuffle.ts';
import { type FiguresOf, type Refusal, refusal } from '../../refusal.ts';
import type { RefusalCode } from '../../refusal-codes.ts';
import { type Chips, MOST_CHIPS } from '../../units.ts';
import {
  type Chair,
  knownStack,
  type Player,
  type PlayerId,
  type Table,
  type TableId,
  type Tournament,
} from './state.ts';

/** A refusal on its way out of the rules; `decide` returns it, nobody else catches it. */
export class Refused extends Error {
  readonly refusal: Refusal;
  constructor(refusal: Refusal) {
    super(refusal.message);
    this.refusal = refusal;
  }
}

export function reject<Code extends RefusalCode>(
  code: Code,
  rule: Refusal['rule'],
  message: string,
  ...figures: FiguresOf<Code>
): never {
  throw new Refused(refusal(code, rule, message, ...figures));
}

/** When it happens and what chance comes with it. */
export type Circumstances = { readonly now: number; readonly entropy?: string };

/**
 * A tournament being decided: what has happened so far in this command is already true in it. Each topic names the
 * events it pushes.
 */
export abstract class Draft<Event> {
  readonly now: number;
  protected readonly seed: string | undefined;
  private stream: Entropy | undefined;

  constructor({ now, entropy }: Circumstances) {
    this.now = now;
    this.seed = entropy;
  }

  abstract get tournament(): Tournament;

  abstract push(event: Event): void;

  /** One stream for the whole command: a second deck that began at the seed again would have the same cards. */
  get chance(): Entropy {
    this.stream ??= this.seed === undefined ? undefined : entropyFrom(this.seed);
    return (
      this.stream ??
      reject('entropy-needed', null, 'cards are dealt for this: a seed of 64 hexadecimal digits is needed')
    );
  }

  player(id: PlayerId): Player {
    return (
      this.tournament.players.get(id) ??
      reject('unknown-player', null, `nobody called "${id}" is here`, { player: id })
    );
  }

  table(id: TableId): Table {
    return (
      this.tournament.tables.get(id) ??
      reject('unknown-table', null, `there is no table "${id}"`, { table: id })
    );
  }

  /** All chips in play together must stay within what one table can count. */
  checkIssue(chips: Chips, rule: Refusal['rule']): void {
    const { chipsIssued } = this.tournament;
    if (chipsIssued + chips > MOST_CHIPS)
      reject('too-many-chips', rule, `${chipsIssued} chips are in play; at most ${MOST_CHIPS} can be`, {
        most: MOST_CHIPS,
      });
  }

  /** Where Riffle counts the chips, they change only between hands: a hand in play has its own count. */
  checkNoDealtHand(id: PlayerId, rule: Refusal['rule']): void {
    const { table } = this.chair(id);
    const { kind, hand } = this.table(table);
    if (kind === 'dealt' && hand !== null)
      reject('hand-in-play', rule, `table ${table} is playing a hand: wait until it is over`, { table });
  }

  /** Some things wait until the hand at a table is over. */
  checkNoHand(table: TableId): void {
    if (this.table(table).hand !== null)
      reject('hand-in-play', null, `table ${table} is playing a hand: wait until it is over`, { table });
  }

  /** Others wait until every hand is over, or every hand at some tables. */
  checkNobodyPlays(rule: Refusal['rule'], at?: readonly TableId[]): void {
    const tables = [...this.tournament.tables.values()].filter(
      ({ id, hand }) => hand !== null && (at === undefined || at.includes(id)),
    );
    if (tables.length > 0)
      reject('hands-in-play', rule, 'wait until every hand in play is over', {
        tables: tables.map(({ id }) => id),
      });
  }

  /** Where Riffle deals, it counts the chips and starts and ends the hands itself. */
  checkPeopleDeal(table: TableId): void {
    if (this.table(table).kind === 'dealt')
      reject('dealt-here', null, `Riffle deals at table ${table}: it counts the chips and runs the hands`, {
        table,
      });
  }

  /** A player's stack, as far as anybody can know. */
  known(id: PlayerId): Chips | null {
    return knownStack(this.tournament, this.player(id), this.now);
  }

  /** A player's stack: as Riffle counts it, or as the director says; otherwise the refusal asks for it. */
  stackOf(id: PlayerId, told: number | undefined, rule: Refusal['rule']): number {
    const { name } = this.player(id);
    const known = this.known(id);
    const stack = this.table(this.chair(id).table).kind === 'dealt' ? known : (told ?? known);
    return stack ?? reject('stack-needed', rule, `how many chips does ${name} have?`, { player: id, name });
  }

  chair(id: PlayerId): Chair {
    const { standing, name } = this.player(id);
    return standing.is === 'in'
      ? standing.chair
      : reject('not-in', null, `${name} is not in the tournament`, { player: id, name });
  }
}
