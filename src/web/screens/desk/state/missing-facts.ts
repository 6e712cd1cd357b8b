import type { Refusal } from '../../../../engine/refusal.ts';
import type { LateCost, RefusalCode } from '../../../../engine/refusal-codes.ts';
import type { TournamentCommand } from '../../../../engine/tournament/commands.ts';

/** A fact a refused command lacks: the director is asked, and the command is sent again with the answer. */
export type MissingFact = {
  readonly is: 'chips' | 'who' | 'adult' | 'first-hand' | 'orbits' | 'button' | 'cards';
  readonly player: string;
  readonly command: TournamentCommand;
  /** The age a guest must have reached. */
  readonly age?: number;
  /** The level that closes late registration with its first hand. */
  readonly level?: number;
  readonly table?: string;
  /** The tables that get a card each. */
  readonly tables?: readonly string[];
  /** The likely answer. */
  readonly estimate?: number;
  /** What each number of orbits means for a latecomer. */
  readonly costs?: readonly LateCost[];
};

const ASKS: Readonly<Partial<Record<RefusalCode, MissingFact['is']>>> = {
  'stack-needed': 'chips',
  'who-knocked-out': 'who',
  'age-not-confirmed': 'adult',
  'first-hand-unknown': 'first-hand',
  'orbits-needed': 'orbits',
  'button-needed': 'button',
  'tie-card-needed': 'cards',
};

/** A number, the players who did it, or the card of each table. */
export type FactAnswer = number | readonly string[] | Readonly<Record<string, string>>;

export function missingFact(command: TournamentCommand, refusal: Refusal): MissingFact | null {
  const is = ASKS[refusal.code];
  // Where a move depends on the button, it is a question for everybody who may answer.
  if (is === undefined || (is === 'button' && command.type === 'rearrange')) return null;
  const about = 'player' in refusal ? refusal.player : 'player' in command ? command.player : '';
  return {
    is,
    player: about,
    command,
    ...('age' in refusal && { age: refusal.age }),
    ...(is === 'first-hand' && 'level' in refusal && { level: refusal.level }),
    ...('table' in refusal && { table: refusal.table }),
    ...('tables' in refusal && Array.isArray(refusal.tables) && { tables: refusal.tables }),
    ...('estimate' in refusal && { estimate: refusal.estimate, costs: refusal.costs }),
  };
}

/** The same command with the answer. */
export function withAnswer(
  command: TournamentCommand,
  ask: MissingFact,
  answer: FactAnswer,
): TournamentCommand {
  if (ask.is === 'cards' && (command.type === 'rearrange' || command.type === 'seat-late'))
    return { ...command, cards: withCards(command.cards ?? {}, answer as Readonly<Record<string, string>>) };
  if (ask.is === 'adult' && command.type === 'enter') return { ...command, adult: answer === 1 };
  if (ask.is === 'first-hand') return { ...command, inTime: answer === 0 } as TournamentCommand;
  if (ask.is === 'orbits') return { ...command, orbits: answer } as TournamentCommand;
  if (ask.is === 'button') return { ...command, button: answer } as TournamentCommand;
  if (command.type === 'end-hand' || command.type === 'bust')
    return {
      ...command,
      knockedOutBy: { ...command.knockedOutBy, [ask.player]: answer as readonly string[] },
    };
  return { ...command, stack: answer } as TournamentCommand;
}

/** Cards that were dealt again after a tie follow those before. */
const withCards = (
  before: Readonly<Record<string, string>>,
  dealt: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> => ({
  ...before,
  ...Object.fromEntries(
    Object.entries(dealt).map(([table, card]) => [
      table,
      before[table] === undefined ? card : `${before[table]} ${card}`,
    ]),
  ),
});
