import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import type { PersonView, PlaceView } from '../../../engine/views/tournament-view.ts';
import { JoinCode } from '../../shared/components/JoinCode.tsx';
import { minutesText, ordinal } from '../../shared/format.ts';
import { InviteGuests } from '../../shared/inviting/InviteGuests.tsx';
import { useWords } from '../../shared/language.ts';
import { entry, PAYS_LATER, PaymentChips } from './Payment.tsx';
import { Roster } from './Roster.tsx';
import { useDesk, useMay } from './state/desk.ts';
import { deskWords } from './state/words.ts';

const newId = (): string =>
  `p${Array.from(crypto.getRandomValues(new Uint8Array(5)), (byte) => byte.toString(36)).join('')}`;

export function PlayersTab() {
  const { tournament, view } = useDesk();
  const t = useWords(deskWords).list;
  const may = useMay();
  const { people, players } = view;
  const groups = [
    [t.waiting, people.filter(({ standing }) => standing === 'entered')],
    [t.expected, people.filter(({ standing }) => standing === 'expected')],
    [t.in, people.filter(({ standing }) => standing === 'in').sort(bySeat)],
    [
      t.out,
      people
        .filter(({ standing }) => standing === 'busted' || standing === 'removed')
        .sort(byPlace(view.places)),
    ],
  ] as const;
  return (
    <div className="people">
      <h2 className="label">{t.sum(players.left, players.entries, players.rebuys)}</h2>
      <JoinCode tournament={tournament} />
      {may('enter') && <InviteGuests />}
      {may('enter') && <Enter />}
      {groups.map(
        ([title, list]) =>
          list.length > 0 && (
            <section key={title} aria-label={title}>
              <h3 className="label">
                {title} · {list.length}
              </h3>
              <ul className="list card">
                {list.map((person) => (
                  <Row key={person.player} person={person} />
                ))}
              </ul>
            </section>
          ),
      )}
      {people.length === 0 && <p className="empty">{t.empty}</p>}
    </div>
  );
}

const bySeat = (a: PersonView, b: PersonView): number =>
  Number(a.chair?.table) - Number(b.chair?.table) || (a.chair?.seat ?? 0) - (b.chair?.seat ?? 0);

const byPlace =
  (places: readonly PlaceView[]) =>
  (a: PersonView, b: PersonView): number => {
    const place = ({ player }: PersonView): number =>
      places.find((each) => each.player === player)?.place ?? 0;
    return place(a) - place(b);
  };

function Row({ person }: { person: PersonView }) {
  const { view, openPlayer, now } = useDesk();
  const t = useWords(deskWords);
  const { name, chair, standing, awaySince, late, backBy } = person;
  const place = view.places.find((each) => each.player === person.player)?.place;
  const where =
    standing === 'in' && chair !== null
      ? t.chair(chair.table, chair.seat)
      : place !== undefined
        ? ordinal(place)
        : standing === 'removed'
          ? t.list.removed
          : t.list.noSeat;
  const absent = late ? t.list.notHere : awaySince !== null ? t.list.away : null;
  const minutes = backBy === null ? null : minutesText(backBy - now());
  return (
    <li>
      <button type="button" className="person" onClick={() => openPlayer(person.player)}>
        <b>{name}</b>
        <span className="dim">{where}</span>
        {absent !== null && (
          <span className="tag">
            {absent}
            {minutes !== null && ` · ${t.list.left(minutes)}`}
          </span>
        )}
      </button>
    </li>
  );
}

/** Adds players one after another: type, Enter, next. */
function Enter() {
  const { run } = useDesk();
  const t = useWords(deskWords).list;
  const [name, setName] = useState('');
  const [payment, setPayment] = useState(PAYS_LATER);
  const enter = async (): Promise<void> => {
    const typed = name.trim();
    if (typed === '') return;
    setName('');
    await run(entry(newId(), typed, payment));
  };
  return (
    <form
      className="enter"
      onSubmit={(event) => {
        event.preventDefault();
        void enter();
      }}
    >
      <div className="row">
        <label className="unseen" htmlFor="new-player">
          {t.newPlayer}
        </label>
        <input
          id="new-player"
          className="field grow"
          placeholder={t.newPlayer}
          autoComplete="off"
          list="roster"
          maxLength={40}
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
        <button type="submit" className="button act" disabled={name.trim() === ''}>
          <UserPlus size={20} aria-hidden="true" /> {t.enter}
        </button>
      </div>
      <Roster id="roster" />
      <PaymentChips payment={payment} onChange={setPayment} />
    </form>
  );
}
