import { useState } from 'react';
import type { TournamentCommand } from '../../../engine/tournament/commands.ts';
import type { TableView } from '../../../engine/views/tournament-view.ts';
import { ChairPicker } from '../components/ChairPicker.tsx';
import { useWords } from '../language.ts';
import { Following } from './Following.tsx';
import { followedWords } from './words.ts';
import './followed.css';

export type Run = (command: TournamentCommand) => Promise<boolean>;

/** A hand that people deal, entered on a phone: how it begins, then the hand itself. */
export default function FollowHand(props: {
  table: TableView;
  run: Run;
  /** Opens the rulings, where this device can rule. */
  onRuling?: () => void;
  onDone: () => void;
}) {
  const { table, run, onRuling, onDone } = props;
  return (
    <div className="followed">
      {table.followed === null ? (
        <Begin table={table} run={run} />
      ) : (
        <Following
          table={table}
          followed={table.followed}
          run={run}
          onDone={onDone}
          {...(onRuling && { onRuling })}
        />
      )}
    </div>
  );
}

/** With the cards or without; the button's chair only where nobody has told it. */
function Begin({ table, run }: { table: TableView; run: Run }) {
  const t = useWords(followedWords);
  const [cards, setCards] = useState<boolean | null>(null);
  const begin = (withCards: boolean, button?: number): void =>
    void run({
      type: 'follow',
      table: table.id,
      do: 'begin',
      cards: withCards,
      ...(button !== undefined && { button }),
    });
  const choose = (withCards: boolean): void =>
    table.button === null ? setCards(withCards) : begin(withCards);
  if (cards !== null)
    return (
      <>
        <h3>{t.whereIsButton}</h3>
        <ChairPicker
          says={t.tapChair}
          of={table.chairs}
          chairs={Array.from({ length: table.chairs }, (_, at) => {
            const name = table.seats.find(({ seat }) => seat === at + 1)?.name ?? null;
            return { seat: at + 1, name, empty: name === null };
          })}
          onChair={(button) => begin(cards, button)}
        />
      </>
    );
  return (
    <>
      <p className="dim">{t.followSays}</p>
      <div className="choices">
        <button type="button" className="button act wide" onClick={() => choose(true)}>
          {t.withCards}
        </button>
        <button type="button" className="button wide" onClick={() => choose(false)}>
          {t.justBets}
        </button>
      </div>
    </>
  );
}
