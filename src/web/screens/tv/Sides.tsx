import type { TournamentView } from '../../../engine/views/tournament-view.ts';
import { chips, money, ordinal } from '../../shared/format.ts';
import { useWords } from '../../shared/language.ts';
import { bubble, rebuysText } from '../../shared/live/schedule.ts';
import { liveWords } from '../../shared/live/words.ts';
import { tvWords } from './words.ts';

/** As many payouts as fit above the notes. */
const PAYOUTS_SHOWN = 7;

function Figure({ value, says }: { value: string; says: string }) {
  return (
    <div className="figure">
      <dd className="number">{value}</dd>
      <dt>{says}</dt>
    </div>
  );
}

export function Field({ view, big }: { view: TournamentView; big: number }) {
  const { players, average, chips: stacks } = view;
  const t = useWords(tvWords);
  const rebuys = players.rebuys > 0 ? ` · ${t.rebuys(players.rebuys)}` : '';
  const addOns = players.addOns > 0 ? ` · ${t.addOns(players.addOns)}` : '';
  return (
    <dl className="side field-side">
      <Figure value={chips(players.left)} says={`${t.playersOf(chips(players.entries))}${rebuys}${addOns}`} />
      <Figure
        value={average === null ? '–' : chips(average)}
        says={average === null ? t.averageStack : t.average(Math.floor(average / big))}
      />
      <Figure value={chips(stacks.inPlay)} says={t.inPlay} />
    </dl>
  );
}

/** The payouts; places already taken have the player's name. */
export function Prizes({ view }: { view: TournamentView }) {
  const t = useWords(tvWords);
  const live = useWords(liveWords);
  const rebuys = rebuysText(view, live);
  const shown = view.prizes.slice(0, PAYOUTS_SHOWN);
  const more = view.prizes.length - shown.length;
  const holder = (place: number) => view.places.find((finish) => finish.place === place)?.name;
  return (
    <section className="side prizes" aria-label={t.prizes}>
      <ol>
        {shown.map((prize, at) => (
          <li key={ordinal(at + 1)} className={holder(at + 1) === undefined ? '' : 'taken'}>
            <span className="place">
              {ordinal(at + 1)}
              {holder(at + 1) !== undefined && <small> {holder(at + 1)}</small>}
            </span>
            <span className="number">{money(prize, view.currency)}</span>
          </li>
        ))}
      </ol>
      {more > 0 && <p className="note">{t.morePrizes(more)}</p>}
      <p className="note bubble">{bubble(view, live)}</p>
      {rebuys !== null && <p className="note">{rebuys}</p>}
      <p className="note">{t.price(money(view.buyIn, view.currency), money(view.purse, view.currency))}</p>
    </section>
  );
}
