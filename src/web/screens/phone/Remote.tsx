import { Suspense, useState } from 'react';
import type { TournamentCommand } from '../../../engine/tournament/commands.ts';
import type { Question } from '../../../engine/tournament/open-questions.ts';
import type { TableView, TournamentView } from '../../../engine/views/tournament-view.ts';
import { ChairPicker } from '../../shared/components/ChairPicker.tsx';
import { Sheet } from '../../shared/components/Sheet.tsx';
import { chips } from '../../shared/format.ts';
import { useWords } from '../../shared/language.ts';
import { lazyPart } from '../../shared/lazy.ts';
import { type RemoteWords, remoteWords } from './remote-words.ts';
import './remote.css';

type Run = (command: TournamentCommand) => Promise<boolean>;

const AllIn = lazyPart(() => import('../../shared/followed/AllIn.tsx'));
const FollowHand = lazyPart(() => import('../../shared/followed/FollowHand.tsx'));

/** The tables whose hands this phone taps in: one big button a hand. */
export default function Remote({ view, run }: { view: TournamentView; run: Run }) {
  return view.tables
    .filter(({ id }) => view.remotes.includes(id))
    .map((table) => <TableRemote key={table.id} view={view} table={table} run={run} />);
}

function TableRemote({ view, table, run }: { view: TournamentView; table: TableView; run: Run }) {
  const t = useWords(remoteWords);
  const { id, tracked, hand } = table;
  const asked = view.questions.filter((question) => question.table === id);
  return (
    <section className="remote card" aria-label={t.title(id)}>
      <header className="row">
        <h2 className="label grow">{t.title(id)}</h2>
        {tracked && <p className="dim">{hand === 0 ? t.noHand : t.hand(hand)}</p>}
      </header>
      {asked.map((question) => (
        <Asked key={question.is} table={table} question={question} run={run} />
      ))}
      {tracked ? (
        <Hands view={view} table={table} run={run} />
      ) : (
        asked.length === 0 && (
          <>
            <h3>{t.whereIsButton}</h3>
            <p className="dim">{t.track}</p>
            <ChairPicker
              says={t.tapChair}
              of={table.chairs}
              chairs={Array.from({ length: table.chairs }, (_, at) => chairOf(table, at + 1))}
              onChair={(button) => void run({ type: 'track', table: id, on: true, button })}
            />
          </>
        )
      )}
      {view.phase === 'running' && <Entering view={view} table={table} run={run} />}
    </section>
  );
}

/** An all-in or a whole hand, entered by whoever sits at the table. */
function Entering({ view, table, run }: { view: TournamentView; table: TableView; run: Run }) {
  const t = useWords(remoteWords);
  const [open, setOpen] = useState<'all-in' | 'follow' | null>(null);
  const close = (): void => setOpen(null);
  return (
    <>
      <div className="row">
        <button type="button" className="button grow" onClick={() => setOpen('all-in')}>
          {t.allIn}
        </button>
        <button
          type="button"
          className={`button grow ${table.followed === null ? '' : 'act'}`}
          onClick={() => setOpen('follow')}
        >
          {table.followed === null ? t.follow : t.following}
        </button>
      </div>
      {open !== null && (
        <Sheet title={open === 'all-in' ? t.allInTitle : t.follow} full onClose={close}>
          <Suspense fallback={null}>
            {open === 'all-in' ? (
              <AllIn table={table} smallest={view.chips.smallest} run={run} onDone={close} />
            ) : (
              <FollowHand table={table} run={run} onDone={close} />
            )}
          </Suspense>
        </Sheet>
      )}
    </>
  );
}

const sitter = ({ seats }: TableView, seat: number): string | null =>
  seats.find((each) => each.seat === seat)?.name ?? null;

const chairOf = (table: TableView, seat: number) => {
  const name = sitter(table, seat);
  return { seat, name, empty: name === null };
};

/** A question about the hand just played, which whoever sits at the table can answer best. */
function Asked({ table, question, run }: { table: TableView; question: Question; run: Run }) {
  const t = useWords(remoteWords);
  const seatsOf = ({ says }: Question['choices'][number]): readonly number[] =>
    typeof says === 'object' && 'seats' in says ? says.seats : [];
  const answer = (seat: number): void => {
    const chosen = question.choices.find((choice) => seatsOf(choice)[0] === seat);
    if (chosen !== undefined) void run(chosen.command);
  };
  return (
    <>
      <h3>{question.is === 'button' ? t.whoHadButton(table.id) : t.whoHadBlind(table.id)}</h3>
      <p className="dim">{t.lastHand}</p>
      {question.is === 'button' ? (
        <ChairPicker
          says={t.tapChair}
          of={table.chairs}
          chairs={question.choices.flatMap(seatsOf).map((seat) => chairOf(table, seat))}
          onChair={answer}
        />
      ) : (
        <div className="choices">
          {question.choices.map((choice) => (
            <button
              key={seatsOf(choice).join()}
              type="button"
              className="button"
              onClick={() => void run(choice.command)}
            >
              {seatsOf(choice)
                .map((seat) => sitText(table, seat, t))
                .join(' · ')}
            </button>
          ))}
        </div>
      )}
    </>
  );
}

const sitText = (table: TableView, seat: number, t: RemoteWords): string => {
  const name = sitter(table, seat);
  return name === null ? t.emptySeat(seat) : t.nameSeat(name, seat);
};

function Hands({ view, table, run }: { view: TournamentView; table: TableView; run: Run }) {
  const t = useWords(remoteWords);
  /** Players who bust on the hand, while they are picked. */
  const [picked, setPicked] = useState<readonly string[] | null>(null);
  const { id, seats } = table;
  if (picked !== null) {
    const toggle = (player: string): void =>
      setPicked(picked.includes(player) ? picked.filter((each) => each !== player) : [...picked, player]);
    const names = seats.filter(({ player }) => picked.includes(player)).map(({ name }) => name);
    return (
      <>
        <div className="choices">
          {seats.map(({ player, name }) => (
            <button
              key={player}
              type="button"
              className="button"
              aria-pressed={picked.includes(player)}
              onClick={() => toggle(player)}
            >
              {name}
            </button>
          ))}
        </div>
        <button
          type="button"
          className="button act"
          disabled={picked.length === 0}
          onClick={() => {
            setPicked(null);
            void run({ type: 'bust', table: id, players: picked });
          }}
        >
          {picked.length === 0 ? t.tapWhoIsOut : t.out(names)}
        </button>
        <button type="button" className="button" onClick={() => setPicked(null)}>
          {t.cancel}
        </button>
      </>
    );
  }
  return (
    <>
      <Plan view={view} table={table} />
      <button
        type="button"
        className="button act next-hand"
        onClick={() => void run({ type: 'next-hand', table: id })}
      >
        {t.nextHand}
      </button>
      <div className="row">
        <button type="button" className="button grow" onClick={() => setPicked([])}>
          {t.whoIsOut}
        </button>
        <button
          type="button"
          className="button grow"
          onClick={() => void run({ type: 'end-hand', table: id, misdeal: true })}
        >
          {t.misdeal}
        </button>
      </div>
    </>
  );
}

/** What to know before the deal: the button, who posts what, who deals and shuffles, and who is not dealt in. */
function Plan({ view, table }: { view: TournamentView; table: TableView }) {
  const t = useWords(remoteWords);
  const { button, blinds, dealer, shuffler, waiting, level } = table;
  // A hand that ran over the bell keeps its blinds.
  const stakes = (level === null ? null : view.timer.levels[level - 1]) ?? view.clock.stakes;
  const posting = (blind: 'small' | 'big'): string =>
    blinds
      .filter((post) => post.blind === blind)
      .map(({ seat }) => sitText(table, seat, t))
      .join(' · ') || t.nobody;
  const rows: readonly (readonly [string, string | null])[] = [
    [t.button, button === null ? null : sitText(table, button, t)],
    [`${t.posts.small} ${chips(stakes.small)}`, posting('small')],
    [`${t.posts.big} ${chips(stakes.big)}`, posting('big')],
    [t.deals, dealer],
    [t.shuffles, shuffler === dealer ? null : shuffler],
    [t.waits, waiting.length === 0 ? null : waiting.map((seat) => sitText(table, seat, t)).join(' · ')],
  ];
  return (
    <dl>
      {rows.map(
        ([what, who]) =>
          who !== null && (
            <div key={what}>
              <dt>{what}</dt>
              <dd>{who}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
