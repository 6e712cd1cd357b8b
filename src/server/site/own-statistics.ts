import type { HandEvent } from '../../engine/record/events.ts';
import type { TournamentEvent } from '../../engine/tournament/events.ts';
import type { PlayerId, Tournament } from '../../engine/tournament/state/state.ts';
import { knockOuts } from '../../history/knock-outs.ts';
import { type OwnHand, type Statistics, statistics } from '../../history/statistics.ts';
import type { TournamentStatistics } from '../../protocol/after.ts';
import { KINDS, sharingDocument, write } from '../../room/documents.ts';
import { versionOf } from '../../room/read-tournament.ts';
import type { EventStore } from '../../store/event-store.ts';
import { handStream, tournamentStream } from '../../store/names.ts';
import { type HandsOver, handName } from './hands-played.ts';
import { LastVersion } from './last-version.ts';

/** As many players' are kept at hand; those of a tournament that is over never change. */
const PLAYERS = 64;

/** Players' statistics of the hands Riffle dealt them: nobody else gets them unless they share them. */
export class OwnStatistics {
  private readonly store: EventStore;
  private readonly over: HandsOver;
  private readonly last: LastVersion<Statistics | null>;

  constructor(store: EventStore, over: HandsOver) {
    this.store = store;
    this.over = over;
    this.last = new LastVersion(store, PLAYERS);
  }

  /** What this player gets to see; nothing before the tournament is over. */
  async shownTo(player: PlayerId | null, tournament: Tournament): Promise<TournamentStatistics> {
    if (tournament.phase !== 'over') return { mine: null, sharing: false, shared: [] };
    const stored = new Set((await this.store.list(KINDS['shared-statistics'])).map(({ id }) => id));
    const isShared = (each: PlayerId): boolean => stored.has(sharingDocument(tournament.id, each));
    const shared: TournamentStatistics['shared'][number][] = [];
    for (const { id, name } of tournament.players.values()) {
      const theirs = id === player || !isShared(id) ? null : await this.of(id, tournament);
      if (theirs !== null) shared.push({ player: id, name, statistics: theirs });
    }
    const mine = player === null ? null : await this.of(player, tournament);
    return { mine, sharing: player !== null && isShared(player), shared };
  }

  async share(player: PlayerId, tournament: Tournament, share: boolean): Promise<void> {
    const document = { kind: KINDS['shared-statistics'], id: sharingDocument(tournament.id, player) };
    await write(this.store, [share ? { do: 'put', ...document, data: {} } : { do: 'delete', ...document }]);
  }

  private async of(player: PlayerId, { id }: Tournament): Promise<Statistics | null> {
    const version = await versionOf(this.store, id);
    return this.last.get(`${id} ${player}`, version, () => this.workOut(player, id));
  }

  private async workOut(player: PlayerId, id: string): Promise<Statistics | null> {
    const { hands } = await this.over.list(id, { device: '', role: 'player', player });
    const occasions = await this.over.occasionsOf(id);
    const own: OwnHand[] = [];
    for (const { table, number, seats } of hands) {
      const [seat] = Object.entries(seats).find(([, each]) => each === player) ?? [];
      const dealt = occasions.get(handName(table, number))!.tournament.tables.get(table)!.kind === 'dealt';
      if (seat === undefined || !dealt) continue;
      const events = (await this.store.read(handStream(id, table, number))).map(
        ({ data }) => data as HandEvent,
      );
      own.push({ table, number, seat: Number(seat), events });
    }
    const events = (await this.store.read(tournamentStream(id))).map(({ data }) => data as TournamentEvent);
    return statistics(own, player, knockOuts(events));
  }
}
