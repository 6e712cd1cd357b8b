import { displayedButton } from '../button/button.ts';
import { type ClockFace, readClock } from '../clock/clock.ts';
import { finishes, prizeList } from '../tournament/finish.ts';
import { dealerAt, shufflerAt } from '../tournament/hands.ts';
import { type Need, needs } from '../tournament/needs.ts';
import {
  type Night,
  type Phase,
  type PlayerId,
  playersIn,
  purseOf,
  type Table,
} from '../tournament/night.ts';

/** Who looks at the night. What people owe and have been paid is between them and the director. */
export type NightAudience =
  | { readonly role: 'director' }
  | { readonly role: 'player'; readonly player: PlayerId }
  | { readonly role: 'display' };

export type TableView = {
  readonly id: string;
  readonly seats: readonly {
    readonly seat: number;
    readonly name: string;
    readonly stack: number | null;
    readonly away: boolean;
  }[];
  readonly button: number | null;
  readonly blinds: readonly { readonly seat: number; readonly blind: 'small' | 'big' }[];
  readonly dealer: string | null;
  readonly shuffler: string | null;
  readonly playing: boolean;
};

export type Account = {
  readonly player: PlayerId;
  readonly name: string;
  readonly owes: number;
  readonly paid: number;
  readonly won: number;
  readonly paidOut: number;
};

export type NightView = {
  readonly name: string;
  readonly house: string;
  readonly phase: Phase;
  readonly clock: ClockFace;
  readonly players: { readonly left: number; readonly entries: number };
  /** What everybody left has on average: all chips in play by players left. */
  readonly average: number | null;
  readonly purse: number;
  readonly prizes: readonly number[];
  readonly tables: readonly TableView[];
  readonly places: readonly { readonly place: number; readonly name: string; readonly prize: number }[];
  /** A player's own chair and account; everybody's accounts and what is to be done, for the director. */
  readonly mine: { readonly table: string; readonly seat: number } | null;
  readonly accounts: readonly Account[];
  readonly needs: readonly Need[];
};

export function viewNight(night: Night, audience: NightAudience, now: number): NightView {
  const left = playersIn(night).length;
  const won = finishes(night);
  const name = (id: PlayerId): string => night.players.get(id)!.name;
  const director = audience.role === 'director';
  const me = audience.role === 'player' ? night.players.get(audience.player) : undefined;
  const mayKnow = (id: PlayerId): boolean => director || id === me?.id;
  return {
    name: night.name,
    house: night.house.name,
    phase: night.phase,
    clock: readClock(night.clock, now),
    players: { left, entries: night.entries },
    average: left === 0 ? null : Math.round((night.chipsIssued - night.bank) / left),
    purse: purseOf(night),
    prizes: prizeList(night),
    tables: [...night.tables.values()].map((table) => viewTable(night, table)),
    places: [...won]
      .map(([id, { place, prize }]) => ({ place, name: name(id), prize }))
      .sort((a, b) => a.place - b.place),
    mine: me?.standing.is === 'in' ? me.standing.chair : null,
    accounts: [...night.players.values()]
      .filter(({ id }) => mayKnow(id))
      .map((player) => ({
        player: player.id,
        name: player.name,
        owes: player.owes,
        paid: player.paid,
        won: (won.get(player.id)?.prize ?? 0) + player.bountiesWon,
        paidOut: player.paidOut,
      })),
    needs: director ? needs(night, now) : [],
  };
}

function viewTable(night: Night, table: Table): TableView {
  const seats = [...table.seats].sort(([a], [b]) => a - b);
  const { hand } = table;
  const dealer = dealerAt(night, table.id);
  const shuffler = shufflerAt(night, table.id);
  return {
    id: table.id,
    seats: seats.map(([seat, id]) => {
      const { name, stack, late, awaySince } = night.players.get(id)!;
      return { seat, name, stack, away: late || awaySince !== null };
    }),
    button: hand && displayedButton(hand.plan, hand.seats, night.house.night.deadButtonLies.use),
    blinds: hand?.plan.posts ?? [],
    dealer: dealer && night.players.get(dealer)!.name,
    shuffler: shuffler && night.players.get(shuffler)!.name,
    playing: hand !== null,
  };
}
