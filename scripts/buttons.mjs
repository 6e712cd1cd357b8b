// Writes docs/BUTTONS.md: for every rule of the documents that a host can act on, the button. It fails where a command
// has no button, where a screen does not send it, or where a rule leads nowhere. Run after a build: node scripts/buttons.mjs
// (with --check it only says whether the page is up to date).
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const root = new URL('..', import.meta.url).pathname;
const { rules } = await import('../dist/rules/index.js');
const { rulebooks, findRulebook } = await import('../dist/rulebooks/index.js');
const { irregularities } = await import('../dist/engine/rulings/rulings.js');
const { settle } = await import('../dist/engine/rulings/asking.js');
const { tournamentCommand } = await import('../dist/protocol/commands.js');

const DOCUMENTS = [
  ...['homepokertourney-rulebook', 'homepokertourney-booklet', 'homepokertourney-cheat-card'],
  ...['bnai-jeshurun', 'home-guidelines'],
];

const PERSON = 'Desk: tap a player';
const TODO = 'Desk: to do';
const TABLE = 'Desk: a table';
const TOOLS = 'Desk: tools';
const CLOCK = 'Desk: the clock';
const MONEY = 'Desk: money';

/** The button of every command: where it is, and what it says. */
const BUTTONS = {
  expect: ['Invitation', 'I’m coming'],
  excuse: [PERSON, 'Can’t make it'],
  enter: ['Desk: players', 'Add'],
  rename: [PERSON, 'Rename'],
  withdraw: [PERSON, 'Withdraw'],
  'draw-seats': [TODO, 'Draw the seats'],
  'seat-late': [TODO, 'Seat them'],
  start: [TODO, 'Start the clock'],
  'start-hand': [TOOLS, 'Hand for hand'],
  'next-hand': [TABLE, 'Next hand'],
  'end-hand': [TABLE, 'Misdeal'],
  track: [TABLE, 'Remote'],
  bust: [TABLE, 'Who’s out?'],
  'order-bust': [PERSON, 'Change the order'],
  answer: [TODO, 'a question'],
  'correct-button': [PERSON, 'Button is here'],
  rebuy: [PERSON, 'Rebuy'],
  'add-on': [PERSON, 'Add-on'],
  rearrange: [TODO, 'Balance now'],
  reseat: [TOOLS, 'Move a player'],
  'redraw-half-field': [TOOLS, 'Redraw'],
  'color-up': [TODO, 'Color up'],
  leave: [PERSON, 'Away'],
  'come-back': [PERSON, 'Back'],
  ask: ['Phone', 'I’m out'],
  'call-clock': [PERSON, 'Call the clock'],
  remove: [PERSON, 'Went home'],
  'tell-chips': [PERSON, 'Stack'],
  'take-chips': [PERSON, 'Chips off the table'],
  penalize: [PERSON, 'Penalty'],
  clock: [CLOCK, 'Pause'],
  'count-sleep': [TODO, 'No, set the clock back'],
  'set-levels': [TOOLS, 'Levels and breaks'],
  'hand-for-hand': [TOOLS, 'Hand for hand'],
  'set-prizes': [TOOLS, 'Payouts'],
  'agree-deal': [TOOLS, 'Make a deal'],
  'set-costs': [MONEY, 'Costs'],
  pay: [PERSON, 'Paid'],
  'pay-out': [MONEY, 'Pay'],
  'write-off': [MONEY, 'Write off'],
  override: ['Desk: rulings', 'Overrule'],
  retract: [TOOLS, 'Undo and redo'],
  undo: ['Desk: on every tab', 'Undo'],
  redo: [TOOLS, 'Undo and redo'],
  'play-online': [PERSON, 'Plays online'],
  'combine-tables': [TOOLS, 'One table'],
  'end-now': ['Table: menu', 'End now'],
  merge: [PERSON, 'Same person'],
  'take-seats': [TODO, 'All seated'],
  'name-dealers': [TOOLS, 'Dealers'],
  'draw-button': [TODO, 'for the button'],
  'end-break-step': ['Desk: the break', 'No more rebuys'],
  'show-on-tv': [TOOLS, 'On the TV'],
  'settle-hand': ['Desk: a followed hand', 'is out'],
  follow: [TABLE, 'Follow hand'],
  'record-ruling': ['Desk: rulings', 'Record ruling'],
  finish: [TODO, 'Declare the winner'],
};

/** The hand itself: Riffle does it where it deals, and the players do where they deal. */
const PLAYED =
  /^(play-step-|burn-before|hand-rank-|heads-up-|no-dead-button-left|blinds-(two|option|raise-every|missed)|button-advances|dead-button-replaced)/;
const IN_THE_HAND = [
  ...['short-stack-may-enter', 'check-raise-allowed', 'limit-fixed-bets', 'win-by-fold-or-showdown'],
  ...['showdown-dealer-calls', 'dealer-announces-count', 'dealer-asks-option', 'dealer-collects-bets'],
  'new-level-from-next-hand',
];
/** Read, not acted on. */
const READ =
  /^(odds-|outs-by-draw|doc-scope|text-source|booklet-licence|misdeal-stud|dead-hand-stud|chip-race-example|balance-three-table)/;
const TO_READ = [
  ...[
    'chips-have-no-cash-value',
    'chips-visible',
    'precedence-house-over-roberts',
    'rulebook-mentions-antes',
  ],
  'absence-who-posts',
];

/** What a host does about the rules that no ruling and no choice stands for. */
const ACTS = {
  'redeal-same-button-bj': ['end-hand'],
  'exposed-first-two-cards': ['end-hand'],
  'exposed-two-cards-misdeal': ['end-hand'],
  'blinds-rise': ['set-levels', 'clock'],
  'blinds-small-ratio': ['set-levels'],
  'house-may-accelerate': ['set-levels'],
  'seating-even': ['draw-seats'],
  'seating-deck': ['draw-seats'],
  'seating-suit-is-table': ['draw-seats'],
  'seating-dealers-one-per-table': ['draw-seats'],
  'seating-dealer-in-middle': ['draw-seats'],
  'redraw-9-final-table': ['rearrange'],
  'redraw-half-field': ['redraw-half-field'],
  'tables-play-internally': ['rearrange'],
  'balance-playing-a-hand': ['answer'],
  'rebuy-only-when-broke': ['rebuy'],
  'rebuy-count-limit': ['rebuy'],
  'rebuy-not-during-hand': ['rebuy'],
  'addon-optional-amount': ['add-on'],
  'payout-default-five-places': ['set-prizes'],
  'finish-order': ['bust', 'order-bust', 'finish'],
  'late-prepaid-no-penalty': ['enter', 'seat-late'],
  'late-unpaid-posts-big-blind': ['seat-late'],
  'late-table-choice': ['seat-late'],
  'no-refunds-after-first-hand': ['withdraw'],
  'absence-drop-is-optional': ['leave', 'come-back'],
  'absence-moved': ['leave', 'rearrange'],
  'timer-restarts-at-once': ['clock'],
  'timer-stops-for-break-and-dispute': ['clock'],
  'no-new-hand-during-stop': ['clock'],
  'colour-up-trigger': ['color-up'],
  'chip-race-cards': ['color-up'],
  'director-conflict-of-interest': ['override'],
};

/** What is done elsewhere than by a command of the tournament. */
const ELSEWHERE = {
  'blinds-schedule-displayed': 'TV; Printouts: schedule',
  'level-length-hpt': 'Plan: the house’s own structure',
  'level-length-bj': 'Plan: the house’s own structure',
  'chip-set-b': 'Plan: chip set',
  'chip-set-c': 'Plan: chip set',
  'chip-white-yellow-unused': 'Plan: your chips',
  'chips-needed-10': 'Plan: chips to bring',
  'chips-needed-24': 'Plan: chips to bring',
  'chips-buy-in-rolls': 'Plan: Help me buy chips',
  'game-no-limit-holdem': 'Plan: limit or no-limit',
  'director-delegate-timer': 'Desk: devices, Helper',
  'director-named': 'Plan: Your name',
  'minimum-bet': 'Desk: tools, side pots and followed hands; table: only legal amounts',
  'director-scope': 'Desk: rulings',
};

const read = (path) => readFileSync(join(root, path), 'utf8');
const problems = [];

/** Every command that the protocol takes. */
const commandTypes = (schema) =>
  (schema.options ?? []).flatMap((option) =>
    option.options !== undefined
      ? commandTypes(option)
      : [...(option.shape?.type?.values ?? option.shape?.type?.options ?? [])],
  );
const types = new Set(commandTypes(tournamentCommand));
if (types.size < 40) problems.push(`only ${types.size} commands were found in the protocol`);
for (const type of types) if (!Object.hasOwn(BUTTONS, type)) problems.push(`${type}: no button`);
for (const type of Object.keys(BUTTONS))
  if (!types.has(type)) problems.push(`${type}: the protocol has no such command`);

function* files(folder, wanted) {
  for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) yield* files(path, wanted);
    else if (wanted.test(entry.name)) yield path;
  }
}
/** What sends commands: screens, tasks and questions that carry theirs, and guests who answer an invitation. */
const SENDERS = [
  ...[...files('src/web', /(?<!\.test|\.shots|words|words\.de)\.tsx?$/)],
  'src/engine/tournament/tasks.ts',
  'src/engine/tournament/open-questions.ts',
  'src/engine/tournament/request-tasks.ts',
  'src/server/people/joining.ts',
];
const sent = SENDERS.map(read).join('\n');
for (const type of types)
  if (!new RegExp(`type: [^,;}]*'${type}'|Which = [^;]*'${type}'|'${type}' as const`).test(sent))
    problems.push(`${type}: nothing sends it`);

/** Everything screens say in English. */
const said = [...files('src/web', /words\.ts$/)].map(read).join('\n');
const QUESTION = 'a question';
for (const [type, [, says]] of Object.entries(BUTTONS))
  if (says !== QUESTION && !said.includes(says)) problems.push(`${type}: no screen says “${says}”`);

const add = (map, key, value) => map.set(key, (map.get(key) ?? new Set()).add(value));

/** The rulings that rest on a rule, whatever the facts and the rulebook. */
const ruled = new Map();
const combinations = (facts) =>
  facts.reduce(
    (all, { name, cases }) => all.flatMap((known) => cases.map(({ value }) => ({ ...known, [name]: value }))),
    [{}],
  );
const books = rulebooks.map(({ id }) => findRulebook(id));
for (const what of irregularities)
  for (const facts of combinations(what.facts))
    for (const book of books) add(ruled, settle(what, facts, book).rule, what.title);
for (const what of irregularities)
  for (const [id] of Object.entries(rules))
    if (what.settle.toString().includes(`'${id}'`)) add(ruled, id, what.title);

/** The choices that rest on a rule, as the planner asks them. */
const asks = read('src/web/shared/rulebooks/words.ts');
const questionOf = (choice) =>
  new RegExp(`\\n  ${choice}: \\[\\s*'((?:[^'\\\\]|\\\\.)*)'`).exec(asks)?.[1] ?? null;
const chosen = new Map();
for (const book of books)
  for (const part of Object.values(book))
    for (const [choice, { cite } = {}] of Object.entries(part ?? {}).filter(([, each]) => each?.cite)) {
      const question = questionOf(choice);
      if (question === null) problems.push(`${choice}: the planner does not ask it`);
      else add(chosen, cite, question);
    }

const button = (type) => {
  const [where, says] = BUTTONS[type];
  return says === QUESTION ? where : `${where}, “${says}”`;
};

/** Where a host acts on a rule; null where there is nothing to do. */
function waysOf(id) {
  const ways = [
    ...(ACTS[id] ?? []).map(button),
    ...(ELSEWHERE[id] === undefined ? [] : [ELSEWHERE[id]]),
    ...[...(ruled.get(id) ?? [])].sort().map((title) => `Rulings, “${title}”`),
    ...[...(chosen.get(id) ?? [])].map((question) => `Plan: house rules, “${question}”`),
  ];
  if (ways.length > 0) return ways;
  if (PLAYED.test(id) || IN_THE_HAND.includes(id)) return null;
  if (READ.test(id) || TO_READ.includes(id)) return null;
  problems.push(`${id}: nothing leads to it`);
  return null;
}

const own = Object.entries(rules).filter(([, { from }]) =>
  from.some(([document]) => DOCUMENTS.includes(document)),
);
const rows = own.map(([id, rule]) => ({ id, ...rule, ways: waysOf(id) }));
const acted = rows.filter(({ ways }) => ways !== null);
const documentsOf = ({ from }) =>
  [...new Set(from.map(([document]) => document).filter((each) => DOCUMENTS.includes(each)))].join(', ');
const row = (rule) => `| \`${rule.id}\` | ${rule.says} | ${documentsOf(rule)} | ${rule.ways.join('<br>')} |`;
const rest = rows.filter(({ ways }) => ways === null).map(({ id }) => `\`${id}\``);

const doc = `# From a rule to its button

Made by \`npm run rules\`; a test fails when it is out of date, when a command has no button, or when no screen sends it.
Of the ${own.length} rules of the documents a host can act on ${acted.length}. The other ${rest.length} are the hand itself, which the players or
Riffle play, and what is only read: ${rest.join(', ')}.

| rule | says | document | button |
|---|---|---|---|
${acted.map(row).join('\n')}

## Every command

| command | where | button |
|---|---|---|
${Object.entries(BUTTONS)
  .map(([type, [where, says]]) => `| \`${type}\` | ${where} | ${says} |`)
  .join('\n')}
`;

const page = 'docs/BUTTONS.md';
const stale = !existsSync(join(root, page)) || read(page) !== doc;
const check = process.argv.includes('--check');
if (!check && problems.length === 0) writeFileSync(join(root, page), doc);
console.log(JSON.stringify({ problems, stale: check && stale, acted: acted.length, rules: own.length }));
if (problems.length > 0 || (check && stale)) process.exitCode = 1;
