import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Answer } from '../../../protocol/routes/routes.ts';
import { botSeat } from '../../people/joining.ts';
import type { Outcome } from '../../people/outcome.ts';
import type { Joined } from '../../people/register.ts';
import {
  type App,
  type Context,
  deviceOf,
  director,
  mayTryCode,
  member,
  networkOf,
  wrongCode,
} from '../context.ts';
import { directorOnly, missing, Problem, refused } from '../problem.ts';
import { serveRoute } from '../route.ts';
import { cookieFor } from '../security.ts';

/** In the part of the address that browsers keep to themselves. */
export const linkTo = (context: Context, request: FastifyRequest, code: string): string =>
  `${context.origin() ?? `${request.protocol}://${request.headers.host}`}/join#${code}`;

/** What a device is told about itself, with its token as a cookie if it is new. */
export function welcome(reply: FastifyReply, context: Context, joined: Joined): Answer<'POST /api/join'> {
  const { tournament, token, member, waiting } = joined;
  if (token !== null)
    void reply.header('set-cookie', cookieFor(token, context.clientOf(reply.request.raw).https));
  return {
    tournament,
    role: member?.who.role ?? null,
    player: member?.who.player ?? null,
    powers: member?.powers ?? [],
    waiting: waiting !== null,
  };
}

export function value<T>(outcome: Outcome<T>): T {
  if (outcome.ok) return outcome.value;
  throw new Problem(/^no(?:-such|body)-/.test(outcome.denial.code) ? 404 : 409, outcome.denial);
}

export function peopleRoutes(app: App, context: Context): void {
  const { people } = context;

  serveRoute(app, 'POST /api/join', async (request, reply) => {
    const { code, name } = request.body;
    mayTryCode(context, request, code);
    const from = networkOf(context, request);
    const outcome = await people.join(deviceOf(context, request), code, name, from);
    if (!outcome.ok && outcome.denial.code === 'no-such-code') wrongCode(context, request, code);
    return welcome(reply, context, value(outcome));
  });

  serveRoute(app, 'GET /api/tournaments/:id/people', async (request) => {
    const { id } = request.params;
    const { who, powers, room } = await member(context, request, id);
    if (who.role !== 'director' && !powers.includes('door')) throw directorOnly();
    return {
      people: people.members(id),
      door: people.door(id),
      invites: people.invitesTo(id),
      newcomers: people.newcomers(room),
      now: context.now(),
    };
  });

  serveRoute(app, 'PUT /api/tournaments/:id/door', async (request) => {
    const { id } = request.params;
    await director(context, request, id);
    if (request.body.approval !== undefined) await people.setApproval(id, request.body.approval);
    if (request.body.newCode) await people.newJoinCode(id);
    return doorOf(context, id);
  });

  doorRoutes(app, context);
  inviteRoutes(app, context);

  serveRoute(app, 'PUT /api/tournaments/:id/people/:device/powers', async (request) => {
    await director(context, request, request.params.id);
    value(await people.delegate(request.params.id, request.params.device, request.body.powers));
    return {};
  });

  serveRoute(app, 'DELETE /api/tournaments/:id/people/:device', async (request) => {
    await director(context, request, request.params.id);
    value(await people.revoke(request.params.id, request.params.device));
    return {};
  });
}

function doorOf({ people }: Context, id: string) {
  const door = people.door(id);
  if (door === null) throw missing('tournament');
  return door;
}

/** For the director, and for assistants who mind the door. */
function doorRoutes(app: App, context: Context): void {
  const { people } = context;
  const atDoor = async (request: FastifyRequest, id: string): Promise<void> => {
    const { who, powers } = await member(context, request, id);
    if (who.role !== 'director' && !(who.role === 'assistant' && powers.includes('door')))
      throw directorOnly();
  };

  serveRoute(app, 'POST /api/tournaments/:id/waiting/turn-away', async (request) => {
    const { id } = request.params;
    await atDoor(request, id);
    return value(await people.turnAway(id, request.body.since));
  });

  serveRoute(app, 'POST /api/tournaments/:id/waiting/:guest', async (request) => {
    const { id, guest } = request.params;
    await atDoor(request, id);
    value(await people[request.body.do](id, guest));
    return doorOf(context, id);
  });
}

function inviteRoutes(app: App, context: Context): void {
  const { people } = context;

  serveRoute(app, 'POST /api/tournaments/:id/invites', async (request) => {
    const { id: tournament } = request.params;
    const { room } = await director(context, request, tournament);
    const { role, player = null, powers = [] } = request.body;
    if (player !== null && (role !== 'player' || !room.tournament.players.has(player)))
      throw missing('player');
    const bot = player === null ? null : botSeat(room, player);
    if (bot !== null) throw refused(bot.denial);
    const invite = await people.invite(tournament, {
      role,
      player,
      powers: role === 'assistant' ? powers : [],
    });
    return { ...invite, link: linkTo(context, request, invite.code) };
  });

  serveRoute(app, 'DELETE /api/tournaments/:id/invites/:invite', async (request) => {
    await director(context, request, request.params.id);
    value(await people.revokeInvite(request.params.id, request.params.invite));
    return {};
  });

  serveRoute(app, 'POST /api/tournaments/:id/players/:player/move', async (request) => {
    await director(context, request, request.params.id);
    const { code, ...invite } = value(await people.moveSeat(request.params.id, request.params.player));
    return { ...invite, code, link: linkTo(context, request, code) };
  });
}
