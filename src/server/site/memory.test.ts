import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { findFile } from '../../rulebooks/index.ts';
import { type Phone, TestSite } from '../../testing/test-site.ts';
import { RATES } from '../http/limits.ts';

const CASE = [
  { value: 25, count: 200 },
  { value: 100, count: 100 },
];
const COLORS = [
  { value: 25, color: 'green' },
  { value: 100, color: 'black' },
];
const rosterOf = async (phone: Phone) => (await phone.get('/api/site/roster')).body.roster;

describe('a site remembers', () => {
  test('who came, from every tournament, once, and nobody who only said they would', async () => {
    const site = await TestSite.open();
    const { id, director, code } = await site.tournament();
    await site.joined(code, 'Zoe');
    for (const name of ['Ann', 'Bob'])
      await director.command(id, { type: 'enter', player: name.toLowerCase(), name });
    expect(await rosterOf(director)).toEqual([{ name: 'Ann' }, { name: 'Bob' }]);
    const next = await site.tournament();
    await next.director.command(next.id, { type: 'enter', player: 'x', name: 'ann ' });
    await next.director.command(next.id, { type: 'enter', player: 'y', name: 'Cy' });
    expect(await rosterOf(director)).toHaveLength(3);
  });

  test('the most frequent guests first', async () => {
    const site = await TestSite.open();
    for (const names of [
      ['Ann', 'Bob'],
      ['Bob', 'Cy'],
      ['Cy', 'Bob'],
    ]) {
      const { id, director } = await site.tournament();
      for (const name of names)
        await director.command(id, { type: 'enter', player: name.toLowerCase(), name });
    }
    const { director } = await site.tournament();
    expect(await rosterOf(director)).toEqual([{ name: 'Bob' }, { name: 'Cy' }, { name: 'Ann' }]);
  });

  test('what was written by hand, and people who were struck off stay off', async () => {
    const site = await TestSite.open();
    const { id, director } = await site.tournament();
    for (const name of ['Ann', 'Bob'])
      await director.command(id, { type: 'enter', player: name.toLowerCase(), name });
    await director.put('/api/site/roster', { roster: [{ name: 'Ann', note: 'left-handed' }] });
    await director.command(id, { type: 'enter', player: 'cy', name: 'Cy' });
    expect(await rosterOf(director)).toEqual([{ name: 'Ann', note: 'left-handed' }, { name: 'Cy' }]);
    await director.put('/api/site/roster', { roster: [{ name: 'Bob' }] });
    expect(await rosterOf(director)).toEqual([{ name: 'Bob' }]);
  });

  test('people who were struck off as a hash and not by name, also in a file from before', async () => {
    const site = await TestSite.open();
    const { id, director } = await site.tournament();
    for (const name of ['Ann', 'Bob'])
      await director.command(id, { type: 'enter', player: name.toLowerCase(), name });
    await director.put('/api/site/roster', { roster: [{ name: 'Ann' }] });
    const struck = async () => (await site.store.get('site', 'struck')) as string[];
    expect(await struck()).toEqual([createHash('sha256').update('bob').digest('hex')]);
    await site.store.put('site', 'struck', ['bob']);
    expect(await rosterOf(director)).toEqual([{ name: 'Ann' }]);
    expect(await struck()).toEqual([createHash('sha256').update('bob').digest('hex')]);
  });

  test('its chips with their colors and the last plan, when a tournament is created', async () => {
    const site = await TestSite.open();
    const plan = { players: 6, minutes: 150, chips: CASE };
    const made = {
      plan,
      choices: { tournament: { chips: COLORS } },
      when: '2026-11-19T19:30',
      place: 'Mia’s',
    };
    const { director } = await site.tournament(made);
    expect((await director.get('/api/site/chip-case')).body['chip-case']).toEqual([
      { value: 25, count: 200, color: 'green' },
      { value: 100, count: 100, color: 'black' },
    ]);
    const last = (await director.get('/api/site/last-plan')).body['last-plan'];
    expect(last).toMatchObject({ name: 'Friday', rulebook: 'homepokertourney', ...made });
    // The next tournament is one request away.
    const again = await director.post('/api/tournaments', last);
    expect(again.status).toBe(201);
    expect((await site.rooms.room(again.body.tournament))!.tournament.rulebook.tournament.chips.use).toEqual(
      COLORS,
    );
  });

  test('for people who direct here alone', async () => {
    const site = await TestSite.open();
    const { code } = await site.tournament();
    const guest = await site.joined(code, 'Ann');
    for (const phone of [guest, site.device().elsewhere()])
      for (const what of ['roster', 'chip-case', 'presets', 'last-plan', 'results'])
        expect((await phone.get(`/api/site/${what}`)).body.code).toBe('not-a-member');
  });
});

describe('an invitation', () => {
  const open = async (changes: object = {}) => {
    const site = await TestSite.open();
    const made = await site.tournament({ when: '2026-11-19T19:30', place: 'Mia’s', ...changes });
    const look = async (phone: Phone, code = made.code) =>
      (await phone.post('/api/invitation', { code })).body;
    return { site, ...made, look };
  };

  test('[late-forfeit-deadline] says until when latecomers get in: the level, and once it is over that they do not', async () => {
    const { site, id, director, look } = await open();
    for (const name of ['Ann', 'Bob', 'Cy'])
      await director.command(id, { type: 'enter', player: name.toLowerCase(), name, here: true });
    await director.command(id, { type: 'draw-seats' });
    await director.command(id, { type: 'start' });
    await director.command(id, { type: 'clock', do: 'stop', why: 'pause' });
    const guest = site.device().elsewhere();
    expect((await look(guest)).late).toEqual({ open: true, untilLevel: 2, afterMinutes: null });
    // The first hand of that level may still be ahead.
    await director.command(id, { type: 'clock', do: 'next' });
    expect((await look(guest)).late).toMatchObject({ open: true });
    await director.command(id, { type: 'clock', do: 'next' });
    expect((await look(guest)).late).toMatchObject({ open: false });
  });

  test('says what it is about and who is coming, to anyone with the link', async () => {
    const { site, id, director, code, look } = await open();
    await director.command(id, { type: 'expect', player: 'bob', name: 'Bob' });
    expect(await look(site.device().elsewhere())).toEqual({
      tournament: id,
      name: 'Friday',
      host: null,
      dealt: false,
      both: false,
      online: null,
      phase: 'open',
      when: '2026-11-19T19:30',
      place: 'Mia’s',
      rulebook: { name: 'HomePokerTourney', words: findFile('homepokertourney')!.words },
      price: 2500,
      currency: { symbol: '$', side: 'before' },
      rebuys: true,
      usualStakes: true,
      minimumAge: null,
      late: { open: true, untilLevel: 2, afterMinutes: 20 },
      coming: { count: 1, names: ['Bob'] },
      cannot: 0,
      me: null,
      waiting: false,
    });
    const { body } = await director.get(`/api/tournaments/${id}/invitation`);
    expect(body).toMatchObject({ joinCode: code, link: expect.stringMatching(/\/i\/[\w-]{24}$/) });
    expect((await look(site.device().elsewhere(), body.link.split('/').at(-1))).name).toBe('Friday');
    expect((await look(site.device(), 'WRONG2')).code).toBe('no-such-invitation');
  });

  test('yes puts a guest on the list, no takes them off, and they may change their mind', async () => {
    const { site, id, director, code, look } = await open();
    const ann = await site.joined(code, 'Ann');
    expect(await look(ann)).toMatchObject({ me: 'Ann', coming: { count: 1, names: ['Ann'] } });
    expect((await ann.post('/api/invitation/cannot', { code })).status).toBe(200);
    expect(await look(ann)).toMatchObject({ me: null, coming: { count: 0 }, cannot: 1 });
    expect((await ann.get(`/api/tournaments/${id}`)).status).toBe(401);
    expect((await director.get(`/api/tournaments/${id}/invitation`)).body.cannot).toEqual(['Ann']);
    expect((await ann.post('/api/join', { code, name: 'Ann' })).status).toBe(200);
    expect(await look(ann)).toMatchObject({ me: 'Ann', coming: { count: 1 }, cannot: 0 });
  });

  test('somebody else’s no takes nobody off, and needs a name', async () => {
    const { site, code, look } = await open();
    const ann = await site.joined(code, 'Ann');
    const stranger = site.device().elsewhere();
    expect((await stranger.post('/api/invitation/cannot', { code })).body.code).toBe('name-needed');
    await stranger.post('/api/invitation/cannot', { code, name: 'Ann' });
    expect(await look(ann)).toMatchObject({ me: 'Ann', coming: { count: 1 } });
  });

  test('a player who has bought in cannot be excused by a tap, and a director who plays stays director', async () => {
    const { site, id, director, code } = await open();
    const ann = await site.joined(code, 'Ann');
    await director.command(id, { type: 'enter', player: ann.player, name: 'Ann' });
    expect((await ann.post('/api/invitation/cannot', { code })).body.code).toBe('already-entered');
    await director.post('/api/join', { code, name: 'Host' });
    await director.post('/api/invitation/cannot', { code });
    expect((await director.get(`/api/tournaments/${id}`)).body).toMatchObject({
      role: 'director',
      player: null,
    });
  });

  test('where guests wait for the director, they learn no names and wait; no ends the waiting', async () => {
    const { site, id, director, code, look } = await open({ approval: true });
    await director.command(id, { type: 'expect', player: 'bob', name: 'Bob' });
    const ann = await site.joined(code, 'Ann');
    expect(await look(ann)).toMatchObject({ coming: { count: 1, names: null }, me: null, waiting: true });
    expect((await ann.post('/api/invitation/cannot', { code })).status).toBe(200);
    expect((await director.get(`/api/tournaments/${id}/people`)).body.door.waiting).toEqual([]);
  });

  test('its date and place are the director’s to change, and its list theirs to see', async () => {
    const { site, id, director, code, look } = await open();
    const ann = await site.joined(code, 'Ann');
    const later = { host: 'Mia', when: '2026-11-20T20:00', place: null };
    expect((await ann.put(`/api/tournaments/${id}/invitation`, later)).status).toBe(403);
    expect((await ann.get(`/api/tournaments/${id}/invitation`)).status).toBe(403);
    expect((await director.put(`/api/tournaments/${id}/invitation`, later)).status).toBe(200);
    expect(await look(ann)).toMatchObject(later);
  });

  test('all who answer at the same moment are noted', async () => {
    const { site, id, director, code } = await open();
    const names = ['Ann', 'Bob', 'Cy', 'Dan'];
    await Promise.all(names.map((name) => site.device().post('/api/invitation/cannot', { code, name })));
    const { body } = await director.get(`/api/tournaments/${id}/invitation`);
    expect([...body.cannot].sort()).toEqual(names);
  });

  test('guesses are counted with those at the door', async () => {
    const { site } = await open();
    const guesser = site.device().elsewhere();
    const codes: string[] = [];
    for (let at = 0; at < RATES.joins.burst + 5; at++)
      codes.push((await guesser.post('/api/invitation', { code: 'WRONG2' })).body.code);
    expect(codes.at(-1)).toBe('too-fast');
  });
});
