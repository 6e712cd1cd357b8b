import { displayedButton, firstCircuit, nextButton } from '../../engine/button/button.ts';
import type { Circuit } from '../../engine/button/moving-button.ts';
import { type Card, cardText } from '../../engine/cards/card.ts';
import { entropyFrom } from '../../engine/cards/chacha.ts';
import { raceOff, raceRule } from '../../engine/chips/race.ts';
import { addOn } from '../../engine/money/addon.ts';
import { payTogether, percentFor, prizes } from '../../engine/money/prizes.ts';
import { calculatePots } from '../../engine/pots/calculator.ts';
import { balance, dealtBefore, type TableNow } from '../../engine/seating/balance.ts';
import {
  drawForButton,
  drawSeats,
  leftOfDealer,
  randomSeats,
  tableSizes,
} from '../../engine/seating/draw.ts';
import { lateStack, missedBlinds, splitForfeit } from '../../engine/seating/late.ts';
import { redrawFor } from '../../engine/tournament/seats/arrange.ts';
import type { Procedure } from './procedure.ts';
import { nonsense, Question, seatNumber, sortedSeats } from './question.ts';

const asObject = <T>(map: ReadonlyMap<string | number, T>): Record<string, T> => Object.fromEntries(map);

export const button: Procedure = (question, rulebook) => {
  question.only('seats', 'button', 'smallBlind', 'bigBlind', 'hands', 'away');
  const seatCount = question.whole('seats', 2, 10);
  const within = (seat: number): number =>
    seat >= 1 && seat <= seatCount ? seat : nonsense(`no seat ${seat} at a table of ${seatCount}`);
  let circuit: Circuit = firstCircuit({
    button: within(question.whole('button', 1)),
    small: within(question.whole('smallBlind', 1)),
    big: within(question.whole('bigBlind', 1)),
  });
  const away = question.list('away', []);
  const hands = question.list('hands').map((value, at) => {
    const here = Array.isArray(value) ? value : nonsense(`hand ${at + 1} is not a list of seats`);
    const seats = sortedSeats(here.map(Number), `hand ${at + 1}`);
    for (const seat of seats) within(seat);
    if (seats.length < 2) return nonsense(`hand ${at + 1} has ${seats.length} players: needs at least two`);
    const gone = Array.isArray(away[at]) ? (away[at] as unknown[]).map(Number) : [];
    const plan = nextButton(rulebook.button.use, circuit, seats, gone);
    circuit = plan.circuit;
    return {
      button: circuit.button,
      posts: plan.posts,
      lastToAct: plan.lastToAct,
      firstToAct: plan.firstToAct,
      display: displayedButton(plan, seats, rulebook.deadButtonLies.use),
      rule: plan.rule,
    };
  });
  return { hands, rule: rulebook.button.cite };
};

export const race: Procedure = (question, rulebook) => {
  question.only('chip', 'into', 'odd', 'cards', 'elsewhere');
  const chip = question.whole('chip', 1);
  const into = question.whole('into', 1);
  if (into <= chip || into % chip !== 0) return nonsense(`${chip}s cannot be colored up into ${into}s`);
  const odd = question.bySeat('odd');
  const cards = new Map(
    [...question.cards('cards')].map(([seat, hand]) => [seatNumber(seat, '"cards"'), hand]),
  );
  for (const [seat, count] of odd) {
    const dealt = cards.get(seat)?.length ?? 0;
    if (dealt !== count)
      return nonsense(`seat ${seat} has ${count} odd chips and ${dealt} cards: needs one card for each`);
  }
  for (const seat of cards.keys())
    if (!odd.has(seat)) return nonsense(`seat ${seat} has cards and no odd chips`);
  const elsewhere = question.has('elsewhere')
    ? question.bySeat('elsewhere')
    : new Map([...odd.keys()].map((seat) => [seat, 1]));
  const raced = raceOff({ chip, into, odd, cards, elsewhere }, raceRule(rulebook));
  return {
    newChips: asObject(raced.newChips),
    removed: raced.removed,
    rule: rulebook.raceAtMostOneEach.cite,
  };
};

export const payout: Procedure = (question, rulebook) => {
  question.only('purse', 'players', 'percent', 'roundTo', 'sameHand');
  const purse = question.whole('purse');
  const players = question.whole('players', 1);
  const given = question.has('percent') ? question.list('percent').map(Number) : undefined;
  const percent =
    given ?? (rulebook.prizes.use === null ? undefined : percentFor(rulebook.prizes.use, players));
  if (percent === undefined)
    return nonsense(
      `this rulebook has no prize table for ${players} players: add "percent", such as [50, 30, 20]`,
    );
  if (percent.some((each) => !(each >= 0))) return nonsense('"percent" needs numbers of 0 or more');
  const sum = percent.reduce((total, each) => total + each, 0);
  if (Math.abs(sum - 100) > 1e-9) return nonsense(`"percent" adds up to ${sum} instead of 100`);
  const amounts = prizes(purse, percent, players, question.whole('roundTo', 1, 1));
  const together = question
    .questions('sameHand', [])
    .map((each) => each.only('places', 'stacks'))
    .map((each) => ({ places: each.wholes('places', 1), stacks: each.amounts('stacks') }));
  if (together.length === 0)
    return { prizes: amounts, rule: given ? 'payout-structure-displayed' : rulebook.prizes.cite };
  const paid = new Map<string, number>();
  for (const each of together) {
    if (each.places.length !== each.stacks.size)
      return nonsense(`${each.stacks.size} players for places ${each.places.join(', ')}`);
    for (const [name, amount] of payTogether(amounts, each, rulebook.sameHand.use)) paid.set(name, amount);
  }
  return { prizes: amounts, paid: asObject(paid), rule: rulebook.sameHand.cite };
};

export const addon: Procedure = (question, rulebook) => {
  question.only('stack', 'blocks');
  const stack = question.whole('stack');
  const blocks = question.has('blocks') ? question.whole('blocks') : undefined;
  if (rulebook.addOn.use === null) return { price: 0, chips: 0, stack, rule: rulebook.addOn.cite };
  return { ...addOn(rulebook.addOn.use, stack, blocks), rule: rulebook.addOn.cite };
};

const LATE_RULES = {
  'blinded-seat': 'late-committed-player-seated',
  'missed-blinds': 'late-missed-blinds-all',
  'full-stack': 'tda-8-late-full-stack',
  'missed-circuits-unless-prepaid': 'late-unpaid-missed-blinds',
} as const;

export const late: Procedure = (question, rulebook) => {
  question.only('prepaid', 'missed', 'stack');
  const missed = question
    .questions('missed', [])
    .map((each) => each.only('small', 'big', 'circuits'))
    .map((each) => ({
      small: each.whole('small'),
      big: each.whole('big'),
      circuits: each.whole('circuits'),
    }));
  const prepaid = question.flag('prepaid');
  const start = question.whole('stack', 1, rulebook.startingStack.use);
  const how = rulebook.late.use;
  const found = lateStack(how, start, prepaid, missed);
  const rule =
    how === 'missed-circuits-unless-prepaid' && prepaid ? 'late-prepaid-no-penalty' : LATE_RULES[how];
  return { ...found, missed: missedBlinds(missed), rule };
};

export const forfeit: Procedure = (question, rulebook) => {
  question.only('stack', 'players', 'smallestChip');
  const stack = question.whole('stack');
  const players = question.whole('players', 1);
  const smallest = question.whole('smallestChip', 1, 1);
  // Where the rulebook sets no limit, nobody forfeits anything by staying away.
  if (rulebook.absenceLimitMinutes.use === null)
    return { each: 0, bank: 0, rule: rulebook.absenceLimitMinutes.cite };
  if (rulebook.forfeitedStack.use !== 'split-at-table')
    return { each: 0, bank: stack, rule: rulebook.forfeitedStack.cite };
  return { ...splitForfeit(stack, players, smallest), rule: rulebook.forfeitedStack.cite };
};

export const draw: Procedure = (question, rulebook, seed) => {
  question.only('players', 'dealers');
  const dealers = question.names('dealers', []);
  const players = question.names('players').filter((name) => !dealers.includes(name));
  const everybody = players.length + dealers.length;
  if (everybody < 2) return nonsense(`${everybody} players: needs at least two`);
  const sizes = tableSizes(everybody, rulebook.tableMaximum.use);
  if (dealers.length > 0 && dealers.length !== sizes.length)
    return nonsense(`${dealers.length} dealers for ${sizes.length} tables: needs one for each`);
  if (seed === undefined) return nonsense('a draw needs --seed, 64 hexadecimal digits');
  const entropy = entropyFrom(seed)!;
  const byCard = rulebook.seating.use === 'by-card' || dealers.length > 0;
  const drawn = byCard ? drawSeats(players, dealers, sizes, entropy) : randomSeats(players, sizes, entropy);
  const tables = drawn.map(({ suit, seats, button: first, dealer }) => {
    const size = seats.length;
    const dealerSeat = seats.find(({ player }) => player === dealer)?.seat;
    const forButton =
      rulebook.firstButton.use === 'high-card'
        ? drawForButton(
            seats.map(({ seat }) => seat),
            entropy,
          )
        : undefined;
    return {
      suit,
      seats: seats.map(({ seat, player, card }) => ({
        seat,
        card: card === null ? null : cardText(card),
        player,
        ...(dealerSeat !== undefined && { leftOfDealer: leftOfDealer(seat, dealerSeat, size) }),
      })),
      button: forButton?.button ?? first,
      ...(forButton && {
        drawnForButton: Object.fromEntries(
          [...forButton.cards].map(([seat, card]) => [seat, cardText(card)]),
        ),
      }),
    };
  });
  return { tables, rule: dealers.length > 0 ? 'seating-dealers-one-per-table' : rulebook.seating.cite };
};

export const balancing: Procedure = (question, rulebook) => {
  question.only('tables', 'busts', 'cards');
  const tables = new Map<string, TableNow>();
  for (const [name, value] of question.entries('tables')) {
    const table = new Question(value, `table ${name}`).only('button', 'players');
    tables.set(name, { button: table.whole('button', 1), players: table.seats('players') });
  }
  if (tables.size === 0) return nonsense('"tables" is empty');
  const busts = question
    .questions('busts', [])
    .map((bust) => bust.only('table', 'seat'))
    .map((bust) => ({ table: String(bust.fields.table), seat: bust.whole('seat', 1) }));
  for (const { table, seat } of busts) {
    if (!tables.has(table)) return nonsense(`no table "${table}" among the tables`);
    if (tables.get(table)!.players.includes(seat))
      return nonsense(`seat ${seat} at table ${table} is both in and busted`);
  }
  const cards: Map<string, Card[]> = question.has('cards') ? question.cards('cards') : new Map();
  const found = balance(tables, busts, dealtBefore(cards), {
    differBy: rulebook.balanceWhenTablesDifferBy.use,
    donor: rulebook.whichTableGives.use,
    who: rulebook.whoMoves.use,
  });
  if (!found.ok) return nonsense(found.refusal.message);
  const left = [...tables.values()].reduce((sum, { players }) => sum + players.length, 0);
  const redraw = redrawFor(rulebook, left, tables.size) !== undefined;
  return { moves: found.value, ...(redraw && { redraw }), rule: rulebook.balanceWhenTablesDifferBy.cite };
};

export const pots: Procedure = (question) => {
  question.only('in', 'folded', 'best', 'seats', 'oddChip');
  const paid = question.amounts('in');
  const seats = question.names('seats', [...paid.keys()]);
  if (seats.length > 10) return nonsense(`${seats.length} players: no more than ten`);
  for (const name of paid.keys())
    if (!seats.includes(name)) return nonsense(`"${name}" has chips in but is not among "seats"`);
  const folded = new Set(question.names('folded', []));
  const best = question.list('best').map((tied) => (Array.isArray(tied) ? tied.map(String) : [String(tied)]));
  const ranked = new Set(best.flat());
  const live = seats.filter((name) => paid.has(name) && !folded.has(name));
  if (live.length === 0) return nonsense('everybody has folded');
  const unranked = live.find((name) => !ranked.has(name));
  if (unranked !== undefined && live.length > 1)
    return nonsense(`"${unranked}" is still in but not among "best"`);
  const found = calculatePots({
    seats,
    in: paid,
    folded: new Set(seats.filter((name) => !live.includes(name))),
    best,
    oddChip: question.whole('oddChip', 1, 1),
  });
  return { ...found, rule: 'rr-pots-split-separately' };
};
