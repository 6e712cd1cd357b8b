import { Card } from '../../../shared/components/Card.tsx';
import { CardKeys } from '../../../shared/components/CardKeys.tsx';
import { useWords } from '../../../shared/language.ts';
import { procedureWords } from './words.ts';

type Cards = Readonly<Record<string, readonly string[]>>;
type Racing = { readonly player: string; readonly name: string; readonly count: number };

/** Takes real cards with two taps each, player after player: one card for each odd chip. */
export function CardPad(props: {
  players: readonly Racing[];
  /** The players of each table: every table has its own deck. */
  tables: readonly (readonly string[])[];
  cards: Cards;
  onCards: (cards: Cards) => void;
  onDone: () => void;
  onBack: () => void;
  /** The text, where it is not a chip race. */
  says?: { readonly how: string; readonly done: string; readonly back: string };
}) {
  const { players, tables, cards, onCards, onDone, onBack } = props;
  const t = useWords(procedureWords);
  const { says = { how: t.realCardsHow, done: t.whoWins, back: t.backToChips } } = props;
  const has = (player: string): readonly string[] => cards[player] ?? [];
  const now = players.find(({ player, count }) => has(player).length < count);
  const before = players.findLast(({ player }) => has(player).length > 0);
  const table = tables.find((seats) => now !== undefined && seats.includes(now.player)) ?? [];
  const taken = new Set(table.flatMap(has));
  const undoLast = (): void => {
    if (before === undefined) return;
    onCards({ ...cards, [before.player]: has(before.player).slice(0, -1) });
  };
  return (
    <>
      <p className="lead">{says.how}</p>
      <TappedCards players={players} has={has} now={now?.player} />
      {now !== undefined && (
        <CardKeys
          says={t.cardFor(now.name, has(now.player).length + 1, now.count)}
          fits={(card) => !taken.has(card)}
          onCard={(card) => onCards({ ...cards, [now.player]: [...has(now.player), card] })}
          onUndo={before === undefined ? null : undoLast}
        />
      )}
      <div className="choices bottom">
        <button type="button" className="button act wide" disabled={now !== undefined} onClick={onDone}>
          {says.done}
        </button>
        <button type="button" className="button wide" onClick={onBack}>
          {says.back}
        </button>
      </div>
    </>
  );
}

/** The cards of each player so far, with a slot for every card to come. */
function TappedCards(props: {
  players: readonly Racing[];
  has: (player: string) => readonly string[];
  now: string | undefined;
}) {
  const { players, has, now } = props;
  return (
    <ul className="list card tapped-cards">
      {players.map(({ player, name, count }) => (
        <li key={player} className={`row line ${player === now ? 'now' : ''}`}>
          <b className="grow">{name}</b>
          {has(player).map((card) => (
            <Card key={card} card={card} />
          ))}
          {Array.from({ length: count - has(player).length }, (_, at) => `${player}${at}`).map((slot) => (
            <span key={slot} className="slot" />
          ))}
        </li>
      ))}
    </ul>
  );
}
