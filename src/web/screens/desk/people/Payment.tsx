import type { TournamentCommand } from '../../../../engine/tournament/commands.ts';
import { useWords } from '../../../shared/language.ts';
import { peopleWords } from './words.ts';

/** How a player buys in: who has paid before the night owes no missed blinds in some houses. */
export type Payment = { readonly pays: 'now' | 'before' | 'later'; readonly late: boolean };

export const PAYS_LATER: Payment = { pays: 'later', late: false };

export const entry = (
  player: string,
  name: string,
  { pays, late }: Payment,
): TournamentCommand & { type: 'enter' } => ({
  type: 'enter',
  player,
  name,
  prepaid: pays === 'before',
  paid: pays === 'now',
  here: !late,
});

const WAYS = ['now', 'before', 'later'] as const;

export function PaymentChips(props: { payment: Payment; onChange: (payment: Payment) => void }) {
  const { payment, onChange } = props;
  const t = useWords(peopleWords).list;
  return (
    <fieldset className="chips">
      <legend className="unseen">{t.howPaid}</legend>
      {WAYS.map((pays) => (
        <button
          key={pays}
          type="button"
          aria-pressed={payment.pays === pays}
          onClick={() => onChange({ ...payment, pays })}
        >
          {t.pays[pays]}
        </button>
      ))}
      <button
        type="button"
        aria-pressed={payment.late}
        onClick={() => onChange({ ...payment, late: !payment.late })}
      >
        {t.comesLater}
      </button>
    </fieldset>
  );
}
