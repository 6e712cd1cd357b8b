import { calledClock } from '../clock/decision.ts';
import { type Draft, Refused, reject } from './draft.ts';
import { rebuyRefusal } from './entries.ts';
import type { Player, PlayerId, PlayerRequest, TableId, Tournament } from './state.ts';
import type { DirectorTask } from './tasks.ts';

/** Whether somebody who has just lost his chips could buy back in. */
export const mayAskRebuy = (tournament: Tournament, player: Player, now: number): boolean =>
  tournament.phase === 'running' && rebuyIfBroke(tournament, player, now) === null;

function rebuyIfBroke(tournament: Tournament, player: Player, now: number) {
  const { standing } = player;
  const broke = standing.is === 'in' ? ({ is: 'busted', chair: standing.chair } as const) : standing;
  return rebuyRefusal(tournament, { ...player, standing: broke }, now);
}

/**
 * A player's word from his phone. It changes nothing by itself: it waits among what needs the director, who does it or says
 * no. Asked again it takes the place of what was asked before.
 */
export function requestFromPlayer(
  draft: Draft,
  id: PlayerId,
  what: PlayerRequest['what'] | 'nothing',
  on: PlayerId | null,
): void {
  const { tournament } = draft;
  const player = draft.player(id);
  if (what !== 'nothing') {
    if (tournament.phase !== 'running') reject('not-running', null, 'the tournament has not started');
    if (what === 'out') mayBeOut(draft, id);
    if (what === 'rebuy') {
      const refusal = rebuyIfBroke(tournament, player, draft.now);
      if (refusal !== null) throw new Refused(refusal);
    }
    if (what === 'clock') mayBeCalled(draft, id, on);
  }
  draft.push({ type: 'asked', player: id, what, on: what === 'clock' ? on : null, at: draft.now });
}

function mayBeOut(draft: Draft, id: PlayerId): void {
  draft.checkPeopleDeal(draft.chair(id).table);
}

/** On somebody at one's own table [call-the-clock]. */
function mayBeCalled(draft: Draft, id: PlayerId, on: PlayerId | null): void {
  const { cite } = draft.tournament.rulebook.tournament.decisionClock;
  if (on === null || on === id)
    reject('nobody-named', cite, 'the clock is called on another player: say on which one');
  const { table } = draft.chair(id);
  if (draft.chair(on!).table !== table)
    reject('other-table', cite, `${draft.player(on!).name} sits at another table`, {
      player: on!,
      name: draft.player(on!).name,
    });
  countedByPeople(draft, table);
}

/** Where the server deals it keeps the time of who is to act, and is told at the table. */
function countedByPeople(draft: Draft, table: TableId): void {
  if (draft.table(table).kind === 'dealt')
    reject('clock-at-table', null, `Riffle deals at table ${table}: call the clock on the table’s screen`, {
      table,
    });
}

/** The director counts a slow player down, or lets it be. */
export function callClock(draft: Draft, id: PlayerId, counts: boolean): void {
  countedByPeople(draft, draft.chair(id).table);
  const { use } = draft.tournament.rulebook.tournament.decisionClock;
  const time = counts ? { player: id, ...calledClock(use, draft.now) } : null;
  draft.push({ type: 'clock-called', called: time });
}

/** What a need wants done when a player says he has lost his chips: his hand ends with him out. */
const outNow = ({ tables }: Tournament, id: PlayerId, table: TableId): DirectorTask['command'] => ({
  type: 'end-hand',
  table,
  busts: [id],
  ...(tables.get(table)!.hand === null && { begun: false as const }),
});

/** What players have asked for, as it still makes sense: seconds count for a clock, then for a seat that may be free. */
export function asked(tournament: Tournament, now: number): DirectorTask[] {
  const order = { clock: 0, out: 1, rebuy: 2 } as const;
  return [...tournament.asks]
    .sort((a, b) => order[a.what] - order[b.what] || a.at - b.at)
    .flatMap((each) => need(tournament, each, now));
}

function need(tournament: Tournament, { player: id, what, on }: PlayerRequest, now: number): DirectorTask[] {
  const player = tournament.players.get(id);
  if (player === undefined) return [];
  const { name, standing } = player;
  const { rebuys, decisionClock } = tournament.rulebook.tournament;
  if (what === 'clock') {
    const slow = on === null ? undefined : tournament.players.get(on);
    if (slow?.standing.is !== 'in') return [];
    return [
      {
        what: 'asks',
        why: `${name} calls the clock on ${slow.name}: ${decisionClock.use.seconds} seconds`,
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
            why: `${name} says: I’m out`,
            facts: { is: 'asks-out' },
            rule: 'finish-order',
            player: id,
            command: outNow(tournament, id, standing.chair.table),
          },
        ];
  if (!mayAskRebuy(tournament, player, now)) return [];
  const command: DirectorTask['command'] =
    rebuyRefusal(tournament, player, now) === null
      ? { type: 'rebuy', player: id }
      : standing.is === 'in'
        ? outNow(tournament, id, standing.chair.table)
        : null;
  return [
    {
      what: 'asks',
      why: `${name} is broke and wants to rebuy`,
      facts: { is: 'asks-rebuy', sits: command?.type !== 'rebuy' },
      rule: rebuys.cite,
      player: id,
      command,
    },
  ];
}
