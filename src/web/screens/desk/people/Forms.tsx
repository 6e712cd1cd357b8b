import { type FormEvent, useState } from 'react';
import { splitForfeit } from '../../../../engine/seating/late.ts';
import type { TournamentCommand } from '../../../../engine/tournament/commands.ts';
import type { PersonView, TableView } from '../../../../engine/views/tournament-view.ts';
import { chips } from '../../../shared/format.ts';
import { useWords } from '../../../shared/language.ts';
import { useDesk } from '../state/desk.ts';
import { peopleWords } from './words.ts';

export type Act = (command: TournamentCommand) => void;

export function Rename({ person, act }: { person: PersonView; act: Act }) {
  const t = useWords(peopleWords).person;
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
  const t = useWords(peopleWords).person;
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
        onChange={({ target }) => setText(digits(target.value))}
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
  const t = useWords(peopleWords).person;
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
            (['before', 'with', 'after'] as const).map((when) => (
              <button
                key={`${other.player}${when}`}
                type="button"
                className="button"
                onClick={() =>
                  act(
                    when === 'after'
                      ? { type: 'order-bust', player: other.player, when: 'before', other: player }
                      : { type: 'order-bust', player, when, other: other.player },
                  )
                }
              >
                {t.order[when](other.name)}
              </button>
            )),
          )}
      </div>
    </>
  );
}

/** Who knocked a player out, told with the bust or afterwards: players of their table first. */
export function WhoDidIt(props: { person: PersonView; table: TableView | undefined; act: Act }) {
  const { person, table, act } = props;
  const { view } = useDesk();
  const t = useWords(peopleWords).person;
  const { player, standing } = person;
  const tell = (by: readonly string[]): void =>
    standing === 'in' && table !== undefined
      ? act({ type: 'bust', table: table.id, players: [player], knockedOutBy: { [player]: by } })
      : act({ type: 'answer', question: 'bounty', player, by });
  const elsewhere = (each: PersonView): number => (each.chair?.table === person.chair?.table ? 0 : 1);
  const others = view.people.filter(
    (each) =>
      each.player !== player &&
      (each.standing === 'in' || each.standing === 'busted') &&
      (standing !== 'in' || (each.standing === 'in' && elsewhere(each) === 0)),
  );
  return (
    <div className="choices">
      {[...others]
        .sort((a, b) => elsewhere(a) - elsewhere(b) || a.name.localeCompare(b.name))
        .map((each) => (
          <button key={each.player} type="button" className="button" onClick={() => tell([each.player])}>
            {each.name}
          </button>
        ))}
      {standing !== 'in' && (
        <button type="button" className="button bare" onClick={() => tell([])}>
          {t.nobodyDid}
        </button>
      )}
    </div>
  );
}

/** Several players bust on one hand. */
export function OutTogether(props: { person: PersonView; table: TableView; act: Act }) {
  const { person, table, act } = props;
  const t = useWords(peopleWords).person;
  const [withThem, setWith] = useState<readonly string[]>([]);
  const others = table.seats.filter(({ player }) => player !== person.player);
  const names = others.filter(({ player }) => withThem.includes(player)).map(({ name }) => name);
  return (
    <>
      <p className="lead">{t.whoElse(person.name)}</p>
      <div className="choices">
        {others.map(({ player, name }) => (
          <button
            key={player}
            type="button"
            className="button"
            aria-pressed={withThem.includes(player)}
            onClick={() =>
              setWith(
                withThem.includes(player)
                  ? withThem.filter((each) => each !== player)
                  : [...withThem, player],
              )
            }
          >
            {name}
          </button>
        ))}
      </div>
      <button
        type="button"
        className="button act"
        disabled={withThem.length === 0}
        onClick={() => act({ type: 'bust', table: table.id, players: [person.player, ...withThem] })}
      >
        {t.areOut([person.name, ...names])}
      </button>
    </>
  );
}

const digits = (text: string): string => text.replace(/\D/g, '');

/** What a player has in front of them. */
export function Stack(props: { person: PersonView; table: TableView | undefined; act: Act }) {
  const { person, table, act } = props;
  const t = useWords(peopleWords).person;
  const known = table?.seats.find(({ player }) => player === person.player)?.stack ?? null;
  const [text, setText] = useState(known === null ? '' : String(known));
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    act({ type: 'tell-chips', player: person.player, stack: Number(text) });
  };
  return (
    <form className="stacked" onSubmit={submit}>
      <label htmlFor="stack-told">{t.stackNow(person.name)}</label>
      <input
        id="stack-told"
        className="field number"
        inputMode="numeric"
        pattern="[0-9]*"
        autoComplete="off"
        value={text}
        onChange={({ target }) => setText(digits(target.value))}
      />
      <button type="submit" className="button act" disabled={Number(text) === 0}>
        {t.save}
      </button>
    </form>
  );
}

/** Chips that were taken off the table or pocketed leave the tournament. */
export function TakeChips({ person, act }: { person: PersonView; act: Act }) {
  const { why } = useDesk();
  const t = useWords(peopleWords).person;
  const [text, setText] = useState('');
  const [reason, setReason] = useState('');
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    act({ type: 'take-chips', player: person.player, chips: Number(text), reason: reason.trim() });
  };
  return (
    <form className="stacked" onSubmit={submit}>
      <p className="dim">
        {t.takeSays}{' '}
        <button type="button" className="why-link" onClick={() => why('chips-removed-from-table')}>
          {t.whyAsk}
        </button>
      </p>
      <label htmlFor="chips-taken">{t.takeHowMany}</label>
      <input
        id="chips-taken"
        className="field number"
        inputMode="numeric"
        pattern="[0-9]*"
        autoComplete="off"
        value={text}
        onChange={({ target }) => setText(digits(target.value))}
      />
      <label htmlFor="chips-reason">{t.reason}</label>
      <input
        id="chips-reason"
        className="field"
        maxLength={200}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      />
      <div className="chips">
        {t.takeReasons.map((each) => (
          <button key={each} type="button" aria-pressed={reason === each} onClick={() => setReason(each)}>
            {each}
          </button>
        ))}
      </div>
      <button type="submit" className="button act" disabled={Number(text) === 0 || reason.trim() === ''}>
        {t.takeThem}
      </button>
    </form>
  );
}
