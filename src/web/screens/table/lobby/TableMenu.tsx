import { LogOut, SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import type { TournamentView } from '../../../../engine/views/tournament-view.ts';
import { Go } from '../../../shared/components/Go.tsx';
import { sentence } from '../../../shared/format.ts';
import { InviteLink, useInvitation } from '../../../shared/inviting/InviteLink.tsx';
import { useWords } from '../../../shared/language.ts';
import type { Live, RequestFrame } from '../../../shared/live/line.ts';
import { startPlay } from '../../../shared/planning/api.ts';
import { go } from '../../../shared/router.ts';
import { AtDoor } from './AtDoor.tsx';
import { EndGame } from './EndGame.tsx';
import type { useGuests } from './useGuests.ts';
import { lobbyWords } from './words.ts';

type Ask = (asked: RequestFrame) => Promise<boolean>;

/** The way out for everybody, and for the host what it takes to run the game from the table. */
export default function TableMenu(props: {
  tournament: string;
  live: Live;
  view: TournamentView;
  guests: ReturnType<typeof useGuests>;
  away: boolean | null;
  ask: Ask;
  onClose: () => void;
}) {
  const { tournament, live, view, guests, away, ask, onClose } = props;
  const t = useWords(lobbyWords);
  const directs = live.role === 'director';
  const running = view.phase === 'running';
  const leave = async (): Promise<void> => {
    if (away === false) await ask({ type: 'do', command: { type: 'leave', player: live.player! } });
    go('/');
  };
  const hold = (does: 'hold' | 'go-on'): void => {
    void ask({ type: 'table', do: does });
    onClose();
  };
  return (
    <div className="table-menu">
      {directs && <AtDoor waiting={guests.waiting} answer={guests.answer} />}
      {directs && running && <Late tournament={tournament} view={view} />}
      {directs && running && (
        <button type="button" className="button" onClick={() => hold(live.held === null ? 'hold' : 'go-on')}>
          {live.held === null ? t.pause : t.resume}
        </button>
      )}
      {directs && view.phase !== 'over' && <Invite tournament={tournament} />}
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
      {directs && view.phase !== 'over' && <EndGame tournament={tournament} />}
    </div>
  );
}

/** Players who came when play had begun; where registration has closed, the host may make an exception. */
function Late({ tournament, view }: { tournament: string; view: TournamentView }) {
  const t = useWords(lobbyWords);
  const [refused, setRefused] = useState<{ player: string; code: string; message: string } | null>(null);
  if (view.lobby.length === 0) return null;
  const seat = async (player: string): Promise<void> => {
    const again = refused?.player === player ? refused.code : null;
    const reply = await startPlay(tournament, {
      players: [player],
      ...(again === 'registration-closed' && { anyway: { reason: t.anywayReason } }),
      ...(again === 'age-not-confirmed' && { adults: true }),
    });
    setRefused('ok' in reply ? null : { player, code: reply.code, message: reply.sorry });
  };
  return (
    <section className="at-door" aria-label={t.late}>
      <h2 className="label">{t.late}</h2>
      <ul className="guests">
        {view.lobby.map(({ player, name }) => (
          <li key={player}>
            <b>{name}</b>
            {refused?.player === player && <p role="alert">{sentence(refused.message)}</p>}
            <button type="button" className="button act" onClick={() => void seat(player)}>
              {refused?.player === player ? t.seatAnyway : t.seatNow}
            </button>
          </li>
        ))}
      </ul>
    </section>
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
