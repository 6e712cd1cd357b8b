import { beforeEach, describe, expect, test } from 'vitest';
import { SYSTEM } from '../../room/actor.ts';
import { findRulebook } from '../../rulebooks/index.ts';
import { MemoryStore } from '../../store/memory-store.ts';
import { FakeRooms } from '../../testing/fake-rooms.ts';
import { hashOf, nameOf } from './codes.ts';
import { CODE_MS, MOST_CODES } from './inviting.ts';
import type { Outcome } from './outcome.ts';
import { People } from './people.ts';
import type { Joined, Membership } from './register.ts';

let store: MemoryStore;
let rooms: FakeRooms;
let people: People;
let director: string;
let now: number;

const device = ({ token }: { token: string | null }): string => hashOf(token!);
const value = <T>(outcome: Outcome<T>): T => {
  if (!outcome.ok) throw new Error(outcome.denial.message);
  return outcome.value;
};
const why = (outcome: Outcome<unknown>): string | null => (outcome.ok ? null : outcome.denial.code);
const joinAs = async (name: string, from: string | null = null): Promise<Joined> =>
  value(await people.join(from, { code: people.door('friday')!.code }, { name }));
const use = (code: string, on: string | null = null) => people.join(on, { code });
const room = async () => (await rooms.room('friday'))!;
const roles = () => people.members('friday').map(({ role }) => role);

const TV: Membership = { role: 'display', player: null, powers: [] };
const DIRECTOR: Membership = { role: 'director', player: null, powers: [] };
const seatOf = (player: string): Membership => ({ role: 'player', player, powers: [] });

beforeEach(async () => {
  store = new MemoryStore();
  rooms = new FakeRooms(store);
  now = 1_000_000;
  people = await People.open(store, rooms, () => now);
  await rooms.create('friday', 'Friday', findRulebook('homepokertourney')!, { kind: 'live', bots: 0 });
  director = device(await people.createTournament(null, 'friday', false));
});

describe('an invite', () => {
  test.each(['director', 'display', 'spectator', 'assistant'] as const)('makes a %s', async (role) => {
    const { code } = await people.invite('friday', { role, player: null, powers: [] });
    expect(value(await use(code)).member?.who).toMatchObject({ role, player: null });
  });

  test('is six characters to type, or the same as a link: whichever is used first', async () => {
    for (const which of ['typed', 'code'] as const) {
      const invite = await people.invite('friday', TV);
      expect(invite.typed).toMatch(/^[A-HJ-NP-Z2-9]{6}$/);
      expect(invite.code).toMatch(/^[A-Za-z0-9_-]{24}$/);
      value(await use(which === 'typed' ? ` ${invite.typed!.toLowerCase()} ` : invite.code));
      for (const code of [invite.typed!, invite.code]) expect(why(await use(code))).toBe('no-such-code');
    }
    expect(roles()).toEqual(['director', 'display', 'display']);
  });

  test('makes a member of one of two devices that use it at the same moment', async () => {
    const { code, typed } = await people.invite('friday', TV);
    const both = await Promise.all([use(code), use(typed!)]);
    expect(both.map(why)).toEqual([null, 'no-such-code']);
  });

  test('is good for 15 minutes', async () => {
    const [one, other] = [await people.invite('friday', TV), await people.invite('friday', TV)];
    expect(one.until).toBe(now + 15 * 60_000);
    now += CODE_MS - 1;
    value(await use(one.code));
    now += 1;
    expect(await people.behind(other.code)).toBeNull();
    expect(why(await use(other.code))).toBe('no-such-code');
    expect(people.invitesTo('friday')).toEqual([]);
  });

  test('of an earlier version, which had no end, has ended; a link of the season has none', async () => {
    await store.put('invite', hashOf('an-old-director-link'), {
      ...DIRECTOR,
      tournament: 'friday',
      once: true,
    });
    people = await People.open(store, rooms, () => now);
    expect(why(await use('an-old-director-link'))).toBe('no-such-code');
    const { code } = await people.linkFor('friday', { ...TV, role: 'spectator' });
    now += 1000 * CODE_MS;
    for (let at = 0; at < 2; at++) value(await use(code));
    await people.invite('friday', TV);
    expect((await store.list('invite')).map(({ id }) => id)).not.toContain(hashOf('an-old-director-link'));
  });

  test('is one of at most 20 on the site: the oldest gives way, and codes that ended are not stored', async () => {
    const invites = [];
    for (let at = 0; at < MOST_CODES + 1; at++, now++) invites.push(await people.invite('friday', TV));
    expect(people.invitesTo('friday')).toHaveLength(MOST_CODES);
    expect(why(await use(invites[0]!.code))).toBe('no-such-code');
    value(await use(invites[1]!.code));
    now += CODE_MS;
    await people.invite('friday', TV);
    expect(await store.list('invite')).toHaveLength(1);
  });

  test('is stored as hashes: nobody gets in with a copy of the store', async () => {
    const { code, typed } = await people.invite('friday', TV);
    const kept = JSON.stringify(await store.list('invite'));
    expect(kept).not.toContain(code);
    expect(kept).not.toContain(typed);
  });

  test('to an assistant carries their powers', async () => {
    const { code } = await people.invite('friday', { role: 'assistant', player: null, powers: ['clock'] });
    expect(value(await use(code)).member?.powers).toEqual(['clock']);
  });

  test('to a table makes a phone that lies there, and is nobody', async () => {
    const { code } = await people.invite('friday', { ...TV, role: 'spectator', remote: '2' });
    expect(value(await use(code)).member?.who).toMatchObject({
      role: 'spectator',
      player: null,
      remote: '2',
    });
    expect(people.members('friday').at(-1)).toMatchObject({ remote: '2' });
  });

  test('can be revoked', async () => {
    const { id, code, until } = await people.invite('friday', TV);
    expect(people.invitesTo('friday')).toEqual([{ id, ...TV, remote: null, until }]);
    value(await people.revokeInvite('friday', id));
    expect(why(await use(code))).toBe('no-such-code');
    expect(why(await people.revokeInvite('friday', id))).toBe('no-such-invite');
  });

  test('never lowers anybody’s role', async () => {
    value(await use((await people.invite('friday', TV)).code, director));
    expect(people.member(director, 'friday')?.who.role).toBe('director');
  });
});

describe('a player’s own second phone', () => {
  test('has the seat once it takes it, and not before', async () => {
    const ann = await joinAs('Ann');
    const { player, device: name } = ann.member!.who;
    const { typed } = await people.invite('friday', seatOf(player!), name);
    expect(people.member(device(ann), 'friday')?.who.player).toBe(player);
    const phone = value(await use(typed!));
    expect(phone.member?.who.player).toBe(player);
    expect(people.member(device(ann), 'friday')).toBeNull();
  });

  test('takes only the seat from a director who plays', async () => {
    const dora = await joinAs('Dora', director);
    const { player, device: name } = dora.member!.who;
    value(await use((await people.invite('friday', seatOf(player!), name)).code));
    expect(people.member(director, 'friday')?.who).toMatchObject({ role: 'director', player: null });
  });

  test('has one code at a time: asking again voids the one before, and no player crowds out other codes', async () => {
    const tv = await people.invite('friday', TV, nameOf(director));
    const { player, device: name } = (await joinAs('Ann')).member!.who;
    const first = await people.invite('friday', seatOf(player!), name);
    for (let at = 0; at < 2 * MOST_CODES; at++) await people.invite('friday', seatOf(player!), name);
    expect(why(await use(first.code))).toBe('no-such-code');
    expect(people.invitesTo('friday')).toHaveLength(2);
    value(await use(tv.code));
  });

  test('a seat of somebody who is off the list is nobody’s', async () => {
    await (await room()).do(SYSTEM, 'expect-ann', { type: 'expect', player: 'ann', name: 'Ann' });
    const { code } = await people.invite('friday', seatOf('ann'));
    await (await room()).do(SYSTEM, 'excuse-ann', { type: 'excuse', player: 'ann' });
    expect(why(await use(code))).toBe('no-such-player');
  });
});

describe('a removed device does not come back by a code it made', () => {
  test('of a player: the code for their own seat is void, and void it stays', async () => {
    const { player, device: name } = (await joinAs('Ann')).member!.who;
    const { code, typed } = await people.invite('friday', seatOf(player!), name);
    value(await people.revoke('friday', name));
    for (const given of [code, typed!]) expect(why(await use(given))).toBe('no-such-code');
    expect(people.invitesTo('friday')).toEqual([]);
  });

  test('of a phone whose seat the director gave to another one', async () => {
    const thief = await joinAs('Ann');
    const { player, device: name } = thief.member!.who;
    const { code } = await people.invite('friday', seatOf(player!), name);
    const ann = await joinAs('Ann');
    value(await people.approve('friday', ann.waiting!.id, true));
    expect(people.member(device(ann), 'friday')?.who.player).toBe(player);
    expect(why(await use(code, device(thief)))).toBe('no-such-code');
  });

  test('of a director: every code they made is void', async () => {
    const second = value(await use((await people.invite('friday', DIRECTOR)).code));
    const name = second.member!.who.device;
    const { code } = await people.invite('friday', DIRECTOR, name);
    value(await people.revoke('friday', name));
    expect(why(await use(code, device(second)))).toBe('no-such-code');
    // Somebody who sent that request a moment too early made nothing either.
    expect(why(await use((await people.invite('friday', DIRECTOR, name)).code))).toBe('no-such-code');
  });
});

describe('the device list', () => {
  test('has a label of its own or the director’s, which stays', async () => {
    const joined = value(
      await people.join(null, { code: people.door('friday')!.code }, { name: 'Ann', label: 'iPhone' }),
    );
    const name = joined.member!.who.device;
    const label = () => people.members('friday').find((each) => each.device === name)?.label;
    expect(label()).toBe('iPhone');
    value(await people.changeDevice('friday', name, { label: 'Ann’s phone' }));
    value(
      await people.join(
        device(joined),
        { code: (await people.invite('friday', TV)).code },
        { label: 'iPad' },
      ),
    );
    expect(label()).toBe('Ann’s phone');
  });

  test('lets the director give an assistant more or fewer powers, and no TV any', async () => {
    const { code } = await people.invite('friday', { role: 'assistant', player: null, powers: [] });
    const helper = value(await use(code));
    value(await people.changeDevice('friday', helper.member!.who.device, { powers: ['clock', 'bank'] }));
    expect(people.member(device(helper), 'friday')?.powers).toEqual(['clock', 'bank']);
    const tv = value(await use((await people.invite('friday', TV)).code)).member!.who.device;
    expect(why(await people.changeDevice('friday', tv, { powers: ['clock'] }))).toBe('no-assistant');
    expect(why(await people.changeDevice('friday', '0123456789abcdef', {}))).toBe('no-such-device');
  });

  test('makes a player a helper with their seat, and a player again', async () => {
    const ann = await joinAs('Ann');
    const { device: name, player } = ann.member!.who;
    const now = () => people.member(device(ann), 'friday');
    value(await people.changeDevice('friday', name, { powers: ['clock'] }));
    expect(now()).toMatchObject({ who: { role: 'assistant', player }, powers: ['clock'] });
    value(await people.changeDevice('friday', name, { powers: [] }));
    expect(now()).toMatchObject({ who: { role: 'player', player }, powers: [] });
  });

  test('gives a phone another seat, if no other phone has it', async () => {
    const [ann, bob] = [await joinAs('Ann'), await joinAs('Bob')];
    const { device: name } = ann.member!.who;
    const taken = await people.changeDevice('friday', name, { player: bob.member!.who.player! });
    expect(why(taken)).toBe('seat-has-phone');
    value(await people.revoke('friday', bob.member!.who.device));
    value(await people.changeDevice('friday', name, { player: bob.member!.who.player! }));
    expect(people.member(device(ann), 'friday')?.who.player).toBe(bob.member!.who.player);
  });

  test('lets the director remove a phone, and its sockets are told', async () => {
    const ann = await joinAs('Ann');
    const told: string[] = [];
    people.watch((who, tournament) => told.push(`${who} ${tournament}`));
    value(await people.revoke('friday', ann.member!.who.device));
    expect(people.deviceOf(ann.token!)).toBeNull();
    expect(told).toEqual([`${device(ann)} friday`]);
  });

  test('always has a director: of two who remove each other, one stays', async () => {
    expect(why(await people.revoke('friday', nameOf(director)))).toBe('director-stays');
    const { who } = value(await use((await people.addDirector('friday'))!.code)).member!;
    const both = await Promise.all([
      people.revoke('friday', who.device),
      people.revoke('friday', nameOf(director)),
    ]);
    expect(both.map(why)).toEqual([null, 'director-stays']);
    expect(roles()).toEqual(['director']);
  });
});

describe('a link for a host who lost access', () => {
  test('adds a director and signs nobody out', async () => {
    const { member } = await joinAs('Dora', director);
    const link = (await people.addDirector('friday'))!;
    value(await use(link.code));
    expect(roles()).toEqual(['director', 'director']);
    expect(people.member(director, 'friday')?.who).toEqual(member!.who);
    expect(why(await use(link.code))).toBe('no-such-code');
    expect(await people.addDirector('monday')).toBeNull();
  });

  test('gives an imported tournament a director and a code for the TV', async () => {
    await rooms.create('old', 'Old', findRulebook('tda')!, { kind: 'live', bots: 0 });
    expect(people.door('old')).toBeNull();
    const link = await people.addDirector('old');
    expect(value(await use(link!.code)).member?.who.role).toBe('director');
    expect(people.door('old')?.code).toMatch(/^[A-Z2-9]{6}$/);
  });
});

describe('a screen without a keyboard', () => {
  const shown = async (on: string | null = null, from = 'home') =>
    value(await people.showScreen(on, 'LG TV', from));

  test('shows a code, and is a TV once a director has typed it', async () => {
    const { code, until, token } = await shown();
    expect(code).toMatch(/^[A-HJ-NP-Z2-9]{6}$/);
    expect(until).toBe(now + CODE_MS);
    const tv = people.deviceOf(token!);
    expect(people.shownOn(tv)).toEqual([]);
    value(await people.claimScreen('friday', ` ${code.toLowerCase()}`));
    expect(people.shownOn(tv)[0]).toBe('friday');
    expect(people.members('friday').at(-1)).toMatchObject({ role: 'display', label: 'LG TV' });
  });

  test('is claimed once, also by two directors at the same moment', async () => {
    await rooms.create('sunday', 'Sunday', findRulebook('tda')!, { kind: 'live', bots: 0 });
    await people.createTournament(null, 'sunday', false);
    const { code, token } = await shown();
    const both = await Promise.all([people.claimScreen('friday', code), people.claimScreen('sunday', code)]);
    expect(both.map(why)).toEqual([null, 'no-such-screen']);
    expect(people.tournamentsOf(people.deviceOf(token!))).toEqual(['friday']);
    expect(why(await people.claimScreen('friday', code))).toBe('no-such-screen');
  });

  test('has a code for 15 minutes, and its old one is void when it asks for another', async () => {
    const first = await shown();
    const second = await shown(people.deviceOf(first.token!));
    expect(second.token).toBeNull();
    expect(why(await people.claimScreen('friday', first.code))).toBe('no-such-screen');
    now += CODE_MS;
    expect(why(await people.claimScreen('friday', second.code))).toBe('no-such-screen');
  });

  test('lets nobody in by itself: its code is no code at the door', async () => {
    const { code } = await shown();
    expect(await people.behind(code)).toBeNull();
    expect(why(await use(code))).toBe('no-such-code');
  });

  test('of somebody who is in already keeps what they are, and shows the tournament all the same', async () => {
    const { code } = await shown(director);
    value(await people.claimScreen('friday', code));
    expect(people.member(director, 'friday')?.who.role).toBe('director');
    expect(people.shownOn(director)).toEqual(['friday']);
  });

  test('that was removed shows nothing', async () => {
    const { code, token } = await shown();
    value(await people.claimScreen('friday', code));
    const tv = people.deviceOf(token!)!;
    value(await people.revoke('friday', nameOf(tv)));
    expect(people.shownOn(tv)).toEqual([]);
  });

  test('is one of at most 20 that wait, a network has its share, and a crowd shuts nobody out', async () => {
    for (let at = 0; at < 12; at++) await shown(null, 'one');
    expect(why(await people.showScreen(null, '', 'one'))).toBe('too-many-waiting');
    for (let at = 0; at < 8; at++) await shown(null, 'another');
    const { code } = await shown(null, 'home');
    expect(await store.list('screen')).toHaveLength(20);
    value(await people.claimScreen('friday', code));
    now += CODE_MS;
    await shown();
    expect(await store.list('screen')).toHaveLength(1);
  });

  test('is stored without its code, known after a restart, and goes with its tournament', async () => {
    const { code, token } = await shown();
    expect(JSON.stringify(await store.list('screen'))).not.toContain(code);
    people = await People.open(store, rooms, () => now);
    expect(people.deviceOf(token!)).not.toBeNull();
    value(await people.claimScreen('friday', code));
    value(await people.deleteTournament('friday'));
    expect(await store.list('screen')).toEqual([]);
    expect(people.deviceOf(token!)).toBeNull();
  });
});

describe('at the address of a tournament', () => {
  const ask = (name: string | undefined, watch = false, on: string | null = null) =>
    people.join(on, { tournament: 'friday' }, { name, watch });

  test('the director is always asked, also about a name on the list', async () => {
    await (await room()).do(SYSTEM, 'expect-ann', { type: 'expect', player: 'ann', name: 'Ann' });
    expect(value(await ask('Ann'))).toMatchObject({
      member: null,
      waiting: { name: 'Ann', player: 'ann', moves: false, watches: false },
    });
    expect(value(await ask('Zed')).waiting).toMatchObject({ name: 'Zed', player: null });
    expect((await room()).tournament.players.size).toBe(1);
    expect(why(await ask(undefined))).toBe('name-needed');
    const nowhere = await people.join(null, { tournament: 'monday' }, { name: 'Ann' });
    expect(why(nowhere)).toBe('no-such-tournament');
  });

  test('somebody who wants to watch waits too, and comes in as a spectator', async () => {
    const zed = value(await ask('Zed', true));
    expect(zed.waiting).toMatchObject({ watches: true, player: null });
    value(await people.approve('friday', zed.waiting!.id));
    expect(people.member(device(zed), 'friday')?.who).toMatchObject({ role: 'spectator', player: null });
  });

  test('a member is told what they are, and asking to play as well leaves them that', async () => {
    expect(value(await ask('Dora', false, director)).member?.who.role).toBe('director');
    const spectator = value(await use((await people.invite('friday', { ...TV, role: 'spectator' })).code));
    const asked = value(await ask('Zed', false, device(spectator)));
    expect(asked).toMatchObject({ member: { who: { role: 'spectator' } }, waiting: { name: 'Zed' } });
  });

  test('to watch with the code on the TV needs no name and no director', async () => {
    const code = people.door('friday')!.code;
    const joined = value(await people.join(null, { code }, { watch: true }));
    expect(joined.member?.who).toMatchObject({ role: 'spectator', player: null });
  });
});

describe('who is waiting', () => {
  beforeEach(() => people.setApproval('friday', true));

  test('is let in all together, but for those whose seat another phone has', async () => {
    await people.setApproval('friday', false);
    const ann = await joinAs('Ann');
    await people.setApproval('friday', true);
    const [other, bob, again] = [await joinAs('Ann'), await joinAs('Bob'), await joinAs('Bob')];
    value(await people.approveAll('friday'));
    expect(people.member(device(bob), 'friday')?.who.role).toBe('player');
    expect(people.door('friday')!.waiting.map(({ name, moves }) => [name, moves])).toEqual([
      ['Ann', true],
      ['Bob', true],
    ]);
    value(await people.approve('friday', other.waiting!.id, true));
    expect(people.member(device(ann), 'friday')).toBeNull();
    expect(why(await people.approve('friday', again.waiting!.id))).toBe('seat-claimed');
  });

  test('and cannot come in keeps nobody else out', async () => {
    const zed = await joinAs('Zed');
    const bob = await joinAs('Bob');
    const played = await room();
    const done = played.do.bind(played);
    played.do = async (who, key, command) =>
      command.type === 'expect' && command.name === 'Zed'
        ? { type: 'refused', key, code: 'over', rule: null, message: 'no' }
        : done(who, key, command);
    value(await people.approveAll('friday'));
    expect(people.member(device(bob), 'friday')?.who.role).toBe('player');
    expect(people.waitingOf(device(zed))).toHaveLength(1);
    expect(why(await people.approveAll('friday'))).toBe('over');
  });

  test('is told at once to those who watch the door', async () => {
    const told: string[][] = [];
    people.watchDoors((id) => told.push(people.door(id)!.waiting.map(({ name }) => name)));
    const ann = await joinAs('Ann');
    value(await people.decline('friday', ann.waiting!.id));
    expect(told).toEqual([['Ann'], []]);
  });

  test('as a player who was taken off the list meanwhile comes in as a new one', async () => {
    await (await room()).do(SYSTEM, 'expect-ann', { type: 'expect', player: 'ann', name: 'Ann' });
    const ann = await joinAs('Ann');
    await (await room()).do(SYSTEM, 'excuse-ann', { type: 'excuse', player: 'ann' });
    value(await people.approve('friday', ann.waiting!.id));
    const { player } = people.member(device(ann), 'friday')!.who;
    expect((await room()).tournament.players.get(player!)?.name).toBe('Ann');
  });
});
