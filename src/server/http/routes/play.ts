import type { TournamentCommand } from '../../../engine/tournament/commands.ts';
import { SYSTEM } from '../../../room/actor.ts';
import { KINDS } from '../../../room/documents.ts';
import type { DealtPace } from '../../../room/ports.ts';
import { refusalIn } from '../../../room/refusals.ts';
import { NO_BOTS, type RoomSettings } from '../../../room/room-settings.ts';
import { commandsToPlay } from '../../../room/start-play.ts';
import { findRulebook } from '../../../rulebooks/index.ts';
import { withLevelMinutes } from '../../../sim/pace.ts';
import { newId, newToken } from '../../people/codes.ts';
import { changedRulebook } from '../../site/changed-rulebook.ts';
import { type App, type Context, deviceOf, director, limited, mayCreate } from '../context.ts';
import { missing, problem, refused } from '../problem.ts';
import { serveRoute } from '../route.ts';
import { labelOf, welcome } from './people.ts';

/** Nobody waits long for a bot, and none answers like a machine. */
const PACE: Partial<DealtPace> = { think: [450, 2_300], street: 800, between: 3_200 };
/** For fun: nothing to pay, nobody buys back in, and no breaks. */
const FOR_FUN = {
  tournament: {
    buyIn: 0,
    bounty: 0,
    minimumAge: null,
    addOn: null,
    breaks: [],
    tableMaximum: 9,
    rebuys: {
      atMost: 0,
      onlyWhenBroke: true,
      throughLevel: 0,
      deadline: 'lost' as const,
      price: null,
      chips: null,
    },
  },
};

/** Tournaments that start in one call: against bots, and with everybody who is in the lobby. */
export function play(app: App, context: Context): void {
  const { people, rooms, store } = context;

  serveRoute(app, 'POST /api/tournaments/:id/start', async (request) => {
    const { id } = request.params;
    const { players, adults = false, anyway } = request.body;
    const { who, room } = await director(context, request, id);
    limited(context, 'commands', request);
    const { kind, ...settings } = ((await store.get(KINDS.room, id)) as RoomSettings | null) ?? NO_BOTS;
    if (kind !== 'dealt')
      throw problem(409, 'dealt-by-people', 'People deal at this tournament: start it at the desk.');
    const commands = commandsToPlay(room.tournament, settings, {
      here: players,
      adults: adults || settings.adults === true,
      ...(anyway && { anyway }),
    });
    let { version } = room;
    for (const command of commands) {
      const answer = await room.do(who, newToken(), command);
      if (answer.type === 'refused') throw refused(refusalIn(answer));
      ({ version } = answer);
    }
    return { version };
  });

  serveRoute(app, 'POST /api/play', async (request, reply) => {
    mayCreate(context, request);
    const { rulebook: wanted, players, bots, levelMinutes, name, pace, choices } = request.body;
    const book = findRulebook(wanted);
    if (book === undefined) throw missing('rulebook');
    const brisk = withLevelMinutes(changedRulebook(book, FOR_FUN), levelMinutes);
    const rulebook = changedRulebook({ ...book, ...brisk }, choices ?? {});
    const id = newId();
    const created = await rooms.create(id, name, rulebook, {
      kind: 'dealt',
      bots: players - 1,
      lineup: bots,
      pace: { ...PACE, ...pace },
    });
    if (!created.ok) throw refused(created.refusal);
    const founded = await people.createTournament(deviceOf(context, request), id, false, labelOf(request));
    const device = people.deviceOf(founded.token ?? undefined) ?? deviceOf(context, request);
    const joined = await people.join(device, { code: people.door(id)!.code }, { name });
    if (!joined.ok) {
      await people.deleteTournament(id);
      throw refused(joined.denial);
    }
    const player = joined.value.member!.who.player!;
    const commands: TournamentCommand[] = [
      { type: 'enter', player, name, prepaid: true, adult: true },
      { type: 'draw-seats', kind: 'dealt' },
      { type: 'start' },
    ];
    for (const command of commands) {
      const answer = await created.value.do(SYSTEM, `play-${command.type}`, command);
      if (answer.type === 'refused') throw refused(refusalIn(answer));
    }
    return welcome(reply, context, { ...joined.value, token: founded.token });
  });
}
