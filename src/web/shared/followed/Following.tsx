import { Gavel, MonitorPlay, Undo2 } from 'lucide-react';
import { useState } from 'react';
import type { Told } from '../../../engine/tournament/followed/followed.ts';
import type { FollowedView } from '../../../engine/views/followed-view.ts';
import type { TableView } from '../../../engine/views/tournament-view.ts';
import { Card } from '../components/Card.tsx';
import { chips } from '../format.ts';
import { useWords } from '../language.ts';
import { Acting } from './Acting.tsx';
import { BestHand } from './BestHand.tsx';
import { Board } from './Board.tsx';
import { CardEntry } from './CardEntry.tsx';
import type { Run } from './FollowHand.tsx';
import { HandResult } from './HandResult.tsx';
import { followedWords } from './words.ts';

export type Tell = (told: Told) => void;

/** The hand as it stands, and what it waits for. */
export function Following(props: {
  table: TableView;
  followed: FollowedView;
  run: Run;
  onRuling?: () => void;
  onDone: () => void;
}) {
  const { table, followed, run, onRuling, onDone } = props;
  const t = useWords(followedWords);
  const { hand, onTv, canUndo } = followed;
  const tell: Tell = (told) => void run({ type: 'follow', table: table.id, ...told });
  return (
    <>
      <section className="hand-glance card" aria-label={t.title(table.id)}>
        <Board board={hand.board} />
        <p className="pots number">
          {hand.pots.length > 1
            ? hand.pots.map(({ amount }, at) => `${t.pot(at)} ${chips(amount)}`).join(' · ')
            : t.potIs(chips(hand.pot))}
        </p>
        <Players followed={followed} onPass={(seat) => tell({ do: 'pass-to', seat })} />
      </section>
      <div className="thumb">
        <Next table={table} followed={followed} tell={tell} run={run} onDone={onDone} />
        <div className="row hand-tools">
          <button type="button" className="button" disabled={!canUndo} onClick={() => tell({ do: 'back' })}>
            <Undo2 size={18} aria-hidden="true" /> {t.undo}
          </button>
          <button
            type="button"
            className="button"
            aria-pressed={onTv}
            onClick={() => tell({ do: 'tv', on: !onTv })}
          >
            <MonitorPlay size={18} aria-hidden="true" /> {t.onTv}
          </button>
          {onRuling !== undefined && followed.next.is !== 'over' && (
            <button type="button" className="button" onClick={onRuling}>
              <Gavel size={18} aria-hidden="true" /> {t.ruling}
            </button>
          )}
          {followed.next.is !== 'over' && <Discard onDiscard={() => tell({ do: 'close', keep: false })} />}
        </div>
      </div>
    </>
  );
}

/** A hand nobody follows to its end is forgotten, after a second tap. */
export function Discard({ onDiscard }: { onDiscard: () => void }) {
  const t = useWords(followedWords);
  const [sure, setSure] = useState(false);
  return (
    <button
      type="button"
      className={`button ${sure ? 'bad' : 'bare'}`}
      onClick={() => (sure ? onDiscard() : setSure(true))}
    >
      {sure ? t.sure : t.discard}
    </button>
  );
}

/** Everybody in the hand; a tap on a player further on passes the action to them. */
function Players({ followed, onPass }: { followed: FollowedView; onPass: (seat: number) => void }) {
  const t = useWords(followedWords);
  const { players, hand, uncounted, next } = followed;
  const later = next.is === 'act' ? next.later : [];
  return (
    <ul className="list">
      {players.map(({ seat, name }) => {
        const at = hand.players.find((each) => each.seat === seat)!;
        const stack = uncounted.includes(seat) ? t.unknown : chips(at.stack);
        const inside = (
          <>
            <span className="number seat">{seat}</span>
            <b className="grow">
              {name}
              {hand.button === seat && <span className="dealer-mark"> D</span>}
            </b>
            {at.cards?.map((card) => (
              <Card key={card} card={card} />
            ))}
            {at.bet > 0 && <span className="number bet">{chips(at.bet)}</span>}
            <span className="number dim stack">
              {at.status === 'folded' ? t.folded : at.status === 'all-in' ? t.allIn : stack}
            </span>
          </>
        );
        const state = `${at.status} ${hand.toAct === seat ? 'now' : ''}`;
        return (
          <li key={seat}>
            {later.includes(seat) ? (
              <button type="button" className={`in-hand ${state}`} onClick={() => onPass(seat)}>
                {inside}
              </button>
            ) : (
              <div className={`in-hand ${state}`} aria-current={hand.toAct === seat ? 'step' : undefined}>
                {inside}
              </div>
            )}
          </li>
        );
      })}
    </ul>
  );
}

function Next(props: { table: TableView; followed: FollowedView; tell: Tell; run: Run; onDone: () => void }) {
  const { table, followed, tell, run, onDone } = props;
  const { next, players, hand } = followed;
  const t = useWords(followedWords);
  const [saysWinner, setSaysWinner] = useState(false);
  const nameOf = (seat: number): string => players.find((each) => each.seat === seat)?.name ?? '';
  const best = (asks: string, seats: readonly number[]) => (
    <BestHand
      key={asks}
      asks={asks}
      players={seats.map((id) => ({ id, name: nameOf(id) }))}
      onPick={(tied) => tell({ do: 'best', seats: tied })}
    />
  );
  switch (next.is) {
    case 'act':
      return <Acting key={`${hand.street} ${next.seat} ${hand.price}`} followed={followed} tell={tell} />;
    case 'deal':
      return <CardEntry key={next.street} followed={followed} next={next} tell={tell} nameOf={nameOf} />;
    case 'show':
      return saysWinner ? (
        best(t.whoWon(null, chips(hand.pot)), next.order)
      ) : (
        <>
          <CardEntry key={next.seat} followed={followed} next={next} tell={tell} nameOf={nameOf} />
          <button type="button" className="button bare" onClick={() => setSaysWinner(true)}>
            {t.sayWinner}
          </button>
        </>
      );
    case 'best':
      return best(t.whoWon(hand.pots.length > 1 ? next.pot : null, chips(next.amount)), next.seats);
    case 'over':
      return <HandResult table={table} followed={followed} over={next} run={run} onDone={onDone} />;
  }
}
