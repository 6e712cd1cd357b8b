import type { Chips, Seat } from './units.ts';

/** A refusal whose code says it all. */
type None = Record<never, never>;
/** Somebody in the tournament, by their name for people and their id for screens. */
type About = { readonly player: string; readonly name: string };
type At = { readonly table: string };
type InSeat = { readonly seat: Seat };
type OfLevel = { readonly level: number };
type Bounds = { readonly minimum: Chips; readonly maximum: Chips };

/** What so many missed orbits mean for a late player. */
export type LateCost = {
  readonly orbits: number;
  readonly missed: readonly { readonly small: number; readonly big: number; readonly circuits: number }[];
  /** Chips withheld. */
  readonly less: Chips;
  readonly starts: Chips;
  /** The big blind they post on their first hand, or 0. */
  readonly posts: Chips;
};

/** One hand of poker. */
type HandRefusals = {
  'above-limit': Bounds;
  'already-done': InSeat;
  'bad-button': None;
  'bad-cards': { readonly cards: readonly number[] };
  'bad-deck': None;
  'bad-forced-bets': None;
  'bad-odd-chip': None;
  'bad-post': InSeat;
  'bad-seat': InSeat;
  'bad-seat-stack': InSeat;
  'below-minimum-bet': Bounds;
  'below-minimum-raise': Bounds;
  'betting-goes-on': None;
  'board-missing': None;
  capped: { readonly bets: number };
  'entropy-needed': None;
  'facing-a-bet': { readonly toCall: Chips };
  'hand-not-over': None;
  'last-hand': InSeat;
  'more-than-stack': Bounds & { readonly stack: Chips };
  'no-betting-now': None;
  'no-hand-in-play': None;
  'no-showdown': None;
  'nobody-there': InSeat;
  'nobody-to-answer': None;
  'not-enough-to-raise': None;
  'not-in-the-hand': InSeat;
  'not-reopened': { readonly toCall: Chips };
  'not-whole-chips': None;
  'nothing-to-call': None;
  'out-of-turn': { readonly toAct: number };
  'seat-taken': InSeat;
  'seats-out-of-order': None;
  'show-both': InSeat;
  'too-few-players': None;
  'too-many-players': None;
  unfinished: None;
  'unknown-action': None;
  'wins-unshown': InSeat;
  'wrong-call': { readonly due: number };
  'wrong-street': None;
};

/** A ruling in a hand. */
type RulingRefusals = {
  'card-needed': InSeat;
  'fact-needed': { readonly fact: string };
  'not-now': Partial<InSeat>;
  'seat-needed': Partial<InSeat>;
  'too-late': None;
  'unknown-irregularity': None;
};

/** A tournament's plan: levels, breaks, prizes, stacks. */
type PlanRefusals = {
  'bad-break': OfLevel;
  'bad-length': OfLevel;
  'bad-stakes': OfLevel;
  'bad-starting-stack': { readonly most: number };
  'blinds-out-of-proportion': OfLevel & { readonly small: number; readonly big: number };
  'no-levels': None;
  'prizes-not-100': { readonly sum: number };
  'schedule-goes-down': OfLevel;
};

/** Who is in the tournament, and what they may buy. */
type EntryRefusals = {
  'age-not-confirmed': { readonly name: string; readonly age: number };
  'already-entered': About;
  'already-known': { readonly name: string };
  'bell-unknown': About & OfLevel;
  'first-hand-unknown': OfLevel;
  'no-add-on-now': { readonly afterLevel: number };
  'no-add-ons': None;
  'not-in-this-break': None;
  'no-name': None;
  'no-rebuys': None;
  'no-refund': None;
  'not-broke': About;
  'not-in': About;
  'not-waiting': About;
  'orbits-needed': About & At & { readonly estimate: number; readonly costs: readonly LateCost[] };
  'nothing-left': About & { readonly stack: Chips; readonly missed: Chips };
  'nothing-to-buy': About & { readonly stack: Chips; readonly upTo: number };
  'rebuys-used': About & { readonly rebuys: number; readonly atMost: number };
  'registration-closed': OfLevel;
  'too-many-chips': { readonly most: number };
  'too-young': { readonly name: string; readonly age: number };
  'unknown-player': { readonly player: string };
  'window-closed': OfLevel & { readonly throughLevel: number };
};

/** Seats and tables. */
type SeatRefusals = {
  alone: About & { readonly online: boolean };
  'already-running': None;
  'blinds-needed': At & { readonly choices: readonly (readonly number[])[] };
  'button-needed': At;
  'card-missing': About;
  'card-taken': About;
  'count-differs': { readonly chips: Chips; readonly counted: Chips };
  'count-first': { readonly names: readonly string[] };
  'dealer-not-entered': { readonly player: string };
  'button-is-known': At;
  'dealers-together': At;
  'nobody-moves': None;
  'dealers-differ': { readonly dealers: number; readonly tables: number };
  'done-already': None;
  'empty-chair': At & InSeat;
  'half-field-not-reached': { readonly left: number; readonly entries: number };
  'no-empty-chair': At & InSeat;
  'no-such-chair': At & { readonly chairs: number };
  'no-tables': None;
  'not-here': None;
  'other-table': About;
  'ranking-needed': At;
  'seats-stay': About & InSeat;
  'rebuys-first': { readonly names: readonly string[] };
  'tables-are-right': None;
  'tables-stay': None;
  'tie-card-needed': { readonly tables: readonly string[] };
  'too-many-tables': None;
  'too-few-entered': { readonly entered: number };
  'unknown-table': At;
};

/** When hands begin and end, and what has to wait for it. */
type PlayRefusals = {
  'already-started': None;
  'chips-differ': At & { readonly before: number; readonly after: number };
  'clock-stopped': { readonly onBreak: boolean };
  'dealt-here': At;
  'dealt-since': At & { readonly hand: number };
  'bad-final-stack': About & { readonly stack: Chips };
  depends: { readonly step: number; readonly what: string };
  ending: None;
  'hand-for-hand': At;
  'in-hand-unknown': About & At;
  'hand-in-play': At;
  'hands-in-play': { readonly tables: readonly string[] };
  'misdeal-takes-nothing': None;
  'no-bounty': About;
  'no-hand': At;
  'no-such-step': { readonly step: number };
  'nobody-left': None;
  'not-out': About;
  'not-over': { readonly left: number };
  'not-running': None;
  'nothing-to-count': None;
  'nothing-to-redo': None;
  'nothing-to-undo': None;
  'seats-first': { readonly due: 'redraw' | 'break' | 'balance' };
  'stack-needed': About;
  'stacks-needed': At;
  stands: None;
  'too-few-at-table': At & { readonly players: number };
  'other-hand': { readonly names: readonly string[] };
  'tournament-over': None;
  'tracked-here': At;
  'waits-for-seat': About;
  'who-knocked-out': About & { readonly bounty: number };
};

/** The clock, the chips, the money and the director's word. */
type DeskRefusals = {
  'already-away': About;
  'already-on-break': None;
  'already-played': OfLevel;
  'already-played-twice': { readonly name: string; readonly other: string };
  'bad-card': { readonly player: string; readonly card: string };
  'bad-chip-count': None;
  'bad-odd-chips': About & { readonly chip: number; readonly most: number };
  'bad-payment': None;
  'bad-stack': { readonly most: number };
  'bad-time': None;
  'came-already': About;
  'away-too-long': About & { readonly minutes: number; readonly limit: number };
  'came-too-late': About;
  'cards-differ': About & { readonly needed: number; readonly cards: number };
  'chips-still-needed': { readonly chip: number };
  'clock-at-table': At;
  'cost-unnamed': None;
  'costs-not-allowed': None;
  'deal-stands': None;
  'everybody-left': { readonly names: readonly string[] };
  'first-level': None;
  'last-level': None;
  'may-still-be-away': About & { readonly left: number };
  'may-still-come': About;
  'no-limit': None;
  'not-started': None;
  'same-entry': None;
  'nobody-named': None;
  'not-away': About;
  'odd-chips-differ': About & { readonly chip: number; readonly stack: Chips; readonly odd: number };
  'owes-nothing': About;
  'pays-out-too-much': About & { readonly due: number };
  'pays-too-much': About & { readonly owes: number };
  'reason-needed': None;
  'same-card-twice': { readonly player: string; readonly card: string };
  'still-on': OfLevel;
  'first-is-open': { readonly forFirst: number };
  'sum-differs': { readonly sum: number; readonly open: number };
  'takes-whole-stack': About & { readonly stack: Chips };
  'third-party-needed': None;
};

/** A dealt table: its clock, its shuffle, its talk. */
type RoomRefusals = {
  'a-bot-thinks': { readonly name: string };
  away: { readonly name: string };
  'called-already': { readonly name: string };
  held: None;
  'held-by-director': None;
  'key-reused': None;
  'no-proof': At & { readonly hand: number };
  'no-such-hand': At & { readonly hand: number };
  'no-such-word': None;
  'no-talk-in-hands': None;
  'nobody-to-act': None;
  'not-at-table': At;
  'not-done': None;
  'not-next': At & { readonly hand: number };
  problem: None;
  'shuffle-closed': None;
  shuffling: None;
  silenced: None;
  'still-in-the-hand': None;
  taken: None;
  'talk-waits': None;
  'your-own-turn': None;
};

/** Who may do what, and how people come in. */
type PeopleRefusals = {
  'bot-has-name': { readonly name: string };
  'director-only': None;
  'director-stays': None;
  'is-a-bot': { readonly name: string };
  'name-needed': None;
  'name-taken': { readonly name: string };
  'no-assistant': None;
  'seat-has-phone': None;
  'no-seat': None;
  'no-such-code': None;
  'no-such-device': None;
  'no-such-door': None;
  'no-such-invitation': None;
  'no-such-invite': None;
  'no-such-player': None;
  'no-such-screen': None;
  'no-such-tournament': None;
  'nobody-called': { readonly name: string };
  'nobody-waiting': None;
  'not-a-member': None;
  'not-delegated': None;
  'not-yours': None;
  over: None;
  'read-only': None;
  'seat-claimed': None;
  'several-called': { readonly name: string; readonly tournaments: readonly string[] };
  'too-many': None;
  'too-many-waiting': None;
};

/** The server, before anything of poker is asked. */
type ServerRefusals = {
  'bad-frame': None;
  'bad-request': None;
  'bots-need-dealing': None;
  'dealt-by-people': None;
  'cannot-be-planned': None;
  deleted: None;
  'hello-first': None;
  'host-only': None;
  'site-away': None;
  'site-code-needed': None;
  internal: None;
  'key-needed': None;
  'no-night-counts': None;
  'not-found': None;
  'not-json': None;
  'not-kept': None;
  'not-text': None;
  'plan-replaced': None;
  'plan-takes-too-long': None;
  'planner-busy': None;
  'played-together': { readonly one: string; readonly other: string; readonly tournament: string };
  /** With the name of what the store reports. */
  'store-failed': { readonly reason: string };
  'too-deep': None;
  'too-fast': None;
  'too-large': None;
  'too-many-sockets': None;
  'too-slow': None;
  unreadable: None;
  'wrong-host': None;
  'wrong-site-code': None;
  'wrong-origin': None;
};

/** Every reason Riffle has for saying no, each with one meaning, and the figures that come with it. */
export type RefusalFigures = HandRefusals &
  RulingRefusals &
  PlanRefusals &
  EntryRefusals &
  SeatRefusals &
  PlayRefusals &
  DeskRefusals &
  RoomRefusals &
  PeopleRefusals &
  ServerRefusals;

export type RefusalCode = keyof RefusalFigures;
