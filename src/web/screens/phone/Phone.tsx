import { BookOpen, Layers } from 'lucide-react';
import { type ReactNode, Suspense, useEffect, useState } from 'react';
import type { TournamentCommand } from '../../../engine/tournament/commands.ts';
import type { TournamentView } from '../../../engine/views/tournament-view.ts';
import { refusalText, refusalWords } from '../../shared/api/refusals.ts';
import { Away, Waiting } from '../../shared/components/Away.tsx';
import { LanguageChoice } from '../../shared/components/LanguageChoice.tsx';
import { Sheet } from '../../shared/components/Sheet.tsx';
import { componentWords } from '../../shared/components/words.ts';
import { rulebookTitle } from '../../shared/format.ts';
import { useWords } from '../../shared/language.ts';
import { lazyPart } from '../../shared/lazy.ts';
import type { Line, Live } from '../../shared/live/line.ts';
import { useMyTurn } from '../../shared/live/my-turn.ts';
import { useLine, useLive } from '../../shared/live/useLine.ts';
import { useTurning } from '../../shared/live/useTurning.ts';
import { liveWords } from '../../shared/live/words.ts';
import { Clock } from './Clock.tsx';
import { Covered, Seat } from './Seat.tsx';
import { phoneWords } from './words.ts';
import './phone.css';
import { vibrate } from '../../shared/vibrate.ts';

/** For the few phones that tap hands in, so the others need not load it. */
const Remote = lazyPart(() => import('./Remote.tsx'));
/** After the clock and the seat, which a phone with a bad connection must show at once. */
const Requests = lazyPart(() => import('./Requests.tsx'));
const Place = lazyPart(() => import('./Place.tsx'));
const TableFelt = lazyPart(() =>
  import('../../shared/components/TableFelt.tsx').then((part) => ({ default: part.TableFelt })),
);
const DrawnCard = lazyPart(() => import('./DrawnCard.tsx'));
const Ways = lazyPart(() => import('./Ways.tsx'));
const Mine = lazyPart(() => import('./Mine.tsx'));
/** For those who play where Riffle deals. */
const TurnBanner = lazyPart(() => import('../../shared/live/TurnBanner.tsx'));
const Dealt = lazyPart(() => import('./Dealt.tsx'));
const Ranks = lazyPart(() => import('../../shared/booklet/Ranks.tsx'));
const PhoneRules = lazyPart(() => import('../../shared/booklet/PhoneRules.tsx'));

export const words = [phoneWords, componentWords, liveWords, refusalWords];

export default function Phone({ tournament }: { tournament: string }) {
  const line = useLine(tournament);
  const live = useLive(line);
  const [handing, setHanding] = useState(false);
  if (line === null || live === null || live.view === null)
    return <Waiting refused={live?.refused ?? null} was={handing ? 'moved' : (live?.role ?? null)} />;
  const { view, player, awaySince } = live;
  return (
    <MyTournament
      tournament={tournament}
      line={line}
      live={live}
      view={view}
      player={player}
      awaySince={awaySince}
      onHandOver={() => setHanding(true)}
    />
  );
}

function MyTournament(props: {
  tournament: string;
  line: Line;
  live: Live;
  view: TournamentView;
  player: string | null;
  awaySince: number | null;
  onHandOver: () => void;
}) {
  const { tournament, line, live, view, player, awaySince, onHandOver } = props;
  const t = useWords(phoneWords);
  const refusals = useWords(refusalWords);
  const [refused, setRefused] = useState<string | null>(null);
  const turn = useMyTurn(line, live);
  const { shown, turning, skip } = useTurning(line, view);
  const covered = turning && player !== null && view.mine !== null && !shown.has(player);
  const table = covered ? undefined : view.tables.find(({ id }) => id === view.mine?.table);
  const [opened] = useState(table?.kind);
  const seat = table?.seats.find((each) => each.player === player);
  const move = view.moves.find((each) => each.player === player);
  useVibration(move === undefined ? '' : `${move.to.table}/${move.to.seat}`);

  // A phone that lies on the table: nobody's seat, only the clock and the table's hands.
  const remoteOnly = player === null && view.may !== null && view.remotes.length > 0;
  const away = seat?.away ?? false;
  const run = async (command: TournamentCommand): Promise<boolean> => {
    const answer = await line.do(command);
    setRefused(answer.type === 'refused' ? refusalText(answer, refusals) : null);
    return answer.type === 'done';
  };
  const toggle = (): Promise<boolean> => run({ type: away ? 'come-back' : 'leave', player: player! });
  return (
    <div className="phone">
      <Clock line={line} view={view} />
      <Away since={awaySince} />
      <Suspense fallback={null}>
        {turn !== null && <TurnBanner tournament={tournament} says={turn} />}
      </Suspense>
      <main>
        {covered ? (
          <Covered onShow={skip} />
        ) : (
          !remoteOnly && (
            <Seat view={view} player={player} move={move} away={away}>
              {player !== null && view.seatCards?.players.includes(player) && (
                <Suspense fallback={null}>
                  <DrawnCard drawn={view.seatCards} player={player} run={run} />
                </Suspense>
              )}
            </Seat>
          )
        )}
        {view.remotes.length > 0 && (
          <Suspense fallback={null}>
            <Remote view={view} run={run} />
          </Suspense>
        )}
        {player !== null && (
          <Suspense fallback={null}>
            <Requests line={line} view={view} player={player} onRequest={run} />
          </Suspense>
        )}
        {(table ?? view).kind === 'dealt' && (
          <Suspense>
            <Dealt tournament={tournament} view={view} table={table} comes={opened !== 'dealt'} />
          </Suspense>
        )}
        {table !== undefined && view.phase !== 'over' && (
          <Suspense fallback={null}>
            <TableFelt table={table} mine={player} />
          </Suspense>
        )}
        {player !== null && (
          <Suspense fallback={null}>
            <Mine line={line} view={view} player={player} />
          </Suspense>
        )}
        {!remoteOnly && view.players.entries > 0 && (
          <Suspense fallback={null}>
            <Place view={view} player={player} />
          </Suspense>
        )}
        <Suspense fallback={null}>
          <Ways view={view} tournament={tournament} player={player} onHandOver={onHandOver} />
        </Suspense>
        <p className="refused-note" role="status">
          {refused}
        </p>
        <LanguageChoice />
      </main>
      <PhoneBar view={view} tournament={tournament}>
        {seat !== undefined && view.phase !== 'over' && (
          <button type="button" className={`button ${away ? 'act' : ''}`} onClick={toggle}>
            {away ? t.back : t.away}
          </button>
        )}
      </PhoneBar>
    </div>
  );
}

/** The buttons at the bottom: what is passed in, then the hand ranks and the rules, each on a sheet. */
function PhoneBar(props: { view: TournamentView; tournament: string; children: ReactNode }) {
  const { view, tournament, children } = props;
  const t = useWords(phoneWords);
  const [open, setOpen] = useState<'ranks' | 'rules' | null>(null);
  // In a transition, so that a sheet opens once its content has loaded.
  const show = (what: 'ranks' | 'rules'): void => setOpen(what);
  return (
    <>
      <nav className="phone-bar" aria-label={t.myTournament}>
        {children}
        <button type="button" className="button" onClick={() => show('ranks')}>
          <Layers size={20} aria-hidden="true" /> {t.ranks}
        </button>
        <button type="button" className="button" onClick={() => show('rules')}>
          <BookOpen size={20} aria-hidden="true" /> {t.rules}
        </button>
      </nav>
      <Suspense fallback={null}>
        {open !== null && (
          <Sheet
            title={open === 'ranks' ? t.whatBeatsWhat : t.rulesOf(rulebookTitle(view.rulebook))}
            paper
            onClose={() => setOpen(null)}
          >
            {open === 'ranks' ? (
              <Ranks />
            ) : (
              <PhoneRules rulebook={view.rulebook.id} tournament={tournament} />
            )}
          </Sheet>
        )}
      </Suspense>
    </>
  );
}

/** Vibrates for a new seat, where the device can. */
function useVibration(move: string): void {
  useEffect(() => {
    if (move !== '') vibrate(200, 100, 200);
  }, [move]);
}
