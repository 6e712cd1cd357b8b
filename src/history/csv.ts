/** A cell is text that people wrote, or a figure of ours. */
export type Cell = string | number | null | { readonly figure: string };

/** Text that a spreadsheet takes for the start of a formula, including blanks and full-width signs before it. */
const SIGN = '[\\s\\p{Cf}]*[=+\\-@＝＋－＠]';
const FORMULA = new RegExp(`^${SIGN}`, 'u');
const AFTER_SEMICOLON = new RegExp(`;(?=${SIGN})`, 'gu');

/**
 * Where a spreadsheet separates by semicolons (in most of Europe) or tabs, our quotes stand in the middle of its cell and
 * mean nothing: so none of these, and no end of a line, is left in a text.
 */
const oneCell = (text: string): string =>
  text
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .replace(AFTER_SEMICOLON, ",'")
    .replaceAll(';', ',');

function cellText(cell: Cell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  if (typeof cell === 'object') return cell.figure;
  const text = oneCell(cell);
  const harmless = FORMULA.test(text) ? `'${text}` : text;
  return /[",]|^\s|\s$/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** Rows as RFC 4180 has them; text that would be a formula is written as text, with an apostrophe before it. */
export const csv = (rows: readonly (readonly Cell[])[]): string =>
  rows.map((row) => `${row.map(cellText).join(',')}\r\n`).join('');
