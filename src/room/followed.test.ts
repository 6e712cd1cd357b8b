import { expect, test } from 'vitest';
import type { HandEvent } from '../engine/record/events.ts';
import type { TournamentEvent } from '../engine/tournament/events.ts';
import type { Told } from '../engine/tournament/followed/followed.ts';
import { auditTournament } from '../history/audit.ts';
import { HandsOver } from '../server/site/hands-played.ts';
import { roomTournament, startCommands, TestScreen } from '../testing/room-tournament.ts';
import { SYSTEM } from './actor.ts';
import { Rooms } from './rooms.ts';

/** Four players whose hands nobody taps in, and a way to tell one of them. */
async function table() {
  const given = await roomTournament({ bots: 0 });
  const { direct } = given;
  for (const name of ['Ann', 'Ben', 'Cy', 'Di'])
    await direct({ type: 'enter', player: name.toLowerCase(), name, adult: true });
  for (const command of startCommands('live')) await direct(command);
  const tell = async (...told: Told[]): Promise<void> => {
    for (const each of told)
      expect(await direct({ type: 'follow', table: '1', ...each })).toMatchObject({ type: 'done' });
  };
  return { ...given, tell };
}

const act = (seat: number, action: 'fold' | 'call' | 'all-in'): Told => ({ do: 'act', seat, action });

test('a followed hand survives a restart, and the TV sees it with everybody else', async () => {
  const { room, rooms, store, ports, tell } = await table();
  const tv = new TestScreen({ ...SYSTEM, role: 'display' });
  room.attach(tv, tv.who, undefined);
  await tell({ do: 'begin', cards: true, button: 1 }, { do: 'tv', on: true }, act(4, 'call'));
  await ports.settle();
  const shown = room.tournament.followed;
  await rooms.close();
  const reopened = (await (await Rooms.start(store, ports)).room('tournament'))!;
  expect(reopened.tournament.followed).toEqual(shown);
  const again = new TestScreen({ ...SYSTEM, role: 'display' });
  reopened.attach(again, again.who, undefined);
  await ports.settle();
  expect(again.last('tournament')!.view.tables[0]!.followed).toMatchObject({
    onTv: true,
    next: { is: 'act', seat: 1 },
  });
});

test('the director’s ruling on a followed hand comes as the same frame as on a dealt one', async () => {
  const { room, tell, key } = await table();
  await tell({ do: 'begin', cards: false, button: 1 }, { do: 'act', seat: 4, action: 'raise', to: 60 });
  const facts = { saidRaise: false, bet: 20, put: 20, lastRaise: 20 };
  const ruling = { type: 'rule', table: '1', irregularity: 'string-bet', facts, seat: 4 } as const;
  expect(await room.rule(SYSTEM, { ...ruling, key: key(), hand: 7 })).toMatchObject({ code: 'no-hand' });
  expect(await room.rule(SYSTEM, { ...ruling, key: key(), hand: 1 })).toMatchObject({ type: 'done' });
  const [hand] = room.tournament.followed.hands.values();
  expect(hand!.steps.at(-1)!.events.map(({ type }) => type)).toEqual(['ruled', 'bet-corrected', 'called']);
});

test('a kept hand is a hand of the tournament: in its own stream, in the list, and the audit agrees', async () => {
  const { room, store, tell } = await table();
  await tell({ do: 'begin', cards: false, button: 1 }, act(4, 'all-in'), act(1, 'call'));
  await tell(act(2, 'fold'), act(3, 'fold'), { do: 'best', seats: [1] }, { do: 'close', keep: true });
  const list = await new HandsOver(store).list('tournament', SYSTEM);
  expect(list.hands).toMatchObject([{ table: '1', number: 1, allIn: [1, 4], winners: [{ seat: 1 }] }]);
  const read = async <T>(stream: string): Promise<T[]> =>
    (await store.read(stream)).map(({ data }) => data as T);
  const log = await read<TournamentEvent>('tournament/tournament');
  const hand = await read<HandEvent>('hand/tournament/1/1');
  expect(auditTournament(log, new Map([['1/1', hand]]))).toEqual([]);
  expect(room.tournament.followed.hands.size).toBe(0);
});
