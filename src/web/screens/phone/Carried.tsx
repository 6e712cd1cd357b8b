import { useEffect, useState } from 'react';
import { readClock } from '../../../engine/clock/clock.ts';
import { currentFragment } from '../../shared/address.ts';
import { type Carried as CarriedTournament, carriedIn } from '../../shared/carried/carried.ts';
import { carriedWords } from '../../shared/carried/words.ts';
import { Back } from '../../shared/components/Back.tsx';
import { Digits } from '../../shared/components/Digits.tsx';
import { blinds, chips, clockText, money, ordinal, wallTime } from '../../shared/format.ts';
import { useLanguage, useWords } from '../../shared/language.ts';
import { counted } from '../../shared/live/schedule.ts';
import { phoneWords } from './words.ts';
import '../../shared/base/front-page.css';
import './phone.css';
import './clock.css';

export const words = [carriedWords, phoneWords];

const ME = 'riffle.carried';

/** A phone without a connection: clock, seat and payouts from the code that it has scanned. */
export default function Carried() {
  const t = useWords(carriedWords);
  const [carried] = useState(() => carriedIn(currentFragment()));
  if (carried === null)
    return (
      <div className="front-page page">
        <Back>Riffle</Back>
        <main>
          <h1 className="title">{t.nothing}</h1>
          <p>{t.scanAgain}</p>
        </main>
      </div>
    );
  return <Shown carried={carried} />;
}

function Shown({ carried }: { carried: CarriedTournament }) {
  const t = useWords(carriedWords);
  const language = useLanguage();
  const { name, at, prizes, currency } = carried;
  return (
    <div className="phone">
      <Clock carried={carried} />
      <main>
        <h1 className="unseen">{name}</h1>
        {carried.seats.length > 0 && <MySeat seats={carried.seats} />}
        {prizes.length > 0 && (
          <section className="card" aria-label={t.payouts}>
            <h2 className="label">{t.payouts}</h2>
            <dl>
              {prizes.map((prize, at) => (
                <div key={ordinal(at + 1)} className="row">
                  <dt>{ordinal(at + 1, language)}</dt>
                  <dd>{money(prize, currency)}</dd>
                </div>
              ))}
            </dl>
          </section>
        )}
        <p className="dim">{t.asOf(wallTime(at, language))}</p>
      </main>
    </div>
  );
}

/** By this phone's own time: there is no other. */
function Clock({ carried: { timer } }: { carried: CarriedTournament }) {
  const t = useWords(phoneWords);
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const looking = window.setInterval(() => setNow(Date.now()), 200);
    return () => window.clearInterval(looking);
  }, []);
  const face = readClock(timer, now);
  const { running, onBreak, level, stakes, next, resumesIn } = face;
  const shown = onBreak && next !== null ? next : stakes;
  const text = clockText(counted(face));
  return (
    <header className={`phone-clock ${running ? '' : 'stopped'}`}>
      <p className="what">{onBreak || resumesIn !== null ? t.pause : t.level(level)}</p>
      <p className="time">
        <Digits text={text} label={t.left(text)} />
      </p>
      <p className="stakes number">
        {blinds(shown)}
        {shown.ante > 0 && <small> {t.ante(chips(shown.ante))}</small>}
      </p>
      <p className="then">{next === null ? t.lastLevel : t.next(blinds(next))}</p>
    </header>
  );
}

function MySeat({ seats }: Pick<CarriedTournament, 'seats'>) {
  const t = useWords(carriedWords);
  const [me, setMe] = useState(() => window.localStorage.getItem(ME) ?? '');
  const choose = (name: string): void => {
    window.localStorage.setItem(ME, name);
    setMe(name);
  };
  const mine = seats.find(({ name }) => name === me);
  if (mine !== undefined)
    return (
      <section className="my-seat card">
        <h2 className="title">{t.seat(mine.table, mine.seat)}</h2>
        <p>{mine.name}</p>
        <button type="button" className="button bare" onClick={() => choose('')}>
          {t.notMe}
        </button>
      </section>
    );
  return (
    <section className="card">
      <h2 className="title">{t.who}</h2>
      <div className="choices">
        {[...seats]
          .sort((a, b) => a.name.localeCompare(b.name))
          .map(({ name, table, seat }) => (
            <button key={`${table} ${seat}`} type="button" className="button" onClick={() => choose(name)}>
              {name}
            </button>
          ))}
      </div>
    </section>
  );
}
