import { cardText } from '../../engine/cards/card.ts';
import { handFrom } from '../../engine/hand/evolve.ts';
import type { HandEvent } from '../../engine/record/events.ts';
import { View } from '../../engine/views/view.ts';
import type { ShownHand } from '../../protocol/routes/streaming.ts';
import { KINDS } from '../../room/documents.ts';
import type { DocumentWrite, EventStore } from '../../store/event-store.ts';
import { handStream } from '../../store/names.ts';
import type { HandsOver, Occasion } from './hands-played.ts';

type Overlay = { readonly delay: number | null };

export const overlayDelay = (tournament: string, data: Overlay): DocumentWrite => ({
  do: 'put',
  kind: KINDS.overlay,
  id: tournament,
  data,
});

/** The minutes a director has set; null, as at first, if a stream shows no cards. */
export async function overlayDelayOf(store: EventStore, tournament: string): Promise<number | null> {
  return ((await store.get(KINDS.overlay, tournament)) as Overlay | null)?.delay ?? null;
}

/** The hand that ended last before this moment; null where none has. */
export async function lastHandBefore(
  over: HandsOver,
  store: EventStore,
  tournament: string,
  moment: number,
): Promise<ShownHand | null> {
  const ended = [...(await over.occasionsOf(tournament)).values()].filter(
    (each): each is Occasion & { readonly ended: number } => each.ended !== null && each.ended <= moment,
  );
  for (const occasion of ended.sort((a, b) => b.ended - a.ended)) {
    const events = await store.read(handStream(tournament, occasion.table, occasion.number));
    // A hand that was dealt and counted by people has no cards.
    if (events.length > 0)
      return shown(
        events.map(({ data }) => data as HandEvent),
        occasion,
      );
  }
  return null;
}

function shown(events: readonly HandEvent[], { table, number, tournament }: Occasion): ShownHand {
  const hand = handFrom(events);
  const won = new Map<number, number>();
  for (const event of events)
    if (event.type === 'awarded')
      for (const { seat, amount } of event.pot.winners) won.set(seat, (won.get(seat) ?? 0) + amount);
  const view = new View(hand, { role: 'spectator' });
  const { seats } = tournament.tables.get(table)!;
  return {
    table,
    number,
    board: view.board,
    players: view.players.map(({ seat }) => ({
      seat,
      name: tournament.players.get(seats.get(seat)!)!.name,
      cards: cardsOf(events, seat),
      won: won.get(seat) ?? null,
    })),
  };
}

/** A player's cards as they were dealt, shown or not. */
const cardsOf = (events: readonly HandEvent[], seat: number): string[] =>
  events.flatMap((event) => (event.type === 'dealt' && event.seat === seat ? [cardText(event.card)] : []));
