import type { Rulebook } from '../../engine/choices/rulebook.ts';
import { rulingCard } from '../../engine/rulings/card.ts';

const escaped = (text: string): string =>
  text.replace(/[&<>]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;' })[sign]!);

/** Ink on both sides of one sheet of A4, three columns, for the wall beside the table. */
const STYLE = `@page { size: A4; margin: 8mm }
body { margin: 0; font: 6.6pt/1.24 system-ui, sans-serif; color: #14181d }
h1 { font: 600 12pt/1.2 Georgia, serif; margin: 0 0 2mm }
main { columns: 3; column-gap: 4mm; column-rule: 0.2mm solid #c9c2b2 }
section { break-inside: avoid; margin: 0 0 1.1mm }
h2 { font-size: 6.9pt; margin: 0; color: #0c4635 }
p { margin: 0 }
i { color: #555 }
code { font: 5.2pt ui-monospace, monospace; color: #777 }`;

/** The card of a rulebook's rulings as a page to print. */
export function cardPage(book: Rulebook): string {
  const entries = rulingCard(book).map(({ title, cases }) => {
    const said = cases.map(
      ({ when, ruling, rule }) =>
        `<p>${when === '' ? '' : `<i>${escaped(when)}:</i> `}${escaped(ruling)} <code>${rule}</code></p>`,
    );
    return `<section><h2>${escaped(title)}</h2>${said.join('')}</section>`;
  });
  const title = escaped(`Rulings of ${book.name}`);
  return `<!doctype html>
<html lang="en"><meta charset="utf-8"><title>${title}</title><style>${STYLE}</style>
<h1>${title}</h1>
<main>${entries.join('\n')}</main>
</html>`;
}
