import { useState } from 'react';
import { sentence } from '../format.ts';
import { Sheet } from '../parts/Sheet.tsx';
import { type Asking, useDesk } from './desk.ts';

/** Something must be known first: how many chips, who knocked him out, old enough. */
export function AskSheet({ asking, onClose }: { asking: Asking; onClose: () => void }) {
  return (
    <Sheet key={`${asking.is}${asking.player}`} title={sentence(asking.says)} onClose={onClose}>
      {asking.is === 'chips' ? (
        <Chips onAnswer={asking.answer} />
      ) : asking.is === 'who' ? (
        <Who asking={asking} />
      ) : (
        <button type="button" className="button act" onClick={() => asking.answer(1)}>
          Old enough: I have seen it
        </button>
      )}
    </Sheet>
  );
}

function Chips({ onAnswer }: { onAnswer: (chips: number) => void }) {
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
        Chips
      </label>
      <input
        id="chips-asked"
        className="field grow number"
        inputMode="numeric"
        pattern="[0-9]*"
        placeholder="Chips"
        value={text}
        onChange={({ target }) => setText(target.value.replace(/\D/g, ''))}
      />
      <button type="submit" className="button act" disabled={!fine}>
        Go on
      </button>
    </form>
  );
}

/** Everybody at the table of the one who is out. */
function Who({ asking }: { asking: Asking }) {
  const { view } = useDesk();
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
    </div>
  );
}
