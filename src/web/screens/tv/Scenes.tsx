import { useEffect, useRef } from 'react';
import { cardText } from '../../../engine/cards/card.ts';
import { cardFor } from '../../../engine/seating/draw.ts';
import type { TournamentView } from '../../../engine/views/tournament-view.ts';
import { Card } from '../../shared/components/Card.tsx';
import { blinds, listed, money, ordinal } from '../../shared/format.ts';
import { useWords } from '../../shared/language.ts';
import type { Line } from '../../shared/live/line.ts';
import { useTurning } from '../../shared/live/useTurning.ts';
import { JoinHere } from './JoinHere.tsx';
import { Tables } from './Tables.tsx';
import { tvWords } from './words.ts';

/** Before the first hand: the buy-in, and where everyone sits. */
export function Seating(props: { tournament: string; line: Line; view: TournamentView }) {
  const { tournament, line, view } = props;
  const t = useWords(tvWords);
  const { shown, last, open, of, turning, skip } = useTurning(line, view);
  useKeyToSkip(turning, skip);
  const { tables, players, buyIn, timer, purse, currency } = view;
  const first = timer.levels[0]!;
  const facts = [
    t.players(players.entries),
    t.buyIn(money(buyIn, currency)),
    t.prizePool(money(purse, currency)),
    t.begins(blinds(first), first.minutes ?? 0),
  ];
  const card = last !== undefined && view.drawsByCard ? cardFor(Number(last.table), last.seat) : null;
  if (turning)
    return (
      // A tap shows everything, as any key does.
      // biome-ignore lint/a11y/useKeyWithClickEvents: see above
      <main className="scene drawing" onClick={skip}>
        <p className="level">{t.drawing(open, of)}</p>
        <div className="drawn" aria-live="polite">
          <h2 className="title" key={last?.player}>
            {last?.name ?? t.firstCard}
          </h2>
          <p className="blinds number">{last === undefined ? '\u00a0' : t.chair(last.table, last.seat)}</p>
          {card !== null && <Card card={cardText(card)} />}
        </div>
        <Tables view={view} shown={shown} fresh={last?.player} />
      </main>
    );
  return (
    <main className="scene">
      <h2 className="title">{tables.length === 0 ? t.welcome : t.takeSeats}</h2>
      <p className="next">{facts.join(' · ')}</p>
      {tables.length === 0 && <p className="next">{t.drawnLater}</p>}
      {tables.length === 0 && <JoinHere tournament={tournament} />}
      {tables.length > 0 && <Tables view={view} />}
      {tables.length > 0 && (
        <div className="in-corner">
          <JoinHere tournament={tournament} small />
        </div>
      )}
    </main>
  );
}

/** Any key of a keyboard or a remote control. */
function useKeyToSkip(turning: boolean, skip: () => void): void {
  const latest = useRef(skip);
  latest.current = skip;
  useEffect(() => {
    if (!turning) return;
    const pressed = (): void => latest.current();
    window.addEventListener('keydown', pressed);
    return () => window.removeEventListener('keydown', pressed);
  }, [turning]);
}

export function Winner({ view }: { view: TournamentView }) {
  const t = useWords(tvWords);
  const winners = view.places.filter(({ place }) => place === 1).map(({ name }) => name);
  const paid = view.places.filter(({ place, prize }) => place > 1 && prize > 0);
  const first = view.places.find(({ place }) => place === 1);
  return (
    <main className="scene winner">
      <p className="level">{t.winner(winners.length)}</p>
      <h2 className="title">{listed(winners)}</h2>
      {first !== undefined && <p className="blinds number">{money(first.prize, view.currency)}</p>}
      <ol className="paid">
        {paid.map(({ player, place, name, prize }) => (
          <li key={player}>
            <span className="dim">{ordinal(place)}</span> <b>{name}</b>{' '}
            <span className="number">{money(prize, view.currency)}</span>
          </li>
        ))}
      </ol>
      <p className="next">{t.played(view.players.entries, money(view.purse, view.currency))}</p>
    </main>
  );
}
