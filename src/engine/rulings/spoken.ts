import { SAYINGS, type Said } from './gesture.ts';

const DIGITS = 'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen'
  .concat(' sixteen seventeen eighteen nineteen')
  .split(' ');
const TENS = ' ten twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');

/** Other words for the same thing. */
const ALSO: Readonly<Record<string, Said>> = {
  allin: 'all-in',
  pass: 'tap',
  rap: 'tap',
  knock: 'tap',
  'hand-up': 'thumbs-up',
};

/** "800", "five hundred", "eight thousand", "2k"; null where it is not a number. */
function numberIn(words: readonly string[]): number | null {
  if (words.length === 0) return null;
  let total = 0;
  let part = 0;
  for (const word of words.flatMap((each) => each.split('-'))) {
    const figures = /^(\d+)(k?)$/.exec(word);
    const ten = TENS.indexOf(word);
    if (figures !== null) part += Number(figures[1]) * (figures[2] === 'k' ? 1000 : 1);
    else if (DIGITS.includes(word)) part += DIGITS.indexOf(word);
    else if (ten > 0) part += ten * 10;
    else if (word === 'hundred') part = Math.max(part, 1) * 100;
    else if (word === 'thousand') {
      total += Math.max(part, 1) * 1000;
      part = 0;
    } else return null;
  }
  return total + part;
}

type Heard = {
  readonly said: Said;
  readonly amount: number | null;
  /** The amount is on top of the bet: "raise by 200", "200 more". */
  readonly above?: true;
};

const IDLE = ['', 'i', 'ill', 'im', 'to', 'it', 'and', 'the', 'a'];
const ABOVE = ['by', 'more'];

/** Reads a player's words as a declaration and an amount; null where they mean nothing. */
export function parseSpeech(text: string): Heard | null {
  const all = text
    .toLowerCase()
    .replace(/(?<=\d),(?=\d{3})/g, '')
    .replace(/all in/g, 'all-in')
    .replace(/thumbs? up/g, 'thumbs-up')
    .replace(/hand up/g, 'hand-up')
    .replace(/[^a-z0-9 -]/g, '')
    .split(/\s+/)
    .filter((word) => !IDLE.includes(word));
  const words = all.filter((word) => !ABOVE.includes(word));
  const above = words.length < all.length && { above: true as const };
  const [first = '', ...rest] = words;
  const said = SAYINGS.find((saying) => saying === first) ?? ALSO[first];
  if (said === undefined) {
    const amount = numberIn(words);
    return amount === null ? null : { said: 'amount', amount, ...above };
  }
  // The first word counts: a player who says call and then raise has called [string-bet-tournament].
  if (rest.length === 0 || SAYINGS.some((saying) => saying === rest[0])) return { said, amount: null };
  const amount = numberIn(rest);
  return amount === null ? null : { said, amount, ...above };
}
