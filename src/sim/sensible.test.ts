import { describe, expect, test } from 'vitest';
import { Dice } from '../engine/cards/dice.ts';
import { View } from '../engine/views/view.ts';
import { Table } from '../testing/table.ts';
import { botMove, THOROUGH } from './bots.ts';
import { CALL, FOLD } from './decision.ts';
import { PlayerNotes, STRANGER } from './notes.ts';
import { NO_READS, type Reads } from './reads.ts';
import { temperaments } from './temperaments.ts';

/** What this bot does now in each of many moods. */
function moods({ hand }: Table, name: keyof typeof temperaments, reads: Reads = NO_READS): number[] {
  const view = new View(hand, { place: hand.actor });
  return Array.from({ length: 40 }, (_, seed) =>
    botMove(view, temperaments[name], new Dice(seed), THOROUGH, reads),
  );
}

const everybody = Object.keys(temperaments) as (keyof typeof temperaments)[];

describe.each(everybody)('%s does what anybody who plays cards would do', (who) => {
  test('calls 240 to win 790 with ace-jack', () => {
    const table = new Table({
      stacks: { 1: 2490, 2: 2000, 3: 1500, 4: 490, 5: 2500 },
      button: 3,
      blinds: [50, 100],
      holes: { 1: 'AsJd' },
    }).play('1 raise 250; 2 fold; 3 fold; 4 raise 490; 5 fold');
    expect(moods(table, who)).not.toContain(FOLD);
  });

  test('calls 540 to win 1,365 with ace-ten', () => {
    const table = new Table({
      stacks: { 1: 5700, 2: 915, 3: 2000 },
      button: 1,
      blinds: [75, 150],
      holes: { 1: 'AsTd' },
    }).play('1 raise 375; 2 raise 915; 3 fold');
    expect(moods(table, who)).not.toContain(FOLD);
  });

  test('calls with ace-king suited for half the pot, after ten all-ins in a row', () => {
    const notes = new PlayerNotes();
    for (let at = 0; at < 10; at++) {
      const { hand } = new Table({ stacks: { 1: 1800, 2: 1500, 3: 600 }, button: 3, blinds: [20, 40] }).play(
        '3 raise 100; 1 fold',
      );
      notes.saw(new View(hand, { seat: 2, role: 'player' }), false, 1500);
    }
    const reads: Reads = { of: (place) => (place === 1 ? notes : STRANGER), nearMoney: false, risk: () => 1 };
    const table = new Table({
      stacks: { 1: 1800, 2: 1555, 3: 605, 4: 1500, 5: 1500, 6: 1500 },
      button: 6,
      blinds: [20, 40],
      holes: { 4: 'AsKs' },
    }).play('3 raise 80; 4 raise 300; 5 fold; 6 fold; 1 fold; 2 raise 1555; 3 call');
    expect(moods(table, who, reads)).not.toContain(FOLD);
  });

  test('gives up ace high without a draw against a raise for its last chips', () => {
    const table = new Table({
      stacks: { 1: 1735, 2: 3000 },
      button: 1,
      blinds: [50, 100],
      holes: { 1: 'AhJd' },
      board: '2h 3c Tc',
    })
      .play('1 raise 250; 2 call')
      .dealOn()
      .play('2 check; 1 raise 385; 2 raise 1385');
    expect(moods(table, who).filter((move) => move !== FOLD).length).toBeLessThan(4);
  });

  test('does not go all-in on the river with a pair under three others on the board', () => {
    const table = new Table({
      stacks: { 1: 2000, 2: 1265, 3: 1500 },
      button: 2,
      blinds: [10, 20],
      holes: { 3: '7s7h' },
      board: 'Kd Qc 3s 4h Qd',
    })
      .play('2 raise 60; 3 raise 240; 1 fold; 2 call')
      .dealOn()
      .play('3 check; 2 check')
      .dealOn()
      .play('3 raise 270; 2 call')
      .dealOn();
    expect(moods(table, who).filter((move) => move > 600).length).toBeLessThan(6);
  });

  test('checks seven-four in the big blind when nobody raises', () => {
    const table = new Table({
      stacks: { 1: 1000, 2: 1000, 3: 700 },
      button: 1,
      blinds: [50, 100],
      holes: { 3: '7s4h' },
    }).play('1 call; 2 fold');
    expect(new Set(moods(table, who))).toEqual(new Set([CALL]));
  });

  test('does not open and fold to every small re-raise', () => {
    const hands = ['AsTs', '9s9d', 'KsQs', 'AsQd', '8s8d', 'KsJs', 'QsJs', 'AsJd', 'TsTd', 'As5s'];
    const folds = hands.flatMap((hand) =>
      moods(
        new Table({
          stacks: { 1: 1000, 2: 1000, 3: 1000, 4: 1000, 5: 1000, 6: 1000 },
          button: 6,
          blinds: [10, 20],
          holes: { 5: hand },
        }).play('3 fold; 4 fold; 5 raise 50; 6 raise 80; 1 fold; 2 fold'),
        who,
      ),
    );
    expect(folds.filter((move) => move === FOLD).length / folds.length).toBeLessThan(0.3);
  });
});

describe('the size of a bet', () => {
  const flop = (holes: string): Table =>
    new Table({
      stacks: { 1: 4000, 2: 4000 },
      button: 1,
      blinds: [20, 40],
      holes: { 1: holes },
      board: 'Kd 7c 2s',
    })
      .play('1 raise 100; 2 call')
      .dealOn()
      .play('2 check');
  const bets = (holes: string): Set<number> =>
    new Set(moods(flop(holes), 'strong').filter((move) => move > 0));

  test('is the same with a set as with nothing', () => {
    expect([...bets('KsKh')].sort()).toEqual([...new Set([...bets('KsKh'), ...bets('6h4h')])].sort());
    expect(bets('6h4h').size).toBeGreaterThan(1);
  });
});

describe('what is remembered', () => {
  /** Has somebody in seat 3 be all-in or fold when first in, so often. */
  const notesOf = (hands: number, every: number): Reads => {
    const notes = new PlayerNotes();
    for (let at = 0; at < hands; at++) {
      const { hand } = new Table({
        stacks: { 1: 2000, 2: 2000, 3: 2000, 4: 2000 },
        button: 4,
        blinds: [20, 40],
      });
      const allIn = at % every === 0;
      notes.saw(new View(hand, { seat: 3, role: 'player' }), !allIn, allIn ? 2000 : 0);
    }
    return { of: (place) => (place === 2 ? notes : STRANGER), nearMoney: false, risk: () => 1 };
  };
  const shoved = new Table({
    stacks: { 1: 2000, 2: 2000, 3: 2000, 4: 2000 },
    button: 4,
    blinds: [20, 40],
    holes: { 4: 'AsQs' },
  }).play('3 raise 2000');

  test('an all-in of fifty big blinds is called with ace-queen only when it comes every second hand', () => {
    expect(new Set(moods(shoved, 'strong'))).toEqual(new Set([FOLD]));
    expect(moods(shoved, 'strong', notesOf(24, 2))).not.toContain(FOLD);
  });

  test('near the money a call for everything needs a better hand', () => {
    const bubble: Reads = { ...notesOf(24, 2), nearMoney: true, risk: () => 2 };
    expect(new Set(moods(shoved, 'strong', bubble))).toEqual(new Set([FOLD]));
  });
});
