import { UNKNOWN } from '../cards/card.ts';
import type { Setup } from '../record/setup.ts';
import { accept, type FiguresOf, type Refusal, type Result, refusal, refuse } from '../refusal.ts';
import type { RefusalCode } from '../refusal-codes.ts';
import { MOST_CHIPS, MOST_PLAYERS } from '../units.ts';

const wrong = <Code extends RefusalCode>(
  code: Code,
  rule: Refusal['rule'],
  message: string,
  ...figures: FiguresOf<Code>
) => refuse(refusal(code, rule, message, ...figures));

const whole = (n: unknown, least = 0): n is number =>
  typeof n === 'number' && Number.isInteger(n) && n >= least && n <= MOST_CHIPS;

/** The one place where a table becomes a hand that can be dealt. */
export function checkSetup(setup: Setup): Result<Setup> {
  const { players, stakes, posts, oddChip } = setup;
  const seats = players.map((player) => player.seat);
  if (players.length < 2)
    return wrong(
      'too-few-players',
      'play-step-3-hole-cards',
      `a hand needs two players, not ${players.length}`,
    );
  if (players.length > MOST_PLAYERS)
    return wrong(
      'too-many-players',
      'table-maximum',
      `at most ${MOST_PLAYERS} players at a table, not ${players.length}`,
    );
  for (const { seat, stack } of players) {
    if (!whole(seat, 1) || seat > 99)
      return wrong('bad-seat', null, `no seat ${seat}: seats count from 1`, { seat });
    if (seats.filter((other) => other === seat).length > 1)
      return wrong('seat-taken', null, `two players in seat ${seat}`, { seat });
    if (!whole(stack, 1))
      return wrong(
        'bad-seat-stack',
        null,
        `seat ${seat} has a stack of ${stack}: a whole number from 1 up is needed`,
        { seat },
      );
  }
  if (seats.some((seat, at) => at > 0 && seat < seats[at - 1]!))
    return wrong(
      'seats-out-of-order',
      null,
      `seats ${seats.join(', ')}: clockwise order is needed, lowest first`,
    );
  const total = players.reduce((sum, { stack }) => sum + stack, 0);
  if (total > MOST_CHIPS)
    return wrong('too-many-chips', null, `${total} chips at one table: at most ${MOST_CHIPS}`, {
      most: MOST_CHIPS,
    });
  if (!whole(setup.button, 0) || setup.button > 99)
    return wrong('bad-button', null, `no seat ${setup.button} for the button`);
  if (!whole(stakes.big, 1) || !whole(stakes.small) || !whole(stakes.ante))
    return wrong(
      'bad-forced-bets',
      null,
      `blinds ${stakes.small}/${stakes.big} ante ${stakes.ante}: whole numbers are needed, and a big blind`,
    );
  if (!whole(oddChip, 1))
    return wrong('bad-odd-chip', null, `the smallest chip is ${oddChip}: a whole number from 1 up is needed`);
  for (const post of posts) {
    if (!seats.includes(post.seat))
      return wrong('nobody-there', null, `nobody sits in seat ${post.seat} to post`, {
        seat: post.seat,
      });
    if (!whole(post.amount))
      return wrong('bad-post', null, `seat ${post.seat} posts ${post.amount}`, {
        seat: post.seat,
      });
  }
  if (!seats.includes(setup.firstToAct))
    return wrong('nobody-there', null, `nobody sits in seat ${setup.firstToAct} to act first`, {
      seat: setup.firstToAct,
    });
  return accept(setup);
}

/** A whole deck, each card once; a followed hand may leave cards unknown. */
export function checkDeck(stub: ArrayLike<number>): Result<ArrayLike<number>> {
  const seen = new Set<number>();
  for (let at = 0; at < stub.length; at++) {
    const card = stub[at]!;
    if (card === UNKNOWN) continue;
    if (!Number.isInteger(card) || card < 0 || card > 51 || seen.has(card))
      return wrong('bad-deck', 'irregular-duplicate', `card ${at + 1} of the deck is no card or there twice`);
    seen.add(card);
  }
  if (stub.length !== 52)
    return wrong('bad-deck', 'irregular-missing-card', `a deck of ${stub.length} cards`);
  return accept(stub);
}
