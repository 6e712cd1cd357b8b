import type { ClockFace } from '../../../engine/clock/clock.ts';
import type { TournamentView } from '../../../engine/views/tournament-view.ts';
import { chips, listed } from '../../shared/format.ts';
import { counted } from '../../shared/live/schedule.ts';
import type { Sound } from './scores.ts';
import type { TvWords } from './words.ts';

/** What the TV showed before, to find what is new. */
export type Moment = { readonly view: TournamentView; readonly face: ClockFace };
export type Cue = { readonly sound: Sound; readonly says: string };

const MINUTE_MS = 60_000;

/** What to play and say between two moments. Nothing for the first: a TV switched on late has missed it. */
export function cues(before: Moment | null, after: Moment, t: TvWords): Cue[] {
  if (before === null) return [];
  const heard: Cue[] = [];
  const { view } = after;
  if (view.phase === 'over') return before.view.phase === 'over' ? [] : [winner(view, t)];
  if (view.phase === 'running') heard.push(...ofTheClock(before, after, t));
  const { called } = view;
  if (called !== null && before.view.called?.until !== called.until)
    heard.push({ sound: 'clock', says: t.sayClock(called.name) });
  heard.push(...ofTheField(before, after, t));
  const told = new Set(before.view.moves.map(moveKey));
  const moves = view.moves.filter((move) => !told.has(moveKey(move)));
  if (moves.length > 0)
    heard.push({
      sound: 'move',
      says: moves.map(({ name, to }) => t.sayMove(name, to.table, to.seat)).join(' '),
    });
  return heard;
}

const moveKey = ({ player, to }: TournamentView['moves'][number]): string =>
  `${player} ${to.table}/${to.seat}`;

/** What the field has come down to, before anybody's new seat is read out. */
function ofTheField({ view: then }: Moment, { view }: Moment, t: TvWords): Cue[] {
  const { milestone, players } = view;
  if (milestone === null || milestone.is === then.milestone?.is) return [];
  return [{ sound: 'field', says: t.sayMilestone[milestone.is](players.left, players.entries) }];
}

function winner({ places }: TournamentView, t: TvWords): Cue {
  const names = places.filter(({ place }) => place === 1).map(({ name }) => name);
  return { sound: 'winner', says: t.sayWinner(listed(names), names.length) };
}

const isBreak = ({ onBreak, resumesIn }: ClockFace): boolean => onBreak || resumesIn !== null;

function ofTheClock({ view, face: then }: Moment, { face }: Moment, t: TvWords): Cue[] {
  const { small, big, ante } = face.stakes;
  const costs = t.sayBlinds(chips(small), chips(big), ante > 0 ? chips(ante) : null);
  if (view.phase !== 'running') return [{ sound: 'level', says: t.sayBegin(costs) }];
  if (isBreak(face) !== isBreak(then))
    return isBreak(face)
      ? [{ sound: 'break', says: t.sayBreak(Math.round((counted(face) ?? 0) / MINUTE_MS)) }]
      : [{ sound: 'back', says: t.sayBack(costs) }];
  if (face.level !== then.level) return [{ sound: 'level', says: costs }];
  const minute =
    face.running &&
    face.left !== null &&
    then.left !== null &&
    face.left <= MINUTE_MS &&
    then.left > MINUTE_MS;
  // No warning when the director sets the clock to less than a minute: everyone knows.
  if (minute && then.left - face.left < 5000)
    return [{ sound: 'minute', says: face.onBreak ? t.sayBreakMinute : t.sayMinute }];
  return [];
}
