import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findRulebook } from '../../rulebooks/index.ts';
import {
  type ButtonPlan,
  type ButtonRule,
  circuitBefore,
  displayedButton,
  firstCircuit,
  firstPlan,
  nextButton,
  openingPlan,
} from './button.ts';

const shown = ({ circuit, posts }: ButtonPlan): string => {
  const list = (blind: 'small' | 'big', mark: string) =>
    posts.filter((post) => post.blind === blind).map(({ seat }) => `${mark}${seat}`);
  return [`BTN${circuit.button}`, ...list('small', 'SB'), ...list('big', 'BB')].join(' ');
};

function play(
  how: ButtonRule,
  seats: readonly number[],
  hands: number,
  away: readonly (readonly number[])[] = [],
): ButtonPlan[] {
  let circuit = firstCircuit({ button: 8, small: 1, big: 2 });
  return Array.from({ length: hands }, (_, at) => {
    const plan = nextButton(how, circuit, seats, away[at] ?? []);
    circuit = plan.circuit;
    return plan;
  });
}

test('[no-dead-button-left-on-button] [no-dead-button-principle] 8/1/2 and 1 leaves: the last big blind has the button, not the last dealer; the small blind is posted on the button, two big blinds', () => {
  expect(play('moving', [2, 3, 4, 5, 6, 7, 8], 3).map(shown)).toEqual([
    'BTN2 SB2 BB3 BB4',
    'BTN3 SB3 SB4 BB5',
    'BTN4 SB5 BB6',
  ]);
});

test('[no-dead-button-left-on-small-blind] 8/1/2 and 2 leaves: no small blind, then the button passes the empty chair', () => {
  expect(play('moving', [1, 3, 4, 5, 6, 7, 8], 4).map(shown)).toEqual([
    'BTN1 BB3',
    'BTN3 SB3 BB4 BB5',
    'BTN4 SB4 SB5 BB6',
    'BTN5 SB6 BB7',
  ]);
});

test('[no-dead-button-principle] both leave', () => {
  expect(play('moving', [3, 4, 5, 6, 7, 8], 3).map(shown)).toEqual([
    'BTN3 BB3 BB4 BB5',
    'BTN4 SB4 SB5 SB3 BB6',
    'BTN5 SB6 BB7',
  ]);
});

test('[no-dead-button-absent-at-deal] [blinds-missed-still-posted] a player away on their button loses it; their blinds are posted', () => {
  const all = [1, 2, 3, 4, 5, 6, 7, 8];
  expect(shown(play('moving', all, 1, [[1]])[0]!)).toBe('BTN2 SB2 BB3 BB4');
  expect(shown(play('moving', all, 1, [[3]])[0]!), 'a big blind away from the table is posted').toBe(
    'BTN1 SB2 BB3',
  );
  expect(shown(play('dead', all, 1, [[1]])[0]!), 'the dead button does not mind').toBe('BTN1 SB2 BB3');
});

test('[button-advances-one] [play-step-12-button-moves] [home-online-moving-simple] nobody goes: everything moves one on', () => {
  for (const how of ['dead', 'moving', 'simple'] as const)
    expect(shown(play(how, [1, 2, 3, 4, 5, 6, 7, 8], 1)[0]!)).toBe('BTN1 SB2 BB3');
});

test('[play-step-12-button-moves] [button-advances-one] from seat 1 the button goes to seat 2', () => {
  for (const how of ['dead', 'moving', 'simple'] as const)
    expect(shown(nextButton(how, firstCircuit({ button: 1, small: 2, big: 3 }), [1, 2, 3, 4, 5, 6]))).toBe(
      'BTN2 SB3 BB4',
    );
});

test('[home-online-moving-simple] 1/2/3 of six and 3 busts: the blinds go to the two after the button, and what was missed is forgotten', () => {
  const next = nextButton('simple', firstCircuit({ button: 1, small: 2, big: 3 }), [1, 2, 4, 5, 6]);
  expect(shown(next)).toBe('BTN2 SB4 BB5');
});

test.each(['homepokertourney', 'bnai-jeshurun'])(
  '[button-advances-one] button at 3 and nobody busts: it goes to 4 at %s',
  (rulebook) => {
    const { use } = findRulebook(rulebook)!.tournament.button;
    const next = nextButton(use, firstCircuit({ button: 3, small: 4, big: 5 }), [1, 2, 3, 4, 5, 6]);
    expect(next.circuit.button).toBe(4);
  },
);

test.each([
  [
    [2, 3],
    [1, 1],
  ],
  [
    [1, 2, 3],
    [6, 6],
  ],
  [[2], [1, 3]],
])('[dead-button-general] [dead-button-sb-bust] 1/2/3 of six and %j bust: last action %j', (busts, last) => {
  const seats = [1, 2, 3, 4, 5, 6].filter((seat) => !busts.includes(seat));
  const first = nextButton('dead', firstCircuit({ button: 1, small: 2, big: 3 }), seats);
  const second = nextButton('dead', first.circuit, seats);
  expect([first.lastToAct, second.lastToAct]).toEqual(last);
});

test('[dead-button-sb-bust] the rulebook leaves the disc where it was, the booklet puts it on the empty chair', () => {
  const plan = nextButton('dead', firstCircuit({ button: 1, small: 2, big: 3 }), [1, 3, 4, 5, 6]);
  expect(plan.lastToAct).toBe(1);
  expect(displayedButton(plan, [1, 3, 4, 5, 6], 'stay')).toBe(1);
  expect(displayedButton(plan, [1, 3, 4, 5, 6], 'empty-chair')).toBe(2);
});

test.each([
  [[3], 2, 2],
  [[2, 3], 1, 1],
])(
  '[dead-button-bb-bust] 1/2/3 of six and %j bust: the button stays with %i, then moves to the empty chair 3, whatever the rulebook does after a small blind',
  (busts, stay, last) => {
    const seats = [1, 2, 3, 4, 5, 6].filter((seat) => !busts.includes(seat));
    const first = nextButton('dead', firstCircuit({ button: 1, small: 2, big: 3 }), seats);
    expect(displayedButton(first, seats, 'stay')).toBe(stay);
    const second = nextButton('dead', first.circuit, seats);
    for (const how of ['stay', 'empty-chair'] as const) expect(displayedButton(second, seats, how)).toBe(3);
    expect([first.rule, second.rule]).toEqual(['dead-button-bb-bust', 'dead-button-bb-bust']);
    expect(second.lastToAct, 'the same player is last again').toBe(last);
    const third = nextButton('dead', second.circuit, seats);
    expect([displayedButton(third, seats, 'stay'), third.rule]).toEqual([4, 'button-advances-one']);
  },
);

test('[dead-button-sb-bust] a small blind who busts after a dead small blind leaves the button with the last dealer', () => {
  // 3 busts as big blind; two hands later 4, by then small blind, busts.
  const start = firstCircuit({ button: 1, small: 2, big: 3 });
  const first = nextButton('dead', start, [1, 2, 4, 5, 6]);
  const second = nextButton('dead', first.circuit, [1, 2, 4, 5, 6]);
  const third = nextButton('dead', second.circuit, [1, 2, 5, 6]);
  expect([displayedButton(third, [1, 2, 5, 6], 'stay'), third.rule]).toEqual([2, 'dead-button-sb-bust']);
});

test('[moved-small-blind-bj] the next small blind is moved to another table: no small blind, then the button stays for a hand', () => {
  const left = [1, 2, 4, 5, 6];
  const last = { ...firstCircuit({ button: 1, small: 2, big: 3 }), bigMoved: true } as const;
  const first = nextButton('dead', last, left);
  expect(shown(first)).toBe('BTN2 BB4');
  const second = nextButton('dead', first.circuit, left);
  expect(shown(second)).toBe('BTN3 SB4 BB5');
  expect(second.lastToAct).toBe(2);
  expect([first, second].map((plan) => displayedButton(plan, left, 'stay'))).toEqual([2, 2]);
  const third = nextButton('dead', second.circuit, left);
  expect([first.rule, second.rule, third.rule]).toEqual([
    'moved-small-blind-bj',
    'moved-small-blind-bj',
    'button-advances-one',
  ]);
  expect(nextButton('dead', last, [1, 2, 3, 4, 5, 6]).rule, 'somebody took the chair').toBe(
    'button-advances-one',
  );
});

test('[initial-button-bj] nine-handed from seat 1: small blind 2, big blind 3, seat 4 acts first', () => {
  const plan = openingPlan(1, [1, 2, 3, 4, 5, 6, 7, 8, 9]);
  expect(shown(plan)).toBe('BTN1 SB2 BB3');
  expect(plan.firstToAct).toEqual({ preflop: 4, postflop: 2 });
});

test('[heads-up-order] [rr-heads-up-button] two players: the button posts the small blind and opens', () => {
  const plan = openingPlan(3, [3, 7]);
  expect(shown(plan)).toBe('BTN3 SB3 BB7');
  expect(plan.firstToAct).toEqual({ preflop: 3, postflop: 7 });
});

test.each([
  ['dead', [3, 7], 3, 'BTN3 SB3 BB7'],
  ['dead', [3, 7], 7, 'BTN7 SB7 BB3'],
  ['moving', [3, 7], 3, 'BTN3 SB3 BB7'],
  ['simple', [3, 7], 7, 'BTN7 SB7 BB3'],
  ['dead', [1, 3, 7], 1, 'BTN1 SB3 BB7'],
  ['moving', [1, 3, 7], 7, 'BTN7 SB1 BB3'],
  ['simple', [1, 3, 7], 3, 'BTN3 SB7 BB1'],
  ['dead', [1, 2, 4, 5, 6], 4, 'BTN4 SB5 BB6'],
  ['moving', [1, 2, 4, 5, 6], 2, 'BTN2 SB4 BB5'],
  ['dead', [1, 2, 4, 5, 6], 3, 'BTN3 SB4 BB5'],
  ['dead', [2, 4, 5], 1, 'BTN1 SB2 BB4'],
] as const)(
  '[button-misplaced-last-hand] %s button, seats %j: "the button is at %i" gives the next hand %s',
  (how, seats, chair, next) => {
    const plan = nextButton(how, circuitBefore(how, chair, seats)!, seats);
    expect(shown(plan)).toBe(next);
    for (const lies of ['stay', 'empty-chair'] as const)
      expect(displayedButton(plan, seats, lies)).toBe(chair);
  },
);

test('[button-misplaced-last-hand] [no-dead-button-principle] only a dead button lies on an empty chair, and never heads-up', () => {
  expect(circuitBefore('moving', 3, [1, 2, 4, 5])).toBeNull();
  expect(circuitBefore('simple', 3, [1, 2, 4, 5])).toBeNull();
  expect(circuitBefore('dead', 3, [1, 5])).toBeNull();
});

test('[no-dead-button-absent-at-deal] on a first hand, too, the button passes a player who is away at the deal', () => {
  const all = [1, 2, 3, 4, 5, 6];
  expect(shown(firstPlan('moving', 3, all, []))).toBe('BTN3 SB4 BB5');
  const passed = firstPlan('moving', 3, all, [3]);
  expect([shown(passed), passed.rule]).toEqual(['BTN4 SB4 BB5 BB6', 'no-dead-button-absent-at-deal']);
  expect(shown(nextButton('moving', passed.circuit, all))).toBe('BTN5 SB5 SB6 BB1');
  expect(shown(firstPlan('moving', 3, all, [3, 4])), 'the next one is away as well').toBe(
    'BTN5 SB4 BB5 BB6 BB1',
  );
  expect(shown(firstPlan('dead', 3, all, [3])), 'a dead button does not mind').toBe('BTN3 SB4 BB5');
  expect(shown(firstPlan('moving', 3, [3, 7], [3])), 'nor do two players').toBe('BTN3 SB3 BB7');
});

/** Any table, and who busts after each hand. */
const tournaments = fc.record({
  seats: fc.uniqueArray(fc.integer({ min: 1, max: 10 }), { minLength: 3, maxLength: 10 }),
  busts: fc.array(fc.array(fc.nat(9), { maxLength: 3 }), { minLength: 1, maxLength: 30 }),
});

function* playTournament(
  how: ButtonRule,
  { seats, busts }: { seats: number[]; busts: number[][] },
): Generator<{ plan: ButtonPlan; seats: number[] }> {
  let left = [...seats].sort((a, b) => a - b);
  let plan = openingPlan(left[0]!, left);
  yield { plan, seats: left };
  for (const indexes of busts) {
    const gone = indexes.map((index) => left[index % left.length]);
    const next = left.filter((seat) => !gone.includes(seat));
    if (next.length >= 2) left = next;
    plan = nextButton(how, plan.circuit, left);
    yield { plan, seats: left };
  }
}

const bigs = ({ posts }: ButtonPlan): number[] =>
  posts.filter(({ blind }) => blind === 'big').map(({ seat }) => seat);

test('[dead-button-general] [rr-button-tournament-dead] [tda-32-dead-button] nobody is big blind twice running under the dead button, and there is always one', () => {
  fc.assert(
    fc.property(tournaments, (tournament) => {
      let last = -1;
      for (const { plan, seats } of playTournament('dead', tournament)) {
        expect(bigs(plan).length).toBe(1);
        expect(bigs(plan)[0]).not.toBe(last);
        expect(seats).toContain(bigs(plan)[0]);
        last = bigs(plan)[0]!;
      }
    }),
    { numRuns: 3000 },
  );
});

test('[no-dead-button-principle] [rr-button-methods] with four or more nobody has the button twice running, nobody posts two blinds, big and small alternate', () => {
  fc.assert(
    fc.property(tournaments, (tournament) => {
      let lastButton = -1;
      const lastBlind = new Map<number, string>();
      for (const { plan, seats } of playTournament('moving', tournament)) {
        expect(seats).toContain(plan.circuit.button);
        if (seats.length < 4) return;
        expect(plan.circuit.button).not.toBe(lastButton);
        lastButton = plan.circuit.button;
        expect(new Set(plan.posts.map(({ seat }) => seat)).size).toBe(plan.posts.length);
        for (const { seat, blind } of plan.posts) {
          if (lastBlind.has(seat)) expect(lastBlind.get(seat), `seat ${seat}`).not.toBe(blind);
          lastBlind.set(seat, blind);
        }
      }
    }),
    { numRuns: 3000 },
  );
});
