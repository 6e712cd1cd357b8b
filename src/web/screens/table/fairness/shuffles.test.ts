import { expect, test } from 'vitest';
import { cardText } from '../../../../engine/cards/card.ts';
import type { TournamentView } from '../../../../engine/views/tournament-view.ts';
import type { HandView } from '../../../../engine/views/view.ts';
import { dealtPlaces } from '../../../../fairness/deck.ts';
import type { HandProof } from '../../../../fairness/proof.ts';
import type { ClientFrame, ServerFrame } from '../../../../protocol/frames.ts';
import { type Actor, SYSTEM } from '../../../../room/actor.ts';
import type { Client } from '../../../../room/room-port.ts';
import { Rooms } from '../../../../room/rooms.ts';
import { findRulebook } from '../../../../rulebooks/index.ts';
import { MemoryStore } from '../../../../store/memory-store.ts';
import { entropy, handProof, shuffled } from '../../../../testing/shuffled.ts';
import { TestPorts } from '../../../../testing/time.ts';
import { checkHand } from './check.ts';
import { Shuffles, type ShufflesOptions } from './shuffles.ts';

const HAND = 'hand/tournament/1/1';
const FINGERPRINT = 'ff'.repeat(32);

const at = (hand: number): Partial<TournamentView> => ({
  tables: [{ id: '1', kind: 'dealt', hand, seats: [{ player: 'ann', seat: 1 }] }] as never,
});

/** A phone that writes down what it sends. */
function phone(memory: { text: string | null } = { text: null }) {
  const told: ClientFrame[] = [];
  let drawn = 0xa0;
  const options: ShufflesOptions = {
    tournament: 'tournament',
    tell: (frame) => told.push(frame),
    draw: () => entropy(drawn++),
    memory: {
      read: () => memory.text,
      write: (text) => {
        memory.text = text;
      },
    },
    later: (run) => run(),
  };
  const shuffles = new Shuffles(options);
  const hear = (frame: object): void => shuffles.hear(frame as ServerFrame);
  return { shuffles, hear, told, memory, check: (hand: number) => shuffles.snapshot().get(`1/${hand}`) };
}

function seated(memory?: { text: string | null }) {
  const made = phone(memory);
  made.hear({ type: 'welcome', player: 'ann' });
  made.hear({ type: 'tournament', view: at(0) });
  return made;
}

test('a phone commits to the next hand as soon as it sits, and reveals its number to the announcement that has it', () => {
  const { hear, told, check } = seated();
  expect(told.map(({ type }) => type)).toEqual(['commit']);
  expect(check(1)?.took).toBe('waits');
  const { announced } = shuffled({ hand: HAND, phones: { ann: entropy(0xa0), bob: entropy(1) } });
  expect((told[0] as { commitment: string }).commitment).toBe(announced.commitments[0]!.commitment);
  hear({ type: 'announce', table: '1', hand: 1, announced });
  expect(told[1]).toEqual({ type: 'reveal', table: '1', hand: 1, entropy: entropy(0xa0) });
  expect(check(1)?.took).toBe('in');
  // A second announcement of the same shuffle would let the server choose, so it gets no answer.
  const other = shuffled({ hand: HAND, secret: entropy(9), phones: { ann: entropy(0xa0) } });
  hear({ type: 'announce', table: '1', hand: 1, announced: other.announced });
  expect(told).toHaveLength(2);
});

test('an announcement without the phone’s commitment gets no answer', () => {
  const { hear, told, check } = seated();
  for (const phones of [{ bob: entropy(1) }, { ann: entropy(2) }])
    hear({ type: 'announce', table: '1', hand: 1, announced: shuffled({ hand: HAND, phones }).announced });
  expect(told.map(({ type }) => type)).toEqual(['commit']);
  expect(check(1)?.took).toBe('elsewhere');
});

test('after a lost connection or a reload it commits to the same number, and never again to one it has revealed', () => {
  const first = seated();
  first.hear({ type: 'welcome', player: 'ann' });
  expect(first.told[1]).toEqual(first.told[0]);
  const again = seated(first.memory);
  expect(again.told).toEqual([first.told[0]]);
  const { announced } = shuffled({ hand: HAND, phones: { ann: entropy(0xa0) } });
  again.hear({ type: 'announce', table: '1', hand: 1, announced });
  expect(seated(first.memory).told).toEqual([]);
});

test('a reshuffle by ruling gets a number of its own', () => {
  const { hear, told } = seated();
  hear({ type: 'reshuffle', table: '1', hand: 1, shuffle: 2 });
  expect(told[1]).toMatchObject({ type: 'commit', hand: 1, shuffle: 2 });
  expect((told[1] as { commitment: string }).commitment).not.toBe(
    (told[0] as { commitment: string }).commitment,
  );
});

/** A proof of two players' hand and a flop, and what Ann saw of it. */
function proved(received?: Record<string, string>) {
  const phones = { ann: entropy(0xa0), bob: entropy(0xb0) };
  const deal = shuffled({ hand: HAND, phones, ...(received && { received }) });
  const { holes, board } = dealtPlaces(2);
  const places = [...holes[0]!, ...board.slice(0, 3)];
  const seen = places.map((place) => ({ place, card: cardText(deal.cards[place]!) }));
  const proof = handProof(deal.prove(places));
  const part = { entropy: entropy(0xa0), fingerprint: proof.shuffles[0]!.fingerprint };
  return { proof, seen, part };
}

test('a proof is checked against what was seen: every card, its place, the hand, and our own number', () => {
  const { proof, seen, part } = proved();
  const check = (given: HandProof = proof, cards = seen, mine = part, hand = HAND) =>
    checkHand(given, hand, cards, 'ann', () => mine);
  expect(check()).toMatchObject({ wrong: null, took: 'in', mixedBy: ['ann', 'bob'], leftOut: [] });
  expect(check().cards).toEqual(seen.map(({ card }) => card));
  const swapped = seen.map((each, index) => ({ ...each, card: seen[(index + 1) % seen.length]!.card }));
  expect(check(proof, swapped).wrong).toEqual({ is: 'other-place', about: swapped[0]!.card });
  const unseen = ['2c', '3c', '4c', '5c', '6c', '7c'].find(
    (card) => !seen.some((each) => each.card === card),
  )!;
  expect(check(proof, [{ card: unseen, place: 0 }]).wrong).toEqual({ is: 'no-proof-of', about: unseen });
  expect(check(proof, seen, { ...part, fingerprint: FINGERPRINT }).wrong?.is).toBe('my-part');
  expect(check(proof, seen, { ...part, entropy: entropy(7) }).took).toBe('elsewhere');
  expect(check(proof, seen, part, 'hand/tournament/1/2').wrong).toEqual({ is: 'other-hand', about: HAND });
  const [shuffle] = proof.shuffles;
  const [first, ...rest] = shuffle!.openings;
  const tampered = { ...shuffle!, openings: [{ ...first!, card: unseen }, ...rest] };
  expect(check(handProof(tampered)).wrong).toMatchObject({ is: 'not-true' });
  expect(check({ version: 2 } as never).wrong).toMatchObject({ is: 'unreadable' });
});

test('a phone that was late is told it was left out, which is no fraud', () => {
  const { proof, seen, part } = proved({ bob: entropy(0xb0) });
  expect(checkHand(proof, HAND, seen, 'ann', () => part)).toMatchObject({
    took: 'late',
    wrong: null,
    leftOut: ['ann'],
  });
});

const ann: Actor = { device: 'phone-of-ann', role: 'player', player: 'ann' };

/** Ann's phone in a real room with bots; `bend` is what a crooked server does to a frame on its way. */
async function atTheTable(bend: (frame: ServerFrame) => ServerFrame = (frame) => frame) {
  const ports = new TestPorts(7);
  const rooms = await Rooms.start(new MemoryStore(), ports);
  const created = await rooms.create('tournament', 'Friday', findRulebook('homepokertourney')!, {
    kind: 'dealt',
    bots: 4,
  });
  if (!created.ok) throw new Error(created.refusal.message);
  const room = created.value;
  let keys = 0;
  const direct = async (command: Parameters<typeof room.do>[2]) => {
    void room.do(SYSTEM, `key-${keys++}-long`, command);
    await ports.settle();
  };
  await direct({ type: 'enter', player: 'ann', name: 'Ann' });
  let draws = 0;
  const text: { kept: string | null } = { kept: null };
  const refused: string[] = [];
  const shuffles = new Shuffles({
    tournament: 'tournament',
    draw: () => entropy(draws++ % 256),
    memory: {
      read: () => text.kept,
      write: (kept) => {
        text.kept = kept;
      },
    },
    later: (run) => run(),
    tell(frame) {
      const answer =
        frame.type === 'commit'
          ? room.commit(ann, frame)
          : frame.type === 'reveal'
            ? room.reveal(ann, frame)
            : null;
      if (frame.type === 'prove') void room.prove(client, frame);
      if (answer !== null) refused.push(answer.code);
    },
  });
  const client: Client = {
    send: (sent) => shuffles.hear(bend(JSON.parse(sent))),
    close: () => {},
  };
  room.attach(client, ann, undefined);
  await direct({ type: 'draw-seats', kind: 'dealt' });
  // Ann's phone is seated before the first hand.
  await ports.pass(100);
  await direct({ type: 'start' });
  const play = (hands: number) =>
    ports.until(
      () => (room.tournament.tables.get('1')?.handsPlayed ?? 0) >= hands || room.tournament.phase === 'over',
    );
  const checks = () => [...shuffles.snapshot().values()].filter(({ checked }) => checked !== null);
  return { ports, play, checks, refused };
}

test('a phone helps shuffle every hand it plays, and checks it when it is over', async () => {
  const { play, ports, checks, refused } = await atTheTable();
  await play(12);
  await ports.settle();
  expect(checks().length).toBeGreaterThanOrEqual(12);
  for (const { hand, took, checked } of checks()) {
    expect([hand, took, checked!.wrong]).toEqual([hand, 'in', null]);
    expect(checked!.mixedBy).toEqual(['ann']);
    expect(checked!.cards.length, `her two cards of hand ${hand}`).toBeGreaterThanOrEqual(2);
  }
  expect(refused).toEqual([]);
});

/** Another card than any on the table. */
const otherThan = (view: HandView): string => {
  const there = [...view.board, ...view.players.flatMap(({ cards }) => cards ?? [])];
  return ['2c', '3d', '4h', '5s', '6c', '7d', '8h', '9s', 'Tc', 'Jd'].find((card) => !there.includes(card))!;
};

test('a server that shows a card other than the one it dealt is found out', async () => {
  const { play, ports, checks } = await atTheTable((frame) => {
    if (frame.type !== 'hand' || frame.hand !== 2) return frame;
    const players = frame.view.players.map((each) =>
      each.cards === null ? each : { ...each, cards: [otherThan(frame.view), each.cards[1]!] },
    );
    return { ...frame, view: { ...frame.view, players } };
  });
  await play(3);
  await ports.settle();
  const wrong = checks().map(({ hand, checked }) => [hand, checked!.wrong?.is ?? null]);
  expect(wrong.slice(0, 3)).toEqual([
    [1, null],
    [2, 'no-proof-of'],
    [3, null],
  ]);
});

test('a server that changes a card in its proof is found out', async () => {
  const { play, ports, checks } = await atTheTable((frame) => {
    if (frame.type !== 'proof') return frame;
    const [deal] = frame.proof.shuffles;
    const [first, second, ...rest] = deal!.openings;
    const openings = [{ ...first!, card: second!.card }, { ...second!, card: first!.card }, ...rest];
    return { ...frame, proof: { version: 1, shuffles: [{ ...deal!, openings }] } };
  });
  await play(1);
  await ports.settle();
  expect(checks()[0]!.checked!.wrong).toMatchObject({ is: 'not-true' });
});
