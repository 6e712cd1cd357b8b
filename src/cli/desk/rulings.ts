import { rulingCard } from '../../engine/rulings/card.ts';
import { meaningOf, outOfTurn, SAYINGS } from '../../engine/rulings/gesture.ts';
import type { Fact, Facts } from '../../engine/rulings/ruling.ts';
import { irregularities, missingFacts, settle } from '../../engine/rulings/rulings.ts';
import { type Rulebook, spokenBy } from '../../rulebooks/index.ts';
import { bold, dim, print } from '../command.ts';
import { nonsense } from '../question.ts';
import type { Procedure } from './procedure.ts';

export const gesture: Procedure = (question, _house, _seed, { hand }) => {
  const spoken = question.has('said') ? String(question.fields.said).trim().toLowerCase() : null;
  const [, word = '', made] = /^([a-z-]+?)(?:\s+(?:to\s+)?(\d+))?$/.exec(spoken ?? '') ?? [];
  const said =
    spoken === null
      ? null
      : (SAYINGS.find((saying) => saying === word) ??
        nonsense(`"said" is "${spoken}": ${SAYINGS.join(', ')}, or null`));
  const bet = question.whole('bet');
  const meaning = meaningOf(
    {
      bet,
      lastRaise: question.whole('lastRaise', 1, Math.max(1, bet)),
      committed: question.whole('committed', 0, 0),
      stack: question.whole('stack', 1),
      chips: question.wholes('chips', 1, []),
      more: question.wholes('more', 1, []),
      said,
      amount: made === undefined ? null : Number(made),
    },
    hand,
  );
  if (question.flag('inTurn', true)) return meaning;
  return { ...meaning, ...outOfTurn(meaning.action, question.flag('changed'), hand) };
};

export const ruling: Procedure = (question, _house, _seed, book) => {
  const id = String(question.fields.irregularity ?? '');
  const found = irregularities.find((irregularity) => irregularity.id === id);
  if (found === undefined) return nonsense(`no irregularity "${id}": riffle desk ruling --list names them`);
  const [missing] = missingFacts(found, question.fields);
  if (missing !== undefined)
    return nonsense(`"${missing.name}" is needed (${answerTo(missing.is)}): ${missing.ask}`);
  const { effect: _, ...settled } = settle(found, question.fields as Facts, book);
  // Where the house is silent the answer says whose word it is.
  return { ...settled, by: spokenBy(book, settled.rule) ?? 'custom' };
};

const answerTo = (is: Fact['is']): string =>
  is === 'yes-or-no' ? 'true or false' : is === 'number' ? 'a whole number' : is.join(' or ');

/** One page for the wall: every ruling of a house. */
export function printCard(book: Rulebook): void {
  print(`# Rulings of ${book.name}\n`);
  for (const { title, cases } of rulingCard(book)) {
    print(`**${title}**`);
    for (const { when, ruling: text, rule } of cases)
      print(`- ${when === '' ? '' : `${when}: `}${text} [${rule}]`);
  }
}

/** Every irregularity with the facts it turns on. */
export function listRulings(json: boolean | undefined): void {
  for (const { id, title, facts } of irregularities) {
    if (json)
      print(
        JSON.stringify({
          irregularity: id,
          title,
          facts: facts.map(({ name, is, ask }) => ({ name, is, ask })),
        }),
      );
    else {
      print(`${bold(id)}  ${title}`);
      for (const { name, is, ask } of facts) print(dim(`  ${name} (${answerTo(is)}): ${ask}`));
    }
  }
}
