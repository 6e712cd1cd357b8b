import { UNKNOWN } from '../../cards/card.ts';
import { readClock } from '../../clock/clock.ts';
import { decide as decideHand, type HandCommand } from '../../hand/decide.ts';
import { evolve } from '../../hand/evolve.ts';
import type { HandEvent } from '../../record/events.ts';
import { bit, DEALER, Hand, isOne, NOBODY, OVER } from '../../record/hand.ts';
import { assertNever } from '../../refusal.ts';
import { ruleOnHand } from '../../rulings/apply.ts';
import { type Chips, MOST_CHIPS, MOST_PLAYERS, type Seat } from '../../units.ts';
import { setupFor } from '../hands/setup.ts';
import { type HandPlan, planFor } from '../hands/start.ts';
import { plansTold } from '../hands/told-plans.ts';
import { checkChair, deadButtonAt } from '../hands/track.ts';
import { type Draft, Refused, reject } from '../state/draft.ts';
import type { FollowedHand } from '../state/followed-hand.ts';
import { isFresh, knowsButton, seatsOf, type Table, type TableId, type Tournament } from '../state/state.ts';
import {
  type FollowCommand,
  type FollowedEvent,
  followedHand,
  type RuleFollowed,
  type Told,
  uncountedIn,
} from './followed.ts';

type FollowDraft = Draft<FollowedEvent>;
type Act = Told & { readonly do: 'act' };

export function decideFollowed(draft: FollowDraft, command: FollowCommand): void {
  const { table } = command;
  if (command.do === 'begin') return begin(draft, command);
  const followed = followedAt(draft, table);
  const hand = followedHand(followed);
  switch (command.do) {
    case 'act':
      return act(draft, followed, command);
    case 'pass-to':
      return passTo(draft, followed, command.seat);
    case 'deal':
      return tell(draft, followed, [{ type: 'proceed', ...(command.cards && { cards: command.cards }) }]);
    case 'show':
      return tell(draft, followed, [{ type: 'show', seat: command.seat, cards: command.cards }]);
    case 'muck':
      return tell(draft, followed, [{ type: 'muck', seat: command.seat }]);
    case 'best':
      return tell(draft, followed, [{ type: 'best', seats: command.seats }]);
    case 'count':
      return count(draft, followed, command.seat, command.behind);
    case 'back':
      if (followed.steps.length < 2) reject('nothing-to-undo', null, 'nothing was told in this hand yet');
      return draft.push({ type: 'hand-untold', table });
    case 'tv':
      return draft.push({ type: 'hand-on-tv', table, on: command.on });
    case 'close':
      if (command.keep && hand.phase !== OVER)
        reject('hand-not-over', null, 'the hand is not over: play it to its end, or discard it');
      return draft.push({ type: 'hand-closed', table, number: followed.number, kept: command.keep });
    default:
      return assertNever(command);
  }
}

function followedAt(draft: FollowDraft, table: TableId): FollowedHand {
  return (
    draft.tournament.followed.hands.get(table) ??
    reject('no-hand', null, `nobody follows a hand at table ${table}`, { table })
  );
}

/** The blinds are posted and the cards are out. What is known already is not asked: seats, level, mostly the button. */
function begin(draft: FollowDraft, { table: id, cards, button }: FollowCommand & { do: 'begin' }): void {
  draft.checkPeopleDeal(id);
  const { tournament, now } = draft;
  if (tournament.phase !== 'running') reject('not-running', null, 'the tournament has not started');
  if (tournament.followed.hands.has(id))
    reject('hand-not-over', null, `a hand at table ${id} is being followed already`);
  const table = draft.table(id);
  const seats = table.hand?.seats ?? seatsOf(table);
  if (seats.length < 2)
    reject('too-few-at-table', null, `table ${id} has too few players: a hand needs two`, {
      table: id,
      players: seats.length,
    });
  const { plan, sitting, dead } = table.hand ?? planAt(draft, table, button);
  const level = table.hand?.level ?? readClock(tournament.clock, now).level;
  const known = new Map(seats.map((seat) => [seat, stackOf(draft, table, seat)]));
  const setup = setupFor(
    tournament.rulebook,
    tournament.clock.levels[level - 1]!,
    plan,
    seats.map((seat) => ({ seat, stack: known.get(seat) ?? mostOf(tournament) })),
    tournament.smallestChip,
  );
  const uncounted = seats.filter((seat) => known.get(seat) === null);
  const out = [...new Set([...sitting, ...dead])];
  const rule = tournament.rulebook.tournament.absentHands.cite;
  const commands: HandCommand[] = [
    { type: 'start', setup: { ...setup, uncounted }, deck: new Array(52).fill(UNKNOWN) },
    ...(out.length < seats.length ? out : []).map((seat): HandCommand => ({ type: 'kill', seat, rule })),
  ];
  draft.push({
    type: 'hand-followed',
    table: id,
    number: numberFor(tournament, table),
    at: now,
    cards,
    seats: [...table.seats].filter(([seat]) => seats.includes(seat)),
    events: play(new Hand(), commands, cards),
  });
}

/** Where the button is and who posts, as far as anybody can know without asking. */
function planAt(draft: FollowDraft, table: Table, button: Seat | undefined): HandPlan {
  const { tournament, now } = draft;
  if (button !== undefined) {
    checkChair(table, button);
    const { circuit = null } = deadButtonAt(draft, table.id, button);
    return planFor(tournament, { ...table, firstButton: button, circuit });
  }
  if (knowsButton(tournament, table, now)) return planFor(tournament, table);
  const [told, other] = plansTold(tournament, table, now);
  if (told !== undefined && other === undefined) return told;
  return reject('button-needed', null, `where is the button at table ${table.id}?`, { table: table.id });
}

/** A stack holds for this hand where hands are tracked or none was played yet; told earlier, it may be an hour old. */
function stackOf(draft: FollowDraft, table: Table, seat: Seat): Chips | null {
  const { tournament, now } = draft;
  const stack = draft.player(table.seats.get(seat)!).stack;
  return (table.tracked || isFresh(tournament, table, now)) && stack !== null && stack > 0 ? stack : null;
}

/** More than anybody can have: every chip in play. */
const mostOf = ({ chipsIssued, bank }: Tournament): Chips =>
  Math.max(1, Math.min(chipsIssued - bank, Math.floor(MOST_CHIPS / MOST_PLAYERS)));

/** The hand's own number where hands are tapped in, unless a kept one has it; otherwise the next one. */
function numberFor({ followed }: Tournament, { id, hand, handsPlayed }: Table): number {
  const kept = followed.kept.filter(({ table }) => table === id).map(({ number }) => number);
  if (hand !== null && !kept.includes(hand.number)) return hand.number;
  return Math.max(handsPlayed, ...kept) + 1;
}

/** Runs commands on a hand; where nobody enters cards, streets come by themselves, and a pot nobody contests is pushed. */
function play(hand: Hand, commands: readonly HandCommand[], cards: boolean): readonly HandEvent[] {
  const events: HandEvent[] = [];
  const run = (command: HandCommand): void => {
    const decided = decideHand(hand, command);
    if (!decided.ok) throw new Refused(decided.refusal);
    for (const event of decided.value) evolve(hand, event);
    events.push(...decided.value);
  };
  for (const command of commands) run(command);
  while (hand.phase === DEALER && (!cards || isOne(hand.live))) run({ type: 'proceed' });
  return events;
}

function tell(
  draft: FollowDraft,
  followed: FollowedHand,
  commands: readonly HandCommand[],
  counted: readonly (readonly [Seat, Chips])[] = [],
): void {
  const hand = followedHand(counted.length === 0 ? followed : withCount(followed, counted)).copy();
  const events = play(hand, commands, followed.cards);
  draft.push({ type: 'hand-told', table: followed.table, counted, events });
}

const withCount = (
  { steps }: FollowedHand,
  counted: readonly (readonly [Seat, Chips])[],
): Pick<FollowedHand, 'steps'> => ({ steps: [...steps, { counted, events: [] }] });

function act(draft: FollowDraft, followed: FollowedHand, { seat, action, to }: Act): void {
  if (action !== 'all-in')
    return tell(draft, followed, [{ type: 'act', seat, action, ...(to !== undefined && { to }) }]);
  const hand = followedHand(followed);
  const place = hand.placeOf(seat);
  if (place === NOBODY || place !== hand.actor)
    return tell(draft, followed, [{ type: 'act', seat, action: 'call' }]);
  const isCounted = !uncountedIn(followed).includes(seat);
  const bet = hand.bets[place]!;
  const all = isCounted ? bet + hand.stacks[place]! : (to ?? askForStack(draft, followed, seat));
  if (!(Number.isInteger(all) && all > bet && all <= bet + hand.stacks[place]!))
    reject('bad-stack', 'no-limit-bet-size', `all-in for ${all}: more than the ${bet} that is in already`, {
      most: bet + hand.stacks[place]!,
    });
  const before = hand.paid[place]! + hand.deadPaid[place]! - bet;
  const raises = all > bet + hand.toCall || (all > bet && hand.toCall === 0);
  tell(
    draft,
    followed,
    [raises ? { type: 'act', seat, action: 'raise', to: all } : { type: 'act', seat, action: 'call' }],
    isCounted ? [] : [[seat, before + all]],
  );
}

function askForStack(draft: FollowDraft, { seats }: FollowedHand, seat: Seat): never {
  const { id, name } = draft.player(seats.get(seat)!);
  return reject('stack-needed', 'no-limit-bet-size', `how much is ${name} all-in for?`, { player: id, name });
}

/** Players between the one to act and this seat did nothing worth a tap: they checked, or folded to a bet. */
function passTo(draft: FollowDraft, followed: FollowedHand, seat: Seat): void {
  const hand = followedHand(followed).copy();
  const commands: HandCommand[] = [];
  for (
    let left = hand.players;
    left > 0 && hand.actor !== NOBODY && hand.seats[hand.actor] !== seat;
    left--
  ) {
    const action = hand.toCall === 0 ? 'check' : 'fold';
    const command: HandCommand = { type: 'act', seat: hand.seats[hand.actor]!, action };
    commands.push(command);
    play(hand, [command], true);
  }
  // Everybody folded to the big blind: the pot is theirs without acting.
  const wins = hand.phase === OVER && hand.live === bit(hand.placeOf(seat));
  if (!wins && (hand.actor === NOBODY || hand.seats[hand.actor] !== seat))
    reject('not-in-the-hand', 'act-in-turn', `seat ${seat} does not act any more on this street`, { seat });
  if (commands.length > 0) tell(draft, followed, commands);
}

/** Somebody counts what a player has behind: what they began the hand with follows. */
function count(draft: FollowDraft, followed: FollowedHand, seat: Seat, behind: Chips): void {
  const hand = followedHand(followed);
  const place = hand.placeOf(seat);
  if (place === NOBODY) reject('not-in-the-hand', null, `seat ${seat} is not in this hand`, { seat });
  const most = mostOf(draft.tournament);
  if (!Number.isInteger(behind) || behind < 1 || behind > most || hand.phase === OVER)
    reject('bad-stack', null, `a stack of ${behind}: enter a whole number from 1 to ${most}`, { most });
  tell(draft, followed, [], [[seat, hand.paid[place]! + hand.deadPaid[place]! + behind]]);
}

/** The same rulings as for a hand that Riffle deals; people shuffle the real cards themselves. */
export function ruleFollowed(draft: FollowDraft, { table, hand: number, report }: RuleFollowed): void {
  const followed = followedAt(draft, table);
  if (followed.number !== number)
    reject('no-hand', null, `hand ${number} at table ${table} is not followed any more`, { table });
  const hand = followedHand(followed).copy();
  const ruled = ruleOnHand(hand, { ...report, mix: (pile) => pile }, draft.tournament.rulebook);
  if (!ruled.ok) throw new Refused(ruled.refusal);
  for (const event of ruled.value.events) evolve(hand, event);
  const events = [...ruled.value.events, ...play(hand, [], followed.cards)];
  draft.push({ type: 'hand-told', table, counted: [], events });
}
