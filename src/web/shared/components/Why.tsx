import { Suspense, use } from 'react';
import type { RuleId } from '../../../rules/index.ts';
import { useLanguage, useWords } from '../language.ts';
import { loadOrReload } from '../lazy.ts';
import { markSettled } from '../settled.ts';
import { Sheet } from './Sheet.tsx';
import { componentWords } from './words.ts';
import './why.css';

/** The catalogue and the documents it names are long, so they load on demand. */
async function loadRules() {
  const [{ isRuleId, ruleOf }, { documents }] = await Promise.all([
    import('../../../rules/index.ts'),
    import('../../../rulebooks/index.ts'),
  ]);
  return { isRuleId, ruleOf, documents };
}
let catalogue: ReturnType<typeof loadRules> | null = null;
export const theRules = () => {
  catalogue ??= markSettled(loadOrReload(loadRules));
  return catalogue;
};

/** What a rule says and where it comes from, as soon as it is loaded. */
export const RuleText = ({ id }: { id: string }) => (
  <Suspense fallback={null}>
    <Text id={id} />
  </Suspense>
);

function Text({ id }: { id: string }) {
  const language = useLanguage();
  const { isRuleId, ruleOf, documents } = use(theRules());
  if (!isRuleId(id)) return null;
  const { says, from } = ruleOf(id as RuleId);
  return (
    <figure className="rule">
      <blockquote lang="en">{says}</blockquote>
      <figcaption>
        {from.map(([document, heading]) => (
          <span key={`${document}${heading}`}>
            {documents[document]?.[language] ?? document}, <q lang="en">{heading}</q> ·{' '}
          </span>
        ))}
        {id}
      </figcaption>
    </figure>
  );
}

/** A rule on a sheet that opens once the rule is loaded. */
export function Why({ rule, onClose }: { rule: string; onClose: () => void }) {
  const t = useWords(componentWords);
  return (
    <Sheet title={t.theRule} paper onClose={onClose}>
      <Text id={rule} />
    </Sheet>
  );
}
