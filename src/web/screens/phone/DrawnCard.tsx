import { useState } from 'react';
import type { TournamentCommand } from '../../../engine/tournament/commands.ts';
import type { SeatCardsView } from '../../../engine/views/seat-cards-view.ts';
import { Card } from '../../shared/components/Card.tsx';
import { CardKeys } from '../../shared/components/CardKeys.tsx';
import { Sheet } from '../../shared/components/Sheet.tsx';
import { useWords } from '../../shared/language.ts';
import { phoneWords } from './words.ts';

/** Where players draw real cards for their seats: they tell their own. */
export default function DrawnCard(props: {
  drawn: SeatCardsView;
  player: string;
  run: (command: TournamentCommand) => void;
}) {
  const { drawn, player, run } = props;
  const t = useWords(phoneWords);
  const [telling, setTelling] = useState(false);
  const mine = drawn.told[player];
  const taken = new Set(Object.values(drawn.told));
  const tell = (command: { what: 'card'; card: string } | { what: 'nothing' }): void => {
    setTelling(false);
    run({ type: 'ask', player, ...command });
  };
  return (
    <>
      {mine !== undefined && (
        <p className="drew">
          {t.youDrew} <Card card={mine} />
        </p>
      )}
      <button type="button" className="button" onClick={() => setTelling(true)}>
        {mine === undefined ? t.iDrewCard : t.otherCard}
      </button>
      {telling && (
        <Sheet title={t.whichCard} onClose={() => setTelling(false)}>
          <CardKeys
            says={t.tapCard}
            fits={(card) => drawn.cards.includes(card) && !taken.has(card)}
            onCard={(card) => tell({ what: 'card', card })}
            onUndo={mine === undefined ? null : () => tell({ what: 'nothing' })}
          />
        </Sheet>
      )}
    </>
  );
}
