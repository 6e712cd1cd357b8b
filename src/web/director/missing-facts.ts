import type { TournamentCommand } from '../../engine/tournament/decide.ts';
import type { RefusedFrame } from '../../protocol/frames.ts';

/** A refusal that only wants to know something: asked for, and the command sent again with it. */
export type MissingFact = {
  readonly is: 'chips' | 'who' | 'adult';
  readonly player: string;
  readonly command: TournamentCommand;
  /** Whether somebody has reached it. */
  readonly age?: number;
};

const ASKS: Readonly<Record<string, MissingFact['is']>> = {
  'stack-needed': 'chips',
  'who-knocked-out': 'who',
  'age-not-confirmed': 'adult',
};

export function missingFact(
  command: TournamentCommand,
  { code, ...figures }: RefusedFrame,
): MissingFact | null {
  const is = ASKS[code];
  if (is === undefined) return null;
  const about =
    typeof figures.player === 'string' ? figures.player : 'player' in command ? command.player : '';
  return { is, player: about, command, ...(typeof figures.age === 'number' && { age: figures.age }) };
}

/** The same command with what was asked for. */
export function withAnswer(
  command: TournamentCommand,
  ask: MissingFact,
  answer: number | readonly string[],
): TournamentCommand {
  if (ask.is === 'adult' && command.type === 'enter') return { ...command, adult: answer === 1 };
  if (command.type === 'end-hand')
    return ask.is === 'chips'
      ? { ...command, startedWith: { ...command.startedWith, [ask.player]: answer as number } }
      : { ...command, knockedOutBy: { ...command.knockedOutBy, [ask.player]: answer as readonly string[] } };
  return { ...command, stack: answer } as TournamentCommand;
}
