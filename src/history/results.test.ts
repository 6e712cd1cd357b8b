import fc from 'fast-check';
import { expect, test } from 'vitest';
import { playersIn } from '../engine/tournament/state/state.ts';
import { findRulebook, rulebooks } from '../rulebooks/index.ts';
import { EngineTournament, MINUTE } from '../testing/engine-tournament.ts';
import { csv } from './csv.ts';
import { decimal } from './money.ts';
import { ledger, ledgerCsv, results, resultsCsv } from './results.ts';

/** Reads RFC 4180 back, cell by cell. */
function readCsv(text: string): string[][] {
  const rows: string[][] = [];
  const cell = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/gy;
  let row: string[] = [];
  while (cell.lastIndex < text.length) {
    const [, quoted, plain, end] = cell.exec(text)!;
    row.push(quoted === undefined ? plain! : quoted.replaceAll('""', '"'));
    if (end === ',') continue;
    rows.push(row);
    row = [];
  }
  return rows;
}

/** Three players, one table: Ben busts and rebuys at level 1 and goes out at level 2, then Cleo. */
function shortTournament(): EngineTournament {
  const engine = new EngineTournament('homepokertourney')
    .enter('Ada', 'Ben', 'Cleo')
    .do({ type: 'draw-seats' })
    .do({ type: 'start' });
  engine.hand('1', 'ben').do({ type: 'rebuy', player: 'ben' });
  engine.do({ type: 'clock', do: 'next' }).hand('1', 'ben');
  return engine.hand('1', 'cleo').do({ type: 'finish' });
}

test('a short tournament’s results, by place, and its ledger', () => {
  const engine = shortTournament();
  const list = results(engine.events);
  expect(list.map(({ place, name, rebuys }) => [place, name, rebuys])).toEqual([
    [1, 'Ada', 0],
    [2, 'Cleo', 0],
    [3, 'Ben', 1],
  ]);
  expect(list[2]!.outAtLevel).toBe(2);
  expect(list[0]!.outAtLevel).toBeNull();
  engine.do({ type: 'pay', player: 'ada', amount: 1000 }).do({ type: 'pay-out', player: 'ada', amount: 500 });
  const price = findRulebook('homepokertourney')!.tournament.buyIn.use;
  const { accounts, total } = ledger(engine.tournament);
  const ada = accounts.find(({ name }) => name === 'Ada')!;
  expect(ada).toMatchObject({ owes: price, paid: 1000, paidOut: 500 });
  expect(ada.balance).toBe(ada.won - 500 - (price - 1000));
  expect(total.owes).toBe(total.won);
  expect(readCsv(ledgerCsv(ledger(engine.tournament))).at(-1)).toEqual([
    'total',

    ...[total.owes, 1000, total.won, 500, 0, 500].map(decimal),
  ]);
});

test('an undone bust leaves no trace in the results', () => {
  const engine = new EngineTournament('homepokertourney').started(3);
  engine.hand('1', 'p2').do({ type: 'undo' });
  expect(results(engine.events).every(({ place, outAtLevel }) => place === null && outAtLevel === null)).toBe(
    true,
  );
});

test('the results as a table, with two decimals for money', () => {
  expect(
    resultsCsv([
      {
        player: 'z',
        name: 'Zoë "Ace", of Köln',
        place: 1,
        prize: 12_345,
        bounties: 5,
        rebuys: 2,
        addOns: 0,
        outAtLevel: null,
      },
    ]),
  ).toBe(
    'place,name,prize,bounties,rebuys,add-ons,knocked out at level\r\n1,"Zoë ""Ace"", of Köln",123.45,0.05,2,0,\r\n',
  );
});

test.each(['=1+1', '+49', '-Bob', '@sum', ' =1', '\uFEFF=1', '＝1'])(
  'a name like %j is no formula',
  (name) => {
    const [[cell]] = readCsv(csv([[name]])) as [[string]];
    expect(cell).toBe(`'${name}`);
  },
);

/** As spreadsheets read a file that they think is separated otherwise: a quote counts at the beginning of a cell alone. */
const readBy = (separator: string, text: string): string[][] =>
  text
    .split(/\r\n|[\r\n]/)
    .slice(0, -1)
    .map((row) => row.split(separator));

test.each([';=1+1;', ';;=1+1', 'Ann; =1', '\t=1+1', 'Ann\t+1', '\n=1+1', 'Ann\r@sum', ';"=1+1', 'Ann;Bob'])(
  'a name like %j is neither a formula nor a column, also where semicolons or tabs separate',
  (name) => {
    const text = csv([
      ['place', 'name', 'prize'],
      [1, name, 500],
    ]);
    expect(readCsv(text).map((row) => row.length)).toEqual([3, 3]);
    for (const separator of [';', '\t']) {
      const rows = readBy(separator, text);
      expect(rows.map((row) => row.length)).toEqual([1, 1]);
      for (const cell of rows.flat()) expect(cell).not.toMatch(/^[\s'"]*[=+\-@]/);
    }
    expect(readCsv(text)[1]![1]).not.toMatch(/(^|[;,\t])\s*[=+\-@]/);
  },
);

test('money below zero stays a figure', () => {
  expect(csv([[{ figure: decimal(-1205) }, 'x']])).toBe('-12.05,x\r\n');
});

test('cents are exact', () => {
  fc.assert(
    fc.property(fc.maxSafeInteger(), (cents) => {
      const text = decimal(cents);
      expect(text).toMatch(/^-?\d+\.\d\d$/);
      expect(BigInt(text.replace('.', ''))).toBe(BigInt(cents));
    }),
  );
});

test('whatever people call themselves comes back, and never as a formula', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'binary' }), { minLength: 1, maxLength: 4 }), (names) => {
      const [cells] = readCsv(csv([names])) as [string[]];
      for (const [at, cell] of cells.entries()) {
        // But for what would end a cell somewhere.
        const name = names[at]!.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').replaceAll(';', ',');
        const plain = (text: string): string => text.replaceAll(",'", ',');
        expect([plain(name), plain(`'${name}`)]).toContain(plain(cell));
        expect(cell).not.toMatch(/^\s*[=+\-@]/);
      }
      expect(cells.length).toBe(names.length);
    }),
  );
});

test('any tournament: as many results as entries, owed equals won, and the box settles every balance', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...rulebooks),
      fc.integer({ min: 2, max: 14 }),
      fc.integer({ min: 0, max: 255 }),
      (rulebook, players, seed) => {
        const engine = new EngineTournament(
          rulebook.id,
          seed.toString(16).padStart(2, '0').repeat(32),
        ).started(players, 'dealt');
        engine.playOut(undefined, () => {
          for (const id of engine.rebuyers())
            if (engine.under(2) > 0) engine.do({ type: 'rebuy', player: id });
          const [first] = playersIn(engine.tournament);
          if (engine.now === 20 * MINUTE && playersIn(engine.tournament).length > 2)
            engine.do({ type: 'remove', player: first!.id, why: 'disqualified' });
        });
        for (const { id, owes } of engine.tournament.players.values())
          if (engine.under(2) === 0) engine.do({ type: 'pay', player: id, amount: owes });
        const list = results(engine.events);
        expect(list.length).toBe(engine.tournament.entries);
        expect(list.filter(({ outAtLevel }) => outAtLevel === null).map(({ place }) => place)).toEqual([1]);
        const { total } = ledger(engine.tournament);
        expect(total.owes).toBe(total.won);
        expect(total.balance).toBe(total.paid - total.paidOut);
        expect(readCsv(resultsCsv(list)).length).toBe(list.length + 1);
      },
    ),
    { numRuns: 20 },
  );
});
