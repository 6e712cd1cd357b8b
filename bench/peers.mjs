// npm run bench:peers: Riffle, poker-ts, pokertools and PokerKit replay the recorded hands of ../shared/hands in one run, and what came of
// it goes into bench/peers.json, which docs/API.md shows. POKERKIT is a checkout of PokerKit; without it the run stops.
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { rolldown } from 'rolldown';
import { replayHand } from '../dist/api/replay-hand.js';
import { readRecord } from '../dist/history/record.js';

const here = fileURLToPath(new URL('.', import.meta.url));
const HANDS = join(here, '../../shared/hands');
const { POKERKIT } = process.env;
if (POKERKIT === undefined || !existsSync(join(POKERKIT, 'pokerkit')))
  throw new Error('POKERKIT=FOLDER is needed: a checkout of github.com/uoftcprg/pokerkit');
if (!existsSync(join(here, 'node_modules')))
  execFileSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd: here, stdio: 'ignore' });
const require = createRequire(import.meta.url);
const { Table } = require('poker-ts');
const { evaluateStrings } = require('@pokertools/evaluator');

const files = readdirSync(HANDS)
  .filter((name) => name.endsWith('.jsonl'))
  .map((name) => join(HANDS, name));
const records = files.flatMap((file) =>
  readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line)),
);
const wanted = ({ expected }) => expected.finalStacksIntegerOddChipLeftOfButton ?? expected.finalStacks;
const agree = (found, record) =>
  Object.entries(wanted(record)).every(([seat, stack]) => Math.abs(found[seat] - stack) < 1);

/** What came of replaying all records; `play` answers with final stacks, or null for what cannot be played. */
function replayed(play) {
  const count = { right: 0, wrong: 0, unplayable: 0 };
  const began = performance.now();
  for (const record of records) {
    const found = play(record);
    count[found === null ? 'unplayable' : agree(found, record) ? 'right' : 'wrong']++;
  }
  return { ...count, rate: ((count.right + count.wrong) / (performance.now() - began)) * 1000 };
}

const riffle = (record) => replayHand(readRecord(record)).finalStacks;

/** It shuffles by itself, so that only hands nobody shows can be the recorded ones; and blinds are always both paid. */
function pokerTs(record) {
  const { players, button, sb, bb, ante, anteType, posts, actions, holes } = record;
  const folds = actions.filter(({ action }) => action === 'fold').length;
  if (folds < players.length - 1 || posts !== undefined || anteType === 'bb' || holes === undefined)
    return null;
  if (!players.some(({ seat }) => seat === button)) return null;
  const table = new Table({ smallBlind: sb, bigBlind: bb, ante }, 10);
  for (const { seat, stack } of players) table.sitDown(seat - 1, stack);
  table.startHand(button - 1);
  try {
    for (const { seat, action, to } of actions) {
      while (!table.isBettingRoundInProgress()) table.endBettingRound();
      if (table.playerToAct() !== seat - 1) return {};
      if (action === 'bet' || action === 'raise') {
        const { actions: legal } = table.legalActions();
        table.actionTaken(legal.includes('bet') ? 'bet' : 'raise', to);
      } else table.actionTaken(action);
    }
    table.endBettingRound();
    if (table.areBettingRoundsCompleted()) table.showdown();
  } catch {
    // Its assertion: it does not allow what was played.
    return {};
  }
  const seats = table.seats();
  return Object.fromEntries(players.map(({ seat }) => [seat, seats[seat - 1]?.totalChips ?? 0]));
}

/** Showdowns between two for the same chips: the recorded winner has the better hand. */
function evaluated() {
  let right = 0;
  let of = 0;
  for (const record of records) {
    const { board, holes, players, actions } = record;
    const folded = new Set(actions.filter(({ action }) => action === 'fold').map(({ seat }) => seat));
    const live = players.filter(({ seat }) => !folded.has(seat));
    if (live.length !== 2 || board.length !== 5) continue;
    of++;
    const [a, b] = live.map(({ seat }) => evaluateStrings([...holes[seat].match(/../g), ...board]));
    const [won, lost] = live.map(({ seat, stack }) => Math.sign(wanted(record)[seat] - stack));
    // A lower score is a better hand; in a split pot both win, or lose the same.
    if (a === b ? won === lost : a < b ? won > lost || won === 1 : lost > won || lost === 1) right++;
  }
  return { right, of };
}

async function sizeOf(input) {
  const bundle = await rolldown({ input: join(here, input), platform: 'browser', onLog: () => {} });
  const { output } = await bundle.generate({ format: 'esm', minify: true, codeSplitting: false });
  await bundle.close();
  return `${Math.ceil(gzipSync(output[0].code, { level: 9 }).length / 1000)} KB`;
}

const folderSize = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((each) => each.isFile() && each.name.endsWith('.py'))
    .reduce((sum, each) => sum + statSync(join(each.parentPath, each.name)).size, 0);

/** The best of three: a neighbor on the machine only ever slows somebody down. */
const best = (run) => [run(), run(), run()].sort((a, b) => b.rate - a.rate)[0];
const python = () =>
  JSON.parse(
    execFileSync('python3', [join(here, 'peers.py'), ...files], {
      encoding: 'utf8',
      env: { ...process.env, PYTHONPATH: POKERKIT },
    }),
  );

const [ours, theirs, kit, hands] = [
  best(() => replayed(riffle)),
  best(() => replayed(pokerTs)),
  best(python),
  evaluated(),
];
const said = ({ right, wrong, unplayable }) =>
  `${right} right${wrong > 0 ? `, ${wrong} wrong` : ''}${unplayable > 0 ? `, ${unplayable} not played` : ''}`;
const rate = ({ rate: each }) => Math.round(each).toLocaleString('en');
const version = (name) =>
  JSON.parse(readFileSync(join(here, `node_modules/${name}/package.json`), 'utf8')).version;
const kitVersion = /version='([^']+)'/.exec(readFileSync(join(POKERKIT, 'setup.py'), 'utf8'))[1];
const all = records.length.toLocaleString('en');

const rows = [
  [
    'what it is',
    'rules, hands, tournaments, rulings, odds',
    'a hold’em table',
    'a hand evaluator',
    'hands of many poker games',
  ],
  ['runs on', 'Node, browsers', 'Node, browsers', 'Node, browsers', 'Python'],
  [`${all} recorded hands, final stacks`, said(ours), said(theirs), 'plays no hands', said(kit)],
  [
    `who wins ${hands.of} showdowns between two`,
    'in the above',
    'deals its own cards',
    `${hands.right} right`,
    'in the above',
  ],
  ['recorded hands a second', rate(ours), rate(theirs), '–', rate(kit)],
  [
    'minified and compressed',
    `${await sizeOf('../dist/api/engine.js')} (engine)`,
    await sizeOf('node_modules/poker-ts'),
    await sizeOf('node_modules/@pokertools/evaluator'),
    `${Math.round(folderSize(join(POKERKIT, 'pokerkit')) / 1000)} KB of source`,
  ],
  ['packages it loads', '2', '0', '0', '0'],
  ['cards of your choice', 'yes', 'no', 'yes', 'yes'],
  ['dead blinds, posts as paid', 'yes', 'no', 'no', 'some'],
  ['refusals with a reason and a rule', 'yes', 'assertions', 'no', 'errors with a sentence'],
  ['tournaments: seats, clock, moves, money', 'yes', 'no', 'no', 'no'],
  ['rulings for irregularities', 'yes', 'no', 'no', 'no'],
  ['verifiable shuffle', 'yes', 'no', 'no', 'no'],
  ['hand histories', 'PHH, OHH, PokerStars', 'no', 'no', 'PHH and several sites'],
  ['equity, ICM', 'both', 'no', 'no', 'both'],
  ['limit, pot-limit, Omaha, stud, draw', 'no: no-limit hold’em only', 'no', 'no', 'yes'],
];
const about = `Measured in one run of \`npm run bench:peers\` on the recorded hands of the shared collection, each the best of three, on Node ${process.versions.node} and the Python that was there. PokerKit plays many games that Riffle does not; what it is slower at it is also because it is written in Python. poker-ts deals its own cards, so only hands that end without a showdown can be compared, and its speed is of those, which are shorter; Riffle also keeps every event and counts every pot for the record. PokerKit was not asked to play the three hands whose forced bets are given as they were paid.`;
const columns = [
  'Riffle',
  `poker-ts ${version('poker-ts')}`,
  `pokertools ${version('@pokertools/evaluator')}`,
  `PokerKit ${kitVersion}`,
];
const results = join(here, 'peers.json');
writeFileSync(results, JSON.stringify({ about, columns, rows }));
execFileSync('npx', ['biome', 'format', '--write', results], { stdio: 'ignore' });
for (const row of rows) console.log(row.join(' | '));
