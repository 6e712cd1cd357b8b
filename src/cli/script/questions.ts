import type { Question } from '../../engine/tournament/open-questions.ts';
import type { PlayerId, TableId } from '../../engine/tournament/state/state.ts';
import { BadInput } from '../shared/command.ts';

/** A command as a script says it, with people by name or id. */
export type Said = Readonly<Record<string, unknown>>;

/** A question as a script reads it, and what each answer says. */
export type Asked = {
  readonly question: ScriptQuestion;
  /** Whom or what it is about; with the question it makes the id that an answer names. */
  readonly about: string;
  readonly rule?: string | null;
  readonly table?: TableId;
  readonly player?: PlayerId;
  readonly choices?: readonly unknown[];
  readonly facts?: object;
  /** What was drawn while it was asked is drawn again. */
  readonly seed?: string;
  readonly command: (value: unknown) => Said;
};

export type ScriptQuestion = (typeof VALUES)[number]['question'];

/** The questions with what answers them, as `--list` names them. */
export const VALUES = [
  { question: 'button', value: 'the number of the seat that had the button' },
  { question: 'before-bell', value: '"before" or "after"; "out" if it no longer matters' },
  { question: 'rebuy-or-out', value: '"rebuy" or "out"' },
  { question: 'more-chips', value: 'names from most chips to fewest, equal ones as a list inside' },
  { question: 'orbits', value: 'how many orbits the table has played' },
  { question: 'odd-chips', value: 'each player’s odd chips: {"Ann":3}; players without any may be left out' },
  { question: 'stack', value: 'how many chips the player has' },
  { question: 'blinds', value: 'the numbers of the seats that posted a big blind' },
  { question: 'in-hand', value: '"yes" or "no"' },
  { question: 'bounty', value: 'who knocked the player out: a name, a list of names, or "nobody"' },
] as const;

/** An open question of the tournament. */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: one case for each question
export function askedBy(question: Question): Asked {
  const { table, rule } = question;
  switch (question.is) {
    case 'rebuy': {
      const { player, price, chips } = question;
      return {
        question: 'rebuy-or-out',
        about: player,
        rule,
        table,
        player,
        choices: ['rebuy', 'out'],
        facts: { price, chips },
        command: (value) => wanted(player, oneOf(value, ['rebuy', 'out'])),
      };
    }
    case 'bell': {
      const { player, level } = question;
      return {
        question: 'before-bell',
        about: player,
        rule,
        table,
        player,
        choices: ['before', 'after', 'out'],
        facts: { level },
        command: (value) => {
          const said = oneOf(value, ['before', 'after', 'out']);
          return said === 'out'
            ? wanted(player, said)
            : { type: 'answer', question: 'bell', player, before: said === 'before' };
        },
      };
    }
    case 'ranking': {
      const { players } = question;
      return {
        question: 'more-chips',
        about: players.join('+'),
        rule,
        table,
        choices: question.choices.map(({ says }) =>
          typeof says === 'object' && 'players' in says ? says.players : [players],
        ),
        facts: { players },
        command: (value) => ({
          type: 'answer',
          question: 'ranking',
          players: listOf(value).map((each) => (Array.isArray(each) ? each : [each])),
        }),
      };
    }
    case 'bounty': {
      const { player, amount } = question;
      return {
        question: 'bounty',
        about: player,
        rule,
        table,
        player,
        choices: question.choices.map(({ says }) =>
          typeof says === 'object' && 'players' in says ? says.players[0] : says,
        ),
        facts: { amount },
        command: (value) => ({
          type: 'answer',
          question: 'bounty',
          player,
          by: value === 'nobody' ? [] : typeof value === 'string' ? [value] : listOf(value),
        }),
      };
    }
    case 'button':
      return {
        question: 'button',
        about: table,
        rule,
        table,
        choices: question.choices.flatMap(({ says }) =>
          typeof says === 'object' && 'seats' in says ? says.seats : [],
        ),
        command: (value) => ({ type: 'answer', question: 'button', table, seat: value }),
      };
    case 'blinds':
      return {
        question: 'blinds',
        about: table,
        rule,
        table,
        choices: question.choices.map(({ says }) =>
          typeof says === 'object' && 'seats' in says ? says.seats : says,
        ),
        command: (value) => ({
          type: 'answer',
          question: 'blinds',
          table,
          seats: typeof value === 'number' ? [value] : value,
        }),
      };
    case 'in-hand': {
      const { player } = question;
      return {
        question: 'in-hand',
        about: player,
        rule,
        table,
        player,
        choices: ['yes', 'no'],
        command: (value) => ({
          type: 'answer',
          question: 'in-hand',
          player,
          was: oneOf(value, ['yes', 'no']) === 'yes',
        }),
      };
    }
  }
}

const wanted = (player: PlayerId, what: 'rebuy' | 'out'): Said => ({
  type: 'answer',
  question: 'rebuy',
  player,
  rebuy: what === 'rebuy',
});

function oneOf<const Word extends string>(value: unknown, words: readonly Word[]): Word {
  const found = words.find((word) => word === value);
  if (found !== undefined) return found;
  throw new BadInput(`answer with ${words.map((word) => `"${word}"`).join(' or ')}`);
}

function listOf(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value;
  throw new BadInput('answer with a list of names');
}
