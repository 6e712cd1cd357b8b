import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { id } from '../../../protocol/commands.ts';
import { joinRequest, role } from '../../../protocol/frames.ts';
import { POWERS } from '../../../room/powers.ts';
import { botSeat } from '../../people/joining.ts';
import type { Outcome } from '../../people/outcome.ts';
import type { Joined } from '../../people/register.ts';
import {
  type App,
  type Context,
  deviceOf,
  director,
  inTournament,
  mayTryCode,
  member,
  networkOf,
  problems,
  wrongCode,
} from '../context.ts';
import { directorOnly, missing, Problem, refused } from '../problem.ts';
import { cookieFor } from '../security.ts';

const powers = z.array(z.enum(POWERS)).max(POWERS.length);
const name = z.string().regex(/^[0-9a-f]{16}$/);

/** In the part of the address that browsers keep to themselves. */
export const linkTo = (context: Context, request: FastifyRequest, code: string): string =>
  `${context.origin() ?? `${request.protocol}://${request.headers.host}`}/join#${code}`;

/** What a device is told about itself, with its token as a cookie if it is new. */
export function welcome(reply: FastifyReply, context: Context, joined: Joined) {
  const { tournament, token, member, waiting } = joined;
  if (token !== null) void reply.header('set-cookie', cookieFor(token, context.https));
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

  app.post('/api/join', { schema: { body: joinRequest, response: problems } }, async (request, reply) => {
    const { code, name } = request.body;
    mayTryCode(context, request, code);
    const from = networkOf(context, request);
    const outcome = await people.join(deviceOf(context, request), code, name, from);
    if (!outcome.ok && outcome.denial.code === 'no-such-code') wrongCode(context, request, code);
    return welcome(reply, context, value(outcome));
  });

  const inThis = { schema: { params: inTournament, response: problems } };

  app.get('/api/tournaments/:id/people', inThis, async (request) => {
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

  app.put(
    '/api/tournaments/:id/door',
    {
      schema: {
        params: inTournament,
        body: z.strictObject({ approval: z.boolean().optional(), newCode: z.literal(true).optional() }),
        response: problems,
      },
    },
    async (request) => {
      const { id } = request.params;
      await director(context, request, id);
      if (request.body.approval !== undefined) await people.setApproval(id, request.body.approval);
      if (request.body.newCode) await people.newJoinCode(id);
      return people.door(id);
    },
  );

  /** For who decides about the door. */
  const atDoor = async (request: FastifyRequest, id: string): Promise<void> => {
    const { who, powers } = await member(context, request, id);
    if (who.role !== 'director' && !(who.role === 'assistant' && powers.includes('door')))
      throw directorOnly();
  };

  app.post(
    '/api/tournaments/:id/waiting/turn-away',
    {
      schema: {
        params: inTournament,
        /** By the server's clock: everybody who came then or later. */
        body: z.strictObject({ since: z.number().min(0).max(8.64e15) }),
        response: problems,
      },
    },
    async (request) => {
      const { id } = request.params;
      await atDoor(request, id);
      return value(await people.turnAway(id, request.body.since));
    },
  );

  app.post(
    '/api/tournaments/:id/waiting/:guest',
    {
      schema: {
        params: inTournament.extend({ guest: id }),
        body: z.strictObject({ do: z.enum(['approve', 'decline']) }),
        response: problems,
      },
    },
    async (request) => {
      const { id, guest } = request.params;
      await atDoor(request, id);
      value(await people[request.body.do](id, guest));
      return people.door(id);
    },
  );

  app.post(
    '/api/tournaments/:id/invites',
    {
      schema: {
        params: inTournament,
        body: z.strictObject({
          role: role.exclude(['director']),
          player: id.optional(),
          powers: powers.optional(),
        }),
        response: problems,
      },
    },
    async (request) => {
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
    },
  );

  app.delete(
    '/api/tournaments/:id/invites/:invite',
    { schema: { params: inTournament.extend({ invite: name }), response: problems } },
    async (request) => {
      await director(context, request, request.params.id);
      value(await people.revokeInvite(request.params.id, request.params.invite));
      return {};
    },
  );

  app.post(
    '/api/tournaments/:id/players/:player/move',
    { schema: { params: inTournament.extend({ player: id }), response: problems } },
    async (request) => {
      await director(context, request, request.params.id);
      const { code, ...invite } = value(await people.moveSeat(request.params.id, request.params.player));
      return { ...invite, code, link: linkTo(context, request, code) };
    },
  );

  const onDevice = inTournament.extend({ device: name });

  app.put(
    '/api/tournaments/:id/people/:device/powers',
    { schema: { params: onDevice, body: z.strictObject({ powers }), response: problems } },
    async (request) => {
      await director(context, request, request.params.id);
      value(await people.delegate(request.params.id, request.params.device, request.body.powers));
      return {};
    },
  );

  app.delete(
    '/api/tournaments/:id/people/:device',
    { schema: { params: onDevice, response: problems } },
    async (request) => {
      await director(context, request, request.params.id);
      value(await people.revoke(request.params.id, request.params.device));
      return {};
    },
  );
}
