import { Back } from '../../shared/components/Back.tsx';
import { Go } from '../../shared/components/Go.tsx';
import { componentWords } from '../../shared/components/words.ts';
import { sentence } from '../../shared/format.ts';
import { InviteLink, useInvitation } from '../../shared/inviting/InviteLink.tsx';
import { useWords } from '../../shared/language.ts';
import { Facts } from './Invitation.tsx';
import { planWords } from './words.ts';
import './plan.css';

export const words = [planWords, componentWords];

/** A tournament that was just created: how guests join, and what to do next. */
export default function Made({ tournament }: { tournament: string }) {
  const t = useWords(planWords);
  const { invited, sorry } = useInvitation(tournament);
  return (
    <div className="planner one">
      <header>
        <Back>{t.home}</Back>
        <h1 className="title quiet">{t.made}</h1>
      </header>
      <main>
        {sorry !== null && <p role="alert">{sentence(sorry)}</p>}
        {invited !== null && (
          <>
            <Facts name={invited.name} when={invited.when} place={invited.place} />
            <div className="card">
              <InviteLink invited={invited} />
            </div>
            <p className="ways">
              <Go to={`/t/${tournament}`} className="button act">
                {t.direct}
              </Go>
              <Go to={`/t/${tournament}/tv`} className="button">
                {t.tv}
              </Go>
            </p>
          </>
        )}
      </main>
    </div>
  );
}
