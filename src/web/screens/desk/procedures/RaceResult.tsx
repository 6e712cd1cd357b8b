import { useState } from 'react';
import { Card } from '../../../shared/components/Card.tsx';
import { chips } from '../../../shared/format.ts';
import { useWords } from '../../../shared/language.ts';
import { useDesk } from '../state/desk.ts';
import { procedureWords } from './words.ts';

/** A card is dealt this long after the one before; the winners show after the last. */
const CARD_EVERY_MS = 220;

/** The chip race, table by table: a card for each odd chip, seat 1 first, then who wins how many. */
export function RaceResult({ dealt, onDone }: { dealt: boolean; onDone: () => void }) {
  const { view } = useDesk();
  const t = useWords(procedureWords);
  const { races } = view;
  const [at, setAt] = useState(0);
  const race = races[Math.min(at, races.length - 1)];
  if (race === undefined) return <p className="lead">{t.noRaceHere}</p>;
  const { table, chip, into, players } = race;
  const racing = players.filter(({ odd }) => odd > 0);
  const winners = players.filter(({ won }) => won > 0);
  const last = at >= races.length - 1;
  let cardsBefore = 0;
  const wait = dealt ? racing.reduce((sum, { cards }) => sum + cards.length, 0) * CARD_EVERY_MS : 0;
  return (
    <>
      <h3 className="title">{t.raceAt(table)}</h3>
      {racing.length === 0 ? (
        <p className="lead">{t.nobodyOdd(chip)}</p>
      ) : (
        <ul key={table} className="raced">
          {racing.map(({ player, name, cards }) => (
            <li key={player}>
              <b>{name}</b>
              <span className="dealt-cards">
                {cards.map((card) => (
                  <span
                    key={card}
                    className={dealt ? 'dealing' : ''}
                    style={{ animationDelay: `${CARD_EVERY_MS * cardsBefore++}ms` }}
                  >
                    <Card card={card} />
                  </span>
                ))}
              </span>
            </li>
          ))}
        </ul>
      )}
      <div key={`${table} won`} className={dealt ? 'told-after' : ''} style={{ animationDelay: `${wait}ms` }}>
        <ul className="winners" aria-label={t.newChips}>
          {winners.map(({ player, name, won }) => (
            <li key={player} className="row">
              <b className="grow">{name}</b>
              <span className="number">{`${won} × ${chips(into)}`}</span>
            </li>
          ))}
        </ul>
        {racing.length > 0 && (
          <p className="dim">{winners.length === 0 ? t.nobodyWins(chip) : t.othersHandIn(chip)}</p>
        )}
      </div>
      <div className="choices bottom">
        <button type="button" className="button act wide" onClick={() => (last ? onDone() : setAt(at + 1))}>
          {last ? t.done : t.nextTable(races[at + 1]!.table)}
        </button>
      </div>
    </>
  );
}
