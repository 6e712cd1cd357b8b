import { Suspense, use } from 'react';
import type { RuleId } from '../../rules/index.ts';
import { Sheet } from './Sheet.tsx';
import './why.css';

/** The catalogue is long: it comes when somebody asks. */
let catalogue: Promise<typeof import('../../rules/index.ts')> | null = null;
const theRules = () => {
  catalogue ??= import('../../rules/index.ts');
  return catalogue;
};

const BOOKS: Readonly<Record<string, string>> = {
  'homepokertourney-rulebook': 'HomePokerTourney rulebook',
  'homepokertourney-booklet': 'HomePokerTourney booklet',
  'homepokertourney-cheat-card': 'HomePokerTourney cheat card',
  'bnai-jeshurun': 'B’nai Jeshurun sheet',
  'home-guidelines': 'Home guidelines',
  'roberts-rules': 'Robert’s Rules of Poker',
  tda: 'TDA rules',
  'common-home': 'Custom at home tables',
};

/** What a rule says and where it stands. */
export const RuleText = ({ id }: { id: string }) => (
  <Suspense fallback={null}>
    <Text id={id} />
  </Suspense>
);

function Text({ id }: { id: string }) {
  const { isRuleId, ruleOf } = use(theRules());
  if (!isRuleId(id)) return null;
  const { says, from } = ruleOf(id as RuleId);
  return (
    <figure className="rule">
      <blockquote>{says}</blockquote>
      <figcaption>
        <b>{id}</b>
        {from.map(([source, heading]) => (
          <span key={`${source}${heading}`}>
            {' '}
            · {BOOKS[source] ?? source}, “{heading}”
          </span>
        ))}
      </figcaption>
    </figure>
  );
}

export function Why({ rule, onClose }: { rule: string; onClose: () => void }) {
  return (
    <Sheet title="The rule" paper onClose={onClose}>
      <RuleText id={rule} />
    </Sheet>
  );
}
