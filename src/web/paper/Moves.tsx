import { useWords } from '../language.ts';
import type { Matter } from './Paper.tsx';
import { Head, spacing } from './Sheet.tsx';
import { paperWords } from './words.ts';

const BLANK = Array.from({ length: 12 }, (_, at) => `blank ${at}`);

/** Who moves, to read out or hold up; while nobody does, lines to write on. */
export function Moves({ matter }: { matter: Matter }) {
  const t = useWords(paperWords);
  const { moves } = matter.night!.view;
  const chair = (at: { table: string; seat: number } | null) =>
    at === null ? '–' : `${t.table} ${at.table}, ${t.seat} ${at.seat}`;
  return (
    <>
      <Head matter={matter} title={t.sheets.moves.title}>
        {moves.length === 0 && <p>{t.nobodyMoves}</p>}
      </Head>
      <table className={`list-of moves ${moves.length <= 12 ? 'large' : spacing(moves.length)}`}>
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
          {moves.length === 0 &&
            BLANK.map((row) => (
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
