import { useState } from 'react';
import { Sheet } from '../../shared/components/Sheet.tsx';
import { useWords } from '../../shared/language.ts';
import { type Asking, useDesk } from './state/desk.ts';
import { askText } from './state/task-text.ts';
import { deskWords } from './state/words.ts';

/** Something must be known first: how many chips, who knocked them out, whether they are of age. */
export function AskSheet({ asking, onClose }: { asking: Asking; onClose: () => void }) {
  const { view } = useDesk();
  const t = useWords(deskWords);
  return (
    <Sheet key={`${asking.is}${asking.player}`} title={askText(asking, view, t)} onClose={onClose}>
      {asking.is === 'chips' ? (
        <Chips onAnswer={asking.answer} />
      ) : asking.is === 'who' ? (
        <Who asking={asking} />
      ) : (
        <p className="row">
          <button type="button" className="button act grow" onClick={() => asking.answer(1)}>
            {t.ask.yes}
          </button>
          <button type="button" className="button grow" onClick={() => asking.answer(0)}>
            {t.ask.no}
          </button>
        </p>
      )}
    </Sheet>
  );
}

function Chips({ onAnswer }: { onAnswer: (chips: number) => void }) {
  const t = useWords(deskWords).ask;
  const [text, setText] = useState('');
  const stack = Number(text);
  const fine = text !== '' && Number.isSafeInteger(stack) && stack > 0;
  return (
    <form
      className="row"
      onSubmit={(event) => {
        event.preventDefault();
        if (fine) onAnswer(stack);
      }}
    >
      <label className="unseen" htmlFor="chips-asked">
        {t.chipsLabel}
      </label>
      <input
        id="chips-asked"
        className="field grow number"
        inputMode="numeric"
        pattern="[0-9]*"
        placeholder={t.chipsLabel}
        value={text}
        onChange={({ target }) => setText(target.value.replace(/\D/g, ''))}
      />
      <button type="submit" className="button act" disabled={!fine}>
        {t.goOn}
      </button>
    </form>
  );
}

/** Everybody at the table of the one who is out. */
function Who({ asking }: { asking: Asking }) {
  const { view } = useDesk();
  const t = useWords(deskWords).ask;
  const table = view.tables.find(({ seats }) => seats.some(({ player }) => player === asking.player));
  return (
    <div className="choices">
      {table?.seats
        .filter(({ player }) => player !== asking.player)
        .map(({ player, name }) => (
          <button key={player} type="button" className="button" onClick={() => asking.answer([player])}>
            {name}
          </button>
        ))}
      <button type="button" className="button bare" onClick={() => asking.answer([])}>
        {t.nobody}
      </button>
    </div>
  );
}
