import { newClock } from '../clock/clock.ts';
import { assertNever } from '../refusal.ts';
import { BigMap } from './big-map.ts';
import type { TournamentCommand } from './decide.ts';
import type { SeatedTable, TournamentEvent } from './events.ts';
import { jumped } from './noticed.ts';
import type { Chair, Move, Player, PlayerId, RacedTable, Table, TableId, Tournament } from './state.ts';

/** A night with the steps that can be taken back and taken again; each is the night as it was. */
export type UndoStack = {
  readonly tournament: Tournament;
  readonly past: readonly Step[];
  readonly undone: readonly Step[];
};
export type Step = {
  readonly before: Tournament;
  readonly what: string;
  readonly command: TournamentCommand | null;
  readonly clock: boolean;
};

/** A table whose cards the engine has dealt since then: to take those back needs a ruling. */
export const dealtSince = (tournament: Tournament, before: Tournament): Table | undefined =>
  [...tournament.tables.values()].find(
    ({ id, kind, hand }) =>
      kind === 'dealt' && hand !== null && before.tables.get(id)?.hand?.number !== hand.number,
  );

/** As many steps as anybody takes back; older nights are let go, so memory does not grow with the night. */
const STEPS = 50;

export function begin(created: TournamentEvent & { type: 'created' }): UndoStack {
  const { id, name, rulebook } = created;
  const tournament: Tournament = {
    id,
    name,
    rulebook,
    phase: 'open',
    startedAt: null,
    players: new Map(),
    tables: new Map(),
    clock: newClock(rulebook.tournament.levels.use, rulebook.tournament.breaks.use),
    entries: 0,
    chipsIssued: 0,
    bank: 0,
    busts: [],
    turnedFrom: null,
    handForHand: false,
    played: [],
    bustOpen: false,
    percent: null,
    roundTo: 1,
    agreed: null,
    smallestChip: Math.min(...rulebook.tournament.chips.use.map(({ value }) => value)),
    races: [],
    halfFieldRedrawn: false,
    handsBefore: new Map(),
    moves: [],
    asks: [],
    called: null,
    slept: null,
  };
  return { tournament, past: [], undone: [] };
}

export function evolve(history: UndoStack, event: TournamentEvent): UndoStack {
  switch (event.type) {
    case 'created':
      return begin(event);
    case 'began': {
      const { what, command = null, clock } = event;
      const step = { before: history.tournament, what, command, clock };
      return { tournament: history.tournament, past: [...history.past, step].slice(-STEPS), undone: [] };
    }
    case 'undone':
      return swap(history, 'past', 'undone');
    case 'redone':
      return swap(history, 'undone', 'past');
    case 'time-jumped':
      // The steps before it have points in time of the old clock.
      return { tournament: jumped(history.tournament, event.by), past: [], undone: [] };
    case 'hand-ended': {
      // What has been dealt cannot be taken back; that takes a ruling.
      const dealt = history.tournament.tables.get(event.table)!.kind === 'dealt';
      const tournament = applyEvent(history.tournament, event);
      return dealt ? { tournament, past: [], undone: [] } : { ...history, tournament };
    }
    default:
      return { ...history, tournament: applyEvent(history.tournament, event) };
  }
}

/** Goes back to how it was before the last step; the clock goes back only for a step that set it. */
function swap(history: UndoStack, from: 'past' | 'undone', to: 'past' | 'undone'): UndoStack {
  const step = history[from].at(-1);
  if (step === undefined) return history;
  const { tournament } = history;
  const before = { ...step.before, asks: tournament.asks };
  const restored = step.clock ? before : { ...before, clock: tournament.clock };
  const back = { ...step, before: tournament };
  return {
    ...history,
    tournament: restored,
    [from]: history[from].slice(0, -1),
    [to]: [...history[to], back],
  };
}

const setEntry = <K, V>(map: ReadonlyMap<K, V>, key: K, value: V): ReadonlyMap<K, V> =>
  BigMap.with(map, [[key, value]]);

const change = (tournament: Tournament, id: PlayerId, to: Partial<Player>): Tournament => ({
  ...tournament,
  players: setEntry(tournament.players, id, playerWith(tournament.players.get(id)!, to)),
});

const changeTable = (tournament: Tournament, id: TableId, to: Partial<Table>): Tournament => ({
  ...tournament,
  tables: setEntry(tournament.tables, id, tableWith(tournament.tables.get(id)!, to)),
});

const plus = (stack: number | null, chips: number): number | null => (stack === null ? null : stack + chips);

const NOBODY_YET: Player = {
  id: '',
  name: '',
  standing: { is: 'expected' },
  prepaid: false,
  owes: 0,
  paid: 0,
  paidOut: 0,
  rebuys: 0,
  addOns: 0,
  stack: null,
  late: false,
  bounty: 0,
  bountiesWon: 0,
  missesHands: 0,
  awaySince: null,
  owesBigBlind: false,
  penalties: [],
};

const newPlayer = (id: PlayerId, name: string): Player => playerWith(NOBODY_YET, { id, name });

/**
 * A player with some facts changed. Every player is made here, field by field: objects spread one into another come in many
 * shapes, and copying those takes ten times as long.
 */
function playerWith(before: Player, to: Partial<Player>): Player {
  const player: { -readonly [fact in keyof Player]: Player[fact] } = {
    id: before.id,
    name: before.name,
    standing: before.standing,
    prepaid: before.prepaid,
    owes: before.owes,
    paid: before.paid,
    paidOut: before.paidOut,
    rebuys: before.rebuys,
    addOns: before.addOns,
    stack: before.stack,
    late: before.late,
    bounty: before.bounty,
    bountiesWon: before.bountiesWon,
    missesHands: before.missesHands,
    awaySince: before.awaySince,
    owesBigBlind: before.owesBigBlind,
    penalties: before.penalties,
  };
  return Object.assign(player, to);
}

function sit(tournament: Tournament, player: PlayerId, chair: Chair): Tournament {
  const table = tournament.tables.get(chair.table)!;
  const seated = changeTable(tournament, chair.table, {
    seats: setEntry(table.seats, chair.seat, player),
    emptied: table.emptied.filter((seat) => seat !== chair.seat),
  });
  return change(seated, player, { standing: { is: 'in', chair } });
}

/** A chair is left empty: by a bust, a move, or somebody removed. */
function stand(tournament: Tournament, { table: id, seat }: Chair, out: PlayerId | null): Tournament {
  const table = tournament.tables.get(id)!;
  const seats = new Map(table.seats);
  seats.delete(seat);
  return changeTable(tournament, id, {
    seats,
    emptied: [...table.emptied, seat],
    lastOut: out ?? table.lastOut,
  });
}

function leaveChair(tournament: Tournament, player: PlayerId, out: boolean): Tournament {
  const { standing } = tournament.players.get(player)!;
  return standing.is === 'in' ? stand(tournament, standing.chair, out ? player : null) : tournament;
}

/** A table with some facts changed; made field by field for the same reason as a player. */
function tableWith(before: Table, to: Partial<Table>): Table {
  const table: { -readonly [fact in keyof Table]: Table[fact] } = {
    id: before.id,
    kind: before.kind,
    chairs: before.chairs,
    seats: before.seats,
    firstButton: before.firstButton,
    circuit: before.circuit,
    hand: before.hand,
    handsPlayed: before.handsPlayed,
    lastLevel: before.lastLevel,
    emptied: before.emptied,
    lastOut: before.lastOut,
    lastDealer: before.lastDealer,
  };
  return Object.assign(table, to);
}

/** Every table, gone or not, with the hands it has played. */
const handsAt = ({ tables, handsBefore }: Tournament): ReadonlyMap<TableId, number> =>
  new Map([...handsBefore, ...[...tables.values()].map(({ id, handsPlayed }) => [id, handsPlayed] as const)]);

/** A table as it is drawn: the button where it was drawn, no hand yet; its count of hands goes on. */
function newTable({ id, kind, chairs, seats, button }: SeatedTable, tournament: Tournament): Table {
  const before = tournament.tables.get(id);
  return {
    id,
    kind,
    chairs,
    seats: new Map(seats),
    firstButton: button,
    circuit: null,
    hand: null,
    handsPlayed: handsAt(tournament).get(id) ?? 0,
    lastLevel: before?.lastLevel ?? 0,
    emptied: [],
    lastOut: before?.lastOut ?? null,
    lastDealer: before?.lastDealer ?? null,
  };
}

function setTables(tournament: Tournament, tables: readonly SeatedTable[]): Tournament {
  const players = new Map(tournament.players);
  const made = new Map<TableId, Table>();
  for (const table of tables) {
    const { id, seats } = table;
    made.set(id, newTable(table, tournament));
    for (const [seat, player] of seats)
      players.set(
        player,
        playerWith(players.get(player)!, { standing: { is: 'in', chair: { table: id, seat } } }),
      );
  }
  const handsBefore = handsAt(tournament);
  return {
    ...tournament,
    players,
    tables: made,
    handsBefore,
    phase: tournament.phase === 'open' ? 'seated' : tournament.phase,
  };
}

const announced = ({ moves }: Tournament, { player, from, to, why, rule, figures }: Move): Move[] => [
  ...moves.filter((move) => move.player !== player),
  { player, from, to, ...(why && { why }), ...(rule && { rule }), ...(figures && { figures }) },
];

/** Who has another chair after everybody has drawn again, and whether by card. */
function drawnMoves(
  tournament: Tournament,
  { tables, rule }: TournamentEvent & { type: 'seats-drawn' },
): Move[] {
  const drawn = tournament.rulebook.tournament.seating.use === 'by-card' ? ({ byCard: true } as const) : {};
  return tables.flatMap(({ id, seats }) =>
    seats.flatMap(([seat, player]): Move[] => {
      const from = chairOf(tournament, player);
      const to = { table: id, seat };
      return from.table === id && from.seat === seat ? [] : [{ player, from, to, rule, ...drawn }];
    }),
  );
}

const raceOf = ({ table, chip, into, players }: TournamentEvent & { type: 'raced' }): RacedTable => ({
  table,
  chip,
  into,
  players,
});

function setStacks(
  tournament: Tournament,
  stacks: readonly (readonly [PlayerId, number | null])[],
): Tournament {
  const changed = stacks.flatMap(([id, stack]): [PlayerId, Player][] => {
    const player = tournament.players.get(id)!;
    return player.stack === stack ? [] : [[id, playerWith(player, { stack })]];
  });
  if (changed.length === 0) return tournament;
  return { ...tournament, players: BigMap.with(tournament.players, changed) };
}

/** At a live table nobody counts stacks after every hand: what was known is no longer. */
function clearStacks(tournament: Tournament, table: Table): Tournament {
  return setStacks(
    tournament,
    [...table.seats.values()].map((player) => [player, null]),
  );
}

function chairOf(tournament: Tournament, player: PlayerId): Chair {
  const { standing } = tournament.players.get(player)!;
  return standing.is === 'in' || standing.is === 'busted' ? standing.chair : { table: '', seat: 0 };
}

/** Copies the facts of one event into the night. */
function applyEvent(
  tournament: Tournament,
  event: Exclude<TournamentEvent, { type: 'created' | 'began' | 'undone' | 'redone' | 'time-jumped' }>,
): Tournament {
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
    case 'seats-drawn':
      return {
        ...setTables(tournament, event.tables),
        moves: tournament.phase === 'running' ? drawnMoves(tournament, event) : [],
        halfFieldRedrawn: tournament.halfFieldRedrawn || event.rule === 'redraw-half-field',
        turnedFrom: event.turnedFrom ?? null,
      };
    case 'seated': {
      const player = tournament.players.get(event.player)!;
      const seated = change(sit(tournament, event.player, event.chair), event.player, {
        stack: plus(player.stack, -event.withheld),
        owesBigBlind: event.postsBigBlind,
      });
      const to = { player: event.player, from: null, to: event.chair };
      return { ...seated, bank: seated.bank + event.withheld, moves: announced(tournament, to) };
    }
    case 'started':
      return { ...tournament, phase: 'running', startedAt: event.at };
    case 'clock-set':
      return { ...tournament, clock: event.clock, slept: null };
    case 'slept':
      return { ...tournament, slept: (tournament.slept ?? 0) + event.to - event.from };
    case 'hand-started': {
      const { table, number, level, plan, seats, sitting, dead } = event;
      let started = changeTable(tournament, table, {
        hand: { number, before: tournament.tables.get(table)!.circuit, level, plan, seats, sitting, dead },
        circuit: plan.circuit,
        emptied: [],
        lastLevel: level,
        lastDealer: event.dealer,
      });
      for (const id of tournament.tables.get(table)!.seats.values()) {
        const { owesBigBlind, missesHands } = tournament.players.get(id)!;
        if (owesBigBlind || missesHands > 0)
          started = change(started, id, { owesBigBlind: false, missesHands: Math.max(0, missesHands - 1) });
      }
      return {
        ...started,
        bustOpen: started.played.length > 0 && started.bustOpen,
        moves: tournament.moves.filter(({ to }) => to.table !== table),
      };
    }
    case 'hand-ended': {
      const table = tournament.tables.get(event.table)!;
      const ended = changeTable(tournament, event.table, {
        hand: null,
        handsPlayed: table.handsPlayed + 1,
        ...event.again,
      });
      const known = event.stacks.length > 0 ? setStacks(ended, event.stacks) : clearStacks(ended, table);
      const played = [...tournament.played, event.table];
      return {
        ...clearCalledClock(known, event.table),
        played: !tournament.handForHand || played.length >= tournament.tables.size ? [] : played,
      };
    }
    case 'busted': {
      let next = tournament;
      for (const { player } of event.together)
        next = change(leaveChair(next, player, true), player, {
          standing: { is: 'busted', chair: chairOf(next, player) },
          stack: 0,
          awaySince: null,
        });
      const last = event.joins ? (next.busts.at(-1) ?? []) : [];
      const before = event.joins ? next.busts.slice(0, -1) : next.busts;
      return {
        ...next,
        busts: [...before, [...last, ...event.together]],
        bustOpen: next.handForHand,
        asks: next.asks.filter(
          ({ what, player }) => what !== 'out' || !event.together.some((each) => each.player === player),
        ),
      };
    }
    case 'rebought': {
      const player = tournament.players.get(event.player)!;
      const paid = change(withoutRequest(tournament, event.player), event.player, {
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
      const paid = change(tournament, event.player, {
        owes: player.owes + event.price,
        addOns: player.addOns + 1,
        stack: plus(player.stack, event.chips),
      });
      return { ...paid, chipsIssued: paid.chipsIssued + event.chips };
    }
    case 'moved': {
      const moved = sit(stand(tournament, event.from, null), event.player, event.to);
      return { ...moved, moves: announced(tournament, event) };
    }
    case 'table-opened':
      return {
        ...tournament,
        tables: setEntry(tournament.tables, event.table.id, newTable(event.table, tournament)),
      };
    case 'table-broken': {
      const tables = new Map(tournament.tables);
      tables.delete(event.table);
      return { ...tournament, tables, handsBefore: handsAt(tournament) };
    }
    case 'bounty-won': {
      const { player, from, amount, onHead } = event;
      const won = change(tournament, from, {
        bounty: tournament.players.get(from)!.bounty - amount - onHead,
      });
      const { bounty, bountiesWon } = won.players.get(player)!;
      return change(won, player, { bounty: bounty + onHead, bountiesWon: bountiesWon + amount });
    }
    case 'bounty-pooled':
      return change(tournament, event.from, {
        bounty: tournament.players.get(event.from)!.bounty - event.amount,
      });
    case 'button-corrected':
      return changeTable(tournament, event.table, { circuit: event.circuit });
    case 'arrived':
      return change(tournament, event.player, { late: false });
    case 'left':
      return change(tournament, event.player, { awaySince: event.at });
    case 'came-back':
      return change(tournament, event.player, { awaySince: null });
    case 'asked': {
      const { player, what, on, at } = event;
      const others = withoutRequest(tournament, player);
      return what === 'nothing' ? others : { ...others, asks: [...others.asks, { player, what, on, at }] };
    }
    case 'clock-called': {
      // Called is called: whoever asked for it has it.
      const asks = tournament.asks.filter(({ what, on }) => what !== 'clock' || on !== event.called?.player);
      return { ...tournament, asks, called: event.called };
    }
    case 'removed': {
      let next = change(leaveChair(tournament, event.player, true), event.player, {
        standing: { is: 'removed', why: event.why },
        stack: 0,
        bounty: 0,
        awaySince: null,
      });
      for (const id of event.to)
        next = change(next, id, { stack: plus(next.players.get(id)!.stack, event.each) });
      return {
        ...next,
        bank: next.bank + event.bank,
        busts: [...next.busts, [{ player: event.player, stack: event.stack }]],
      };
    }
    case 'chips-told':
      return setStacks(tournament, [[event.player, event.stack]]);
    case 'raced':
      return {
        ...setStacks(tournament, event.stacks),
        bank: tournament.bank + event.bank,
        races: [...tournament.races.filter(({ chip }) => chip === event.chip), raceOf(event)],
      };
    case 'chips-taken': {
      const { stack } = tournament.players.get(event.player)!;
      const taken = change(tournament, event.player, { stack: plus(stack, -event.chips) });
      return { ...taken, bank: taken.bank + event.chips };
    }
    case 'smallest-chip':
      return { ...tournament, smallestChip: event.chip };
    case 'penalised': {
      const player = tournament.players.get(event.player)!;
      const { kind, hands } = event.penalty;
      return change(tournament, event.player, {
        penalties: [...player.penalties, event.penalty],
        missesHands: player.missesHands + (kind === 'missed-hands' ? hands : 0),
      });
    }
    case 'hand-for-hand':
      return { ...tournament, handForHand: event.on };
    case 'prizes-set':
      return { ...tournament, percent: event.percent, roundTo: event.roundTo };
    case 'deal-agreed':
      return { ...tournament, agreed: new Map(event.amounts) };
    case 'paid': {
      const player = tournament.players.get(event.player)!;
      return change(tournament, event.player, { paid: player.paid + event.amount });
    }
    case 'paid-out': {
      const player = tournament.players.get(event.player)!;
      return change(tournament, event.player, { paidOut: player.paidOut + event.amount });
    }
    case 'overridden':
    case 'card-named':
      return tournament;
    case 'won':
      return { ...tournament, phase: 'over' };
    default:
      return assertNever(event);
  }
}

const withoutRequest = (tournament: Tournament, player: PlayerId): Tournament => ({
  ...tournament,
  asks: tournament.asks.filter((each) => each.player !== player),
});

/** The hand is over, and with it every clock that was called or asked for in it. */
function clearCalledClock(tournament: Tournament, table: TableId): Tournament {
  const { asks, called } = tournament;
  if (called === null && asks.length === 0) return tournament;
  const there = (id: PlayerId | null): boolean => id !== null && chairOf(tournament, id).table === table;
  return {
    ...tournament,
    asks: asks.filter(({ what, on }) => what !== 'clock' || !there(on)),
    called: called !== null && there(called.player) ? null : called,
  };
}

const withoutBust = (tournament: Tournament, player: PlayerId): Tournament => ({
  ...tournament,
  busts: tournament.busts
    .map((together) => together.filter((bust) => bust.player !== player))
    .filter((together) => together.length > 0),
});

export function tournamentFrom(events: Iterable<TournamentEvent>): UndoStack {
  let history: UndoStack | null = null;
  for (const event of events) history = event.type === 'created' ? begin(event) : evolve(history!, event);
  if (history === null) throw new Error('a night begins by being created');
  return history;
}
