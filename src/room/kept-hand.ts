import type { TournamentCommand } from '../engine/tournament/commands.ts';
import { followedEvents } from '../engine/tournament/followed/followed.ts';
import type { Tournament } from '../engine/tournament/state/state.ts';
import { asNew, type StreamWrite } from '../store/event-store.ts';
import { handStream } from '../store/names.ts';

/** The stream of a followed hand that this command keeps, to be written with it: then it is a hand like those Riffle deals. */
export function keptHand({ id, followed }: Tournament, command: TournamentCommand): readonly StreamWrite[] {
  const hand = command.type === 'follow' ? followed.hands.get(command.table) : undefined;
  if (command.type !== 'follow' || command.do !== 'close' || !command.keep || hand === undefined) return [];
  const stream = handStream(id, hand.table, hand.number);
  return [{ stream, expected: 0, events: followedEvents(hand).map(asNew) }];
}
