import { LogOut, SlidersHorizontal } from 'lucide-react';
import type { TournamentView } from '../../../../engine/views/tournament-view.ts';
import { Go } from '../../../shared/components/Go.tsx';
import { InviteLink, useInvitation } from '../../../shared/inviting/InviteLink.tsx';
import { useWords } from '../../../shared/language.ts';
import type { Live, RequestFrame } from '../../../shared/live/line.ts';
import { go } from '../../../shared/router.ts';
import { EndGame } from './EndGame.tsx';
import { lobbyWords } from './words.ts';

type Ask = (asked: RequestFrame) => Promise<boolean>;

/** The way out for everybody, and for the host what it takes to run the game from the table. */
export default function TableMenu(props: {
  tournament: string;
  live: Live;
  view: TournamentView;
  away: boolean | null;
  ask: Ask;
  onClose: () => void;
}) {
  const { tournament, live, view, away, ask, onClose } = props;
  const t = useWords(lobbyWords);
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
      {directs && view.phase !== 'over' && <Invite tournament={tournament} />}
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

function Invite({ tournament }: { tournament: string }) {
  const t = useWords(lobbyWords);
  const { invited } = useInvitation(tournament);
  return (
    <details className="invite">
      <summary className="button">{t.invite}</summary>
      {invited !== null && <InviteLink invited={invited} />}
    </details>
  );
}
