import { z } from 'zod';
import { id } from '../commands.ts';
import { nothing, topic } from './route.ts';
import { findPerson, forgetPerson } from './site.ts';

const ofTournament = z.strictObject({ tournament: id });

export const operationRoutes = topic({
  'GET /health': {
    does: 'Whether the server can store anything right now; 503 with a sentence while it can’t.',
    answer: z.strictObject({ status: z.literal('ok') }),
  },
  'GET /metrics': {
    does: 'Figures for Prometheus; this machine only unless opened.',
    answer: z.string(),
    type: 'text/plain',
  },
  'POST /api/admin/director-link': {
    does: 'A new link for a tournament’s director.',
    body: ofTournament,
    answer: z.strictObject({ link: z.string() }),
    hidden: true,
  },
  'POST /api/admin/person': { does: 'Where a person’s name is stored.', ...findPerson, hidden: true },
  'POST /api/admin/forget': { does: 'Replaces a person’s name.', ...forgetPerson, hidden: true },
  'POST /api/admin/tournament': {
    does: 'What would be deleted with a tournament.',
    body: ofTournament,
    answer: z.strictObject({ id, name: z.string(), players: z.int(), hands: z.int() }),
    hidden: true,
  },
  'POST /api/admin/delete': {
    does: 'Deletes a tournament for good.',
    body: ofTournament,
    answer: nothing,
    hidden: true,
  },
});
