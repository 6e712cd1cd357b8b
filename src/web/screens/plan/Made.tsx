import type { ReactNode } from 'react';
import { linkTo } from '../../shared/address.ts';
import { Back } from '../../shared/components/Back.tsx';
import { Go } from '../../shared/components/Go.tsx';
import { componentWords } from '../../shared/components/words.ts';
import { HandOver } from '../../shared/devices/HandOver.tsx';
import { TvCode } from '../../shared/devices/TvCode.tsx';
import { useConnected, usePeople } from '../../shared/devices/usePeople.ts';
import { devicesWords } from '../../shared/devices/words.ts';
import { sentence } from '../../shared/format.ts';
import { InviteLink, useInvitation } from '../../shared/inviting/InviteLink.tsx';
import { inviteWords } from '../../shared/inviting/words.ts';
import { useWords } from '../../shared/language.ts';
import { toServer } from '../../shared/to-server.ts';
import { Facts } from './Invitation.tsx';
import { planWords } from './words.ts';
import './plan.css';
import './made.css';

export const words = [planWords, componentWords, devicesWords, inviteWords];

/** A tournament that was just created: your phone, the TV and your friends, and then the desk. */
export default function Made({ tournament }: { tournament: string }) {
  const t = useWords(planWords);
  const { invited, sorry } = useInvitation(tournament);
  return (
    <div className="planner one made">
      <header>
        <Back>{t.home}</Back>
        <h1 className="title quiet">{t.made}</h1>
      </header>
      <main>
        {sorry !== null && <p role="alert">{sentence(sorry)}</p>}
        {invited !== null && (
          <>
            <Facts name={invited.name} when={invited.when} place={invited.place} />
            {!toServer().isLocal && (
              <div className="cards">
                <Devices tournament={tournament} />
                <Card title={t.yourFriends}>
                  <InviteLink invited={invited} />
                </Card>
              </div>
            )}
            <p className="ways">
              <Go to={`/t/${tournament}`} className="button act">
                {t.direct}
              </Go>
            </p>
          </>
        )}
      </main>
    </div>
  );
}

function Card({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="card" aria-label={title}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}

function Devices({ tournament }: { tournament: string }) {
  const t = useWords(planWords);
  const devices = useWords(devicesWords);
  const { people, look } = usePeople(tournament);
  const { connected } = useConnected(people, { to: 'display' }, null, true);
  return (
    <>
      <Card title={t.yourPhone}>
        <HandOver
          tournament={tournament}
          grant={{ to: 'director' }}
          says={devices.grants.director}
          people={people}
          ever
        />
      </Card>
      <Card title={t.theTv}>
        <TvCode tournament={tournament} onConnected={() => void look()} />
        {connected !== null && <b role="status">{devices.connected(connected.label)}</b>}
        <a href={linkTo(`/t/${tournament}/tv`)} target="_blank" rel="noreferrer" className="button">
          {t.tv}
        </a>
      </Card>
    </>
  );
}
