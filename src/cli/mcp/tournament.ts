import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { tournamentCommand } from '../../protocol/commands.ts';
import { power, role } from '../../protocol/frames.ts';
import { newTournament } from '../../protocol/routes/planning.ts';
import { mayDo, type Request } from '../../room/permissions.ts';
import { commandTypes } from '../script/list.ts';
import { NotDone, type Tool, tool } from './tool.ts';

/** A server, and the key of a device that it knows. */
export type Access = { readonly url: string; readonly key: string };

const id = z.string().describe('the tournament’s id, from tournaments');
const membership = z.object({ role, player: z.string().nullable(), powers: z.array(power) });
const problem = z.object({ code: z.string(), message: z.string(), rule: z.string().optional() });

/** What a server answers this device; what it refuses is told as it says it. */
async function asked({ url, key }: Access, method: string, path: string, body?: object): Promise<unknown> {
  const headers = { authorization: `Bearer ${key}`, ...(body && { 'content-type': 'application/json' }) };
  const options = { method, headers, ...(body && { body: JSON.stringify(body) }) };
  const answer = await fetch(new URL(path, url), options).catch((error: Error) => {
    throw new NotDone(`the server at ${url} does not answer (${String(error.cause ?? error.message)})`);
  });
  const told: unknown = await answer.json();
  if (answer.ok) return told;
  const { code, message, rule } = problem.parse(told);
  throw new NotDone(`${message} [${code}${rule === undefined ? '' : `, rule ${rule}`}]`);
}

/** The command types that somebody may give at least for themselves: the server's own table says so. */
function allowed({ role: is, player, powers }: z.infer<typeof membership>, command: string): boolean {
  const who = { device: '', role: is, player };
  const request = { type: command, ...(player !== null && { player }) } as Request;
  return mayDo(who, powers, request) === null;
}

/** What one device may do at a server. The server checks each request by its own permissions, as for any phone. */
export const tournamentTools = (access: Access): Tool[] => [
  tool({
    name: 'tournaments',
    about: 'The tournaments this device is in, with its role there.',
    takes: z.strictObject({}),
    run: () => asked(access, 'GET', '/api/tournaments'),
  }),
  tool({
    name: 'create_tournament',
    about:
      'Creates a tournament; this device directs it. Only where it may: by the host, or whoever directs here.',
    takes: newTournament,
    changes: true,
    run: (wanted) => asked(access, 'POST', '/api/tournaments', wanted),
  }),
  tool({
    name: 'tournament',
    about:
      'A tournament as this device may see it: clock, tables, players, prizes, and for a director the tasks that come next, each with the command that does it.',
    takes: z.strictObject({ tournament: id }),
    run: ({ tournament }) => asked(access, 'GET', `/api/tournaments/${encodeURIComponent(tournament)}`),
  }),
  tool({
    name: 'commands',
    about:
      'Every command this device may give in a tournament, with its fields. People are named by their player id.',
    takes: z.strictObject({ tournament: id }),
    run: async ({ tournament }) => {
      const path = `/api/tournaments/${encodeURIComponent(tournament)}`;
      const mine = membership.parse(await asked(access, 'GET', path));
      return { role: mine.role, commands: commandTypes().filter((type) => allowed(mine, type)) };
    },
  }),
  tool({
    name: 'command',
    about:
      'Gives a command in a tournament. What the rules or permissions forbid is not done, and the answer says why. Sent again with the same key it is done once.',
    takes: z.strictObject({ tournament: id, command: tournamentCommand, key: z.string().optional() }),
    changes: true,
    run: ({ tournament, command, key = randomUUID() }) =>
      asked(access, 'POST', `/api/tournaments/${encodeURIComponent(tournament)}/commands`, { key, command }),
  }),
];
