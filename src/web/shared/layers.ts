import { useEffect, useRef } from 'react';
import { linkTo } from './address.ts';

/**
 * What lies on top of a page and goes away with the Back key: sheets, forms in them, and tabs other than the first. The
 * browser's history has an entry for each. One whose layer has closed by itself stays until the next layer needs it, or until
 * Back finds it: going back at once would cancel whatever page is opened next.
 */
type Layer = { readonly close: () => void };
const layers: Layer[] = [];

const isLayered = (state: unknown): state is { readonly layers: number } =>
  typeof state === 'object' && state !== null && 'layers' in state && typeof state.layers === 'number';

/** How many layers the current entry of the history stands for. */
const depth = (): number => {
  const state: unknown = window.history.state;
  return isLayered(state) ? state.layers : 0;
};

/** The depth before the last move in the history. */
let known: number | null = null;

function popped(): void {
  const before = known ?? 0;
  known = depth();
  if (known >= before) return;
  const closing = layers.splice(known);
  // The entry of a layer that is gone: Back means the next one, or the page.
  const top = closing.length === 0 ? layers.pop() : undefined;
  for (const { close } of top === undefined ? closing.reverse() : [top]) close();
  // In a turn of its own: a browser still busy with this step may drop another one.
  if (closing.length === 0 && top === undefined) setTimeout(() => window.history.back());
}

function open(layer: Layer): () => void {
  known ??= depth();
  window.addEventListener('popstate', popped);
  layers.push(layer);
  while (depth() < layers.length) window.history.pushState({ layers: depth() + 1 }, '');
  known = depth();
  return () => {
    const at = layers.indexOf(layer);
    if (at >= 0) layers.splice(at, 1);
  };
}

/** While it is open, the Back key closes it instead of leaving the page. */
export function useLayer(isOpen: boolean, close: () => void): void {
  const latest = useRef(close);
  useEffect(() => {
    latest.current = close;
  });
  useEffect(() => (isOpen ? open({ close: () => latest.current() }) : undefined), [isOpen]);
}

/**
 * Puts another page into the history. It takes the place of a layer: going back from there leads to the page below, not to
 * a sheet.
 */
export function leaveFor(path: string): void {
  if (depth() > 0) window.history.replaceState(null, '', linkTo(path));
  else window.history.pushState(null, '', linkTo(path));
  known = 0;
}
