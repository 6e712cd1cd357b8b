import { lengthOf, normalizeName, tidied } from '../../../../history/names.ts';

/** Somebody on a list to add; `paid` where the list says so. */
export type Listed = { readonly name: string; readonly paid: boolean };

const LONGEST = 40;
/** In front of a name on a typed list: a number, a dash, a bullet or a box. */
const BULLET = /^(?:\d{1,3}[.):]|[-–—*•·☐☑✓✔]|\[[ xX]?\])\s*/u;
const NAME_COLUMN = /^(?:name|names|player|players|nickname|spieler|spielername|teilnehmer|vorname)$/;
const PAID_COLUMN = /^(?:paid|prepaid|payed|bezahlt|gezahlt)$/;
const YES = /^(?:yes|y|true|x|1|ok|paid|ja|j|bezahlt|✓|✔)$|^[$€£]?\s*[1-9]/;

const fits = (name: string): boolean => name !== '' && lengthOf(name) <= LONGEST;

/** The names in a pasted text: one per line, or separated by commas, semicolons or tabs. */
export const namesIn = (text: string): readonly Listed[] =>
  text
    .split(/[\r\n,;\t]+/)
    .map((part) => tidied(tidied(part).replace(BULLET, '')))
    .filter(fits)
    .map((name) => ({ name, paid: false }));

/** The people in a CSV file: from its column of names, or the first one, and whether they have paid if there is a column for it. */
export function peopleIn(csv: string): readonly Listed[] {
  const [head = [], ...rest] = rows(csv);
  const titles = head.map((cell) => normalizeName(cell));
  const named = titles.findIndex((title) => NAME_COLUMN.test(title));
  const paidAt = titles.findIndex((title) => PAID_COLUMN.test(title));
  const body = named < 0 && paidAt < 0 ? [head, ...rest] : rest;
  return body
    .map((row) => ({
      name: tidied(row[Math.max(0, named)] ?? ''),
      paid: paidAt >= 0 && YES.test(normalizeName(row[paidAt] ?? '')),
    }))
    .filter(({ name }) => fits(name));
}

/** The cells of a CSV file, however its program separates and quotes them. */
function rows(csv: string): readonly (readonly string[])[] {
  const text = csv.replace(/^\uFEFF/, '');
  const line = text.split(/\r?\n/, 1)[0] ?? '';
  const separator = [';', '\t', ','].find((each) => line.includes(each)) ?? ',';
  const found: string[][] = [[]];
  let cell = '';
  let quoted = false;
  for (let at = 0; at < text.length; at++) {
    const char = text[at]!;
    if (quoted && char === '"' && text[at + 1] === '"') {
      cell += '"';
      at++;
    } else if (char === '"') quoted = !quoted;
    else if (!quoted && (char === separator || char === '\n')) {
      found.at(-1)!.push(cell);
      cell = '';
      if (char === '\n') found.push([]);
    } else if (char !== '\r') cell += char;
  }
  found.at(-1)!.push(cell);
  return found.filter((row) => row.some((each) => each.trim() !== ''));
}

/** Somebody on a list, and who has that name already: somebody here, or somebody further up. */
export type Checked = Listed & { readonly already: 'here' | 'above' | null };

export function checked(list: readonly Listed[], here: readonly string[]): readonly Checked[] {
  const present = new Set(here.map(normalizeName));
  const seen = new Set<string>();
  return list.map((each) => {
    const key = normalizeName(each.name);
    const already = present.has(key) ? 'here' : seen.has(key) ? 'above' : null;
    seen.add(key);
    return { ...each, already };
  });
}
