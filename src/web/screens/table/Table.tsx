import { CirclePause, History, SlidersHorizontal } from 'lucide-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { TournamentView } from '../../../engine/views/tournament-view.ts';
import { refusalWords } from '../../shared/api/refusals.ts';
import { Away, Waiting } from '../../shared/components/Away.tsx';
import { Go } from '../../shared/components/Go.tsx';
import { partWords } from '../../shared/components/words.ts';
import { chips } from '../../shared/format.ts';
import { useWords } from '../../shared/language.ts';
import { type HandFeed as FeltNow, type HandFrame, useHandFeed } from '../../shared/live/hand-feed.ts';
import type { Line, Live } from '../../shared/live/line.ts';
import { chairOf } from '../../shared/live/my-seat.ts';
import { useAwake, useLine, useLive } from '../../shared/live/useLine.ts';
import { liveWords } from '../../shared/live/words.ts';
import { Bar } from './Bar.tsx';
import { draws, made } from './cards.ts';
import { useTelling } from './ending.ts';
import { Felt } from './Felt.tsx';
import { Lock } from './fairness/Lock.tsx';
import { fairnessWords } from './fairness/words.ts';
import { Header } from './Header.tsx';
import { Held } from './Held.tsx';
import { land } from './motion.ts';
import { LevelNews, MovedNote, Pause, useMoved } from './News.tsx';
import { Rail } from './Rail.tsx';
import { isBot, lastActs, type Names, plainName } from './seats.ts';
import { Tools } from './Tools.tsx';
import { Talk } from './talk/Talk.tsx';
import { talkWords } from './talk/words.ts';
import { useAsking } from './useActing.ts';
import { useKeys } from './useKeys.ts';
import { heard, oddSaid, spoken } from './voice.ts';
import { tableWords } from './words.ts';
import './table.css';
import './felt.css';
import './bar.css';

export const words = [tableWords, fairnessWords, talkWords, partWords, liveWords, refusalWords];

export default function Table({ tournament }: { tournament: string }) {
  const line = useLine(tournament);
  const live = useLive(line);
  useAwake();
  if (line === null || live === null || live.view === null)
    return <Waiting refused={live?.refused ?? null} />;
  return <AtTable tournament={tournament} line={line} live={live} view={live.view} />;
}

/** Who sits where in this hand: whoever is out when it ends keeps his name until the next one. */
function useNames(view: TournamentView, table: string | null, hand: HandFrame | null): Names {
  const kept = useRef<{ key: string; names: Map<number, { player: string; name: string }> }>(undefined);
  const key = `${table}/${hand?.hand}`;
  const seats = view.tables.find(({ id }) => id === table)?.seats;
  return useMemo(() => {
    const names = new Map(kept.current?.key === key ? kept.current.names : []);
    for (const { seat, player, name } of seats ?? []) names.set(seat, { player, name });
    kept.current = { key, names };
    return names;
  }, [key, seats]);
}

/** The table I sit at, or the one I watch; who is watched is told again whenever the line comes back. */
function useWatched(line: Line, mine: string | null, tables: TournamentView['tables']) {
  const [chosen, setChosen] = useState<string | null>(null);
  const dealt = tables.filter(({ kind }) => kind === 'dealt').map(({ id }) => id);
  const watched =
    mine !== null ? null : chosen !== null && dealt.includes(chosen) ? chosen : (dealt[0] ?? null);
  useEffect(() => {
    if (watched === null) return;
    line.tell({ type: 'watch', table: watched });
    return line.onFrame((frame) => {
      if (frame.type === 'welcome') line.tell({ type: 'watch', table: watched });
    });
  }, [line, watched]);
  return [watched, setChosen] as const;
}

/** How long a frame took from the server's decision to this screen, for who measures it. */
function useMeasured(line: Line, hand: HandFrame | null): void {
  useEffect(() => {
    if (hand === null) return;
    performance.clearMarks('hand-shown');
    performance.mark('hand-shown', { detail: line.clock.now() - hand.now });
  }, [line, hand]);
}

function AtTable(props: { tournament: string; line: Line; live: Live; view: TournamentView }) {
  const { tournament, line, live, view } = props;
  const { player } = live;
  const t = useWords(tableWords);
  const parts = useWords(partWords);
  const now = useHandFeed(line);
  const chair = chairOf(view, player);
  const [watched, watch] = useWatched(line, chair?.table.id ?? null, view.tables);
  const tableId = chair?.table.id ?? watched;
  const table = view.tables.find(({ id }) => id === tableId);
  const hand = now.hand?.table === tableId ? now.hand : null;
  const felt: FeltNow = hand === null ? { ...now, hand: null, told: [], fresh: 0 } : now;
  const { told, fresh } = felt;
  const names = useNames(view, tableId, hand);
  const nameOf = (seat: number): string => plainName(names.get(seat)?.name ?? String(seat));
  const [upTo, skip] = useTelling(felt);
  const [moved, readMoved] = useMoved(view, player, chair);
  const { ask, sorry } = useAsking(line);
  useMeasured(line, hand);
  const { held } = live;
  useKeys({
    Escape: () => {
      land();
      skip();
    },
  });

  const seat = chair?.seat ?? null;
  const me = hand?.view.players.find((each) => each.seat === seat);
  const away = table?.seats.find((each) => each.player === player)?.away ?? false;
  const hearing = hand === null ? null : { hand: hand.hand, view: hand.view, name: nameOf, t };
  const playing = hand !== null && hand.view.phase !== 'over';
  const cardName = (card: string): string => parts.card(card[0]!, card[1] as 's');
  const spokenAloud = hearing === null ? '' : heard(told, fresh, hearing, seat, cardName);
  const settled = told.some(
    (each) =>
      ((each.is === 'shown' || each.is === 'mucked') && each.seat === seat) ||
      (each.is === 'tabled' && each.seats.includes(seat ?? 0)),
  );
  const acted = ['checked', 'called', 'bet', 'raised'].includes(lastActs(told).get(seat ?? 0)?.is ?? '');
  const mine = me?.cards ? made(me.cards, hand!.view.board) : null;
  const mineText =
    mine === null || me?.status === 'folded'
      ? ''
      : [t.made(mine), t.draws(draws(me!.cards!, hand!.view.board))].filter(Boolean).join(', ');
  const toggleAway = (): void => {
    const command = { type: away ? ('come-back' as const) : ('leave' as const), player: player! };
    void ask({ type: 'do', command });
  };
  // On whom I may call the clock: somebody whose time runs and is not called yet; bots have none.
  const slow =
    hand?.deadline != null && hand.called === null && hand.view.toAct !== seat ? hand.view.toAct : null;
  const mayCall = seat !== null || live.role === 'director';
  const people = table?.seats.some((each) => each.seat !== seat && !isBot(each.player)) ?? false;
  const callClock = (): void => {
    if (hand !== null) void ask({ type: 'call-time', table: hand.table, hand: hand.hand });
  };
  const owed = hand?.view.toAct === seat ? (hand?.view.legal?.toCall ?? 0) : 0;
  return (
    <div className={`dealt ${seat === null ? 'looks-on' : ''} phase-${view.phase}`}>
      <Header line={line} view={view} table={tableId} hand={hand?.hand ?? null} player={player} />
      <Away since={live.awaySince} />
      <main>
        {/* A tap beside everything shows the end at once, as Escape does. */}
        {/* biome-ignore lint/a11y/noStaticElementInteractions: see above */}
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: see above */}
        <div
          className="stage"
          onClick={() => {
            land();
            skip();
          }}
        >
          <p className="voice">{hearing !== null && spoken(told, upTo, hearing)}</p>
          <Felt line={line} table={table} felt={felt} upTo={upTo} names={names} mine={seat}>
            {!playing && (hand === null || view.clock.onBreak || !view.clock.running) && (
              <Pause line={line} view={view} />
            )}
            <p className="middle-line">
              {playing && (
                <>
                  {t.pot} <b className="number">{chips(hand.view.pot)}</b>
                  {owed > 0 && (
                    <span className="owed">
                      {' '}
                      <span>{t.toCall}</span> <b className="number">{chips(owed)}</b>
                    </span>
                  )}
                </>
              )}
            </p>
            {hearing !== null && !playing && (
              <p className="odd-chip">{oddSaid(told.slice(0, upTo), hearing)}</p>
            )}
          </Felt>
          <p className="unseen" aria-live="polite">
            {spokenAloud}
          </p>
        </div>
        {moved !== null && <MovedNote moved={moved} player={player} onRead={readMoved} />}
        <LevelNews line={line} view={view} />
      </main>
      <section className="table-bar" aria-label={t.actions}>
        {seat !== null && <p className="my-hand">{mineText}</p>}
        <p className="sorry" role="alert">
          {sorry}
        </p>
        {held !== null ? (
          <Held
            why={held}
            plays={player !== null}
            directs={live.role === 'director'}
            hand={table?.playing ? table.hand : null}
            onContinue={() => void ask({ type: 'table', do: 'go-on' })}
            onVoid={(number) => void ask({ type: 'void-hand', table: table!.id, hand: number })}
          />
        ) : seat === null || view.phase === 'over' ? (
          table !== undefined || view.phase === 'over' ? (
            <Rail view={view} player={player} watched={watched} onWatch={watch} />
          ) : (
            <div className="rail">
              <p className="dim">{view.tables.length > 0 ? t.notDealt : t.seatsSoon}</p>
              <Go to={`/t/${tournament}/me`} className="button">
                {t.toMyTournament}
              </Go>
            </div>
          )
        ) : away ? (
          <div className="held">
            <p>{t.sittingOut}</p>
            <button type="button" className="button act" onClick={toggleAway}>
              {t.imBack}
            </button>
          </div>
        ) : (
          hand !== null &&
          (hand.view.phase === 'over' ? (
            <p className="waits dim">{t.waiting}</p>
          ) : (
            <Bar hand={hand} seat={seat} nameOf={nameOf} settled={settled} acted={acted} ask={ask} />
          ))
        )}
        <Tools
          away={seat === null || view.phase !== 'running' ? null : away}
          onAway={toggleAway}
          clock={
            mayCall && people && view.phase === 'running'
              ? { on: slow === null ? null : nameOf(slow), onCall: callClock }
              : null
          }
        >
          <Lock tournament={tournament} line={line} live={live} felt={now} />
          <Talk tournament={tournament} line={line} live={live} felt={now} />
          <Go to={`/t/${tournament}/hands`} className="button bare">
            <History size={20} aria-label={t.handsPlayed} />
          </Go>
          {live.role === 'director' && (
            <>
              {held === null && view.phase === 'running' && (
                <button
                  type="button"
                  className="button bare"
                  onClick={() => void ask({ type: 'table', do: 'hold' })}
                >
                  <CirclePause size={20} aria-label={t.holdTables} />
                </button>
              )}
              <Go to={`/t/${tournament}`} className="button bare">
                <SlidersHorizontal size={20} aria-label={t.desk} />
              </Go>
            </>
          )}
        </Tools>
      </section>
    </div>
  );
}
