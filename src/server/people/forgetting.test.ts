import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { PACKED_SCHEMA } from '../../engine/tournament/pack.ts';
import { DELETED } from '../../protocol/frames.ts';
import { SYSTEM } from '../../room/actor.ts';
import { openRooms } from '../../room/rooms.ts';
import type { EventStore } from '../../store/event-store.ts';
import { LibsqlStore } from '../../store/libsql-store.ts';
import { MemoryStore } from '../../store/memory-store.ts';
import { roomTournament, startCommands, TestScreen } from '../../testing/room-tournament.ts';
import { type Phone, TestSite } from '../../testing/test-site.ts';
import { loudPorts } from '../../testing/time.ts';
import { RATES } from '../http/limits.ts';
import { fileSite } from '../serve.ts';
import { auditStore, tournamentsIn } from '../site/audit.ts';
import { tournamentsOf } from '../site/past-tournaments.ts';
import { People } from './people.ts';

const HER = 'Zebedee';

/** All files of the site that have a text in them. */
function filesWith(site: TestSite, text: string): string[] {
  const folder = dirname(site.file);
  return readdirSync(folder)
    .filter((name) => name.startsWith(basename(site.file)))
    .filter((name) => existsSync(join(folder, name)) && readFileSync(join(folder, name)).includes(text));
}

async function wrongIn(store: EventStore): Promise<string[]> {
  const wrong: string[] = [];
  for await (const each of auditStore(store, await tournamentsIn(store))) wrong.push(...each.wrong);
  return wrong;
}

/** With rooms that play, its store at hand, and limits wide enough for many requests. */
async function open(): Promise<TestSite> {
  let opened!: EventStore;
  const site = await TestSite.open({
    rates: {
      ...RATES,
      commands: { burst: 1_000, perSecond: 100 },
      requests: { burst: 1_000, perSecond: 100 },
    },
    rooms: (store) => {
      opened = store;
      return openRooms(store, loudPorts());
    },
  });
  site.store = opened;
  return site;
}

const did = async (answer: Promise<{ status: number; body: unknown }>): Promise<void> => {
  const { status, body } = await answer;
  expect([status < 300, body]).toEqual([true, body]);
};
const forget = (phone: Phone, name: string, more: object = {}) =>
  phone.post('/api/site/forget', { name, ...more });
const peopleOf = async (phone: Phone, id: string): Promise<string[]> =>
  (await phone.get(`/api/tournaments/${id}`)).body.view.people.map(({ name }: { name: string }) => name);

describe('somebody who is forgotten', () => {
  test('is a numbered guest in everything the site has, and the name is in none of its files', async () => {
    const site = await open();
    const { id, director, code } = await site.tournament({
      name: `${HER}’s birthday`,
      place: `At ${HER}’s`,
      host: HER,
    });
    const other = await site.tournament({ approval: true });
    for (const name of [HER, 'Ann', 'Bob', 'Guest 1'])
      await did(director.command(id, { type: 'enter', player: name.at(0)!.toLowerCase(), name }));
    for (const command of startCommands('live')) await did(director.command(id, command));
    const penalty = { kind: 'warning', hands: 0, reason: `${HER} hid a chip` };
    await did(director.command(id, { type: 'penalize', player: 'z', penalty }));
    for (let at = 0; at < 260; at++)
      await did(
        director.command(id, {
          type: 'clock',
          do: at % 2 === 0 ? 'stop' : 'start',
          ...(at % 2 === 0 && { why: 'dispute' }),
        }),
      );
    expect(await site.store.snapshot(`tournament/${id}`, PACKED_SCHEMA)).not.toBeNull();
    await site.joined(other.code, HER.toUpperCase());
    await did(site.device().post('/api/invitation/cannot', { code: other.code, name: HER }));
    await did(
      director.put('/api/site/roster', { roster: [{ name: HER }, { name: 'Ann', note: `sits by ${HER}` }] }),
    );
    const [laptop] = (await director.get(`/api/tournaments/${id}/people`)).body.people;
    const device = `/api/tournaments/${id}/people/${laptop.device}`;
    await did(director.put(device, { label: `${HER}’s laptop` }));
    const preset = {
      name: `As with ${HER}`,
      tournament: { name: 'Friday', rulebook: 'tda', host: HER, place: `${HER}’s` },
    };
    await did(director.put('/api/site/presets', { presets: [preset] }));
    await did(director.put('/api/site/club', { name: `${HER}’s club`, text: `Ask ${HER}`, picture: null }));
    const season = { formula: 'places', dropWorst: 0, counts: {}, same: [['Zeb', HER]] };
    await did(director.put('/api/season', season));
    await did(director.get('/api/site/results'));
    await did(director.get(`/api/tournaments/${id}/hands`));
    expect(filesWith(site, HER)).not.toEqual([]);

    const line = await director.hello(id);
    const found = await director.post('/api/site/person', { name: 'zebedee' });
    expect(found.body).toEqual({
      name: HER,
      guest: 'Guest 2',
      tournaments: [id, other.id]
        .sort()
        .map((each) => ({ id: each, name: each === id ? `${HER}’s birthday` : 'Friday' })),
      twice: [],
    });
    const { status, body } = await forget(director, 'zebedee');
    expect([status, body]).toEqual([200, found.body]);

    expect(filesWith(site, HER)).toEqual([]);
    expect(filesWith(site, HER.toUpperCase())).toEqual([]);
    expect((await line.closed).code).toBe(1012);
    expect(await peopleOf(director, id)).toEqual(['Guest 2', 'Ann', 'Bob', 'Guest 1']);
    expect((await director.get(`/api/tournaments/${id}`)).body.view.name).toBe('Guest 2’s birthday');
    expect((await director.get('/api/site/roster')).body.roster).toEqual([
      { name: 'Ann', note: 'sits by Guest 2' },
    ]);
    const struck = ['bob', 'guest 1', 'guest 2'].map((name) =>
      createHash('sha256').update(name).digest('hex'),
    );
    expect(await site.store.get('site', 'struck')).toEqual(struck);
    expect((await director.get('/api/site/presets')).body.presets[0]).toMatchObject({
      name: 'As with Guest 2',
      tournament: { host: 'Guest 2', place: 'Guest 2’s' },
    });
    expect((await director.get('/api/season')).body.choices.same).toEqual([]);
    const { door } = (await other.director.get(`/api/tournaments/${other.id}/people`)).body;
    expect(door.waiting).toMatchObject([{ name: 'Guest 2' }]);
    const invitation = (await other.director.get(`/api/tournaments/${other.id}/invitation`)).body;
    expect(invitation.cannot).toEqual(['Guest 2']);
    expect((await director.get(`/api/tournaments/${id}/invitation`)).body.host).toBe('Guest 2');
    expect((await director.get(`/api/tournaments/${id}/people`)).body.people[0].label).toBe(
      'Guest 2’s laptop',
    );
    expect(await site.store.snapshot(`tournament/${id}`, PACKED_SCHEMA)).toBeNull();
    expect(await wrongIn(site.store)).toEqual([]);
    // It goes on, and undo still works.
    await did(director.command(id, { type: 'undo' }));
    expect((await director.get(`/api/tournaments/${id}/log.txt`)).body).not.toContain(HER);
    await site.running.close();
    expect(filesWith(site, HER)).toEqual([]);
    await site.start({ site: fileSite(site.file, openRooms) });
    expect(await peopleOf(director, id)).toContain('Guest 2');
    expect((await site.joined(code, 'Eve')).player).not.toBeNull();
  });

  test('under two spellings is one guest, and the next one has another number', async () => {
    const site = await open();
    const tournaments = [await site.tournament(), await site.tournament(), await site.tournament()];
    const [{ director }] = tournaments as [(typeof tournaments)[0]];
    for (const [at, name] of ['Ben', 'Benny', 'Cy'].entries())
      await did(tournaments[at]!.director.command(tournaments[at]!.id, { type: 'enter', player: 'x', name }));
    await did(
      director.put('/api/season', { formula: 'places', dropWorst: 0, counts: {}, same: [['Benny', 'Ben']] }),
    );
    expect((await forget(director, 'Benny')).body).toMatchObject({ guest: 'Guest 1' });
    expect((await forget(director, 'Cy')).body).toMatchObject({ guest: 'Guest 2' });
    const names = await Promise.all(tournaments.map(({ director, id }) => peopleOf(director, id)));
    expect(names).toEqual([['Guest 1'], ['Guest 1'], ['Guest 2']]);
  });

  test('must be known and one person: of two by the same name both are meant or neither', async () => {
    const site = await open();
    const { id, director, code } = await site.tournament();
    for (const player of ['one', 'two'])
      await did(director.command(id, { type: 'enter', player, name: 'Ben' }));
    const nobody = await forget(director, 'Zoe');
    expect([nobody.status, nobody.body]).toEqual([
      404,
      { code: 'nobody-called', message: 'Nobody here is called Zoe.', name: 'Zoe' },
    ]);
    const several = await forget(director, 'ben');
    expect([several.status, several.body]).toEqual([
      409,
      {
        code: 'several-called',
        name: 'Ben',
        tournaments: ['Friday'],
        message: 'Two or more players are called Ben in Friday: say that all of them are meant.',
      },
    ]);
    expect(await peopleOf(director, id)).toEqual(['Ben', 'Ben']);
    await did(forget(director, 'ben', { all: true }));
    expect(await peopleOf(director, id)).toEqual(['Guest 1', 'Guest 1']);
    // A player who joins, excuses themselves and joins again is one person.
    const zoe = await site.joined(code, 'Zoe');
    await did(zoe.post('/api/invitation/cannot', { code }));
    await did(zoe.post('/api/join', { code, name: 'Zoe' }));
    await did(forget(director, 'Zoe'));
  });

  test('can be requested by people who direct here, and by nobody else', async () => {
    const site = await open();
    const { id, director, code } = await site.tournament();
    const guest = await site.joined(code, 'Ann');
    for (const phone of [guest, site.device(), site.device().elsewhere()])
      for (const path of ['person', 'forget']) {
        const { status, body } = await phone.post(`/api/site/${path}`, { name: 'Ann' });
        expect([path, status, body.code]).toEqual([path, 401, 'not-a-member']);
      }
    for (const path of ['person', 'forget', 'tournament', 'delete']) {
      const asked = path === 'person' || path === 'forget' ? { name: 'Ann' } : { tournament: id };
      const { status, body } = await director.post(`/api/admin/${path}`, asked, {
        'x-riffle-admin': 'guess',
      });
      expect([path, status, body.code]).toEqual([path, 403, 'host-only']);
    }
    expect(await peopleOf(director, id)).toEqual(['Ann']);
  });

  test('in the middle of a dealt hand leaves the hand as it is; the table waits for a tap, and the audit passes', async () => {
    const { ports, rooms, room, store, direct } = await roomTournament({ bots: 3, rulebook: 'tda' });
    await direct({ type: 'enter', player: 'p1', name: HER });
    for (const command of startCommands('dealt')) await direct(command);
    await ports.until(() => [...room.tournament.tables.values()][0]!.handsPlayed === 1);
    await ports.until(() => [...room.tournament.tables.values()][0]!.hand !== null);
    const rule = {
      type: 'rule',
      key: 'a-ruling-with-a-name',
      table: '1',
      hand: 2,
      irregularity: 'first-card-wrong-seat',
      facts: { acted: 0, chipsIn: false },
      override: { ruling: `${HER} may raise`, reason: `${HER} announced it` },
    } as const;
    const ruled = room.rule(SYSTEM, rule);
    await ports.settle();
    expect(await ruled).toMatchObject({ type: 'done' });
    const screen = new TestScreen();
    room.attach(screen, SYSTEM, undefined);
    const people = await People.open(store, rooms);
    expect(await people.forgetPerson(HER, false)).toMatchObject({ ok: true });
    expect(screen.closed).toBe('the tournament changes: come back');
    const everything = JSON.stringify(
      await Promise.all((await store.streams('')).map(({ stream }) => store.read(stream))),
    );
    expect([everything.includes(HER), everything.includes('Guest 1 may raise')]).toEqual([false, true]);
    const again = (await rooms.room('tournament'))!;
    expect(again).not.toBe(room);
    // The screen that reconnects has seen this version, but with the name in it.
    const back = new TestScreen();
    again.attach(back, SYSTEM, { tournament: again.version });
    await ports.settle();
    expect(back.last('tournament')?.view.people.map(({ name }) => name)).toContain('Guest 1');
    expect(again.tournament.players.get('p1')!.name).toBe('Guest 1');
    // What the old room still has in memory is not stored.
    await expect(room.do(SYSTEM, 'too-late-for-this', { type: 'hand-for-hand', on: true })).rejects.toThrow();
    await again.hold(SYSTEM, { type: 'table', key: 'go-on-please', do: 'go-on' });
    await ports.until(() => [...again.tournament.tables.values()][0]!.handsPlayed === 4);
    expect(await wrongIn(store)).toEqual([]);
    await rooms.close();
  });

  /** A store whose rewrites take a while. */
  class Slow extends MemoryStore {
    readonly waiting: (() => void)[] = [];
    override async rewrite(rewrite: Parameters<MemoryStore['rewrite']>[0]) {
      this.rewriting++;
      await new Promise<void>((resolve) => this.waiting.push(resolve));
      this.rewriting--;
      return super.rewrite(rewrite);
    }
    async isRewriting(): Promise<void> {
      while (this.waiting.length === 0) await new Promise((resolve) => setImmediate(resolve));
    }
  }

  test('is in nothing that is looked up and cached meanwhile', async () => {
    const store = new Slow();
    const { rooms, direct } = await roomTournament({ bots: 0, store });
    await direct({ type: 'enter', player: 'p1', name: HER });
    const people = await People.open(store, rooms);
    const forgotten = people.forgetPerson(HER, false);
    await store.isRewriting();
    expect((await tournamentsOf(store)).tournaments[0]!.names).toEqual([HER]);
    store.waiting[0]!();
    await forgotten;
    expect(await store.list('result')).toEqual([]);
    expect((await tournamentsOf(store)).tournaments[0]!.names).toEqual(['Guest 1']);
    expect(await store.list('result')).toHaveLength(1);
  });

  test('a request for the tournament meanwhile gets it as it is afterwards', async () => {
    const store = new Slow();
    const { rooms, direct } = await roomTournament({ bots: 0, store });
    await direct({ type: 'expect', player: 'p1', name: HER });
    const people = await People.open(store, rooms);
    const forgotten = people.forgetPerson(HER, false);
    const asked = (async () => {
      await store.isRewriting();
      const room = rooms.room('tournament');
      store.waiting[0]!();
      return (await room)!.tournament.players.get('p1')!.name;
    })();
    expect(await forgotten).toMatchObject({ ok: true });
    expect(await asked).toBe('Guest 1');
  });
});

describe('a deleted tournament', () => {
  test('is gone with everything about it, its screens are told, and the others stay', async () => {
    const site = await open();
    const { id, director, code } = await site.tournament({ name: 'Quizzical night' });
    const stays = await site.tournament();
    const guest = await site.joined(code, 'Ann');
    await director.post(`/api/tournaments/${id}/invites`, { to: 'display' });
    await did(director.command(id, { type: 'enter', player: guest.player, name: 'Ann' }));
    await did(
      director.put('/api/season', { formula: 'places', dropWorst: 0, counts: { [id]: false }, same: [] }),
    );
    await did(stays.director.get('/api/site/results'));
    expect((await guest.delete(`/api/tournaments/${id}`)).status).toBe(403);
    expect((await stays.director.delete(`/api/tournaments/${id}`)).status).toBe(401);
    const lines = [await director.hello(id), await guest.hello(id)];
    await did(director.delete(`/api/tournaments/${id}`));
    for (const line of lines)
      expect(await line.closed).toEqual({ code: DELETED, reason: 'the tournament was deleted' });
    expect((await guest.get(`/api/tournaments/${id}`)).status).toBe(401);
    expect((await site.device().post('/api/join', { code, name: 'Bob' })).body.code).toBe('no-such-code');
    expect((await stays.director.get('/api/site/roster')).body.roster).toEqual([]);
    expect((await stays.director.get(`/api/tournaments/${stays.id}`)).status).toBe(200);
    expect(filesWith(site, id)).toEqual([]);
    await did(stays.director.put('/api/site/last-plan', { 'last-plan': null }));
    expect(await site.store.answerTo(id, 'x')).toBeNull();
    await site.running.close();
    const store = LibsqlStore.open(site.file);
    expect((await store.streams('')).map(({ stream }) => stream)).toEqual([`tournament/${stays.id}`]);
    await store.close();
    expect(filesWith(site, 'Quizzical')).toEqual([]);
  });

  test('takes its hands and shuffles with it', async () => {
    const { ports, rooms, room, store, direct } = await roomTournament({ bots: 4 });
    for (const command of startCommands('dealt')) await direct(command);
    await ports.until(() => [...room.tournament.tables.values()][0]!.handsPlayed === 2);
    const people = await People.open(store, rooms);
    expect((await store.list('shuffle')).length).toBeGreaterThan(1);
    expect(await people.deleteTournament('tournament')).toEqual({ ok: true, value: null });
    expect(await store.streams('')).toEqual([]);
    for (const kind of ['shuffle', 'room', 'door', 'device', 'invite', 'result'])
      expect(await store.list(kind)).toEqual([]);
    expect(await rooms.room('tournament')).toBeNull();
    expect(await people.deleteTournament('tournament')).toMatchObject({
      denial: { code: 'no-such-tournament' },
    });
  });
});
