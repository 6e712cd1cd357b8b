import type { PlayerId } from '../engine/tournament/state/state.ts';
import type { Actor } from './actor.ts';
import type { Client } from './room-port.ts';

/** The open sockets of a room, and whose they are. */
export class RoomClients {
  private readonly actors = new Map<Client, Actor>();
  private readonly byPlayer = new Map<PlayerId, Set<Client>>();

  get count(): number {
    return this.actors.size;
  }

  add(client: Client, who: Actor): void {
    this.actors.set(client, who);
    if (who.player !== null) this.byPlayer.set(who.player, new Set(this.of(who.player)).add(client));
  }

  /** The player whose client it was; null for others. */
  remove(client: Client): PlayerId | null {
    const player = this.actors.get(client)?.player ?? null;
    this.actors.delete(client);
    if (player === null) return null;
    const left = new Set(this.of(player));
    left.delete(client);
    if (left.size > 0) this.byPlayer.set(player, left);
    else this.byPlayer.delete(player);
    return player;
  }

  /** Null once the client has left. */
  actorOf(client: Client): Actor | null {
    return this.actors.get(client) ?? null;
  }

  isHere(player: PlayerId): boolean {
    return this.byPlayer.has(player);
  }

  /** A player's phones. */
  of(player: PlayerId): Iterable<Client> {
    return this.byPlayer.get(player) ?? [];
  }

  all(): Iterable<readonly [Client, Actor]> {
    return this.actors;
  }
}

/** Closes these sockets, after a last frame if there is one. */
export function dismiss(clients: readonly Client[], code: number, reason: string, lastFrame?: string): void {
  for (const client of clients)
    try {
      if (lastFrame !== undefined) client.send(lastFrame);
      client.close(code, reason);
    } catch {
      // This socket is gone already; the others still have to hear of it.
    }
}
