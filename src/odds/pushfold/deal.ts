import { HANDS, waysOf, waysTogether } from './hands.ts';
import { packedEquities, packedTies } from './tables.ts';

/**
 * What players may be dealt and what comes of it when they are all-in. Square tables are by one hand and another: the
 * chance that two players hold them, and that chance times how often the first wins or ties.
 */
export type Deal = {
  readonly hands: number;
  /** The chance to be dealt each hand. */
  readonly chance: Float64Array;
  readonly together: Float64Array;
  /** Ties count half. */
  readonly wins: Float64Array;
  readonly ties: Float64Array;
};

const BASE = 80;
const DEALS = 1326;
const DEALS_TOGETHER = 1326 * 1225;

function digit(text: string, at: number): number {
  const code = text.charCodeAt(at);
  return code > 92 ? code - 41 : code - 40;
}

function unpack(): Deal {
  const together = waysTogether().map((ways) => ways / DEALS_TOGETHER);
  const wins = new Float64Array(HANDS * HANDS);
  const ties = new Float64Array(HANDS * HANDS);
  for (let mine = 0, at = 0; mine < HANDS; mine++)
    for (let theirs = mine; theirs < HANDS; theirs++, at++) {
      const [there, back] = [mine * HANDS + theirs, theirs * HANDS + mine];
      const equity =
        mine === theirs
          ? 0.5
          : (digit(packedEquities, at * 2) * BASE + digit(packedEquities, at * 2 + 1)) / (BASE ** 2 - 1);
      const tied = digit(packedTies, at) / (BASE - 1);
      wins[there] = together[there]! * equity;
      wins[back] = together[back]! * (1 - equity);
      ties[there] = together[there]! * tied;
      ties[back] = together[back]! * tied;
    }
  const chance = Float64Array.from({ length: HANDS }, (_, hand) => waysOf(hand) / DEALS);
  return { hands: HANDS, chance, together, wins, ties };
}

let unpacked: Deal | null = null;

/** Hold'em's starting hands; the first call unpacks them. */
export function holdemDeal(): Deal {
  unpacked ??= unpack();
  return unpacked;
}
