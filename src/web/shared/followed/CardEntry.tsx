import { useState } from 'react';
import { parseCard } from '../../../engine/cards/card.ts';
import type { FollowedNext, FollowedView } from '../../../engine/views/followed-view.ts';
import { Card } from '../components/Card.tsx';
import { CardKeys } from '../components/CardKeys.tsx';
import { useWords } from '../language.ts';
import type { Tell } from './Following.tsx';
import { followedWords } from './words.ts';

/** The cards of a street, or of a player who shows: they are told as soon as the last one is tapped. */
export function CardEntry(props: {
  followed: FollowedView;
  next: FollowedNext & { is: 'deal' | 'show' };
  tell: Tell;
  nameOf: (seat: number) => string;
}) {
  const { followed, next, tell, nameOf } = props;
  const t = useWords(followedWords);
  /** Whose hand is entered, while it lies face up before the showdown. */
  const [seat, setSeat] = useState<number | null>(next.is === 'show' ? next.seat : null);
  const [cards, setCards] = useState<readonly string[]>([]);
  const wanted = seat !== null ? 2 : next.is === 'deal' ? next.cards : 2;
  const put = (card: string): void => {
    const all = [...cards, card];
    if (all.length < wanted) return setCards(all);
    setCards([]);
    const told = all.map((each) => parseCard(each)!);
    if (seat === null) return tell({ do: 'deal', cards: told });
    if (next.is === 'deal') setSeat(null);
    tell({ do: 'show', seat, cards: told });
  };
  const at = cards.length + 1;
  const says =
    seat !== null
      ? t.shows(nameOf(seat), at)
      : next.is === 'deal'
        ? t.dealCard(t.streets[next.street], at, wanted)
        : '';
  return (
    <section className="acting">
      {wanted > 0 && (
        <>
          {cards.length > 0 && (
            <div className="entered">
              {cards.map((card) => (
                <Card key={card} card={card} />
              ))}
            </div>
          )}
          <CardKeys
            key={`${seat} ${at}`}
            says={says}
            fits={(card) => !cards.includes(card) && !followed.seen.includes(card)}
            onCard={put}
            onUndo={cards.length === 0 ? null : () => setCards(cards.slice(0, -1))}
          />
        </>
      )}
      <div className="choices">
        {next.is === 'deal' && (
          <>
            {next.faceUp
              .filter((each) => each !== seat)
              .map((each) => (
                <button key={each} type="button" className="button" onClick={() => setSeat(each)}>
                  {t.enterCards(nameOf(each))}
                </button>
              ))}
            <button
              type="button"
              className={`button ${wanted === 0 ? 'act' : ''}`}
              onClick={() => (seat === null ? tell({ do: 'deal' }) : setSeat(null))}
            >
              {seat !== null ? t.cancel : next.cards === 0 ? t.toShowdown : t.skipCards}
            </button>
          </>
        )}
        {next.is === 'show' && (
          <button type="button" className="button" onClick={() => tell({ do: 'muck', seat: next.seat })}>
            {t.mucks}
          </button>
        )}
      </div>
    </section>
  );
}
