import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../', import.meta.url));

function run(args: readonly string[], questions: readonly unknown[]) {
  const input = questions
    .map((question) => (typeof question === 'string' ? question : JSON.stringify(question)))
    .join('\n');
  const { stdout, stderr, status } = spawnSync(process.execPath, ['bin/riffle.js', ...args], {
    cwd: root,
    input,
    encoding: 'utf8',
  });
  const answers = stdout
    .trim()
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));
  return { answers, stderr, status };
}
const desk = (procedure: string, rulebook: string, ...questions: unknown[]) =>
  run(['desk', procedure, '--rulebook', rulebook], questions).answers;

test('button: the small blind busts under the dead button', () => {
  const [answer] = desk('button', 'homepokertourney', {
    seats: 6,
    button: 1,
    smallBlind: 2,
    bigBlind: 3,
    hands: [
      [1, 3, 4, 5, 6],
      [1, 3, 4, 5, 6],
    ],
  });
  expect(answer).toMatchObject({
    hands: [
      {
        button: 2,
        posts: [
          { seat: 3, blind: 'small' },
          { seat: 4, blind: 'big' },
        ],
        lastToAct: 1,
        firstToAct: { preflop: 5, postflop: 3 },
        display: 1,
      },
      {
        button: 3,
        posts: [
          { seat: 4, blind: 'small' },
          { seat: 5, blind: 'big' },
        ],
      },
    ],
    rule: 'dead-button-general',
  });
});

test.each(['homepokertourney', 'bnai-jeshurun', 'tda'])(
  'button: [dead-button-bb-bust] the big blind busts at %s, and the hand after next has the button on the empty seat',
  (rulebook) => {
    const here = [1, 2, 4, 5, 6];
    const [answer] = desk('button', rulebook, {
      seats: 6,
      button: 1,
      smallBlind: 2,
      bigBlind: 3,
      hands: [here, here, here],
    });
    expect(answer).toMatchObject({
      hands: [
        { button: 2, display: 2, rule: 'dead-button-bb-bust' },
        { button: 3, display: 3, lastToAct: 2, rule: 'dead-button-bb-bust' },
        { button: 4, display: 4, rule: 'button-advances-one' },
      ],
    });
  },
);

test('button: a player is away on the button, without a dead button', () => {
  const [answer] = desk('button', 'home-guidelines', {
    seats: 8,
    button: 8,
    smallBlind: 1,
    bigBlind: 2,
    hands: [[1, 2, 3, 4, 5, 6, 7, 8]],
    away: [[1]],
  });
  expect(answer.hands[0]).toMatchObject({ button: 2, rule: 'no-dead-button-absent-at-deal' });
});

test('race: [chip-race-no-elimination] a player’s last chips are protected, also where the house’s document is silent', () => {
  const question = {
    chip: 5,
    into: 25,
    odd: { 1: 3, 2: 1 },
    cards: { 1: ['As', 'Ks', '2c'], 2: ['Qh'] },
    elsewhere: { 1: 500, 2: 0 },
  };
  for (const rulebook of ['homepokertourney', 'bnai-jeshurun', 'home-guidelines'])
    expect(desk('race', rulebook, question)[0]).toMatchObject({ newChips: { 2: 1 }, removed: 0 });
  const others = { ...question, elsewhere: { 1: 500, 2: 500 } };
  expect(desk('race', 'bnai-jeshurun', others)[0]).toMatchObject({ newChips: { 1: 1 }, removed: 0 });
});

test('payout: a thousand questions cost one start, each answered in order', () => {
  const answers = desk(
    'payout',
    'homepokertourney',
    ...Array.from({ length: 1000 }, (_, at) => ({ purse: 75_000 + at, players: 24 })),
  );
  expect(answers.length).toBe(1000);
  expect(answers[0].prizes).toEqual([30_000, 18_750, 15_000, 7500, 3750]);
  for (const [at, { prizes }] of answers.entries())
    expect(prizes.reduce((sum: number, prize: number) => sum + prize, 0)).toBe(75_000 + at);
});

test('payout: players who bust on the same hand, and rulebooks without a prize table', () => {
  const together = {
    purse: 75_000,
    players: 24,
    sameHand: [{ places: [3, 4], stacks: { ann: 500, bob: 300 } }],
  };
  expect(desk('payout', 'homepokertourney', together)[0].paid).toEqual({ ann: 11_250, bob: 11_250 });
  expect(desk('payout', 'home-guidelines', { ...together, percent: [40, 25, 20, 10, 5] })[0].paid).toEqual({
    ann: 15_000,
    bob: 7500,
  });
  expect(desk('payout', 'bnai-jeshurun', { purse: 1000, players: 5 })[0].error).toMatch(/add "percent"/);
});

test('addon, late and forfeit', () => {
  expect(desk('addon', 'bnai-jeshurun', { stack: 3925 })[0]).toEqual({
    price: 500,
    chips: 75,
    stack: 4000,
    rule: 'addon-cap-and-price',
  });
  expect(desk('addon', 'homepokertourney', { stack: 400 })[0]).toMatchObject({
    price: 0,
    chips: 0,
    rule: 'addon-availability',
  });
  expect(
    desk('late', 'bnai-jeshurun', { prepaid: false, missed: [{ small: 25, big: 50, circuits: 3 }] })[0],
  ).toMatchObject({ stack: 3775, postsBigBlind: true });
  expect(desk('forfeit', 'bnai-jeshurun', { stack: 925, players: 6, smallestChip: 25 })[0]).toMatchObject({
    each: 0,
    bank: 0,
    rule: 'absence-bj-drop',
  });
  expect(desk('forfeit', 'homepokertourney', { stack: 925, players: 6, smallestChip: 5 })[0]).toMatchObject({
    each: 150,
    bank: 25,
  });
});

test('draw: one suit a table, the same seed the same seats', () => {
  const question = { players: Array.from({ length: 23 }, (_, at) => `p${at}`), dealers: ['x', 'y', 'z'] };
  const draw = () =>
    run(['desk', 'draw', '--rulebook', 'homepokertourney', '--seed', '2b'.repeat(32)], [question]).answers[0];
  expect(draw()).toEqual(draw());
  expect(
    draw().tables.map(({ suit, seats, button }: { suit: string; seats: unknown[]; button: number }) => [
      suit,
      seats.length,
      button,
    ]),
  ).toEqual([
    ['s', 9, 1],
    ['h', 9, 1],
    ['c', 8, 1],
  ]);
});

test('balance: the worked example', () => {
  const eight = [1, 2, 3, 4, 5, 6, 7, 8];
  const tables = {
    A: { button: 2, players: eight },
    B: { button: 2, players: eight },
    C: { button: 2, players: [1, 2, 3, 4, 6, 7] },
  };
  const question = { tables, busts: [{ table: 'C', seat: 5 }], cards: { A: ['Jd'], B: ['4s'] } };
  expect(desk('balance', 'homepokertourney', question)[0].moves).toMatchObject([
    { from: { table: 'B', seat: 5 }, to: { table: 'C', seat: 5 } },
  ]);
  expect(desk('balance', 'bnai-jeshurun', question)[0].moves).toEqual([]);
});

test('pots: a folded player’s chips are dead, an unmatched bet goes back', () => {
  expect(
    desk('pots', 'homepokertourney', {
      in: { ann: 100, bob: 300, cy: 700 },
      folded: ['cy'],
      best: [['ann'], ['bob']],
      seats: ['ann', 'bob', 'cy'],
    })[0],
  ).toMatchObject({
    pots: [
      { amount: 300, eligible: ['ann', 'bob'], winners: { ann: 300 } },
      { amount: 800, eligible: ['bob'], winners: { bob: 800 } },
    ],
    returned: {},
  });
  expect(
    desk('pots', 'tda', { in: { ann: 100, bob: 300 }, best: [['ann', 'bob']], seats: ['ann', 'bob'] })[0],
  ).toMatchObject({ returned: { bob: 200 } });
});

test('nonsense gets an error on its line and exit status 2; the good questions beside it are answered', () => {
  const { answers, status } = run(
    ['desk', 'payout'],
    ['{"purse":-1,"players":3}', '{"purse":1000,"players":10}', 'not json'],
  );
  expect(answers[0].error).toMatch(/"purse" is -1/);
  expect(answers[1].prizes).toEqual([500, 300, 200]);
  expect(answers[2].error).toMatch(/not JSON/);
  expect(status).toBe(2);
  expect(run(['desk', 'tango'], []).stderr).toMatch(/choose button, race/);
  expect(
    run(['desk', 'race'], ['{"chip":5,"into":25,"odd":{"1":3},"cards":{"1":["As"]}}']).answers[0].error,
  ).toMatch(/3 odd chips and 1 cards/);
});

test.each([
  ['button', { seats: 2, button: 1, smallBlind: 1, bigBlind: 2, hands: [], gone: [] }, '"gone"'],
  ['race', { chip: 5, into: 25, odd: {}, cards: {}, together: true }, '"together"'],
  ['payout', { purse: 1000, players: 10, together: [] }, '"together"'],
  [
    'payout',
    { purse: 1000, players: 10, percent: [100], sameHand: [{ place: [1] }] },
    '"place" of sameHand 1',
  ],
  ['addon', { stack: 1000, block: 1 }, '"block"'],
  ['late', { prepaid: false, missed: [{ small: 1, big: 2, rounds: 1 }] }, '"rounds" of missed 1'],
  ['forfeit', { stack: 1000, players: 6, smallest: 5 }, '"smallest"'],
  ['draw', { players: ['ann', 'bob'], dealer: ['ann'] }, '"dealer"'],
  ['balance', { tables: { A: { button: 1, players: [1, 2], name: 'A' } } }, '"name" of table A'],
  ['balance', { tables: { A: { button: 1, players: [1] } }, bust: [] }, '"bust"'],
  ['pots', { in: { ann: 1 }, best: [['ann']], fold: [] }, '"fold"'],
  ['gesture', { bet: 100, stack: 1000, chips: [100], facts: {} }, '"facts"'],
  ['ruling', { irregularity: 'clock-ran-out', facts: { facingABet: true } }, '"facts"'],
])('%s: a field that nobody reads is refused by name', (procedure, question, named) => {
  const { answers, status } = run(
    ['desk', procedure, '--rulebook', 'bnai-jeshurun'],
    [JSON.stringify(question)],
  );
  expect(answers[0].error).toContain(`${named} is unknown: use `);
  expect(status).toBe(2);
});

test('payout: [payout-by-field-size] two players play for two places, as in a tournament', () => {
  expect(desk('payout', 'homepokertourney', { purse: 5000, players: 2 })[0].prizes).toEqual([3500, 1500]);
  expect(desk('payout', 'homepokertourney', { purse: 2500, players: 1 })[0].prizes).toEqual([2500]);
});

test('ruling: a number is taken where the answers are number words', () => {
  const flop = (cards: unknown) =>
    desk('ruling', 'tda', { irregularity: 'flop-too-many-cards', cards, known: true })[0];
  expect(flop(4)).toEqual(flop('four'));
  expect(flop(6)).toEqual(flop('more'));
  expect(flop(3).error).toMatch(/"cards" is 3, but takes four or more/);
});

test('rules: one rule, a search, and where two rulebooks differ', () => {
  const [rule] = run(['rules', 'minimum-raise', '--json'], []).answers[0];
  expect(rule).toMatchObject({
    id: 'minimum-raise',
    status: 'enforced',
    tests: expect.arrayContaining(['src/engine/betting/no-limit.test.ts']),
  });
  expect(
    run(['rules', '--search', 'odd chip', '--json'], []).answers[0].map(({ id }: { id: string }) => id),
  ).toContain('odd-chip');
  const differences = run(['rules', '--diff', 'homepokertourney', 'home-guidelines', '--json'], [])
    .answers[0];
  expect(differences.find(({ choice }: { choice: string }) => choice === 'button')).toMatchObject({
    homepokertourney: 'dead',
    'home-guidelines': 'moving',
  });
  expect(run(['rules', 'no-such-rule'], []).stderr).toMatch(/no rule "no-such-rule"/);
});

test('gesture: one large chip is a call, and out of turn it binds unless the action changes', () => {
  const question = {
    bet: 100,
    lastRaise: 100,
    committed: 0,
    stack: 3000,
    chips: [500],
    said: null,
    inTurn: true,
  };
  expect(desk('gesture', 'tda', question)[0]).toMatchObject({
    action: 'call',
    to: 100,
    returned: 400,
    rule: 'tda-44-overchip',
    by: 'tda',
  });
  expect(desk('gesture', 'tda', { ...question, said: 'raise to 300' })[0]).toMatchObject({
    action: 'raise',
    to: 300,
  });
  expect(desk('gesture', 'tda', { ...question, inTurn: false, changed: true })[0]).toMatchObject({
    action: 'call',
    binds: false,
  });
  expect(desk('gesture', 'tda', { ...question, said: 'shove it' })[0].error).toMatch(/"said" is "shove it"/);
});

test('[out-of-turn-binding] [out-of-turn-bet] [out-of-turn-check] gesture: what an action out of turn becomes once the players before have acted', () => {
  const early = { lastRaise: 100, stack: 3000, inTurn: false };
  const call = { ...early, bet: 300, said: 'call' };
  const [fifthFolds, fifthRaises, othersCheck] = desk(
    'gesture',
    'home-guidelines',
    { ...call, changed: false },
    { ...call, changed: true },
    { ...early, bet: 0, said: 'bet 200', changed: false },
  );
  expect(fifthFolds).toMatchObject({ action: 'call', to: 300, binds: true, may: ['call'] });
  expect(fifthRaises).toMatchObject({ binds: false, may: ['fold', 'call', 'raise'] });
  expect(othersCheck).toMatchObject({ action: 'bet', to: 200, binds: true, may: ['bet'] });
  const check = { ...early, bet: 0, said: 'check', changed: true };
  expect(desk('gesture', 'homepokertourney', check)[0].may).toEqual(['fold', 'call']);
  expect(desk('gesture', 'home-guidelines', check)[0].may).toEqual(['fold', 'call', 'raise']);
});

test('ruling: the ruling, its steps and its rule; missing facts are asked for', () => {
  expect(desk('ruling', 'homepokertourney', { irregularity: 'turn-card-premature' })[0]).toMatchObject({
    rule: 'turn-premature',
    steps: expect.any(Array),
  });
  expect(desk('ruling', 'tda', { irregularity: 'clock-ran-out' })[0].error).toBe(
    '"facingABet" is needed (true or false): Are they facing a bet?',
  );
  expect(desk('ruling', 'tda', { irregularity: 'meteor' })[0].error).toMatch(/no irregularity "meteor"/);
  expect(desk('ruling', 'tda', { irregularity: 'string bet' })[0].error).toMatch(/did you mean string-bet\?/);
  expect(desk('ruling', 'tda', { irregularity: 'clock-ran-out', facingABet: 'yes' })[0].error).toBe(
    '"facingABet" is "yes", but takes true or false: Are they facing a bet?',
  );
  const listed = run(['desk', 'ruling', '--list', '--json'], []).answers;
  expect(listed.length).toBeGreaterThan(40);
  expect(listed[0]).toMatchObject({ irregularity: 'hole-card-exposed', facts: expect.any(Array) });
});

test('ruling --list finds irregularities by the words players use', () => {
  const ids = (...words: string[]) =>
    run(['desk', 'ruling', '--list', '--json', ...words], []).answers.map(({ irregularity }) => irregularity);
  expect(ids('string', 'bet')).toEqual(['string-bet']);
  expect(ids('rabbit')).toEqual(['rabbit-hunting']);
  expect(ids('boxed')).toContain('boxed-cards');
  expect(run(['desk', 'ruling', '--list', 'meteor'], []).stderr).toMatch(/no ruling mentions "meteor"/);
});

test('ruling: where a rulebook says nothing its fallback answers, and the answer names it', () => {
  expect(desk('ruling', 'home-guidelines', { irregularity: 'duplicate-card' })[0].by).toBe('roberts-rules');
  expect(
    desk('ruling', 'bnai-jeshurun', {
      irregularity: 'hole-card-exposed',
      which: 5,
      alone: true,
      acted: 0,
      chipsIn: false,
    })[0].by,
  ).toBe('bnai-jeshurun');
});

test('gesture: a missing fact that matters is asked for by name; out of turn both cases are answered', () => {
  const short = { bet: 8000, lastRaise: 6000, stack: 20000, chips: [1000, 1000] };
  expect(desk('gesture', 'tda', short)[0].error).toMatch(/^"players" is needed/);
  expect(desk('gesture', 'tda', { ...short, players: 3 })[0].action).toBe('call-or-forfeit');
  const five = { bet: 0, lastRaise: 400, stack: 9000, said: 'five' };
  expect(desk('gesture', 'tda', five)[0].error).toMatch(/^"pot" is needed/);
  expect(desk('gesture', 'tda', { bet: 0, stack: 3000, chips: [100] })[0].error).toMatch(/^"lastRaise"/);
  expect(desk('gesture', 'tda', { bet: 75, stack: 3000, chips: [500] })[0]).toMatchObject({ to: 75 });
  expect(desk('gesture', 'tda', { bet: 75, stack: 300, chips: [500] })[0].error).toMatch(
    /more than the stack/,
  );
  const early = { bet: 300, lastRaise: 300, stack: 3000, said: 'call', inTurn: false };
  expect(desk('gesture', 'home-guidelines', early)[0]).toMatchObject({
    action: 'call',
    to: 300,
    binds: true,
    ifChanged: { binds: false, may: ['fold', 'call', 'raise'] },
  });
});

test('ruling: every irregularity answers under every rulebook, and asks for a fact only while it can change the ruling', () => {
  const listed: { irregularity: string; facts: { name: string; is: unknown }[] }[] = run(
    ['desk', 'ruling', '--list', '--json'],
    [],
  ).answers;
  const value = (is: unknown) => (is === 'yes-or-no' ? true : is === 'number' ? 1 : (is as string[])[0]);
  const full = listed.map(({ irregularity, facts }) => ({
    irregularity,
    ...Object.fromEntries(facts.map(({ name, is }) => [name, value(is)])),
  }));
  for (const rulebook of ['homepokertourney', 'bnai-jeshurun', 'home-guidelines', 'roberts-rules', 'tda'])
    for (const answer of desk('ruling', rulebook, ...full))
      expect(answer).toMatchObject({
        ruling: expect.any(String),
        rule: expect.any(String),
        by: expect.any(String),
      });
  const lacking = listed.flatMap(({ facts }, at) =>
    facts.map(({ name }) => ({ name, question: { ...full[at]!, [name]: undefined }, at })),
  );
  const whole = desk('ruling', 'tda', ...full);
  const answers = desk('ruling', 'tda', ...lacking.map(({ question }) => question));
  for (const [row, { name, at }] of lacking.entries())
    if ('error' in answers[row]) expect(answers[row].error).toMatch(new RegExp(`^"${name}" is needed`));
    else expect(answers[row], JSON.stringify(lacking[row])).toEqual(whole[at]);
});

test('ruling --card: one sheet for each rulebook, from the same data', () => {
  const card = (rulebook: string) =>
    spawnSync(process.execPath, ['bin/riffle.js', 'desk', 'ruling', '--card', '--rulebook', rulebook], {
      cwd: root,
      encoding: 'utf8',
    }).stdout;
  expect(card('bnai-jeshurun')).toContain('Misdeal: any card exposed in the deal is one');
  expect(card('homepokertourney')).toContain('[turn-premature]');
  expect(card('homepokertourney').split('\n').length).toBeLessThan(200);
});
