import { chips } from '../../shared/format.ts';
import { useWords } from '../../shared/language.ts';
import type { Planned } from '../../shared/planning/api.ts';
import { planWords } from './words.ts';

type Props = {
  readonly needed: NonNullable<Planned['chipsToBuy']>;
  readonly colors: ReadonlyMap<number, string>;
};

/** The chips to bring: each player's, all of them, and the rolls to buy. */
export function ChipsNeeded({ needed, colors }: Props) {
  const t = useWords(planWords);
  const sum = (count: (row: Props['needed'][number]) => number): string =>
    chips(needed.reduce((total, row) => total + count(row), 0));
  return (
    <table className="needed">
      <caption>{t.chipsToBring}</caption>
      <thead>
        <tr>
          <th scope="col">{t.chipKind}</th>
          <th scope="col">{t.perPlayer}</th>
          <th scope="col">{t.inPlay}</th>
          <th scope="col">{t.toBuyInRolls}</th>
        </tr>
      </thead>
      <tbody>
        {needed.map(({ value, perPlayer, inPlay, buy }) => (
          <tr key={value}>
            <th scope="row">{t.chip(t.colors[colors.get(value) ?? 'other']!, value)}</th>
            <td className="number">{perPlayer}</td>
            <td className="number">{chips(inPlay)}</td>
            <td className="number">{chips(buy)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t.allChips}</th>
          <td className="number">{sum(({ perPlayer }) => perPlayer)}</td>
          <td className="number">{sum(({ inPlay }) => inPlay)}</td>
          <td className="number">{sum(({ buy }) => buy)}</td>
        </tr>
      </tfoot>
    </table>
  );
}
