import type { TournamentChoices } from '../choices/tournament-choices.ts';

type DecisionClock = TournamentChoices['decisionClock']['use'];

/** The clock is called on a player: when the countdown begins, and when their time is up [call-the-clock]. */
export function calledClock(
  { seconds, countdown }: DecisionClock,
  calledAt: number,
): { readonly countdownFrom: number; readonly until: number } {
  const countdownFrom = calledAt + seconds * 1000;
  return { countdownFrom, until: countdownFrom + countdown * 1000 };
}

/** What happens to their hand at zero: facing a bet it is dead; without one it depends on the rulebook [dead-hand-clock]. */
export const whenTimeIsUp = ({ withoutABet }: DecisionClock, facingABet: boolean): 'fold' | 'check' =>
  facingABet ? 'fold' : withoutABet;
