import type { NightView } from '../../engine/views/night-view.ts';
import { chips, many, money, ordinal } from '../format.ts';
import { bubble } from '../live/schedule.ts';

/** How the night stands: who is left, and what there is to win. */
export function Place({ view }: { view: NightView }) {
  const { players, average, prizes, places, clock } = view;
  return (
    <section className="standing card" aria-label="The field and the prizes">
      <dl>
        <div>
          <dd className="number">{players.left}</dd>
          <dt>of {players.entries} left</dt>
        </div>
        <div>
          <dd className="number">{average === null ? '–' : chips(average)}</dd>
          <dt>
            {average === null
              ? 'average'
              : `average · ${many(Math.floor(average / clock.stakes.big), 'big blind')}`}
          </dt>
        </div>
      </dl>
      <p className="dim">{bubble(view)}</p>
      <ol>
        {prizes.map((prize, at) => (
          <li key={ordinal(at + 1)}>
            <span>
              {ordinal(at + 1)} {places.find(({ place }) => place === at + 1)?.name}
            </span>
            <span className="number">{money(prize)}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
