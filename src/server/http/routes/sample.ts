import { KINDS } from '../../../room/documents.ts';
import { tournamentStream } from '../../../store/names.ts';
import { newId, newSecret } from '../../people/codes.ts';
import { sampleTournament } from '../../site/sample.ts';
import { type App, type Context, deviceOf, mayCreate } from '../context.ts';
import { refused } from '../problem.ts';
import { serveRoute } from '../route.ts';
import { labelOf, value, welcome } from './people.ts';

/** Tournaments to look around in; everybody who asks gets one of their own. */
export function sample(app: App, context: Context): void {
  const { people, store, now } = context;

  serveRoute(app, 'POST /api/sample', async (request, reply) => {
    mayCreate(context, request);
    const id = newId();
    const played = sampleTournament(id, request.body.name, now(), newSecret);
    if (!played.ok) throw refused(played.refusal);
    const { events, player } = played.value;
    const kept = await store.append({
      streams: [
        {
          stream: tournamentStream(id),
          expected: 0,
          events: events.map((event) => ({ type: event.type, data: event })),
        },
      ],
      documents: [{ do: 'put', kind: KINDS.sample, id, data: { at: now() } }],
    });
    if (!kept.ok) throw new Error(kept.refusal.message);
    const mine = deviceOf(context, request);
    const founded = await people.createTournament(mine, id, false, labelOf(request));
    // Its director plays, so that there is a phone to look at.
    const seat = await people.invite(id, { role: 'player', player, powers: [] });
    const device = founded.token === null ? mine : people.deviceOf(founded.token);
    const seated = value(await people.join(device, { code: seat.code }));
    return {
      ...welcome(reply, context, { ...seated, token: founded.token }),
      joinCode: people.door(id)!.code,
    };
  });
}
