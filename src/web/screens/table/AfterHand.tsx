import type { PublicEvent } from '../../../engine/views/public-events.ts';
import { Card } from '../../shared/components/Card.tsx';
import { useWords } from '../../shared/language.ts';
import type { HandFrame } from '../../shared/live/hand-feed.ts';
import type { RequestFrame } from '../../shared/live/line.ts';
import { useKeys } from '../../shared/useKeys.ts';
import { Guarded, useGuard } from './guard.tsx';
import { tableWords } from './words.ts';

/** Which of my two cards the table has seen. */
function seen(told: readonly PublicEvent[], seat: number): readonly boolean[] {
  const all = told.some(
    (each) =>
      (each.is === 'shown' && each.seat === seat) || (each.is === 'tabled' && each.seats.includes(seat)),
  );
  if (all) return [true, true];
  const flashed = told.findLast((each) => each.is === 'flashed' && each.seat === seat);
  return flashed?.is === 'flashed' ? flashed.cards.map((card) => card !== null) : [false, false];
}

/** The hand is over: until the next one, players may show one of their cards or both, also where nobody had to. */
export function AfterHand(props: {
  hand: HandFrame;
  told: readonly PublicEvent[];
  seat: number;
  says: string;
  ask: (asked: RequestFrame) => Promise<boolean>;
}) {
  const { hand, told, seat, says, ask } = props;
  const t = useWords(tableWords);
  const held = hand.view.players.find((each) => each.seat === seat)?.cards ?? null;
  const open = seen(told, seat);
  const may = held !== null && open.includes(false);
  const guarded = useGuard(`${hand.hand}/after`);
  const show = (card?: number): void => {
    const { table, hand: number } = hand;
    const asked = { type: 'act', table, hand: number, action: 'show' } as const;
    void ask(card === undefined ? asked : { ...asked, card });
  };
  useKeys(guarded || !may ? {} : { s: () => show() });
  if (!may) return <p className="waits dim">{says}</p>;
  return (
    <Guarded guarded={guarded}>
      <div className="acts after">
        <p className="waits dim">{says}</p>
        <div className="moves">
          {held.map((card, at) => (
            <button
              key={card}
              type="button"
              className={`button ${at === 0 ? 'first' : 'middle'}`}
              disabled={open[at]}
              onClick={() => show(at)}
            >
              <span>{t.show}</span>
              <Card card={card} />
            </button>
          ))}
          <button type="button" className="button last" onClick={() => show()}>
            {t.showBoth}
          </button>
        </div>
      </div>
    </Guarded>
  );
}
