import { describe, expect, test } from 'vitest';
import { Rooms } from '../../../room/rooms.ts';
import { type Phone, TestSite } from '../../../testing/test-site.ts';

type Told = { readonly event: string; readonly data: string };

/** A program that follows a tournament, and what it has been told. */
async function follow(site: TestSite, phone: Phone, path: string) {
  const headers = { authorization: `Bearer ${phone.token}` };
  const answer = await fetch(site.url + path, { headers });
  const reader = answer.body!.pipeThrough(new TextDecoderStream()).getReader();
  const told: Told[] = [];
  const ended = (async () => {
    let text = '';
    for (;;) {
      const { value, done } = await reader.read();
      if (done) return;
      text += value;
      const blocks = text.split('\n\n');
      text = blocks.pop()!;
      for (const block of blocks) {
        const [, event, data] = /^event: (.+)\ndata: (.+)$/.exec(block) ?? [];
        if (event !== undefined) told.push({ event, data: data! });
      }
    }
  })();
  return {
    status: answer.status,
    type: answer.headers.get('content-type'),
    told,
    ended,
    stop: () => reader.cancel(),
  };
}

const rooms = (...given: Parameters<typeof Rooms.start>) => Rooms.start(...given);
/** Nobody waits for a bot. */
const FAST = { think: [0, 0], street: 0, between: 0, reveal: 0 };

describe('a program that follows a tournament', () => {
  test('is told of everything that everybody may know, as it happens', async () => {
    const site = await TestSite.open({ rooms });
    const { id, director } = await site.tournament();
    const { type, told, stop } = await follow(site, director, `/api/tournaments/${id}/events`);
    expect(type).toContain('text/event-stream');
    await expect.poll(() => told.length).toBeGreaterThan(0);
    await director.command(id, { type: 'enter', player: 'ann', name: 'Ann', prepaid: true, adult: true });
    await expect.poll(() => JSON.parse(told.at(-1)!.data).view.players.entries).toBe(1);
    // Also to a director it tells nothing of what people owe.
    expect(JSON.parse(told.at(-1)!.data).view.accounts).toEqual([]);
    await stop();
  });

  test('sees the hands of a dealt table without a hidden card', async () => {
    const site = await TestSite.open({ rooms });
    const { id, director } = await site.tournament({ kind: 'dealt', bots: 3, pace: FAST });
    const { told, stop } = await follow(site, director, `/api/tournaments/${id}/events`);
    await director.command(id, { type: 'draw-seats', kind: 'dealt' });
    await director.command(id, { type: 'start' });
    await expect.poll(() => told.some(({ event }) => event === 'hand')).toBe(true);
    const first = JSON.parse(told.find(({ event }) => event === 'hand')!.data);
    expect(first.view.players.map(({ cards }: { cards: unknown }) => cards)).toEqual([null, null, null]);
    await stop();
  });

  test('has to be of the tournament, and hears no more once its device is removed', async () => {
    const site = await TestSite.open({ rooms });
    const { id, director } = await site.tournament();
    const path = `/api/tournaments/${id}/events`;
    expect((await site.device().get(path)).status).toBe(401);
    const screen = await site.invited(director, id, { to: 'display' });
    const { told, ended } = await follow(site, screen, path);
    await expect.poll(() => told.length).toBeGreaterThan(0);
    const { body } = await director.get(`/api/tournaments/${id}/people`);
    const { device } = body.people.find(({ role }: { role: string }) => role === 'display');
    expect((await director.delete(`/api/tournaments/${id}/people/${device}`)).status).toBe(200);
    await ended;
  });

  test('is let go when the server stops', async () => {
    const site = await TestSite.open({ rooms });
    const { id, director } = await site.tournament();
    const { ended } = await follow(site, director, `/api/tournaments/${id}/events`);
    await site.running.close();
    await ended;
  });
});

describe('what a stream shows', () => {
  test('has no card until the director says how late, and only the director says', async () => {
    const site = await TestSite.open({ rooms });
    const { id, director } = await site.tournament({ kind: 'dealt', bots: 3, pace: FAST });
    const path = `/api/tournaments/${id}/overlay`;
    const screen = await site.invited(director, id, { to: 'display' });
    await director.command(id, { type: 'draw-seats', kind: 'dealt' });
    await director.command(id, { type: 'start' });
    await expect
      .poll(async () => (await director.get(`/api/tournaments/${id}/hands`)).body.hands.length)
      .toBeGreaterThan(2);
    expect((await screen.get(path)).body).toEqual({ delay: null, hand: null });
    expect((await screen.put(path, { delay: 1 })).status).toBe(403);
    expect((await director.put(path, { delay: 1 })).status).toBe(200);
    // Every hand here is younger than a minute.
    expect((await screen.get(path)).body).toEqual({ delay: 1, hand: null });
  });
});
