import { type ComponentType, lazy } from 'react';
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

/** A component that loads on demand. */
// biome-ignore lint/suspicious/noExplicitAny: as React has it, whatever the part takes
export const lazyPart = <Part extends ComponentType<any>>(load: () => Promise<{ default: Part }>) =>
  lazy(() => loadOrReload(load));
