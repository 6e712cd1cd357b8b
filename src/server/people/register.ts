import type { PlayerId } from '../../engine/tournament/state/state.ts';
import type { Power, Role } from '../../protocol/frames.ts';
import type { Actor } from '../../room/actor.ts';
import { AppendFailed } from '../../room/append-failed.ts';
import { PEOPLE_KINDS as KINDS, write } from '../../room/documents.ts';
import type { DocumentWrite, EventStore, Rewrite } from '../../store/event-store.ts';
import { asTyped, hashOf, JOIN_CODE, nameOf, newInviteCode, newToken, typedCode } from './codes.ts';
import type { From } from './crowd.ts';

/** What a device is in one tournament. */
export type Membership = {
  readonly role: Role;
  readonly player: PlayerId | null;
  readonly powers: readonly Power[];
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

export type Invite = { readonly tournament: string; readonly once: boolean } & Membership;
export type Waiting = {
  readonly id: string;
  readonly name: string;
  /** Who they say they are, where that name is on the list already. */
  readonly player: PlayerId | null;
  /** When they came; 0 for those who came before Riffle noted it. */
  readonly at: number;
};
type AtDoor = Omit<Waiting, 'at'> & {
  readonly device: string;
  readonly at?: number;
  readonly from?: From;
};
/** How guests get in: the code on the TV, and who is waiting for the director's approval. */
export type JoinSettings = {
  readonly code: string;
  /** Does the same in an invitation's link, and nobody can guess it. Doors of earlier versions have none. */
  readonly linkCode?: string;
  readonly approval: boolean;
  readonly waiting: readonly AtDoor[];
};
type Device = { readonly memberships: Readonly<Record<string, Membership>> };

/** The code is said once; the store has its hash. */
export type NewInvite = { readonly id: string; readonly code: string };

/** `token` is there only where it was made just now: after that only its device has it. */
export type Joined = {
  readonly tournament: string;
  readonly token: string | null;
  readonly member: Member | null;
  readonly waiting: Waiting | null;
};

/** A device that is given a lower role keeps the one it has. */
const RANK: Readonly<Record<Role, number>> = {
  director: 4,
  assistant: 3,
  player: 2,
  spectator: 1,
  display: 1,
};

/** Which device is who, in the store and in memory. Of tokens only hashes are stored. */
export class Register {
  readonly store: EventStore;
  readonly devices = new Map<string, Device>();
  readonly invites = new Map<string, Invite>();
  readonly doors = new Map<string, JoinSettings>();
  private readonly watchers = new Set<(device: string, tournament: string) => void>();
  private last: Promise<unknown> = Promise.resolve();

  constructor(store: EventStore) {
    this.store = store;
  }

  async load(): Promise<void> {
    for (const { id, data } of await this.store.list(KINDS.device)) this.devices.set(id, data as Device);
    for (const { id, data } of await this.store.list(KINDS.invite)) this.invites.set(id, data as Invite);
    for (const { id, data } of await this.store.list(KINDS.door)) this.doors.set(id, data as JoinSettings);
  }

  /** The device that holds a token; null for an unknown token. */
  deviceOf(token: string | undefined): string | null {
    if (token === undefined || !/^[A-Za-z0-9_-]{43}$/.test(token)) return null;
    const device = hashOf(token);
    return this.devices.has(device) || this.waitingOf(device).length > 0 ? device : null;
  }

  member(device: string | null, tournament: string): Member | null {
    const membership = device === null ? undefined : this.membership(device, tournament);
    if (device === null || membership === undefined) return null;
    const { role, player, powers } = membership;
    const handed = role === 'assistant' && { powers };
    return { who: { device: nameOf(device), role, player, ...handed }, powers };
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

  members(tournament: string): { device: string; role: Role; player: PlayerId | null; powers: Power[] }[] {
    return this.holders(tournament).map(([device, { role, player, powers }]) => ({
      device: nameOf(device),
      role,
      player,
      powers: [...powers],
    }));
  }

  door(tournament: string): (Omit<JoinSettings, 'waiting'> & { waiting: Waiting[] }) | null {
    const door = this.doors.get(tournament);
    return door === undefined
      ? null
      : { ...door, waiting: door.waiting.map(({ id, name, player, at = 0 }) => ({ id, name, player, at })) };
  }

  invitesTo(tournament: string): { id: string; role: Role; player: PlayerId | null; powers: Power[] }[] {
    return [...this.invites]
      .filter(([, invite]) => invite.tournament === tournament && invite.role !== 'director')
      .map(([hash, { role, player, powers }]) => ({ id: nameOf(hash), role, player, powers: [...powers] }));
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

  /** The tournament that players get into with this code; null if it lets no players in. */
  opens(code: string): string | null {
    const invite = this.invites.get(hashOf(code.trim()));
    return this.behind(code) ?? (invite?.role === 'player' ? invite.tournament : null);
  }

  newDoor(approval: boolean): JoinSettings {
    return { code: this.freeCode(), linkCode: newInviteCode(), approval, waiting: [] };
  }

  private freeCode(): string {
    const used = new Set([...this.doors.values()].map(({ code }) => code));
    for (;;) {
      const code = typedCode(JOIN_CODE);
      if (!used.has(code)) return code;
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
    // Somebody with a seat is not waiting for one.
    const waits = player === null ? undefined : this.entryOf(tournament, holder);
    const without = waits === undefined ? [] : [this.withoutWaiting(tournament, waits.id)!.without];
    await this.write(this.putMembership(holder, tournament, { ...kept, player }), ...more, ...without);
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
    };
    const before = kind === KINDS.device ? this.tournamentsOf(id) : [];
    if (data === null) kept[kind]!.delete(id);
    else kept[kind]!.set(id, data);
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
