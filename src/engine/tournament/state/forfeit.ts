import type { Chips } from '../../units.ts';
import type { PlayerId, TableId } from './state.ts';

/** What happens to the chips of a player who is gone: people at the table have to do it. */
export type Forfeit = {
  readonly player: PlayerId;
  readonly table: TableId;
  readonly each: Chips;
  readonly to: readonly PlayerId[];
  /** What leaves play. */
  readonly bank: Chips;
  readonly at: number;
};
