import { Dice } from '../engine/cards/dice.ts';
import type { HandCommand } from '../engine/hand/decide.ts';
import type { PlayerId, Tournament } from '../engine/tournament/state/state.ts';
import { View } from '../engine/views/view.ts';
import { botMove, THOROUGH } from '../sim/bots.ts';
import { FOLD } from '../sim/decision.ts';
import { Regulars } from '../sim/regulars.ts';
import { type Temperament, temperaments } from '../sim/temperaments.ts';
import type { HandInPlay } from './hand-in-play.ts';
import type { DealtPace } from './ports.ts';
import type { RoomSettings } from './room-settings.ts';

type Dealt = Pick<HandInPlay, 'hand' | 'seats'>;

/** What a bot will do, and how long it looks at it first. */
export type BotTurn = { readonly command: HandCommand; readonly thinkMs: number };

/** The bots of a tournament: how long they think, and what they do knowing only what their seat may see. */
export class TableBots {
  private readonly dice: Dice;
  private readonly bots: RoomSettings['bots'];
  /** What they remember of every player. */
  private readonly regulars = new Regulars<PlayerId>();

  constructor(secret: string, bots: RoomSettings['bots']) {
    this.bots = bots;
    this.dice = new Dice(Number.parseInt(secret.slice(0, 12), 16));
  }

  /** Null for a person. */
  temperamentOf(player: PlayerId): Temperament | null {
    const name = this.bots[player];
    return name === undefined ? null : temperaments[name];
  }

  /** Before it is carried out. */
  saw(playing: Dealt, command: HandCommand): void {
    if (command.type !== 'act') return;
    const { seat, action, to = 0 } = command;
    this.lookAround(playing);
    const view = new View(playing.hand, { role: 'player', seat });
    this.regulars.of(view.own).saw(view, action === 'fold', action === 'raise' ? to : 0);
  }

  turn(playing: Dealt, seat: number, bot: Temperament, tournament: Tournament, pace: DealtPace): BotTurn {
    this.lookAround(playing);
    this.regulars.count(tournament);
    const view = new View(playing.hand, { role: 'player', seat });
    const thought = { margin: 0 };
    const move = botMove(view, bot, this.dice, THOROUGH, this.regulars, thought);
    const action = move === FOLD ? 'fold' : move > 0 ? 'raise' : view.toCall === 0 ? 'check' : 'call';
    const command = { type: 'act', seat, action, ...(action === 'raise' && { to: move }) } as const;
    return { command, thinkMs: this.thinkingMs(pace, thought.margin, chipsAtStake(view, move)) };
  }

  /** Who sits where in this hand. */
  private lookAround({ hand, seats }: Dealt): void {
    for (let place = 0; place < hand.players; place++)
      this.regulars.seat(place, seats.get(hand.seats[place]!)!);
  }

  /** A clear decision about little is quick; a close one takes its time, most of all for many chips. */
  private thinkingMs({ think: [least, most] }: DealtPace, margin: number, atStake: number): number {
    const hard = Math.exp(-4 * margin) * (0.35 + 0.65 * atStake);
    const mood = 0.6 + 0.4 * this.dice.chance();
    return least + (0.08 + 0.92 * hard) * mood * (most - least);
  }
}

/** From 0 for nothing to 1 for half the stack or more. */
function chipsAtStake({ stack, bet, toCall }: View, move: number): number {
  const chips = move > 0 ? move - bet : toCall;
  return Math.min(1, (2 * chips) / Math.max(1, stack));
}
