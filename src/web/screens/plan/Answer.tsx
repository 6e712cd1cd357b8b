import { TriangleAlert } from 'lucide-react';
import { Fragment } from 'react';
import { minutesUntil } from '../../../engine/clock/clock.ts';
import type { Currency } from '../../../engine/money/currency.ts';
import { blinds, chips, listed, money } from '../../shared/format.ts';
import { useWords } from '../../shared/language.ts';
import { lazyPart } from '../../shared/lazy.ts';
import type { Chip, OfferedRulebook, Planned } from '../../shared/planning/api.ts';
import { type ChangedTournament, minutesOf, type Wish } from '../../shared/planning/wish.ts';
import { ChipStacks } from './Chips.tsx';
import { ChipsNeeded } from './ChipsNeeded.tsx';
import { EditCard } from './EditCard.tsx';
import type { Part } from './edit/Editors.tsx';
import { choicesNow, withoutChoices } from './edit/editing.ts';
import { Finish } from './Finish.tsx';
import { lateText, type Row, rowsOf, wallAfter } from './times.ts';
import { planWords } from './words.ts';

type Props = {
  readonly planned: Planned;
  readonly wish: Wish;
  readonly book: OfferedRulebook;
  readonly currency: Currency;
  readonly colors: ReadonlyMap<number, string>;
  /** Why the last change cannot be played. */
  readonly wrong: string | null;
  readonly onChange: (to: Partial<Wish>) => void;
};

/** The editors come when somebody taps Edit. */
const Editors = lazyPart(() => import('./edit/Editors.tsx'));

/** The plan: when it ends, what to know, stacks, blinds, prizes; each part can be edited in place. */
export function Answer(props: Props) {
  const { planned, wish } = props;
  const minutes = wish.structure === null ? minutesOf(wish) : null;
  return (
    <>
      <Finish planned={planned} start={wish.time} minutes={minutes} />
      <Warnings planned={planned} />
      <Stack {...props} />
      <Schedule {...props} minutes={minutes} />
      <Prizes {...props} />
      <Entries {...props} />
      <Tables {...props} />
    </>
  );
}

/** What a card needs to be edited: its editor, whether it was, and the way back. */
function edits(props: Props, part: Part, keys: readonly (keyof ChangedTournament)[], more = false) {
  const { planned, book, wish, currency, wrong, onChange } = props;
  return {
    wrong,
    edited: more || keys.some((key) => wish.changed.tournament?.[key] !== undefined),
    onReset: (): void => onChange(withoutChoices(wish, keys)),
    editor: (
      <Editors
        part={part}
        planned={planned}
        book={book}
        wish={wish}
        currency={currency}
        onChange={onChange}
      />
    ),
  };
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

function Stack(props: Props) {
  const { planned, wish, colors } = props;
  const t = useWords(planWords);
  const { chipsPerPlayer, startingStack, bigBlinds, rebuyReserve, chipsToBuy, chipsForRebuys } = planned;
  const named = ({ value, count }: Chip): string =>
    t.ofEach(count, t.colors[colors.get(value) ?? 'other']!, value);
  return (
    <EditCard
      id="stack"
      title={t.stack}
      {...edits(props, 'stack', ['startingStack'])}
      head={
        <p className="headline">
          <b>{t.stackIs(startingStack, bigBlinds)}</b>
          {rebuyReserve > 0 && chipsToBuy === null && <span>{t.reserve(rebuyReserve)}</span>}
        </p>
      }
    >
      {wish.where !== 'online' && (
        <>
          <ChipStacks set={chipsPerPlayer} colors={colors} />
          {chipsToBuy !== null && <ChipsNeeded needed={chipsToBuy} colors={colors} />}
          {chipsForRebuys.length > 0 && (
            <p>{t.moreForRebuys(rebuyReserve, chipsForRebuys.map(named).join(', '))}</p>
          )}
        </>
      )}
    </EditCard>
  );
}

function Schedule(props: Props & { readonly minutes: number | null }) {
  const { planned, wish, minutes } = props;
  const t = useWords(planWords);
  const rows = rowsOf(planned);
  const ending = minutes === null ? -1 : rows.findIndex(({ at }) => at >= minutes);
  const start = wish.time;
  return (
    <EditCard id="schedule" title={t.schedule} {...edits(props, 'blinds', ['levels', 'breaks'])}>
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
            <Fragment key={`${row.is}${row.at}${row.is === 'color-up' ? row.chip : ''}`}>
              {minutes !== null && at === ending && (
                <tr className="beyond">
                  <td colSpan={4}>{t.beyond(wallAfter(start, minutes))}</td>
                </tr>
              )}
              <Line row={row} start={start} dim={ending >= 0 && at >= ending} />
            </Fragment>
          ))}
        </tbody>
      </table>
    </EditCard>
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
      <td colSpan={2}>
        {row.is === 'break'
          ? [t.pause(row.minutes), ...row.colorUps.map(({ chip, into }) => t.colorUp(chip, into))].join(' · ')
          : t.colorUp(row.chip, row.into)}
      </td>
    </tr>
  );
}

function Prizes(props: Props) {
  const { planned, wish, currency } = props;
  const t = useWords(planWords);
  const { prizes } = planned;
  // The plan's own figure: the form may have another one while the next plan is made.
  const players = planned.tables.reduce((sum, seats) => sum + seats, 0);
  const total = prizes.reduce((sum, prize) => sum + prize, 0);
  if (wish.buyIn === 0) return null;
  const { costs } = wish;
  const editing = edits(props, 'payouts', ['prizes', 'prizesRoundedTo', 'costs'], costs.length > 0);
  return (
    <EditCard
      id="prizes"
      title={t.prizes}
      {...editing}
      onReset={() =>
        props.onChange({ ...withoutChoices(wish, ['prizes', 'prizesRoundedTo', 'costs']), costs: [] })
      }
      head={
        <p className="headline">
          <span>{t.prizesOf(players, money(total, currency))}</span>
          {costs.length > 0 && <span>{t.afterCosts(listed(costs.map(({ name }) => name)))}</span>}
        </p>
      }
    >
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
    </EditCard>
  );
}

function Entries(props: Props) {
  const { planned, wish, currency } = props;
  const t = useWords(planWords);
  const { rebuys, addOn, startingStack } = planned;
  const { bounty, bountyPaid, lateUntilLevel: until } = choicesNow(props);
  const price = money(rebuys.price ?? Math.round(wish.buyIn * 100), currency);
  const lines = [
    [t.rebuys, rebuys.atMost === 0 ? t.none : t.rebuysAre(rebuys, price, rebuys.chips ?? startingStack)],
    [t.addOn, addOn === null ? t.none : t.addOnIs(addOn, money(addOn.blockPrice, currency))],
    [t.late, until === null ? t.lateOpen : lateText(until, minutesUntil(planned, until), wish.time, t)],
    [t.bounty, bounty === 0 ? t.none : t.bountyIs(money(bounty, currency), bountyPaid)],
  ] as const;
  return (
    <EditCard
      id="entries"
      title={t.entries}
      {...edits(props, 'entries', [
        'rebuys',
        'addOn',
        'lateUntilLevel',
        'lateUntilMinutes',
        'bounty',
        'bountyPaid',
      ])}
    >
      <dl className="entries">
        {lines.map(([what, says]) => (
          <div key={what}>
            <dt>{what}</dt>
            <dd>{says}</dd>
          </div>
        ))}
      </dl>
    </EditCard>
  );
}

function Tables(props: Props) {
  const t = useWords(planWords);
  return (
    <EditCard
      id="tables"
      title={t.tables}
      {...edits(props, 'tables', ['tableMaximum'])}
      head={
        <p className="headline">
          <b>{t.tablesAre(props.planned.tables)}</b>
        </p>
      }
    />
  );
}
