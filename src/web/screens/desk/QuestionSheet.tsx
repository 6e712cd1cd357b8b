import { useState } from 'react';
import { Sheet } from '../../shared/components/Sheet.tsx';
import { useWords } from '../../shared/language.ts';
import { type PendingQuestion, useDesk } from './state/desk.ts';
import { askText } from './state/task-text.ts';
import { deskWords } from './state/words.ts';

/** Asks for the fact a command lacks: how many chips, who knocked the player out, whether they are of age. */
export function QuestionSheet({ question, onClose }: { question: PendingQuestion; onClose: () => void }) {
  const { view } = useDesk();
  const t = useWords(deskWords);
  return (
    <Sheet key={`${question.is}${question.player}`} title={askText(question, view, t)} onClose={onClose}>
      {question.is === 'chips' ? (
        <Chips onAnswer={question.answer} />
      ) : question.is === 'orbits' ? (
        <Orbits question={question} />
      ) : question.is === 'button' ? (
        <Chairs question={question} />
      ) : question.is === 'who' ? (
        <Who question={question} />
      ) : (
        <p className="row">
          <button type="button" className="button act grow" onClick={() => question.answer(1)}>
            {t.ask.yes}
          </button>
          <button type="button" className="button grow" onClick={() => question.answer(0)}>
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

/** How many orbits a latecomer missed, with the likely number to start from. */
function Orbits({ question }: { question: PendingQuestion }) {
  const { view } = useDesk();
  const t = useWords(deskWords).ask;
  const estimate = question.estimate ?? 0;
  const [orbits, setOrbits] = useState(estimate);
  const name = view.people.find(({ player }) => player === question.player)?.name ?? '';
  return (
    <>
      <p className="dim">{t.orbitsAbout(estimate, name)}</p>
      <p className="row">
        <button
          type="button"
          className="button"
          aria-label={t.fewer}
          onClick={() => setOrbits(Math.max(0, orbits - 1))}
        >
          −
        </button>
        <output className="number grow">{orbits}</output>
        <button type="button" className="button" aria-label={t.more} onClick={() => setOrbits(orbits + 1)}>
          +
        </button>
        <button type="button" className="button act" onClick={() => question.answer(orbits)}>
          {t.goOn}
        </button>
      </p>
    </>
  );
}

/** Every chair of the table: the button may lie on an empty one. */
function Chairs({ question }: { question: PendingQuestion }) {
  const { view } = useDesk();
  const t = useWords(deskWords).question;
  const table = view.tables.find(({ id }) => id === question.table);
  const names = new Map(table?.seats.map(({ seat, name }) => [seat, name]));
  return (
    <div className="choices">
      {Array.from({ length: table?.chairs ?? 0 }, (_, at) => at + 1).map((seat) => (
        <button key={seat} type="button" className="button" onClick={() => question.answer(seat)}>
          {t.seat(seat, names.get(seat) ?? null)}
        </button>
      ))}
    </div>
  );
}

/** Everyone at the table of the player who is out. */
function Who({ question }: { question: PendingQuestion }) {
  const { view } = useDesk();
  const t = useWords(deskWords).ask;
  const table = view.tables.find(({ seats }) => seats.some(({ player }) => player === question.player));
  return (
    <div className="choices">
      {table?.seats
        .filter(({ player }) => player !== question.player)
        .map(({ player, name }) => (
          <button key={player} type="button" className="button" onClick={() => question.answer([player])}>
            {name}
          </button>
        ))}
      <button type="button" className="button bare" onClick={() => question.answer([])}>
        {t.nobody}
      </button>
    </div>
  );
}
