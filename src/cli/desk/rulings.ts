import type { Rulebook } from '../../engine/choices/rulebook.ts';
import { missingFacts, settle } from '../../engine/rulings/asking.ts';
import { rulingCard } from '../../engine/rulings/card.ts';
import {
  findMissing,
  type Gesture,
  interpretGesture,
  type Meaning,
  ruleOutOfTurn,
  SAYINGS,
} from '../../engine/rulings/gesture.ts';
import { describeValues, type Fact, factNeeded } from '../../engine/rulings/ruling.ts';
import { irregularities } from '../../engine/rulings/rulings.ts';
import { findIrregularities } from '../../engine/rulings/search.ts';
import { parseSpeech } from '../../engine/rulings/spoken.ts';
import { spokenBy } from '../../rulebooks/index.ts';
import type { RuleId } from '../../rules/index.ts';
import { BadInput, bold, dim, print } from '../shared/command.ts';
import type { Procedure } from './procedure.ts';
import { nonsense, type Question } from './question.ts';

/** Facts about a gesture that matter only sometimes, so they are asked for only then. */
const ASKED = {
  lastRaise: 'the last full bet or raise, or the big blind if there was none',
  pot: 'what was in the pot before this bet',
  players: 'how many players are in the hand',
} as const;

const GESTURE = ['bet', 'lastRaise', 'committed', 'stack', 'chips', 'said', 'inTurn'];
/** What matters only sometimes. */
const GESTURE_MORE = ['more', 'first', 'released', 'tookBack', 'changed', 'pot', 'players'];

export const gesture: Procedure = (question, _rulebook, _seed, book) => {
  question.only(...GESTURE, ...GESTURE_MORE);
  const spoken = question.has('said') ? String(question.fields.said) : null;
  const said =
    spoken === null
      ? null
      : (parseSpeech(spoken) ?? nonsense(`"said" is "${spoken}": ${SAYINGS.join(', ')}, or null`));
  const bet = question.whole('bet');
  const first = question.has('first') ? question.fields.first : 'words';
  if (first !== 'words' && first !== 'chips')
    return nonsense(`"first" is ${JSON.stringify(first)}: words or chips`);
  const seen: Gesture = {
    bet,
    lastRaise: question.whole('lastRaise', 1, Math.max(1, bet)),
    committed: question.whole('committed', 0, 0),
    stack: question.whole('stack', 1),
    chips: question.wholes('chips', 1, []),
    more: question.wholes('more', 1, []),
    said: said?.said ?? null,
    amount: said?.amount == null ? null : said.amount + (said.above ? bet : 0),
    chipsFirst: first === 'chips',
    released: question.flag('released', true),
    tookBack: question.flag('tookBack'),
    ...(question.has('pot') && { pot: question.whole('pot') }),
    ...(question.has('players') && { players: question.whole('players', 2) }),
  };
  const chips = [...seen.chips, ...seen.more].reduce((total, chip) => total + chip, 0);
  if (chips > seen.stack + seen.committed)
    return nonsense(`"chips" are ${chips}, more than the stack of ${seen.stack}`);
  const missing =
    findMissing(seen, book) ?? (question.has('lastRaise') ? null : lastRaiseMatters(seen, book));
  if (missing !== null) return nonsense(`"${missing}" is needed (a whole number): ${ASKED[missing]}`);
  const meaning = interpretGesture(seen, book);
  if (question.flag('inTurn', true)) return { ...meaning, by: spokenBy(book, meaning.rule) ?? 'custom' };
  return { ...meaning, ...outOfTurn(meaning, question, book) };
};

/** Whether the size of the last raise changes what the gesture means. */
function lastRaiseMatters(seen: Gesture, book: Rulebook): 'lastRaise' | null {
  const told = (lastRaise: number): string => JSON.stringify(interpretGesture({ ...seen, lastRaise }, book));
  return told(1) === told(seen.stack + seen.bet) ? null : 'lastRaise';
}

/** Whether an action out of turn binds; for both cases, where the question does not say if the action has changed. */
function outOfTurn(
  { action }: Meaning,
  question: Question,
  book: Rulebook,
): { rule: RuleId; by: string } & Record<string, unknown> {
  const found = ruleOutOfTurn(action, question.flag('changed'), book);
  const { rule: _, ...ifChanged } = ruleOutOfTurn(action, true, book);
  return {
    ...found,
    ...(!question.has('changed') && { ifChanged }),
    by: spokenBy(book, found.rule) ?? 'custom',
  };
}

export const ruling: Procedure = (question, _rulebook, _seed, book) => {
  const id = String(question.fields.irregularity ?? '');
  const found = irregularities.find((irregularity) => irregularity.id === id);
  if (found === undefined) return nonsense(`no irregularity "${id}": ${suggest(id)}`);
  question.only('irregularity', ...found.facts.map(({ name }) => name));
  const facts = Object.fromEntries(
    found.facts.map((fact) => [fact.name, inWords(fact, question.fields[fact.name])]),
  );
  const [missing] = missingFacts(found, facts, book);
  if (missing !== undefined) return nonsense(factNeeded(missing, facts[missing.name]));
  const { effect: _, ...settled } = settle(found, facts, book);
  // Where the rulebook says nothing, the answer names the one that does.
  return { ...settled, by: spokenBy(book, settled.rule) ?? 'custom' };
};

const NUMBERS = ['none', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** A number where a fact has number words: 4 is "four", and 5 is "more" where four is the highest. */
function inWords({ is }: Fact, value: unknown): unknown {
  if (typeof value !== 'number' || typeof is === 'string') return value;
  const word = NUMBERS[value];
  if (word !== undefined && is.includes(word)) return word;
  const highest = NUMBERS.findLastIndex((each) => is.includes(each));
  return is.includes('more') && highest >= 0 && value > highest ? 'more' : value;
}

/** The irregularities that these words may mean. */
function suggest(words: string): string {
  const ids = findIrregularities(words).map(({ id }) => id);
  return words.trim() === '' || ids.length === 0
    ? 'riffle desk ruling --list names them'
    : `did you mean ${ids.slice(0, 3).join(' or ')}?`;
}

/** One page for the wall: every ruling of a rulebook. */
export function printCard(book: Rulebook): void {
  print(`# Rulings of ${book.name}\n`);
  for (const { title, cases } of rulingCard(book)) {
    const [only, ...others] = cases;
    if (others.length === 0) print(`**${title}**: ${only!.ruling} [${only!.rule}]`);
    else {
      print(`**${title}**`);
      for (const { when, ruling: text, rule } of cases)
        print(`- ${when === '' ? '' : `${when}: `}${text} [${rule}]`);
    }
  }
}

/** The irregularities that match these words, or all of them, with the facts each depends on. */
export function listRulings(words: string, json: boolean | undefined): void {
  const found = findIrregularities(words);
  if (found.length === 0)
    throw new BadInput(`no ruling mentions "${words}": try a single word, or --list alone for all of them`);
  for (const { id, title, about, facts } of found) {
    if (json)
      print(
        JSON.stringify({
          irregularity: id,
          title,
          about,
          facts: facts.map(({ name, is, ask, least }) => ({ name, is, ask, ...(least && { least }) })),
        }),
      );
    else {
      print(`${bold(id)}  ${title}: ${about}`);
      for (const fact of facts) print(dim(`  ${fact.name} (${describeValues(fact)}): ${fact.ask}`));
    }
  }
}
