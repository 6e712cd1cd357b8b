import { useState } from 'react';
import type { TournamentCommand } from '../../../../engine/tournament/commands.ts';
import type { PersonView } from '../../../../engine/views/tournament-view.ts';
import { useWords } from '../../../shared/language.ts';
import { useMay } from '../state/desk.ts';
import { LateEntry } from './LateEntry.tsx';
import { entry, PAYS_LATER, type Payment, PaymentChips } from './Payment.tsx';
import { peopleWords } from './words.ts';

/** A guest who was expected buys in, or can't come after all. */
export function BuyIn({ person, act }: { person: PersonView; act: (command: TournamentCommand) => void }) {
  const t = useWords(peopleWords).person;
  const may = useMay();
  const { player, name, prepaid } = person;
  const [payment, setPayment] = useState<Payment>(prepaid ? { pays: 'before', late: false } : PAYS_LATER);
  return (
    <>
      <PaymentChips payment={payment} onChange={setPayment} />
      <LateEntry prepaid={payment.pays === 'before'} />
      <div className="choices">
        <button type="button" className="button act wide" onClick={() => act(entry(player, name, payment))}>
          {t.buysIn(name)}
        </button>
        {may('excuse') && (
          <button type="button" className="button wide" onClick={() => act({ type: 'excuse', player })}>
            {t.excuse}
          </button>
        )}
      </div>
    </>
  );
}
