import { useState } from 'react';
import { Tick } from '../../../shared/components/fields.tsx';
import { useWords } from '../../../shared/language.ts';
import { SIZES, type Size, type Sizes, setTable, useTableSettings } from '../../../shared/live/settings.ts';
import { allowNotices, chime, noticesPossible } from '../../../shared/live/turn-alert.ts';
import { settingsWords } from './settings-words.ts';
import './help.css';

/** How this device tells me of my turn, and how I bet; all of it stays on this device. */
export function MySettings() {
  const t = useWords(settingsWords);
  const mine = useTableSettings();
  const [blocked, setBlocked] = useState(!noticesPossible());
  const notify = async (on: boolean): Promise<void> => {
    const allowed = on && (await allowNotices());
    setBlocked(on && !allowed);
    setTable({ notices: allowed });
  };
  return (
    <div className="my-settings">
      <Tick
        label={t.sound}
        checked={mine.sound}
        onChange={(sound) => {
          setTable({ sound });
          if (sound) chime();
        }}
      />
      {'vibrate' in navigator && (
        <Tick
          label={t.vibration}
          checked={mine.vibration}
          onChange={(vibration) => setTable({ vibration })}
        />
      )}
      <Tick label={t.notices} checked={mine.notices} onChange={(on) => void notify(on)} />
      {blocked && <p className="dim">{t.noticesBlocked}</p>}
      <Tick
        label={t.confirmAllIn}
        checked={mine.confirmAllIn}
        onChange={(confirmAllIn) => setTable({ confirmAllIn })}
      />
      <Tick
        label={t.inBigBlinds}
        checked={mine.inBigBlinds}
        onChange={(inBigBlinds) => setTable({ inBigBlinds })}
      />
      <Tick label={t.hurry} checked={mine.hurry} onChange={(hurry) => setTable({ hurry })} />
      <BetButtons label={t.preflop} sizes={mine.preflop} onChange={(preflop) => setTable({ preflop })} />
      <BetButtons label={t.postflop} sizes={mine.postflop} onChange={(postflop) => setTable({ postflop })} />
    </div>
  );
}

function BetButtons(props: { label: string; sizes: Sizes; onChange: (sizes: Sizes) => void }) {
  const { label, sizes, onChange } = props;
  const t = useWords(settingsWords);
  return (
    <fieldset className="bet-buttons">
      <legend>{label}</legend>
      {sizes
        .map((size, at) => ({ size, at }))
        .map(({ size, at }) => (
          <select
            key={at}
            className="field"
            aria-label={t.button(at + 1, label)}
            value={size}
            onChange={({ target }) =>
              onChange(
                sizes.map((each, one) => (one === at ? (target.value as Size) : each)) as unknown as Sizes,
              )
            }
          >
            {SIZES.map((each) => (
              <option key={each} value={each}>
                {t.sizes[each]}
              </option>
            ))}
          </select>
        ))}
    </fieldset>
  );
}
