import { expect, test } from 'vitest';
import { table } from '../../testing/table.ts';

const four = { stacks: { 1: 1000, 2: 1000, 3: 1000, 4: 1000 }, button: 1, blinds: [10, 20] as const };
const hundred = {
  stacks: { 1: 10_000, 2: 10_000, 3: 10_000, 4: 10_000 },
  button: 1,
  blinds: [50, 100] as const,
};

test('[rr-nl-minimum-constant] with a big blind of 100 a bet is 100 at least on flop, turn and river', () => {
  const t = table(hundred).play('4 call; 1 call; 2 call; 3 check').dealOn();
  for (let street = 0; street < 3; street++) {
    expect(t.legal).toMatchObject({ opening: true, raise: { minimum: 100 } });
    t.play('2 check; 3 check; 4 check; 1 check').dealOn();
  }
});

test('[minimum-bet] a bet is at least the big blind', () => {
  const t = table(four).play('4 call; 1 call; 2 call; 3 check').dealOn();
  expect(t.legal).toMatchObject({ seat: 2, opening: true, raise: { minimum: 20, maximum: 980 } });
  expect(t.try('2 raise 19')).toMatchObject({ code: 'below-minimum-bet', rule: 'minimum-bet', minimum: 20 });
});

test('[minimum-bet] with a big blind of 100 nobody opens for 60 with 900 behind, except all-in', () => {
  const flop = (stack: number) =>
    table({ ...hundred, stacks: { ...hundred.stacks, 2: 100 + stack } })
      .play('4 call; 1 call; 2 call; 3 check')
      .dealOn();
  expect(flop(960).try('2 raise 60')).toMatchObject({ code: 'below-minimum-bet', minimum: 100 });
  expect(flop(60).play('2 raise 60').bets[2]).toBe(60);
});

test('[minimum-raise] a big blind of 100 raised to 200: the next is 300 at least', () => {
  expect(table(hundred).play('4 raise 200').legal!.raise!.minimum).toBe(300);
});

test('[minimum-raise] bet 600, raised to 1600, raised again to 3600: the next is 5600 at least', () => {
  const t = table(hundred).play('4 call; 1 call; 2 call; 3 check').dealOn();
  expect(t.play('2 raise 600; 3 raise 1600; 4 raise 3600').legal!.raise!.minimum).toBe(5600);
});

test('[minimum-raise] a raise adds at least the last bet or raise', () => {
  const t = table(four).play('4 raise 60');
  expect(t.legal!.raise).toEqual({ minimum: 100, maximum: 1000 });
  expect(t.try('1 raise 99')).toMatchObject({
    code: 'below-minimum-raise',
    rule: 'minimum-raise',
    minimum: 100,
  });
  expect(t.play('1 raise 200').legal!.raise!.minimum).toBe(340);
});

test('[no-limit-bet-size] everything in front of a player and not a chip more', () => {
  const t = table({ ...four, stacks: { ...four.stacks, 4: 840 } });
  expect(t.legal!.raise!.maximum).toBe(840);
  expect(t.try('4 raise 841')).toMatchObject({ code: 'more-than-stack', maximum: 840 });
  expect(t.play('4 raise 840').stacks[4]).toBe(0);
});

test('[short-stack-may-enter] ten chips are enough to call a big blind of 100', () => {
  const t = table({ ...hundred, stacks: { ...hundred.stacks, 4: 10 } });
  expect(t.legal).toMatchObject({ seat: 4, toCall: 10, raise: null });
  expect(t.play('4 call').bets[4]).toBe(10);
});

test('[raises-unlimited] [check-raise-allowed] [tda-48-raise-cap] [blinds-raise-every-round-bj] check, raise, raise again, without end', () => {
  const t = table(four).play('4 call; 1 call; 2 call; 3 check').dealOn();
  t.play(
    '2 check; 3 raise 20; 4 fold; 1 fold; 2 raise 40; 3 raise 60; 2 raise 80; 3 raise 100; 2 raise 120; 3 raise 140',
  );
});

test('[short-all-in-no-reopen] [rr-nl-acted-not-facing-full] a player who has called may not raise over an all-in short of a full raise', () => {
  const t = table({ ...four, stacks: { ...four.stacks, 2: 75 } }).play(
    '4 raise 60; 1 call; 2 raise 75; 3 call',
  );
  expect(t.legal).toMatchObject({ seat: 4, toCall: 15, raise: null });
  expect(t.try('4 raise 200')).toMatchObject({ code: 'not-reopened', rule: 'short-all-in-no-reopen' });
});

test('[short-all-in-no-reopen] 100 called, all-in for 150: the caller may add 50 or fold, not raise', () => {
  const t = table({ ...hundred, stacks: { ...hundred.stacks, 1: 150 } }).play('4 call; 1 raise 150');
  expect(t.play('2 fold; 3 fold').legal).toMatchObject({ seat: 4, toCall: 50, raise: null });
  expect(t.try('4 raise 400')).not.toBeNull();
  t.play('4 call');
});

test('[short-all-in-no-reopen] bet 100, raised to 200, all-in for 280: the bettor may raise; once they call, the raiser may not', () => {
  const t = table({ ...hundred, stacks: { ...hundred.stacks, 4: 380 } })
    .play('4 call; 1 fold; 2 call; 3 check')
    .dealOn()
    .play('2 raise 100; 3 raise 200; 4 raise 280');
  expect(t.legal).toMatchObject({ seat: 2, toCall: 180, raise: { minimum: 380 } });
  expect(t.play('2 call').legal).toMatchObject({ seat: 3, toCall: 80, raise: null });
  expect(t.try('3 raise 500')).toMatchObject({ code: 'not-reopened' });
});

test('[short-all-in-no-reopen] a player who has not acted yet may raise', () => {
  const t = table({ ...four, stacks: { ...four.stacks, 2: 75 } }).play('4 raise 60; 1 call; 2 raise 75');
  expect(t.legal).toMatchObject({ seat: 3, raise: { minimum: 115 } });
});

test('[rr-nl-cumulative-all-ins] [tda-47-reopen] short all-ins that add up to a full raise reopen the betting, unless the rulebook says never', () => {
  const given = { ...four, stacks: { 1: 85, 2: 105, 3: 1000, 4: 1000 } };
  const story = '4 raise 60; 1 raise 85; 2 raise 105; 3 call';
  expect(table(given).play(story).legal).toMatchObject({ seat: 4, raise: { minimum: 145 } });
  const never = { shortAllInsReopen: { use: 'never', cite: 'short-all-in-no-reopen' } as const };
  expect(table({ ...given, choices: never }).play(story).legal).toMatchObject({ seat: 4, raise: null });
});

test('[rr-nl-cumulative-all-ins] bet 100, all-in for 140, all-in for 200: the bettor faces 100 more and may raise', () => {
  const t = table({ ...hundred, stacks: { ...hundred.stacks, 3: 240, 4: 300 } })
    .play('4 call; 1 call; 2 call; 3 check')
    .dealOn();
  t.play('2 raise 100; 3 raise 140; 4 raise 200; 1 call');
  expect(t.legal).toMatchObject({ seat: 2, toCall: 100, raise: { minimum: 300 } });
});

test('[tda-47-reopen] bet 100, all-in 125, call, all-in 200, call: the bettor may raise; if they only call, the player facing 75 may not', () => {
  const reopened = () =>
    table({
      stacks: { 1: 10_000, 2: 10_000, 3: 225, 4: 10_000, 5: 300, 6: 10_000 },
      button: 1,
      blinds: [50, 100],
    })
      .play('4 call; 5 call; 6 call; 1 fold; 2 call; 3 check')
      .dealOn()
      .play('2 raise 100; 3 raise 125; 4 call; 5 raise 200; 6 call');
  expect(reopened().legal).toMatchObject({ seat: 2, toCall: 100, raise: { minimum: 300 } });
  expect(reopened().play('2 call').legal).toMatchObject({ seat: 4, toCall: 75, raise: null });
  expect(reopened().play('2 raise 300').legal).toMatchObject({ seat: 4, raise: { minimum: 400 } });
});

test('[tda-47-reopen] bet 300, all-ins of 500, 650 and 800, a call: the next raise is to 1100 at least', () => {
  const t = table({
    stacks: { 1: 10_000, 2: 10_000, 3: 600, 4: 750, 5: 900, 6: 10_000 },
    button: 1,
    blinds: [50, 100],
  })
    .play('4 call; 5 call; 6 call; 1 call; 2 call; 3 check')
    .dealOn()
    .play('2 raise 300; 3 raise 500; 4 raise 650; 5 raise 800; 6 call');
  expect(t.legal).toMatchObject({ seat: 1, raise: { minimum: 1100 } });
});

test('[tda-47-reopen] 4000 called, all-in for 7500: the caller may add 3500 or fold, unless the big blind makes it 11500', () => {
  const t = () =>
    table({ stacks: { 1: 7500, 2: 90_000, 3: 90_000, 4: 90_000 }, button: 1, blinds: [2000, 4000] }).play(
      '4 call; 1 raise 7500; 2 fold',
    );
  expect(t().play('3 call').legal).toMatchObject({ seat: 4, toCall: 3500, raise: null });
  expect(t().play('3 raise 11500').legal).toMatchObject({ seat: 4, raise: { minimum: 15_500 } });
});

test.each([
  [[25, 50], '4 raise 125; 5 raise 200; 6 raise 500', 800],
  [[25, 50], '4 raise 500; 5 call; 6 call', 950],
  [[50, 100], '4 raise 150', 250],
] as const)(
  '[tda-43-raise-amount] blinds %j, %s: the next raise is to %i at least',
  (blinds, story, minimum) => {
    const utg = blinds[1] === 100 ? 150 : 10_000;
    const stacks = { 1: 10_000, 2: 10_000, 3: 10_000, 4: utg, 5: 10_000, 6: 10_000 };
    expect(table({ stacks, button: 1, blinds }).play(story).legal!.raise!.minimum).toBe(minimum);
  },
);

test('[rr-nl-raise-over-short-all-in] bet 100, all-in 140: the next raise is to 240 at least', () => {
  const t = table({ ...four, stacks: { ...four.stacks, 3: 160 } })
    .play('4 call; 1 call; 2 call; 3 check')
    .dealOn();
  expect(t.play('2 raise 100; 3 raise 140').legal).toMatchObject({ seat: 4, raise: { minimum: 240 } });
});

test('[rr-nl-short-opening-all-in] all-in for 60 with a big blind of 100: the next raise is to 160 at least', () => {
  const t = table({ ...hundred, stacks: { ...hundred.stacks, 2: 160 } })
    .play('4 call; 1 call; 2 call; 3 check')
    .dealOn();
  expect(t.play('2 raise 60').legal).toMatchObject({ seat: 3, toCall: 60, raise: { minimum: 160 } });
});

test('with everybody else all-in, the last player may only call what they have in, or fold', () => {
  const t = table({ stacks: { 1: 1000, 2: 300 }, button: 1, blinds: [10, 20] }).play('1 call; 2 raise 300');
  expect(t.legal).toMatchObject({ seat: 1, toCall: 280, raise: null });
  expect(t.try('1 raise 600')).toMatchObject({ code: 'nobody-to-answer' });
});

test('[act-in-turn] [verbal-in-turn-binding] [tda-55-invalid-declarations] refusals name the figures and change nothing', () => {
  const t = table(four);
  const before = JSON.stringify(t.hand);
  expect(t.try('1 call')).toMatchObject({ code: 'out-of-turn', rule: 'act-in-turn', toAct: 4 });
  expect(t.try('9 call')).toMatchObject({ code: 'out-of-turn' });
  expect(t.try('4 check')).toMatchObject({ code: 'facing-a-bet', toCall: 20 });
  expect(t.try('4 raise NaN')).toMatchObject({ code: 'not-whole-chips' });
  expect(t.try('4 raise 40.5')).toMatchObject({ code: 'not-whole-chips' });
  expect(t.try('deal')).toMatchObject({ code: 'betting-goes-on' });
  expect(t.try('4 shout')).toMatchObject({ code: 'unknown-action' });
  expect(JSON.stringify(t.hand)).toBe(before);
  t.play('4 call; 1 call; 2 call');
  expect(t.try('3 call')).toMatchObject({ code: 'nothing-to-call' });
});
