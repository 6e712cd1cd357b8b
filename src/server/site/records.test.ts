import { describe, expect, test } from 'vitest';
import type { HandEvent } from '../../engine/record/events.ts';
import { EngineTournament } from '../../testing/engine-tournament.ts';
import { TestSite } from '../../testing/test-site.ts';
import { hashOf } from '../people/codes.ts';

/** A dealt tournament of three in the store, with one hand played, and a device for Ann's seat. */
async function dealtTournament() {
  const site = await TestSite.open();
  const { id, director, code } = await site.tournament();
  const engine = new EngineTournament('homepokertourney').enter('Ann', 'Bob', 'Cy');
  engine.do({ type: 'draw-seats', kind: 'dealt' }).do({ type: 'start' });
  const played = engine.deal('1');
  const unfinished: HandEvent[] = [...played.events];
  // Everybody folds to the last one: nobody's cards are shown.
  for (let at = 0; at < 2; at++) {
    const seat = played.hand.seats[played.hand.actor]!;
    expect(played.do({ type: 'act', seat, action: 'fold' })).toBeNull();
  }
  while (played.events.at(-1)!.type !== 'ended') expect(played.do({ type: 'proceed' })).toBeNull();
  const asWritten = (events: readonly { type: string }[]) =>
    events.map((event) => ({ type: event.type, data: event }));
  const write = (hand: readonly HandEvent[], number: number) =>
    site.store.append({
      streams: [{ stream: `hand/${id}/1/${number}`, expected: 0, events: asWritten(hand) }],
    });
  const room = (await site.rooms.room(id))!;
  room.history = { ...engine.history, tournament: { ...engine.tournament, id } };
  await site.store.append({
    streams: [{ stream: `tournament/${id}`, expected: 1, events: asWritten(engine.events.slice(1)) }],
  });
  await write(played.events, 1);
  await write(unfinished, 2);
  const { body } = await director.post(`/api/tournaments/${id}/invites`, { to: 'seat', player: 'ann' });
  const ann = await site.joined(body.code);
  return { site, id, director, code, ann, engine, played };
}

describe('hands', () => {
  test('are told to each player with the cards they could see', async () => {
    const { site, id, director, ann, engine, played } = await dealtTournament();
    const tv = await site.invited(director, id, { to: 'display' });
    const seat = [...engine.tournament.tables.get('1')!.seats].find(([, player]) => player === 'ann')![0];
    const place = played.hand.placeOf(seat);
    const dealt = played.events.filter((event) => event.type === 'dealt').length;
    expect(dealt).toBe(6);
    const cards = async (who: typeof ann) => {
      const { body } = await who.get(`/api/tournaments/${id}/hands/1/1.phh`);
      return [...body.matchAll(/d dh p(\d+) (\S{4})/g)]
        .filter(([, , cards]) => cards !== '????')
        .map(([, p]) => p);
    };
    expect(await cards(ann)).toEqual([String(place + 1)]);
    expect(await cards(tv)).toEqual([]);
    expect(await cards(director)).toEqual([]);
    const { body } = await ann.get(`/api/tournaments/${id}/hands/1/1.ohh`);
    expect(body.ohh).toMatchObject({ table_name: '1', hero_player_id: seat });
    expect(body.ohh.players.map(({ name }: { name: string }) => name).sort()).toEqual(['Ann', 'Bob', 'Cy']);
  });

  test('are listed, and not told while they are played', async () => {
    const { id, ann } = await dealtTournament();
    const { body } = await ann.get(`/api/tournaments/${id}/hands`);
    expect(body).toMatchObject({ me: 'ann', people: { ann: 'Ann', bob: 'Bob', cy: 'Cy' } });
    expect(body.hands).toMatchObject([{ table: '1', number: 1, pot: 20, allIn: [], showdown: false }]);
    expect(Object.values(body.hands[0].seats).sort()).toEqual(['ann', 'bob', 'cy']);
    for (const [file, code] of [
      ['2.phh', 'hand-in-play'],
      ['2.json', 'hand-in-play'],
      ['9.phh', 'not-found'],
      ['9.json', 'not-found'],
      ['1.exe', 'bad-request'],
    ])
      expect((await ann.get(`/api/tournaments/${id}/hands/1/${file}`)).body.code).toBe(code);
  });
});

describe('a hand to replay', () => {
  test('has its reader’s own cards, and is for members of the tournament', async () => {
    const { site, id, director, ann } = await dealtTournament();
    const path = `/api/tournaments/${id}/hands/1/1.json`;
    const { body } = await ann.get(path);
    expect(body).toMatchObject({ tournament: expect.any(String), table: '1', number: 1 });
    expect(Object.keys(body.holes)).toEqual([String(body.mine)]);
    expect(body.players.find(({ seat }: { seat: number }) => seat === body.mine).name).toBe('Ann');
    expect(body.steps.at(-1).told).toEqual({ is: 'ended' });
    expect((await director.get(path)).body).toMatchObject({ mine: null, holes: {} });
    const stranger = site.device().elsewhere();
    for (const each of [path, `/api/tournaments/${id}/hands`])
      expect((await stranger.get(each)).body.code).toBe('not-a-member');
  });
});

describe('the tournament', () => {
  test('results are for everybody in it, money and the log for the director', async () => {
    const { id, director, ann } = await dealtTournament();
    expect((await ann.get(`/api/tournaments/${id}/results.csv`)).body).toContain('Ann');
    for (const file of ['ledger.csv', 'log.txt']) {
      expect((await ann.get(`/api/tournaments/${id}/${file}`)).body.code).toBe('director-only');
      expect((await director.get(`/api/tournaments/${id}/${file}`)).body).toContain('Ann');
    }
    expect((await ann.get(`/api/tournaments/${id}/log`)).body.code).toBe('director-only');
    const page = (await director.get(`/api/tournaments/${id}/log`)).body;
    expect(page.entries.at(-1)).toMatchObject({ what: 'created', rule: null });
    expect(page.entries.map(({ what }: { what: string }) => what)).not.toContain('began');
    const first = (await director.get(`/api/tournaments/${id}/log?hands=true&before=1`)).body;
    expect(first).toMatchObject({ entries: [{ what: 'created' }], before: null });
    expect((await director.get(`/api/tournaments/${id}/log?before=x`)).status).toBe(400);
    const { headers } = await director.get(`/api/tournaments/${id}/ledger.csv`);
    expect(headers.get('content-type')).toBe('text/csv; charset=utf-8');
  });

  test('a name is never a formula or HTML', async () => {
    const site = await TestSite.open();
    const { id, director, code } = await site.tournament();
    await site.joined(code, '=1+<script>alert(1)</script>');
    const player = site.rooms.list()[0]!.tournament.players.keys().next().value;
    await director.command(id, { type: 'enter', player, name: '=1+<script>', adult: true });
    const { body, headers } = await director.get(`/api/tournaments/${id}/results.csv`);
    expect(body).toContain("'=1+<script>");
    expect(headers.get('content-type')).toMatch(/^text\/csv/);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });
});

describe('what people call themselves', () => {
  test('is tidied wherever it is typed, so that what looks like a name on the list is that name', async () => {
    const site = await TestSite.open();
    const { id, director, code } = await site.tournament({ name: ' Friday\u200b \n night ' });
    await director.command(id, { type: 'expect', player: 'ann', name: 'Ann\u00ad  Lee' });
    const { tournament } = site.rooms.list()[0]!;
    expect([tournament.name, tournament.players.get('ann')!.name]).toEqual(['Friday night', 'Ann Lee']);
    const ann = await site.joined(code, '\u202eANN\u200b LEE');
    expect(ann.player).toBe('ann');
    // The seat is hers now, however somebody else writes it.
    const other = await site.device().post('/api/join', { code, name: 'ann\u3000lee' });
    expect(other.body).toMatchObject({ waiting: true, player: null });
    await director.put('/api/site/roster', { roster: [{ name: 'Bob\u2060 ', note: ' loud\t' }] });
    expect((await director.get('/api/site/roster')).body.roster).toEqual([{ name: 'Bob', note: 'loud' }]);
    const place = { host: null, when: null, place: ' Mia’s \n kitchen' };
    await director.put(`/api/tournaments/${id}/invitation`, place);
    expect((await director.get(`/api/tournaments/${id}/invitation`)).body.place).toBe('Mia’s kitchen');
  });

  test('is refused in a sentence where nobody could read it, by every way in', async () => {
    const site = await TestSite.open();
    const { id, director, code } = await site.tournament();
    const line = await director.hello(id);
    for (const name of ['\u200b\u200b', '\u3164', 'An\0n', '\u001b[2J', 'Ann\ud800', 'x'.repeat(41)]) {
      const answers = await Promise.all([
        site.device().post('/api/join', { code, name }),
        site.device().post('/api/invitation/cannot', { code, name }),
        director.command(id, { type: 'enter', player: 'x', name }),
        director.command(id, { type: 'expect', player: 'x', name }),
        director.put('/api/site/roster', { roster: [{ name }] }),
        director.post('/api/play', { name }),
      ]);
      for (const { status, body } of answers) {
        expect([status, body.code]).toEqual([400, 'bad-request']);
        expect(body.message).toMatch(/name: (has|is) [^\n]+$/);
      }
      const command = { type: 'enter', player: 'x', name };
      expect(await line.ask({ type: 'do', key: 'key-hostile', command })).toMatchObject({
        key: 'key-hostile',
      });
    }
    expect(site.rooms.list()[0]!.tournament.players.size).toBe(0);
  });
});

test('a token never lies in the store as it is', async () => {
  const { site, director, ann } = await dealtTournament();
  const kept = JSON.stringify(await site.store.list('device'));
  for (const { token } of [director, ann]) {
    expect(kept).toContain(hashOf(token!));
    expect(kept).not.toContain(token);
  }
});
