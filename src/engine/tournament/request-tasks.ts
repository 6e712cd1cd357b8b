import { rebuyRefusal } from './rebuys/rebuys.ts';
import { mayAskRebuy } from './requests/requests.ts';
import type { PlayerId, PlayerRequest, TableId, Tournament } from './state/state.ts';
import type { DirectorTask } from './tasks.ts';

/** The command for a player who says they are out. */
const outNow = (id: PlayerId, table: TableId): DirectorTask['command'] => ({
  type: 'bust',
  table,
  players: [id],
});

/** Players' requests that still make sense: a clock first, because seconds count, then a seat that may be free. */
export function requestTasks(tournament: Tournament, now: number): DirectorTask[] {
  const order = { clock: 0, out: 1, rebuy: 2 } as const;
  return tournament.asks
    .filter((each): each is PlayerRequest & { what: keyof typeof order } => each.what !== 'card')
    .sort((a, b) => order[a.what] - order[b.what] || a.at - b.at)
    .flatMap((each) => requestTask(tournament, each, now));
}

function requestTask(
  tournament: Tournament,
  { player: id, what, on }: PlayerRequest,
  now: number,
): DirectorTask[] {
  const player = tournament.players.get(id);
  if (player === undefined) return [];
  const { standing } = player;
  const { rebuys, decisionClock } = tournament.rulebook.tournament;
  if (what === 'clock') {
    const slow = on === null ? undefined : tournament.players.get(on);
    if (slow?.standing.is !== 'in') return [];
    return [
      {
        what: 'asks',
        facts: { is: 'asks-clock', on: slow.id, seconds: decisionClock.use.seconds },
        rule: decisionClock.cite,
        player: id,
        command: { type: 'call-clock', player: slow.id, counts: true },
      },
    ];
  }
  if (what === 'out')
    return standing.is !== 'in'
      ? []
      : [
          {
            what: 'asks',
            facts: { is: 'asks-out' },
            rule: 'finish-order',
            player: id,
            command: outNow(id, standing.chair.table),
          },
        ];
  if (!mayAskRebuy(tournament, player, now)) return [];
  const command: DirectorTask['command'] =
    rebuyRefusal(tournament, player, now) === null
      ? { type: 'rebuy', player: id }
      : standing.is === 'in'
        ? outNow(id, standing.chair.table)
        : null;
  return [
    {
      what: 'asks',
      facts: { is: 'asks-rebuy', sits: command?.type !== 'rebuy' },
      rule: rebuys.cite,
      player: id,
      command,
    },
  ];
}
