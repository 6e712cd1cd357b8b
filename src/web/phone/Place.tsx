import type { NightView } from '../../engine/views/night-view.ts';
import { chips, money, ordinal } from '../format.ts';
import { useWords } from '../language.ts';
import { bubble } from '../live/schedule.ts';
import { liveWords } from '../live/words.ts';
import { phoneWords } from './words.ts';

/** How the night stands: who is left, and what there is to win. */
export function Place({ view }: { view: NightView }) {
  const t = useWords(phoneWords);
  const live = useWords(liveWords);
  const { players, average, prizes, places, clock, currency } = view;
  return (
    <section className="standing card" aria-label={t.field}>
      <dl>
        <div>
          <dd className="number">{players.left}</dd>
          <dt>{t.ofLeft(players.entries)}</dt>
        </div>
        <div>
          <dd className="number">{average === null ? '–' : chips(average)}</dd>
          <dt>{average === null ? t.average : t.averageOf(Math.floor(average / clock.stakes.big))}</dt>
        </div>
      </dl>
      <p className="dim">{bubble(view, live)}</p>
      <ol>
        {prizes.map((prize, at) => (
          <li key={ordinal(at + 1)}>
            <span>
              {ordinal(at + 1)} {places.find(({ place }) => place === at + 1)?.name}
            </span>
            <span className="number">{money(prize, currency)}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
