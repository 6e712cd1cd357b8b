// Plain ASCII, so that every store sorts names alike and a name can be part of a URL or a file's name.
const part = '[A-Za-z0-9._~-]{1,100}';
const stream = new RegExp(`^(?:tournament/(${part})|hand/(${part})/${part}/[1-9][0-9]{0,8})$`);
const word = /^[A-Za-z0-9._:~-]{1,200}$/;
const printable = /^[\x20-\x7e]{1,200}$/;

export const tournamentStream = (tournament: string): string => `tournament/${tournament}`;
export const handsOf = (tournament: string): string => `hand/${tournament}/`;
export const handStream = (tournament: string, table: string | number, number: number): string =>
  `${handsOf(tournament)}${table}/${number}`;

/** The tournament a stream belongs to; null if it is no stream's name. */
export function tournamentOf(name: string): string | null {
  const found = stream.exec(name);
  return found?.[1] ?? found?.[2] ?? null;
}

export const isStream = (name: unknown): name is string => typeof name === 'string' && stream.test(name);
export const isWord = (name: unknown): name is string => typeof name === 'string' && word.test(name);
/** Keys come from clients, so any printable text will do. */
export const isKey = (key: unknown): key is string => typeof key === 'string' && printable.test(key);

/** The one kind of document that a store itself writes: by tournament, that its log was written over. */
export const REWRITTEN = 'rewritten';
