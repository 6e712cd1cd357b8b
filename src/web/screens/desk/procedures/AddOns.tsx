import { type FormEvent, useState } from 'react';
import type { PersonView } from '../../../../engine/views/tournament-view.ts';
import { chips } from '../../../shared/format.ts';
import { useWords } from '../../../shared/language.ts';
import { useDesk, useMay } from '../state/desk.ts';
import { guidedWords } from './guided-words.ts';
import { NumberField } from './inputs.tsx';
import { useMoney } from './useMoney.ts';
import { procedureWords } from './words.ts';

/** Everyone who may buy an add-on, table by table: the stack counted, then one tap with the price on it. */
export function AddOns() {
  const { view } = useDesk();
  const t = useWords(procedureWords);
  return view.tables.map(({ id, seats }) => (
    <section key={id} className="add-ons">
      <h4 className="label">{t.table(id)}</h4>
      <ul>
        {seats.map(({ player, stack }) => {
          const person = view.people.find((each) => each.player === player);
          return person && <Buyer key={player} person={person} stack={stack} />;
        })}
      </ul>
    </section>
  ));
}

function Buyer({ person, stack }: { person: PersonView; stack: number | null }) {
  const { run } = useDesk();
  const t = useWords(guidedWords);
  const may = useMay();
  const money = useMoney();
  const { player, name, addOnOffers, addOns } = person;
  // A block, two blocks, and all that fits: nobody wants a button for each of eight.
  const offers = addOnOffers.filter((_, at) => at < 2 || at === addOnOffers.length - 1);
  return (
    <li>
      <p className="row">
        <b className="grow">{name}</b>
        {addOns > 0 && <span className="tag">{t.bought(addOns)}</span>}
        {stack === null ? <CountStack person={person} /> : <span className="number">{chips(stack)}</span>}
      </p>
      {addOnOffers.length === 0 ? (
        <p className="dim">{t.full}</p>
      ) : (
        may('add-on') && (
          <div className="row">
            {offers.map(({ blocks, chips: gets, price }) => {
              const fills = stack !== null && blocks === addOnOffers.length && blocks > 2;
              const says = fills ? t.fillUp : t.addOn;
              return (
                <button
                  key={blocks}
                  type="button"
                  className="button"
                  onClick={() => run({ type: 'add-on', player, blocks })}
                >
                  {says(money(price), chips(gets))}
                  <span className="unseen">: {name}</span>
                </button>
              );
            })}
          </div>
        )
      )}
    </li>
  );
}

/** How many chips they have, where nobody has counted them: it decides what they may buy. */
function CountStack({ person: { player, name } }: { person: PersonView }) {
  const { run } = useDesk();
  const t = useWords(guidedWords);
  const [text, setText] = useState('');
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (text !== '') void run({ type: 'tell-chips', player, stack: Number(text) });
  };
  return (
    <form className="row" onSubmit={submit}>
      <NumberField label={t.stackOf(name)} unseen placeholder={t.stack} value={text} onChange={setText} />
      {text !== '' && (
        <button type="submit" className="button act">
          {t.save}
        </button>
      )}
    </form>
  );
}
