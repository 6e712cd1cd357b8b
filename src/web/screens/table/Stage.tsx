import type { TournamentView } from '../../../engine/views/tournament-view.ts';
import { componentWords } from '../../shared/components/words.ts';
import { chips } from '../../shared/format.ts';
import { useWords } from '../../shared/language.ts';
import type { HandFrame } from '../../shared/live/hand-feed.ts';
import type { Line } from '../../shared/live/line.ts';
import { useKeys } from '../../shared/useKeys.ts';
import { useTelling } from './ending.ts';
import { Facts } from './Facts.tsx';
import { Felt } from './Felt.tsx';
import { land } from './motion.ts';
import { Pause } from './News.tsx';
import type { TableNow } from './useTable.ts';
import { heard, oddSaid, spoken } from './voice.ts';
import { tableWords } from './words.ts';

/** The felt and what the dealer says over it, also to a screen reader. */
export function Stage({ line, view, now }: { line: Line; view: TournamentView; now: TableNow }) {
  const { hand, felt, seat, nameOf } = now;
  const { told, fresh } = felt;
  const t = useWords(tableWords);
  const parts = useWords(componentWords);
  const [upTo, skip] = useTelling(felt);
  const showEnd = (): void => {
    land();
    skip();
  };
  useKeys({ Escape: showEnd });
  const hearing = hand === null ? null : { hand: hand.hand, view: hand.view, name: nameOf, mine: seat, t };
  const playing = hand !== null && hand.view.phase !== 'over';
  const cardName = (card: string): string => parts.card(card[0]!, card[1] as 's');
  return (
    // A tap beside everything shows the end of the hand at once, as Escape does.
    // biome-ignore lint/a11y/noStaticElementInteractions: see above
    // biome-ignore lint/a11y/useKeyWithClickEvents: see above
    <div className="stage" onClick={showEnd}>
      <p className="voice">{hearing !== null && spoken(told, upTo, hearing)}</p>
      <Felt line={line} table={now.table} felt={felt} upTo={upTo} names={now.names} mine={seat}>
        {!playing && (hand === null || view.clock.onBreak || !view.clock.running) && (
          <Pause line={line} view={view} table={now.table} />
        )}
        <p className="middle-line">{playing && <PotLine hand={hand} seat={seat} />}</p>
        {hearing !== null && !playing && <p className="odd-chip">{oddSaid(told.slice(0, upTo), hearing)}</p>}
      </Felt>
      <p className="unseen" aria-live="polite">
        {hearing !== null && heard(told, fresh, hearing, cardName)}
      </p>
      {hand !== null && (
        <Facts line={line} view={view} hand={hand} mine={seat} name={nameOf} cardName={cardName} />
      )}
    </div>
  );
}

/** The whole pot, and what I owe it when it is my turn. */
function PotLine({ hand: { view }, seat }: { hand: HandFrame; seat: number | null }) {
  const t = useWords(tableWords);
  const owed = view.toAct === seat ? (view.legal?.toCall ?? 0) : 0;
  return (
    <>
      {t.pot} <b className="number">{chips(view.pot)}</b>
      {owed > 0 && (
        <span className="owed">
          {' '}
          <span>{t.toCall}</span> <b className="number">{chips(owed)}</b>
        </span>
      )}
    </>
  );
}
