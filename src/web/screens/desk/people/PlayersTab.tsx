import { UserPlus, UsersRound } from 'lucide-react';
import { Suspense, useState } from 'react';
import type { PersonView, PlaceView } from '../../../../engine/views/tournament-view.ts';
import { normalizeName } from '../../../../history/names.ts';
import { JoinCode } from '../../../shared/components/JoinCode.tsx';
import { minutesText, money, ordinal } from '../../../shared/format.ts';
import { InviteGuests } from '../../../shared/inviting/InviteGuests.tsx';
import { useWords } from '../../../shared/language.ts';
import { lazyPart } from '../../../shared/lazy.ts';
import { toServer } from '../../../shared/to-server.ts';
import { useDesk, useMay } from '../state/desk.ts';
import { deskWords } from '../state/words.ts';
import { LateEntry } from './LateEntry.tsx';
import { newId } from './new-id.ts';
import { entry, PAYS_LATER, PaymentChips } from './Payment.tsx';
import { Roster } from './Roster.tsx';
import { peopleWords } from './words.ts';

const AddMany = lazyPart(() => import('./AddMany.tsx'));

/** Only where there is no server: phones get all of it by a code. */
const CarryButton = lazyPart(() => import('../../../shared/carried/CarryButton.tsx'));

export function PlayersTab() {
  const { tournament, view } = useDesk();
  const t = useWords(peopleWords).list;
  const desk = useWords(deskWords);
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
      <h2 className="label">
        {view.phase === 'open'
          ? desk.boughtIn(players.entries)
          : t.sum(players.left, players.entries, players.rebuys)}
      </h2>
      {toServer().isLocal ? (
        <Suspense fallback={null}>
          <CarryButton view={view} />
        </Suspense>
      ) : (
        <>
          <JoinCode tournament={tournament} />
          {may('enter') && <InviteGuests />}
        </>
      )}
      {may('enter') && <Enter />}
      {may('enter') && <Several />}
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
  const { list } = useWords(peopleWords);
  const { name, chair, standing, awaySince, late, backBy, online } = person;
  const account = view.accounts.find((each) => each.player === person.player);
  const owes = (account?.owes ?? 0) - (account?.paid ?? 0);
  const place = view.places.find((each) => each.player === person.player)?.place;
  const where =
    standing === 'in' && chair !== null
      ? t.chair(chair.table, chair.seat)
      : place !== undefined
        ? ordinal(place)
        : standing === 'removed'
          ? list.removed
          : list.noSeat;
  const absent = late ? list.notHere : awaySince !== null ? list.away : null;
  const minutes = backBy === null ? null : minutesText(backBy - now());
  return (
    <li>
      <button type="button" className="person" onClick={() => openPlayer(person.player)}>
        <b>{name}</b>
        <span className="dim">
          {where}
          {online !== null && chair === null && ` · ${online ? list.online : list.inRoom}`}
        </span>
        {owes > 0 && <span className="tag">{list.owes(money(owes, view.currency))}</span>}
        {absent !== null && (
          <span className="tag">
            {absent}
            {minutes !== null && ` · ${list.left(minutes)}`}
          </span>
        )}
      </button>
    </li>
  );
}

function Several() {
  const t = useWords(peopleWords).list;
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" className="button" onClick={() => setOpen(true)}>
        <UsersRound size={20} aria-hidden="true" /> {t.addSeveral}
      </button>
      <Suspense fallback={null}>{open && <AddMany onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}

/** Adds players one after another: type, Enter, next. */
function Enter() {
  const { view, run, openPlayer } = useDesk();
  const t = useWords(peopleWords).list;
  const [online, setOnline] = useState(false);
  const [name, setName] = useState('');
  const [payment, setPayment] = useState(PAYS_LATER);
  const typed = name.trim();
  const namesake = view.people.find((each) => normalizeName(each.name) === normalizeName(typed));
  // Asked once for a name that is here already: the second time they mean it.
  const [asked, setAsked] = useState<PersonView | null>(null);
  const enter = async (): Promise<void> => {
    if (typed === '') return;
    if (namesake !== undefined && asked === null) return setAsked(namesake);
    setAsked(null);
    setName('');
    // Most players pay alike, but arriving late is about one of them.
    setPayment({ ...payment, late: false });
    const where = view.kind === 'both' ? { online } : {};
    await run({ ...entry(newId(), typed, payment), ...where });
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
          onChange={({ target }) => {
            setName(target.value);
            setAsked(null);
          }}
        />
        <button type="submit" className="button act" disabled={typed === ''}>
          <UserPlus size={20} aria-hidden="true" /> {t.enter}
        </button>
      </div>
      {asked !== null && (
        <div className="namesake card" role="alert">
          <p>{t.alreadyHere(asked.name)}</p>
          <div className="row">
            <button
              type="button"
              className="button grow"
              onClick={() => {
                openPlayer(asked.player);
                setAsked(null);
                setName('');
              }}
            >
              {t.openThem(asked.name)}
            </button>
            <button type="submit" className="button grow">
              {t.addAnother(typed)}
            </button>
          </div>
        </div>
      )}
      <Roster id="roster" />
      <PaymentChips payment={payment} onChange={setPayment} />
      {view.kind === 'both' && (
        <fieldset className="chips">
          <legend className="unseen">{t.where}</legend>
          {([false, true] as const).map((each) => (
            <button
              key={String(each)}
              type="button"
              aria-pressed={online === each}
              onClick={() => setOnline(each)}
            >
              {each ? t.atScreen : t.atTable}
            </button>
          ))}
        </fieldset>
      )}
      {typed !== '' && <LateEntry prepaid={payment.pays === 'before'} />}
    </form>
  );
}
