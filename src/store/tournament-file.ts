import { appendFileSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { EventStore } from './event-store.ts';
import { mayWrite, type Overwrite, writeWhole } from './safe-file.ts';
import { naming } from './store-error.ts';
import { type Audit, type DocumentsOf, takeTournament, tournamentText } from './tournament-text.ts';

export async function exportTournament(
  store: EventStore,
  tournament: string,
  to: string,
  { documentsOf, ...overwrite }: Overwrite & { readonly documentsOf: DocumentsOf },
): Promise<void> {
  const target = resolve(to);
  mayWrite(target, overwrite);
  // Its first piece before there is a file: a tournament that is not there leaves none.
  const pieces = tournamentText(store, tournament, target, documentsOf);
  const first = await pieces.next();
  await writeWhole(target, async (part) => {
    const write = (text: string): void => naming(target, () => appendFileSync(part, text));
    if (!first.done) write(first.value);
    for await (const piece of pieces) write(piece);
  });
}

/** The same from a file. */
export async function importTournament(
  store: EventStore,
  from: string,
  given: { readonly documentsOf: DocumentsOf; readonly audit: Audit },
): Promise<string> {
  const file = resolve(from);
  return takeTournament(
    store,
    naming(file, () => readFileSync(file, 'utf8')),
    file,
    given,
  );
}
