import { createInterface } from 'node:readline';
import { version } from '../../server/site/shipped.ts';
import { BadInput, type Command, Failed, print, readArgs } from '../shared/command.ts';
import { KNOWLEDGE } from './knowledge.ts';
import { Session } from './session.ts';
import { tournamentTools } from './tournament.ts';

/** A new device joins by a link, and is told its key. */
async function join(link: string): Promise<number> {
  const code = URL.canParse(link) ? new URL(link).hash.slice(1) : '';
  if (code === '')
    throw new BadInput(`--join ${link}: needs a link with a code, as riffle director-link prints it`);
  const { origin } = new URL(link);
  const answer = await fetch(`${origin}/api/join`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'user-agent': 'Riffle MCP' },
    body: JSON.stringify({ code }),
  }).catch(() => {
    throw new Failed(`the server at ${origin} does not answer`);
  });
  const told = (await answer.json()) as { message?: string };
  if (!answer.ok) throw new Failed(told.message ?? 'the server refuses');
  const key = /riffle=([^;]+)/.exec(answer.headers.get('set-cookie') ?? '')?.[1];
  if (key === undefined) throw new Failed('the server gave no key: ask for a new link');
  const riffle = { command: 'riffle', args: ['mcp', '--url', origin], env: { RIFFLE_KEY: key } };
  print(JSON.stringify({ mcpServers: { riffle } }, null, 2));
  return 0;
}

async function run(args: readonly string[]): Promise<number> {
  const { values } = readArgs(args, { url: { type: 'string' }, join: { type: 'string' } });
  if (values.join !== undefined) return join(values.join);
  const key = process.env.RIFFLE_KEY;
  const { url } = values;
  if (url !== undefined && !URL.canParse(url))
    throw new BadInput(`--url ${url}: needs the address of a server`);
  if (url !== undefined && key === undefined)
    throw new BadInput('--url needs a device’s key in RIFFLE_KEY: riffle mcp --join LINK gets one');
  const tools = url === undefined ? KNOWLEDGE : [...KNOWLEDGE, ...tournamentTools({ url, key: key! })];
  const session = new Session(tools, version);
  // One after the other, so that commands are done in the order they were given.
  for await (const line of createInterface({ input: process.stdin })) {
    if (line.trim() === '') continue;
    const answer = await session.answer(line);
    if (answer !== null) print(answer);
  }
  return 0;
}

export const mcpCommand: Command = {
  name: 'mcp',
  summary: 'lets an AI assistant look up rules, settle arguments and help to run a night',
  help: `riffle mcp [--url URL]
riffle mcp --join LINK

Speaks the Model Context Protocol on standard input and output: rules, rulings, odds, ICM and plans. With the address of a
server and a device's key in RIFFLE_KEY also the tournaments that device is in, with exactly its permissions: a director's
key directs, a player's plays their own seat, a spectator's only looks.

  --url URL    the server, such as http://127.0.0.1:7433
  --join LINK  makes a new device of an invitation link (riffle director-link, or a link for a helper from the desk) and
               prints the settings for an assistant, with its key; the desk can remove it like any device

Where Riffle has its own certificate, set NODE_EXTRA_CA_CERTS to the .cert.pem beside the data file.

Example: riffle mcp --join "$(riffle director-link t0123456789abcdef01 --json | sed 's/.*"link":"\\([^"]*\\)".*/\\1/')"`,
  run,
};
