import type { TournamentChoices } from '../choices/tournament-choices.ts';

type DecisionClock = TournamentChoices['decisionClock']['use'];

/** Somebody has called the clock on a player: when the countdown begins, and when his time is up [call-the-clock]. */
export function calledClock(
  { seconds, countdown }: DecisionClock,
  calledAt: number,
): { readonly countdownFrom: number; readonly until: number } {
  const countdownFrom = calledAt + seconds * 1000;
  return { countdownFrom, until: countdownFrom + countdown * 1000 };
}

/** What becomes of his hand at zero: facing a bet it is dead; without one the houses differ [dead-hand-clock]. */
export const whenTimeIsUp = ({ withoutABet }: DecisionClock, facingABet: boolean): 'fold' | 'check' =>
  facingABet ? 'fold' : withoutABet;
