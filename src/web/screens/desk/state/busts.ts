import type { TournamentCommand } from '../../../../engine/tournament/commands.ts';
import type { StepView } from '../../../../engine/views/desk-view.ts';

const busts = (command: TournamentCommand | null, player: string): boolean =>
  (command?.type === 'bust' && command.players.includes(player)) ||
  (command?.type === 'end-hand' && (command.busts ?? []).includes(player));

/** An answer about a bust makes no sense without it. */
const isAbout = (command: TournamentCommand | null, player: string): boolean =>
  (command?.type === 'answer' && 'player' in command && command.player === player) ||
  (command?.type === 'order-bust' && (command.player === player || command.other === player));

/** The steps to take back for a player who is not out after all, the last one first; none where it is too long ago. */
export function stepsOfBust(past: readonly StepView[], player: string): readonly StepView[] {
  const at = past.findIndex(({ command }) => busts(command, player));
  if (at < 0) return [];
  return past.slice(0, at + 1).filter(({ command }, back) => back === at || isAbout(command, player));
}

/** The bust of everybody else named in it: they stay out when one of them is not. */
export function bustWithout(command: TournamentCommand | null, player: string): TournamentCommand | null {
  if (command?.type !== 'bust') return null;
  const { table, players, before } = command;
  const others = players.filter((each) => each !== player);
  return others.length === 0
    ? null
    : { type: 'bust', table, players: others, ...(before !== undefined && { before }) };
}
