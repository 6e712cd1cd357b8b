import { readClock } from '../../clock/clock.ts';
import { addOn } from '../../money/addon.ts';
import { assertNever, type Refusal, refusal } from '../../refusal.ts';
import type { Cents, Chips } from '../../units.ts';
import { sit } from '../seats/chairs.ts';
import { freeChair } from '../seats/late.ts';
import type { SeatsEvent } from '../seats/seats.ts';
import type { StacksEvent } from '../stacks/stacks.ts';
import { changePlayer, newPlayer, playerWith, plus, setEntry, withoutRequest } from '../state/changes.ts';
import { type Draft, Refused, reject } from '../state/draft.ts';
import type { Chair, Player, PlayerId, Tournament } from '../state/state.ts';

export type EntriesCommand =
  | { readonly type: 'expect'; readonly player: PlayerId; readonly name: string }
  /** A player who had said they would come cannot after all. */
  | { readonly type: 'excuse'; readonly player: PlayerId }
  | Enter
  | { readonly type: 'rebuy'; readonly player: PlayerId }
  | { readonly type: 'add-on'; readonly player: PlayerId; readonly blocks?: number; readonly stack?: Chips };

type Enter = {
  readonly type: 'enter';
  readonly player: PlayerId;
  readonly name: string;
  readonly prepaid?: boolean;
  /** Where the rulebook sets an age: whether they have reached it. How old they are is nobody's business. */
  readonly adult?: boolean;
  readonly here?: boolean;
};

export type EntriesEvent =
  | { readonly type: 'expected'; readonly player: PlayerId; readonly name: string }
  | { readonly type: 'excused'; readonly player: PlayerId }
  | {
      readonly type: 'entered';
      readonly player: PlayerId;
      readonly name: string;
      readonly price: Cents;
      readonly chips: Chips;
      readonly here: boolean;
      readonly bounty: Cents;
      readonly prepaid: boolean;
    }
  | {
      readonly type: 'rebought';
      readonly player: PlayerId;
      readonly price: Cents;
      readonly chips: Chips;
      readonly chair: Chair;
    }
  | { readonly type: 'added-on'; readonly player: PlayerId; readonly price: Cents; readonly chips: Chips };

/** An entry may open a table, and an add-on tells a stack. */
type EntriesDraft = Draft<EntriesEvent | SeatsEvent | StacksEvent>;

export function decideEntries(draft: EntriesDraft, command: EntriesCommand): void {
  switch (command.type) {
    case 'expect':
      if (draft.tournament.players.has(command.player))
        reject('already-known', null, `${command.name} is already on the list`, { name: command.name });
      return draft.push({ type: 'expected', player: command.player, name: command.name });
    case 'excuse': {
      const { name, standing } = draft.player(command.player);
      if (standing.is !== 'expected')
        reject('already-entered', null, `${name} has already bought in`, { player: command.player, name });
      return draft.push({ type: 'excused', player: command.player });
    }
    case 'enter':
      return enter(draft, command);
    case 'rebuy':
      return rebuy(draft, command.player);
    case 'add-on':
      return buyAddOn(draft, command.player, command.blocks, command.stack);
    default:
      return assertNever(command);
  }
}

export function applyEntries(tournament: Tournament, event: EntriesEvent): Tournament {
  switch (event.type) {
    case 'expected':
      return {
        ...tournament,
        players: setEntry(tournament.players, event.player, newPlayer(event.player, event.name)),
      };
    case 'excused':
      return {
        ...tournament,
        players: new Map([...tournament.players].filter(([id]) => id !== event.player)),
      };
    case 'entered': {
      const player = tournament.players.get(event.player) ?? newPlayer(event.player, event.name);
      const entered = playerWith(player, {
        standing: { is: 'entered' },
        prepaid: event.prepaid,
        late: !event.here,
        bounty: event.bounty,
        owes: player.owes + event.price + event.bounty,
        paid: player.paid + (event.prepaid ? event.price + event.bounty : 0),
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

/** Buys in; late registration closes at the rulebook's level. */
function enter(draft: EntriesDraft, { player, name, prepaid = false, adult, here = true }: Enter): void {
  const { tournament } = draft;
  const { startingStack, buyIn, bounty, minimumAge, lateUntilLevel } = tournament.rulebook.tournament;
  const known = tournament.players.get(player);
  if (known !== undefined && known.standing.is !== 'expected')
    reject('already-entered', null, `${known.name} has already bought in`, { player, name: known.name });
  if (name.trim() === '') reject('no-name', null, 'a player needs a name');
  const age = minimumAge.use;
  if (age !== null && adult === false)
    reject('too-young', 'age-minimum', `${name} is too young: players here are ${age} or older`, {
      name,
      age,
    });
  if (age !== null && !adult)
    reject('age-not-confirmed', 'age-minimum', `is ${name} ${age} or older? Confirm it first`, { name, age });
  if (tournament.phase === 'over')
    reject('tournament-over', null, 'the tournament is over: undo the last step to play on');
  const until = lateUntilLevel.use;
  const { level } = readClock(tournament.clock, draft.now);
  if (tournament.phase === 'running' && until !== null && level >= until)
    reject(
      'registration-closed',
      'late-window-round-one',
      `late registration closed when level ${until} began`,
      { level: until },
    );
  draft.checkIssue(startingStack.use, 'buyin-starting-stack');
  draft.push({
    type: 'entered',
    player,
    name,
    price: buyIn.use,
    bounty: bounty.use,
    chips: startingStack.use,
    here,
    prepaid,
  });
}

/** Why a player may not rebuy, or null; the last hand dealt at their own table decides whether the window is open. */
export function rebuyRefusal(tournament: Tournament, player: Player, now: number): Refusal | null {
  const { use: rebuys, cite } = tournament.rulebook.tournament.rebuys;
  const { standing, name } = player;
  const about = { player: player.id, name };
  if (rebuys.atMost === 0) return refusal('no-rebuys', cite, 'this house has no rebuys');
  if (standing.is !== 'in' && standing.is !== 'busted')
    return refusal('not-in', null, `${name} is not in the tournament`, about);
  const table = tournament.tables.get(standing.chair.table);
  if (standing.is === 'in' && table?.hand)
    return refusal(
      'hand-in-play',
      'rebuy-not-during-hand',
      `table ${table.id} is playing a hand: wait until it is over`,
      { table: table.id },
    );
  if (rebuys.onlyWhenBroke && standing.is === 'in')
    return refusal(
      'not-broke',
      'rebuy-only-when-broke',
      `${name} still has chips: rebuys are for players who are out of chips`,
      about,
    );
  if (rebuys.atMost !== null && player.rebuys >= rebuys.atMost)
    return refusal('rebuys-used', 'rebuy-count-limit', `${name} has used all ${rebuys.atMost} rebuys`, {
      ...about,
      rebuys: player.rebuys,
      atMost: rebuys.atMost,
    });
  const level = table?.lastLevel ?? readClock(tournament.clock, now).level;
  if (level <= rebuys.throughLevel) return null;
  return refusal(
    'window-closed',
    'rebuy-window',
    `rebuys ended with level ${rebuys.throughLevel}: a hand of level ${level} has been dealt`,
    { level, throughLevel: rebuys.throughLevel },
  );
}

function rebuy(draft: EntriesDraft, id: string): void {
  const player = draft.player(id);
  const refused = rebuyRefusal(draft.tournament, player, draft.now);
  if (refused !== null) throw new Refused(refused);
  const { rebuys, buyIn, startingStack } = draft.tournament.rulebook.tournament;
  const { standing } = player;
  const chips = rebuys.use.chips ?? startingStack.use;
  draft.checkIssue(chips, rebuys.cite);
  const own = standing.is === 'in' || standing.is === 'busted' ? standing.chair : { table: '', seat: 0 };
  draft.push({
    type: 'rebought',
    player: id,
    price: rebuys.use.price ?? buyIn.use,
    chips,
    chair: standing.is === 'in' ? own : freeChair(draft, own),
  });
}

function buyAddOn(
  draft: EntriesDraft,
  id: string,
  blocks: number | undefined,
  told: number | undefined,
): void {
  const { use: rule, cite } = draft.tournament.rulebook.tournament.addOn;
  const player = draft.player(id);
  draft.chair(id);
  if (rule === null) return reject('no-add-ons', cite, 'this house has no add-ons');
  const face = readClock(draft.tournament.clock, draft.now);
  if (!face.onBreak || face.level !== rule.afterLevel)
    reject(
      'no-add-on-now',
      'addon-availability',
      `add-ons are sold in the break after level ${rule.afterLevel}`,
      {
        afterLevel: rule.afterLevel,
      },
    );
  draft.checkNoDealtHand(id, cite);
  const stack = draft.stackOf(id, told, cite);
  if (stack !== player.stack) draft.push({ type: 'chips-told', player: id, stack });
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
