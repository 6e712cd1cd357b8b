import type { FastifyRequest } from 'fastify';
import type { Read } from '../../../protocol/routes/routes.ts';
import type { RoomPort } from '../../../room/room-port.ts';
import { botSeat } from '../../people/joining.ts';
import type { Membership } from '../../people/register.ts';
import {
  type App,
  type Context,
  deviceOf,
  director,
  limited,
  member,
  networkOf,
  originFor,
} from '../context.ts';
import { directorOnly, missing, refused } from '../problem.ts';
import { serveRoute } from '../route.ts';
import { cookieFor } from '../token.ts';
import { labelOf, linkTo, value } from './people.ts';

type Grant = Read<'POST /api/tournaments/:id/invites'>['Body'];

/** What a device becomes that uses the invite. */
function granted(room: RoomPort, grant: Grant): Membership {
  const nobody = { player: null, powers: [] };
  switch (grant.to) {
    case 'assistant':
      return { role: 'assistant', player: null, powers: grant.powers };
    case 'remote':
      if (!room.tournament.tables.has(grant.table)) throw missing('table');
      return { role: 'spectator', ...nobody, remote: grant.table };
    case 'seat': {
      if (!room.tournament.players.has(grant.player)) throw missing('player');
      const bot = botSeat(room, grant.player);
      if (bot !== null) throw refused(bot.denial);
      return { role: 'player', player: grant.player, powers: [] };
    }
    default:
      return { role: grant.to, ...nobody };
  }
}

/** How one more device comes in, and which there are. */
export function devices(app: App, context: Context): void {
  const { people } = context;

  serveRoute(app, 'POST /api/tournaments/:id/invites', async (request) => {
    const { id } = request.params;
    const { who, room } = await member(context, request, id);
    const grant = request.body;
    const own = grant.to === 'seat' && grant.player === who.player;
    if (who.role !== 'director' && !own) throw directorOnly();
    limited(context, 'commands', request);
    const invite = await people.invite(id, granted(room, grant), who.device);
    return {
      id: invite.id,
      code: invite.typed!,
      link: linkTo(context, request, invite.code),
      until: invite.until!,
      now: context.now(),
    };
  });

  serveRoute(app, 'DELETE /api/tournaments/:id/invites/:invite', async (request) => {
    await director(context, request, request.params.id);
    value(await people.revokeInvite(request.params.id, request.params.invite));
    return {};
  });

  serveRoute(app, 'PUT /api/tournaments/:id/people/:device', async (request) => {
    const { id, device } = request.params;
    const { room } = await director(context, request, id);
    const { player } = request.body;
    if (player !== undefined) granted(room, { to: 'seat', player });
    value(await people.changeDevice(id, device, request.body));
    return {};
  });

  serveRoute(app, 'DELETE /api/tournaments/:id/people/:device', async (request) => {
    await director(context, request, request.params.id);
    value(await people.revoke(request.params.id, request.params.device));
    return {};
  });

  screens(app, context);
}

/** TVs without a keyboard. */
function screens(app: App, context: Context): void {
  const { people, rooms } = context;

  serveRoute(app, 'POST /api/tv', async (request, reply) => {
    limited(context, 'links', request);
    const shown = await people.showScreen(
      deviceOf(context, request),
      labelOf(request),
      networkOf(context, request),
    );
    const { code, until, token } = value(shown);
    if (token !== null)
      void reply.header('set-cookie', cookieFor(token, context.clientOf(request.raw).https));
    return { code, link: `${originFor(context, request)}/pair#${code}`, until, now: context.now() };
  });

  serveRoute(app, 'GET /api/tv', async (request) => ({ tournament: await shownOn(request) }));

  /** The one it was given just now, or else last, unless that is over. */
  const shownOn = async (request: FastifyRequest): Promise<string | null> => {
    const device = deviceOf(context, request);
    const given = people.justGiven(device);
    if (given !== null) return given;
    for (const id of people.shownOn(device)) {
      const room = await rooms.room(id);
      if (room !== null && room.tournament.phase !== 'over') return id;
    }
    return null;
  };

  serveRoute(app, 'POST /api/tournaments/:id/tv', async (request) => {
    const { id } = request.params;
    await director(context, request, id);
    limited(context, 'joins', request);
    value(await people.claimScreen(id, request.body.code));
    return {};
  });
}
