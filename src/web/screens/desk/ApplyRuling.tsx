import { useState } from 'react';
import { parseCard } from '../../../engine/cards/card.ts';
import type { Effect, Facts, Irregularity } from '../../../engine/rulings/ruling.ts';
import type { TableView } from '../../../engine/views/tournament-view.ts';
import { CardKeys } from '../../shared/components/CardKeys.tsx';
import { useWords } from '../../shared/language.ts';
import { rulingWords } from './ruling-words.ts';
import { useDesk } from './state/desk.ts';

/** Effects on one player's hand or bet; the last ones on one of their cards. */
const CARD_EFFECTS: readonly Effect[] = ['replace-by-top-card', 'replace-by-last-burn'];
const HAND_EFFECTS: readonly Effect[] = ['kill', 'kill-uncalled-back', 'give-back', ...CARD_EFFECTS];

/** Whether Riffle has the hand in play at a table, to the card or the bet: it deals it, or somebody enters it. */
export const hasHand = ({ kind, playing, followed }: TableView): boolean =>
  followed === null ? kind === 'dealt' && playing : followed.next.is !== 'over';

/** Puts a ruling into effect in a hand that Riffle deals or somebody enters. */
export function ApplyRuling(props: { what: Irregularity; facts: Facts; effect: Effect; onDone: () => void }) {
  const { what, facts, effect, onDone } = props;
  const { view, ruleOn } = useDesk();
  const t = useWords(rulingWords);
  const [table, setTable] = useState<TableView | null>(null);
  const [seat, setSeat] = useState<number | null>(null);
  const playing = view.tables.filter(hasHand);
  const ofHand = typeof effect === 'object' || HAND_EFFECTS.includes(effect);
  if (view.may !== null || playing.length === 0) return null;
  const apply = async (at: TableView, about: { seat?: number; card?: number } = {}): Promise<void> => {
    const ruled = {
      table: at.id,
      hand: at.followed?.number ?? at.hand,
      irregularity: what.id,
      facts,
      ...about,
    };
    if (await ruleOn(t.applied(at.id), { type: 'rule', ...ruled })) onDone();
  };
  if (table !== null && seat !== null)
    return (
      <CardKeys
        says={t.whichCard}
        fits={() => true}
        onCard={(card) => void apply(table, { seat, card: parseCard(card)! })}
        onUndo={() => setSeat(null)}
      />
    );
  if (table !== null)
    return (
      <section className="question" aria-label={t.whose(table.id)}>
        <h3>{t.whose(table.id)}</h3>
        {seatsIn(table).map((each) => (
          <button
            key={each.seat}
            type="button"
            className="button"
            onClick={() =>
              CARD_EFFECTS.includes(effect) ? setSeat(each.seat) : void apply(table, { seat: each.seat })
            }
          >
            {each.name}
          </button>
        ))}
      </section>
    );
  return (
    <div className="row">
      {playing.map((each) => (
        <button
          key={each.id}
          type="button"
          className="button act grow"
          onClick={() => (ofHand ? setTable(each) : void apply(each))}
        >
          {t.apply(each.id)}
        </button>
      ))}
    </div>
  );
}

/** The players in the hand: somebody who has moved since is still in it. */
const seatsIn = ({
  followed,
  seats,
}: TableView): readonly { readonly seat: number; readonly name: string }[] => followed?.players ?? seats;
