import { ChevronLeft } from 'lucide-react';
import { useState } from 'react';
import type { HandAtAGlance, HandsPlayed } from '../../../../protocol/hands.ts';
import { Card } from '../../../shared/components/Card.tsx';
import { Go } from '../../../shared/components/Go.tsx';
import { chips, wallTime } from '../../../shared/format.ts';
import { useWords } from '../../../shared/language.ts';
import { FILTERS, type Filter, handsFor, wasAllIn, wasIn } from './filters.ts';
import { historyWords } from './words.ts';

const AT_A_TIME = 60;

export function HandList({ tournament, played }: { tournament: string; played: HandsPlayed }) {
  const t = useWords(historyWords);
  const [filter, setFilter] = useState<Filter>('all');
  const [table, setTable] = useState<string | null>(null);
  const [most, setMost] = useState(AT_A_TIME);
  const tables = [...new Set(played.hands.map((hand) => hand.table))].sort((a, b) => Number(a) - Number(b));
  const found = handsFor(played, filter, table);
  const choose = (chosen: Filter): void => {
    setFilter(chosen);
    setMost(AT_A_TIME);
  };
  // People without a seat have no hands of their own.
  const filters = played.me === null ? FILTERS.filter((each) => each === 'all' || each === 'pots') : FILTERS;
  return (
    <main className="hands">
      <header>
        <Go to={`/t/${tournament}/table`} className="button bare leave">
          <ChevronLeft size={20} aria-hidden="true" /> {t.backToTable}
        </Go>
        <Go to={`/t/${tournament}/me`} className="button bare">
          {t.backToTournament}
        </Go>
        <h1 className="title">{t.hands}</h1>
      </header>
      {played.hands.length === 0 ? (
        <p className="dim">{t.none}</p>
      ) : (
        <>
          <div className="picks">
            <fieldset>
              <legend className="unseen">{t.filter}</legend>
              {filters.map((each) => (
                <button
                  key={each}
                  type="button"
                  className="pick"
                  aria-pressed={filter === each}
                  onClick={() => choose(each)}
                >
                  {t.filters[each]}
                </button>
              ))}
            </fieldset>
            {tables.length > 1 && (
              <select
                className="field"
                aria-label={t.table}
                value={table ?? ''}
                onChange={({ target }) => setTable(target.value || null)}
              >
                <option value="">{t.everyTable}</option>
                {tables.map((each) => (
                  <option key={each} value={each}>
                    {t.tableIs(each)}
                  </option>
                ))}
              </select>
            )}
          </div>
          {found.length === 0 && <p className="dim">{t.noneOfThese}</p>}
          <ol className="hand-list">
            {found.slice(0, most).map((hand) => (
              <li key={`${hand.table}/${hand.number}`}>
                <Glance tournament={tournament} hand={hand} played={played} />
              </li>
            ))}
          </ol>
          {found.length > most && (
            <button type="button" className="button" onClick={() => setMost(most + AT_A_TIME)}>
              {t.more(found.length - most)}
            </button>
          )}
        </>
      )}
    </main>
  );
}

function Glance(props: { tournament: string; hand: HandAtAGlance; played: HandsPlayed }) {
  const { tournament, hand, played } = props;
  const { me, people } = played;
  const t = useWords(historyWords);
  const won = hand.winners
    .map(({ seat, amount }) => [people[hand.seats[seat]!]!, amount] as const)
    .sort(([, a], [, b]) => b - a);
  // Players who get the same share a pot; otherwise there were side pots, and each has won their own.
  const split = won.every(([, amount]) => amount === won[0]![1]);
  const says = split
    ? t.wins(
        won.map(([name]) => name),
        chips(hand.pot),
      )
    : t.winsEach(won.map(([name, amount]) => [name, chips(amount)]));
  const mine = wasIn(hand, me);
  return (
    <Go to={`/t/${tournament}/hands/${hand.table}/${hand.number}`} className="glance">
      <span className="which">
        <b>{t.handIs(hand.number)}</b>{' '}
        <span className="dim">
          {t.tableIs(hand.table)} · {wallTime(hand.at)}
        </span>
      </span>
      <span className="board">
        {hand.board.map((card) => (
          <Card key={card} card={card} />
        ))}
        {hand.board.length === 0 && <span className="dim">{t.noBoard}</span>}
      </span>
      <span className="who">{hand.winners.length === 0 ? t.voidHand : says}</span>
      <span className="tags">
        {mine && <span className="tag">{t.youWereIn}</span>}
        {hand.allIn.length > 0 && (
          <span className={`tag ${wasAllIn(hand, me) ? 'mine' : ''}`}>{t.allIn}</span>
        )}
      </span>
    </Go>
  );
}
