import type { ClockFace } from '../../../engine/clock/clock.ts';
import type { TournamentView } from '../../../engine/views/tournament-view.ts';
import { chips, listed, money, ordinal } from '../../shared/format.ts';
import { useWords } from '../../shared/language.ts';
import { bubble, eachText, rebuysText } from '../../shared/live/schedule.ts';
import { liveWords } from '../../shared/live/words.ts';
import { Levels } from './Levels.tsx';
import { tvWords } from './words.ts';

/** As many payouts as fit above the levels to come. */
const PAYOUTS_SHOWN = 5;
/** On a screen of their own. */
const MOST_PAYOUTS = 24;

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
    <div className="side field-side">
      <dl className="side">
        <Figure
          value={chips(players.left)}
          says={`${t.playersOf(chips(players.entries))}${rebuys}${addOns}`}
        />
        <Figure
          value={average === null ? '–' : chips(average)}
          says={average === null ? t.averageStack : t.average(Math.floor(average / big))}
        />
      </dl>
      <p className="note">{t.inPlay(chips(stacks.inPlay))}</p>
    </div>
  );
}

/** Every place that pays; taken ones have the players' names. Where few fit, the last of them is the one just taken. */
function Places({ view, most }: { view: TournamentView; most: number }) {
  const t = useWords(tvWords);
  const live = useWords(liveWords);
  const { payouts, currency } = view;
  const justTaken = payouts.findIndex(({ place, names }) => place !== null && names.length > 0);
  const first = payouts.slice(0, most);
  const shown = justTaken < most ? first : [...first.slice(0, -1), payouts[justTaken]!];
  const more = payouts.length - shown.length;
  return (
    <>
      <ol className={most > PAYOUTS_SHOWN ? 'all' : ''}>
        {shown.map(({ place, names, amount }) => (
          <li key={`${place}${names.join()}`} className={place !== null && names.length > 0 ? 'taken' : ''}>
            <span className="place">
              {place !== null && ordinal(place)}
              {names.length > 0 && <small> {listed(names)}</small>}
            </span>
            <span className="number">{eachText(amount, names, currency, live)}</span>
          </li>
        ))}
      </ol>
      {more > 0 && <p className="note">{t.morePrizes(more)}</p>}
    </>
  );
}

function Notes({ view }: { view: TournamentView }) {
  const t = useWords(tvWords);
  const live = useWords(liveWords);
  const rebuys = rebuysText(view, live);
  return (
    <>
      <p className="note bubble">{bubble(view, live)}</p>
      {rebuys !== null && <p className="note">{rebuys}</p>}
      <p className="note">{t.price(money(view.buyIn, view.currency), money(view.purse, view.currency))}</p>
    </>
  );
}

/** The payouts beside the clock, and the levels to come. */
export function Prizes({ view, face }: { view: TournamentView; face: ClockFace }) {
  const t = useWords(tvWords);
  return (
    <div className="right-side">
      <section className="side prizes" aria-label={t.prizes}>
        <Places view={view} most={PAYOUTS_SHOWN} />
        <Notes view={view} />
      </section>
      <Levels view={view} face={face} />
    </div>
  );
}

/** All of them, for a TV that shows nothing else. */
export function AllPrizes({ view }: { view: TournamentView }) {
  const t = useWords(tvWords);
  return (
    <section className="side prizes every" aria-label={t.prizes}>
      <Places view={view} most={MOST_PAYOUTS} />
      <Notes view={view} />
    </section>
  );
}
