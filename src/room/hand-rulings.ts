import { type Card, cardText } from '../engine/cards/card.ts';
import { evolve } from '../engine/hand/evolve.ts';
import { type AppliedRuling, type Report, ruleOnHand, voidedHand } from '../engine/rulings/apply.ts';
import type { RuleFollowed } from '../engine/tournament/followed/followed.ts';
import type { TableId } from '../engine/tournament/state/state.ts';
import type { Answer, ClientFrame } from '../protocol/frames.ts';
import type { DocumentWrite } from '../store/event-store.ts';
import type { DealerRoom } from './dealer-room.ts';
import { type HandInPlay, stopTimer } from './hand-in-play.ts';
import type { HandPlay } from './hand-play.ts';
import { notInPlay, refusedFrame, stillShuffling } from './refusals.ts';
import type { Shuffling } from './shuffling.ts';
import type { TableViewers } from './table-viewers.ts';

type Frame<T extends ClientFrame['type']> = ClientFrame & { type: T };

type Room = Pick<
  DealerRoom,
  'id' | 'tournament' | 'version' | 'notice' | 'decide' | 'runAsSystem' | 'persist'
>;

type RulingParts = {
  readonly hands: Map<TableId, HandInPlay>;
  readonly play: Pick<HandPlay, 'persist' | 'goOn'>;
  readonly shuffling: Pick<Shuffling, 'isUnderWay' | 'startAgain'>;
  readonly viewers: Pick<TableViewers, 'publish'>;
};

/** What the director decides about a hand that is being played. */
export class HandRulings {
  private readonly room: Room;
  private readonly parts: RulingParts;

  constructor(room: Room, parts: RulingParts) {
    this.room = room;
    this.parts = parts;
  }

  /** The ruling's effects become events of the hand, and the hand goes on from there. */
  async rule({ table, hand: number, key, type: _, ...told }: Frame<'rule'>, name: string): Promise<Answer> {
    const { hands, shuffling } = this.parts;
    if (this.room.tournament.followed.hands.has(table))
      return this.ruleFollowed(
        { type: 'rule-followed', table, hand: number, report: told as Report },
        key,
        name,
      );
    const playing = hands.get(table);
    if (playing === undefined || playing.number !== number)
      return refusedFrame(key, notInPlay(table, number));
    if (shuffling.isUnderWay(table)) return refusedFrame(key, stillShuffling());
    const { rulebook } = this.room.tournament;
    const report = told as Report;
    this.traceNamedCard(playing, report);
    let pile: readonly Card[] | null = null;
    const look = (cards: readonly Card[]): readonly Card[] => {
      pile = cards;
      return cards;
    };
    const tried = ruleOnHand(playing.hand, { ...report, mix: look }, rulebook);
    if (!tried.ok) return refusedFrame(key, tried.refusal);
    if (pile === null) return this.applyRuling(playing, tried.value, key, name);
    // Nobody's time runs while cards are shuffled again.
    stopTimer(playing);
    this.parts.viewers.publish(playing, []);
    return new Promise((resolve, reject) => {
      shuffling
        .startAgain(playing, pile!, playing.seats, (mixed, document) => {
          const ruled = ruleOnHand(playing.hand, { ...report, mix: () => mixed }, rulebook);
          if (!ruled.ok) return resolve(refusedFrame(key, ruled.refusal));
          this.applyRuling(playing, ruled.value, key, name, document).then(resolve, reject);
        })
        .catch(reject);
    });
  }

  /** The same for a hand that people deal: it is part of the tournament's own stream. */
  private async ruleFollowed(command: RuleFollowed, key: string, name: string): Promise<Answer> {
    const { room } = this;
    const ruled = room.decide(command);
    if ('refusal' in ruled) return refusedFrame(key, ruled.refusal);
    const answer: Answer = { type: 'done', key, version: room.version };
    await room.persist({ streams: [ruled.write], command: { tournament: room.id, key: name, answer } });
    return answer;
  }

  /** Whoever names a card learns whether it is there, so everybody at the table learns that it was named. */
  private traceNamedCard({ table, number }: HandInPlay, { seat, card }: Report): void {
    if (seat === undefined || card === undefined) return;
    this.room.runAsSystem({ type: 'note-card', table, hand: number, seat, card });
    this.room.notice('card-named', `The director names ${cardText(card)} as a card of seat ${seat}.`);
  }

  private async applyRuling(
    playing: HandInPlay,
    { events, ruling }: AppliedRuling,
    key: string,
    name: string,
    ...documents: DocumentWrite[]
  ): Promise<Answer> {
    const { play } = this.parts;
    for (const event of events) evolve(playing.hand, event);
    const answer: Answer = { type: 'done', key, version: playing.version + events.length };
    const command = { tournament: this.room.id, key: name, answer };
    const committed = play.persist(playing, events, { command, documents });
    play.goOn(playing, events);
    this.room.notice('ruling', ruling.ruling);
    await committed;
    return answer;
  }

  /** A hand that cannot end, or not even be read: every chip goes back, and it is dealt again with the same button. */
  async voidHand({ table: id, hand: number, key }: Frame<'void-hand'>, name: string): Promise<Answer> {
    const { room } = this;
    const { hands, shuffling } = this.parts;
    const table = room.tournament.tables.get(id);
    if (table?.hand?.number !== number || table.kind !== 'dealt')
      return refusedFrame(key, notInPlay(id, number));
    if (shuffling.isUnderWay(id)) return refusedFrame(key, stillShuffling());
    const playing = hands.get(id);
    const voided = playing === undefined ? null : voidedHand(playing.hand);
    const answer: Answer = { type: 'done', key, version: room.version };
    room.notice('voided', `Hand ${number} at table ${id} is void: every chip goes back.`);
    if (playing !== undefined && voided?.ok) return this.applyRuling(playing, voided.value, key, name);
    const stacks = Object.fromEntries(
      [...table.seats.values()].map((player) => [player, room.tournament.players.get(player)!.stack!]),
    );
    const ended = room.decide({ type: 'end-hand', table: id, stacks, misdeal: true, dealer: true });
    if ('refusal' in ended) return refusedFrame(key, ended.refusal);
    playing?.cancelTimer?.();
    hands.delete(id);
    await room.persist({ streams: [ended.write], command: { tournament: room.id, key: name, answer } });
    return answer;
  }
}
