import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import type { Fact, Facts, Irregularity, Ruling as Settled } from '../../engine/rulings/ruling.ts';
import { missingFacts, settle } from '../../engine/rulings/rulings.ts';
import { rulebook } from '../../rulebooks/index.ts';
import { sentence } from '../format.ts';
import { RuleText } from '../parts/Why.tsx';
import { useDesk } from './desk.ts';

/** An irregularity before the director: what must be known is asked, then it is ruled on. */
export function Ruling({ what, area, onBack }: { what: Irregularity; area: string; onBack: () => void }) {
  const { view } = useDesk();
  const [facts, setFacts] = useState<Facts>({});
  const house = rulebook(view.rulebook) ?? rulebook('roberts-rules')!;
  const [next] = missingFacts(what, facts);
  const known = what.facts.filter(({ name }) => name in facts);
  return (
    <article className="ruling">
      <button type="button" className="button bare crumb" onClick={onBack}>
        <ArrowLeft size={18} aria-hidden="true" /> Rulings › {area}
      </button>
      <h2 className="title">{what.title}</h2>
      {known.length > 0 && (
        <div className="chips">
          {known.map((fact) => (
            <button key={fact.name} type="button" onClick={() => setFacts(without(facts, fact.name))}>
              {said(fact, facts[fact.name]!)}
              <span className="unseen">: change</span>
            </button>
          ))}
        </div>
      )}
      {next !== undefined ? (
        <Question
          key={next.name}
          fact={next}
          onAnswer={(value) => setFacts({ ...facts, [next.name]: value })}
        />
      ) : (
        <Answer ruling={settle(what, facts, house)} house={house.name} onDone={onBack} />
      )}
    </article>
  );
}

const without = (facts: Facts, name: string): Facts =>
  Object.fromEntries(Object.entries(facts).filter(([each]) => each !== name));

const said = ({ cases }: Fact, value: Facts[string]): string =>
  cases.find((each) => each.value === value)?.say ?? String(value);

function Question({ fact, onAnswer }: { fact: Fact; onAnswer: (value: Facts[string]) => void }) {
  const [text, setText] = useState('');
  const value = Number(text);
  const fits = text !== '' && value >= (fact.least ?? 0);
  return (
    <div className="question">
      <h3>{fact.ask}</h3>
      {fact.cases.map((each) => (
        <button
          key={String(each.value)}
          type="button"
          className="button"
          onClick={() => onAnswer(each.value)}
        >
          {sentence(each.say).replace(/\.$/, '')}
        </button>
      ))}
      {fact.is === 'number' && (
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
            placeholder="or another number"
            value={text}
            onChange={({ target }) => setText(target.value.replace(/\D/g, ''))}
          />
          <button type="submit" className="button" disabled={!fits}>
            Go on
          </button>
        </form>
      )}
    </div>
  );
}

function Answer({ ruling, house, onDone }: { ruling: Settled; house: string; onDone: () => void }) {
  const [otherwise, setOtherwise] = useState(false);
  return (
    <>
      <p className="verdict card">{ruling.ruling}</p>
      <ol className="steps">
        {ruling.steps.map((step) => (
          <li key={step}>{sentence(step)}</li>
        ))}
      </ol>
      <RuleText id={ruling.rule} />
      <p className="dim">Under {house} rules.</p>
      {otherwise ? (
        <Otherwise ruling={ruling} onDone={onDone} />
      ) : (
        <div className="row">
          <button type="button" className="button grow" onClick={() => setOtherwise(true)}>
            I rule otherwise
          </button>
          <button type="button" className="button act grow" onClick={onDone}>
            Done
          </button>
        </div>
      )}
    </>
  );
}

/** The director has the last word; it goes into the record with its reason. */
function Otherwise({ ruling, onDone }: { ruling: Settled; onDone: () => void }) {
  const { run } = useDesk();
  const [instead, setInstead] = useState('');
  const [reason, setReason] = useState('');
  const ready = instead.trim() !== '' && reason.trim() !== '';
  const record = async (): Promise<void> => {
    const done = await run({ type: 'override', rule: ruling.rule, ruling: instead, reason, by: 'Director' });
    if (done) onDone();
  };
  return (
    <form
      className="question"
      onSubmit={(event) => {
        event.preventDefault();
        if (ready) void record();
      }}
    >
      <label htmlFor="instead">Your ruling</label>
      <input
        id="instead"
        className="field"
        maxLength={300}
        value={instead}
        onChange={({ target }) => setInstead(target.value)}
      />
      <label htmlFor="reason">The reason, for the record</label>
      <input
        id="reason"
        className="field"
        maxLength={300}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      />
      <button type="submit" className="button act" disabled={!ready}>
        Record it
      </button>
    </form>
  );
}
