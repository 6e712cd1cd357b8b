import { expect, test } from 'vitest';
import { EngineTournament, MINUTE } from '../../../testing/engine-tournament.ts';
import { viewTournament } from '../../views/tournament-view.ts';
import { tasks } from '../tasks.ts';

const home = (players = 6) => new EngineTournament('homepokertourney').started(players);
const first = (engine: EngineTournament) => tasks(engine.tournament, engine.now)[0];
const seenBy = (engine: EngineTournament, player: string) =>
  viewTournament(engine.tournament, { role: 'player', player }, engine.now);

test('[finish-order] players who say they are out stay in until the director confirms it with one tap', () => {
  const engine = home().do({ type: 'ask', player: 'p1', what: 'out' });
  expect(engine.tournament.players.get('p1')!.standing.is).toBe('in');
  expect(first(engine)).toMatchObject({ what: 'asks', player: 'p1', facts: { is: 'asks-out' } });
  engine.do(first(engine)!.command!);
  expect(engine.tournament.players.get('p1')!.standing.is).toBe('busted');
  expect(engine.tournament.asks).toEqual([]);
});

test('[rebuy-only-when-broke] a rebuy asked for at the table is two taps: out, then back in', () => {
  const engine = home().do({ type: 'start-hand', table: '1' });
  engine.do({ type: 'ask', player: 'p1', what: 'rebuy' });
  expect(first(engine)).toMatchObject({ facts: { is: 'asks-rebuy', sits: true } });
  engine.do(first(engine)!.command!);
  expect(first(engine)).toMatchObject({
    facts: { is: 'asks-rebuy', sits: false },
    command: { type: 'rebuy', player: 'p1' },
  });
  // Said once: the card that anybody broke may rebuy does not stand beside it.
  expect(tasks(engine.tournament, engine.now).filter(({ what }) => what === 'rebuy')).toEqual([]);
  engine.do(first(engine)!.command!);
  expect(engine.tournament.players.get('p1')).toMatchObject({ rebuys: 1, standing: { is: 'in' } });
  expect(engine.tournament.asks).toEqual([]);
});

test('[rebuy-count-limit] nobody can ask for a rebuy the rulebook does not allow, and the phone knows', () => {
  const engine = new EngineTournament('tda').started(6);
  expect(engine.try({ type: 'ask', player: 'p1', what: 'rebuy' })).toMatchObject({ code: 'no-rebuys' });
  expect(seenBy(engine, 'p1').mayRebuy).toBe(false);
  expect(seenBy(home(), 'p1').mayRebuy).toBe(true);
});

test('[call-the-clock] a clock asked for is the most urgent, and counts from when the director starts it', () => {
  const engine = new EngineTournament('tda').started(6);
  engine.do({ type: 'ask', player: 'p3', what: 'out' });
  engine.do({ type: 'ask', player: 'p1', what: 'clock', on: 'p2' });
  expect(first(engine)).toMatchObject({ facts: { is: 'asks-clock', on: 'p2', seconds: 25 } });
  engine.now = 2 * MINUTE;
  engine.do(first(engine)!.command!);
  expect(seenBy(engine, 'p4').called).toEqual({
    player: 'p2',
    name: 'P2',
    table: '1',
    countdownFrom: 2 * MINUTE + 25_000,
    until: 2 * MINUTE + 30_000,
  });
  expect(first(engine)).toMatchObject({ facts: { is: 'asks-out' } });
  engine.hand('1');
  expect(seenBy(engine, 'p4').called).toBeNull();
});

test('[call-the-clock] only on somebody else at one’s own table', () => {
  const engine = home(12);
  const [me] = engine.at('1');
  const [far] = engine.at('2');
  const calls = (on?: string) =>
    engine.try({ type: 'ask', player: me!, what: 'clock', ...(on !== undefined && { on }) })?.code;
  expect(calls(me)).toBe('nobody-named');
  expect(calls()).toBe('nobody-named');
  expect(calls(far)).toBe('other-table');
  expect(calls('nobody')).toBe('unknown-player');
});

test('players change their mind or are declined; asking twice makes one request', () => {
  const engine = home().do({ type: 'ask', player: 'p1', what: 'out' });
  engine.do({ type: 'ask', player: 'p1', what: 'rebuy' });
  expect(engine.tournament.asks).toHaveLength(1);
  expect(seenBy(engine, 'p1').requested).toBe('rebuy');
  expect(seenBy(engine, 'p2').requested).toBeNull();
  engine.do({ type: 'ask', player: 'p1', what: 'nothing' });
  expect(tasks(engine.tournament, engine.now).filter(({ what }) => what === 'asks')).toEqual([]);
});

test('a request is no step: undo takes back the director’s last step, and the request stays', () => {
  const engine = home().do({ type: 'leave', player: 'p5' });
  engine.do({ type: 'ask', player: 'p1', what: 'out' }).do({ type: 'undo' });
  expect(engine.tournament.players.get('p5')!.awaySince).toBeNull();
  expect(seenBy(engine, 'p1').requested).toBe('out');
  engine.do({ type: 'ask', player: 'p2', what: 'out' }).do({ type: 'redo' });
  expect(engine.tournament.asks).toHaveLength(2);
});

test('where Riffle deals it knows who is out; before the start and after the end there are no requests', () => {
  const dealt = new EngineTournament('homepokertourney').started(6, 'dealt');
  expect(dealt.try({ type: 'ask', player: 'p1', what: 'out' })?.code).toBe('dealt-here');
  const open = new EngineTournament('homepokertourney').enter('Ana', 'Ben');
  expect(open.try({ type: 'ask', player: 'ana', what: 'out' })?.code).toBe('not-running');
  const busted = home().hand('1', 'p1');
  expect(busted.try({ type: 'ask', player: 'p1', what: 'out' })?.code).toBe('not-in');
});

test('[call-the-clock] where the server deals, the clock is called at the table and not by way of the director', () => {
  const engine = new EngineTournament('tda').enter('p1', 'p2', 'p3');
  for (const command of [{ type: 'draw-seats', kind: 'dealt' }, { type: 'start' }] as const)
    engine.do(command);
  expect(engine.try({ type: 'ask', player: 'p1', what: 'clock', on: 'p2' })?.code).toBe('clock-at-table');
  expect(engine.try({ type: 'call-clock', player: 'p2', counts: true })?.code).toBe('clock-at-table');
});

test('[seating-deck] [seating-suit-is-table] players tell the card they drew; the desk sees what is missing, and seats them', () => {
  const engine = new EngineTournament('homepokertourney');
  engine.enter(...Array.from({ length: 15 }, (_, at) => `P${at + 1}`));
  const drawn = () => viewTournament(engine.tournament, { role: 'director' }, engine.now).seatCards!;
  expect(drawn().cards.join(' ')).toBe('As 2s 3s 4s 5s 6s 7s 8s Ah 2h 3h 4h 5h 6h 7h');
  const tell = (player: string, card: string) => ({ type: 'ask', player, what: 'card', card }) as const;
  engine.do(tell('p1', '7h')).do(tell('p2', '7s'));
  expect(seenBy(engine, 'p3').seatCards?.told).toEqual({ p1: '7h', p2: '7s' });
  // A slip is put right by telling again; two players cannot have the same card, nor one that was not pulled.
  engine.do(tell('p1', '6h'));
  expect(engine.try(tell('p3', '6h'))).toMatchObject({ code: 'card-taken', player: 'p1' });
  expect(engine.try(tell('p3', '8h'))).toMatchObject({ code: 'bad-card' });
  engine.do({ type: 'ask', player: 'p1', what: 'nothing' });
  expect(drawn().told).toEqual({ p2: '7s' });
  const left = drawn().cards.filter((card) => card !== '7s');
  for (const [at, player] of ['p1', ...Array.from({ length: 13 }, (_, at) => `p${at + 3}`)].entries())
    engine.do(tell(player, left[at]!));
  engine.do({ type: 'draw-seats', cards: drawn().told });
  expect(engine.tournament.players.get('p2')!.standing).toMatchObject({ chair: { table: '1', seat: 7 } });
  expect(viewTournament(engine.tournament, { role: 'director' }, engine.now).seatCards).toBeNull();
  // They are no request of anybody, and nothing is left of them once the clock runs.
  engine.do({ type: 'start' });
  expect(engine.tournament.asks).toEqual([]);
});
