import { addOn } from '../../money/addon.ts';
import { assertNever, type Refusal, refusal } from '../../refusal.ts';
import type { Cents, Chips } from '../../units.ts';
import { rebuyPrice, rebuyRefusal } from '../rebuys/rebuys.ts';
import { type Anyway, allow } from '../rulings/anyway.ts';
import type { RulingsEvent } from '../rulings/rulings.ts';
import { leaveChair, sit } from '../seats/chairs.ts';
import { firstHandUnknown, freeChair, lateDoor } from '../seats/late.ts';
import type { SeatsEvent } from '../seats/seats.ts';
import type { StacksEvent } from '../stacks/stacks.ts';
import {
  changePlayer,
  newPlayer,
  playerWith,
  plus,
  setEntry,
  withoutPlayer,
  withoutRequest,
} from '../state/changes.ts';
import { type Draft, Refused, reject } from '../state/draft.ts';
import type { Chair, Player, PlayerId, Tournament } from '../state/state.ts';
import { addOnRefusal } from './add-ons.ts';
import { applyMerged, type MergeCommand, type MergeEvent, merge } from './merge.ts';

export type EntriesCommand =
  | Expect
  /** A player who had said they would come cannot after all. */
  | { readonly type: 'excuse'; readonly player: PlayerId }
  | Enter
  | { readonly type: 'rename'; readonly player: PlayerId; readonly name: string }
  /** Comes to the room or plays online, where a tournament has both. */
  | { readonly type: 'play-online'; readonly player: PlayerId; readonly online: boolean }
  /** Gets their money back and leaves, before the first hand. */
  | { readonly type: 'withdraw'; readonly player: PlayerId; readonly anyway?: Anyway }
  | { readonly type: 'rebuy'; readonly player: PlayerId; readonly anyway?: Anyway }
  | MergeCommand
  | AddOn;

type Expect = {
  readonly type: 'expect';
  readonly player: PlayerId;
  readonly name: string;
  readonly prepaid?: boolean;
  readonly online?: boolean;
};

type AddOn = {
  readonly type: 'add-on';
  readonly player: PlayerId;
  readonly blocks?: number;
  readonly stack?: Chips;
  readonly anyway?: Anyway;
};

type Enter = {
  readonly type: 'enter';
  readonly player: PlayerId;
  readonly name: string;
  /** Paid before the night; late players who have not may owe the blinds they missed. */
  readonly prepaid?: boolean;
  /** Pays now. */
  readonly paid?: boolean;
  /** Where the rulebook sets an age: whether they have reached it. How old they are is nobody's business. */
  readonly adult?: boolean;
  /** Came before the first hand of the level that closes late registration. */
  readonly inTime?: boolean;
  readonly here?: boolean;
  /** Plays at a table that Riffle deals, where a tournament has both kinds. */
  readonly online?: boolean;
  readonly anyway?: Anyway;
};

export type EntriesEvent =
  | {
      readonly type: 'expected';
      readonly player: PlayerId;
      readonly name: string;
      readonly prepaid?: boolean;
      readonly online?: boolean;
    }
  | { readonly type: 'plays-online'; readonly player: PlayerId; readonly online: boolean }
  | { readonly type: 'excused'; readonly player: PlayerId }
  | { readonly type: 'renamed'; readonly player: PlayerId; readonly name: string }
  | {
      readonly type: 'withdrew';
      readonly player: PlayerId;
      /** What they get back. */
      readonly refund: Cents;
      readonly chips: Chips;
      readonly at: number;
    }
  | {
      readonly type: 'entered';
      readonly player: PlayerId;
      readonly name: string;
      readonly price: Cents;
      readonly chips: Chips;
      readonly here: boolean;
      readonly bounty: Cents;
      readonly prepaid: boolean;
      /** Pays with the entry. */
      readonly paid?: boolean;
      /** Where a tournament has both kinds of tables; left out, as they said before. */
      readonly online?: boolean;
    }
  | {
      readonly type: 'rebought';
      readonly player: PlayerId;
      readonly price: Cents;
      readonly chips: Chips;
      readonly chair: Chair;
    }
  | { readonly type: 'added-on'; readonly player: PlayerId; readonly price: Cents; readonly chips: Chips }
  | MergeEvent;

/** An entry may open a table, and an add-on tells a stack. */
export type EntriesDraft = Draft<EntriesEvent | SeatsEvent | StacksEvent | RulingsEvent>;

export function decideEntries(draft: EntriesDraft, command: EntriesCommand): void {
  switch (command.type) {
    case 'expect':
      if (!maySayPaid(draft.tournament, command))
        reject('already-known', null, `${command.name} is already on the list`, { name: command.name });
      return draft.push({
        type: 'expected',
        player: command.player,
        name: command.name,
        ...(command.prepaid && { prepaid: true }),
        ...onlineIn(draft, command.online),
      });
    case 'excuse': {
      const { name, standing } = draft.player(command.player);
      if (standing.is !== 'expected')
        reject('already-entered', null, `${name} has already bought in`, { player: command.player, name });
      return draft.push({ type: 'excused', player: command.player });
    }
    case 'enter':
      return enter(draft, command);
    case 'play-online':
      return playOnline(draft, command.player, command.online);
    case 'rename':
      return rename(draft, command.player, command.name);
    case 'withdraw':
      return withdraw(draft, command.player, command.anyway);
    case 'rebuy':
      return rebuy(draft, command.player, command.anyway);
    case 'add-on':
      return buyAddOn(draft, command);
    case 'merge':
      return merge(draft, command);
    default:
      return assertNever(command);
  }
}

export function applyEntries(tournament: Tournament, event: EntriesEvent): Tournament {
  switch (event.type) {
    case 'expected':
      return {
        ...tournament,
        players: setEntry(tournament.players, event.player, {
          ...(tournament.players.get(event.player) ?? newPlayer(event.player, event.name)),
          prepaid: event.prepaid ?? false,
          online: event.online ?? tournament.players.get(event.player)?.online ?? false,
        }),
      };
    case 'plays-online':
      return changePlayer(tournament, event.player, { online: event.online });
    case 'renamed':
      return changePlayer(tournament, event.player, { name: event.name });
    case 'withdrew': {
      const gone = leaveChair(tournament, event.player, { out: false, at: event.at });
      return {
        ...withoutPlayer(gone, event.player),
        entries: gone.entries - 1,
        chipsIssued: gone.chipsIssued - event.chips,
      };
    }
    case 'merged':
      return applyMerged(tournament, event);
    case 'excused':
      return withoutPlayer(tournament, event.player);
    case 'entered': {
      const player = tournament.players.get(event.player) ?? newPlayer(event.player, event.name);
      const entered = playerWith(player, {
        standing: { is: 'entered' },
        prepaid: event.prepaid,
        online: event.online ?? player.online,
        late: !event.here,
        bounty: event.bounty,
        owes: player.owes + event.price + event.bounty,
        paid: player.paid + (event.prepaid || event.paid ? event.price + event.bounty : 0),
        stack: event.chips,
      });
      return {
        ...tournament,
        players: setEntry(tournament.players, event.player, entered),
        entries: tournament.entries + 1,
        chipsIssued: tournament.chipsIssued + event.chips,
      };
    }
    case 'rebought': {
      const player = tournament.players.get(event.player)!;
      const paid = changePlayer(withoutRequest(tournament, event.player), event.player, {
        owes: player.owes + event.price,
        rebuys: player.rebuys + 1,
        stack: plus(player.stack, event.chips),
      });
      const back =
        player.standing.is === 'busted'
          ? sit(withoutBust(paid, event.player), event.player, event.chair)
          : paid;
      return { ...back, chipsIssued: back.chipsIssued + event.chips };
    }
    case 'added-on': {
      const player = tournament.players.get(event.player)!;
      const paid = changePlayer(tournament, event.player, {
        owes: player.owes + event.price,
        addOns: player.addOns + 1,
        stack: plus(player.stack, event.chips),
      });
      return { ...paid, chipsIssued: paid.chipsIssued + event.chips };
    }
    default:
      return assertNever(event);
  }
}

/** Somebody new on the list, or somebody on it who has paid before the night, or has not after all. */
function maySayPaid({ players }: Tournament, { player, prepaid = false }: Expect): boolean {
  const known = players.get(player);
  return known === undefined || (known.standing.is === 'expected' && known.prepaid !== prepaid);
}

/** Buys in; late registration closes at the rulebook's level. */
function enter(draft: EntriesDraft, command: Enter): void {
  const { player, name, adult, paid = false, here = true, anyway } = command;
  const { tournament } = draft;
  const { startingStack, buyIn, bounty } = tournament.rulebook.tournament;
  const known = tournament.players.get(player);
  if (known !== undefined && known.standing.is !== 'expected')
    reject('already-entered', null, `${known.name} has already bought in`, { player, name: known.name });
  if (name.trim() === '') reject('no-name', null, 'a player needs a name');
  checkAge(draft, name, adult);
  if (tournament.phase === 'over')
    reject('tournament-over', null, 'the tournament is over: undo the last step to play on');
  allow(draft, registrationRefusal(draft, command.inTime), anyway);
  draft.checkIssue(startingStack.use, 'buyin-starting-stack');
  draft.push({
    type: 'entered',
    player,
    name,
    price: buyIn.use,
    bounty: bounty.use,
    chips: startingStack.use,
    here,
    prepaid: command.prepaid ?? known?.prepaid ?? false,
    ...(paid && { paid }),
    ...onlineIn(draft, command.online),
  });
}

/** Whether somebody plays online is a question only where a tournament has both kinds of tables. */
const onlineIn = ({ tournament }: EntriesDraft, online: boolean | undefined): { online?: boolean } =>
  tournament.kind === 'both' && online !== undefined ? { online } : {};

/** Until they have a seat they may say so themselves; afterwards the director moves them. */
function playOnline(draft: EntriesDraft, id: PlayerId, online: boolean): void {
  const { name, standing } = draft.player(id);
  if (draft.tournament.kind !== 'both') reject('not-here', null, 'every table tonight is of the same kind');
  if (standing.is !== 'expected' && standing.is !== 'entered')
    reject('not-waiting', null, `${name} is not waiting for a seat`, { player: id, name });
  draft.push({ type: 'plays-online', player: id, online });
}

function checkAge({ tournament }: EntriesDraft, name: string, adult: boolean | undefined): void {
  const age = tournament.rulebook.tournament.minimumAge.use;
  if (age === null || adult === true) return;
  if (adult === false)
    reject('too-young', 'age-minimum', `${name} is too young: players here are ${age} or older`, {
      name,
      age,
    });
  reject('age-not-confirmed', 'age-minimum', `is ${name} ${age} or older? Confirm it first`, { name, age });
}

/** Why nobody new may buy in, or null. */
export function registrationRefusal(
  { tournament, now }: Pick<EntriesDraft, 'tournament' | 'now'>,
  inTime?: boolean,
): Refusal | null {
  const { use: until, cite } = tournament.rulebook.tournament.lateUntilLevel;
  const door = lateDoor(tournament, now, inTime);
  if (until === null || door === 'open') return null;
  if (door === 'unknown') return firstHandUnknown(until, cite);
  return refusal('registration-closed', cite, `late registration closed when level ${until} began`, {
    level: until,
  });
}

function rename(draft: EntriesDraft, id: PlayerId, name: string): void {
  draft.player(id);
  if (name.trim() === '') reject('no-name', null, 'a player needs a name');
  draft.push({ type: 'renamed', player: id, name });
}

/** Whether a player may leave with their money, by the rules. */
export const mayWithdraw = ({ phase }: Tournament, { standing }: Player): boolean =>
  (phase === 'open' || phase === 'seated') && (standing.is === 'entered' || standing.is === 'in');

/** Before the first hand a player may leave with their money; later they forfeit it [no-refunds-after-first-hand]. */
function withdraw(draft: EntriesDraft, id: PlayerId, anyway: Anyway | undefined): void {
  const { name, standing, paid, owes } = draft.player(id);
  const { agreed, phase, rulebook } = draft.tournament;
  if (standing.is !== 'entered' && standing.is !== 'in')
    reject('not-in', null, `${name} is not in the tournament`, { player: id, name });
  if (phase === 'over')
    reject('tournament-over', null, 'the tournament is over: undo the last step to play on');
  if (agreed?.amounts.has(id))
    reject('deal-stands', 'side-deals', `a deal has split the money: undo it to take ${name} out`);
  if (standing.is === 'in') {
    draft.checkNoHand(standing.chair.table);
    if (draft.table(standing.chair.table).kind === 'dealt' && phase === 'running')
      draft.checkPeopleDeal(standing.chair.table);
  }
  const late =
    phase === 'running'
      ? refusal(
          'no-refund',
          'no-refunds-after-first-hand',
          'nobody gets a refund once the first hand is dealt',
        )
      : null;
  allow(draft, late, anyway);
  const { startingStack } = rulebook.tournament;
  draft.push({
    type: 'withdrew',
    player: id,
    refund: Math.min(paid, owes),
    chips: startingStack.use,
    at: draft.now,
  });
}

function rebuy(draft: EntriesDraft, id: string, anyway: Anyway | undefined): void {
  const player = draft.player(id);
  const { standing } = player;
  if (standing.is !== 'in' && standing.is !== 'busted')
    return reject('not-in', null, `${player.name} is not in the tournament`, {
      player: id,
      name: player.name,
    });
  const refused = rebuyRefusal(draft.tournament, player, draft.now);
  // A hand in play has its own count, and nobody overrules a question.
  if (refused?.code === 'hand-in-play' || refused?.code === 'bell-unknown') throw new Refused(refused);
  allow(draft, refused, anyway);
  const { price, chips } = rebuyPrice(draft.tournament);
  draft.checkIssue(chips, draft.tournament.rulebook.tournament.rebuys.cite);
  draft.push({
    type: 'rebought',
    player: id,
    price,
    chips,
    chair: standing.is === 'in' ? standing.chair : freeChair(draft, id, standing.chair),
  });
}

function buyAddOn(draft: EntriesDraft, { player: id, blocks, stack: told, anyway }: AddOn): void {
  const { use: rule, cite } = draft.tournament.rulebook.tournament.addOn;
  const player = draft.player(id);
  draft.chair(id);
  if (rule === null) return reject('no-add-ons', cite, 'this house has no add-ons');
  allow(draft, addOnRefusal(draft.tournament, draft.now), anyway);
  draft.checkNoDealtHand(id, cite);
  const stack = draft.stackOf(id, told, cite);
  if (stack !== draft.known(id)) draft.push({ type: 'chips-told', player: id, stack });
  const { price, chips } = addOn(rule, stack, blocks);
  draft.checkIssue(chips, cite);
  if (chips === 0)
    reject('nothing-to-buy', cite, `${player.name} has ${stack} chips: add-ons only top up to ${rule.upTo}`, {
      player: id,
      name: player.name,
      stack,
      upTo: rule.upTo,
    });
  draft.push({ type: 'added-on', player: id, price, chips });
}

const withoutBust = (tournament: Tournament, player: PlayerId): Tournament => ({
  ...tournament,
  busts: tournament.busts
    .map((together) => together.filter((bust) => bust.player !== player))
    .filter((together) => together.length > 0),
});
