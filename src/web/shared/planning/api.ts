import type { Rulebook } from '../../../engine/choices/rulebook.ts';
import type { Answer, Body } from '../../../protocol/routes/routes.ts';
import { ask, tournamentOf } from '../api/api.ts';

/** What the screens of a tournament to come ask of the server. */

export type Planned = Answer<'POST /api/plan'>;
export type Chip = Planned['chipsPerPlayer'][number];
export type OwnChip = NonNullable<Answer<'GET /api/site/chip-case'>['chip-case']>[number];
export type Rebuys = Rulebook['tournament']['rebuys']['use'];

/** A tournament as it is asked for; also how the site remembers its last one. */
export type NewTournament = Body<'POST /api/tournaments'>;
export type Preset = Body<'PUT /api/site/presets'>['presets'][number];

/** A rulebook to choose, with its own words. */
export type OfferedRulebook = Answer<'GET /api/rulebooks'>['rulebooks'][number];
export const rulebooks = () => ask('GET /api/rulebooks');

/** One that says for how many players. */
export type ToPlan = Pick<NewTournament, 'rulebook' | 'choices' | 'costs' | 'kind'> & {
  readonly plan: NonNullable<NewTournament['plan']>;
};
export const plan = ({ plan, ...asked }: ToPlan) => ask('POST /api/plan', { body: { ...asked, ...plan } });

export const lastPlan = () => ask('GET /api/site/last-plan');
export const chipCase = () => ask('GET /api/site/chip-case');
export const presets = () => ask('GET /api/site/presets');
export const keepPresets = (presets: readonly Preset[]) =>
  ask('PUT /api/site/presets', { body: { presets } });
export const roster = () => ask('GET /api/site/roster');
export const results = () => ask('GET /api/site/results');

/** Starts a tournament that Riffle deals with these players, or seats them in one that has begun. */
export const startPlay = (id: string, body: Body<'POST /api/tournaments/:id/start'>) =>
  ask('POST /api/tournaments/:id/start', { params: { id }, body });

export type Invited = Answer<'GET /api/tournaments/:id/invitation'>;
export const invitation = (id: string) => ask('GET /api/tournaments/:id/invitation', { params: { id } });

/** Changes where the group talks; everything else the invitation says stays. */
export const changeCall = (id: string, { host, when, place }: Invited, call: string | null) =>
  ask('PUT /api/tournaments/:id/invitation', { params: { id }, body: { host, when, place, call } });

export type Invite = Answer<'POST /api/invitation'>;
export const lookAt = (code: string) => ask('POST /api/invitation', { body: { code } });
export const cannotCome = (code: string, name: string) =>
  ask('POST /api/invitation/cannot', { body: { code, ...(name !== '' && { name }) } });

export const openSample = (name: string) => ask('POST /api/sample', { body: { name } });
export const isSample = (id: string): Promise<boolean> =>
  tournamentOf(id).then((reply) => 'ok' in reply && reply.ok.sample);
