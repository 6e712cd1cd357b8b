import { z } from 'zod';
import type { Refusal } from '../engine/refusal.ts';
import type { PublicEvent } from '../engine/views/public-events.ts';
import type { TournamentView } from '../engine/views/tournament-view.ts';
import type { HandView } from '../engine/views/view.ts';
import type { Announcement } from '../fairness/commitment.ts';
import type { HandProof } from '../fairness/proof.ts';
import { facts, id, tournamentCommand } from './commands.ts';
import { personName, sentence, typed } from './typed.ts';

/** What one may be in a tournament. */
export const ROLES = ['director', 'assistant', 'player', 'display', 'spectator'] as const;
export const role = z.enum(ROLES);
export type Role = z.infer<typeof role>;

/** What a director may hand to an assistant. */
export const POWERS = ['clock', 'door', 'seats', 'hands', 'bank'] as const;
export const power = z.enum(POWERS);
export type Power = z.infer<typeof power>;

/** A command is done once however often its key is sent. */
export const key = z.string().regex(/^[A-Za-z0-9_-]{8,64}$/, '8 to 64 letters, digits, - and _');
const hex = z.string().regex(/^[0-9a-f]{64}$/);
const version = z.int().min(0);
const shuffle = z.int().min(1).max(20).optional();
export const table = z.string().regex(/^[0-9]{1,4}$/);

/** The longest frame anybody may send. */
export const LONGEST_FRAME = 64 * 1024;

/** The code with which a socket closes when its tournament has been deleted: there is nothing to come back to. */
export const DELETED = 4410;
/** The code with which a socket closes when its device is not, or no longer, a member of the tournament. */
export const NOT_A_MEMBER = 4401;

/** What may be said while a hand is on, for it gives nothing away. */
export const REACTIONS = ['nice-hand', 'well-played', 'unlucky', 'thanks', 'good-luck', 'hello'] as const;

/** From a phone, TV or laptop to the server. */
export const clientFrame = z.discriminatedUnion('type', [
  /** First of all: which tournament, and what of it has been seen. */
  z.strictObject({
    type: z.literal('hello'),
    tournament: id,
    seen: z
      .strictObject({
        tournament: version,
        hand: z.strictObject({ table, number: version, version }).optional(),
      })
      .optional(),
  }),
  z.strictObject({ type: z.literal('do'), key, command: tournamentCommand }),
  /** At a dealt table, on one's own seat. */
  z.strictObject({
    type: z.literal('act'),
    key,
    table,
    hand: version,
    action: z.enum(['fold', 'check', 'call', 'raise', 'show', 'muck']),
    to: z.int().min(0).max(2_147_483_647).optional(),
    /** Shows only one of the two cards, once the hand is over. */
    card: z.int().min(0).max(1).exactOptional(),
  }),
  /** Calls the clock on the player to act at a dealt table: they have as long as the rulebook gives them from now. */
  z.strictObject({ type: z.literal('call-time'), key, table, hand: version }),
  /** The host gives the player to act more time. */
  z.strictObject({ type: z.literal('more-time'), key, table, hand: version }),
  /** A player who has folded need not see how the bots play the rest of this hand. */
  z.strictObject({ type: z.literal('hurry'), key, table, hand: version }),
  /** The director rules on what went wrong in a hand, or overrides the book and says why. */
  z.strictObject({
    type: z.literal('rule'),
    key,
    table,
    hand: version,
    irregularity: z.string().max(80),
    facts,
    seat: z.int().min(1).max(10).optional(),
    card: z.int().min(0).max(51).optional(),
    override: z
      .strictObject({
        ruling: sentence,
        reason: sentence,
        effect: z.enum(['void', 'kill']).optional(),
      })
      .optional(),
  }),
  /** A hand that cannot end: every chip goes back, and it is dealt again. */
  z.strictObject({ type: z.literal('void-hand'), key, table, hand: version }),
  /** Go on after the server was away; hold the dealt tables, or let them go on. */
  z.strictObject({ type: z.literal('table'), key, do: z.enum(['hold', 'go-on']) }),
  /** The dealt table to look at, for people who do not sit at one. */
  z.strictObject({ type: z.literal('watch'), table }),
  /** The proof of a hand's shuffle, for the cards this audience has seen. */
  z.strictObject({ type: z.literal('prove'), table, hand: version }),
  /** One's own part in the next shuffle, and its opening; a ruling may have a hand's cards shuffled again. */
  z.strictObject({ type: z.literal('commit'), table, hand: version, shuffle, commitment: hex }),
  z.strictObject({ type: z.literal('reveal'), table, hand: version, shuffle, entropy: hex }),
  /**
   * To one's table: typed words wait until the hand is over, a set reaction does not. Who only watches a table talks with
   * the others who watch it.
   */
  z.strictObject({ type: z.literal('say'), key, table, text: typed(200) }),
  z.strictObject({ type: z.literal('react'), key, table, reaction: z.enum(REACTIONS) }),
  /** To the director: something that was said. And the director's answer to it. */
  z.strictObject({ type: z.literal('report'), key, table, said: version }),
  z.strictObject({ type: z.literal('silence'), key, player: id, on: z.boolean() }),
  /** The host lets everybody chat during hands, where the rulebook lets anybody. */
  z.strictObject({ type: z.literal('open-talk'), key, on: z.boolean() }),
  /** To set one's clock by the server's. */
  z.strictObject({ type: z.literal('ping'), at: z.number() }),
]);
export type ClientFrame = z.infer<typeof clientFrame>;

export type RefusedFrame = Refusal & {
  readonly type: 'refused';
  /** Null where the frame had none that could be read. */
  readonly key: string | null;
};

export type Said = {
  readonly type: 'said';
  readonly id: number;
  readonly table: string;
  /** Null for a director who does not play. */
  readonly player: string | null;
  readonly name: string | null;
  readonly text: string | null;
  readonly reaction: (typeof REACTIONS)[number] | null;
  readonly now: number;
  /** Shown only to its author so far: the others read it when the hand is over. */
  readonly waits: boolean;
  /** Said among those who watch the table; nobody who plays at it hears it. */
  readonly rail: boolean;
};

/**
 * Why dealt tables wait. After a restart, a problem or the machine's sleep anybody who plays may continue; what the director
 * holds only the director continues; a table nobody was connected to goes on when somebody comes.
 */
export type Held = 'restart' | 'problem' | 'sleep' | 'director' | 'nobody' | 'gather' | null;

/** What came of a request: done as of this version of its stream, or not, and why. */
export type Answer = { readonly type: 'done'; readonly key: string; readonly version: number } | RefusedFrame;

/** From the server. `now` is its clock in milliseconds, versions count the stream's events. */
export type ServerFrame =
  | {
      readonly type: 'welcome';
      readonly tournament: string;
      readonly role: Role;
      readonly player: string | null;
      readonly now: number;
    }
  | {
      readonly type: 'tournament';
      readonly version: number;
      readonly now: number;
      readonly view: TournamentView;
    }
  | {
      readonly type: 'hand';
      readonly table: string;
      readonly hand: number;
      readonly version: number;
      readonly now: number;
      /** When the one to act must have acted; null while nobody must or the table is held. */
      readonly deadline: number | null;
      /** From when on the player to act uses their time bank. */
      readonly bankFrom: number | null;
      /** The clock is called on them: by which seat (null for the director), and when the last seconds are counted. */
      readonly called: { readonly by: number | null; readonly countdownFrom: number } | null;
      /** The seats whose players are not connected right now. */
      readonly cutOff: readonly number[];
      /** What has happened since the last frame; all of the hand so far for people who have just come. */
      readonly told: readonly PublicEvent[];
      readonly view: HandView;
    }
  /** Whether the dealt tables wait, also between hands: on coming in, and whenever it changes. */
  | { readonly type: 'held'; readonly held: Held; readonly now: number }
  | Answer
  /** The server's part in a shuffle, before anybody opens their own. */
  | {
      readonly type: 'announce';
      readonly table: string;
      readonly hand: number;
      readonly announced: Announcement;
    }
  | Said
  /** A ruling has cards of this hand shuffled again: a phone that takes part commits to it now. */
  | { readonly type: 'reshuffle'; readonly table: string; readonly hand: number; readonly shuffle: number }
  | { readonly type: 'proof'; readonly table: string; readonly hand: number; readonly proof: HandProof }
  /** For the director: the players who may not talk at the tables until the director lets them. */
  | { readonly type: 'silenced'; readonly players: readonly string[] }
  /** Whether the host lets everybody chat during hands: on coming in where they do, and whenever it changes. */
  | { readonly type: 'open-talk'; readonly on: boolean }
  /** How each bot plays, on coming in; it is no secret, as nobody's habits are. */
  | { readonly type: 'bots'; readonly styles: Readonly<Record<string, string>> }
  /** For everybody who may let guests in: who is waiting, on coming in and whenever it changes. */
  | { readonly type: 'door'; readonly waiting: readonly WaitingGuest[]; readonly now: number }
  /** Something the audience should be told: what passed while the server was away, a table held. */
  | { readonly type: 'notice'; readonly code: string; readonly message: string; readonly now: number }
  | { readonly type: 'pong'; readonly at: number; readonly now: number };

export const code = z.string().trim().min(4).max(64);
/** By a code, or at the address of a tournament, where the director is asked. */
export const joinRequest = z
  .strictObject({
    code: code.exactOptional(),
    tournament: id.exactOptional(),
    name: personName.optional(),
    /** To watch and not to play; then the name only says who is asking. */
    watch: z.literal(true).optional(),
    /** Whether they play online, where a tournament has both kinds of tables; once they are in, they may change it. */
    online: z.boolean().optional(),
  })
  .refine((asked) => (asked.code === undefined) !== (asked.tournament === undefined), {
    message: 'is either by code or at the address of a tournament',
  });

/** Somebody who waits to be let in. */
export const waitingGuest = z.strictObject({
  id,
  name: z.string(),
  /** The player they say they are, where that name is on the list already. */
  player: id.nullable(),
  /** Whether another phone has that player's seat: letting them in moves it. */
  moves: z.boolean(),
  watches: z.boolean(),
  /** Whether they want to play online; null where that is no question. */
  online: z.boolean().nullable(),
  at: z.number(),
});
export type WaitingGuest = z.infer<typeof waitingGuest>;

/** By the clock on the wall where it is played, so that no device's time zone moves it. */
export const wallTime = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/, 'a day and time like 2026-11-19T19:30');
