import { describe, expect, test } from 'vitest';
import { findRulebook } from '../../../rulebooks/index.ts';
import { EngineTournament, MINUTE } from '../../../testing/engine-tournament.ts';
import type { LegalActions } from '../../betting/legal.ts';
import { openingPlan } from '../../button/button.ts';
import { readClock } from '../../clock/clock.ts';
import { viewTournament } from '../../views/tournament-view.ts';
import type { TournamentEvent } from '../events.ts';
import { foldsInTurn } from '../hands/start.ts';
import { finishes, prizeList, prizesLeft } from '../money/finish.ts';
import { purseOf } from '../state/purse.ts';
import { tasks } from '../tasks.ts';

const home = (players = 7) => new EngineTournament('homepokertourney').started(players);

test('[absence-under-20-minutes] away for twelve minutes: not dealt in, still in', () => {
  const engine = home().do({ type: 'leave', player: 'p1' });
  engine.now += 12 * MINUTE;
  engine.do({ type: 'start-hand', table: '1' });
  const { standing } = engine.tournament.players.get('p1')!;
  expect(engine.tournament.tables.get('1')!.hand!.sitting).toEqual([
    standing.is === 'in' ? standing.chair.seat : 0,
  ]);
  engine.do({ type: 'end-hand', table: '1' });
  expect(engine.try({ type: 'remove', player: 'p1', why: 'stayed-away' })).toMatchObject({
    code: 'may-still-be-away',
    left: 8,
  });
  engine.do({ type: 'come-back', player: 'p1' });
  expect(engine.tournament.players.get('p1')!.awaySince).toBeNull();
});

/** Everybody who is there checks or calls. */
const passively = (legal: LegalActions) => ({
  action: legal.canCheck ? ('check' as const) : ('call' as const),
});

test('[absence-under-20-minutes] [absence-who-posts] twelve minutes and two orbits away at 25/50: the stack is down 150, and the player is still in', () => {
  const engine = new EngineTournament('homepokertourney').started(4, 'dealt');
  engine
    .do({ type: 'clock', do: 'next' })
    .do({ type: 'clock', do: 'next' })
    .do({ type: 'clock', do: 'next' });
  engine.do({ type: 'leave', player: 'p1' });
  for (let hand = 0; hand < 8; hand++) {
    engine.playHand('1', passively);
    engine.now += 1.5 * MINUTE;
  }
  expect(engine.now).toBe(12 * MINUTE);
  expect(engine.tournament.players.get('p1')).toMatchObject({ stack: 850, standing: { is: 'in' } });
});

test('[late-committed-player-seated] not there yet and big blind at 10/20: 1000 chips become 980, and 20 go into the pot', () => {
  const engine = new EngineTournament('homepokertourney')
    .enter('Ann', 'Bob')
    .do({ type: 'enter', player: 'dee', name: 'Dee', here: false });
  engine.do({ type: 'draw-seats', kind: 'dealt' }).do({ type: 'start' });
  const chair = () =>
    [...engine.tournament.tables.get('1')!.seats].find(([, player]) => player === 'dee')![0];
  const posted = (event: TournamentEvent) =>
    event.type === 'hand-started' ? event.plan.posts.find(({ seat }) => seat === chair())?.blind : undefined;
  while (engine.events.map(posted).findLast(Boolean) !== 'big') engine.playHand('1', passively);
  const stack = (id: string) => engine.tournament.players.get(id)!.stack!;
  expect(stack('dee')).toBe(980);
  expect(stack('ann') + stack('bob')).toBe(2020);
});

test('[absence-over-20-minutes] after 20 minutes the table splits the player’s chips, the rest goes to the bank, on the director’s word', () => {
  const engine = home().do({ type: 'leave', player: 'p1' });
  engine.now += 20 * MINUTE;
  engine.do({ type: 'remove', player: 'p1', why: 'stayed-away', stack: 925 });
  expect(engine.events.at(-1)).toMatchObject({ type: 'removed', each: 150, bank: 25 });
  expect(engine.tournament.players.get('p2')!.stack).toBe(1150);
});

test('[absence-moved] moved after eight minutes away: the chips go along, and twelve minutes are left', () => {
  const engine = new EngineTournament('homepokertourney').started(21, 'dealt');
  const away = engine.at('1').concat(engine.at('2'));
  for (const player of away) engine.do({ type: 'leave', player });
  // Two busts at the third table bring somebody over from a table where everybody is away.
  const third = () =>
    Object.fromEntries(
      engine
        .at('3')
        .map((player, at) => [
          player,
          at === 0
            ? 0
            : engine.tournament.players.get(player)!.stack! +
              (at === 1 ? engine.tournament.players.get(engine.at('3')[0]!)!.stack! : 0),
        ]),
    );
  for (let bust = 0; bust < 2; bust++) {
    engine.do({ type: 'start-hand', table: '3', dealer: true });
    engine.do({ type: 'end-hand', table: '3', stacks: third(), dealer: true });
  }
  engine.now = 8 * MINUTE;
  engine.do({ type: 'rearrange' });
  const moved = engine.events.findLast((event) => event.type === 'moved')!;
  expect(moved.to.table).toBe('3');
  expect(away).toContain(moved.player);
  expect(engine.tournament.players.get(moved.player)).toMatchObject({
    stack: 1000,
    awaySince: 0,
    standing: { is: 'in', chair: moved.to },
  });
  expect(engine.try({ type: 'remove', player: moved.player, why: 'stayed-away' })).toMatchObject({
    code: 'may-still-be-away',
    left: 12,
  });
});

test('[absence-bj-drop] at the congregation the absent are dealt in, and nobody is put out for it', () => {
  const engine = new EngineTournament('bnai-jeshurun')
    .started(6)
    .do({ type: 'leave', player: 'p1' })
    .do({ type: 'start-hand', table: '1' });
  expect(engine.tournament.tables.get('1')!.hand).toMatchObject({ sitting: [], dead: [] });
  engine.do({ type: 'end-hand', table: '1' });
  engine.now += 60 * MINUTE;
  expect(engine.try({ type: 'remove', player: 'p1', why: 'stayed-away' })).toMatchObject({
    code: 'no-limit',
  });
});

test('[absence-drop-is-optional] at the congregation the hands of a player who walks off in level 1 are folded meanwhile', () => {
  const engine = new EngineTournament('bnai-jeshurun')
    .started(6, 'dealt')
    .do({ type: 'leave', player: 'p1' });
  for (let hand = 0; hand < 6; hand++) engine.playHand('1', passively);
  expect(engine.tournament.players.get('p1')!.stack, 'one circuit of blinds').toBe(4000 - 25 - 50);
  engine.do({ type: 'come-back', player: 'p1' });
  expect(foldsInTurn(engine.tournament, '1', engine.at('1').indexOf('p1') + 1)).toBe(false);
});

/** Everybody folds, so the big blind wins the blinds unless their hand is dead. */
function foldedRound(rulebook: string) {
  const engine = new EngineTournament(rulebook).started(6, 'dealt');
  const big =
    engine.at('1')[openingPlan(engine.tournament.tables.get('1')!.firstButton, SIX).circuit.big - 1]!;
  const before = engine.tournament.players.get(big)!.stack!;
  engine.do({ type: 'leave', player: big }).playHand('1', () => ({ action: 'fold' }));
  return engine.tournament.players.get(big)!.stack! - before;
}
const SIX = [1, 2, 3, 4, 5, 6];

test('[absence-bj-drop] everybody folds to an absent big blind, who was dealt in and wins the blinds', () => {
  expect(foldedRound('bnai-jeshurun')).toBe(25);
});

test('[rr-seat-at-deal] [tda-30-at-seat] [rr-absent-dealt-in] elsewhere players who are away are dealt a dead hand and lose their blind', () => {
  expect(foldedRound('roberts-rules')).toBe(-20);
  expect(foldedRound('tda')).toBe(-20);
});

test('[late-committed-player-seated] [late-forfeit-deadline] a player who said they would come has a seat and chips until level 2', () => {
  const engine = new EngineTournament('homepokertourney').enter('Ann', 'Bob', 'Cy');
  engine
    .do({ type: 'enter', player: 'dee', name: 'Dee', here: false })
    .do({ type: 'draw-seats' })
    .do({ type: 'start' });
  expect(engine.try({ type: 'remove', player: 'dee', why: 'never-came', stack: 1000 })).toMatchObject({
    code: 'may-still-come',
    rule: 'late-forfeit-deadline',
  });
  engine.now = 21 * MINUTE;
  engine.do({ type: 'pay', player: 'dee', amount: 2500 });
  engine.do({ type: 'remove', player: 'dee', why: 'never-came', stack: 940 });
  expect(engine.tournament).toMatchObject({ bank: 940, entries: 4 });
});

test('[late-forfeit-deadline] [purse-definition] a no-show who never paid leaves the purse and the field', () => {
  const engine = new EngineTournament('homepokertourney');
  for (let at = 1; at <= 10; at++) engine.enter(`P${at}`).do({ type: 'pay', player: `p${at}`, amount: 2500 });
  engine
    .do({ type: 'enter', player: 'dee', name: 'Dee', here: false })
    .do({ type: 'draw-seats' })
    .do({ type: 'start' });
  engine.now = 21 * MINUTE;
  engine.do({ type: 'remove', player: 'dee', why: 'never-came' });
  expect(purseOf(engine.tournament)).toBe(25_000);
  expect(prizeList(engine.tournament)).toEqual([12_500, 7500, 5000]);
  expect(tasks(engine.tournament, engine.now)).toEqual([]);
});

test('[late-forfeit-deadline] a player who arrives in the last hand of level 1 plays on with what the blinds have left', () => {
  const engine = new EngineTournament('homepokertourney')
    .enter('Ann', 'Bob')
    .do({ type: 'enter', player: 'dee', name: 'Dee', here: false });
  engine.do({ type: 'draw-seats', kind: 'dealt' }).do({ type: 'start' });
  for (let hand = 0; hand < 3; hand++) engine.playHand('1', passively);
  engine.now = 19 * MINUTE;
  engine.playHand('1', (legal) => {
    if (engine.tournament.players.get('dee')!.late) engine.do({ type: 'come-back', player: 'dee' });
    return passively(legal);
  });
  const { stack } = engine.tournament.players.get('dee')!;
  expect(stack).toBeLessThan(1000);
  engine.now = 21 * MINUTE;
  expect(engine.try({ type: 'remove', player: 'dee', why: 'never-came' })).toMatchObject({
    rule: 'late-forfeit-deadline',
  });
  engine.do({ type: 'start-hand', table: '1', dealer: true });
  expect(engine.tournament.tables.get('1')!.hand).toMatchObject({ level: 2, sitting: [] });
  expect(engine.tournament.players.get('dee')).toMatchObject({ stack, standing: { is: 'in' } });
});

test('[rr-paid-entrant-absent] by Robert’s, chips are put out for players who have paid; absent players may be removed at the next level or after half an hour, whichever is sooner', () => {
  const sentAway = (minutes: number) => {
    const book = findRulebook('roberts-rules')!;
    const levels = book.tournament.levels.use.map((level, at, all) =>
      at < all.length - 1 ? { ...level, minutes } : level,
    );
    const engine = new EngineTournament({
      ...book,
      tournament: { ...book.tournament, levels: { ...book.tournament.levels, use: levels } },
    });
    engine
      .enter('Ann', 'Bob', 'Cy')
      .do({ type: 'enter', player: 'dee', name: 'Dee', prepaid: true, here: false })
      .do({ type: 'draw-seats' })
      .do({ type: 'start' });
    expect(engine.tournament.players.get('dee')).toMatchObject({ stack: 1000, standing: { is: 'in' } });
    while (engine.try({ type: 'remove', player: 'dee', why: 'never-came' }) !== null) engine.now += MINUTE;
    return engine.now / MINUTE;
  };
  expect(sentAway(20)).toBe(20);
  expect(sentAway(45)).toBe(30);
});

test('[rr-late-stack-in-seat] a stack that stood at its seat for a circuit and one that is bought after it have paid the same', () => {
  const engine = new EngineTournament('roberts-rules')
    .enter('Ann', 'Bob', 'Cy')
    .do({ type: 'enter', player: 'dee', name: 'Dee', here: false })
    .do({ type: 'draw-seats', kind: 'dealt' })
    .do({ type: 'start' });
  for (let hand = 0; hand < 4; hand++) engine.playHand('1', passively);
  engine.do({ type: 'come-back', player: 'dee' });
  engine.do({ type: 'enter', player: 'zoe', name: 'Zoe' }).do({ type: 'seat-late', player: 'zoe' });
  const stack = (id: string) => engine.tournament.players.get(id)!.stack;
  expect([stack('dee'), stack('zoe')]).toEqual([970, 970]);
});

test('[rr-disqualified-chips] a disqualified player’s chips leave the tournament', () => {
  const engine = home();
  const penalty = { kind: 'disqualification' as const, hands: 0, reason: 'pocketed chips' };
  engine.do({ type: 'penalize', player: 'p2', penalty });
  expect(engine.tournament.players.get('p2')!.standing).toEqual({ is: 'removed', why: 'disqualified' });
  expect(engine.tournament.bank).toBe(1000);
  expect(engine.try({ type: 'penalize', player: 'p3', penalty: { ...penalty, reason: ' ' } })).toMatchObject({
    code: 'reason-needed',
  });
});

test('[chips-removed-from-table] 500 chips that somebody pocketed leave the tournament', () => {
  const engine = home();
  expect(engine.try({ type: 'take-chips', player: 'p1', chips: 1500, reason: 'pocketed' })).toMatchObject({
    code: 'takes-whole-stack',
    stack: 1000,
  });
  engine.do({ type: 'take-chips', player: 'p1', chips: 500, reason: 'pocketed' });
  expect(engine.tournament).toMatchObject({ bank: 500, chipsIssued: 7000 });
  expect(engine.tournament.players.get('p1')!.stack).toBe(500);
});

test('[director-conflict-of-interest] [director-final-authority] the director overrules with a reason; somebody else rules on a pot the director is in', () => {
  const engine = home();
  const override = {
    type: 'override' as const,
    rule: 'odd-chip' as const,
    ruling: 'the odd chip of Ann’s pot is Cy’s',
    reason: '',
    by: 'Ann',
  };
  expect(engine.try(override)).toMatchObject({ code: 'reason-needed' });
  expect(engine.try({ ...override, reason: 'everybody agreed', involvesDirector: true })).toMatchObject({
    code: 'third-party-needed',
  });
  engine.do({ ...override, reason: 'everybody agreed', involvesDirector: true, thirdParty: 'Bob' });
  expect(engine.events.at(-1)).toMatchObject({ type: 'overridden', by: 'Bob', reason: 'everybody agreed' });
});

test('[rr-penalties] a ruling at a live table goes on record with its rule, and with the penalty in the same step', () => {
  const engine = home();
  const coached = {
    type: 'record-ruling' as const,
    irregularity: 'coaching',
    facts: {},
    table: '1',
    player: 'p2',
  };
  engine.do({ ...coached, penalty: { kind: 'missed-hands', hands: 2 } });
  expect(engine.events.slice(-2)).toMatchObject([
    { type: 'ruled', irregularity: 'coaching', table: '1', player: 'p2' },
    {
      type: 'penalized',
      player: 'p2',
      penalty: { kind: 'missed-hands', hands: 2, reason: expect.any(String) },
    },
  ]);
  expect(engine.tournament.players.get('p2')!.missesHands).toBe(2);
  engine.do({ type: 'undo' });
  expect(engine.tournament.players.get('p2')!.missesHands).toBe(0);
  const { player: _, ...nobody } = coached;
  expect(engine.try({ ...nobody, penalty: { kind: 'warning', hands: 0 } })).toMatchObject({
    code: 'nobody-named',
  });
  expect(engine.try({ ...coached, irregularity: 'string-bet' })).toMatchObject({
    code: 'fact-needed',
    fact: 'saidRaise',
  });
  expect(engine.try({ ...coached, irregularity: 'no such thing' })).toMatchObject({
    code: 'unknown-irregularity',
  });
});

test('[redeal-same-button-bj] a misdeal is never refused: where nobody taps hands in, it goes on record', () => {
  const engine = home();
  engine.do({ type: 'end-hand', table: '1', misdeal: true });
  expect(engine.events.at(-1)).toMatchObject({ type: 'ruled', irregularity: 'misdeal', table: '1' });
  engine.do({ type: 'start-hand', table: '1' }).do({ type: 'end-hand', table: '1', misdeal: true });
  expect(engine.events.at(-1)).toMatchObject({ type: 'hand-ended', again: expect.anything() });
});

test('undo takes back the last command and says which; redo does it again; the clock goes on', () => {
  const engine = home(10).do({ type: 'start-hand', table: '1' });
  engine.do({ type: 'end-hand', table: '1', busts: ['p4'] });
  engine.now = 5 * MINUTE;
  expect(engine.history.past.at(-1)!.what).toBe('end hand at table 1: P4 out');
  engine.do({ type: 'undo' });
  expect(engine.tournament.players.get('p4')!.standing.is).toBe('in');
  expect(engine.tournament.clock.running).not.toBeNull();
  engine.do({ type: 'redo' });
  expect(engine.tournament.players.get('p4')!.standing.is).toBe('busted');
  expect(engine.try({ type: 'redo' })).toMatchObject({ code: 'nothing-to-redo' });
});

test('undo rewinds the clock for a clock command only, and never crosses a dealt hand', () => {
  const engine = home(10).do({ type: 'clock', do: 'next' }).do({ type: 'undo' });
  expect(engine.tournament.clock.at).toBe(0);
  const dealt = new EngineTournament('homepokertourney').started(6, 'dealt');
  dealt.do({ type: 'start-hand', table: '1', dealer: true });
  expect(dealt.try({ type: 'undo' })).toMatchObject({ code: 'dealt-since' });
  const offered = () => viewTournament(dealt.tournament, { role: 'director' }, dealt.now, dealt.history).undo;
  expect(offered()).toBeNull();
  dealt.do({ type: 'leave', player: 'p1' });
  expect(offered()).toMatch(/P1/);
  dealt.do({ type: 'undo' });
  expect(dealt.tournament.players.get('p1')!.awaySince).toBeNull();
  expect(dealt.tournament.tables.get('1')!.hand).not.toBeNull();
  dealt.do({
    type: 'end-hand',
    table: '1',
    misdeal: true,
    stacks: { p1: dealt.tournament.players.get('p1')!.stack! },
    dealer: true,
  });
  expect(dealt.try({ type: 'undo' })).toMatchObject({ code: 'nothing-to-undo' });
  dealt.playHand('1');
  expect(dealt.try({ type: 'undo' })).toMatchObject({ code: 'nothing-to-undo' });
});

test('[house-may-accelerate] levels not yet played may change, those played may not', () => {
  const engine = home();
  engine.now = 25 * MINUTE;
  const { levels } = engine.tournament.clock;
  const faster = levels.map((level, at) => (at < 2 ? level : { ...level, ante: level.big / 2 }));
  engine.do({ type: 'set-levels', levels: faster, breaks: [] });
  expect(engine.tournament.clock.levels[2]!.ante).toBe(20);
  const rewritten = levels.map((level) => ({ ...level, minutes: level.minutes === null ? null : 5 }));
  expect(engine.try({ type: 'set-levels', levels: rewritten, breaks: [] })).toMatchObject({
    code: 'already-played',
    level: 1,
  });
});

describe('[house-may-accelerate] the last level goes on without end', () => {
  const atTheEnd = (rulebook: string) => {
    const engine = new EngineTournament(rulebook).started(4);
    engine.now = 24 * 60 * MINUTE;
    const { levels, breaks } = engine.tournament.clock;
    const last = levels.at(-1)!;
    return {
      engine,
      before: levels.slice(0, -1),
      last,
      breaks,
      face: () => readClock(engine.tournament.clock, engine.now),
    };
  };

  test.each(['bnai-jeshurun', 'homepokertourney'])(
    'at %s its blinds go up and it gets an ante, from the next hand',
    (rulebook) => {
      const { engine, before, last, breaks, face } = atTheEnd(rulebook);
      const raised = { ...last, small: last.small * 2, big: last.big * 2, ante: last.small };
      engine.do({ type: 'set-levels', levels: [...before, raised], breaks });
      expect(face()).toMatchObject({ level: before.length + 1, left: null, stakes: raised });
    },
  );

  test('it gets an end, and another level follows', () => {
    const { engine, before, last, breaks, face } = atTheEnd('bnai-jeshurun');
    const next = { ...last, small: last.small * 2, big: last.big * 2 };
    engine.do({ type: 'set-levels', levels: [...before, { ...last, minutes: 20 }, next], breaks });
    expect(face()).toMatchObject({ level: 11, left: 20 * MINUTE, next });
    engine.now += 20 * MINUTE;
    expect(face()).toMatchObject({ level: 12, left: null, stakes: next });
  });

  test('[blinds-rise] its blinds do not go down, it is not taken away, and earlier levels stay as they were played', () => {
    const { engine, before, last, breaks } = atTheEnd('bnai-jeshurun');
    const attempt = (levels: typeof before) => engine.try({ type: 'set-levels', levels, breaks });
    expect(attempt([...before, { ...last, small: 9000, big: 18_000 }])).toMatchObject({
      code: 'schedule-goes-down',
      level: 11,
    });
    expect(attempt(before)).toMatchObject({ code: 'still-on', level: 11 });
    expect(attempt([...before.slice(0, -1), { ...before.at(-1)!, ante: 500 }, last])).toMatchObject({
      code: 'already-played',
      level: 10,
    });
  });
});

describe('[blinds-schedule-displayed] another schedule while the clock runs', () => {
  /** Levels of twenty minutes, ten minutes' break after the first two, and what is on now. */
  const engine = (minutes: number) => {
    const run = home();
    const levels = run.tournament.clock.levels.slice(0, 3).map((level) => ({ ...level, minutes: 20 }));
    const breaks = [1, 2].map((afterLevel) => ({ afterLevel, minutes: 10 }));
    run.do({ type: 'set-levels', levels: run.tournament.clock.levels, breaks });
    run.now = minutes * MINUTE;
    const on = () => {
      const { level, onBreak, left } = readClock(run.tournament.clock, run.now);
      return [level, onBreak, left === null ? null : left / MINUTE];
    };
    return { run, levels, breaks, on };
  };

  test('goes on where it was when a break that is over is taken out', () => {
    const { run, breaks, on } = engine(35);
    const { levels } = run.tournament.clock;
    expect(on()).toEqual([2, false, 15]);
    run.do({ type: 'set-levels', levels, breaks: breaks.slice(1) });
    expect(on()).toEqual([2, false, 15]);
    run.do({ type: 'set-levels', levels, breaks });
    expect(on()).toEqual([2, false, 15]);
  });

  test('a break that is on becomes longer, and is not taken away', () => {
    const { run, breaks, on } = engine(25);
    const { levels } = run.tournament.clock;
    expect(on()).toEqual([1, true, 5]);
    expect(run.try({ type: 'set-levels', levels, breaks: breaks.slice(1) })).toMatchObject({
      code: 'still-on',
      level: 1,
    });
    run.do({ type: 'set-levels', levels, breaks: breaks.map((each) => ({ ...each, minutes: 15 })) });
    expect(on()).toEqual([1, true, 10]);
  });

  test('levels that are added when the last has run out begin then', () => {
    const { run, levels, on } = engine(0);
    run.do({ type: 'set-levels', levels: levels.slice(0, 2), breaks: [] });
    run.now = 50 * MINUTE;
    expect(on()).toEqual([2, false, null]);
    run.do({ type: 'set-levels', levels, breaks: [] });
    expect(on()).toEqual([3, false, 20]);
    expect(run.try({ type: 'set-levels', levels: levels.slice(0, 2), breaks: [] })).toMatchObject({
      code: 'already-played',
    });
  });

  test('before the start the first level has its new length', () => {
    const run = new EngineTournament('homepokertourney');
    const { levels, breaks } = run.tournament.clock;
    run.do({ type: 'set-levels', levels: levels.map((level) => ({ ...level, minutes: 12 })), breaks });
    expect(readClock(run.tournament.clock, run.now).left).toBe(12 * MINUTE);
  });
});

test('[side-deals] a director who does not answer for deals pays by place', () => {
  const paid = (use: boolean) => {
    const book = findRulebook('homepokertourney')!;
    const tournament = { ...book.tournament, dealsPaidByDirector: { use, cite: 'side-deals' as const } };
    const engine = new EngineTournament({ ...book, tournament }).started(4);
    engine.do({ type: 'set-prizes', percent: [50, 30, 20] });
    const [a, b, c, d] = engine.at('1') as [string, string, string, string];
    engine.hand('1', d).hand('1', c);
    const open = prizesLeft(engine.tournament).reduce((sum, prize) => sum + prize, 0);
    engine.do({ type: 'agree-deal', amounts: { [a]: open / 2, [b]: open / 2 } });
    engine.hand('1', b).do({ type: 'finish' });
    const won = finishes(engine.tournament);
    return [a, b, c].map((id) => {
      const amount = won.get(id)!.prize;
      engine.do({ type: 'pay-out', player: id, amount });
      return amount;
    });
  };
  expect(paid(false)).toEqual([5000, 3000, 2000]);
  expect(paid(true)).toEqual([4000, 4000, 2000]);
});

/** Three of a tournament of four are left and play for $100, by this rulebook. */
function threeLeft(rulebook: string, bounty = 0) {
  const book = findRulebook(rulebook)!;
  const tournament = { ...book.tournament, bounty: { ...book.tournament.bounty, use: bounty } };
  const engine = new EngineTournament({ ...book, tournament })
    .started(4)
    .do({ type: 'set-prizes', percent: [50, 30, 20] });
  const [a, b, c, d] = engine.at('1') as [string, string, string, string];
  engine.do({ type: 'start-hand', table: '1' });
  engine.do({ type: 'end-hand', table: '1', busts: [d], ...(bounty > 0 && { knockOuts: { [d]: [a] } }) });
  const open = prizesLeft(engine.tournament).reduce((sum, prize) => sum + prize, 0);
  return { engine, a, b, c, open };
}

test('[side-deals] a deal paid out ends the tournament: places by stack, everybody gets what was agreed', () => {
  const { engine, a, b, c, open } = threeLeft('tda');
  const amounts = { [a]: open - 5000, [b]: 3000, [c]: 2000 };
  engine.do({ type: 'agree-deal', amounts, stacks: { [a]: 1000, [b]: 7000, [c]: 1000 }, ends: true });
  expect(engine.tournament.phase).toBe('over');
  const won = finishes(engine.tournament);
  expect([b, a, c].map((id) => won.get(id))).toEqual([
    { place: 1, prize: 3000 },
    { place: 2, prize: open - 5000 },
    { place: 2, prize: 2000 },
  ]);
  engine.do({ type: 'undo' });
  expect(engine.tournament).toMatchObject({ phase: 'running', agreed: null });
});

test('[side-deals] what is left for first place goes to the winner on top', () => {
  const { engine, a, b, c, open } = threeLeft('tda');
  const amounts = { [a]: open - 6000, [b]: 3000, [c]: 1000 };
  expect(engine.try({ type: 'agree-deal', amounts, forFirst: 1000 })).toMatchObject({ code: 'sum-differs' });
  expect(engine.try({ type: 'agree-deal', amounts, forFirst: 2000, ends: true })).toMatchObject({
    code: 'first-is-open',
  });
  engine.do({ type: 'agree-deal', amounts, forFirst: 2000, paid: true });
  engine.hand('1', a).hand('1', c);
  const won = finishes(engine.tournament);
  expect([won.get(b), won.get(c), won.get(a)]).toEqual([
    { place: 1, prize: 5000 },
    { place: 2, prize: 1000 },
    { place: 3, prize: open - 6000 },
  ]);
});

test('[side-deals] a house that leaves deals to the players pays them by place, unless the bank is asked to pay', () => {
  const prizesOf = (paid: boolean | undefined) => {
    const { engine, a, b, c, open } = threeLeft('homepokertourney');
    const amounts = { [a]: open - 5000, [b]: 2500, [c]: 2500 };
    engine.do({ type: 'agree-deal', amounts, ...(paid !== undefined && { paid }) });
    engine.hand('1', a).hand('1', b).do({ type: 'finish' });
    return { open, prize: finishes(engine.tournament).get(c)!.prize, list: prizeList(engine.tournament) };
  };
  const byPlace = prizesOf(undefined);
  expect(byPlace.prize).toBe(byPlace.list[0]);
  expect(prizesOf(true).prize).toBe(2500);
});

test('[side-deals] when a deal ends it, everybody left keeps the bounty on their own head', () => {
  const { engine, a, b, c, open } = threeLeft('tda', 500);
  engine.do({ type: 'agree-deal', amounts: { [a]: open, [b]: 0, [c]: 0 }, ends: true });
  for (const id of [a, b, c]) {
    expect(engine.tournament.players.get(id)).toMatchObject({ bounty: 0 });
    expect(engine.tournament.players.get(id)!.bountiesWon).toBeGreaterThanOrEqual(500);
  }
});

test('[side-deals] a deal pays out exactly what is left to play for', () => {
  const engine = new EngineTournament('tda').started(4).do({ type: 'set-prizes', percent: [60, 40] });
  const [a, b, c, d] = engine.at('1') as [string, string, string, string];
  engine.hand('1', c).hand('1', d);
  expect(engine.try({ type: 'agree-deal', amounts: { [a]: 5000, [b]: 4000 } })).toMatchObject({
    code: 'sum-differs',
    sum: 9000,
    open: 10_000,
  });
  expect(engine.try({ type: 'agree-deal', amounts: { [a]: 10_000 } })).toMatchObject({
    code: 'everybody-left',
  });
  engine.do({ type: 'agree-deal', amounts: { [a]: 5500, [b]: 4500 } });
  expect(engine.try({ type: 'set-prizes', percent: [60, 30] })).toMatchObject({ code: 'prizes-not-100' });
});
