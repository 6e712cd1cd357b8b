import { type FormEvent, useState } from 'react';
import { splitForfeit } from '../../../engine/seating/late.ts';
import type { TournamentCommand } from '../../../engine/tournament/commands.ts';
import type { PersonView, TableView } from '../../../engine/views/tournament-view.ts';
import { chips } from '../../shared/format.ts';
import { useWords } from '../../shared/language.ts';
import { entry, PAYS_LATER, type Payment, PaymentChips } from './Payment.tsx';
import { useDesk, useMay } from './state/desk.ts';
import { deskWords } from './state/words.ts';

type Act = (command: TournamentCommand) => void;

/** A guest who was expected buys in, or can't come after all. */
export function BuyIn({ person, act }: { person: PersonView; act: Act }) {
  const t = useWords(deskWords).person;
  const may = useMay();
  const { player, name, prepaid } = person;
  const [payment, setPayment] = useState<Payment>(prepaid ? { pays: 'before', late: false } : PAYS_LATER);
  return (
    <>
      <PaymentChips payment={payment} onChange={setPayment} />
      <div className="choices">
        <button type="button" className="button act wide" onClick={() => act(entry(player, name, payment))}>
          {t.buysIn(name)}
        </button>
        {may('excuse') && (
          <button type="button" className="button wide" onClick={() => act({ type: 'excuse', player })}>
            {t.excuse}
          </button>
        )}
      </div>
    </>
  );
}

export function Rename({ person, act }: { person: PersonView; act: Act }) {
  const t = useWords(deskWords).person;
  const [name, setName] = useState(person.name);
  const typed = name.trim();
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (typed !== '') act({ type: 'rename', player: person.player, name: typed });
  };
  return (
    <form className="row" onSubmit={submit}>
      <label className="unseen" htmlFor="new-name">
        {t.newName}
      </label>
      <input
        id="new-name"
        className="field grow"
        maxLength={40}
        autoComplete="off"
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
      <button type="submit" className="button act" disabled={typed === '' || typed === person.name}>
        {t.save}
      </button>
    </form>
  );
}

/** Somebody leaves for good: their chips are counted, and the sheet says what happens to them. */
export function WentHome(props: { person: PersonView; table: TableView; act: Act }) {
  const { person, table, act } = props;
  const { view } = useDesk();
  const t = useWords(deskWords).person;
  const [text, setText] = useState('');
  const stack = Number(text);
  const others = table.seats.length - 1;
  const { each, bank } = view.desk!.splitsForfeit
    ? splitForfeit(stack, others, view.chips.smallest)
    : { each: 0, bank: stack };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    act({ type: 'remove', player: person.player, why: 'went-home', stack });
  };
  return (
    <form className="stacked" onSubmit={submit}>
      <label htmlFor="chips-left">{t.chipsLeft(person.name)}</label>
      <input
        id="chips-left"
        className="field number"
        inputMode="numeric"
        pattern="[0-9]*"
        autoComplete="off"
        value={text}
        onChange={({ target }) => setText(target.value.replace(/\D/g, ''))}
      />
      <p className="dim" role="status">
        {text !== '' && t.shared(others, chips(each), bank === 0 ? null : chips(bank))}
      </p>
      <button type="submit" className="button act" disabled={text === ''}>
        {t.goesHome(person.name)}
      </button>
    </form>
  );
}

/** Puts right who went out first. */
export function OrderBust({ person, act }: { person: PersonView; act: Act }) {
  const { view } = useDesk();
  const t = useWords(deskWords).person;
  const { player } = person;
  const others = view.people.filter((each) => each.standing === 'busted' && each.player !== player);
  const place = (id: string): number => view.places.find((each) => each.player === id)?.place ?? 0;
  return (
    <>
      <p className="dim">{t.orderHow(person.name)}</p>
      <div className="choices">
        {[...others]
          .sort((a, b) => place(a.player) - place(b.player))
          .flatMap((other) =>
            (['before', 'with'] as const).map((when) => (
              <button
                key={`${other.player}${when}`}
                type="button"
                className="button"
                onClick={() => act({ type: 'order-bust', player, when, other: other.player })}
              >
                {t.order[when](other.name)}
              </button>
            )),
          )}
      </div>
    </>
  );
}
