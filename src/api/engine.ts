/** `riffle/engine`: hands and tournaments of Texas hold'em, pure, with every rule. */
export type { LegalActions } from '../engine/betting/legal.ts';
export type { Rulebook } from '../engine/choices/rulebook.ts';
export type { Action } from '../engine/hand/play.ts';
export type { HandEvent } from '../engine/record/events.ts';
export type { Refusal, Result } from '../engine/refusal.ts';
export type { TournamentCommand } from '../engine/tournament/commands.ts';
export type { TournamentEvent } from '../engine/tournament/events.ts';
export type { TournamentAudience, TournamentView } from '../engine/views/tournament-view.ts';
export type { Audience, HandView } from '../engine/views/view.ts';
export { type Chance, HandGame, type HandOptions } from './hand-game.ts';
export { type RankedHand, rankHand } from './ranking.ts';
export { type Circumstances, TournamentGame, type TournamentOptions } from './tournament-game.ts';
