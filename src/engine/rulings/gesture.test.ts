import { expect, test } from 'vitest';
import { findRulebook } from '../../rulebooks/index.ts';
import { findMissing, type Gesture, interpretGesture, ruleOutOfTurn } from './gesture.ts';
import { parseSpeech } from './spoken.ts';

const base: Gesture = {
  bet: 100,
  lastRaise: 100,
  committed: 0,
  stack: 3000,
  chips: [],
  more: [],
  said: null,
  amount: null,
};
const means = (rulebook: string, gesture: Partial<Gesture>) => {
  const { action, to, returned } = interpretGesture({ ...base, ...gesture }, findRulebook(rulebook)!);
  return `${action}${to === null ? '' : ` ${to}`}${returned > 0 ? `, ${returned} back` : ''}`;
};
const hundreds = (count: number): number[] => Array(count).fill(100);
const RULEBOOKS = ['homepokertourney', 'bnai-jeshurun', 'home-guidelines', 'roberts-rules', 'tda'];

test('[oversized-chip] [tda-44-overchip] facing 75, one 500 without a word is a call, 425 back, by every rulebook', () => {
  for (const rulebook of RULEBOOKS)
    expect(means(rulebook, { bet: 75, chips: [500] })).toBe('call 75, 425 back');
});

test('[half-bet-threshold] facing 100: 140 is a call, 150 a raise to 200', () => {
  expect(means('home-guidelines', { chips: [100, 25, 5, 5, 5] })).toBe('call 100, 40 back');
  expect(means('home-guidelines', { chips: [100, 25, 25] })).toBe('raise 200');
});

test('[tda-43-raise-amount] the TDA takes half of the least raise: facing 300 after 100, 400 is a raise to 500', () => {
  expect(means('tda', { bet: 300, lastRaise: 200, chips: [100, 100, 100, 100] })).toBe('raise 500');
  expect(means('tda', { bet: 300, lastRaise: 200, chips: [100, 100, 100, 25, 25, 25] })).toBe(
    'call 300, 75 back',
  );
  expect(means('home-guidelines', { bet: 300, lastRaise: 200, chips: [100, 100, 100, 100] })).toBe(
    'call 300, 100 back',
  );
});

test('[tda-43-raise-amount] facing 1000, 1400 without a word is a call; facing 2000, “raise eight thousand” is 8000 in all', () => {
  expect(means('tda', { bet: 1000, lastRaise: 1000, chips: [1000, 100, 100, 100, 100] })).toBe(
    'call 1000, 400 back',
  );
  expect(means('tda', { bet: 2000, lastRaise: 2000, stack: 20_000, said: 'raise', amount: 8000 })).toBe(
    'raise 8000',
  );
});

test.each<[string, Partial<Gesture>, string]>([
  ['1000 and 500 facing 1100', { bet: 1100, lastRaise: 600, chips: [1000, 500] }, 'call 1100, 400 back'],
  [
    '1000 and five 100s facing 1100',
    { bet: 1100, lastRaise: 600, chips: [1000, ...hundreds(5)] },
    'raise 1700',
  ],
  [
    '1000 and three 100s facing 1100',
    { bet: 1100, lastRaise: 600, chips: [1000, ...hundreds(3)] },
    'call 1100, 200 back',
  ],
  [
    '1000 and three 500s facing 1400',
    { bet: 1400, lastRaise: 1400, chips: [1000, 500, 500, 500] },
    'raise 2800',
  ],
  [
    '1000 and two 500s facing 1400',
    { bet: 1400, lastRaise: 1400, chips: [1000, 500, 500] },
    'call 1400, 600 back',
  ],
])('[tda-45-multi-chip] %s', (_, gesture, meaning) => {
  expect(means('tda', { ...gesture, stack: 9000 })).toBe(meaning);
});

test('[tda-44-overchip] facing 100 one 500 with the word raise is a raise to 500; with no bet it is a bet of 500', () => {
  expect(means('tda', { said: 'raise', chips: [500] })).toBe('raise 500');
  expect(means('tda', { bet: 0, chips: [500] })).toBe('bet 500');
});

test('[tda-46-prior-chips] two 25s out as big blind, raised to 600, one 1000 more: a call', () => {
  expect(means('tda', { bet: 600, lastRaise: 550, committed: 50, chips: [1000] })).toBe('call 600, 450 back');
});

test('[tda-61-change] 500 and 25 facing 325 are a raise to 650: change is not made by betting more', () => {
  expect(means('tda', { bet: 325, lastRaise: 325, chips: [500, 25] })).toBe('raise 650');
});

test('[tda-45-multi-chip] two 100s facing 150: each was needed, so it is a call', () => {
  expect(means('tda', { bet: 150, lastRaise: 150, chips: [100, 100] })).toBe('call 150, 50 back');
});

test('[announce-raise-first] at the congregation chips put in to call stay a call; a whole raise in one go is a raise', () => {
  expect(means('bnai-jeshurun', { chips: [100], more: [100, 100] })).toBe('call 100, 200 back');
  expect(means('bnai-jeshurun', { chips: [100, 25, 25, 25] })).toBe('call 100, 75 back');
  expect(means('bnai-jeshurun', { chips: [100, 100] })).toBe('raise 200');
});

test('[string-bet-tournament] [string-raise-home] [tda-56-string] going back to the stack without a word: the first movement counts', () => {
  for (const rulebook of RULEBOOKS)
    expect(means(rulebook, { chips: [100], more: [100, 100, 100] })).toBe('call 100, 300 back');
});

test('[string-raise-home] a first movement that was a raise by itself is that raise and no more', () => {
  expect(means('home-guidelines', { chips: [100, 100], more: [100, 100] })).toBe('raise 200, 200 back');
});

test('[verbal-in-turn-binding] call, said in turn facing 300, is a call of 300 by every rulebook', () => {
  for (const rulebook of RULEBOOKS)
    expect(means(rulebook, { bet: 300, lastRaise: 300, said: 'call' })).toBe('call 300');
});

test('[rap-is-check] a tap with nothing to call is a check by every rulebook', () => {
  for (const rulebook of RULEBOOKS) expect(means(rulebook, { bet: 0, said: 'tap' })).toBe('check');
});

test('[string-bet-tournament] in a tournament “raise” alone allows one motion: the first counts, made up to a whole raise', () => {
  for (const rulebook of ['homepokertourney', 'roberts-rules']) {
    expect(means(rulebook, { said: 'raise', chips: [100], more: [200] })).toBe('raise 200, 100 back');
    expect(means(rulebook, { said: 'raise', chips: [300], more: [200] })).toBe('raise 300, 200 back');
    expect(means(rulebook, { said: 'raise', amount: 500, chips: [300], more: [200] })).toBe('raise 500');
    expect(means(rulebook, { bet: 0, said: 'bet', chips: [300], more: [200] })).toBe('bet 300, 200 back');
  }
});

test('[announce-raise-first] [string-raise-home] where saying “raise” is enough, several motions count', () => {
  for (const rulebook of ['bnai-jeshurun', 'home-guidelines'])
    expect(means(rulebook, { said: 'raise', chips: [100], more: [100, 100] })).toBe('raise 300');
});

test('[tda-42-raise-methods] after “raise” TDA allows one motion, or the exact call and one more', () => {
  expect(means('tda', { said: 'raise', chips: [100], more: [500] })).toBe('raise 600');
  expect(means('tda', { said: 'raise', chips: [300], more: [500] })).toBe('raise 300, 500 back');
});

test('[verbal-in-turn-binding] [tda-42-raise-methods] a player who said raise may use two motions; a number is the total', () => {
  expect(means('tda', { said: 'raise', chips: [100], more: [500] })).toBe('raise 600');
  expect(means('tda', { said: 'raise', amount: 300, chips: [500] })).toBe('raise 300, 200 back');
  expect(means('tda', { said: 'raise', amount: 120 })).toBe('raise 200');
});

test('[rr-nl-verbal-beats-chips] [tda-40-verbal-chips] words count where they and the chips differ', () => {
  expect(means('roberts-rules', { said: 'call', chips: [500] })).toBe('call 100, 400 back');
  expect(means('roberts-rules', { said: 'fold', chips: [100] })).toBe('fold, 100 back');
  expect(means('roberts-rules', { bet: 0, said: 'bet', amount: 300, chips: [100, 100] })).toBe('bet 300');
});

test('[tda-55-invalid-declarations] check facing a bet leaves call or fold; call without one is a check', () => {
  expect(means('tda', { said: 'check' })).toBe('call-or-fold');
  expect(means('tda', { bet: 0, said: 'call' })).toBe('check');
  for (const rulebook of RULEBOOKS) expect(means(rulebook, { bet: 0, said: 'tap' })).toBe('check');
});

test('[raise-gesture] [gesture-reliance] thumbs up is a raise, the least one where no more is shown', () => {
  expect(means('home-guidelines', { said: 'thumbs-up' })).toBe('raise 200');
});

test('[rr-oversized-chip-opening] one 100 without a word: a call of a big blind of 20, a bet of 100 on the flop', () => {
  expect(means('roberts-rules', { bet: 20, lastRaise: 20, chips: [100] })).toBe('call 20, 80 back');
  expect(means('roberts-rules', { bet: 0, lastRaise: 20, chips: [100] })).toBe('bet 100');
});

test('[rr-half-bet-is-raise] 150 facing 100 is a raise to 200', () => {
  expect(means('roberts-rules', { chips: [100, 25, 25] })).toBe('raise 200');
});

test('[rr-oversized-chip-opening] with nothing to call a chip is a bet of the whole of it', () => {
  expect(means('roberts-rules', { bet: 0, chips: [500] })).toBe('bet 500');
  expect(means('roberts-rules', { bet: 0, chips: [25] })).toBe('bet 100');
});

test('[tda-51-undercall] A opens 8000 and B puts in 2000: they owe 8000', () => {
  expect(means('tda', { bet: 8000, lastRaise: 8000, stack: 20000, chips: [1000, 1000] })).toBe('call 8000');
  expect(means('tda', { stack: 130, chips: [100, 25, 5] })).toBe('raise 130');
});

test('[tda-51-undercall] opened for 2000, raised to 8000, C puts in 2000: a full call, or the chips are forfeited; against one player a call', () => {
  const short = { bet: 8000, lastRaise: 6000, stack: 20000, chips: [1000, 1000] };
  expect(means('tda', { ...short, players: 3 })).toBe('call-or-forfeit 8000');
  expect(means('tda', { ...short, players: 2 })).toBe('call 8000');
  expect(findMissing({ ...base, ...short }, findRulebook('tda')!)).toBe('players');
});

test('[rr-nl-short-call-corrected] elsewhere a call of 500 that holds 450 is made up', () => {
  for (const rulebook of ['homepokertourney', 'bnai-jeshurun', 'home-guidelines', 'roberts-rules'])
    expect(means(rulebook, { bet: 500, lastRaise: 300, chips: [100, 100, 100, 100, 50] })).toBe('call 500');
});

test('[tda-43-raise-amount] bet 1000, silently 1400: a call; bet 2000, says raise eight thousand: 8000 in all', () => {
  expect(means('tda', { bet: 1000, lastRaise: 1000, chips: [1000, 100, 100, 100, 100] })).toBe(
    'call 1000, 400 back',
  );
  expect(
    means('tda', { bet: 2000, lastRaise: 2000, stack: 9000, ...parseSpeech('raise eight thousand')! }),
  ).toBe('raise 8000');
});

test('[tda-44-overchip] facing 100, says raise, one 500: a raise to 500; with no bet a bet of 500', () => {
  expect(means('tda', { said: 'raise', chips: [500] })).toBe('raise 500');
  expect(means('tda', { bet: 0, chips: [500] })).toBe('bet 500');
});

test('[tda-45-multi-chip] the TDA’s own cases: 1100 to call after a raise of 600, and 1400 to call', () => {
  const to1100 = (...chips: number[]) => means('tda', { bet: 1100, lastRaise: 600, chips });
  expect(to1100(1000, 500)).toBe('call 1100, 400 back');
  expect(to1100(1000, 100, 100, 100, 100, 100)).toBe('raise 1700');
  expect(to1100(1000, 100, 100, 100)).toBe('call 1100, 200 back');
  const to1400 = (...chips: number[]) => means('tda', { bet: 1400, lastRaise: 1400, chips });
  expect(to1400(1000, 500, 500, 500)).toBe('raise 2800');
  expect(to1400(1000, 500, 500)).toBe('call 1400, 600 back');
});

test('[tda-46-prior-chips] two 25s out and a raise to 600: one 1000 dropped is a call; several chips go by half a raise; taking the old ones back binds to call or raise', () => {
  const blind = { bet: 600, lastRaise: 550, committed: 50 };
  expect(means('tda', { ...blind, chips: [1000] })).toBe('call 600, 450 back');
  expect(means('tda', { ...blind, chips: [500, 100, 100, 100, 100] })).toBe('raise 1150');
  expect(means('tda', { ...blind, chips: [500, 100, 100] })).toBe('call 600, 150 back');
  expect(means('tda', { ...blind, tookBack: true })).toBe('call-or-raise');
  expect(means('tda', { ...blind, tookBack: true, chips: [1000] })).toBe('call 600, 400 back');
});

test('[tda-61-change] 325 to call, puts in 500 and 25 without a word: all of it counts, a raise to 650', () => {
  expect(means('tda', { bet: 325, lastRaise: 325, chips: [500, 25] })).toBe('raise 650');
});

test('[tda-54-pot-declaration] a player who says pot has to bet at least the minimum', () => {
  expect(means('tda', { bet: 0, ...parseSpeech('pot')! })).toBe('bet 100');
  expect(means('tda', { ...parseSpeech('I pot it')! })).toBe('raise 200');
});

test('[tda-55-invalid-declarations] raise with nothing to call is the least bet', () => {
  expect(means('tda', { bet: 0, said: 'raise' })).toBe('bet 100');
});

test('[tda-57-ambiguous-amount] blinds 200-400, “five”: 500 into 4800, 5000 into 5200; the pot is asked for', () => {
  const five = { bet: 0, lastRaise: 400, stack: 9000, ...parseSpeech('five')! };
  expect(means('tda', { ...five, pot: 4800 })).toBe('bet 500');
  expect(means('tda', { ...five, pot: 5200 })).toBe('bet 5000');
  expect(findMissing({ ...base, ...five }, findRulebook('tda')!)).toBe('pot');
});

test('[tda-40-verbal-chips] [rr-nl-verbal-beats-chips] says 300, puts in 200: 300 by Robert’s words, by the TDA what came first; a number alone is that many chips', () => {
  const differs = { bet: 0, ...parseSpeech('300')!, chips: [100, 100] };
  expect(means('roberts-rules', { ...differs, chipsFirst: true })).toBe('bet 300');
  expect(means('tda', differs)).toBe('bet 300');
  expect(means('tda', { ...differs, chipsFirst: true })).toBe('bet 200');
  expect(means('tda', { bet: 100, ...parseSpeech('140')! })).toBe('call 100');
  expect(means('tda', { bet: 100, ...parseSpeech('150')! })).toBe('raise 200');
});

test('[rr-nl-release-binds] silent chips count once the player lets go of them', () => {
  expect(means('roberts-rules', { chips: [100, 100], released: false })).toBe('none, 200 back');
  expect(means('roberts-rules', { chips: [100, 100], released: false, said: 'call' })).toBe(
    'call 100, 100 back',
  );
});

test('[rr-half-bet-is-raise] bet 100, puts in 150: a raise to 200', () => {
  expect(means('roberts-rules', { chips: [100, 25, 25] })).toBe('raise 200');
});

test('[rr-oversized-chip-opening] before the flop at a big blind of 20 one 100 is a call of 20; on the flop a bet of 100', () => {
  expect(means('roberts-rules', { bet: 20, lastRaise: 20, chips: [100] })).toBe('call 20, 80 back');
  expect(means('roberts-rules', { bet: 0, lastRaise: 20, chips: [100] })).toBe('bet 100');
});

test('[string-bet-tournament] a player who says call and then raise has called', () => {
  expect(means('homepokertourney', { bet: 300, ...parseSpeech('call and raise 500')! })).toBe('call 300');
});

test('[dead-hand-fold] facing 100, says fold, then reaches for chips: it is a fold', () => {
  for (const rulebook of RULEBOOKS)
    expect(means(rulebook, { said: 'fold', chips: [100] })).toBe('fold, 100 back');
});

test('words are heard as people say them', () => {
  expect(parseSpeech('I raise to 1,500')).toEqual({ said: 'raise', amount: 1500 });
  expect(parseSpeech('twenty-five hundred')).toEqual({ said: 'amount', amount: 2500 });
  expect(parseSpeech('All in!')).toEqual({ said: 'all-in', amount: null });
  expect(parseSpeech('knock')).toEqual({ said: 'tap', amount: null });
  expect(parseSpeech('2k')).toEqual({ said: 'amount', amount: 2000 });
  expect(parseSpeech('raise by 200')).toEqual({ said: 'raise', amount: 200, above: true });
  expect(parseSpeech('two hundred more')).toEqual({ said: 'amount', amount: 200, above: true });
  expect(parseSpeech('shove it')).toBeNull();
});

const turn = (rulebook: string, action: 'check' | 'call' | 'bet' | 'fold' | 'raise', changed: boolean) =>
  ruleOutOfTurn(action, changed, findRulebook(rulebook)!);

test('[out-of-turn-binding] [rr-out-of-turn-discretion] a call out of turn stands if nobody raises in between; otherwise the player is free', () => {
  expect(turn('home-guidelines', 'call', false)).toMatchObject({ binds: true, may: ['call'] });
  expect(turn('home-guidelines', 'call', true)).toMatchObject({
    binds: false,
    may: ['fold', 'call', 'raise'],
  });
  expect(turn('roberts-rules', 'raise', false)).toMatchObject({
    binds: true,
    may: ['raise'],
    rule: 'rr-out-of-turn-discretion',
  });
});

test('[out-of-turn-check] a check out of turn, then a bet: call or fold at HomePokerTourney, anything under the guidelines', () => {
  expect(turn('homepokertourney', 'check', true)).toMatchObject({
    may: ['fold', 'call'],
    rule: 'out-of-turn-check',
  });
  expect(turn('home-guidelines', 'check', true)).toMatchObject({
    binds: false,
    may: ['fold', 'call', 'raise'],
  });
});

test('[out-of-turn-bet] [act-in-turn] [deliberate-out-of-turn] a bet out of turn stands when the players ahead check', () => {
  expect(turn('home-guidelines', 'bet', false)).toMatchObject({ binds: true, may: ['bet'] });
});

test('[tda-58-odd-folds] [out-of-turn-binding] a fold out of turn always binds, but under the guidelines the player is free once the action changes', () => {
  expect(turn('tda', 'fold', true)).toMatchObject({ binds: true, may: ['fold'], rule: 'tda-58-odd-folds' });
  expect(turn('home-guidelines', 'fold', true)).toMatchObject({ binds: false, rule: 'out-of-turn-binding' });
  expect(turn('home-guidelines', 'fold', false)).toMatchObject({ binds: true, may: ['fold'] });
});

test('[tda-53-out-of-turn] bet 300, seat 6 says raise 800 too early: it stands if seat 5 calls, seat 6 is free if seat 5 raises', () => {
  expect(turn('tda', 'raise', false)).toMatchObject({
    binds: true,
    may: ['raise'],
    rule: 'tda-53-out-of-turn',
  });
  expect(turn('tda', 'raise', true)).toMatchObject({ binds: false, may: ['fold', 'call', 'raise'] });
});
