import type { NightView } from '../../engine/views/night-view.ts';
import { blinds, chips, listed, many, money, ordinal } from '../format.ts';
import { JoinCode } from '../parts/JoinCode.tsx';

/** Before the first hand: what it costs, and where everybody sits. */
export function Seating({ view }: { view: NightView }) {
  const { tables, players, buyIn, timer, purse } = view;
  const first = timer.levels[0]!;
  return (
    <main className="scene">
      <h2 className="title">{tables.length === 0 ? 'Welcome' : 'Take your seats'}</h2>
      <p className="next">
        {many(players.entries, 'player')} · buy-in {money(buyIn)} · {money(purse)} to play for · begins at{' '}
        {blinds(first)}, {chips(first.minutes ?? 0)} minutes a level
      </p>
      {tables.length === 0 && <p className="next">Seats are drawn when everybody has bought in.</p>}
      {tables.length === 0 && <JoinCode />}
      <div className="seating">
        {tables.map((table) => (
          <section key={table.id}>
            <h3>Table {table.id}</h3>
            <ol>
              {table.seats.map(({ seat, name }) => (
                <li key={seat}>
                  <span className="number">{seat}</span> {name}
                </li>
              ))}
            </ol>
          </section>
        ))}
      </div>
    </main>
  );
}

export function Winner({ view }: { view: NightView }) {
  const winners = view.places.filter(({ place }) => place === 1).map(({ name }) => name);
  const paid = view.places.filter(({ place, prize }) => place > 1 && prize > 0);
  const first = view.places.find(({ place }) => place === 1);
  return (
    <main className="scene winner">
      <p className="level">{winners.length > 1 ? 'The winners' : 'The winner'}</p>
      <h2 className="title">{listed(winners)}</h2>
      {first !== undefined && <p className="blinds number">{money(first.prize)}</p>}
      <ol className="paid">
        {paid.map(({ player, place, name, prize }) => (
          <li key={player}>
            <span className="dim">{ordinal(place)}</span> <b>{name}</b>{' '}
            <span className="number">{money(prize)}</span>
          </li>
        ))}
      </ol>
      <p className="next">
        {many(view.players.entries, 'player')} played for {money(view.purse)}
      </p>
    </main>
  );
}
