import type { TournamentView } from '../../../engine/views/tournament-view.ts';
import { chips, listed, money, ordinal } from '../../shared/format.ts';
import { useWords } from '../../shared/language.ts';
import { myPlace } from '../../shared/live/my-place.ts';
import { bubble, eachText, rebuysText } from '../../shared/live/schedule.ts';
import { liveWords } from '../../shared/live/words.ts';
import { phoneWords } from './words.ts';

/** How the tournament stands: who is left, and what there is to win. */
export default function Place({ view, player }: { view: TournamentView; player: string | null }) {
  const t = useWords(phoneWords);
  const live = useWords(liveWords);
  const { phase, players, average, payouts, clock, currency } = view;
  const mine = myPlace(view, player);
  const rebuys = rebuysText(view, live);
  const paid = (cents: number): string => money(cents, currency);
  return (
    <section className="my-place card" aria-label={t.field}>
      {phase !== 'over' && (
        <dl>
          {mine?.chips && (
            <div className="by-chips">
              <dd className="number">{ordinal(mine.chips.rank)}</dd>
              <dt>{t.byChips(chips(mine.chips.stack))}</dt>
            </div>
          )}
          <div>
            <dd className="number">{players.left}</dd>
            <dt>{t.ofLeft(players.entries)}</dt>
          </div>
          <div>
            <dd className="number">{average === null ? '–' : chips(average)}</dd>
            <dt>{average === null ? t.average : t.averageOf(Math.floor(average / clock.stakes.big))}</dt>
          </div>
        </dl>
      )}
      {mine !== null && (
        <p className="out-now">
          {t.outNow(ordinal(mine.outNow), mine.prize > 0 ? paid(mine.prize) : null)}
          {mine.next !== null &&
            ` ${t.nextPrize(mine.next.out, ordinal(mine.next.place), paid(mine.next.prize))}`}
        </p>
      )}
      {/* Far from the money the line above says it already. */}
      {(mine === null || mine.prize > 0 || mine.next?.out === 1) && (
        <p className="dim">{bubble(view, live)}</p>
      )}
      {rebuys !== null && <p className="dim">{rebuys}</p>}
      <ol>
        {payouts.map(({ place, names, amount }) => (
          <li
            key={`${place}${names.join()}`}
            className={place !== null && mine?.next?.place === place ? 'next' : ''}
          >
            <span>
              {place !== null && ordinal(place)} {listed(names)}
            </span>
            <span className="number">{eachText(amount, names, currency, live)}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
