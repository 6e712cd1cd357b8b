import type { Refusal } from '../../../../engine/refusal.ts';
import type { RefusalCode } from '../../../../engine/refusal-codes.ts';
import type { TournamentCommand } from '../../../../engine/tournament/commands.ts';

/** A fact a refused command lacks: the director is asked, and the command is sent again with the answer. */
export type MissingFact = {
  readonly is: 'chips' | 'who' | 'adult';
  readonly player: string;
  readonly command: TournamentCommand;
  /** The age a guest must have reached. */
  readonly age?: number;
};

const ASKS: Readonly<Partial<Record<RefusalCode, MissingFact['is']>>> = {
  'stack-at-start-needed': 'chips',
  'stack-needed': 'chips',
  'who-knocked-out': 'who',
  'age-not-confirmed': 'adult',
};

export function missingFact(command: TournamentCommand, refusal: Refusal): MissingFact | null {
  const is = ASKS[refusal.code];
  if (is === undefined) return null;
  const about = 'player' in refusal ? refusal.player : 'player' in command ? command.player : '';
  return { is, player: about, command, ...('age' in refusal && { age: refusal.age }) };
}

/** The same command with the answer. */
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
