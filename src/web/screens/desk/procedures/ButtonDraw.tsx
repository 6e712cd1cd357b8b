import { useState } from 'react';
import { useWords } from '../../../shared/language.ts';
import { useDesk } from '../state/desk.ts';
import { CardPad } from './CardPad.tsx';
import { procedureWords } from './words.ts';

/** Real cards drawn for the first button of a table, one for each player. */
export function ButtonDraw({ table, onDone }: { table: string; onDone: () => void }) {
  const { view, run } = useDesk();
  const t = useWords(procedureWords);
  const [cards, setCards] = useState<Readonly<Record<string, readonly string[]>>>({});
  const seats = view.tables.find(({ id }) => id === table)?.seats ?? [];
  const tell = async (): Promise<void> => {
    const told = Object.fromEntries(Object.entries(cards).map(([player, [card]]) => [player, card!]));
    if (await run({ type: 'draw-button', table, cards: told })) onDone();
  };
  return (
    <CardPad
      players={seats.map(({ player, name }) => ({ player, name, count: 1 }))}
      tables={[seats.map(({ player }) => player)]}
      cards={cards}
      onCards={setCards}
      onDone={tell}
      onBack={onDone}
      says={{ how: t.buttonHow, done: t.buttonDone, back: t.back }}
    />
  );
}
