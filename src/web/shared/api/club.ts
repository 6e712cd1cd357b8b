import type { Club } from '../../../protocol/club.ts';
import { ask } from './api.ts';

/** What the club shows on its TVs, for a screen of a tournament. */
export const clubOf = (id: string) => ask('GET /api/tournaments/:id/club', { params: { id } });
/** The same, for the host. */
export const club = () => ask('GET /api/site/club');
export const setClub = (body: Club) => ask('PUT /api/site/club', { body });
