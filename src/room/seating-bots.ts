import { HOME_TABLE, type TemperamentName } from '../sim/temperaments.ts';
import { SYSTEM } from './actor.ts';
import type { RoomPort } from './room-port.ts';
import type { RoomSettings } from './room-settings.ts';

type Bots = RoomSettings['bots'];

const NAMES = ['Ada', 'Ben', 'Cleo', 'Dov', 'Edda', 'Finn', 'Gil', 'Hana', 'Ivo', 'Jun', 'Kim', 'Lev'];

const botId = (at: number): string => `bot${at + 1}`;

const botName = (at: number): string => {
  const again = Math.floor(at / NAMES.length);
  return `${NAMES[at % NAMES.length]}${again > 0 ? ` ${again + 1}` : ''} (bot)`;
};

/** So many bots with the temperaments of a home table. */
export const newBots = (count: number): Bots =>
  Object.fromEntries(
    Array.from({ length: count }, (_, at) => [
      botId(at),
      HOME_TABLE[at % HOME_TABLE.length]!.name as TemperamentName,
    ]),
  );

/** How a bot buys in. */
export const enterBot = (at: number) =>
  ({ type: 'enter', player: botId(at), name: botName(at), adult: true, prepaid: true }) as const;

export async function seatBots(room: RoomPort, count: number): Promise<void> {
  const entering = Array.from({ length: count }, (_, at) => {
    const command = enterBot(at);
    return room.do(SYSTEM, `enter-${command.player}`, command);
  });
  await Promise.all(entering);
}
