import { DEFAULT_RULEBOOK } from '../../../rulebooks/rulebook.ts';

const KEPT = 'riffle.play';

/** The name and the rules this device played under last. */
export function remembered(): { readonly name: string; readonly rulebook: string } {
  const [name = '', rulebook = ''] = (window.localStorage.getItem(KEPT) ?? '').split('\n');
  return { name, rulebook: rulebook || DEFAULT_RULEBOOK };
}

export function rememberMe(me: { readonly name: string; readonly rulebook?: string }): void {
  const { name, rulebook } = { ...remembered(), ...me };
  window.localStorage.setItem(KEPT, `${name.trim()}\n${rulebook}`);
}
