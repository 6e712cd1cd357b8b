import type { Break, Level } from '../choices/tournament-choices.ts';
import { accept, type Result, refuse } from '../refusal.ts';

/** A table can still count twice as many chips. */
const MOST_STAKES = 1_000_000_000;

/** A schedule that can be played: blinds in proportion, never going down, an end only at the end. */
export function checkSchedule(
  levels: readonly Level[],
  breaks: readonly Break[] = [],
): Result<readonly Level[]> {
  if (levels.length === 0)
    return refuse({
      code: 'no-levels',
      rule: null,
      message: 'a schedule needs at least one level',
    });
  for (const [index, { small, big, ante, minutes }] of levels.entries()) {
    const level = index + 1;
    const where = `level ${level} (${small}/${big})`;
    const whole = [small, big, ante].every((stake) => Number.isSafeInteger(stake) && stake <= MOST_STAKES);
    if (!whole || small < 1 || big < 1 || ante < 0)
      return refuse({
        code: 'bad-stakes',
        rule: null,
        message: `${where}: blinds are whole numbers from 1 to ${MOST_STAKES}`,
        level,
      });
    // A third to two thirds, bounds included [blinds-small-ratio].
    if (small * 3 < big || small * 3 > big * 2)
      return refuse({
        code: 'blinds-out-of-proportion',
        rule: 'blinds-small-ratio',
        message: `${where}: the small blind must be a third to two thirds of the big one`,
        level,
        small,
        big,
      });
    const before = levels[index - 1];
    if (before !== undefined && (big < before.big || small < before.small))
      return refuse({
        code: 'schedule-goes-down',
        rule: 'blinds-rise',
        message: `${where} is below level ${index} (${before.small}/${before.big}): blinds only rise`,
        level,
      });
    if (minutes === null ? level < levels.length : !(minutes > 0))
      return refuse({
        code: 'bad-length',
        rule: null,
        message: `${where}: only the last level can run without end; the others need a length`,
        level,
      });
  }
  const stray = breaks.find(({ afterLevel }) => afterLevel < 1 || afterLevel >= levels.length);
  if (stray !== undefined)
    return refuse({
      code: 'bad-break',
      rule: null,
      message: `a break after level ${stray.afterLevel}: there are ${levels.length} levels`,
      level: stray.afterLevel,
    });
  return accept(levels);
}

/** Prizes must add up to 100 percent, none of them negative. */
export function checkPercent(percent: readonly number[]): Result<readonly number[]> {
  const sum = percent.reduce((total, each) => total + each, 0);
  if (percent.length === 0 || percent.some((each) => !(each >= 0)) || Math.abs(sum - 100) > 1e-9)
    return refuse({
      code: 'prizes-not-100',
      rule: null,
      message: `payouts of ${percent.join(', ')} percent add up to ${sum}: they must add up to 100`,
      sum,
    });
  return accept(percent);
}
