import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { create, file, riffle, started } from '../testing/riffle-process.ts';

describe('riffle backup, restore, export, import', () => {
  test('copy a running site, and bring it back', async () => {
    const data = file('riffle.db');
    const server = await started('--data', data);
    const { body, token } = await create(server.url);
    expect(riffle('backup', file('copy.db'), '--data', data).status).toBe(0);
    expect(riffle('backup', file('copy.db'), '--data', data)).toMatchObject({ status: 1 });
    expect(riffle('export', body.tournament, file('friday.riffle'), '--data', data).status).toBe(0);
    expect(riffle('export', 'nothing', file('x.riffle'), '--data', data)).toMatchObject({ status: 1 });
    expect(riffle('restore', file('copy.db'), '--data', data, '--overwrite').stderr).toMatch(/in use/);
    expect(riffle('import', file('friday.riffle'), '--data', data).stderr).toMatch(/in use/);
    await server.stop();

    expect(riffle('restore', file('copy.db'), '--data', file('second.db')).status).toBe(0);
    const second = await started('--data', file('second.db'));
    const answer = await fetch(`${second.url}/api/tournaments`, { headers: { cookie: `riffle=${token}` } });
    expect(await answer.json()).toMatchObject({ tournaments: [{ id: body.tournament }] });
    await second.stop();

    const imported = riffle('import', file('friday.riffle'), '--data', file('third.db'), '--json');
    expect(JSON.parse(imported.stdout).tournament).toBe(body.tournament);
    expect(riffle('import', file('friday.riffle'), '--data', file('third.db'))).toMatchObject({ status: 1 });
    const third = await started('--data', file('third.db'));
    expect(riffle('director-link', body.tournament, '--data', file('third.db')).status).toBe(0);
    await third.stop();
  });

  test('a file whose checksum fits but whose events do not is refused in one line, and nothing is written', async () => {
    const data = file('riffle.db');
    const server = await started('--data', data);
    const { body } = await create(server.url);
    await server.stop();
    const exported = file('friday.riffle');
    expect(riffle('export', body.tournament, exported, '--data', data).status).toBe(0);
    const [header, created, ...rest] = readFileSync(exported, 'utf8').trimEnd().split('\n').slice(0, -1);
    const { data: event, ...line } = JSON.parse(created!);
    const broken = JSON.stringify({ ...line, data: { ...event, rulebook: {} } });
    const text = [header, broken, ...rest].map((each) => `${each}\n`).join('');
    const sha256 = createHash('sha256').update(text).digest('hex');
    writeFileSync(exported, `${text}${JSON.stringify({ sha256 })}\n`);
    const { stderr, stdout, status } = riffle('import', exported, '--data', file('second.db'));
    expect([stdout, status]).toEqual(['', 1]);
    expect(stderr).toMatch(/^riffle: The tournament in .* nothing was imported.*version 1: "created".*\n$/);
    const audited = riffle('audit', '--data', file('second.db'), '--json');
    expect(JSON.parse(audited.stdout)).toMatchObject({ tournaments: [] });
  });

  test('without a file: exit 2', () => {
    for (const command of ['backup', 'restore', 'export', 'import']) expect(riffle(command).status).toBe(2);
  });
});
