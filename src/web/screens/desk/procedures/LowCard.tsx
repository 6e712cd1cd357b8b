import { useState } from 'react';
import { useWords } from '../../../shared/language.ts';
import { CardPad } from './CardPad.tsx';
import { procedureWords } from './words.ts';
import './procedures.css';

/** One card for each of these tables, dealt by people: the low card gives up a player, or gets the late one. */
export default function LowCard(props: {
  tables: readonly string[];
  /** Whether a late player gets a seat by it; otherwise a table gives a player up. */
  late: boolean;
  onCards: (cards: Readonly<Record<string, string>>) => void;
  onBack: () => void;
}) {
  const { tables, late, onCards, onBack } = props;
  const t = useWords(procedureWords);
  const [cards, setCards] = useState<Readonly<Record<string, readonly string[]>>>({});
  return (
    <div className="procedure">
      <CardPad
        players={tables.map((id) => ({ player: id, name: t.table(id), count: 1 }))}
        tables={[tables]}
        cards={cards}
        onCards={setCards}
        onDone={() => onCards(Object.fromEntries(tables.map((id) => [id, cards[id]![0]!])))}
        onBack={onBack}
        says={{
          how: late ? t.lateCardHow : t.lowCardHow,
          done: late ? t.lateCardDone : t.lowCardDone,
          back: t.cancel,
        }}
      />
    </div>
  );
}
