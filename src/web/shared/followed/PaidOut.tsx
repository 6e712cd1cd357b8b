import { CircleQuestionMark } from 'lucide-react';
import { Suspense, useState } from 'react';
import type { TournamentCommand } from '../../../engine/tournament/commands.ts';
import type { SettleHand } from '../../../engine/tournament/hands/hands.ts';
import { Why } from '../components/Why.tsx';
import { chips } from '../format.ts';
import { useWords } from '../language.ts';
import type { Payout } from './side-pots.ts';
import { followedWords } from './words.ts';

/** What everybody gets, where the odd chip goes, and the one tap that tells the tournament. */
export function PaidOut(props: {
  paid: Payout;
  counted: boolean;
  outcome: SettleHand;
  nameOf: (player: string) => string;
  run: (command: TournamentCommand) => Promise<boolean>;
  onBack: () => void;
  onDone: () => void;
}) {
  const { paid, counted, outcome, nameOf, run, onBack, onDone } = props;
  const t = useWords(followedWords);
  const { busts = [], stacks = {} } = outcome;
  const tells = busts.length > 0 || Object.keys(stacks).length > 0;
  const settle = async (): Promise<void> => {
    if (!tells || (await run(outcome))) onDone();
  };
  return (
    <>
      <ul className="payouts" aria-label={t.paysOut}>
        {Object.entries(paid.total).map(([player, amount]) => (
          <li key={player} className="row">
            <b className="grow">{counted ? nameOf(player) : t.wins(nameOf(player))}</b>
            {counted && <span className="number">{chips(amount)}</span>}
          </li>
        ))}
      </ul>
      {counted && <OddChips odd={paid.odd} nameOf={nameOf} />}
      <div className="choices">
        <button type="button" className="button act wide" onClick={() => void settle()}>
          {busts.length > 0
            ? t.isOut(busts.map(nameOf))
            : tells
              ? Object.entries(stacks)
                  .map(([player, stack]) => t.hasChips(nameOf(player), chips(stack)))
                  .join(' · ')
              : t.done}
        </button>
        <button type="button" className="button wide" onClick={onBack}>
          {t.back}
        </button>
      </div>
    </>
  );
}

function OddChips({ odd, nameOf }: { odd: Payout['odd']; nameOf: (player: string) => string }) {
  const t = useWords(followedWords);
  const [why, setWhy] = useState(false);
  if (odd.length === 0) return null;
  return (
    <p className="row rule-line">
      <span className="grow">
        {odd
          .map(({ pot, player, chips: more }) => t.oddChip(nameOf(player), chips(more), t.pot(pot)))
          .join(' ')}
      </span>
      <button type="button" className="button bare" aria-label={t.oddChips} onClick={() => setWhy(true)}>
        <CircleQuestionMark size={20} aria-hidden="true" />
      </button>
      <Suspense fallback={null}>{why && <Why rule="odd-chip" onClose={() => setWhy(false)} />}</Suspense>
    </p>
  );
}
