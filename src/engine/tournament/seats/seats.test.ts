import { expect, test } from 'vitest';
import { logEntries } from '../../../history/tell-tournament.ts';
import { findRulebook } from '../../../rulebooks/index.ts';
import { EngineTournament } from '../../../testing/engine-tournament.ts';
import { cardText } from '../../cards/card.ts';
import type { Rulebook } from '../../choices/rulebook.ts';
import type { TournamentChoices } from '../../choices/tournament-choices.ts';
import { playersIn } from '../state/state.ts';
import { arrangementDue } from './arrange.ts';

const sizes = (engine: EngineTournament) =>
  [...engine.tournament.tables.values()].map(({ seats }) => seats.size);

/** Knocks players out, one a hand, at the fullest table, and makes the seats right after each. */
function downTo(engine: EngineTournament, players: number): EngineTournament {
  for (;;) {
    while (arrangementDue(engine.tournament, engine.now) !== null) engine.do({ type: 'rearrange' });
    const left = sizes(engine).reduce((sum, size) => sum + size, 0);
    if (left <= players) return engine;
    const [fullest] = [...engine.tournament.tables.values()].sort((a, b) => b.seats.size - a.seats.size);
    engine.hand(fullest!.id, engine.at(fullest!.id).at(-1)!);
  }
}

test('[redraw-18-to-two-tables] 19 left and one busts: nine and nine; two on one hand: nine and eight', () => {
  const engine = downTo(new EngineTournament('homepokertourney').started(24), 19);
  expect(sizes(engine).sort()).toEqual([6, 6, 7]);
  expect(sizes(downTo(engine, 18))).toEqual([9, 9]);
  const jump = downTo(new EngineTournament('homepokertourney').started(24), 19);
  const [a, b] = jump.at('1') as [string, string];
  jump.hand('1', a, b).do({ type: 'rearrange' });
  expect(sizes(jump)).toEqual([9, 8]);
});

test('[redraw-9-final-table] nine left: one table; the congregation waits for eight [redraw-8-final-table-bj]', () => {
  expect(sizes(downTo(new EngineTournament('homepokertourney').started(12), 9))).toEqual([9]);
  const congregation = downTo(new EngineTournament('bnai-jeshurun').started(12), 9);
  expect(sizes(congregation).length).toBe(2);
  expect(sizes(downTo(congregation, 8))).toEqual([8]);
});

test('[redraw-8-final-table-bj] eight left sit at one table, in new seats that chance gives', () => {
  const engine = downTo(new EngineTournament('bnai-jeshurun').started(14), 8);
  expect(sizes(engine)).toEqual([8]);
  expect(engine.events.at(-1)).toMatchObject({ type: 'seats-drawn', rule: 'redraw-8-final-table-bj' });
  const orders = ['11', '22', '33'].map((seed) =>
    downTo(new EngineTournament('bnai-jeshurun', seed.repeat(32)).started(14), 8)
      .at('1')
      .join(' '),
  );
  expect(new Set(orders).size).toBe(3);
});

test('[combine-as-new-game] [rr-redraw-three-two-one] tables that fit together are drawn as a new game, buttons forgotten', () => {
  const engine = downTo(new EngineTournament('home-guidelines').started(12), 10);
  expect(sizes(engine)).toEqual([10]);
  expect(engine.tournament.tables.get('1')!.circuit).toBeNull();
});

test('[initial-button-draw] the cards drawn for the button are kept and told, and the highest has it', () => {
  const engine = new EngineTournament('home-guidelines').started(12);
  const drawn = engine.events.find((event) => event.type === 'seats-drawn')!;
  for (const { seats, button, buttonCards } of drawn.tables) {
    expect(buttonCards!.map(([seat]) => seat)).toEqual(seats.map(([seat]) => seat));
    const cards = new Map(buttonCards);
    expect(Math.max(...cards.values())).toBe(cards.get(button));
  }
  const { button, buttonCards } = drawn.tables[0]!;
  const told = [...logEntries(engine.events)].find(({ what }) => what === 'seats-drawn')!.says;
  expect(told).toContain(`(${cardText(new Map(buttonCards).get(button)!)}, button)`);
  const seatOne = new EngineTournament('bnai-jeshurun').started(4);
  expect(seatOne.events.find((event) => event.type === 'seats-drawn')!.tables[0]).not.toHaveProperty(
    'buttonCards',
  );
});

test('[moved-small-blind-bj] the congregation moves a table’s next small blind: none is posted, then the button stays; elsewhere it counts as a bust', () => {
  const rules = (rulebook: string) => {
    const engine = new EngineTournament(rulebook).started(17).hand('1').hand('2');
    const { circuit, seats } = engine.tournament.tables.get('1')!;
    const to = { table: '2', seat: 9 };
    engine.do({ type: 'reseat', player: seats.get(circuit!.big)!, to, reason: 'a full table' });
    return [1, 2, 3].map(() => {
      engine.do({ type: 'start-hand', table: '1' });
      const { plan } = engine.tournament.tables.get('1')!.hand!;
      engine.do({ type: 'end-hand', table: '1' });
      return plan.rule;
    });
  };
  expect(rules('bnai-jeshurun')).toEqual([
    'moved-small-blind-bj',
    'moved-small-blind-bj',
    'button-advances-one',
  ]);
  expect(rules('roberts-rules').slice(0, 2)).toEqual(['dead-button-bb-bust', 'dead-button-bb-bust']);
});

test('[seating-random-bj] the guidelines’ random seats cite their own rule', () => {
  const engine = new EngineTournament('home-guidelines').started(4);
  expect(engine.events.find((event) => event.type === 'seats-drawn')).toMatchObject({
    rule: 'seating-random-bj',
  });
});

test('[redraw-half-field] [redraw-8-final-table-bj] twenty become ten: two tables of five, because one table is for eight', () => {
  const engine = downTo(new EngineTournament('bnai-jeshurun').started(20), 10);
  engine.do({ type: 'redraw-half-field' });
  expect(sizes(engine)).toEqual([5, 5]);
  expect(sizes(downTo(engine, 8))).toEqual([8]);
  const small = downTo(new EngineTournament('bnai-jeshurun').started(16), 9);
  small.hand('1', small.at('1')[0]!).do({ type: 'redraw-half-field' });
  expect(sizes(small)).toEqual([8]);
});

test('[redraw-half-field] the congregation may draw again at half the field, once', () => {
  const engine = downTo(new EngineTournament('bnai-jeshurun').started(24), 13);
  expect(engine.try({ type: 'redraw-half-field' })).toMatchObject({
    code: 'half-field-not-reached',
    left: 13,
    entries: 24,
  });
  downTo(engine, 12).do({ type: 'redraw-half-field' });
  expect(sizes(engine)).toEqual([6, 6]);
  expect(engine.try({ type: 'redraw-half-field' })).toMatchObject({ code: 'done-already' });
  expect(new EngineTournament('bnai-jeshurun').try({ type: 'redraw-half-field' })).toMatchObject({
    code: 'no-tables',
  });
  expect(
    new EngineTournament('homepokertourney').started(9).try({ type: 'redraw-half-field' }),
  ).toMatchObject({
    code: 'not-here',
  });
});

test('[seating-draw-positions] [seating-suit-is-table] [seating-deck] players draw real cards: the seven of hearts sits at table 2, six left of the ace', () => {
  const engine = new EngineTournament('homepokertourney');
  engine.enter(...Array.from({ length: 15 }, (_, at) => `P${at + 1}`));
  const pulled = [...'A2345678'].map((rank) => `${rank}s`).concat([...'A234567'].map((rank) => `${rank}h`));
  const cards = Object.fromEntries(pulled.map((card, at) => [`p${15 - at}`, card]));
  const { p1: _, ...missing } = cards;
  expect(engine.try({ type: 'draw-seats', cards: missing })).toMatchObject({
    code: 'card-missing',
    player: 'p1',
  });
  expect(engine.try({ type: 'draw-seats', cards: { ...cards, p1: '9h' } })).toMatchObject({
    code: 'bad-card',
  });
  expect(engine.try({ type: 'draw-seats', cards: { ...cards, p1: 'As' } })).toMatchObject({
    code: 'bad-card',
  });
  engine.do({ type: 'draw-seats', cards });
  expect(engine.tournament.players.get('p1')!.standing).toMatchObject({ chair: { table: '2', seat: 7 } });
  expect(engine.tournament.players.get('p15')!.standing).toMatchObject({ chair: { table: '1', seat: 1 } });
});

test('[tables-play-internally] 8, 8 and 7 and nobody has bust: nobody moves', () => {
  const engine = new EngineTournament('homepokertourney').started(23);
  expect(arrangementDue(engine.tournament, engine.now)).toBeNull();
  expect(engine.try({ type: 'rearrange' })).toMatchObject({
    code: 'tables-are-right',
    rule: 'tables-play-internally',
  });
});

test('[balance-before-next-hand] no table deals until both hands are over and the move is made', () => {
  const engine = new EngineTournament('homepokertourney').started(21);
  engine.hand('3', engine.at('3')[0]!);
  engine.do({ type: 'start-hand', table: '1' }).do({ type: 'start-hand', table: '3' });
  const out = engine.at('3')[0]!;
  engine.do({ type: 'end-hand', table: '3', busts: [out] }).out(out);
  expect(engine.try({ type: 'start-hand', table: '2' })).toMatchObject({
    code: 'seats-first',
    rule: 'balance-before-next-hand',
  });
  expect(engine.try({ type: 'rearrange' })).toMatchObject({ code: 'hands-in-play', tables: ['1'] });
  engine.do({ type: 'end-hand', table: '1' }).do({ type: 'rearrange' });
  expect(sizes(engine).sort()).toEqual([6, 6, 7]);
});

/**
 * Three tables of seven. The third has lost its last chair and loses another one on its second hand: button 2, small
 * blind 3, big blind 4. The others have played one hand, or are playing their second. Then somebody moves.
 */
function secondBust(seat: number, others: 'between hands' | 'playing'): EngineTournament {
  const engine = new EngineTournament('homepokertourney').started(21);
  engine.hand('1').hand('2').hand('3', engine.at('3')[6]!);
  const tables = others === 'playing' ? ['1', '2'] : [];
  for (const table of [...tables, '3']) engine.do({ type: 'start-hand', table });
  const out = engine.at('3')[seat - 1]!;
  engine.do({ type: 'end-hand', table: '3', busts: [out] }).out(out);
  for (const table of tables) engine.do({ type: 'end-hand', table });
  return engine.do({ type: 'rearrange' });
}
const moveOf = (engine: EngineTournament) => engine.events.filter((event) => event.type === 'moved');

test('[balance-playing-a-hand] the hand in play at their table decides who moves; between hands, the last one played', () => {
  // The third left of a button at 1 sits in 4, of a button at 2 in 5.
  expect(moveOf(secondBust(5, 'between hands'))[0]!.from.seat).toBe(4);
  expect(moveOf(secondBust(5, 'playing'))[0]!.from.seat).toBe(5);
});

test('[moved-player-obligations] the player moves into the next big blind’s chair and posts at once, and the move says why', () => {
  const engine = secondBust(5, 'playing');
  const [moved, ...more] = moveOf(engine);
  expect(more).toEqual([]);
  expect(moved!.to).toEqual({ table: '3', seat: 5 });
  expect(moved!.why).toBe('tables differ by 2 (1: 7, 2: 7, 3: 5): somebody moves');
  engine.do({ type: 'start-hand', table: '3' });
  expect(engine.tournament.tables.get('3')!.hand).toMatchObject({
    plan: {
      posts: [
        { seat: 4, blind: 'small' },
        { seat: 5, blind: 'big' },
      ],
    },
    sitting: [],
  });
});

test('[dead-button-replaced] the big blind busts and a moved player takes the chair: they post the small blind, and nothing is dead', () => {
  const engine = secondBust(4, 'playing');
  expect(moveOf(engine)[0]!.to).toEqual({ table: '3', seat: 4 });
  engine.do({ type: 'start-hand', table: '3' });
  expect(engine.tournament.tables.get('3')!.hand!.plan).toMatchObject({
    circuit: { button: 3 },
    posts: [
      { seat: 4, blind: 'small' },
      { seat: 5, blind: 'big' },
    ],
  });
});

test('[balance-donor-tie] more equally full tables than a deck has cards still find the low one', () => {
  const engine = new EngineTournament('homepokertourney').started(600);
  engine.hand('1', engine.at('1')[0]!).hand('1', engine.at('1')[0]!).do({ type: 'rearrange' });
  expect(Math.max(...sizes(engine)) - Math.min(...sizes(engine))).toBe(1);
});

/** Seat 4 is empty, and the neighbor asks for it. */
function asksForSeat4(rulebook: string) {
  const engine = new EngineTournament(rulebook).started(9);
  engine.hand('1', engine.at('1')[3]!);
  const player = engine.at('1')[3]!;
  const command = {
    type: 'reseat' as const,
    player,
    to: { table: '1', seat: 4 },
    reason: 'started in the wrong seat',
  };
  return { engine, player, command };
}

test('[seat-change-forbidden] a player asks for the empty seat 4: refused, and seats are not drawn again at will', () => {
  const { engine, command } = asksForSeat4('home-guidelines');
  expect(engine.try(command)).toMatchObject({ code: 'seats-stay', rule: 'seat-change-forbidden', seat: 5 });
  expect(engine.try({ type: 'draw-seats' })).toMatchObject({
    code: 'already-running',
    rule: 'seat-change-forbidden',
  });
});

test('[rr-seat-change-director] [tda-7-wrong-seat] elsewhere the director may move them for a reason, with the chips they have', () => {
  const { engine, player, command } = asksForSeat4('tda');
  engine.do({ type: 'tell-chips', player, stack: 870 });
  expect(engine.try({ ...command, reason: '' })).toMatchObject({ code: 'reason-needed' });
  expect(engine.try({ ...command, to: { table: '1', seat: 6 } })).toMatchObject({ code: 'no-empty-chair' });
  engine.do(command);
  expect(engine.tournament.players.get(player)).toMatchObject({
    stack: 870,
    standing: { is: 'in', chair: { table: '1', seat: 4 } },
  });
  engine.do({ type: 'start-hand', table: '1' });
  expect(engine.try({ ...command, to: { table: '1', seat: 5 } })).toMatchObject({ code: 'hand-in-play' });
});

test('[rr-broken-table-order] above three tables the smallest is broken when the others can seat everybody', () => {
  const engine = downTo(new EngineTournament('homepokertourney').started(41), 40);
  expect(sizes(engine).length).toBe(4);
  expect(sizes(downTo(engine, 30)).length).toBe(3);
  expect(engine.events.filter((event) => event.type === 'table-broken').length).toBe(2);
});

test('[seating-dealers-one-per-table] each dealer gets a table of their own', () => {
  const engine = new EngineTournament('homepokertourney').enter(
    ...Array.from({ length: 11 }, (_, at) => `P${at}`),
  );
  expect(engine.try({ type: 'draw-seats', dealers: ['p1'] })).toMatchObject({
    code: 'dealers-differ',
    tables: 2,
  });
  engine.do({ type: 'draw-seats', dealers: ['p1', 'p2'] });
  expect(engine.at('1')).toContain('p1');
  expect(engine.at('2')).toContain('p2');
});

test('[home-hpt-seating-table] where tables combine as soon as they can, three tens become two at 20 and one at 10', () => {
  const engine = downTo(new EngineTournament('roberts-rules').started(24), 21);
  expect(sizes(engine)).toHaveLength(3);
  expect(sizes(downTo(engine, 20))).toEqual([10, 10]);
  expect(sizes(downTo(engine, 11))).toHaveLength(2);
  expect(sizes(downTo(engine, 10))).toEqual([10]);
});

/** A rulebook with another choice or two. */
const like = (id: string, tournament: Partial<TournamentChoices>): Rulebook => {
  const book = findRulebook(id)!;
  return { ...book, tournament: { ...book.tournament, ...tournament } };
};

test('[tda-rp9-final-table] two fives play on and make a final of nine; where tables hold six, two fours make one of seven', () => {
  const engine = downTo(new EngineTournament('tda').started(14), 10);
  expect(sizes(engine)).toEqual([5, 5]);
  expect(sizes(downTo(engine, 9))).toEqual([9]);
  const six = new EngineTournament(like('tda', { tableMaximum: { use: 6, cite: 'table-maximum' } }));
  expect(sizes(downTo(six.started(11), 8))).toEqual([4, 4]);
  expect(sizes(downTo(six, 7))).toEqual([7]);
});

test('[tda-11-balance] tables of 8 and 5: neither deals before somebody has moved', () => {
  const engine = new EngineTournament('tda').started(16);
  engine.do({ type: 'start-hand', table: '1' }).hand('2', ...engine.at('2').slice(5));
  expect(sizes(engine)).toEqual([8, 5]);
  expect(engine.try({ type: 'start-hand', table: '2' })).toMatchObject({ code: 'seats-first' });
  const { big } = engine.tournament.tables.get('1')!.circuit!;
  engine.do({ type: 'end-hand', table: '1' });
  expect(sizes(engine)).toEqual([7, 6]);
  expect(moveOf(engine)[0]!.from.seat).toBe((big % 8) + 1);
});

test('[home-shootout] three tables of eight play to a winner each, nobody is moved, and the three meet at the final', () => {
  const shootout = { at: [], atHalfTheField: false, whenTablesCombine: false, shootout: true };
  const engine = new EngineTournament(
    like('tda', { redraws: { use: shootout, cite: 'home-shootout' } }),
    '5a'.repeat(32),
  );
  engine.started(24, 'dealt');
  expect(sizes(engine)).toEqual([8, 8, 8]);
  const finals = () => engine.tournament.tables.size === 1;
  for (const table of ['1', '2', '3'])
    while (!finals() && engine.at(table).length > 1) engine.playHand(table);
  expect(moveOf(engine)).toEqual([]);
  expect(playersIn(engine.tournament).map(({ stack }) => stack)).toEqual([8000, 8000, 8000]);
  engine.do({ type: 'rearrange' });
  expect(sizes(engine)).toEqual([3]);
  expect(engine.events.at(-1)).toMatchObject({ type: 'seats-drawn', rule: 'home-shootout' });
});

test('[tda-10-broken-table] [tda-8-late-full-stack] a player who sits down between button and small blind waits a hand; elsewhere they are dealt in', () => {
  const dealtIn = (rulebook: string) => {
    const engine = new EngineTournament(rulebook).started(9);
    const { firstButton, seats } = engine.tournament.tables.get('1')!;
    const left = (places: number) => ((firstButton - 1 + places) % 9) + 1;
    // The third left of the button goes out, so that a chair is empty between the next two blinds; somebody is put there.
    engine.hand('1', seats.get(left(3))!).hand('1');
    const to = { table: '1', seat: left(3) };
    engine.do({ type: 'reseat', player: seats.get(left(7))!, to, reason: 'his table has broken' });
    return [1, 2].map(() => {
      engine.do({ type: 'start-hand', table: '1' });
      const { plan, sitting } = engine.tournament.tables.get('1')!.hand!;
      engine.do({ type: 'end-hand', table: '1' });
      return [plan.circuit.button === left(2), !sitting.includes(left(3))];
    });
  };
  expect(dealtIn('tda')).toEqual([
    [true, false],
    [false, true],
  ]);
  expect(dealtIn('roberts-rules')[0]).toEqual([true, true]);
});
