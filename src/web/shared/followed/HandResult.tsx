import { useState } from 'react';
import type { FollowedNext, FollowedView } from '../../../engine/views/followed-view.ts';
import type { TableView } from '../../../engine/views/tournament-view.ts';
import { chips } from '../format.ts';
import { useWords } from '../language.ts';
import type { Run } from './FollowHand.tsx';
import { Discard } from './Following.tsx';
import { followedWords } from './words.ts';

/** Who gets what; then the tournament is told in one tap, and the hand is saved or discarded. */
export function HandResult(props: {
  table: TableView;
  followed: FollowedView;
  over: FollowedNext & { is: 'over' };
  run: Run;
  onDone: () => void;
}) {
  const { table, followed, over, run, onDone } = props;
  const t = useWords(followedWords);
  const [settled, setSettled] = useState(false);
  const nameOf = (player: string): string =>
    followed.players.find((each) => each.player === player)?.name ?? '';
  const nameAt = (seat: number): string => followed.players.find((each) => each.seat === seat)?.name ?? '';
  const close = async (keep: boolean): Promise<void> => {
    if (await run({ type: 'follow', table: table.id, do: 'close', keep })) onDone();
  };
  const { settle, out } = over;
  return (
    <section className="acting" aria-label={t.over}>
      <h3>{over.void ? t.voided : t.over}</h3>
      <ul className="payouts" aria-label={t.paysOut}>
        {over.pots.map(({ amount, eligible, winners }, at) => (
          <li key={eligible.join()}>
            {over.pots.length > 1 && (
              <small className="dim">
                {t.pot(at)} {chips(amount)}
              </small>
            )}
            <p className="number">
              {winners.map(({ seat, amount: won }) => t.gets(nameAt(seat), chips(won))).join(' · ')}
            </p>
          </li>
        ))}
      </ul>
      {over.returned.map(({ seat, amount }) => (
        <p key={seat} className="dim">
          {t.goesBack(nameAt(seat), chips(amount))}
        </p>
      ))}
      <div className="choices">
        {settle !== null && !settled && (
          <button
            type="button"
            className="button act wide"
            onClick={async () => setSettled(await run(settle))}
          >
            {out.length > 0 ? t.isOut(out.map(nameOf)) : t.saveStacks}
          </button>
        )}
        {over.void && table.playing && (
          <button
            type="button"
            className="button act wide"
            onClick={() => void run({ type: 'end-hand', table: table.id, misdeal: true })}
          >
            {t.misdeal}
          </button>
        )}
        <button
          type="button"
          className={`button wide ${settle === null || settled ? 'act' : ''}`}
          onClick={() => void close(true)}
        >
          {t.keep}
        </button>
        <Discard onDiscard={() => void close(false)} />
      </div>
    </section>
  );
}
