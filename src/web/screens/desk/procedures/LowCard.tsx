import { useState } from 'react';
import { useWords } from '../../../shared/language.ts';
import { CardPad } from './CardPad.tsx';
import { procedureWords } from './words.ts';
import './procedures.css';

/** One card for each of these tables, dealt by people: the low card gives up a player. */
export default function LowCard(props: {
  tables: readonly string[];
  onCards: (cards: Readonly<Record<string, string>>) => void;
  onBack: () => void;
}) {
  const { tables, onCards, onBack } = props;
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
        says={{ how: t.lowCardHow, done: t.lowCardDone, back: t.cancel }}
      />
    </div>
  );
}
