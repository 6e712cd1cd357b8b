import { expect, test } from 'vitest';
import type { ServerFrame } from '../protocol/frames.ts';
import { roomTournament, startCommands, TestScreen } from '../testing/room-tournament.ts';

type HandFrame = ServerFrame & { type: 'hand' };

const SEATS = 5;

async function playedHands() {
  const { ports, room, direct } = await roomTournament({ bots: SEATS, rulebook: 'tda', seed: 4 });
  const players = [...room.tournament.players.keys()];
  const screens = [
    ...players.map((player) => new TestScreen({ device: player, role: 'player', player })),
    new TestScreen({ device: 'spectator', role: 'spectator', player: null }),
    new TestScreen({ device: 'director', role: 'director', player: null }),
  ];
  for (const command of startCommands('dealt')) await direct(command);
  for (const screen of screens) room.attach(screen, screen.who, undefined);
  await ports.until(() => [...room.tournament.tables.values()][0]!.handsPlayed >= 12);
  const seatOf = new Map([...room.tournament.tables.get('1')!.seats].map(([seat, player]) => [player, seat]));
  return { screens, seatOf };
}

const moment = ({ version, told, view }: HandFrame): string =>
  `${version}: ${told.map((each) => JSON.stringify(each)).join('\n    ')}
    ${view.phase} ${view.street} board ${view.board.join(' ') || '-'} pot ${view.pot} ${JSON.stringify(view.pots)}
    to act ${view.toAct ?? 'nobody'}; ${view.players.map(({ seat, stack, bet, status }) => `${seat} ${status} ${stack}+${bet}`).join(', ')}`;

const cards = ({ view }: HandFrame): string =>
  view.players
    .flatMap(({ seat, cards: two }) => (two === null ? [] : [`${seat}: ${two.join(' ')}`]))
    .join(', ') || 'no cards';

test('one hand as all seats, a spectator and the director see it', async () => {
  const { screens, seatOf } = await playedHands();
  const spectator = screens.find(({ who }) => who.role === 'spectator')!;
  // The first hand with a showdown, where some show and some muck or have folded.
  const { hand } = spectator.all('hand').find(({ told }) => told.some(({ is }) => is === 'shown'))!;
  const frames = (screen: TestScreen): HandFrame[] =>
    screen.all('hand').filter((frame) => frame.hand === hand);
  const told = frames(spectator).map((frame, at) => {
    const seen = screens.map((screen) => {
      const name = screen.who.player === null ? screen.who.role : `seat ${seatOf.get(screen.who.player)}`;
      const theirs = frames(screen)[at]!;
      // Everything but the hole cards is the same for everybody.
      expect(moment(theirs)).toBe(moment(frame));
      return `    ${name} sees ${cards(theirs)}`;
    });
    return `${moment(frame)}\n${seen.sort().join('\n')}`;
  });
  await expect(`${told.join('\n')}\n`).toMatchFileSnapshot('golden/one-hand.txt');
});
