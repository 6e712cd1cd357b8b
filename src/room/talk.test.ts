import { expect, test } from 'vitest';
import type { Said } from '../protocol/frames.ts';
import { roomTournament, TestScreen } from '../testing/room-tournament.ts';
import { type Actor, SYSTEM } from './actor.ts';

class Phone extends TestScreen {
  get heard(): Said[] {
    return this.all('said');
  }
}

const of = (player: string): Actor => ({ device: `phone of ${player}`, role: 'player', player });
const people = ['ann', 'bob', 'cid'] as const;

/** Three players at a dealt table, a hand in play, and the director watching. */
async function table(rulebook: string) {
  const { ports, room, key, direct } = await roomTournament({ bots: 0, rulebook });
  const phones = { ann: new Phone(), bob: new Phone(), cid: new Phone(), host: new Phone() };
  for (const player of people) {
    room.attach(phones[player], of(player), undefined);
    await direct({ type: 'enter', player, name: player.toUpperCase(), adult: true });
  }
  await direct({ type: 'draw-seats', kind: 'dealt' });
  room.attach(phones.host, { ...SYSTEM, device: 'laptop' }, undefined);
  await direct({ type: 'start' });
  const hand = () => phones.host.last('hand');
  await ports.until(() => hand() !== undefined);
  const say = async (who: Actor, text: string) => {
    const answer = room.talk(who, { type: 'say', key: key(), table: '1', text });
    await ports.settle();
    return answer;
  };
  const folds = async () => {
    const { toAct } = hand()!.view;
    const player = room.tournament.tables.get('1')!.seats.get(toAct!)!;
    const { number } = room.tournament.tables.get('1')!.hand!;
    void room.act(of(player), { type: 'act', key: key(), table: '1', hand: number, action: 'fold' });
    await ports.settle();
    return player;
  };
  return { ports, room, phones, say, folds, key };
}

const texts = (phone: Phone): (string | null)[] =>
  phone.heard.filter(({ waits }) => !waits).map(({ text }) => text);

test('[no-commentary] messages typed during a hand appear when it is over; set reactions at once', async () => {
  const { ports, phones, say, folds, room, key } = await table('home-guidelines');
  expect(await say(of('ann'), 'I had aces')).toMatchObject({ type: 'done' });
  expect(phones.ann.heard).toMatchObject([{ text: 'I had aces', waits: true, name: 'ANN' }]);
  expect(phones.bob.heard).toEqual([]);
  room.talk(of('bob'), { type: 'react', key: key(), table: '1', reaction: 'good-luck' });
  await ports.settle();
  expect(phones.cid.heard).toMatchObject([{ reaction: 'good-luck', name: 'BOB' }]);
  await folds();
  await folds();
  await ports.until(() => room.tournament.tables.get('1')!.hand === null);
  for (const phone of Object.values(phones)) expect(texts(phone)).toContain('I had aces');
});

test('[commentary-heads-up-exception] the last two in a hand may talk under the guidelines, the third may not', async () => {
  const { phones, say, folds } = await table('home-guidelines');
  const out = await folds();
  const [first] = people.filter((player) => player !== out);
  await say(of(first!), 'your move');
  await say(of(out), 'they bluff');
  expect(texts(phones.host)).toEqual(['your move']);
});

test('[tda-67-no-disclosure] under other rulebooks they may not either', async () => {
  const { phones, say, folds } = await table('tda');
  const out = await folds();
  for (const player of people) if (player !== out) await say(of(player), 'your move');
  expect(texts(phones.host)).toEqual([]);
});

test('messages from other tables, too many or from silenced players are refused, and only the director gets reports', async () => {
  const { ports, phones, room, say, key } = await table('home-guidelines');
  expect(await say(of('eve'), 'hello')).toMatchObject({ code: 'not-at-table' });
  for (let at = 0; at < 5; at++) await say(of('ann'), `word ${at}`);
  expect(await say(of('ann'), 'one more')).toMatchObject({ code: 'talk-waits' });
  room.talk(of('bob'), { type: 'react', key: key(), table: '1', reaction: 'unlucky' });
  await ports.settle();
  const { id } = phones.cid.heard.at(-1)!;
  expect(room.talk(of('cid'), { type: 'report', key: key(), table: '1', said: id })).toMatchObject({
    type: 'done',
  });
  expect(room.talk(of('cid'), { type: 'report', key: key(), table: '1', said: 999 })).toMatchObject({
    code: 'no-such-word',
  });
  await ports.settle();
  const notices = (phone: Phone) =>
    phone.frames.filter((frame) => frame.type === 'notice' && frame.code === 'reported');
  expect(notices(phones.host)).toMatchObject([{ message: 'CID reports BOB: “unlucky”' }]);
  expect(notices(phones.bob)).toEqual([]);
  room.talk(SYSTEM, { type: 'silence', key: key(), player: 'bob', on: true });
  expect(await say(of('bob'), 'what?')).toMatchObject({ code: 'silenced' });
});

test('the director sees who is silenced, on every screen and after reconnecting, and can lift it', async () => {
  const { ports, phones, room, say, key } = await table('home-guidelines');
  const silence = async (player: string, on: boolean): Promise<void> => {
    room.talk(SYSTEM, { type: 'silence', key: key(), player, on });
    await ports.settle();
  };
  const known = ({ frames }: Phone) =>
    frames.flatMap((each) => (each.type === 'silenced' ? [each.players] : []));
  await silence('bob', true);
  await silence('cid', true);
  expect(known(phones.host)).toEqual([['bob'], ['bob', 'cid']]);
  expect(known(phones.bob)).toEqual([]);
  const again = new Phone();
  room.attach(again, SYSTEM, undefined);
  await ports.settle();
  expect(known(again)).toEqual([['bob', 'cid']]);
  await silence('bob', false);
  expect(known(again).at(-1)).toEqual(['cid']);
  expect(await say(of('bob'), 'thanks')).toMatchObject({ type: 'done' });
});

test('a newcomer sees what was said lately at their table', async () => {
  const { ports, room, key } = await table('home-guidelines');
  room.talk(of('bob'), { type: 'react', key: key(), table: '1', reaction: 'thanks' });
  await ports.settle();
  const again = new Phone();
  room.attach(again, of('cid'), undefined);
  await ports.settle();
  expect(again.heard).toMatchObject([{ reaction: 'thanks' }]);
});
