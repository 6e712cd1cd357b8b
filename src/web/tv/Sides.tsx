import type { NightView } from '../../engine/views/night-view.ts';
import { chips, many, money, ordinal } from '../format.ts';
import { bubble } from '../live/schedule.ts';

const SHOWN = 8;

function Figure({ value, says }: { value: string; says: string }) {
  return (
    <div className="figure">
      <dd className="number">{value}</dd>
      <dt>{says}</dt>
    </div>
  );
}

export function Field({ view, big }: { view: NightView; big: number }) {
  const { players, average, chips: stacks } = view;
  const rebuys = players.rebuys > 0 ? ` · ${many(players.rebuys, 'rebuy')}` : '';
  const addOns = players.addOns > 0 ? ` · ${many(players.addOns, 'add-on')}` : '';
  return (
    <dl className="side field-side">
      <Figure value={chips(players.left)} says={`players of ${chips(players.entries)}${rebuys}${addOns}`} />
      <Figure
        value={average === null ? '–' : chips(average)}
        says={
          average === null ? 'average stack' : `average · ${many(Math.floor(average / big), 'big blind')}`
        }
      />
      <Figure value={chips(stacks.inPlay)} says="chips in play" />
    </dl>
  );
}

/** What is left to win; who is already paid stands with his name. */
export function Prizes({ view }: { view: NightView }) {
  const shown = view.prizes.slice(0, SHOWN);
  const more = view.prizes.length - shown.length;
  const holder = (place: number) => view.places.find((finish) => finish.place === place)?.name;
  return (
    <section className="side prizes" aria-label="Prizes">
      <ol>
        {shown.map((prize, at) => (
          <li key={ordinal(at + 1)} className={holder(at + 1) === undefined ? '' : 'taken'}>
            <span className="place">
              {ordinal(at + 1)}
              {holder(at + 1) !== undefined && <small> {holder(at + 1)}</small>}
            </span>
            <span className="number">{money(prize)}</span>
          </li>
        ))}
      </ol>
      {more > 0 && <p className="note">and {many(more, 'more prize')}</p>}
      <p className="note bubble">{bubble(view)}</p>
    </section>
  );
}
