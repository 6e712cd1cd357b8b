import { ArrowLeft } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { missingFacts, sayValue, settle } from '../../../engine/rulings/asking.ts';
import type { Facts, Irregularity, Ruling as Settled } from '../../../engine/rulings/ruling.ts';
import { RuleText } from '../../shared/components/Why.tsx';
import { rulebookTitle, sentence } from '../../shared/format.ts';
import { useWords } from '../../shared/language.ts';
import { useRulebook } from '../../shared/live/rulebook.ts';
import { ApplyRuling } from './ApplyRuling.tsx';
import { Overrule } from './Overrule.tsx';
import { RecordRuling } from './RecordRuling.tsx';
import { RulingQuestion } from './RulingQuestion.tsx';
import { RulingTitle } from './RulingTitle.tsx';
import { rulingWords } from './ruling-words.ts';
import { useDesk } from './state/desk.ts';

/** An irregularity: asks for the facts, then shows the ruling. */
export function Ruling({ what, area, onBack }: { what: Irregularity; area: string; onBack: () => void }) {
  const { tournament } = useDesk();
  const t = useWords(rulingWords);
  const [facts, setFacts] = useState<Facts>({});
  const { rulebook, sorry, again } = useRulebook(tournament);
  const [next] = rulebook === null ? [] : missingFacts(what, facts, rulebook);
  const known = what.facts.filter(({ name }) => name in facts);
  return (
    <article className="ruling-book">
      <button type="button" className="button bare crumb" onClick={onBack}>
        <ArrowLeft size={18} aria-hidden="true" /> {t.rulings} › {area}
      </button>
      <h2 className="title">
        <RulingTitle of={what} />
      </h2>
      <p className="dim" lang="en">
        {what.about}
      </p>
      {known.length > 0 && (
        <div className="chips">
          {known.map((fact) => (
            <button key={fact.name} type="button" onClick={() => setFacts(without(facts, fact.name))}>
              <span lang="en">{sayValue(fact, facts[fact.name]!)}</span>
              <span className="unseen">: {t.change}</span>
            </button>
          ))}
        </div>
      )}
      {next !== undefined ? (
        <RulingQuestion
          key={next.name}
          fact={next}
          known={facts}
          onAnswer={(value) => setFacts({ ...facts, [next.name]: value })}
        />
      ) : rulebook !== null ? (
        <Answer
          ruling={settle(what, facts, rulebook)}
          act={(ruling) => (
            <>
              {ruling.effect !== undefined && (
                <ApplyRuling what={what} facts={facts} effect={ruling.effect} onDone={onBack} />
              )}
              <RecordRuling what={what} facts={facts} ruling={ruling} onDone={onBack} />
            </>
          )}
          rulebook={rulebookTitle(rulebook)}
          onDone={onBack}
        />
      ) : (
        sorry !== null && (
          <p className="sorry" role="alert">
            {t.noRulebook} {sorry}{' '}
            <button type="button" className="button" onClick={again}>
              {t.again}
            </button>
          </p>
        )
      )}
    </article>
  );
}

const without = (facts: Facts, name: string): Facts =>
  Object.fromEntries(Object.entries(facts).filter(([each]) => each !== name));

function Answer(props: {
  ruling: Settled;
  /** What can be done with it: applied to a hand, or put on record. */
  act: (ruling: Settled) => ReactNode;
  rulebook: string;
  onDone: () => void;
}) {
  const { ruling, act, rulebook, onDone } = props;
  const t = useWords(rulingWords);
  const [otherwise, setOtherwise] = useState(false);
  return (
    <>
      <p className="verdict card" lang="en">
        {ruling.ruling}
      </p>
      {!otherwise && act(ruling)}
      <ol className="steps" lang="en">
        {ruling.steps.map((step) => (
          <li key={step}>{sentence(step)}</li>
        ))}
      </ol>
      <RuleText id={ruling.rule} />
      <p className="dim">{t.under(rulebook)}</p>
      {otherwise ? (
        <Overrule rule={ruling.rule} onDone={onDone} />
      ) : (
        <div className="row">
          <button type="button" className="button grow" onClick={() => setOtherwise(true)}>
            {t.otherwise}
          </button>
          <button type="button" className="button grow" onClick={onDone}>
            {t.done}
          </button>
        </div>
      )}
    </>
  );
}
