import { type ReactNode, useState } from 'react';
import { useWords } from '../language.ts';
import HouseRules from '../phone/HouseRules.tsx';
import { ButtonHelp } from './ButtonHelp.tsx';
import { OddsChart } from './OddsChart.tsx';
import { Steps } from './Steps.tsx';
import { useHouse } from './useHouse.ts';
import { bookletWords } from './words.ts';
import './booklet.css';

const PARTS = ['house', 'steps', 'button', 'odds'] as const;

/** What a player looks up between two hands: the house's rules, and the booklet. */
export default function PhoneRules({ house: id, tournament }: { house: string; tournament: string }) {
  const t = useWords(bookletWords);
  const [part, setPart] = useState<(typeof PARTS)[number]>('house');
  const house = useHouse(id, tournament);
  const shown: Readonly<Record<(typeof PARTS)[number], ReactNode>> = {
    house: <HouseRules tournament={tournament} rulebook={id} />,
    steps: <Steps />,
    button: house && (
      <ButtonHelp house={{ button: house.night.button.use, lies: house.night.deadButtonLies.use }} />
    ),
    odds: <OddsChart />,
  };
  return (
    <div className="phone-rules">
      <fieldset className="parts">
        <legend className="unseen">{t.about}</legend>
        {PARTS.map((each) => (
          <button key={each} type="button" aria-pressed={each === part} onClick={() => setPart(each)}>
            {t.parts[each]}
          </button>
        ))}
      </fieldset>
      {shown[part]}
    </div>
  );
}
