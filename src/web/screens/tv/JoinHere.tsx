import { Suspense } from 'react';
import type { ClockFace } from '../../../engine/clock/clock.ts';
import type { TournamentView } from '../../../engine/views/tournament-view.ts';
import { type Joining, useJoining } from '../../shared/components/JoinCode.tsx';
import { Qr } from '../../shared/components/Qr.tsx';
import { Spelled } from '../../shared/devices/Spelled.tsx';
import { useWords } from '../../shared/language.ts';
import { useRulebook } from '../../shared/live/rulebook.ts';
import { tvWords } from './words.ts';
import './join-here.css';

/** How guests get in, large before the first hand and small beside the clock. */
export function JoinHere({ tournament, small = false }: { tournament: string; small?: boolean }) {
  const joining = useJoining(tournament);
  // A screen that may not show them, or one that does not know them yet.
  if (joining === null || joining.code === null || joining.link === null) return null;
  return <Shown {...joining} code={joining.code} link={joining.link} small={small} />;
}

function Shown(props: Joining & { code: string; link: string; small: boolean }) {
  const { code, link, address, small } = props;
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
      </div>
    </aside>
  );
}

/** While players can still get in: beside the clock, until late registration has closed. */
export function LateJoin(props: { tournament: string; view: TournamentView; face: ClockFace }) {
  const { tournament, view, face } = props;
  const { rulebook } = useRulebook(tournament);
  if (rulebook === null) return null;
  const until = rulebook.tournament.lateUntilLevel.use;
  const open = until === null ? view.places.length === 0 : face.level < until;
  return open ? <JoinHere tournament={tournament} small /> : null;
}
