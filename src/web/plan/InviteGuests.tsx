import { Send } from 'lucide-react';
import { useState } from 'react';
import { sentence } from '../format.ts';
import { useWords } from '../language.ts';
import { Sheet } from '../parts/Sheet.tsx';
import { screenAt } from '../router.ts';
import { Door } from './Door.tsx';
import { InviteLink, useInvitation } from './InviteLink.tsx';
import { planWords } from './words.ts';

/** The director's button for the invitation, and who stands at the door. */
export function InviteGuests() {
  const t = useWords(planWords);
  const [open, setOpen] = useState(false);
  const screen = screenAt(window.location.pathname);
  if (!('tournament' in screen)) return null;
  return (
    <>
      <button type="button" className="button" onClick={() => setOpen(true)}>
        <Send size={20} aria-hidden="true" /> {t.invite}
      </button>
      <Door tournament={screen.tournament} />
      {open && (
        <Sheet title={t.invite} onClose={() => setOpen(false)}>
          <Inside tournament={screen.tournament} />
        </Sheet>
      )}
    </>
  );
}

function Inside({ tournament }: { tournament: string }) {
  const { invited, sorry } = useInvitation(tournament);
  if (invited === null) return <p role="status">{sorry === null ? '' : sentence(sorry)}</p>;
  return <InviteLink invited={invited} />;
}
