import { expect, test } from 'vitest';
import type { TournamentEvent } from '../engine/tournament/events.ts';
import { countIn } from '../engine/tournament/state/state.ts';
import { roomTournament, startCommands, TestScreen } from '../testing/room-tournament.ts';
import { SYSTEM } from './actor.ts';
import { TABLE_PACE } from './ports.ts';

/** A dealt tournament of bots with blinds so high that they bust in level 1; how it stands when so many are left. */
async function downTo(bots: number, left: number) {
  const made = await roomTournament({ bots });
  const { room, ports, direct } = made;
  const { levels, breaks } = room.tournament.clock;
  const steep = levels.map((level, at) => ({ ...level, small: 200 + 100 * at, big: 400 + 200 * at }));
  expect(await direct({ type: 'set-levels', levels: steep, breaks })).toMatchObject({ type: 'done' });
  for (const command of startCommands('dealt')) await direct(command);
  room.attach(new TestScreen(SYSTEM), SYSTEM, undefined);
  await ports.until(() => countIn(room.tournament) <= left);
  return made;
}

test.each([
  [11, 9, 1],
  [21, 18, 2],
])(
  '[rebuy-window] %i players at dealt tables and %i left: nobody changes seats before the busted players had their moment to rebuy',
  async (bots, left, tables) => {
    const { room, ports, store } = await downTo(bots, left);
    const before = room.tournament.tables.size;
    const lastBust = Math.max(
      ...[...room.tournament.players.values()].map(({ standing }) =>
        standing.is === 'busted' ? standing.at : 0,
      ),
    );
    await ports.until(() => room.tournament.tables.size < before);
    expect(room.tournament.tables.size).toBe(tables);
    const events = (await store.read('tournament/tournament')).map(({ data }) => data as TournamentEvent);
    const drawn = events.findLast((event) => event.type === 'seats-drawn')!;
    expect(drawn.at - lastBust).toBeGreaterThanOrEqual(TABLE_PACE.rebuy);
    expect(ports.faults).toEqual([]);
  },
);

test('[rebuy-window] a player who rebuys in time keeps their chair, and nobody moves', async () => {
  const { room, ports, store, direct } = await downTo(11, 9);
  const busted = [...room.tournament.players.values()].filter(({ standing }) => standing.is === 'busted');
  for (const { id } of busted)
    expect(await direct({ type: 'rebuy', player: id })).toMatchObject({ type: 'done' });
  const played = [...room.tournament.tables.values()].map(({ handsPlayed }) => handsPlayed);
  await ports.until(() =>
    [...room.tournament.tables.values()].every(({ handsPlayed }, at) => handsPlayed > played[at]!),
  );
  const events = (await store.read('tournament/tournament')).map(({ data }) => data as TournamentEvent);
  expect(events.filter(({ type }) => type === 'seats-drawn')).toHaveLength(1);
});
