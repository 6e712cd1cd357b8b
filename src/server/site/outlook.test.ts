import { expect, test } from 'vitest';
import type { Rest } from '../../plan/outlook.ts';
import { type Phone, TestSite } from '../../testing/test-site.ts';
import { RATES } from '../http/limits.ts';
import { wishedEnd, wishedEndOf } from './wished-end.ts';

const MINUTE_MS = 60_000;

/** A tournament planned for an hour, which has just started with five players. */
async function started(
  site: TestSite,
  changes: object,
): Promise<{ id: string; director: Phone; code: string }> {
  const made = await site.tournament(changes);
  const { id, director } = made;
  for (const player of ['ann', 'bob', 'cy', 'dee', 'eve'])
    await director.command(id, { type: 'enter', player, name: player, adult: true });
  expect((await director.get(`/api/tournaments/${id}/outlook`)).body).toEqual({ outlook: null });
  for (const type of ['draw-seats', 'start']) await director.command(id, { type });
  return made;
}

test('the director alone learns when it will be over, when it should be, and what brings it back', async () => {
  const asked: Rest[] = [];
  const site = await TestSite.open({
    foreseeing: async (rest) => {
      asked.push(rest);
      const { levels, breaks } = rest;
      return { minutes: 100, proposals: [{ kind: 'antes', figure: 0, levels, breaks, minutes: 70 }] };
    },
  });
  const { id, director, code } = await started(site, { plan: { players: 5, minutes: 60 } });
  const { outlook } = (await director.get(`/api/tournaments/${id}/outlook`)).body;
  // These rooms play at the beginning of time.
  expect(outlook.wishedEnd).toBe(60 * MINUTE_MS);
  expect(asked[0]).toMatchObject({ players: 5 });
  const [proposal] = outlook.proposals;
  expect(outlook.endsAt - proposal.endsAt).toBe(30 * MINUTE_MS);
  const { levels, breaks } = proposal;
  expect((await director.command(id, { type: 'set-levels', levels, breaks })).status).toBe(200);

  const guest = await site.joined(code, 'Zoe');
  expect((await guest.get(`/api/tournaments/${id}/outlook`)).status).toBe(403);
  expect((await site.device().get(`/api/tournaments/${id}/outlook`)).status).toBeGreaterThanOrEqual(401);
});

test('hosts who ask too often are told to wait', async () => {
  const plans = { burst: 1, perSecond: 0.001 };
  const site = await TestSite.open({ rates: { ...RATES, plans } });
  const { id, director } = await site.tournament();
  const look = async () => (await director.get(`/api/tournaments/${id}/outlook`)).status;
  expect([await look(), await look()]).toEqual([200, 429]);
});

test('a tournament nobody planned has no end to compare with', async () => {
  const site = await TestSite.open();
  const { id, director } = await started(site, {});
  const { outlook } = (await director.get(`/api/tournaments/${id}/outlook`)).body;
  expect(outlook).toMatchObject({ wishedEnd: null, proposals: [] });
});

test('a late start does not move the planned end; another evening does', async () => {
  const site = await TestSite.open();
  const when = '2026-11-20T19:30';
  const planned = new Date(when).getTime();
  await site.store.append({ documents: [wishedEnd('t', { when, minutes: 240 })] });
  const end = (startedAt: number) => wishedEndOf(site.store, 't', startedAt);
  expect(await end(planned + 40 * MINUTE_MS)).toBe(planned + 240 * MINUTE_MS);
  const other = planned + 24 * 60 * MINUTE_MS;
  expect(await end(other)).toBe(other + 240 * MINUTE_MS);
  expect(await wishedEndOf(site.store, 'unplanned', planned)).toBeNull();
});

test('the director says until when it should be over, and nobody else does', async () => {
  const site = await TestSite.open({
    foreseeing: async () => ({ minutes: 100, proposals: [] }),
  });
  const { id, director, code } = await started(site, {});
  const wish = { wishedEnd: 90 * MINUTE_MS };
  expect((await director.put(`/api/tournaments/${id}/outlook`, wish)).status).toBe(200);
  const { outlook } = (await director.get(`/api/tournaments/${id}/outlook`)).body;
  expect(outlook.wishedEnd).toBe(90 * MINUTE_MS);
  const guest = await site.joined(code, 'Zoe');
  expect((await guest.put(`/api/tournaments/${id}/outlook`, wish)).status).toBe(403);
});
