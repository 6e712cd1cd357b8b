import { useState } from 'react';
import { amountsFor, sayValue } from '../../../engine/rulings/asking.ts';
import type { Fact, Facts } from '../../../engine/rulings/ruling.ts';
import { chips, sentence } from '../../shared/format.ts';
import { useWords } from '../../shared/language.ts';
import { faceAt } from '../../shared/live/useLine.ts';
import { rulingWords } from './ruling-words.ts';
import { useDesk } from './state/desk.ts';

type Props = { fact: Fact; known: Facts; onAnswer: (value: Facts[string]) => void };

/** Asks for one fact: bets are offered as the level has them. */
export function RulingQuestion({ fact, known, onAnswer }: Props) {
  const { view, now } = useDesk();
  const t = useWords(rulingWords);
  const { onBreak, next, stakes } = faceAt(view, now());
  const amounts = amountsFor(fact, known, (onBreak && next !== null ? next : stakes).big);
  const offered = fact.inBigBlinds === undefined ? fact.cases.map(({ value }) => value) : amounts;
  const say = (value: Facts[string]): string => {
    if (value === 0 && fact.inBigBlinds !== undefined) return t.none;
    return sentence(typeof value === 'number' ? sayValue(fact, value, chips(value)) : sayValue(fact, value));
  };
  return (
    <div className="question">
      <h3 lang="en">{fact.ask}</h3>
      {offered.map((value) => (
        <button
          key={String(value)}
          type="button"
          className="button"
          lang="en"
          onClick={() => onAnswer(value)}
        >
          {say(value).replace(/\.$/, '')}
        </button>
      ))}
      {fact.is === 'number' && (
        <Figure fact={fact} likely={fact.least === 1 ? amounts[0] : undefined} onAnswer={onAnswer} />
      )}
    </div>
  );
}

/** Any other number; a figure that there always is, like the last bet, starts with the likely one. */
function Figure({ fact, likely, onAnswer }: Omit<Props, 'known'> & { likely: number | undefined }) {
  const t = useWords(rulingWords);
  const [text, setText] = useState(likely === undefined ? '' : String(likely));
  const value = Number(text);
  const fits = text !== '' && value >= (fact.least ?? 0);
  return (
    <form
      className="row"
      onSubmit={(event) => {
        event.preventDefault();
        if (fits) onAnswer(value);
      }}
    >
      <label className="unseen" htmlFor={`fact-${fact.name}`}>
        {fact.ask}
      </label>
      <input
        id={`fact-${fact.name}`}
        className="field grow"
        inputMode="numeric"
        placeholder={t.otherNumber}
        value={text}
        onChange={({ target }) => setText(target.value.replace(/\D/g, ''))}
      />
      <button type="submit" className="button" disabled={!fits}>
        {t.goOn}
      </button>
    </form>
  );
}
