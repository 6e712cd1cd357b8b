import { cardText } from '../../../engine/cards/card.ts';
import { cardsToPull, tableSizes } from '../../../engine/seating/draw.ts';
import { Card } from '../../shared/components/Card.tsx';
import { listed } from '../../shared/format.ts';
import { useWords } from '../../shared/language.ts';
import type { Matter } from './Paper.tsx';
import { Head } from './Sheet.tsx';
import { paperWords } from './words.ts';
import './cards-to-pull.css';

/** Nobody has bought in yet: cards for a full table. */
const LEAST_PLAYERS = 2;

/** Tonight's cards for a seat draw by hand, table by table, and what to do with them. */
export function CardsToPull({ matter }: { matter: Matter }) {
  const t = useWords(paperWords);
  const { view } = matter.tournament!;
  const { tableMaximum, firstButton } = matter.rulebook.tournament;
  const expected = view.people.filter(({ standing }) => standing === 'expected').length;
  const players = Math.max(view.phase === 'open' ? view.players.entries + expected : view.players.left, 0);
  const count = players < LEAST_PLAYERS ? tableMaximum.use : players;
  const sizes = tableSizes(count, tableMaximum.use);
  const cards = cardsToPull(sizes)?.map(cardText) ?? null;
  const dealers = (view.seatCards?.dealers ?? []).map(
    (id) => view.people.find(({ player }) => player === id)?.name ?? '',
  );
  const suits = [...new Set(cards?.map((card) => card.at(-1)))];
  return (
    <>
      <Head matter={matter} title={t.sheets.cards.title}>
        <p>
          {t.pullFor(count)} · {cards === null ? t.noCards : t.pull(cards.length, sizes.length)}
        </p>
      </Head>
      {cards !== null && (
        <>
          {suits.map((suit, at) => (
            <section key={suit} className="pulled">
              <h2>
                {t.table} {at + 1}
              </h2>
              <p>
                {cards
                  .filter((card) => card.at(-1) === suit)
                  .map((card) => (
                    <Card key={card} card={card} />
                  ))}
              </p>
            </section>
          ))}
          <ul className="pull-how">
            <li>{t.pullHow}</li>
            {dealers.length > 0 && <li>{t.pullDealers(listed(dealers))}</li>}
            {firstButton.use === 'high-card' && <li>{t.buttonDraw}</li>}
            {sizes.length > 1 && <li>{t.lowCardDraw}</li>}
          </ul>
        </>
      )}
    </>
  );
}
