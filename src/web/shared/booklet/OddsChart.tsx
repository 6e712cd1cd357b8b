import { commonDraws, outsChart, type Printed } from '../../../odds/outs.ts';
import { useWords } from '../language.ts';
import { bookletWords } from './words.ts';

const CHART = outsChart();
const DRAWS = commonDraws();

/** How often so many outs come, and how many outs the usual draws have; counted, not copied. */
export function OddsChart() {
  const t = useWords(bookletWords);
  return (
    <div className="odds-chart">
      <p>{t.oddsNote}</p>
      <table className="draws">
        <thead>
          <tr>
            <th scope="col">{t.holding}</th>
            <th scope="col">{t.wanting}</th>
            <th scope="col">{t.outs}</th>
          </tr>
        </thead>
        <tbody>
          {DRAWS.map(({ name, makes, outs }) => (
            <tr key={name}>
              <th scope="row">{t.draws[name] ?? name}</th>
              <td>{t.makes[makes] ?? makes}</td>
              <td className="number">{outs}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <table className="chart">
        <thead>
          <tr>
            {[t.outs, t.turn, t.river, t.either, t.bothCards].map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {CHART.map(({ outs, turn, river, either, both }) => (
            <tr key={outs}>
              <th scope="row" className="number">
                {outs}
              </th>
              <Chance of={turn} />
              <Chance of={river} />
              <Chance of={either} />
              <Chance of={both} />
            </tr>
          ))}
        </tbody>
      </table>
      <p className="dim">{t.perCent}</p>
    </div>
  );
}

const Chance = ({ of: { percent, odds } }: { of: Printed }) => (
  <td className="number">
    <b>{percent}</b> <small>{odds ?? '–'}</small>
  </td>
);
