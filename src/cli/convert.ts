import { writeFileSync } from 'node:fs';
import { FILES, FORMAT_IDS, type FormatId } from '../history/format-ids.ts';
import { FORMATS } from '../history/formats.ts';
import { copyOfRecord } from '../history/readers.ts';
import { replay } from '../history/replay.ts';
import { BadInput, type Command, chosenRulebook, Failed, print, readArgs } from './shared/command.ts';
import { type FoundHand, inPlace, readHands } from './shared/hand-files.ts';

const isFormat = (id: string | undefined): id is FormatId => FORMAT_IDS.some((each) => each === id);

/** A hand as it was played, which needs every action to be one the rules allow. */
function played({ where, record }: FoundHand, rulebook: string) {
  const { refused, ok, events } = inPlace(where, () => replay(record, chosenRulebook(rulebook).hand));
  if (refused !== null)
    throw new BadInput(
      `${where}: action ${refused.action} cannot be: ${refused.message}. riffle replay shows the hand`,
    );
  return { copy: copyOfRecord(record, events), differs: ok === false };
}

async function run(args: readonly string[]): Promise<number> {
  const { values, positionals } = readArgs(args, {
    to: { type: 'string' },
    out: { type: 'string' },
    rulebook: { type: 'string', default: 'tda' },
  });
  if (positionals.length === 0)
    throw new BadInput(`which file? riffle convert FILE… --to ${FORMAT_IDS.join('|')}`);
  if (!isFormat(values.to))
    throw new BadInput(
      values.to === undefined
        ? `into what? Add --to ${FORMAT_IDS.join(', --to ')}`
        : `--to ${values.to}: choose ${FORMAT_IDS.join(', ')}`,
    );
  const found = (await Promise.all(positionals.map(readHands))).flat();
  const hands = found.map((hand) => played(hand, values.rulebook));
  const text = FORMATS[values.to].write(hands.map(({ copy }) => copy));
  if (values.out === undefined) print(text.trimEnd());
  else save(values.out, text);
  const differing = hands.filter(({ differs }) => differs).length;
  process.stderr.write(
    `${hands.length} ${hands.length === 1 ? 'hand' : 'hands'} in ${FILES[values.to].name}${differing > 0 ? `, ${differing} with another result than recorded (riffle replay says which)` : ''}\n`,
  );
  return differing > 0 ? 1 : 0;
}

function save(file: string, text: string): void {
  try {
    writeFileSync(file, text);
  } catch (error) {
    throw new Failed(`${file} cannot be written (${(error as Error).message}): name another file with --out`);
  }
}

export const convertCommand: Command = {
  name: 'convert',
  summary: 'convert hand histories between PokerStars, PHH and OHH',
  help: `riffle convert FILE… --to ${FORMAT_IDS.join('|')} [--out FILE] [--rulebook ID]

Reads hands, plays them again by the rules, and writes them in another format, all in one file.
FILE is .txt (PokerStars), .phh or .phhs (the Poker Hand History standard), .ohh (Open Hand History)
or .jsonl (one record per line); - reads .jsonl from standard input. Cards that are not in FILE are
not in the new file.

  --to FORMAT    pokerstars, phh or ohh
  --out FILE     writes there (standard output)
  --rulebook ID  the rules to play by (tda)

Exit status: 0 converted, 1 a hand ends otherwise than recorded, 2 bad input.

Example: riffle convert friday.ohh --to pokerstars --out friday.txt`,
  run,
};
