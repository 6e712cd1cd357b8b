import type { FastifyReply, FastifyRequest } from 'fastify';
import type { PlayerId, Tournament } from '../../../engine/tournament/state/state.ts';
import { normalizeName } from '../../../history/names.ts';
import type { Answer } from '../../../protocol/routes/routes.ts';
import { KINDS } from '../../../room/documents.ts';
import type { RoomPort } from '../../../room/room-port.ts';
import type { RoomSettings } from '../../../room/room-settings.ts';
import { invitationTo } from '../../people/invitation.ts';
import { nameTaken, opensNothing } from '../../people/joining.ts';
import type { Outcome } from '../../people/outcome.ts';
import type { Joined } from '../../people/register.ts';
import {
  type App,
  type Context,
  deviceOf,
  director,
  limited,
  member,
  networkOf,
  originFor,
  tryCode,
} from '../context.ts';
import { deviceLabel } from '../device-label.ts';
import { directorOnly, missing, Problem } from '../problem.ts';
import { serveRoute } from '../route.ts';
import { cookieFor } from '../token.ts';

/** In the part of the address that browsers keep to themselves. */
export const linkTo = (context: Context, request: FastifyRequest, code: string): string =>
  `${originFor(context, request)}/join#${code}`;

export const labelOf = ({ headers }: FastifyRequest): string => deviceLabel(headers['user-agent']);

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

/** What anybody with a code or an address may know of a tournament. */
async function frontOf(context: Context, room: RoomPort) {
  const { name, phase, kind } = room.tournament;
  const { host = null, when } = await invitationTo(context.store, room.id);
  return { tournament: room.id, name, host, when, phase, dealt: kind === 'dealt', both: kind === 'both' };
}

/** Whether a player sits, or wants to sit, at a table that Riffle deals while others sit in the room. */
export const isOnline = ({ kind, players }: Tournament, player: PlayerId | null): boolean =>
  kind === 'both' && player !== null && players.get(player)?.online === true;

/** Somebody who plays online under the name a guest has typed, with their phone connected: then it is another person. */
async function namesake(
  context: Context,
  request: FastifyRequest,
  by: { readonly code: string } | { readonly tournament: string },
  name: string | undefined,
): Promise<string | null> {
  const { people, presence } = context;
  const room = 'code' in by && name !== undefined ? await people.opens(by.code) : null;
  // Where the host is asked first, nobody learns by typing names who is there.
  if (name === undefined || room?.tournament.kind !== 'dealt' || people.door(room.id)?.approval) return null;
  const known = [...room.tournament.players.values()].find(
    (each) => normalizeName(each.name) === normalizeName(name),
  );
  const mine = people.member(deviceOf(context, request), room.id)?.who.player ?? null;
  if (known === undefined || known.id === mine) return null;
  const holder = people.members(room.id).find(({ player }) => player === known.id);
  return holder !== undefined && presence.said(holder.device).online ? known.name : null;
}

export function peopleRoutes(app: App, context: Context): void {
  const { people } = context;

  serveRoute(app, 'POST /api/code', async (request) => {
    const { code } = request.body;
    const tried = tryCode(context, request, code);
    const found = await people.behind(code);
    if (found === null) {
      tried.wrong();
      return value(opensNothing());
    }
    tried.right();
    const { room, gives } = found;
    const { role, powers, player, remote = null } = gives;
    const name = player === null ? null : (room.tournament.players.get(player)?.name ?? null);
    return { ...(await frontOf(context, room)), role, powers: [...powers], remote, player: name };
  });

  serveRoute(app, 'POST /api/join', async (request, reply) => {
    const { name, watch = false, online, code, tournament = '' } = request.body;
    const by = code === undefined ? { tournament } : { code };
    const tried = code === undefined ? null : tryCode(context, request, code);
    if (tried === null) limited(context, 'links', request);
    const guest = { name, watch, online, label: labelOf(request), from: networkOf(context, request) };
    const device = deviceOf(context, request);
    const other = await namesake(context, request, by, watch ? undefined : name);
    const outcome = other === null ? await people.join(device, by, guest) : nameTaken(other);
    if (!outcome.ok && outcome.denial.code === 'no-such-code') tried?.wrong();
    else tried?.right();
    return welcome(reply, context, value(outcome));
  });

  serveRoute(app, 'GET /api/tournaments/:id/front', async (request) => {
    const { id } = request.params;
    const device = deviceOf(context, request);
    const who = people.member(device, id)?.who ?? null;
    const waiting = people.waitingOf(device).some(({ tournament }) => tournament === id);
    const room = await context.rooms.room(id);
    if (room === null) throw missing('tournament');
    const settings = (await context.store.get(KINDS.room, id)) as RoomSettings | null;
    const front = await frontOf(context, room);
    return {
      ...front,
      dealt: front.dealt || isOnline(room.tournament, who?.player ?? null),
      fill: settings?.fill ?? 0,
      call: who === null ? null : ((await invitationTo(context.store, id)).call ?? null),
      role: who?.role ?? null,
      player: who?.player ?? null,
      waiting,
    };
  });

  serveRoute(app, 'GET /api/tournaments/:id/people', async (request) => {
    const { id } = request.params;
    const { who, powers, room } = await member(context, request, id);
    if (who.role !== 'director' && !powers.includes('door')) throw directorOnly();
    return {
      people: people.members(id).map((each) => ({
        ...each,
        me: each.device === who.device,
        ...context.presence.said(each.device),
      })),
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

  serveRoute(app, 'POST /api/tournaments/:id/waiting/let-in', async (request) => {
    const { id } = request.params;
    await atDoor(request, id);
    value(await people.approveAll(id));
    return doorOf(context, id);
  });

  serveRoute(app, 'POST /api/tournaments/:id/waiting/:guest', async (request) => {
    const { id, guest } = request.params;
    await atDoor(request, id);
    const { do: does } = request.body;
    value(
      await (does === 'decline' ? people.decline(id, guest) : people.approve(id, guest, does === 'move')),
    );
    return doorOf(context, id);
  });
}
