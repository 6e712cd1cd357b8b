import { describe, expect, test } from 'vitest';
import { McpClient } from '../../testing/mcp-client.ts';
import { children, create, file, post, riffle, type Started, started } from '../../testing/riffle-process.ts';

async function client(args: readonly string[] = [], env: NodeJS.ProcessEnv = {}): Promise<McpClient> {
  const made = new McpClient(args, env);
  children.push(made.process);
  await made.initialize();
  return made;
}

describe('the protocol', () => {
  test('says who it is, in the version that was asked for', async () => {
    const mcp = new McpClient();
    children.push(mcp.process);
    const said = await mcp.initialize();
    expect(said).toMatchObject({
      protocolVersion: '2025-06-18',
      serverInfo: { name: 'riffle', version: '0.1.0' },
    });
    expect((await mcp.ask('ping')).result).toEqual({});
    expect(await mcp.close()).toBe(0);
  });

  test('describes every tool with a schema, and without a key none that changes anything', async () => {
    const mcp = await client();
    const { tools } = (await mcp.ask('tools/list')).result;
    expect(tools.length).toBeGreaterThan(6);
    for (const { name, description, inputSchema, annotations } of tools) {
      expect([name, description.length > 20, inputSchema.type]).toEqual([name, true, 'object']);
      expect([name, annotations.readOnlyHint]).toEqual([name, true]);
    }
  });

  test('answers nonsense with an error, and goes on', async () => {
    const mcp = await client();
    expect((await mcp.say('{ not JSON', null)).error.code).toBe(-32_700);
    expect((await mcp.say('{"jsonrpc":"2.0"}', null)).error.code).toBe(-32_600);
    expect((await mcp.ask('no/such')).error.code).toBe(-32_601);
    expect((await mcp.ask('tools/call', { name: 'no-such' })).error.code).toBe(-32_602);
    await expect(mcp.call('equity', { hands: ['AsAh'] })).rejects.toThrow(/hands/);
    await expect(mcp.call('equity', { hands: ['AsAh', 'AsKd'] })).rejects.toThrow(/As/);
    expect((await mcp.ask('ping')).result).toEqual({});
  });
});

/** Settles an argument as an assistant does: finds it, answers what is asked, and reads the ruling. */
async function settled(mcp: McpClient, words: string, rulebook: string, facts: Record<string, unknown>) {
  const { irregularities } = await mcp.call('find_rulings', { words });
  const { irregularity } = irregularities[0];
  const known: Record<string, unknown> = {};
  for (;;) {
    const given = await mcp.call('ruling', { irregularity, rulebook, facts: known });
    if ('ruling' in given) return { irregularity, ...given };
    const { name } = given.asks;
    if (!(name in facts)) throw new Error(`it asks for ${name}: ${given.asks.ask}`);
    known[name] = facts[name];
  }
}

test('settles three arguments with the ruling and its rule', async () => {
  const mcp = await client();
  const stringBet = await settled(mcp, 'string bet', 'homepokertourney', {
    saidRaise: false,
    bet: 100,
    put: 100,
    lastRaise: 100,
  });
  expect([stringBet.irregularity, stringBet.ruling.rule]).toEqual(['string-bet', stringBet.rule.id]);
  expect(stringBet.ruling.ruling).toMatch(/call/i);
  const chip = await settled(mcp, 'oversized chip', 'tda', {
    saidRaise: false,
    bet: 100,
    lastRaise: 100,
    put: 500,
  });
  expect([chip.irregularity, chip.ruling.rule]).toEqual(['oversized-chip', chip.rule.id]);
  expect(chip.ruling.ruling).toMatch(/call/i);
  const turn = await settled(mcp, 'acted out of turn', 'roberts-rules', { action: 'raise', changed: true });
  expect([turn.irregularity, turn.ruling.rule]).toEqual(['acted-out-of-turn', turn.rule.id]);
});

test('answers what hands and stacks are worth, and plans a night', async () => {
  const mcp = await client();
  expect((await mcp.call('equity', { hands: ['AsAh', 'KsKd'] })).boards).toBe(1_712_304);
  const { hands } = await mcp.call('rank_hands', { hands: ['As Ks Qs Js Ts 2c 3d'] });
  expect(hands[0].category).toBe('straight flush');
  expect((await mcp.call('icm', { stacks: [5000, 3000, 2000], prizes: [50, 30, 20] })).icm[0]).toBeCloseTo(
    38.39,
    2,
  );
  const plan = await mcp.call('plan', { players: 10, minutes: 240, rulebook: 'homepokertourney' });
  expect(plan.levels.length).toBeGreaterThan(5);
  expect((await mcp.call('find_rules', { id: 'minimum-raise' })).rules[0].says).toContain('raise');
});

const NAMES = ['Ann', 'Ben', 'Cy', 'Dot', 'Eve', 'Flo'];

/** The settings that `riffle mcp --join` prints for an assistant, as an assistant uses them. */
async function joined(server: Started, tournament: string): Promise<McpClient> {
  const link = JSON.parse(
    riffle('director-link', tournament, '--data', file('riffle.db'), '--json').stdout,
  ) as { link: string };
  // Links are for phones; this machine has no other address than the one it listens on.
  const { stdout, stderr } = riffle('mcp', '--join', `${server.url}/join${new URL(link.link).hash}`);
  expect(stderr).toBe('');
  const { args, env } = JSON.parse(stdout).mcpServers.riffle;
  return client(args.slice(1), env);
}

test('with a director’s key it runs a whole live night', async () => {
  const server = await started('--data', file('riffle.db'));
  const { body } = await create(server.url);
  const mcp = await joined(server, body.tournament);
  const { tournament } = body;
  expect((await mcp.call('tournaments')).tournaments).toMatchObject([{ id: tournament, role: 'director' }]);
  const { commands } = await mcp.call('commands', { tournament });
  expect(commands).toEqual(
    expect.arrayContaining(['enter', 'draw-seats', 'start', 'start-hand', 'end-hand', 'finish']),
  );
  const command = (asked: object) => mcp.call('command', { tournament, command: asked });
  const view = async () => (await mcp.call('tournament', { tournament })).view;
  for (const name of NAMES)
    await command({ type: 'enter', player: name.toLowerCase(), name, prepaid: true, adult: true });
  await command({ type: 'draw-seats' });
  await expect(command({ type: 'finish' })).rejects.toThrow(/\[.+\]$/);
  await command({ type: 'start' });
  for (const name of NAMES.slice(1)) {
    const player = name.toLowerCase();
    await command({ type: 'start-hand', table: '1' });
    await command({ type: 'end-hand', table: '1', busts: [player] });
    for (const question of (await view()).questions)
      if (question.is === 'rebuy') await command({ type: 'answer', question: 'rebuy', player, rebuy: false });
  }
  if ((await view()).phase !== 'over') await command({ type: 'finish' });
  const { phase, places } = await view();
  expect(phase).toBe('over');
  expect(places[0]).toMatchObject({ player: 'ann', place: 1 });
});

test('with a spectator’s key it only looks, by the same permissions as a phone', async () => {
  const server = await started('--data', file('riffle.db'));
  const { body, token } = await create(server.url);
  const invites = `${server.url}/api/tournaments/${body.tournament}/invites`;
  const { body: invite } = await post(invites, { to: 'display' }, token);
  const link = `${server.url}/join${new URL(invite.link).hash}`;
  const { env } = JSON.parse(riffle('mcp', '--join', link).stdout).mcpServers.riffle;
  const mcp = await client(['--url', server.url], env);
  expect((await mcp.call('commands', { tournament: body.tournament })).commands).toEqual([]);
  const start = { tournament: body.tournament, command: { type: 'start' } };
  await expect(mcp.call('command', start)).rejects.toThrow('This screen can only watch. [read-only]');
});

test('an address without a key, and a link without a code, are bad input', () => {
  expect(riffle('mcp', '--url', 'http://127.0.0.1:1')).toMatchObject({ status: 2 });
  expect(riffle('mcp', '--join', 'http://127.0.0.1:1/join')).toMatchObject({ status: 2 });
});
