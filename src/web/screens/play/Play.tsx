import { useState } from 'react';
import { Back } from '../../shared/components/Back.tsx';
import { Count, Either } from '../../shared/components/fields.tsx';
import { componentWords } from '../../shared/components/words.ts';
import { useWords } from '../../shared/language.ts';
import { PlayTrouble } from '../../shared/play/PlayTrouble.tsx';
import { type BotTable, rememberedTable, rememberTable } from '../../shared/play/remembered.ts';
import { type Field, usePlay } from '../../shared/play/usePlay.ts';
import { useTitles } from '../../shared/play/useTitles.ts';
import { playWords } from '../../shared/play/words.ts';
import '../../shared/base/front-page.css';
import './play.css';

export const words = [playWords, componentWords];

/** One tap from here to a seat at a table of bots. */
export default function Play() {
  const t = useWords(playWords);
  const { name, setName, rulebook, setRulebook, play, again, asking, wrong } = usePlay();
  const titles = useTitles();
  const [table, setTable] = useState(rememberedTable);
  const change = (to: Partial<BotTable>): void => {
    const next = { ...table, ...to };
    setTable(next);
    rememberTable(next);
  };
  return (
    <div className="front-page page play-page">
      <Back>Riffle</Back>
      <main>
        <h1 className="title">{t.title}</h1>
        <p>{t.says}</p>
        <div className="play-fields">
          <label htmlFor="play-name">{t.yourName}</label>
          <input
            id="play-name"
            className="field"
            autoComplete="given-name"
            maxLength={40}
            value={name}
            onChange={({ target }) => setName(target.value)}
          />
        </div>
        <div className="play-choices">
          <button
            type="button"
            className="button act"
            disabled={asking}
            onClick={() => void play(table.players as Field)}
          >
            <b>{t.one}</b>
            <small>{t.oneSays(table.players, table.levelMinutes)}</small>
          </button>
          <button type="button" className="button" disabled={asking} onClick={() => void play(27)}>
            <b>{t.three}</b>
            <small>{t.threeSays}</small>
          </button>
        </div>
        <BotChoices table={table} onChange={change} />
        <PlayTrouble asking={asking} wrong={wrong} onAgain={again} />
        <div className="play-fields">
          <label htmlFor="play-rulebook">{t.rulebook}</label>
          <select
            id="play-rulebook"
            className="field"
            value={rulebook}
            onChange={({ target }) => setRulebook(target.value)}
          >
            {[...titles].map(([id, title]) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
          </select>
        </div>
      </main>
    </div>
  );
}

/** How many bots, how good, how fast, and how long it takes. */
function BotChoices({ table, onChange }: { table: BotTable; onChange: (to: Partial<BotTable>) => void }) {
  const t = useWords(playWords);
  const { players, bots, levelMinutes, pace } = table;
  return (
    <div className="bot-choices">
      <Choice label={t.bots} value={bots} names={t.botsAre} onChange={(to) => onChange({ bots: to })} />
      <Choice label={t.pace} value={pace} names={t.paces} onChange={(to) => onChange({ pace: to })} />
      <Choice
        label={t.length}
        value={String(levelMinutes)}
        names={t.lengths}
        onChange={(to) => onChange({ levelMinutes: Number(to) })}
      />
      <Count
        label={t.players}
        value={players}
        min={2}
        max={9}
        onChange={(count) => {
          if (Number.isInteger(count) && count >= 2 && count <= 9) onChange({ players: count });
        }}
      />
    </div>
  );
}

function Choice<T extends string>(props: {
  label: string;
  value: T;
  names: Readonly<Record<T, string>>;
  onChange: (value: T) => void;
}) {
  const { label, value, names, onChange } = props;
  return (
    <div className="bot-choice">
      <p aria-hidden="true">{label}</p>
      <Either
        label={label}
        value={value}
        options={Object.entries(names) as [T, string][]}
        onChange={onChange}
      />
    </div>
  );
}
