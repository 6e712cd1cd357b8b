// A writer for the crash test: several tables at once, each telling what was acknowledged, until somebody kills it.
import { writeSync } from 'node:fs';
import { LibsqlStore } from '../../dist/store/libsql-store.js';

const store = LibsqlStore.open(process.argv[2]);

async function play(table) {
  const tournament = `tournament/${table}`;
  let version = (await store.read(tournament)).length;
  for (;;) {
    const hand = `hand/${table}/1/${version + 1}`;
    const moves = Array.from({ length: (version % 3) + 1 }, (_, n) => ({
      type: 'moved',
      data: { version, n },
    }));
    const appended = await store.append({
      streams: [
        { stream: hand, expected: 0, events: moves },
        {
          stream: tournament,
          expected: version,
          events: [{ type: 'hand-ended', data: { hand: version + 1 } }],
        },
      ],
      documents: [{ do: 'put', kind: 'last', id: table, data: version + 1 }],
      command: { tournament: table, key: `${version + 1}`, answer: version + 1 },
    });
    if (!appended.ok) throw new Error(appended.refusal.message);
    version++;
    // Straight to the pipe: what was said before the kill has been said.
    writeSync(1, `${table} ${version}\n`);
  }
}

for (const table of ['a', 'b', 'c', 'd', 'e', 'f']) play(table);
