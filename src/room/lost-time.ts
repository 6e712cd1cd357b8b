import { type Clock, readClock } from '../engine/clock/clock.ts';
import type { Ports, TimeLost } from './ports.ts';

/** Shorter absences are not worth a notice. */
const WORTH_TELLING_MS = 3_000;
/** After an absence this long the director is asked whether it counts. */
const WORTH_ASKING_MS = 30_000;

/** What the director reads after a restart; null if the server was back before anybody noticed. */
export function absenceMessage(clock: Clock, since: number, until: number): string | null {
  if (until - since < WORTH_TELLING_MS) return null;
  const [then, now] = [readClock(clock, since), readClock(clock, until)];
  const level =
    then.level === now.level ? '' : `, and the clock went from level ${then.level} to ${now.level}`;
  return `Riffle was away for ${Math.round((until - since) / 1000)} seconds${level}.`;
}

export const asksWhetherItCounts = (
  since: number,
  until: number,
  { sleepCounts }: Pick<Ports, 'sleepCounts'>,
): boolean => !sleepCounts && until - since >= WORTH_ASKING_MS;

/** What the director reads when the machine slept or its date was set. */
export function timeLostMessage({ sleptMs }: TimeLost): string {
  if (sleptMs === 0) return 'This machine’s clock was set. The tournament clock did not change.';
  const minutes = Math.round(sleptMs / 60_000);
  return `This machine slept for ${minutes < 2 ? `${Math.round(sleptMs / 1000)} seconds` : `${minutes} minutes`}.`;
}
