import { type ReactNode, Suspense, useState } from 'react';
import { useWords } from '../language.ts';
import { lazyPart, type Part, useNextPart } from '../lazy.ts';
import { useRulebook } from '../live/rulebook.ts';
import RulebookPage from './RulebookPage.tsx';
import { bookletWords } from './words.ts';
import './booklet.css';

const PARTS = ['rulebook', 'steps', 'button', 'odds'] as const;

/** The booklet is loaded page by page. */
const Steps = lazyPart(() => import('./Steps.tsx').then(({ Steps }) => ({ default: Steps })));
const ButtonHelp = lazyPart(() =>
  import('./ButtonHelp.tsx').then(({ ButtonHelp }) => ({ default: ButtonHelp })),
);
const OddsChart = lazyPart(() => import('./OddsChart.tsx').then(({ OddsChart }) => ({ default: OddsChart })));

const LOADED: Partial<Record<(typeof PARTS)[number], Part>> = {
  steps: Steps,
  button: ButtonHelp,
  odds: OddsChart,
};

/** What players look up between hands: the rules, and the booklet. */
export default function PhoneRules({ rulebook: id, tournament }: { rulebook: string; tournament: string }) {
  const t = useWords(bookletWords);
  const [part, setPart] = useState<(typeof PARTS)[number]>('rulebook');
  const nextPart = useNextPart();
  const { rulebook } = useRulebook(tournament);
  const shown: Readonly<Record<(typeof PARTS)[number], ReactNode>> = {
    rulebook: <RulebookPage tournament={tournament} id={id} />,
    steps: <Steps />,
    button: rulebook && (
      <ButtonHelp
        rulebook={{ button: rulebook.tournament.button.use, lies: rulebook.tournament.deadButtonLies.use }}
      />
    ),
    odds: <OddsChart />,
  };
  return (
    <div className="phone-rules">
      <fieldset className="parts">
        <legend className="unseen">{t.about}</legend>
        {PARTS.map((each) => (
          <button
            key={each}
            type="button"
            aria-pressed={each === part}
            onClick={() => nextPart(LOADED[each], () => setPart(each))}
          >
            {t.parts[each]}
          </button>
        ))}
      </fieldset>
      <Suspense fallback={null}>{shown[part]}</Suspense>
    </div>
  );
}
