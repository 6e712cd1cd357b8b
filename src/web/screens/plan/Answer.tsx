import { TriangleAlert } from 'lucide-react';
import { Fragment } from 'react';
import type { Currency } from '../../../engine/money/currency.ts';
import { blinds, chips, money } from '../../shared/format.ts';
import { useWords } from '../../shared/language.ts';
import type { Planned } from '../../shared/planning/api.ts';
import { ChipStacks } from './Chips.tsx';
import { Finish } from './Finish.tsx';
import { type Row, rowsOf, wallAfter } from './times.ts';
import { planWords } from './words.ts';

type Props = {
  readonly planned: Planned;
  readonly start: string;
  readonly minutes: number;
  readonly players: number;
  readonly currency: Currency;
  readonly colors: ReadonlyMap<number, string>;
};

/** The plan: when it ends, what to know, stacks, blinds, prizes. */
export function Answer(props: Props) {
  const { planned, start, minutes } = props;
  return (
    <>
      <Finish planned={planned} start={start} minutes={minutes} />
      <Warnings planned={planned} />
      <Stack {...props} />
      <Schedule {...props} />
      <Prizes {...props} />
    </>
  );
}

function Warnings({ planned: { gaveUp } }: { planned: Planned }) {
  const t = useWords(planWords);
  if (gaveUp.length === 0) return null;
  return (
    <section className="card warnings" aria-labelledby="warnings">
      <h2 id="warnings" className="label">
        {t.warnings}
      </h2>
      <ul>
        {gaveUp.map(({ code, figure }) => (
          <li key={code}>
            <TriangleAlert size={20} aria-hidden="true" /> <span>{t.gaveUp[code](figure)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Stack({ planned, colors }: Props) {
  const t = useWords(planWords);
  const { chipsPerPlayer, startingStack, bigBlinds, rebuyReserve, chipsToBuy } = planned;
  return (
    <section className="card" aria-labelledby="stack">
      <h2 id="stack" className="label">
        {t.stack}
      </h2>
      <p className="headline">
        <b>{t.stackIs(startingStack, bigBlinds)}</b>
        {rebuyReserve > 0 && <span>{t.reserve(rebuyReserve)}</span>}
      </p>
      <ChipStacks set={chipsPerPlayer} colors={colors} />
      {chipsToBuy !== null && (
        <p>
          {t.buy}:{' '}
          <b>
            {chipsToBuy
              .map(({ value, count }) => t.ofEach(count, t.colors[colors.get(value) ?? 'other']!, value))
              .join(', ')}
          </b>
        </p>
      )}
    </section>
  );
}

function Schedule({ planned, start, minutes }: Props) {
  const t = useWords(planWords);
  const rows = rowsOf(planned);
  const ending = rows.findIndex(({ at }) => at >= minutes);
  return (
    <section className="card" aria-labelledby="schedule">
      <h2 id="schedule" className="label">
        {t.schedule}
      </h2>
      <table className="schedule">
        <thead>
          <tr>
            <th scope="col">{t.level}</th>
            <th scope="col">{t.from}</th>
            <th scope="col">{t.blinds}</th>
            <th scope="col">{t.minutes}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            <Fragment key={`${row.is}${row.at}`}>
              {at === ending && (
                <tr className="beyond">
                  <td colSpan={4}>{t.beyond(wallAfter(start, minutes))}</td>
                </tr>
              )}
              <Line row={row} start={start} dim={ending >= 0 && at >= ending} />
            </Fragment>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Line({ row, start, dim }: { row: Row; start: string; dim: boolean }) {
  const t = useWords(planWords);
  if (row.is === 'level')
    return (
      <tr className={dim ? 'late' : ''}>
        <th scope="row" className="number">
          {row.number}
        </th>
        <td className="number">{wallAfter(start, row.at)}</td>
        <td className="number blinds">
          {blinds(row)}
          {row.ante > 0 && ` + ${chips(row.ante)}`}
        </td>
        <td className="number">{row.minutes ?? t.open}</td>
      </tr>
    );
  return (
    <tr className={`between ${dim ? 'late' : ''}`}>
      <td />
      <td className="number">{wallAfter(start, row.at)}</td>
      <td colSpan={2}>{row.is === 'break' ? t.pause(row.minutes) : t.colorUp(row.chip, row.into)}</td>
    </tr>
  );
}

function Prizes({ planned: { prizes }, players, currency }: Props) {
  const t = useWords(planWords);
  const total = prizes.reduce((sum, prize) => sum + prize, 0);
  if (total === 0) return null;
  return (
    <section className="card" aria-labelledby="prizes">
      <h2 id="prizes" className="label">
        {t.prizes}
      </h2>
      <p className="headline">
        <span>{t.prizesOf(players, money(total, currency))}</span>
      </p>
      <ol className="prizes">
        {prizes.map((prize, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a prize is its place.
          <li key={at}>
            <span>{t.nth(at + 1)}</span>
            <b className="number">{money(prize, currency)}</b>
            <meter min={0} max={prizes[0]} value={prize} aria-hidden="true" />
          </li>
        ))}
      </ol>
    </section>
  );
}
