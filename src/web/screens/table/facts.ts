import type { HandView } from '../../../engine/views/view.ts';
import { blinds, chips } from '../../shared/format.ts';
import { made } from './cards.ts';
import type { FactWords } from './fact-words.ts';
import { gathered } from './seats.ts';
import type { TableWords } from './words.ts';

/** The keys that tell how the hand stands, in the order of the list of keys. */
export const FACT_KEYS = ['h', 'b', 'p', 'k', 'w', 'l'] as const;
export type FactKey = (typeof FACT_KEYS)[number];

export type FactsNow = {
  readonly view: HandView;
  readonly ante: number;
  readonly mine: number | null;
  readonly name: (seat: number) => string;
  readonly cardName: (card: string) => string;
  /** What the player to act still has, in seconds; null without a time. */
  readonly seconds: number | null;
  readonly t: FactWords;
  readonly hands: Pick<TableWords, 'made'>;
};

const cards = ({ cardName }: FactsNow, held: readonly string[]): string => held.map(cardName).join(', ');

function myHand(now: FactsNow): string {
  const { view, mine, t, hands } = now;
  const held = view.players.find(({ seat }) => seat === mine)?.cards;
  if (!held) return t.noCards;
  const mineIs = made(held, view.board);
  return t.hand(cards(now, held), mineIs === null ? null : hands.made(mineIs));
}

function pot({ view, mine, t }: FactsNow): string {
  const owed = view.players.find(({ seat }) => seat === mine)?.toCall ?? 0;
  const pots = gathered(view);
  return t.pot(
    chips(view.pot),
    pots.length > 1 ? pots.map((each) => chips(each)) : [],
    owed > 0 ? chips(owed) : null,
  );
}

const stacks = ({ view, mine, name, t }: FactsNow): string =>
  view.players
    .map(({ seat, stack, bet, status }) =>
      t.stack(seat === mine ? null : name(seat), chips(stack), bet > 0 ? chips(bet) : null, status),
    )
    .join(' ');

function turn({ view, mine, name, seconds, t }: FactsNow): string {
  if (view.toAct === null) return t.nobodysTurn;
  return t.turn(view.toAct === mine ? null : name(view.toAct), seconds);
}

/** One fact of the hand, as a screen reader says it when its key is pressed. */
const FACTS: Readonly<Record<FactKey, (now: FactsNow) => string>> = {
  h: myHand,
  b: (now) => (now.view.board.length === 0 ? now.t.noBoard : now.t.board(cards(now, now.view.board))),
  p: pot,
  k: stacks,
  w: turn,
  l: ({ view, ante, t }) =>
    t.blinds(blinds({ small: view.blinds[0], big: view.blinds[1] }), ante > 0 ? chips(ante) : null),
};

export const fact = (key: FactKey, now: FactsNow): string => FACTS[key](now);
