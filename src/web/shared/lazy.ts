import { type ComponentProps, createElement, type FunctionComponent, useCallback, useRef } from 'react';
import { serverIsBack } from './server-back.ts';

/**
 * Loads code on demand. Without the server that fails, and a failed component would take down the whole page
 * and its clock. So the page stays as it is until the server is back and then reloads, because a browser does not request
 * a failed module again.
 */
export async function loadOrReload<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load();
  } catch {
    await serverIsBack();
    window.location.reload();
    return new Promise(() => {});
  }
}

/** A component that loads on demand; `loading` fetches it ahead, and is null once it is there. */
// biome-ignore lint/suspicious/noExplicitAny: as React has it, whatever the part takes
export type Part<Props = any> = FunctionComponent<Props> & { readonly loading?: () => Promise<void> | null };

export function lazyPart<Loaded extends Part>(
  load: () => Promise<{ default: Loaded }>,
): Part<ComponentProps<Loaded>> {
  let part: Loaded | null = null;
  let coming: Promise<void> | null = null;
  const loading = (): Promise<void> | null => {
    if (part !== null) return null;
    coming ??= loadOrReload(load).then((loaded) => {
      part = loaded.default;
    });
    return coming;
  };
  function Shown(props: ComponentProps<Loaded>) {
    if (part === null) throw loading();
    return createElement(part, props);
  }
  return Object.assign(Shown, { loading });
}

/** Goes to another part once it has loaded; until then what is on the screen stays. The last wish counts. */
export function useNextPart(): (part: Part | undefined, go: () => void) => void {
  const wishes = useRef(0);
  return useCallback((part, go) => {
    const wish = ++wishes.current;
    const coming = part?.loading?.() ?? null;
    if (coming === null) go();
    else void coming.then(() => wish === wishes.current && go());
  }, []);
}
