import { DEFAULT_RULEBOOK } from '../../../rulebooks/rulebook.ts';

const KEPT = 'riffle.play';

/** The name and the rules this device played under last. */
export function remembered(): { readonly name: string; readonly rulebook: string } {
  const [name = '', rulebook = ''] = (window.localStorage.getItem(KEPT) ?? '').split('\n');
  return { name, rulebook: rulebook || DEFAULT_RULEBOOK };
}

/** How the table against bots is set up; played on like that until it is changed. */
export type BotTable = {
  readonly players: number;
  readonly bots: 'easy' | 'home' | 'hard';
  readonly levelMinutes: number;
  readonly pace: 'calm' | 'usual' | 'fast';
};
export const USUAL_TABLE: BotTable = { players: 9, bots: 'home', levelMinutes: 5, pace: 'usual' };

const TABLE = 'riffle.play.table';

/** The table against bots this device set up last. */
export function rememberedTable(): BotTable {
  try {
    return { ...USUAL_TABLE, ...JSON.parse(window.localStorage.getItem(TABLE) ?? '{}') };
  } catch {
    return USUAL_TABLE;
  }
}

export const rememberTable = (table: BotTable): void =>
  window.localStorage.setItem(TABLE, JSON.stringify(table));

export function rememberMe(me: { readonly name: string; readonly rulebook?: string }): void {
  const { name, rulebook } = { ...remembered(), ...me };
  window.localStorage.setItem(KEPT, `${name.trim()}\n${rulebook}`);
}
