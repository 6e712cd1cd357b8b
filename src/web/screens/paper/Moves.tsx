import { useWords } from '../../shared/language.ts';
import type { Matter } from './Paper.tsx';
import { Head, spacing } from './Sheet.tsx';
import { paperWords } from './words.ts';

const ROWS = 10;

/** The players who move, to read out or hold up, and blank lines for the next ones. */
export function Moves({ matter }: { matter: Matter }) {
  const t = useWords(paperWords);
  const { moves } = matter.tournament!.view;
  const chair = (at: { table: string; seat: number } | null) =>
    at === null ? '–' : t.chair(at.table, at.seat);
  const blank = Array.from({ length: Math.max(0, ROWS - moves.length) }, (_, at) => `blank ${at}`);
  return (
    <>
      <Head matter={matter} title={t.sheets.moves.title}>
        {moves.length === 0 && <p>{t.nobodyMoves}</p>}
      </Head>
      <table className={`list-of moves ${moves.length <= ROWS ? 'large' : spacing(moves.length)}`}>
        <thead>
          <tr>
            <th scope="col">{t.player}</th>
            <th scope="col">{t.from}</th>
            <th scope="col">{t.to}</th>
          </tr>
        </thead>
        <tbody>
          {moves.map(({ player, name, from, to }) => (
            <tr key={player}>
              <th scope="row">{name}</th>
              <td>{chair(from)}</td>
              <td>
                <b>{chair(to)}</b>
              </td>
            </tr>
          ))}
          {blank.map((row) => (
            <tr key={row} className="blank">
              <td />
              <td />
              <td />
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
