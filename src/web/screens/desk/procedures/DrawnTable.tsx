import { leftOfDealer } from '../../../../engine/seating/draw.ts';
import { Card } from '../../../shared/components/Card.tsx';
import { useWords } from '../../../shared/language.ts';
import { useDesk, useMay } from '../state/desk.ts';
import type { Drawn } from './seats.ts';
import { procedureWords } from './words.ts';

/** One table of a draw: its seats, around the dealer where it has one, and the draw for the button where there was one. */
export function DrawnTable(props: { table: string; drawn: readonly Drawn[]; onButton: () => void }) {
  const { table, drawn, onButton } = props;
  const { view } = useDesk();
  const t = useWords(procedureWords);
  const may = useMay();
  const {
    dealerSeat = null,
    buttonCards = [],
    drawsButton = false,
    button = null,
  } = view.tables.find(({ id }) => id === table) ?? {};
  const here = drawn.filter((each) => each.table === table);
  const order = (seat: number): number =>
    dealerSeat === null ? seat : leftOfDealer(seat, dealerSeat, here.length);
  const first = here.find(({ seat }) => seat === button);
  return (
    <section className="seat-list card">
      <h3 className="label">{t.table(table)}</h3>
      {dealerSeat !== null && <p className="dim fine-print">{t.dealerMiddle}</p>}
      <ol>
        {[...here]
          .sort((a, b) => order(a.seat) - order(b.seat))
          .map(({ player, name, seat, card }) => {
            const drew = buttonCards.find((each) => each.seat === seat)?.card ?? card;
            return (
              <li key={player} className="row">
                <span className="number seat">{seat}</span>
                <b className="grow">
                  {name}
                  {dealerSeat !== null && seat !== dealerSeat && (
                    <small className="dim fine-print"> {t.leftOfDealer(order(seat))}</small>
                  )}
                </b>
                {seat === dealerSeat && <span className="tag">{t.dealsHere}</span>}
                {seat === button && <span className="tag">{t.button}</span>}
                {drew !== null && <Card card={drew} />}
              </li>
            );
          })}
      </ol>
      {buttonCards.length > 0 && first !== undefined && (
        <p className="fine-print">{t.buttonDraw(first.name)}</p>
      )}
      {drawsButton && may('draw-button') && (
        <button type="button" className="button" onClick={onButton}>
          {t.buttonCards}
        </button>
      )}
    </section>
  );
}
