import { randomBytes } from 'node:crypto';
import { ordinaryForcedBets } from '../engine/betting/forced.ts';
import { legalActions } from '../engine/betting/legal.ts';
import { entropyFrom } from '../engine/cards/chacha.ts';
import type { Entropy } from '../engine/cards/shuffle.ts';
import { BETTING, OVER } from '../engine/record/hand.ts';
import { PlayedHand } from '../history/replay.ts';
import { tell } from '../history/tell.ts';
import { DEFAULT_RULEBOOK } from '../rulebooks/index.ts';
import { BadInput, bold, type Command, chosenRulebook, dim, print, readArgs } from './shared/command.ts';

const NAMES = ['One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten'];

/** A player who mostly calls and sometimes raises a little: enough to show a whole hand. */
function playerActs(played: PlayedHand, chance: Entropy): void {
  const legal = legalActions(played.hand)!;
  const roll = (chance.next() >>> 0) / 2 ** 32;
  if (legal.raise !== null && roll > 0.85)
    played.do({ type: 'act', seat: legal.seat, action: 'raise', to: legal.raise.minimum });
  else if (legal.canCheck) played.do({ type: 'act', seat: legal.seat, action: 'check' });
  else played.do({ type: 'act', seat: legal.seat, action: roll < 0.35 ? 'fold' : 'call' });
}

function run(args: readonly string[]): number {
  const { values } = readArgs(args, {
    players: { type: 'string', default: '6' },
    rulebook: { type: 'string', default: DEFAULT_RULEBOOK },
    seed: { type: 'string' },
    json: { type: 'boolean' },
  });
  const players = Number(values.players);
  if (!Number.isInteger(players) || players < 2 || players > 10)
    throw new BadInput(`--players ${values.players}: needs a number from 2 to 10`);
  const book = chosenRulebook(values.rulebook);
  const seed = values.seed ?? randomBytes(32).toString('hex');
  const chance = entropyFrom(seed);
  if (chance === undefined) throw new BadInput('--seed: needs 64 hexadecimal digits');

  const seats = Array.from({ length: players }, (_, at) => at + 1);
  const stakes = { small: 10, big: 20, ante: 0, anteBy: 'each' as const };
  const setup = {
    players: seats.map((seat) => ({ seat, stack: 1000 })),
    button: players,
    stakes,
    ...ordinaryForcedBets(stakes, players, seats, book.hand),
    oddChip: 5,
    choices: book.hand,
  };
  const played = new PlayedHand();
  played.do({ type: 'start', setup, entropy: seed });
  while (played.hand.phase !== OVER) {
    if (played.hand.phase === BETTING) playerActs(played, chance);
    else played.do({ type: 'proceed' });
  }
  if (values.json) {
    for (const event of played.events) print(JSON.stringify(event));
    return 0;
  }
  print(
    bold(
      `A hand of no-limit hold'em, ${players} players, blinds ${stakes.small}/${stakes.big}, rules: ${book.name}`,
    ),
  );
  for (const line of tell(played.events, (seat) => NAMES[seat - 1]!))
    print(/^(Before|Flop|Turn|River)/.test(line) ? bold(`\n${line}`) : `  ${line}`);
  print(dim(`\nDealt from seed ${seed}: the same seed deals the same hand.`));
  return 0;
}

export const dealCommand: Command = {
  name: 'deal',
  summary: 'deal and play one hand, and print what happens',
  help: `riffle deal [--players N] [--rulebook ID] [--seed HEX] [--json]

Shuffles, deals and plays one hand with players who mostly call, and prints what happens.

  --players N    2 to 10 (6)
  --rulebook ID  the rules to play by (${DEFAULT_RULEBOOK})
  --seed HEX     64 hexadecimal digits: the same seed deals the same hand
  --json         one event per line

Example: riffle deal --players 9`,
  run,
};
