import { Info, LogOut, Settings2, SlidersHorizontal, Users, WifiOff } from 'lucide-react';
import type { TournamentView } from '../../../../engine/views/tournament-view.ts';
import { Tick } from '../../../shared/components/fields.tsx';
import { Go } from '../../../shared/components/Go.tsx';
import { CallField, CallLink } from '../../../shared/inviting/Call.tsx';
import { InviteLink, useInvitation } from '../../../shared/inviting/InviteLink.tsx';
import { useWords } from '../../../shared/language.ts';
import type { HandFrame } from '../../../shared/live/hand-feed.ts';
import type { Line, Live, RequestFrame } from '../../../shared/live/line.ts';
import { useRulebook } from '../../../shared/live/rulebook.ts';
import { go } from '../../../shared/router.ts';
import { HelpContent } from '../help/HelpContent.tsx';
import { MySettings } from '../help/MySettings.tsx';
import { helpWords } from '../help/words.ts';
import { Face } from '../people/Face.tsx';
import { HostActions } from '../people/HostActions.tsx';
import type { Person } from '../people/person.ts';
import { aboutWords } from '../people/words.ts';
import { talkWords } from '../talk/words.ts';
import { EndGame } from './EndGame.tsx';
import { useFront } from './useGuests.ts';
import { lobbyWords } from './words.ts';

type Ask = (asked: RequestFrame) => Promise<boolean>;

/** The way out for everybody, and for the host what it takes to run the game from the table. */
export default function TableMenu(props: {
  tournament: string;
  live: Live;
  view: TournamentView;
  line: Line;
  /** Who sits at the table, and the hand they play. */
  people: readonly Person[];
  hand: HandFrame | null;
  away: boolean | null;
  ask: Ask;
  onClose: () => void;
}) {
  const { tournament, line, live, view, people, hand, away, ask, onClose } = props;
  const t = useWords(lobbyWords);
  const help = useWords(helpWords);
  const directs = live.role === 'director';
  const running = view.phase === 'running';
  const leave = async (): Promise<void> => {
    const out =
      away === true || (await ask({ type: 'do', command: { type: 'leave', player: live.player! } }));
    if (out) go('/');
    // The table says why not.
    else onClose();
  };
  const hold = (does: 'hold' | 'go-on'): void => {
    void ask({ type: 'table', do: does });
    onClose();
  };
  const end = (): void => {
    void ask({ type: 'do', command: { type: 'end-now' } });
    onClose();
  };
  return (
    <div className="table-menu">
      {directs && running && (
        <button type="button" className="button" onClick={() => hold(live.held === null ? 'hold' : 'go-on')}>
          {live.held === null ? t.pause : t.resume}
        </button>
      )}
      {directs && running && <Players people={people} hand={hand} live={live} ask={ask} onDone={onClose} />}
      {directs && view.phase !== 'over' && <Invite tournament={tournament} />}
      <Call tournament={tournament} />
      {directs && running && <TalkInHands tournament={tournament} live={live} ask={ask} />}
      <details className="invite menu-help">
        <summary className="button">
          <Info size={20} aria-hidden="true" /> {help.info}
        </summary>
        <HelpContent tournament={tournament} line={line} view={view} />
      </details>
      <details className="invite">
        <summary className="button">
          <Settings2 size={20} aria-hidden="true" /> {t.settings}
        </summary>
        <MySettings />
      </details>
      {directs && running && view.lateUntil !== null && <p className="dim">{t.lateUntil(view.lateUntil)}</p>}
      {directs && (
        <Go to={`/t/${tournament}`} className="button">
          <SlidersHorizontal size={20} aria-hidden="true" /> {t.desk}
        </Go>
      )}
      {away === null ? (
        <Go to="/" className="button">
          {t.toHome}
        </Go>
      ) : (
        <>
          <button type="button" className="button" onClick={() => void leave()}>
            <LogOut size={20} aria-hidden="true" /> {t.sitOutAndLeave}
          </button>
          <p className="dim">{t.leaveSays}</p>
        </>
      )}
      {directs && view.ending && <p className="dim">{t.endingSays}</p>}
      {directs && view.phase !== 'over' && (
        <EndGame tournament={tournament} {...(running && !view.ending && { onEnd: end })} />
      )}
    </div>
  );
}

/** Every person at the table, and what the host may do about each. */
function Players(props: {
  people: readonly Person[];
  hand: HandFrame | null;
  live: Live;
  ask: Ask;
  onDone: () => void;
}) {
  const { people, hand, live, ask, onDone } = props;
  const t = useWords(aboutWords);
  const others = people.filter(({ player, bot }) => !bot && player !== null && player !== live.player);
  if (others.length === 0) return null;
  return (
    <details className="invite">
      <summary className="button">
        <Users size={20} aria-hidden="true" /> {t.players}
      </summary>
      <ul className="menu-people">
        {others.map((sit) => (
          <li key={sit.seat}>
            <details>
              <summary>
                <Face id={sit.player} name={sit.name} bot={false} />
                <b>{sit.name}</b>
                {sit.cutOff && <WifiOff size={18} aria-label={t.cutOff} />}
              </summary>
              <HostActions sit={sit} hand={hand} ask={ask} onDone={onDone} />
            </details>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** The group's voice or video call, where there is one. */
function Call({ tournament }: { tournament: string }) {
  const front = useFront(tournament);
  return front?.call == null ? null : <CallLink call={front.call} />;
}

/** Chat during hands, where the house lets anybody talk in one. */
function TalkInHands({ tournament, live, ask }: { tournament: string; live: Live; ask: Ask }) {
  const t = useWords(talkWords);
  const { rulebook } = useRulebook(tournament);
  if ((rulebook?.rulings.headsUpTalk.use ?? 'never') === 'never') return null;
  return (
    <Tick label={t.openUp} checked={live.openTalk} onChange={(on) => void ask({ type: 'open-talk', on })} />
  );
}

function Invite({ tournament }: { tournament: string }) {
  const t = useWords(lobbyWords);
  const { invited } = useInvitation(tournament);
  return (
    <details className="invite">
      <summary className="button">{t.invite}</summary>
      {invited !== null && (
        <>
          <InviteLink invited={invited} />
          <CallField tournament={tournament} invited={invited} />
        </>
      )}
    </details>
  );
}
