import { DELETED } from '../../protocol/frames.ts';
import { KINDS } from '../../room/documents.ts';
import type { DocumentWrite } from '../../store/event-store.ts';
import type { PeopleCommands } from './commands.ts';
import { deleting, forgetting, type Person } from './forgetting.ts';
import { type Denied, denied, granted, type Outcome } from './outcome.ts';
import type { PeopleParts } from './people-parts.ts';
import type { Register } from './register.ts';

/** The WebSocket code for a server that will be back in a moment. */
const RESTARTS = 1012;

const nobody = (name: string): Denied =>
  denied('nobody-called', `Nobody here is called ${name.trim()}.`, { name: name.trim() });
const several = ({ name, twice }: Person): Denied =>
  denied(
    'several-called',
    `Two or more players are called ${name} in ${twice.join(', ')}: say that all of them are meant.`,
    { name, tournaments: twice },
  );

/** Where somebody's name is written; nothing is changed. */
export async function findPerson({ store }: Register, name: string): Promise<Outcome<Person>> {
  const found = await forgetting(store, name);
  return found === null ? nobody(name) : granted(found.person);
}

/** Replaces a person's name everywhere and for good; where several have it, only if all are meant. */
export async function forgetPerson(
  { register, rooms }: PeopleParts,
  { name, all }: PeopleCommands['forget-person'],
): Promise<Outcome<Person>> {
  const first = await forgetting(register.store, name);
  if (first === null) return nobody(name);
  if (first.person.twice.length > 0 && !all) return several(first.person);
  const ids = first.person.tournaments.map(({ id }) => id);
  return rooms.whileClosed(ids, [RESTARTS, 'the tournament changes: come back'], async () => {
    // Once more, now that nobody plays there.
    const found = (await forgetting(register.store, name)) ?? first;
    await register.rewrite(found.rewrite);
    return granted(found.person);
  });
}

/** Deletes a tournament from the site for good: it has no members any more, and no code leads there. */
export const deleteTournament = (
  { register, rooms }: PeopleParts,
  { tournament }: PeopleCommands['delete-tournament'],
): Promise<Outcome<null>> =>
  rooms.whileClosed([tournament], [DELETED, 'the tournament was deleted'], async () => {
    const rewrite = await deleting(register.store, tournament);
    if (rewrite === null) return denied('no-such-tournament', 'There is no such tournament.');
    const invites = [...register.invites].filter(([, invite]) => invite.tournament === tournament);
    const screens = [...register.screens].filter(([, { shows }]) => shows === tournament);
    await register.rewrite({
      ...rewrite,
      documents: [
        ...rewrite.documents!,
        // The door goes first, so that the members' sockets learn why they are members no more.
        { do: 'delete', kind: KINDS.door, id: tournament },
        ...invites.map(([id]): DocumentWrite => ({ do: 'delete', kind: KINDS.invite, id })),
        ...screens.map(([id]): DocumentWrite => ({ do: 'delete', kind: KINDS.screen, id })),
        ...register.holders(tournament).map(([device]) => register.putMembership(device, tournament, null)),
      ],
    });
    return granted(null);
  });
