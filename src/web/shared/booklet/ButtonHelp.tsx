import { useWords } from '../language.ts';
import { type ButtonChoices, type Chairs, toHeadsUp, WHO_GOES, whenGone } from './button-help.ts';
import { bookletWords } from './words.ts';

const CASES = ['button', 'small', 'big', 'both'] as const;

/** Where the button and the blinds go when somebody busts, under this rulebook. */
export function ButtonHelp({ rulebook }: { rulebook: ButtonChoices }) {
  const t = useWords(bookletWords);
  return (
    <div className="button-help">
      <p>{t.rule[rulebook.button]}</p>
      {CASES.map((who) => {
        const [now, next, after] = whenGone(rulebook, WHO_GOES[who]);
        return (
          <Positions
            key={who}
            title={t.out[who]}
            rows={[
              [t.now, now],
              [t.next, next],
              [t.after, after],
            ]}
          />
        );
      })}
      <Positions
        title={t.headsUp}
        rows={toHeadsUp(rulebook).map(({ gone, next }) => [t.seatOut(gone), next])}
      />
      <p className="dim">{t.marksMean}</p>
    </div>
  );
}

function Positions({ title, rows }: { title: string; rows: readonly (readonly [string, Chairs])[] }) {
  const t = useWords(bookletWords);
  return (
    <table className="positions">
      <caption>{title}</caption>
      <thead>
        <tr>
          <th scope="col">{t.seat}</th>
          {rows[0]![1].map(({ seat }) => (
            <th key={seat} scope="col" className="number">
              {seat}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([says, chairs]) => (
          <tr key={says}>
            <th scope="row">{says}</th>
            {chairs.map(({ seat, empty, marks }) => (
              <td key={seat} className={`number ${empty ? 'empty' : ''}`}>
                {empty && <span className="unseen">{t.gone}</span>}
                {marks.map((mark) => (
                  <b key={mark} className={`mark-${mark}`}>
                    {t.marks[mark]}
                  </b>
                ))}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
