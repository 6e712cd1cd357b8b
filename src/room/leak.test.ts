import { expect, test } from 'vitest';
import { cardText } from '../engine/cards/card.ts';
import { Dice } from '../engine/cards/dice.ts';
import type { HandEvent } from '../engine/record/events.ts';
import type { TournamentEvent } from '../engine/tournament/events.ts';
import { evolve, tournamentFrom } from '../engine/tournament/evolve.ts';
import type { UndoStack } from '../engine/tournament/undo.ts';
import type { ServerFrame } from '../protocol/frames.ts';
import { ROLES } from '../protocol/frames.ts';
import type { MemoryStore } from '../store/memory-store.ts';
import { roomTournament, startCommands, TestScreen } from '../testing/room-tournament.ts';
import type { Actor } from './actor.ts';
import type { Room } from './room.ts';

const BOTS = 14;
const CARD = /"([2-9TJQKA][cdhs])"/g;
const handOf = ({ table, hand }: { table: string; hand: number }): string =>
  `hand/tournament/${table}/${hand}`;

/** A screen that keeps every frame's text, and how far the hand was when it got a proof. */
class Screen extends TestScreen {
  readonly sent: { frame: ServerFrame; text: string; events: Promise<number> }[] = [];
  private readonly store: MemoryStore;
  constructor(who: Actor, store: MemoryStore) {
    super(who);
    this.store = store;
  }
  override send(text: string): void {
    super.send(text);
    const frame = this.frames.at(-1)!;
    const events =
      frame.type === 'hand'
        ? Promise.resolve(frame.version)
        : frame.type === 'proof'
          ? this.store.read(handOf(frame)).then(({ length }) => length)
          : Promise.resolve(0);
    this.sent.push({ frame, text, events });
  }
}

/** A tournament at two tables with a screen for every role; they come and go, watch other tables and ask for proofs. */
async function tournamentOfScreens(rulebook: string, seed: number) {
  const dice = new Dice(seed);
  const { ports, room, store, key, direct } = await roomTournament({ bots: BOTS, rulebook, seed });
  for (const command of startCommands('dealt')) expect(await direct(command)).toMatchObject({ type: 'done' });
  const players = [...room.tournament.players.keys()];
  const audiences: Actor[] = [
    ...players.map((player): Actor => ({ device: `phone of ${player}`, role: 'player', player })),
    ...ROLES.filter((role) => role !== 'player').map((role): Actor => ({ device: role, role, player: null })),
    { device: 'a phone on the table', role: 'spectator', player: null, remote: '1' },
    { device: 'the host, who plays', role: 'director', player: players[0]! },
  ];
  const screens = audiences.map((who) => new Screen(who, store));
  for (const screen of screens) room.attach(screen, screen.who, undefined);
  await ports.until(() => {
    const screen = screens[Math.floor(dice.chance() * screens.length)]!;
    const seen = screen.last('hand');
    const tables = [...room.tournament.tables.keys()];
    switch (Math.floor(dice.chance() * 40)) {
      case 0:
        room.detach(screen);
        room.attach(screen, screen.who, undefined);
        break;
      case 1:
        room.watch(screen, { type: 'watch', table: tables[Math.floor(dice.chance() * tables.length)]! });
        break;
      case 2:
        if (seen !== undefined)
          void room.prove(screen, {
            type: 'prove',
            table: seen.table,
            hand: seen.hand - Math.floor(dice.chance() * 2),
          });
        break;
      case 3:
        tryToAct(room, screen, key());
    }
    return room.tournament.phase === 'over';
  });
  await ports.settle();
  return { screens, store };
}

/** The hands that players have shown of their own will, when nothing depended on them any more. */
const shownByChoice = new Set<string>();

/** Out of turn, at another table, in a hand that is over: an error must not reveal a card either. */
function tryToAct(room: Room, screen: Screen, key: string): void {
  const seen = screen.last('hand');
  if (seen === undefined || screen.who.player === null) return;
  const act = { type: 'act', key, table: seen.table, hand: seen.hand, action: 'show' } as const;
  void room.act(screen.who, act).then((answer) => {
    if (answer.type === 'done') shownByChoice.add(`${handOf(seen)} ${screen.who.player}`);
    screen.send(JSON.stringify(answer));
  });
}

/** Who sat where in every hand of the tournament. */
async function seatings(store: MemoryStore): Promise<Map<string, ReadonlyMap<number, string>>> {
  const seats = new Map<string, ReadonlyMap<number, string>>();
  let history: UndoStack | null = null;
  for (const { data } of await store.read('tournament/tournament')) {
    const event = data as TournamentEvent;
    history = history === null ? tournamentFrom([event]) : evolve(history, event);
    if (event.type === 'hand-started')
      seats.set(
        `hand/tournament/${event.table}/${event.number}`,
        history.tournament.tables.get(event.table)!.seats,
      );
  }
  return seats;
}

const NOTHING: ReadonlySet<string> = new Set();

/** Which cards of a hand a player may have seen after so many of its events: their own, and those face up. */
class Sight {
  private readonly store: MemoryStore;
  private readonly seats: Awaited<ReturnType<typeof seatings>>;
  private readonly hands = new Map<string, readonly HandEvent[]>();
  private readonly known = new Map<string, ReadonlySet<string>>();
  constructor(store: MemoryStore, seats: Awaited<ReturnType<typeof seatings>>) {
    this.store = store;
    this.seats = seats;
  }

  async of(hand: string, events: number, player: string | null): Promise<ReadonlySet<string>> {
    const seat = [...this.seats.get(hand)!].find(([, each]) => each === player)?.[0] ?? null;
    const name = `${hand}/${events}/${seat}`;
    const all = this.hands.get(hand) ?? (await this.store.read(hand)).map(({ data }) => data as HandEvent);
    this.hands.set(hand, all);
    const known = this.known.get(name) ?? inSight(all.slice(0, events), seat);
    this.known.set(name, known);
    return known;
  }

  /** Cards that the frame says were shown by choice, when their holder did ask for it. */
  async shown(frame: ServerFrame): Promise<ReadonlySet<string>> {
    if (frame.type !== 'hand' || frame.view.phase !== 'over') return NOTHING;
    const seats = this.seats.get(handOf(frame))!;
    const chosen = new Set<string>();
    for (const told of frame.told)
      if (told.is === 'flashed' && shownByChoice.has(`${handOf(frame)} ${seats.get(told.seat)}`)) {
        const own = await this.of(handOf(frame), frame.version, seats.get(told.seat)!);
        for (const card of told.cards) if (card !== null && own.has(card)) chosen.add(card);
      }
    return chosen;
  }
}

function inSight(events: readonly HandEvent[], seat: number | null): Set<string> {
  const tabled = new Set(events.flatMap((event) => (event.type === 'tabled' ? event.seats : [])));
  return new Set(
    events.flatMap((event) => {
      if (event.type === 'turned' || event.type === 'shown') return event.cards.map(cardText);
      return event.type === 'dealt' && (event.seat === seat || tabled.has(event.seat))
        ? [cardText(event.card)]
        : [];
    }),
  );
}

test('over a whole tournament at two tables no frame has a card its audience may not see, in any field, proof or error', async () => {
  const { screens, store } = await tournamentOfScreens('homepokertourney', 3);
  const sight = new Sight(store, await seatings(store));
  const kinds = new Map<string, number>();
  const wrong: string[] = [];
  for (const { who, sent } of screens)
    for (const { frame, text, events } of sent) {
      kinds.set(frame.type, (kinds.get(frame.type) ?? 0) + 1);
      // A card written as a bare number would be a leak too.
      if (/"(?:cards?|holes?|board|deck|stub|muck)":\[?\d/.test(text)) wrong.push(`${who.device}: ${text}`);
      const open =
        frame.type === 'hand' || frame.type === 'proof'
          ? await sight.of(handOf(frame), await events, who.player)
          : NOTHING;
      const chosen = await sight.shown(frame);
      for (const [, card] of text.matchAll(CARD))
        if (!open.has(card!) && !chosen.has(card!)) wrong.push(`${who.device} saw the ${card}: ${text}`);
    }
  expect(wrong).toEqual([]);
  // Every role was there, and every kind of frame was sent.
  for (const { sent } of screens) expect(sent.length).toBeGreaterThan(50);
  for (const kind of ['hand', 'tournament', 'proof', 'refused'])
    expect(kinds.get(kind), kind).toBeGreaterThan(20);
  expect(kinds.get('hand')).toBeGreaterThan(5000);
});
