import type { NightEvent } from '../engine/tournament/events.ts';
import { evolve, type History, nightFrom } from '../engine/tournament/evolve.ts';
import { finishes } from '../engine/tournament/finish.ts';
import { playersIn, purseOf } from '../engine/tournament/night.ts';

const money = (cents: number): string => (cents / 100).toFixed(2);
const list = (names: readonly string[]): string =>
  names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;

/** A night told as a story, one line a happening; hands themselves are left out. */
export function* tellNight(events: readonly NightEvent[]): Generator<string> {
  let history: History = nightFrom(events.slice(0, 1));
  let level = 0;
  for (const event of events) {
    const before = history.night;
    history = evolve(history, event);
    const { night } = history;
    const name = (id: string): string => (night.players.get(id) ?? before.players.get(id))!.name;
    switch (event.type) {
      case 'created':
        yield `${event.name}, as ${event.house.name} plays it`;
        break;
      case 'entered':
        yield `${event.name} buys in for ${money(event.price)}: ${event.chips} chips`;
        break;
      case 'seats-drawn':
        yield `Seats are drawn [${event.rule}]`;
        for (const { id, seats, button } of event.tables)
          yield `  table ${id}: ${seats.map(([seat, player]) => `${seat} ${name(player)}${seat === button ? ' (button)' : ''}`).join(', ')}`;
        break;
      case 'seated':
        yield `${name(event.player)} comes late: seat ${event.chair.seat} at table ${event.chair.table}, ${event.withheld} withheld${event.postsBigBlind ? ', posts a big blind' : ''} [${event.rule}]`;
        break;
      case 'hand-started':
        if (event.level > level) {
          level = event.level;
          const { small, big } = night.clock.levels[level - 1]!;
          yield `Level ${level}: ${small}/${big}, ${playersIn(night).length} players`;
        }
        break;
      case 'busted': {
        const names = event.together.map(({ player }) => name(player));
        yield `${list(names)} ${names.length > 1 ? 'go out on one hand' : 'goes out'}, ${playersIn(night).length} left [${event.rule}]`;
        break;
      }
      case 'rebought':
        yield `${name(event.player)} rebuys ${event.chips} for ${money(event.price)}`;
        break;
      case 'added-on':
        yield `${name(event.player)} adds ${event.chips} for ${money(event.price)}`;
        break;
      case 'moved':
        yield `${name(event.player)} moves from seat ${event.from.seat} at table ${event.from.table} to seat ${event.to.seat} at table ${event.to.table}: ${event.why} [${event.rule}]`;
        break;
      case 'table-opened':
        yield `Table ${event.table.id} is opened`;
        break;
      case 'table-broken':
        yield `Table ${event.table} is broken: ${event.why}`;
        break;
      case 'left':
        yield `${name(event.player)} leaves the table`;
        break;
      case 'came-back':
        yield `${name(event.player)} is back`;
        break;
      case 'removed':
        yield `${name(event.player)} is out (${event.why.replace('-', ' ')}): ${event.stack} chips, ${event.each} to each of ${event.to.length}, ${event.bank} to the bank [${event.rule}]`;
        break;
      case 'raced': {
        const changed = event.stacks.filter(([id, stack]) => before.players.get(id)!.stack !== stack);
        const won = changed.map(([id, stack]) => `${name(id)} ${before.players.get(id)!.stack} to ${stack}`);
        yield `The ${event.chip}s are raced off at table ${event.table}: ${list(won) || 'nobody had odd chips'} [${event.rule}]`;
        break;
      }
      case 'won': {
        yield `${name(event.player)} has won`;
        yield `The purse of ${money(purseOf(night))}:`;
        const places = [...finishes(night)]
          .filter(([, { prize }]) => prize > 0)
          .sort(([, a], [, b]) => a.place - b.place);
        for (const [id, { place, prize }] of places) yield `  ${place}. ${name(id)} ${money(prize)}`;
        break;
      }
      default:
        break;
    }
  }
}
