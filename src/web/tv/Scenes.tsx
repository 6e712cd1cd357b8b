import type { NightView } from '../../engine/views/night-view.ts';
import { blinds, listed, money, ordinal } from '../format.ts';
import { useWords } from '../language.ts';
import { JoinCode } from '../parts/JoinCode.tsx';
import { Tables } from './Tables.tsx';
import { tvWords } from './words.ts';

/** Before the first hand: what it costs, and where everybody sits. */
export function Seating({ view }: { view: NightView }) {
  const t = useWords(tvWords);
  const { tables, players, buyIn, timer, purse, currency } = view;
  const first = timer.levels[0]!;
  const facts = [
    t.players(players.entries),
    t.buyIn(money(buyIn, currency)),
    t.toPlayFor(money(purse, currency)),
    t.begins(blinds(first), first.minutes ?? 0),
  ];
  return (
    <main className="scene">
      <h2 className="title">{tables.length === 0 ? t.welcome : t.takeSeats}</h2>
      <p className="next">{facts.join(' · ')}</p>
      {tables.length === 0 && <p className="next">{t.drawnLater}</p>}
      {tables.length === 0 && <JoinCode />}
      {tables.length > 0 && <Tables view={view} />}
    </main>
  );
}

export function Winner({ view }: { view: NightView }) {
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
