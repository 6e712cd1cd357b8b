import type { SystemCommand, TournamentCommand } from '../../engine/tournament/commands.ts';
import type { TournamentEvent } from '../../engine/tournament/events.ts';
import { momentText } from './moments.ts';
import { Names } from './names.ts';

/** A tournament that was played, as a script that plays it again to the same end. */
export function* scriptOf(events: readonly TournamentEvent[]): Generator<object> {
  const names = new Names();
  const began = events.find((event) => event.type === 'began')?.at ?? 0;
  let now = began;
  for (const event of events) {
    if (event.type === 'created') yield { rulebook: event.rulebook, name: event.name };
    if (event.type === 'began' || event.type === 'asked') now = event.at;
    const command = commandOf(event, began);
    if (command === null) continue;
    if (command.type === 'enter' || command.type === 'expect') names.claim(command.player, command.name);
    const seed = event.type === 'began' && event.seed !== undefined ? { seed: event.seed } : {};
    yield { at: momentText(now - began), do: names.withNames(command), ...seed };
    if (command.type === 'rename') names.claim(command.player, command.name);
  }
}

/** The command an event came from; null for what follows from another event. */
function commandOf(event: TournamentEvent, began: number): TournamentCommand | SystemCommand | null {
  switch (event.type) {
    case 'began':
      return event.command ?? null;
    case 'undone':
      return { type: 'undo' };
    case 'redone':
      return { type: 'redo' };
    case 'retracted':
      return { type: 'retract', step: event.step };
    case 'asked':
      return {
        type: 'ask',
        player: event.player,
        what: event.what,
        ...(event.on !== null && { on: event.on }),
        ...(event.card !== undefined && { card: event.card }),
      };
    case 'slept':
      return { type: 'note-sleep', from: event.from - began, to: event.to - began };
    case 'time-jumped':
      return { type: 'note-jump', by: event.by };
    case 'card-named': {
      const { table, hand, seat, card } = event;
      return { type: 'note-card', table, hand, seat, card };
    }
    default:
      return null;
  }
}
