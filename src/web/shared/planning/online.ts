import type { NewTournament } from './api.ts';

/** How long people want to play, in minutes. */
export const LENGTHS = { quick: 60, usual: 120, long: 180 } as const;
export type Length = keyof typeof LENGTHS;

/** What a host chooses before friends are asked to the table. */
export type OnlineWish = {
  /** The host's own name. */
  readonly host: string;
  readonly rulebook: string;
  readonly length: Length;
  /** How many play at most. */
  readonly players: number;
  /** Bots take the seats that stay empty; only where nothing is played for. */
  readonly bots: boolean;
  /** In whole units of money; null for fun. */
  readonly buyIn: number | null;
  /** Everybody who comes is of age. */
  readonly adults: boolean;
};

export const newOnlineWish = (host: string, rulebook: string): OnlineWish => ({
  host,
  rulebook,
  length: 'usual',
  players: 6,
  bots: true,
  buyIn: null,
  adults: false,
});

/** Nothing to pay, and nobody buys back in. */
export const FOR_FUN = {
  buyIn: 0,
  bounty: 0,
  addOn: null,
  rebuys: {
    atMost: 0,
    onlyWhenBroke: true,
    throughLevel: 0,
    deadline: 'lost',
    price: null,
    chips: null,
  },
} as const;

/** What is asked of the server: Riffle deals, and the host has a seat. */
export function asOnline(wish: OnlineWish, name: string): NewTournament {
  const { rulebook, length, players, bots, buyIn, adults } = wish;
  const forFun = buyIn === null;
  return {
    name,
    rulebook,
    kind: 'dealt',
    plan: { players, minutes: LENGTHS[length], buyIn: Math.round((buyIn ?? 0) * 100) },
    ...(forFun && { choices: { tournament: FOR_FUN } }),
    ...(forFun && bots && { fill: players }),
    ...(adults && { adults }),
    host: wish.host.trim(),
    plays: true,
  };
}
