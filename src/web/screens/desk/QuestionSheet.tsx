import { Minus, Plus } from 'lucide-react';
import { Suspense, useState } from 'react';
import { Sheet } from '../../shared/components/Sheet.tsx';
import { chips } from '../../shared/format.ts';
import { useWords } from '../../shared/language.ts';
import { lazyPart } from '../../shared/lazy.ts';
import { ChairFelt } from './questions/ChairFelt.tsx';
import { type PendingQuestion, useDesk } from './state/desk.ts';
import { askText } from './state/task-text.ts';
import { deskWords } from './state/words.ts';

const LowCard = lazyPart(() => import('./procedures/LowCard.tsx'));

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
      ) : question.is === 'cards' ? (
        <Suspense fallback={null}>
          <LowCard
            key={JSON.stringify(question.command)}
            tables={question.tables!}
            late={question.command.type === 'seat-late'}
            onCards={question.answer}
            onBack={onClose}
          />
        </Suspense>
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

/** How many orbits a latecomer missed, with the likely number to start from and what it costs. */
function Orbits({ question }: { question: PendingQuestion }) {
  const t = useWords(deskWords).ask;
  const { estimate = 0, costs = [] } = question;
  const [orbits, setOrbits] = useState(estimate);
  const cost = costs[orbits];
  return (
    <>
      <p className="dim">{t.orbitsAbout(estimate)}</p>
      <div className="orbit-count">
        <button
          type="button"
          className="button"
          aria-label={t.fewer}
          disabled={orbits === 0}
          onClick={() => setOrbits(orbits - 1)}
        >
          <Minus size={22} aria-hidden="true" />
        </button>
        <output className="number">{orbits}</output>
        <button
          type="button"
          className="button"
          aria-label={t.more}
          disabled={orbits >= costs.length - 1}
          onClick={() => setOrbits(orbits + 1)}
        >
          <Plus size={22} aria-hidden="true" />
        </button>
      </div>
      {cost !== undefined && (
        <p className="lead" role="status">
          {t.orbitsCost(
            orbits,
            cost.missed.map(({ small, big }) => `${chips(small)}/${chips(big)}`),
            chips(cost.less),
            chips(cost.starts),
            cost.posts === 0 ? null : chips(cost.posts),
          )}
        </p>
      )}
      <button type="button" className="button act" onClick={() => question.answer(orbits)}>
        {t.seatNow}
      </button>
    </>
  );
}

/** Every chair of the table: the button may lie on an empty one. */
function Chairs({ question }: { question: PendingQuestion }) {
  const { view } = useDesk();
  const table = view.tables.find(({ id }) => id === question.table);
  return (
    <ChairFelt
      table={question.table ?? ''}
      chairs={Array.from({ length: table?.chairs ?? 0 }, (_, at) => ({
        seat: at + 1,
        note: null,
        leadsTo: null,
      }))}
      onChair={question.answer}
    />
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
