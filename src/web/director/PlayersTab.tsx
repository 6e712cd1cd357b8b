import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import type { PersonView } from '../../engine/views/night-view.ts';
import { many, minutesText, ordinal } from '../format.ts';
import { JoinCode } from '../parts/JoinCode.tsx';
import { InviteGuests } from '../plan/InviteGuests.tsx';
import { Roster } from '../plan/Roster.tsx';
import { useDesk } from './desk.ts';

const newId = (): string =>
  `p${Array.from(crypto.getRandomValues(new Uint8Array(5)), (byte) => byte.toString(36)).join('')}`;

export function PlayersTab() {
  const { view } = useDesk();
  const { people, players } = view;
  const groups = [
    ['Waiting for a seat', people.filter(({ standing }) => standing === 'entered')],
    ['Expected', people.filter(({ standing }) => standing === 'expected')],
    ['In', people.filter(({ standing }) => standing === 'in').sort(bySeat)],
    [
      'Out',
      people
        .filter(({ standing }) => standing === 'busted' || standing === 'removed')
        .sort(byPlace(view.places)),
    ],
  ] as const;
  return (
    <div className="people">
      <h2 className="label">
        {many(players.left, 'player')} in · {players.entries} entries · {many(players.rebuys, 'rebuy')}
      </h2>
      <JoinCode />
      <InviteGuests />
      <Enter />
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
      {people.length === 0 && (
        <p className="empty">Everybody who plays tonight is listed here. Type the first name.</p>
      )}
    </div>
  );
}

const bySeat = (a: PersonView, b: PersonView): number =>
  Number(a.chair?.table) - Number(b.chair?.table) || (a.chair?.seat ?? 0) - (b.chair?.seat ?? 0);

const byPlace =
  (places: readonly { readonly name: string; readonly place: number }[]) =>
  (a: PersonView, b: PersonView): number => {
    const place = ({ name }: PersonView): number => places.find((each) => each.name === name)?.place ?? 0;
    return place(a) - place(b);
  };

function Row({ person }: { person: PersonView }) {
  const { view, openPlayer, now } = useDesk();
  const { name, chair, standing, awaySince, late, backBy } = person;
  const place = view.places.find((each) => each.name === name)?.place;
  const where =
    standing === 'in' && chair !== null
      ? `table ${chair.table}, seat ${chair.seat}`
      : place !== undefined
        ? ordinal(place)
        : standing === 'removed'
          ? 'removed'
          : 'no seat yet';
  const absent = late ? 'not here yet' : awaySince !== null ? 'away' : null;
  const minutes = backBy === null ? null : minutesText(backBy - now());
  return (
    <li>
      <button type="button" className="person" onClick={() => openPlayer(person.player)}>
        <b>{name}</b>
        <span className="dim">{where}</span>
        {absent !== null && (
          <span className="tag">
            {absent}
            {minutes !== null && ` · ${minutes} left`}
          </span>
        )}
      </button>
    </li>
  );
}

/** One name after the other: type, return, next. */
function Enter() {
  const { run } = useDesk();
  const [name, setName] = useState('');
  const [paid, setPaid] = useState(false);
  const [later, setLater] = useState(false);
  const enter = async (): Promise<void> => {
    const typed = name.trim();
    if (typed === '') return;
    setName('');
    await run({ type: 'enter', player: newId(), name: typed, prepaid: paid, here: !later });
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
          Name of a new player
        </label>
        <input
          id="new-player"
          className="field grow"
          placeholder="Name of a new player"
          autoComplete="off"
          list="roster"
          maxLength={40}
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
        <button type="submit" className="button act" disabled={name.trim() === ''}>
          <UserPlus size={20} aria-hidden="true" /> Enter
        </button>
      </div>
      <Roster id="roster" />
      <div className="chips">
        <button type="button" aria-pressed={paid} onClick={() => setPaid(!paid)}>
          Has paid
        </button>
        <button type="button" aria-pressed={later} onClick={() => setLater(!later)}>
          Comes later
        </button>
      </div>
    </form>
  );
}
