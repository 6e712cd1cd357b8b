import { Dice } from '../engine/cards/dice.ts';
import type { HandCommand } from '../engine/hand/decide.ts';
import { type Hand, NOBODY } from '../engine/record/hand.ts';
import type { PlayerId } from '../engine/tournament/state/state.ts';
import { View } from '../engine/views/view.ts';
import { botMove, FOLD, THOROUGH } from '../sim/bots.ts';
import { Notes } from '../sim/notes.ts';
import { type Temperament, temperaments } from '../sim/temperaments.ts';
import type { HandInPlay } from './hand-in-play.ts';
import type { DealtPace } from './ports.ts';
import type { RoomSettings } from './room-settings.ts';

/** The bots of a tournament: how long they think, and what they do knowing only what their seat may see. */
export class TableBots {
  private readonly dice: Dice;
  private readonly bots: RoomSettings['bots'];
  /** What they remember of every player. */
  private readonly notes = new Notes<PlayerId>();

  constructor(secret: string, bots: RoomSettings['bots']) {
    this.bots = bots;
    this.dice = new Dice(Number.parseInt(secret.slice(0, 12), 16));
  }

  /** Null for a person. */
  temperamentOf(player: PlayerId): Temperament | null {
    const name = this.bots[player];
    return name === undefined ? null : temperaments[name];
  }

  /**
   * A free check or a cheap call is quick, a call for most of a stack is not. Only what everybody sees counts, so that the
   * time says nothing about the cards.
   */
  thinkingMs({ think: [least, most] }: DealtPace, { toCall, stacks, actor }: Hand): number {
    const stake = Math.min(1, toCall / Math.max(1, stacks[actor]!));
    const hard = toCall === 0 ? 0.3 : 0.35 + 0.65 * Math.sqrt(stake);
    return least + (most - least) * hard * (0.35 + 0.65 * this.dice.chance());
  }

  saw({ seats }: HandInPlay, command: HandCommand): void {
    if (command.type === 'act') this.notes.saw(seats.get(command.seat)!, command.action === 'raise');
  }

  move({ hand, seats }: HandInPlay, seat: number, bot: Temperament): HandCommand {
    const view = new View(hand, { role: 'player', seat });
    const raiser = view.aggressor === NOBODY ? undefined : seats.get(hand.seats[view.aggressor]!);
    const wild = raiser === undefined ? 0 : this.notes.wildness(raiser);
    const move = botMove(view, bot, this.dice, THOROUGH, wild);
    const action = move === FOLD ? 'fold' : move > 0 ? 'raise' : view.toCall === 0 ? 'check' : 'call';
    return { type: 'act', seat, action, ...(action === 'raise' && { to: move }) };
  }
}
