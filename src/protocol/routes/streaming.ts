import { z } from 'zod';
import { table } from '../frames.ts';
import { list } from '../schemas.ts';
import { inTournament, nothing, topic } from './route.ts';

/** Minutes after a hand until a stream shows its cards; null shows none. */
const delay = z.int().min(1).max(240).nullable();

/** A hand that is over, with every card: shown no earlier than the director has said. */
export const shownHand = z.strictObject({
  table,
  number: z.int(),
  board: list(z.string()),
  players: list(
    z.strictObject({ seat: z.int(), name: z.string(), cards: list(z.string()), won: z.int().nullable() }),
  ),
});
export type ShownHand = z.infer<typeof shownHand>;

export const streamingRoutes = topic({
  'GET /api/tournaments/:id/events': {
    does: 'Server-sent events: what the TV is sent, as it happens. `tournament` is the whole tournament whenever it changes, `hand` what happened in a dealt hand, `held` and `notice` the rest. No hidden card, seat or account is in it, whoever asks. `?table=2` follows another dealt table than the first.',
    params: inTournament,
    query: z.object({ table: table.optional() }),
    answer: z.string(),
    type: 'text/event-stream',
  },
  'GET /api/tournaments/:id/overlay': {
    does: 'What a stream may show besides: the last hand with every card, once it has been over for as long as the director has set. Nothing unless that is set.',
    params: inTournament,
    answer: z.strictObject({ delay, hand: shownHand.nullable() }),
  },
  'PUT /api/tournaments/:id/overlay': {
    does: 'Sets how many minutes after a hand a stream shows its cards; null, as at first, shows none. Director only.',
    params: inTournament,
    body: z.strictObject({ delay }),
    answer: nothing,
  },
});
