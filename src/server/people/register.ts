import type { PlayerId } from '../../engine/tournament/state/state.ts';
import type { Role } from '../../protocol/frames.ts';
import type { Actor } from '../../room/actor.ts';
import { AppendFailed } from '../../room/append-failed.ts';
import type { Power } from '../../room/permissions.ts';
import type { DocumentWrite, EventStore, Rewrite } from '../../store/event-store.ts';
import { write } from '../site/documents.ts';
import { asTyped, hashOf, JOIN_CODE, nameOf, newInviteCode, typedCode } from './codes.ts';
import type { From } from './crowd.ts';

/** What a device is in one tournament. */
export type Membership = {
  readonly role: Role;
  readonly player: PlayerId | null;
  readonly powers: readonly Power[];
  /** How somebody came who was not invited by a link of their own. */
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
  /** Who he says he is, where that name is on the list already. */
  readonly player: PlayerId | null;
  /** When they came; those who wait since before this was noted came at 0. */
  readonly at: number;
};
type AtDoor = Omit<Waiting, 'at'> & {
  readonly device: string;
  readonly at?: number;
  readonly from?: From;
};
/** How guests get in: the code on the TV, and who waits for the director's nod. */
export type JoinSettings = {
  readonly code: string;
  /** Does the same in an invitation's link; nobody guesses it. Doors of older houses have none. */
  readonly linkCode?: string;
  readonly approval: boolean;
  readonly waiting: readonly AtDoor[];
};
type Device = { readonly memberships: Readonly<Record<string, Membership>> };

export const KINDS = { device: 'device', invite: 'invite', door: 'door' } as const;

/** Which device is whom, as it is kept: in the store and, for every question, here. Tokens are kept as hashes alone. */
export class Register {
  protected readonly store: EventStore;
  protected readonly devices = new Map<string, Device>();
  protected readonly invites = new Map<string, Invite>();
  protected readonly doors = new Map<string, JoinSettings>();
  private readonly watchers = new Set<(device: string, tournament: string) => void>();
  private last: Promise<unknown> = Promise.resolve();

  constructor(store: EventStore) {
    this.store = store;
  }

  /** What the store has. */
  protected async load(): Promise<void> {
    for (const { id, data } of await this.store.list(KINDS.device)) this.devices.set(id, data as Device);
    for (const { id, data } of await this.store.list(KINDS.invite)) this.invites.set(id, data as Invite);
    for (const { id, data } of await this.store.list(KINDS.door)) this.doors.set(id, data as JoinSettings);
  }

  /** The device that holds a token; null for one nobody knows. */
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

  /** Whether it runs some night of this house, past or present. */
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

  /** Tells whose membership has changed or ended. */
  watch(watcher: (device: string, tournament: string) => void): () => void {
    this.watchers.add(watcher);
    return () => this.watchers.delete(watcher);
  }

  protected membership(device: string, tournament: string): Membership | undefined {
    const memberships = this.devices.get(device)?.memberships;
    return memberships && Object.hasOwn(memberships, tournament) ? memberships[tournament] : undefined;
  }

  protected holders(tournament: string): [string, Membership][] {
    return [...this.devices.keys()].flatMap((device): [string, Membership][] => {
      const membership = this.membership(device, tournament);
      return membership === undefined ? [] : [[device, membership]];
    });
  }

  protected holderOf(tournament: string, player: PlayerId): string | undefined {
    return this.holders(tournament).find(([, each]) => each.player === player)?.[0];
  }

  /** The tournament that guests get into with a code, off the TV or out of an invitation. */
  protected behind(code: string): string | undefined {
    const [given, typed] = [code.trim(), asTyped(code)];
    return [...this.doors].find(([, door]) => door.code === typed || door.linkCode === given)?.[0];
  }

  protected newDoor(approval: boolean): JoinSettings {
    return { code: this.freeCode(), linkCode: newInviteCode(), approval, waiting: [] };
  }

  private freeCode(): string {
    const used = new Set([...this.doors.values()].map(({ code }) => code));
    for (;;) {
      const code = typedCode(JOIN_CODE);
      if (!used.has(code)) return code;
    }
  }

  protected putDoor(tournament: string, data: JoinSettings): DocumentWrite {
    return { do: 'put', kind: KINDS.door, id: tournament, data };
  }

  protected putMembership(device: string, tournament: string, membership: Membership | null): DocumentWrite {
    const { [tournament]: _, ...others } = this.devices.get(device)?.memberships ?? {};
    const memberships = membership === null ? others : { ...others, [tournament]: membership };
    return Object.keys(memberships).length === 0
      ? { do: 'delete', kind: KINDS.device, id: device }
      : { do: 'put', kind: KINDS.device, id: device, data: { memberships } satisfies Device };
  }

  /** First on the disk, then here; so nobody is let in by what a crash would undo. */
  protected async write(...documents: readonly DocumentWrite[]): Promise<void> {
    await write(this.store, documents);
    this.takeAll(documents);
  }

  /** The same for what is written over, of which only a part may be about people. */
  protected async rewrite(rewrite: Rewrite): Promise<void> {
    const done = await this.store.rewrite(rewrite);
    if (!done.ok) throw new AppendFailed(done.refusal.message);
    const kinds: readonly string[] = Object.values(KINDS);
    this.takeAll((rewrite.documents ?? []).filter(({ kind }) => kinds.includes(kind)));
  }

  private takeAll(documents: readonly DocumentWrite[]): void {
    for (const { kind, id, ...document } of documents)
      this.take(kind, id, document.do === 'put' ? document.data : null);
  }

  /** What the store says now of one of its documents. */
  protected take(kind: string, id: string, data: unknown): void {
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
  protected inTurn<T>(work: () => Promise<T>): Promise<T> {
    const turn = this.last.then(work, work);
    this.last = turn.catch(() => {});
    return turn;
  }
}
