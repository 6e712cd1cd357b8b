import type { TournamentView } from '../../../../engine/views/tournament-view.ts';
import { plainName } from '../../../shared/bots.ts';
import { Tick } from '../../../shared/components/fields.tsx';
import { blinds, chips, clockText, listed, ordinal } from '../../../shared/format.ts';
import { useWords } from '../../../shared/language.ts';
import type { Line } from '../../../shared/live/line.ts';
import { bubble, eachText, levelIn, rebuysText } from '../../../shared/live/schedule.ts';
import { setTable, useTableSettings } from '../../../shared/live/settings.ts';
import { faceAt, useNow } from '../../../shared/live/useLine.ts';
import { liveWords } from '../../../shared/live/words.ts';
import { settingsWords } from './settings-words.ts';
import { helpWords } from './words.ts';
import './help.css';

/** Blinds now and next, the field, the average and the prizes. */
export function GameInfo({ line, view }: { line: Line; view: TournamentView }) {
  const t = useWords(helpWords);
  const live = useWords(liveWords);
  const settings = useWords(settingsWords);
  const { inBigBlinds } = useTableSettings();
  const now = useNow(line, view);
  const { level, stakes } = faceAt(view, now);
  const { players, average, payouts, currency, prizes } = view;
  const withAnte = ({ ante, ...rest }: typeof stakes): string =>
    [blinds(rest), ante > 0 && t.ante(chips(ante))].filter(Boolean).join(', ');
  const next = view.timer.levels[level];
  const until = levelIn(view.timer, now, level + 1);
  const notes = [bubble(view, live), rebuysText(view, live)].filter(Boolean);
  return (
    <div className="game-info">
      <dl>
        <dt>{t.now}</dt>
        <dd>{withAnte(stakes)}</dd>
        <dt>{t.next}</dt>
        <dd>
          {next === undefined
            ? t.last
            : until === null
              ? withAnte(next)
              : t.nextIn(withAnte(next), clockText(until))}
        </dd>
        <dt>{t.left}</dt>
        <dd>{t.leftOf(players.left, players.entries)}</dd>
        {average !== null && (
          <>
            <dt>{t.average}</dt>
            <dd>{t.averageOf(chips(average), Math.floor(average / stakes.big))}</dd>
          </>
        )}
      </dl>
      {notes.map((note) => (
        <p key={note} className="dim">
          {note}
        </p>
      ))}
      {(prizes[0] ?? 0) > 0 && (
        <>
          <h3 className="label">{t.prizes}</h3>
          <ol>
            {payouts.map(({ place, names, amount }) => (
              <li key={`${place}${names.join()}`}>
                <span>
                  {place !== null && ordinal(place)} {listed(names.map(plainName))}
                </span>
                <span className="number">{eachText(amount, names, currency, live)}</span>
              </li>
            ))}
          </ol>
        </>
      )}
      <Tick
        label={settings.inBigBlinds}
        checked={inBigBlinds}
        onChange={(on) => setTable({ inBigBlinds: on })}
      />
    </div>
  );
}
