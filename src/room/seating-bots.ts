import type { TournamentCommand } from '../engine/tournament/commands.ts';
import type { Tournament } from '../engine/tournament/state/state.ts';
import { normalizeName } from '../history/names.ts';
import { HOME_TABLE, type TemperamentName } from '../sim/temperaments.ts';
import { SYSTEM } from './actor.ts';
import type { RoomPort } from './room-port.ts';
import type { RoomSettings } from './room-settings.ts';

type Bots = RoomSettings['bots'];
type Named = { readonly id: string; readonly name: string };

const NAMES =
  'Ada Ben Cleo Dov Edda Finn Gil Hana Ivo Jun Kim Lev Mona Nils Oona Pia Quin Rafa Sami Tess Uri Vida Wim Xena Yara Zeno'.split(
    ' ',
  );
const SUFFIX = ' (bot)';

const botId = (at: number): string => `bot${at + 1}`;

/** What a bot is called at the table, as names are compared: without the suffix that says what it is. */
const plain = (name: string): string => normalizeName(name.replace(SUFFIX, ''));

/** The first name, from a bot's own one on, that nobody at the tournament has. */
function botName(at: number, others: readonly Named[]): string {
  const taken = new Set(others.map(({ name }) => plain(name)));
  for (let step = 0; ; step++) {
    const [first, round] = [NAMES[(at + step) % NAMES.length]!, Math.floor((at + step) / NAMES.length)];
    const name = round > 0 ? `${first} ${round + 1}` : first;
    if (!taken.has(plain(name))) return name + SUFFIX;
  }
}

/** Who sits at a table that is easy, as among friends, or hard to beat. */
export const LINEUPS = {
  easy: ['calling', 'loose'],
  home: HOME_TABLE.map(({ name }) => name as TemperamentName),
  hard: ['strong', 'aggressive', 'strong', 'tight'],
} as const satisfies Record<string, readonly TemperamentName[]>;
export type Lineup = keyof typeof LINEUPS;

/** So many bots, one temperament after the other. */
export function newBots(count: number, lineup: Lineup = 'home'): Bots {
  const temperaments = LINEUPS[lineup];
  const one = (at: number): TemperamentName => temperaments[at % temperaments.length]!;
  return Object.fromEntries(Array.from({ length: count }, (_, at) => [botId(at), one(at)]));
}

/** How a bot buys in: by a name that nobody there has. */
export const enterBot = (at: number, others: readonly Named[] = []) =>
  ({ type: 'enter', player: botId(at), name: botName(at, others), adult: true, prepaid: true }) as const;

/** How bots buy in, each by a name that neither people nor the bots before it have. */
export function enterBots(places: readonly number[], others: readonly Named[]) {
  const all = [...others];
  return places.map((at) => {
    const command = enterBot(at, all);
    all.push({ id: command.player, name: command.name });
    return command;
  });
}

/** After a command by which somebody gets a name: the bots that have it too, and what they are called from now on. */
export function renamedBots(
  { players }: Tournament,
  { bots }: Pick<RoomSettings, 'bots'>,
  { type }: TournamentCommand,
) {
  if (type !== 'expect' && type !== 'enter' && type !== 'rename') return [];
  const all = [...players.values()];
  const people = all.filter(({ id }) => bots[id] === undefined);
  return all
    .filter(
      ({ id, name }) => bots[id] !== undefined && people.some((each) => plain(each.name) === plain(name)),
    )
    .map(({ id }) => ({ type: 'rename', player: id, name: botName(Number(id.slice(3)) - 1, all) }) as const);
}

export async function seatBots(room: RoomPort, count: number): Promise<void> {
  const places = Array.from({ length: count }, (_, at) => at);
  const entering = enterBots(places, [...room.tournament.players.values()]).map((command) =>
    room.do(SYSTEM, `enter-${command.player}`, command),
  );
  await Promise.all(entering);
}
