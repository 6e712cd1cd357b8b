import { useState } from 'react';
import { Sheet } from '../../shared/components/Sheet.tsx';
import { HandOver } from '../../shared/devices/HandOver.tsx';
import { useWords } from '../../shared/language.ts';
import { toServer } from '../../shared/to-server.ts';
import { wayWords } from './way-words.ts';

/** Their seat on another phone: this one's battery is low, or they have two. */
export function OtherPhone(props: { tournament: string; player: string; onOpen: () => void }) {
  const { tournament, player, onOpen } = props;
  const t = useWords(wayWords);
  const [open, setOpen] = useState(false);
  const show = (): void => {
    onOpen();
    setOpen(true);
  };
  if (toServer().isLocal) return null;
  return (
    <>
      <button type="button" className="button" onClick={show}>
        {t.otherPhone}
      </button>
      {open && (
        <Sheet title={t.otherPhone} onClose={() => setOpen(false)}>
          <HandOver
            tournament={tournament}
            grant={{ to: 'seat', player }}
            says={t.otherPhoneSays}
            people={null}
          />
        </Sheet>
      )}
    </>
  );
}
