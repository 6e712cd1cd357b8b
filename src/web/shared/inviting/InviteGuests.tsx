import { Send } from 'lucide-react';
import { useState } from 'react';
import { screenAt } from '../../../protocol/screens.ts';
import { currentPath } from '../address.ts';
import { Sheet } from '../components/Sheet.tsx';
import { sentence } from '../format.ts';
import { useWords } from '../language.ts';
import { Door } from './Door.tsx';
import { InviteLink, useInvitation } from './InviteLink.tsx';
import { inviteWords } from './words.ts';

/** The director's button for the invitation, and the guests waiting to be let in. */
export function InviteGuests() {
  const t = useWords(inviteWords);
  const [open, setOpen] = useState(false);
  const tournament = screenAt(currentPath())?.tournament;
  if (tournament === undefined) return null;
  return (
    <>
      <button type="button" className="button" onClick={() => setOpen(true)}>
        <Send size={20} aria-hidden="true" /> {t.invite}
      </button>
      <Door tournament={tournament} />
      {open && (
        <Sheet title={t.invite} onClose={() => setOpen(false)}>
          <Inside tournament={tournament} />
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
