import type { Answer, Body } from '../../../protocol/routes/routes.ts';
import { ask } from './api.ts';

/** What the pages ask about how devices come in, and which there are. */

/** A tournament as anyone with its address may know it. */
export type Front = Answer<'GET /api/tournaments/:id/front'>;
export const frontOf = (id: string) => ask('GET /api/tournaments/:id/front', { params: { id } });

/** What a code lets a device do. */
export type Grants = Answer<'POST /api/code'>;
export const lookUp = (code: string) => ask('POST /api/code', { body: { code } });
/** The director is asked; `watch` where they do not want to play. */
export const askToJoin = (tournament: string, name: string, watch: boolean, online?: boolean) =>
  ask('POST /api/join', {
    body: { tournament, name, ...(watch && { watch }), ...(online !== undefined && { online }) },
  });

export type People = Answer<'GET /api/tournaments/:id/people'>;
export type DeviceView = People['people'][number];
export const peopleOf = (id: string) => ask('GET /api/tournaments/:id/people', { params: { id } });
export const changeDevice = (
  id: string,
  device: string,
  body: Body<'PUT /api/tournaments/:id/people/:device'>,
) => ask('PUT /api/tournaments/:id/people/:device', { params: { id, device }, body });
export const removeDevice = (id: string, device: string) =>
  ask('DELETE /api/tournaments/:id/people/:device', { params: { id, device } });

/** What one more device becomes, and the code for it. */
export type Grant = Body<'POST /api/tournaments/:id/invites'>;
export type NewCode = Answer<'POST /api/tournaments/:id/invites'>;
export const newCode = (id: string, body: Grant) =>
  ask('POST /api/tournaments/:id/invites', { params: { id }, body });
export const cancelCode = (id: string, invite: string) =>
  ask('DELETE /api/tournaments/:id/invites/:invite', { params: { id, invite } });

/** A screen without a keyboard. */
export const showTvCode = () => ask('POST /api/tv');
export const myTv = () => ask('GET /api/tv');
export const connectTv = (id: string, code: string) =>
  ask('POST /api/tournaments/:id/tv', { params: { id }, body: { code } });

export const answerDoor = (id: string, guest: string, does: 'approve' | 'move' | 'decline') =>
  ask('POST /api/tournaments/:id/waiting/:guest', { params: { id, guest }, body: { do: does } });
export const letAllIn = (id: string) => ask('POST /api/tournaments/:id/waiting/let-in', { params: { id } });
/** Everybody who came since then and has not bought in. */
export const turnAway = (id: string, since: number) =>
  ask('POST /api/tournaments/:id/waiting/turn-away', { params: { id }, body: { since } });
/** Somebody who came by themselves and has not bought in, and when. */
export type Newcomer = People['newcomers'][number];
