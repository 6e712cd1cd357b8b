import type { PlayerId, TableId } from '../../engine/tournament/state/state.ts';
import type { Power, Role, WaitingGuest } from '../../protocol/frames.ts';
import type { Actor } from '../../room/actor.ts';
import { AppendFailed } from '../../room/append-failed.ts';
import { PEOPLE_KINDS as KINDS, write } from '../../room/documents.ts';
import type { DocumentWrite, EventStore, Rewrite } from '../../store/event-store.ts';
import {
  asTyped,
  hashOf,
  JOIN_CODE,
  nameOf,
  newInviteCode,
  newToken,
  typedCode,
  typedHash,
} from './codes.ts';
import type { From } from './crowd.ts';

/** What a device is in one tournament. */
export type Membership = {
  readonly role: Role;
  readonly player: PlayerId | null;
  readonly powers: readonly Power[];
  /** The table whose hands this device taps in. */
  readonly remote?: TableId;
  /** What the device is called, as it says itself or as the director has named it. */
  readonly label?: string;
  /** How somebody came in who had no invite of their own. */
  readonly came?: Arrival;
};
export type Arrival = {
  readonly at: number;
  readonly from: From;
  /** Whether they put their own name on the list. */
  readonly added: boolean;
};
export type Member = { readonly who: Actor; readonly powers: readonly Power[] };

export type Invite = Membership & {
  readonly tournament: string;
  readonly once: boolean;
  /** When it ends; links of a season have no end. */
  readonly until?: number;
  /** The hash of the six characters that do the same. */
  readonly typed?: string;
  /** The public name of the device that made it: what somebody may not grant any more, their invites do not grant. */
  readonly by?: string;
};
type AtDoor = Omit<WaitingGuest, 'moves' | 'watches' | 'online' | 'at'> & {
  readonly device: string;
  /** Missing for those who came before Riffle noted it. */
  readonly at?: number;
  readonly watches?: boolean;
  readonly online?: boolean;
  readonly label?: string;
  readonly from?: From;
};
/** A screen that shows a code until a director types it, and what it shows then. */
export type Screen = {
  readonly device: string;
  readonly until: number;
  readonly label: string;
  readonly from: From;
  /** The tournament of the director who typed it; from then on the code does nothing. */
  readonly shows?: string;
};
/** How guests get in: the code on the TV, and who is waiting for the director's approval. */
export type JoinSettings = {
  readonly code: string;
  /** Does the same in an invitation's link, and nobody can guess it. Doors of earlier versions have none. */
  readonly linkCode?: string;
  readonly approval: boolean;
  readonly waiting: readonly AtDoor[];
};
export type Device = { readonly memberships: Readonly<Record<string, Membership>> };

/** The code of its link, and the one to type where there is one. They are said once; the store has their hashes. */
export type NewInvite = {
  readonly id: string;
  readonly code: string;
  readonly typed: string | null;
  readonly until: number | null;
};

/** `token` is there only where it was made just now: after that only its device has it. */
export type Joined = {
  readonly tournament: string;
  readonly token: string | null;
  readonly member: Member | null;
  readonly waiting: WaitingGuest | null;
};

/** A device that is given a lower role keeps the one it has. */
const RANK: Readonly<Record<Role, number>> = {
  director: 4,
  assistant: 3,
  player: 2,
  spectator: 1,
  display: 1,
};

/** What the director is told of a device or an invite. */
const saidOf = ({ role, player, powers, remote }: Membership) => ({
  role,
  player,
  powers: [...powers],
  remote: remote ?? null,
});

/** Which device is who, in the store and in memory. Of tokens only hashes are stored. */
export class Register {
  readonly store: EventStore;
  readonly devices = new Map<string, Device>();
  readonly invites = new Map<string, Invite>();
  readonly doors = new Map<string, JoinSettings>();
  /** By the hash of their code. */
  readonly screens = new Map<string, Screen>();
  private readonly doorWatchers = new Set<(tournament: string) => void>();
  private readonly watchers = new Set<(device: string, tournament: string) => void>();
  private last: Promise<unknown> = Promise.resolve();

  constructor(store: EventStore) {
    this.store = store;
  }

  async load(): Promise<void> {
    for (const { id, data } of await this.store.list(KINDS.device)) this.devices.set(id, data as Device);
    for (const { id, data } of await this.store.list(KINDS.invite)) this.invites.set(id, data as Invite);
    for (const { id, data } of await this.store.list(KINDS.door)) this.doors.set(id, data as JoinSettings);
    for (const { id, data } of await this.store.list(KINDS.screen)) this.screens.set(id, data as Screen);
  }

  /** The device that holds a token; null for an unknown token. */
  deviceOf(token: string | undefined): string | null {
    if (token === undefined || !/^[A-Za-z0-9_-]{43}$/.test(token)) return null;
    const device = hashOf(token);
    const known =
      this.devices.has(device) || this.waitingOf(device).length > 0 || this.screenOf(device) !== undefined;
    return known ? device : null;
  }

  member(device: string | null, tournament: string): Member | null {
    const membership = device === null ? undefined : this.membership(device, tournament);
    if (device === null || membership === undefined) return null;
    const { role, player, powers, remote } = membership;
    const handed = role === 'assistant' && { powers };
    const taps = remote !== undefined && { remote };
    return { who: { device: nameOf(device), role, player, ...handed, ...taps }, powers };
  }

  tournamentsOf(device: string | null): string[] {
    return device === null ? [] : Object.keys(this.devices.get(device)?.memberships ?? {});
  }

  waitingOf(device: string | null): { tournament: string; name: string }[] {
    return [...this.doors].flatMap(([tournament, { waiting }]) =>
      waiting.filter((each) => each.device === device).map(({ name }) => ({ tournament, name })),
    );
  }

  /** Whether it directs any tournament of this site, past or present. */
  directsHere(device: string | null): boolean {
    return this.tournamentsOf(device).some((id) => this.membership(device!, id)?.role === 'director');
  }

  members(tournament: string) {
    return this.holders(tournament).map(([device, membership]) => ({
      device: nameOf(device),
      ...saidOf(membership),
      label: membership.label ?? '',
    }));
  }

  door(tournament: string): (Omit<JoinSettings, 'waiting'> & { waiting: WaitingGuest[] }) | null {
    const door = this.doors.get(tournament);
    return door === undefined
      ? null
      : { ...door, waiting: door.waiting.map((each) => this.asWaiting(tournament, each)) };
  }

  asWaiting(tournament: string, entry: AtDoor): WaitingGuest {
    const { id, name, player, at = 0, watches = false, online = null, device } = entry;
    const holder = player === null ? undefined : this.holderOf(tournament, player);
    return { id, name, player, moves: holder !== undefined && holder !== device, watches, online, at };
  }

  /** Those that are still good. */
  invitesTo(tournament: string, now: number) {
    return [...this.invites].flatMap(([hash, invite]) =>
      invite.tournament === tournament && invite.until !== undefined && this.isGood(invite, now)
        ? [{ id: nameOf(hash), ...saidOf(invite), until: invite.until }]
        : [],
    );
  }

  /** The invite behind what somebody typed or scanned, with its name in the store. */
  inviteBehind(code: string, now: number): readonly [string, Invite] | null {
    const typed = typedHash(code);
    const id = hashOf(code.trim());
    const found = [...this.invites].find(([hash, each]) => hash === id || each.typed === typed);
    return found === undefined || !this.isGood(found[1], now) ? null : found;
  }

  /** Whether it has not ended, and whoever made it may still grant it. Those of earlier versions for one device have ended. */
  private isGood(
    { tournament, player, once, until = once ? 0 : Infinity, by }: Invite,
    now: number,
  ): boolean {
    if (until <= now) return false;
    if (by === undefined) return true;
    const [, maker] = this.holders(tournament).find(([device]) => nameOf(device) === by) ?? [];
    return maker?.role === 'director' || (player !== null && maker?.player === player);
  }

  screenOf(device: string): Screen | undefined {
    return [...this.screens.values()].find((each) => each.device === device);
  }

  /** Calls back when somebody comes to a tournament's door or leaves it. */
  watchDoors(watcher: (tournament: string) => void): () => void {
    this.doorWatchers.add(watcher);
    return () => this.doorWatchers.delete(watcher);
  }

  /** Calls back when a device's membership has changed or ended. */
  watch(watcher: (device: string, tournament: string) => void): () => void {
    this.watchers.add(watcher);
    return () => this.watchers.delete(watcher);
  }

  membership(device: string, tournament: string): Membership | undefined {
    const memberships = this.devices.get(device)?.memberships;
    return memberships && Object.hasOwn(memberships, tournament) ? memberships[tournament] : undefined;
  }

  holders(tournament: string): [string, Membership][] {
    return [...this.devices.keys()].flatMap((device): [string, Membership][] => {
      const membership = this.membership(device, tournament);
      return membership === undefined ? [] : [[device, membership]];
    });
  }

  holderOf(tournament: string, player: PlayerId): string | undefined {
    return this.holders(tournament).find(([, each]) => each.player === player)?.[0];
  }

  /** The tournament a code lets guests into, from the TV or from an invitation. */
  behind(code: string): string | undefined {
    const [given, typed] = [code.trim(), asTyped(code)];
    return [...this.doors].find(([, door]) => door.code === typed || door.linkCode === given)?.[0];
  }

  newDoor(approval: boolean): JoinSettings {
    return { code: this.freeCode(), linkCode: newInviteCode(), approval, waiting: [] };
  }

  /** Six characters that open nothing yet. */
  freeCode(): string {
    const used = new Set([
      ...[...this.doors.values()].map(({ code }) => typedHash(code)),
      ...[...this.invites.values()].map(({ typed }) => typed),
      ...this.screens.keys(),
    ]);
    for (;;) {
      const code = typedCode(JOIN_CODE);
      if (!used.has(typedHash(code))) return code;
    }
  }

  putDoor(tournament: string, data: JoinSettings): DocumentWrite {
    return { do: 'put', kind: KINDS.door, id: tournament, data };
  }

  putMembership(device: string, tournament: string, membership: Membership | null): DocumentWrite {
    const { [tournament]: _, ...others } = this.devices.get(device)?.memberships ?? {};
    const memberships = membership === null ? others : { ...others, [tournament]: membership };
    return Object.keys(memberships).length === 0
      ? { do: 'delete', kind: KINDS.device, id: device }
      : { do: 'put', kind: KINDS.device, id: device, data: { memberships } satisfies Device };
  }

  /** Gives the device its role, and a token if it has none. */
  async admit(
    device: string | null,
    tournament: string,
    gained: Membership,
    more: readonly DocumentWrite[] = [],
  ): Promise<Joined> {
    const token = device === null ? newToken() : null;
    const holder = device ?? hashOf(token!);
    const had = this.membership(holder, tournament);
    const kept = had !== undefined && RANK[had.role] > RANK[gained.role] ? had : gained;
    const player = gained.player ?? had?.player ?? null;
    const label = had?.label || gained.label;
    const remote = gained.remote ?? had?.remote;
    // Somebody who is in is not waiting at the door.
    const waits = this.entryOf(tournament, holder);
    const without = waits === undefined ? [] : [this.withoutWaiting(tournament, waits.id)!.without];
    await this.write(
      this.putMembership(holder, tournament, {
        ...kept,
        player,
        ...(label !== undefined && { label }),
        ...(remote !== undefined && { remote }),
      }),
      ...more,
      ...without,
    );
    return { ...this.joined(holder, tournament), token };
  }

  joined(device: string, tournament: string): Joined {
    return { tournament, token: null, member: this.member(device, tournament), waiting: null };
  }

  /** Where a device is waiting at a tournament's door. */
  entryOf(tournament: string, device: string) {
    return this.doors.get(tournament)?.waiting.find((each) => each.device === device);
  }

  /** Somebody who is waiting, and the door without them. */
  withoutWaiting(tournament: string, id: string) {
    const door = this.doors.get(tournament);
    const entry = door?.waiting.find((each) => each.id === id);
    if (door === undefined || entry === undefined) return null;
    const waiting = door.waiting.filter((each) => each !== entry);
    return { entry, without: this.putDoor(tournament, { ...door, waiting }) };
  }

  /** First on the disk, then in memory, so that nobody is let in by what a crash would undo. */
  async write(...documents: readonly DocumentWrite[]): Promise<void> {
    await write(this.store, documents);
    this.takeAll(documents);
  }

  /** The same for a rewrite, of which only a part may be about people. */
  async rewrite(rewrite: Rewrite): Promise<void> {
    const done = await this.store.rewrite(rewrite);
    if (!done.ok) throw new AppendFailed(done.refusal.message);
    const kinds: readonly string[] = Object.values(KINDS);
    this.takeAll((rewrite.documents ?? []).filter(({ kind }) => kinds.includes(kind)));
  }

  private takeAll(documents: readonly DocumentWrite[]): void {
    for (const { kind, id, ...document } of documents)
      this.take(kind, id, document.do === 'put' ? document.data : null);
  }

  /** Takes over what the store now has of a document. */
  take(kind: string, id: string, data: unknown): void {
    const kept: Readonly<Record<string, Map<string, unknown>>> = {
      [KINDS.device]: this.devices,
      [KINDS.invite]: this.invites,
      [KINDS.door]: this.doors,
      [KINDS.screen]: this.screens,
    };
    const before = kind === KINDS.device ? this.tournamentsOf(id) : [];
    if (data === null) kept[kind]!.delete(id);
    else kept[kind]!.set(id, data);
    if (kind === KINDS.door) for (const watcher of this.doorWatchers) watcher(id);
    if (kind !== KINDS.device) return;
    for (const tournament of new Set([...before, ...this.tournamentsOf(id)]))
      for (const watcher of this.watchers) watcher(id, tournament);
  }

  /** One after the other, so that two phones cannot claim a seat at the same moment. */
  inTurn<T>(work: () => Promise<T>): Promise<T> {
    const turn = this.last.then(work, work);
    this.last = turn.catch(() => {});
    return turn;
  }
}
