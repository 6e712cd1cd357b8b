import type { RuleId } from '../../../rules/index.ts';
import { type Card, parseCard } from '../../cards/card.ts';
import { freshDeck, shuffle } from '../../cards/shuffle.ts';
import { type ColorUp, colorUps } from '../../chips/denominations.ts';
import { changeUp, dealRace, raceOff, raceRule } from '../../chips/race.ts';
import type { Level } from '../../choices/tournament-choices.ts';
import { readClock } from '../../clock/clock.ts';
import { assertNever } from '../../refusal.ts';
import type { HandsEvent } from '../hands/hands.ts';
import { setStacks } from '../state/changes.ts';
import { type Draft, reject } from '../state/draft.ts';
import type { PlayerId, RacedPlayer, Table, TableId, Tournament } from '../state/state.ts';

export type RaceCommand = { readonly type: 'color-up' } & RaceGiven;

/** What the director enters about a race at tables whose stacks nobody counts. */
type RaceGiven = {
  /** Odd chips by player, after changing what divides. */
  readonly odd?: Readonly<Record<PlayerId, number>>;
  /** Players who have no other chips. */
  readonly nothingElse?: readonly PlayerId[];
  /** The cards, such as `As`, where people dealt them; otherwise Riffle deals them. */
  readonly cards?: Readonly<Record<PlayerId, readonly string[]>>;
};

export type RaceEvent =
  | {
      readonly type: 'raced';
      readonly table: TableId;
      readonly chip: number;
      readonly into: number;
      /** Stacks after the race, where they are known. */
      readonly stacks: readonly (readonly [PlayerId, number])[];
      readonly bank: number;
      readonly rule: RuleId;
      readonly players: readonly RacedPlayer[];
    }
  | { readonly type: 'smallest-chip'; readonly chip: number };

/** A race may knock players out. */
type RaceDraft = Draft<RaceEvent | HandsEvent>;

export function applyRace(tournament: Tournament, event: RaceEvent): Tournament {
  switch (event.type) {
    case 'raced': {
      const { table, chip, into, players } = event;
      return {
        ...setStacks(tournament, event.stacks),
        bank: tournament.bank + event.bank,
        races: [...tournament.races.filter((race) => race.chip === chip), { table, chip, into, players }],
      };
    }
    case 'smallest-chip':
      return { ...tournament, smallestChip: event.chip };
    default:
      return assertNever(event);
  }
}

/** Asked for after every hand, and changes only with the schedule. */
const known = new WeakMap<
  readonly Level[],
  { readonly rulebook: Tournament['rulebook']; readonly ups: ColorUp[] }
>();

function colorUpsOf({ rulebook, clock: { levels } }: Tournament): readonly ColorUp[] {
  const found = known.get(levels);
  if (found?.rulebook === rulebook) return found.ups;
  const ups = colorUps(
    rulebook.tournament.chips.use.map(({ value }) => value),
    levels,
  );
  known.set(levels, { rulebook, ups });
  return ups;
}

/** The denomination to color up now, if one in play is no longer needed. */
export function colorUpDue(
  tournament: Tournament,
  now: number,
): { readonly chip: number; readonly into: number } | null {
  if (tournament.kind === 'both' && racingTables(tournament).length === 0) return null;
  const { level, onBreak } = readClock(tournament.clock, now);
  const ups = colorUpsOf(tournament);
  // The color-up before a level can already be done in the break before it.
  return (
    ups.find(
      ({ chip, beforeLevel }) => chip === tournament.smallestChip && beforeLevel <= level + (onBreak ? 1 : 0),
    ) ?? null
  );
}

/** Whether the schedule has a color-up before this level. */
export const colorUpBefore = (tournament: Tournament, level: number): boolean =>
  colorUpsOf(tournament).some(({ beforeLevel }) => beforeLevel === level);

/** Where there are both kinds of tables, only chips that lie on a table are colored up. */
export const racingTables = ({ kind, tables }: Tournament): readonly Table[] => {
  const all = [...tables.values()];
  return kind === 'both' ? all.filter((table) => table.kind !== 'dealt') : all;
};

/** Add-ons are sold in this break, and made of the chips that go after it: the color-up waits [addon-availability]. */
export function addOnsOnSale({ rulebook, clock }: Tournament, now: number): boolean {
  const { use } = rulebook.tournament.addOn;
  const { level, onBreak } = readClock(clock, now);
  return use !== null && onBreak && level === use.afterLevel;
}

/** The next denomination to color up, and before which level. */
export const nextColorUp = (tournament: Tournament): ColorUp | null =>
  colorUpsOf(tournament).find(({ chip }) => chip === tournament.smallestChip) ?? null;

/**
 * Colors up at every table: what divides is changed, odd chips are raced off by cards. Where stacks are known, so are the
 * odd chips; at a live table the director enters them, or people race without entering anything.
 */
export function decideRace(draft: RaceDraft, told: RaceCommand): void {
  const due =
    colorUpDue(draft.tournament, draft.now) ??
    reject(
      'chips-still-needed',
      'colour-up-trigger',
      `the ${draft.tournament.smallestChip}s are still needed`,
      {
        chip: draft.tournament.smallestChip,
      },
    );
  const tables = racingTables(draft.tournament).map(({ id }) => id);
  draft.checkNobodyPlays('colour-up-trigger', tables);
  for (const player of Object.keys({ ...told.odd, ...told.cards })) draft.chair(player);
  for (const id of tables) race(draft, id, due.chip, due.into, told);
  draft.push({ type: 'smallest-chip', chip: due.into });
}

function race(draft: RaceDraft, id: string, chip: number, into: number, told: RaceGiven): void {
  const choices = draft.tournament.rulebook.tournament;
  const seats = [...draft.table(id).seats].sort(([a], [b]) => a - b);
  const isTold = seats.some(([, player]) => told.odd?.[player] !== undefined);
  if (!isTold && seats.some(([, player]) => stackAt(draft, id, player, told) === null)) return;
  const odd = new Map(seats.map(([seat, player]) => [seat, oddChips(draft, player, chip, into, told)]));
  const elsewhere = new Map(
    seats.map(([seat, player]) => {
      const stack = stackAt(draft, id, player, told);
      // Who has no odd chips either has some that are changed into the next larger ones.
      const unknown = told.nothingElse?.includes(player) && odd.get(seat)! > 0 ? 0 : into;
      return [seat, stack === null ? unknown : stack - odd.get(seat)! * chip];
    }),
  );
  const cards = toldCards(draft, seats, odd, told) ?? dealt(draft, odd);
  const { newChips } = raceOff({ chip, into, odd, cards, elsewhere }, raceRule(choices));
  const players = seats.map(([seat, player]) => ({
    player,
    odd: odd.get(seat)!,
    cards: cards.get(seat) ?? [],
    won: newChips.get(seat) ?? 0,
    elsewhere: elsewhere.get(seat)!,
  }));
  const stacks = players
    .filter(({ player }) => stackAt(draft, id, player, told) !== null)
    .map((each): [PlayerId, number] => [each.player, each.elsewhere + each.won * into]);
  const bank = players.reduce((sum, each) => sum + each.odd * chip - each.won * into, 0);
  const out = players.filter((each) => each.elsewhere + each.won === 0);
  draft.push({
    type: 'raced',
    table: id,
    chip,
    into,
    stacks,
    bank,
    rule: choices.raceAtMostOneEach.cite,
    players: players.map(({ elsewhere: _, ...each }) => each),
  });
  const together = out.map(({ player }) => ({ player, stack: 0 }));
  if (out.length > 0)
    draft.push({
      type: 'busted',
      together,
      joins: false,
      at: draft.now,
      dealtIn: [readClock(draft.tournament.clock, draft.now).level],
      rule: 'chip-race-award',
    });
  for (const { player } of out) {
    const { bounty } = draft.player(player);
    if (bounty > 0) draft.push({ type: 'bounty-pooled', from: player, amount: bounty });
  }
}

/** What a player has; where nobody tells hands, odd chips that were counted say more than a stack that was handed out. */
function stackAt(draft: RaceDraft, id: string, player: PlayerId, { odd }: RaceGiven): number | null {
  const { kind, tracked } = draft.table(id);
  return kind === 'live' && !tracked && odd?.[player] !== undefined ? null : draft.known(player);
}

/** A player's odd chips: from their stack where it is known, otherwise as entered. */
function oddChips(draft: RaceDraft, player: PlayerId, chip: number, into: number, told: RaceGiven): number {
  const { name } = draft.player(player);
  const stack = stackAt(draft, draft.chair(player).table, player, told);
  const said = told.odd?.[player];
  const most = into / chip - 1;
  if (said !== undefined && !(Number.isSafeInteger(said) && said >= 0 && said <= most))
    reject(
      'bad-odd-chips',
      'colour-up-exchange',
      `${name} cannot have ${said} odd ${chip}s: enter 0 to ${most}`,
      {
        player,
        name,
        chip,
        most,
      },
    );
  if (stack === null) return said ?? 0;
  const { odd } = changeUp(chip, into, Math.floor((stack % into) / chip));
  if (said !== undefined && said !== odd)
    reject(
      'odd-chips-differ',
      'colour-up-exchange',
      `${name} has ${stack} chips: ${odd} odd ${chip}s, not ${said}`,
      { player, name, chip, stack, odd },
    );
  return odd;
}

type Dealt = Map<number, Card[]>;

/** The cards people dealt at this table, one for each odd chip; null where Riffle deals them [chip-race-cards]. */
function toldCards(
  draft: RaceDraft,
  seats: readonly (readonly [number, PlayerId])[],
  odd: ReadonlyMap<number, number>,
  { cards = {} }: RaceGiven,
): Dealt | null {
  if (!seats.some(([, player]) => cards[player] !== undefined)) return null;
  const seen = new Set<Card>();
  const found: Dealt = new Map();
  for (const [seat, player] of seats) {
    const { name } = draft.player(player);
    const hand = (cards[player] ?? []).map((text) => {
      const card =
        parseCard(text) ?? reject('bad-card', null, `"${text}" is not a card`, { player, card: text });
      if (seen.has(card)) reject('same-card-twice', null, `${text} is there twice`, { player, card: text });
      seen.add(card);
      return card;
    });
    const needed = odd.get(seat)!;
    if (hand.length !== needed)
      reject('cards-differ', 'chip-race-cards', `${name} has ${needed} odd chips and ${hand.length} cards`, {
        player,
        name,
        needed,
        cards: hand.length,
      });
    if (needed > 0) found.set(seat, hand);
  }
  return found;
}

function dealt(draft: RaceDraft, odd: ReadonlyMap<number, number>): Dealt {
  const deck = freshDeck();
  shuffle(deck, draft.chance);
  return dealRace(odd, deck);
}
