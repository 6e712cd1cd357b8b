import { BadInput } from '../shared/command.ts';
import { parseMoment } from './moments.ts';
import type { Said } from './questions.ts';

/** Commands that scripts call by another name than the tournament, with their fields. */
export const FIXED_NAMES = [
  { command: 'out', fields: { player: 'a player who busted and does not rebuy, or who busts now for good' } },
  {
    command: 'go-home',
    fields: { player: 'leaves for good', stack: 'what they have, if they are asked for it' },
  },
  {
    command: 'deal',
    fields: {
      amounts: 'what each player left gets, in the smallest unit of the currency: {"Ann":12000}',
      forFirst: 'what is left for the winner, if they play on',
      ends: 'false to play on; otherwise a deal without forFirst ends the tournament',
      stacks: 'what each has, for their places; players without one share theirs',
    },
  },
] as const;

/** A command by its fixed name, as the tournament calls it. `tableOf` finds where a player sits. */
export function asCommand(said: Said, tableOf: (player: unknown) => string | undefined): Said {
  switch (said.type) {
    case 'go-home':
      return { ...said, type: 'remove', why: 'went-home' };
    case 'deal':
      return asDeal(said);
    case 'bust':
      // A table can be left out: the players sit at it.
      return said.table === undefined && Array.isArray(said.players)
        ? { ...said, table: tableOf(said.players[0]) }
        : said;
    case 'clock':
      return typeof said.left === 'string' ? { ...said, left: parseMoment(said.left) } : said;
    default:
      return said;
  }
}

function asDeal({ ends, ...said }: Said): Said {
  if (ends !== undefined && typeof ends !== 'boolean') throw new BadInput('"ends" is true or false');
  const isLast = ends ?? said.forFirst === undefined;
  return { paid: true, ...said, type: 'agree-deal', ...(isLast && { ends: true }) };
}
