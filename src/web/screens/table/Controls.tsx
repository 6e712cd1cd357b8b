import { CirclePause, History } from 'lucide-react';
import { Suspense } from 'react';
import type { TournamentView } from '../../../engine/views/tournament-view.ts';
import { isBot } from '../../shared/bots.ts';
import { Go } from '../../shared/components/Go.tsx';
import { useWords } from '../../shared/language.ts';
import { lazyPart } from '../../shared/lazy.ts';
import type { Line, Live, RequestFrame } from '../../shared/live/line.ts';
import { myTurnText, priceForMe } from '../../shared/live/my-turn.ts';
import { liveWords } from '../../shared/live/words.ts';
import { AfterHand } from './AfterHand.tsx';
import { Bar } from './Bar.tsx';
import { draws, made } from './cards.ts';
import { Lock } from './fairness/Lock.tsx';
import { Held } from './Held.tsx';
import { Help } from './help/Help.tsx';
import { MenuButton } from './lobby/MenuButton.tsx';
import { useGuests } from './lobby/useGuests.ts';
import { nextHandText } from './next-hand.ts';
import { useRemovals } from './people/removals.ts';
import { Rail } from './Rail.tsx';
import { Tools } from './Tools.tsx';
import { Talk } from './talk/Talk.tsx';
import { useAsking } from './useActing.ts';
import { seatsNow, type TableNow } from './useTable.ts';
import { type TableWords, tableWords } from './words.ts';

/** Only when the host is asked for something. */
const HostNews = lazyPart(() => import('./lobby/HostNews.tsx'));

type Given = {
  readonly tournament: string;
  readonly line: Line;
  readonly live: Live;
  readonly view: TournamentView;
  readonly now: TableNow;
};
type Asking = Given & {
  readonly ask: (asked: RequestFrame) => Promise<boolean>;
  readonly onAway: () => void;
};

/** Everything below the felt: my hand in words, what I may do, and the tools. */
export function Controls(given: Given) {
  const { tournament, line, live, view, now } = given;
  const t = useWords(tableWords);
  const { ask, sorry } = useAsking(line);
  const directs = live.role === 'director';
  useRemovals(now.hand, ask);
  const guests = useGuests(tournament, directs && view.phase !== 'over');
  const onAway = (): void => {
    const command = { type: now.away ? ('come-back' as const) : ('leave' as const), player: live.player! };
    void ask({ type: 'do', command });
  };
  return (
    <>
      <Suspense fallback={null}>
        {directs && view.phase === 'running' && (
          <HostNews tournament={tournament} view={view} guests={guests} ask={ask} />
        )}
      </Suspense>
      <section className="table-bar" aria-label={t.actions}>
        {now.seat !== null && <MyHand now={now} price={priceForMe(view, live.player, now.hand)} />}
        <p className="sorry" role="alert">
          {sorry}
        </p>
        <Moves {...given} ask={ask} onAway={onAway} />
        <Beside {...given} ask={ask} onAway={onAway} />
      </section>
    </>
  );
}

/** That it is my turn, and my hand in words; a player who sits out in the middle of it hears that they still play it. */
function MyHand({ now, price }: { now: TableNow; price: number | null }) {
  const t = useWords(tableWords);
  const live = useWords(liveWords);
  const next = now.away && isIn(now);
  return (
    <div className="mine">
      {/* Said to a screen reader by the dealer's voice. */}
      <p className="your-turn" aria-hidden="true">
        {price !== null && myTurnText(price, live)}
      </p>
      <p className="my-hand" role={next ? 'status' : undefined}>
        {next ? t.sitsOutNext : myHand(now, t)}
      </p>
    </div>
  );
}

/** What I hold and what it may become; nothing once I have folded. */
function myHand({ hand, seat }: TableNow, t: TableWords): string {
  const me = hand?.view.players.find((each) => each.seat === seat);
  if (!me?.cards || me.status === 'folded') return '';
  const { board } = hand!.view;
  const mine = made(me.cards, board);
  return mine === null ? '' : [t.made(mine), t.draws(draws(me.cards, board))].filter(Boolean).join(', ');
}

/** The one thing I can do now: continue, watch, come back, wait or play. */
function Moves({ tournament, live, view, now, ask, onAway }: Asking) {
  const t = useWords(tableWords);
  const { table, hand, seat } = now;
  if (live.held !== null)
    return (
      <Held
        why={live.held}
        plays={live.player !== null}
        directs={live.role === 'director'}
        hand={table?.playing ? table.hand : null}
        onContinue={() => void ask({ type: 'table', do: 'go-on' })}
        onVoid={(number) => void ask({ type: 'void-hand', table: table!.id, hand: number })}
      />
    );
  // Paused at the desk: the hand in play goes on, and the next one waits.
  const paused = view.phase === 'running' && !view.clock.running && table?.playing !== true;
  if (paused && live.role === 'director')
    return (
      <div className="held">
        <p>{t.clockPaused}</p>
        <button
          type="button"
          className="button act"
          onClick={() => void ask({ type: 'do', command: { type: 'clock', do: 'start' } })}
        >
          {t.goOn}
        </button>
      </div>
    );
  if ((view.phase === 'over' && !now.ending) || (seat === null && table !== undefined))
    return <Rail view={view} player={live.player} now={now} ask={ask} />;
  if (seat === null)
    return (
      <div className="rail">
        <p className="dim">{view.tables.length > 0 ? t.notDealt : t.seatsSoon}</p>
        <Go to={`/t/${tournament}/me`} className="button">
          {t.toMyTournament}
        </Go>
      </div>
    );
  if (now.away && !isIn(now))
    return (
      <div className="held">
        <p>{t.sittingOut}</p>
        <button type="button" className="button act" onClick={onAway}>
          {t.imBack}
        </button>
      </div>
    );
  if (hand === null) return null;
  if (hand.view.phase === 'over') {
    const says = view.phase === 'over' ? '' : nextHandText(view, table, t);
    return <AfterHand hand={hand} told={now.felt.told} seat={seat} says={says} ask={ask} />;
  }
  return <Bar hand={hand} told={now.felt.told} seat={seat} names={now.names} nameOf={now.nameOf} ask={ask} />;
}

/** Whether I still have cards in a hand that is being played. */
const isIn = ({ hand, seat }: TableNow): boolean =>
  hand !== null &&
  hand.view.phase !== 'over' &&
  hand.view.players.some((each) => each.seat === seat && each.status !== 'folded');

/** The tools: sitting out, the clock, the lock, talk, hands played; the director's own. */
function Beside({ tournament, line, live, view, now, ask, onAway }: Asking) {
  const t = useWords(tableWords);
  const words = useWords(liveWords);
  const { feed, seat, away } = now;
  const price = priceForMe(view, live.player, now.hand);
  const running = view.phase === 'running';
  const directs = live.role === 'director';
  return (
    <Tools
      away={seat === null || !running ? null : away}
      onAway={onAway}
      clock={callable(line, now, view, directs, ask)}
      tournament={tournament}
    >
      <Lock tournament={tournament} line={line} live={live} felt={feed} />
      <Talk
        tournament={tournament}
        line={line}
        live={live}
        felt={feed}
        turn={price === null ? null : myTurnText(price, words)}
      />
      <Help tournament={tournament} line={line} view={view} />
      <Go to={`/t/${tournament}/hands`} className="tool">
        <History size={20} aria-hidden="true" />
        <span aria-hidden="true">{t.hands}</span>
        <span className="unseen">{t.handsPlayed}</span>
      </Go>
      {directs && live.held === null && running && (
        <button type="button" className="tool hold" onClick={() => void ask({ type: 'table', do: 'hold' })}>
          <CirclePause size={20} aria-hidden="true" />
          <span>{t.holdTables}</span>
        </button>
      )}
      <MenuButton
        tournament={tournament}
        live={live}
        view={view}
        line={line}
        people={seatsNow(now)}
        hand={now.hand}
        away={seat === null || !running ? null : away}
        ask={ask}
      />
    </Tools>
  );
}

/** On whom I may call the clock: a player whose time runs and on whom nobody has called it; bots are never slow. */
function callable(
  line: Line,
  { hand, table, seat, nameOf }: TableNow,
  { phase }: TournamentView,
  directs: boolean,
  ask: Asking['ask'],
): Parameters<typeof Tools>[0]['clock'] {
  const people = table?.seats.some((each) => each.seat !== seat && !isBot(each.player)) ?? false;
  if (phase !== 'running' || !people || (seat === null && !directs)) return null;
  const slow =
    hand?.deadline != null && hand.called === null && hand.view.toAct !== seat ? hand.view.toAct : null;
  return {
    slow:
      slow === null
        ? null
        : {
            name: nameOf(slow),
            leftMs: () => hand!.deadline! - line.clock.now(),
            facingABet: hand!.view.legal?.canCheck === false,
          },
    onCall: () => {
      if (hand !== null) void ask({ type: 'call-time', table: hand.table, hand: hand.hand });
    },
  };
}
