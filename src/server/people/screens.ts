import { KINDS } from '../../room/documents.ts';
import type { DocumentWrite } from '../../store/event-store.ts';
import { hashOf, newToken, typedHash } from './codes.ts';
import type { PeopleCommands } from './commands.ts';
import { roomFor } from './crowd.ts';
import { CODE_MS } from './inviting.ts';
import { denied, granted, type Outcome } from './outcome.ts';
import type { PeopleParts } from './people-parts.ts';

/** How many screens may wait for a director at a time. */
const MOST_SCREENS = 20;

/** `token` is there only where the screen is new here. */
export type NewScreen = { readonly code: string; readonly until: number; readonly token: string | null };

const deleted = (id: string): DocumentWrite => ({ do: 'delete', kind: KINDS.screen, id });

/** A TV without a keyboard: it shows a code, and a director types it on their phone. */
export async function showScreen(
  { register, now }: PeopleParts,
  { device, label, from }: PeopleCommands['show-screen'],
): Promise<Outcome<NewScreen>> {
  const others = [...register.screens]
    .map(([id, screen]) => ({ id, ...screen }))
    .filter((each) => each.until > now() && each.device !== device);
  const waiting = roomFor(
    others.filter(({ shows }) => shows === undefined),
    from,
    MOST_SCREENS,
  );
  if (waiting === null)
    return denied('too-many-waiting', 'Too many screens are waiting for a code: try again in a few minutes.');
  const token = device === null ? newToken() : null;
  const code = register.freeCode();
  const until = now() + CODE_MS;
  const stay = new Set(
    [...waiting, ...others.filter(({ shows }) => shows !== undefined)].map(({ id }) => id),
  );
  const gone = [...register.screens.keys()].filter((id) => !stay.has(id));
  const data = { device: device ?? hashOf(token!), until, label, from };
  await register.write(...gone.map(deleted), { do: 'put', kind: KINDS.screen, id: typedHash(code), data });
  return granted({ code, until, token });
}

/** The screen that shows this code becomes a TV of the tournament. */
export async function claimScreen(
  { register, now }: PeopleParts,
  { tournament, code }: PeopleCommands['claim-screen'],
): Promise<Outcome<null>> {
  const id = typedHash(code);
  const screen = register.screens.get(id);
  if (screen === undefined || screen.shows !== undefined || screen.until <= now())
    return denied('no-such-screen', 'No screen shows this code: look at the TV again.');
  const { device, label } = screen;
  await register.admit(device, tournament, { role: 'display', player: null, powers: [], label }, [
    { do: 'put', kind: KINDS.screen, id, data: { ...screen, shows: tournament } },
  ]);
  return granted(null);
}
