import { Suspense, use } from 'react';
import type { RuleId } from '../../../rules/index.ts';
import { useWords } from '../language.ts';
import { loadOrReload } from '../lazy.ts';
import { bookWords } from '../rulebooks/book-words.ts';
import { markSettled } from '../settled.ts';
import { Sheet } from './Sheet.tsx';
import { partWords } from './words.ts';
import './why.css';

/** The catalogue is long: it comes when somebody asks. */
let catalogue: Promise<typeof import('../../../rules/index.ts')> | null = null;
export const theRules = () => {
  catalogue ??= markSettled(loadOrReload(() => import('../../../rules/index.ts')));
  return catalogue;
};

/** What a rule says and where it stands, once it is here. */
export const RuleText = ({ id }: { id: string }) => (
  <Suspense fallback={null}>
    <Text id={id} />
  </Suspense>
);

function Text({ id }: { id: string }) {
  const { sources } = useWords(bookWords);
  const { isRuleId, ruleOf } = use(theRules());
  if (!isRuleId(id)) return null;
  const { says, from } = ruleOf(id as RuleId);
  return (
    <figure className="rule">
      <blockquote lang="en">{says}</blockquote>
      <figcaption>
        <b>{id}</b>
        {from.map(([source, heading]) => (
          <span key={`${source}${heading}`}>
            {' '}
            · {sources[source] ?? source}, <q lang="en">{heading}</q>
          </span>
        ))}
      </figcaption>
    </figure>
  );
}

/** A rule on a sheet that opens when the rule is here: whoever shows it waits for it. */
export function Why({ rule, onClose }: { rule: string; onClose: () => void }) {
  const t = useWords(partWords);
  return (
    <Sheet title={t.theRule} paper onClose={onClose}>
      <Text id={rule} />
    </Sheet>
  );
}
