import { Suspense } from 'react';
import type { TournamentView } from '../../../engine/views/tournament-view.ts';
import { type Joining, useJoining } from '../../shared/components/JoinCode.tsx';
import { Qr } from '../../shared/components/Qr.tsx';
import { Spelled } from '../../shared/devices/Spelled.tsx';
import { useWords } from '../../shared/language.ts';
import { toServer } from '../../shared/to-server.ts';
import { tvWords } from './words.ts';
import './join-here.css';

/** How guests get in, large before the first hand and small beside the clock. */
export function JoinHere(props: { tournament: string; small?: boolean; until?: number | null }) {
  const { tournament, small = false, until = null } = props;
  const joining = useJoining(tournament);
  if (toServer().isLocal) return null;
  // A screen that may not show them, or one that does not know them yet.
  if (joining === null || joining.code === null || joining.link === null) return null;
  return <Shown {...joining} code={joining.code} link={joining.link} small={small} until={until} />;
}

function Shown(props: Joining & { code: string; link: string; small: boolean; until: number | null }) {
  const { code, link, address, small, until } = props;
  const t = useWords(tvWords);
  return (
    <aside className={`join-here ${small ? 'small' : ''}`} aria-label={t.join}>
      <Suspense fallback={<div className="qr" />}>
        <Qr text={link} label={t.joinQr} />
      </Suspense>
      <div>
        <h3>{t.join}</h3>
        {!small && <p>{t.joinScan}</p>}
        <p className="where">{address.join}</p>
        <Spelled code={code} />
        {until !== null && <p className="until">{t.joinUntil(until)}</p>}
      </div>
    </aside>
  );
}

/** While players can still get in: beside the clock, until registration has closed. */
export function LateJoin({ tournament, view }: { tournament: string; view: TournamentView }) {
  return view.registration.open ? (
    <JoinHere tournament={tournament} small until={view.registration.untilLevel} />
  ) : null;
}
