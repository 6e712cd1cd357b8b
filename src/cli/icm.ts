import { deals, wrongDeal } from '../odds/deals.ts';
import { ICM_ERROR } from '../odds/icm.ts';
import { BadInput, bold, type Command, dim, print, readArgs } from './shared/command.ts';

function numbers(text: string | undefined, option: string): number[] {
  if (text === undefined) throw new BadInput(`${option} is missing: write it like ${option} 5000,3000,2000`);
  return text.split(',').map((each, at) => {
    const number = Number(each);
    if (each.trim() === '' || !Number.isFinite(number))
      throw new BadInput(`${option}: item ${at + 1} is "${each.trim()}", not a number`);
    return number;
  });
}

function run(args: readonly string[]): number {
  const { values } = readArgs(args, {
    stacks: { type: 'string' },
    prizes: { type: 'string' },
    'for-first': { type: 'string' },
    json: { type: 'boolean' },
  });
  const stacks = numbers(values.stacks, '--stacks');
  const prizes = numbers(values.prizes, '--prizes');
  const forFirst = values['for-first'] === undefined ? 0 : numbers(values['for-first'], '--for-first')[0]!;
  const wrong = wrongDeal(stacks, prizes, forFirst);
  if (wrong !== null) throw new BadInput(wrong);
  const { icm, chipChop, leftForFirst } = deals(stacks, prizes, forFirst);
  if (values.json) {
    print(JSON.stringify({ equity: icm, chipChop, leftForFirst, error: ICM_ERROR }));
    return 0;
  }
  const cell = (amount: number): string => amount.toFixed(2).padStart(12);
  print(bold(`${'chips'.padStart(12)} ${'ICM'.padStart(12)} ${'chip chop'.padStart(12)}`));
  for (const [at, stack] of stacks.entries())
    print(`${stack.toLocaleString('en').padStart(12)} ${cell(icm[at]!)} ${cell(chipChop[at]!)}`);
  if (leftForFirst > 0) print(dim(`and ${leftForFirst} for the winner`));
  const [first] = prizes;
  if (chipChop.some((share) => share > first!))
    print(dim('The chip chop pays somebody more than first prize, so ICM is the fairer deal here.'));
  return 0;
}

export const icmCommand: Command = {
  name: 'icm',
  summary: 'what stacks are worth in prizes, and a fair deal',
  help: `riffle icm --stacks CHIPS,CHIPS… --prizes PRIZE,PRIZE… [--for-first AMOUNT] [--json]

What each stack is worth in the prizes still to be paid (independent chip model), beside the chip chop: everybody gets the
smallest prize, and the rest is split by chips. --for-first leaves that much for the winner and splits the rest.
Prizes can be in any unit, first place first.

Example: riffle icm --stacks 5000,3000,2000 --prizes 50,30,20`,
  run,
};
