import { describe, expect, test } from 'vitest';
import type { Ports } from '../../room/ports.ts';
import { openRooms } from '../../room/rooms.ts';
import type { EventStore } from '../../store/event-store.ts';
import { TestSite } from '../../testing/test-site.ts';
import { fileSite } from '../serve.ts';
import { hashOf, newInviteCode, newToken } from './codes.ts';

/** A site whose rooms really deal, and a tournament there with three bots. */
async function withBots(changes: object = {}) {
  const site = await TestSite.open({ rooms: openRooms });
  return { site, ...(await site.tournament({ kind: 'dealt', bots: 3, ...changes })) };
}

const joining = (site: TestSite, code: string, name: string) =>
  site.device().elsewhere().post('/api/join', { code, name });

describe('a bot’s seat', () => {
  test('cannot be taken by typing its name', async () => {
    const { site, code } = await withBots();
    for (const name of ['Ada (bot)', ' ADA (BOT)']) {
      const { status, body } = await joining(site, code, name);
      expect([status, body.code]).toEqual([409, 'bot-has-name']);
      expect(body.message).toBe('A bot is called Ada (bot): choose another name.');
    }
    expect((await joining(site, code, 'Ada')).status).toBe(200);
  });

  test('cannot be waited for either', async () => {
    const { site, id, director, code } = await withBots({ approval: true });
    expect((await joining(site, code, 'Ada (bot)')).body.code).toBe('bot-has-name');
    expect((await director.get(`/api/tournaments/${id}/people`)).body.door.waiting).toEqual([]);
  });

  test('cannot be given away by the director: no invite leads to it', async () => {
    const { id, director } = await withBots();
    const grant = { to: 'seat', player: 'bot3' };
    const { status, body } = await director.post(`/api/tournaments/${id}/invites`, grant);
    expect([status, body.code]).toEqual([409, 'is-a-bot']);
    expect(body.message).toMatch(/ \(bot\) is a bot: nobody can take its seat\.$/);
  });

  test('that an earlier version gave away is lost again: its phone has no seat, cards or talk, and its link leads nowhere', async () => {
    const { site, id } = await withBots();
    const [token, link] = [newToken(), newInviteCode()];
    const membership = { role: 'player', player: 'bot1', powers: [] };
    await site.running.close();
    const older = async (store: EventStore, ports: Ports) => {
      await store.put('device', hashOf(token), { memberships: { [id]: membership } });
      await store.put('invite', hashOf(link), { ...membership, tournament: id, once: false, player: 'bot2' });
      return openRooms(store, ports);
    };
    await site.start({ site: fileSite(site.file, older) });
    const phone = site.device();
    phone.token = token;
    const line = phone.socket();
    await line.open;
    const welcome = await line.ask({ type: 'hello', tournament: id }, 'welcome');
    expect(welcome).toMatchObject({ role: 'player', player: null });
    const act = { type: 'act', key: 'key-00001', table: '1', hand: 1, action: 'fold' };
    expect((await line.ask(act)).code).toBe('no-seat');
    expect((await phone.get(`/api/tournaments/${id}`)).body.player).toBeNull();
    expect((await site.device().post('/api/join', { code: link })).body.code).toBe('is-a-bot');
  });
});

test('a tournament against bots is refused to a player with the name of one of them', async () => {
  const { site } = await withBots();
  const me = site.device();
  expect((await me.post('/api/play', { name: 'Ada (bot)' })).body.code).toBe('bot-has-name');
  expect((await me.get('/api/tournaments')).body.tournaments).toEqual([]);
});
