import type { Rulebook } from '../../../engine/choices/rulebook.ts';
import type { Currency } from '../../../engine/money/currency.ts';
import type { PastTournament } from '../../../protocol/after.ts';
import type { RulebookFile } from '../../../rulebooks/rulebook.ts';
import { ask, type Created, type Reply } from '../api/api.ts';

/** What the screens of a night to come ask of the server. */

export type Chip = { readonly value: number; readonly count: number };
export type OwnChip = Chip & { readonly colour?: string };

export type Planned = {
  readonly levels: readonly {
    readonly small: number;
    readonly big: number;
    readonly ante: number;
    readonly minutes: number | null;
  }[];
  readonly breaks: readonly { readonly afterLevel: number; readonly minutes: number }[];
  readonly colourUps: readonly {
    readonly chip: number;
    readonly into: number;
    readonly beforeLevel: number;
  }[];
  readonly startingStack: number;
  readonly bigBlinds: number;
  readonly chipsPerPlayer: readonly Chip[];
  readonly rebuyReserve: number;
  readonly chipsToBuy: readonly Chip[] | null;
  readonly prizes: readonly number[];
  readonly finish: { readonly p10: number; readonly p50: number; readonly p90: number };
  readonly finishes: readonly number[];
  readonly gaveUp: readonly {
    readonly code: 'no-rebuys' | 'shallow' | 'steep' | 'early' | 'late';
    readonly figure: number;
    readonly message: string;
  }[];
};

export type Rebuys = Rulebook['tournament']['rebuys']['use'];

/** A night as it is asked for; also how the house remembers its last one. */
export type NewTournament = {
  readonly name: string;
  readonly rulebook: string;
  readonly plan?: {
    readonly players: number;
    readonly minutes: number;
    readonly buyIn?: number;
    readonly chips?: readonly Chip[];
    readonly levelMinutes?: number;
  };
  readonly choices?: {
    readonly tournament?: {
      readonly rebuys?: Rebuys;
      readonly addOn?: null;
      readonly chips?: readonly { readonly value: number; readonly colour: string }[];
    };
  };
  readonly approval?: boolean;
  readonly when?: string;
  readonly place?: string;
};

export type Preset = { readonly name: string; readonly tournament: NewTournament };

/** A rulebook to choose, with its own words. */
export type OfferedRulebook = Rulebook & Pick<RulebookFile, 'words'>;

export const rulebooks = (): Promise<Reply<{ readonly rulebooks: readonly OfferedRulebook[] }>> =>
  ask('/api/rulebooks');

export const plan = ({ rulebook, choices, plan }: NewTournament): Promise<Reply<Planned>> =>
  ask('/api/plan', { rulebook, ...plan, ...(choices && { choices }) });

export const lastPlan = (): Promise<Reply<{ readonly 'last-plan': NewTournament | null }>> =>
  ask('/api/site/last-plan');
export const chipCase = (): Promise<Reply<{ readonly 'chip-case': readonly OwnChip[] | null }>> =>
  ask('/api/site/chip-case');
export const presets = (): Promise<Reply<{ readonly presets: readonly Preset[] }>> =>
  ask('/api/site/presets');
export const keepPresets = (kept: readonly Preset[]): Promise<Reply<unknown>> =>
  ask('/api/site/presets', { presets: kept }, 'PUT');
export const roster = (): Promise<Reply<{ readonly roster: readonly { readonly name: string }[] }>> =>
  ask('/api/site/roster');

export const results = (): Promise<Reply<{ readonly tournaments: readonly PastTournament[] }>> =>
  ask('/api/site/results');

export type Invited = {
  readonly name: string;
  readonly joinCode: string;
  readonly link: string;
  readonly when: string | null;
  readonly place: string | null;
  readonly cannot: readonly string[];
};
export const invitation = (tournament: string): Promise<Reply<Invited>> =>
  ask(`/api/tournaments/${tournament}/invitation`);

export type AtDoor = { readonly id: string; readonly name: string };
/** Somebody who came by themselves and has not bought in, and when. */
export type Newcomer = { readonly name: string; readonly at: number };
export const atDoor = (
  tournament: string,
): Promise<
  Reply<{
    readonly door: { readonly waiting: readonly AtDoor[] } | null;
    readonly newcomers: readonly Newcomer[];
    readonly now: number;
  }>
> => ask(`/api/tournaments/${tournament}/people`);
/** Everybody who came since then and has not bought in. */
export const turnAway = (
  tournament: string,
  since: number,
): Promise<Reply<{ readonly turnedAway: number }>> =>
  ask(`/api/tournaments/${tournament}/waiting/turn-away`, { since });
export const answerDoor = (
  tournament: string,
  guest: string,
  does: 'approve' | 'decline',
): Promise<Reply<{ readonly waiting: readonly AtDoor[] }>> =>
  ask(`/api/tournaments/${tournament}/waiting/${guest}`, { do: does });

export type Invite = {
  readonly tournament: string;
  readonly name: string;
  readonly phase: string;
  readonly when: string | null;
  readonly place: string | null;
  readonly rulebook: { readonly name: string; readonly words: RulebookFile['words'] | null };
  readonly price: number;
  readonly currency: Currency;
  readonly rebuys: boolean;
  readonly minimumAge: number | null;
  readonly coming: { readonly count: number; readonly names: readonly string[] | null };
  readonly cannot: number;
  readonly me: string | null;
  readonly waiting: boolean;
};
export const lookAt = (code: string): Promise<Reply<Invite>> => ask('/api/invitation', { code });
export const cannotCome = (code: string, name: string): Promise<Reply<unknown>> =>
  ask('/api/invitation/cannot', { code, ...(name !== '' && { name }) });

export const openSample = (name: string): Promise<Reply<Created>> => ask('/api/sample', { name });
export const isSample = (tournament: string): Promise<boolean> =>
  ask<{ readonly sample: boolean }>(`/api/tournaments/${tournament}`).then(
    (reply) => 'ok' in reply && reply.ok.sample,
  );
