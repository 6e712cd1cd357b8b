import { useState } from 'react';
import { Card } from '../../../shared/components/Card.tsx';
import { CardKeys } from '../../../shared/components/CardKeys.tsx';
import { useWords } from '../../../shared/language.ts';
import { useDesk } from '../state/desk.ts';
import type { ProcedureProps } from './Procedure.tsx';
import { pulled } from './seats.ts';
import { procedureWords } from './words.ts';

/** A draw with real cards: which to pull, and the card of each player, from here and from their phones, in any order. */
export function SeatCards({ onDone }: ProcedureProps) {
  const { view, run } = useDesk();
  const t = useWords(procedureWords);
  const [picked, setPicked] = useState<string | null>(null);
  if (view.seatCards === null) return <p>{t.seatsDrawn}</p>;
  const { cards, players, dealers, told } = view.seatCards;
  const deals = (player: string): boolean => dealers.includes(player);
  const drawing = view.people
    .filter(({ player }) => players.includes(player))
    .sort((a, b) => Number(deals(b.player)) - Number(deals(a.player)) || a.name.localeCompare(b.name));
  const missing = drawing.filter(({ player }) => told[player] === undefined);
  const now = drawing.find(({ player }) => player === picked) ?? missing[0];
  const taken = new Set(Object.values(told));
  /** A suit another dealer has. */
  const dealt = (player: string, card: string): boolean =>
    deals(player) && dealers.some((other) => other !== player && told[other]?.at(-1) === card.at(-1));
  const tell = (player: string, card: string | null): void => {
    setPicked(null);
    void run(
      card === null ? { type: 'ask', player, what: 'nothing' } : { type: 'ask', player, what: 'card', card },
    );
  };
  const seat = async (): Promise<void> => {
    const type = view.phase === 'open' ? 'draw-seats' : 'rearrange';
    if (await run({ type, cards: told })) onDone();
  };
  return (
    <>
      <p className="lead">{t.pull(cards.length, pulled(cards))}</p>
      {dealers.length > 0 && <p className="dim">{t.dealersFirst}</p>}
      <ul className="drawn-cards">
        {drawing.map(({ player, name }) => {
          const card = told[player];
          return (
            <li key={player}>
              <button
                type="button"
                className="button"
                aria-pressed={player === now?.player}
                onClick={() => setPicked(player)}
              >
                <b className="grow">{name}</b>
                {deals(player) && <span className="tag">{t.dealsHere}</span>}
                {card === undefined ? <span className="slot" /> : <Card card={card} />}
              </button>
            </li>
          );
        })}
      </ul>
      <div className="bottom">
        {now !== undefined && (
          <CardKeys
            says={t.whichCard(now.name, players.length - missing.length, players.length)}
            fits={(card) =>
              cards.includes(card) &&
              (!taken.has(card) || told[now.player] === card) &&
              !dealt(now.player, card)
            }
            onCard={(card) => tell(now.player, card)}
            onUndo={told[now.player] === undefined ? null : () => tell(now.player, null)}
          />
        )}
        {missing.length === 0 && (
          <button type="button" className="button act wide" onClick={seat}>
            {t.seatEverybody}
          </button>
        )}
      </div>
    </>
  );
}
