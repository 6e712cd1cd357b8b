import { cardsText, cardText } from '../engine/cards/card.ts';
import { evolve } from '../engine/hand/evolve.ts';
import { evaluate7 } from '../engine/ranking/evaluate.ts';
import { handName } from '../engine/ranking/names.ts';
import type { HandEvent } from '../engine/record/events.ts';
import { Hand } from '../engine/record/hand.ts';

const BLINDS = { ante: 'an ante of', small: 'the small blind,', big: 'the big blind,' } as const;
const STREET = { preflop: 'Before the flop', flop: 'Flop', turn: 'Turn', river: 'River' } as const;

/** A hand as the people at the table would tell it, one line per event. */
export function* tell(events: Iterable<HandEvent>, name: (seat: number) => string): Generator<string> {
  const hand = new Hand();
  const board = (): Uint8Array => hand.board.subarray(0, hand.boarded);
  const holes = (seat: number): Uint8Array => hand.holes.subarray(hand.placeOf(seat) * 2).subarray(0, 2);
  const named = (seat: number): string => {
    const [first, second] = holes(seat);
    const [a, b, c, d, e] = board();
    return hand.boarded < 5
      ? ''
      : `, ${handName(evaluate7(a!, b!, c!, d!, e!, first!, second!)).toLowerCase()}`;
  };
  for (const event of events) {
    evolve(hand, event);
    switch (event.type) {
      case 'posted':
        yield `${name(event.seat)} posts ${BLINDS[event.kind]} ${event.amount}`;
        break;
      case 'opened':
        yield hand.boarded === 0 ? STREET[event.street] : `${STREET[event.street]}: ${cardsText(board())}`;
        break;
      case 'folded':
        yield `${name(event.seat)} folds`;
        break;
      case 'checked':
        yield `${name(event.seat)} checks`;
        break;
      case 'called':
        yield `${name(event.seat)} calls ${event.to}`;
        break;
      case 'raised':
        yield `${name(event.seat)} ${event.opening ? 'bets' : 'raises to'} ${event.to}`;
        break;
      case 'returned':
        yield `${event.amount} nobody called goes back to ${name(event.seat)}`;
        break;
      case 'killed':
        yield `${name(event.seat)}’s hand is dead`;
        break;
      case 'ruled':
        yield `Ruling: ${event.ruling} [${event.rule}]`;
        break;
      case 'overridden':
        yield `The director decides otherwise: ${event.by} (${event.reason})`;
        break;
      case 'bet-corrected':
        yield `What ${name(event.seat)} did counts as ${event.to}`;
        break;
      case 'retrieved':
        yield `${name(event.seat)} has his hand back`;
        break;
      case 'voided':
        yield 'The hand is void: every chip goes back';
        break;
      case 'tabled':
        for (const seat of event.seats) yield `${name(seat)} is all-in or called: ${cardsText(holes(seat))}`;
        break;
      case 'shown':
        yield `${name(event.seat)} shows ${event.cards.map(cardText).join(' ')}${named(event.seat)}`;
        break;
      case 'mucked':
        yield `${name(event.seat)} mucks`;
        break;
      case 'awarded':
        for (const { seat, amount } of event.pot.winners) yield `${name(seat)} wins ${amount}`;
        break;
      default:
        break;
    }
  }
}
