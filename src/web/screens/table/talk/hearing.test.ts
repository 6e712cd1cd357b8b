import { expect, test } from 'vitest';
import type { Said, ServerFrame } from '../../../../protocol/frames.ts';
import { type Actor, SYSTEM } from '../../../../room/actor.ts';
import type { Client } from '../../../../room/room-port.ts';
import { Rooms } from '../../../../room/rooms.ts';
import { findRulebook, rulebooks } from '../../../../rulebooks/index.ts';
import { MemoryStore } from '../../../../store/memory-store.ts';
import { TestPorts } from '../../../../testing/time.ts';
import { follow, type HandFeed } from '../../../shared/live/hand-feed.ts';
import type { Live } from '../../../shared/live/line.ts';
import { heard, myTable, unread, wordsWait } from './hearing.ts';

const said = (id: number, player: string | null, now = id, waits = false): Said =>
  ({ type: 'said', id, player, now, waits }) as never;

test('muted players are not heard, and my own messages and those still waiting are not news', () => {
  const all = [said(1, 'ann'), said(2, 'bob'), said(3, null), said(4, 'cid'), said(5, 'bob', 5, true)];
  expect(heard(all, new Set(['ann'])).map(({ id }) => id)).toEqual([2, 3, 4, 5]);
  expect(unread(all, 'bob', 1).map(({ id }) => id)).toEqual([3, 4]);
  expect(unread(all, 'bob', 4)).toEqual([]);
});

const people = ['ann', 'bob', 'cid'] as const;
const of = (player: string): Actor => ({ device: `phone-of-${player}`, role: 'player', player });

/** A phone that follows its table the way a screen does. */
class Screen implements Client {
  felt: HandFeed = { hand: null, told: [], fresh: 0, said: [] };
  live: Live = {
    view: null,
    version: 0,
    role: 'player',
    player: null,
    awaySince: null,
    refused: null,
    notice: null,
    held: null,
    silenced: [],
    openTalk: false,
    bots: {},
    door: [],
    pending: [],
  };
  send(text: string): void {
    const frame = JSON.parse(text) as ServerFrame;
    this.felt = follow(this.felt, frame);
    if (frame.type === 'welcome') this.live = { ...this.live, role: frame.role, player: frame.player };
    if (frame.type === 'tournament') this.live = { ...this.live, view: frame.view };
  }
  close(): void {}
}

test.each(rulebooks.map(({ id }) => id))(
  '[no-commentary] under every rulebook the note that messages wait is true: %s',
  async (id) => {
    const ports = new TestPorts();
    const rooms = await Rooms.start(new MemoryStore(), ports);
    const rulebook = findRulebook(id)!;
    const created = await rooms.create('tournament', 'Friday', rulebook, { kind: 'dealt', bots: 0 });
    if (!created.ok) throw new Error(created.refusal.message);
    const room = created.value;
    const screens = new Map(people.map((player) => [player, new Screen()]));
    let keys = 0;
    const key = (): string => `key-${keys++}-of-talk`;
    for (const [player, screen] of screens) {
      room.attach(screen, of(player), undefined);
      void room.do(SYSTEM, key(), { type: 'enter', player, name: player, adult: true });
    }
    void room.do(SYSTEM, key(), { type: 'draw-seats', kind: 'dealt' });
    await ports.settle();
    const asNoted = async (): Promise<void> => {
      for (const [player, { felt, live }] of screens) {
        const noted = wordsWait(rulebook, live, felt);
        const table = myTable(live, felt)!;
        const text = `${key()} by ${player}`;
        room.talk(of(player), { type: 'say', key: key(), table, text });
        await ports.settle();
        const said = screens.get(player)!.felt.said.find((each) => each.text === text);
        expect([player, said?.waits]).toEqual([player, noted]);
      }
    };
    await ports.pass(200);
    await asNoted();
    void room.do(SYSTEM, key(), { type: 'start' });
    const first = screens.get('ann')!;
    await ports.until(() => first.felt.hand?.view.toAct != null);
    await asNoted();
    const { view, table, hand } = first.felt.hand!;
    const actor = room.tournament.tables.get(table)!.seats.get(view.toAct!)!;
    void room.act(of(actor), { type: 'act', key: key(), table, hand, action: 'fold' });
    await ports.settle();
    await asNoted();
  },
);
