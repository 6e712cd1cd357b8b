import type { TournamentCommand } from '../engine/tournament/commands.ts';
import type { Role, ServerFrame } from '../protocol/frames.ts';
import { POWERS } from '../protocol/frames.ts';
import { type Chance, type Known, knownFrom } from './fuzz-commands.ts';
import type { Served } from './served.ts';
import type { Answered, SiteDevice, SiteSocket } from './site-device.ts';

/** Faster than anybody could follow; and without any pause, where a hand may be over as soon as it is dealt. */
const FAST = { action: 1_000, bank: 0, street: 10, between: 50, think: [5, 30], reveal: 30, rebuy: 100 };
const NO_PAUSE = { ...FAST, street: 0, between: 0, think: [0, 5] };

/** Refusals that say the server could not do what it should have done. */
const FAULTS = ['problem', 'not-kept', 'not-done', 'unreadable', 'internal', 'store-failed'];

/** Throws if a frame says that something went wrong inside the server. */
export function mustBeNoFault(frame: ServerFrame): void {
  if ((frame.type === 'refused' || frame.type === 'notice') && FAULTS.includes(frame.code))
    throw new Error(`${frame.type}: ${frame.code}: ${frame.message}`);
}

/** No answer may say that the server failed; a planner with too much to do is no fault. */
export function mustBeNoFailure(what: string, { status, text, body }: Answered): void {
  if (status >= 500 && body?.code !== 'planner-busy') throw new Error(`${what}: ${status} ${text}`);
}

/** Somebody in a tournament: their device, what they are, and what their screen shows. */
export class SiteMember {
  readonly device: SiteDevice;
  readonly role: Role;
  player: string | null = null;
  readonly last = new Map<ServerFrame['type'], ServerFrame>();
  private socket: SiteSocket | null = null;
  private fault: unknown = null;

  constructor(device: SiteDevice, role: Role) {
    this.device = device;
    this.role = role;
  }

  shown<T extends ServerFrame['type']>(type: T): (ServerFrame & { type: T }) | undefined {
    return this.last.get(type) as (ServerFrame & { type: T }) | undefined;
  }

  /** Comes to the tournament unless already there; false for somebody who is no member any more. */
  async come(tournament: string): Promise<boolean> {
    if (this.fault !== null) throw this.fault;
    if (this.socket?.isOpen) return true;
    const hear = (frame: ServerFrame): void => {
      this.last.set(frame.type, frame);
      try {
        mustBeNoFault(frame);
      } catch (error) {
        this.fault = error;
      }
    };
    const opened = await this.device.open(hear);
    if (typeof opened === 'number') {
      if (opened === 401) return false;
      if (opened === 429) return true;
      throw new Error(`a member's socket was answered ${opened}`);
    }
    this.socket = opened;
    const answer = await opened.hello(tournament);
    return answer?.type !== 'refused' || answer.code !== 'not-a-member';
  }

  /** What a frame is answered; null where it has no key, or the socket is closed. */
  async ask(frame: unknown): Promise<ServerFrame | null> {
    const { socket } = this;
    if (!socket?.isOpen) return null;
    const { key } = (frame ?? {}) as { readonly key?: unknown };
    const answer =
      typeof key === 'string' && key !== ''
        ? await socket.ask(frame as { readonly key: string })
        : await socket.tell(JSON.stringify(frame) ?? '').then(() => null);
    if (this.fault !== null) throw this.fault;
    return answer;
  }

  leave(): void {
    this.socket?.close();
    this.socket = null;
  }

  /** The server is gone. */
  cut(): void {
    this.leave();
    this.device.cut();
  }
}

export type Wish = {
  readonly number: number;
  readonly rulebook: string;
  readonly kind: 'live' | 'dealt';
};

/** A tournament on a served site, set up over HTTP as a host and guests do. */
export class SiteTournament {
  readonly id: string;
  /** In its name and in everybody's who plays in it, and nowhere else. */
  readonly mark: string;
  readonly kind: 'live' | 'dealt';
  readonly director: SiteMember;
  members: SiteMember[] = [];
  /** How far its stream was when the server last said that something was done. */
  acknowledged = 0;
  /** Whether anything was done since that takes people's places away. */
  ousted = false;
  private started = false;
  private guests = 0;
  private keys = 0;
  private readonly newDevice: () => SiteDevice;

  private constructor(
    id: string,
    mark: string,
    kind: 'live' | 'dealt',
    director: SiteDevice,
    newDevice: () => SiteDevice,
  ) {
    this.id = id;
    this.mark = mark;
    this.kind = kind;
    this.director = new SiteMember(director, 'director');
    this.members = [this.director];
    this.newDevice = newDevice;
  }

  static async create(
    served: Served,
    { number, rulebook, kind }: Wish,
    chance: Chance,
    newDevice: () => SiteDevice,
  ): Promise<SiteTournament> {
    const mark = `Zq${number}x`;
    const director = newDevice();
    const approval = chance.sometimes(40);
    const made = await director.ask('POST', '/api/tournaments', {
      headers: { 'x-site-code': served.hostCode },
      body: {
        name: `${mark} tournament`,
        rulebook,
        kind,
        approval,
        choices: { tournament: choicesBy(chance) },
        ...(kind === 'dealt' && { bots: chance.under(4), pace: chance.one([FAST, FAST, NO_PAUSE]) }),
      },
    });
    if (made.status !== 201) throw new Error(`creating a tournament: ${made.status} ${made.text}`);
    const tournament = new SiteTournament(made.body.tournament, mark, kind, director, newDevice);
    for (let guests = 3 + chance.under(4); guests > 0; guests--) await tournament.guest(true);
    await tournament.invite('assistant', { to: 'assistant', powers: POWERS });
    for (const role of ['display', 'spectator'] as const) await tournament.invite(role, { to: role });
    await tournament.screen();
    await tournament.direct({ type: 'draw-seats' });
    await tournament.invite('spectator', { to: 'remote', table: '1' });
    await tournament.direct({ type: 'start' });
    tournament.started = true;
    return tournament;
  }

  key(): string {
    return `fuzz-${this.mark}-${++this.keys}`;
  }

  /** What the director's screen shows, for choosing what to send. */
  known(): Known | null {
    const view = this.director.shown('tournament')?.view;
    return view === undefined ? null : knownFrom(view);
  }

  /** A command of the director; before the tournament has started it must be done. */
  private async direct(command: TournamentCommand): Promise<void> {
    const path = `/api/tournaments/${this.id}/commands`;
    const done = await this.director.device.ask('POST', path, { body: { key: this.key(), command } });
    mustBeNoFailure(command.type, done);
    if (done.status !== 200 && this.started) return;
    if (done.status !== 200) throw new Error(`${JSON.stringify(command)}: ${done.status} ${done.text}`);
    this.acknowledged = Math.max(this.acknowledged, done.body.version);
  }

  /** Somebody comes with the code on the TV, is let in if they have to wait, and buys in; null if the server slows them down. */
  async guest(enters: boolean): Promise<SiteMember | null> {
    const { device: laptop } = this.director;
    const { body: people } = await laptop.ask('GET', `/api/tournaments/${this.id}/people`);
    const name = `${this.mark} ${++this.guests}`;
    const guest = new SiteMember(this.newDevice(), 'player');
    const joined = await guest.device.ask('POST', '/api/join', { body: { code: people.door.code, name } });
    mustBeNoFailure('join', joined);
    if (joined.status !== 200) return null;
    if (joined.body.waiting) {
      const { body } = await laptop.ask('GET', `/api/tournaments/${this.id}/people`);
      for (const { id } of body.door.waiting)
        await laptop.ask('POST', `/api/tournaments/${this.id}/waiting/${id}`, { body: { do: 'approve' } });
    }
    const { body } = await guest.device.ask('GET', `/api/tournaments/${this.id}`);
    guest.player = body.player ?? null;
    this.members.push(guest);
    if (enters && guest.player !== null)
      await this.direct({ type: 'enter', player: guest.player, name, adult: true });
    return guest;
  }

  /** Somebody comes with an invite of their own. */
  async invite(role: Exclude<Role, 'director'>, grant: object): Promise<void> {
    const path = `/api/tournaments/${this.id}/invites`;
    const { body: invite } = await this.director.device.ask('POST', path, { body: grant });
    const member = new SiteMember(this.newDevice(), role);
    const joined = await member.device.ask('POST', '/api/join', { body: { code: invite.code } });
    if (joined.status !== 200) throw new Error(`joining as ${role}: ${joined.status} ${joined.text}`);
    this.members.push(member);
  }

  /** A screen shows a code, and the director types it. */
  async screen(): Promise<void> {
    const tv = new SiteMember(this.newDevice(), 'display');
    const shown = await tv.device.ask('POST', '/api/tv');
    const path = `/api/tournaments/${this.id}/tv`;
    const typed = await this.director.device.ask('POST', path, { body: { code: shown.body.code } });
    if (typed.status !== 200) throw new Error(`typing a screen's code: ${typed.status} ${typed.text}`);
    this.members.push(tv);
  }

  /** The seat of a player goes to another phone; the old phone's key opens nothing any more. */
  async moveSeat(member: SiteMember): Promise<SiteDevice | null> {
    const path = `/api/tournaments/${this.id}/invites`;
    const grant = { to: 'seat', player: member.player };
    const invited = await member.device.ask('POST', path, { body: grant });
    mustBeNoFailure('a code for the own seat', invited);
    if (invited.status !== 200) return null;
    const next = new SiteMember(this.newDevice(), 'player');
    const joined = await next.device.ask('POST', '/api/join', { body: { code: invited.body.code } });
    mustBeNoFailure('join by a moved seat', joined);
    if (joined.status !== 200) return null;
    next.player = joined.body.player;
    this.members.push(next);
    return this.out(member);
  }

  /** Is no member any more: the device is a stranger's from now on. */
  out(member: SiteMember): SiteDevice {
    member.leave();
    this.members = this.members.filter((each) => each !== member);
    return member.device;
  }
}

/** Bounties, breaks, rebuys and add-ons, as the seed has it. */
function choicesBy({ under, sometimes }: Chance): object {
  return {
    startingStack: 200 + under(2000),
    ...(sometimes(60) && { bounty: 500 }),
    ...(sometimes(40) && { bountyPaid: 'half' }),
    ...(sometimes(50) && { tableMaximum: 3 + under(6) }),
    ...(sometimes(50) && {
      rebuys: { atMost: 3, onlyWhenBroke: sometimes(50), throughLevel: 4, price: null, chips: null },
    }),
    ...(sometimes(50) && {
      breaks: [{ afterLevel: 1, minutes: 10 }],
      addOn: { afterLevel: 1, upTo: 9000, blockChips: 500, blockPrice: 1000 },
    }),
  };
}
