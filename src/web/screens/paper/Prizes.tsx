import { defaultPercent, PRINTED_PRIZES } from '../../../engine/money/prizes.ts';
import { money, ordinal } from '../../shared/format.ts';
import { useWords } from '../../shared/language.ts';
import type { Matter } from './Paper.tsx';
import { Head, spacing } from './Sheet.tsx';
import { paperWords } from './words.ts';

export function Prizes({ matter }: { matter: Matter }) {
  const { tournament } = matter;
  return tournament === null || tournament.view.purse === 0 ? (
    <Percents matter={matter} />
  ) : (
    <Money matter={matter} view={tournament.view} />
  );
}

function Money({ matter, view }: { matter: Matter; view: NonNullable<Matter['tournament']>['view'] }) {
  const t = useWords(paperWords);
  const { prizes, purse, buyIn, currency, players, places } = view;
  return (
    <>
      <Head matter={matter} title={t.sheets.prizes.title}>
        <dl className="facts">
          <div>
            <dt>{t.purse}</dt>
            <dd className="number">{money(purse, currency)}</dd>
          </div>
          <div>
            <dt>{t.buyIn}</dt>
            <dd className="number">{money(buyIn, currency)}</dd>
          </div>
        </dl>
        <p>{t.entries(players.entries, players.rebuys, players.addOns)}</p>
      </Head>
      <table className={`list-of ${prizes.length <= 10 ? 'large' : spacing(prizes.length)}`}>
        <thead>
          <tr>
            <th scope="col">{t.place}</th>
            <th scope="col">{t.player}</th>
            <th scope="col" className="figures">
              {t.percent}
            </th>
            <th scope="col" className="figures">
              {t.prize}
            </th>
          </tr>
        </thead>
        <tbody>
          {prizes.map((prize, at) => (
            <tr key={ordinal(at + 1)}>
              <th scope="row" className="number">
                {at + 1}
              </th>
              <td className="write">{places.find(({ place }) => place === at + 1)?.name}</td>
              <td className="number">{t.percentIs(Math.round((1000 * prize) / purse) / 10)}</td>
              <td className="number">{money(prize, currency)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

/** Before any money is paid in: each place's share, by the number of players. */
function Percents({ matter }: { matter: Matter }) {
  const t = useWords(paperWords);
  const own = matter.rulebook.tournament.prizes.use;
  const table = own ?? [
    ...PRINTED_PRIZES,
    ...[40, 60].map((upTo) => ({ upTo, percent: defaultPercent(upTo) })),
  ];
  const places = Math.max(...table.map(({ percent }) => percent.length));
  return (
    <>
      <Head matter={matter} title={t.sheets.prizes.title} />
      <table className="list-of percents">
        <thead>
          <tr>
            <th scope="col">{t.place}</th>
            {table.map(({ upTo }, at) => (
              <th key={upTo} scope="col" className="figures">
                {t.players((table[at - 1]?.upTo ?? 1) + 1, upTo)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {Array.from({ length: places }, (_, at) => (
            <tr key={ordinal(at + 1)}>
              <th scope="row" className="number">
                {at + 1}
              </th>
              {table.map(({ upTo, percent }) => (
                <td key={upTo} className="number">
                  {percent[at] === undefined ? '' : t.percentIs(percent[at])}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="foot">
        {own === null && `${t.openPrizes} `}
        {t.percentOnly}
      </p>
    </>
  );
}
